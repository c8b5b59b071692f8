"""Message catalogues (gettext): English is the text in the code, Czech comes from `locale/cs`.

The catalogues are compiled from `.po` to `.mo` when the package is installed (hatch_build.py).
"""

import gettext
from collections.abc import Callable
from importlib.resources import as_file, files

from lexicon.errors import LexiconError, UsageError

LANGUAGES = ("cs", "en")
DOMAIN = "lexicon"

Translate = Callable[[str], str]


def translator(language: str) -> Translate:
    """The function that turns English messages into `language`. Raises UsageError for an unknown language."""
    if language not in LANGUAGES:
        raise UsageError(f"unknown language {language!r}", hint=f"one of: {', '.join(LANGUAGES)}")
    if language == "en":
        return gettext.NullTranslations().gettext
    with as_file(files("lexicon.judge") / "locale") as folder:
        try:
            return gettext.translation(DOMAIN, str(folder), [language]).gettext
        except FileNotFoundError:
            raise LexiconError("the message catalogues are not compiled", hint="install the package again") from None
