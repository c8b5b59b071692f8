"""Message catalogues (gettext): English is the text in the code, Czech comes from `locale/cs`.

    say = translator("cs")
    say("noun")                                         podstatné jméno
    say(message("singular", "of"))                      jednotného čísla: the same text in another role
    say.plural("{n} tile", "{n} tiles", 5)              {n} kamenů

A text that is looked up later, out of a table, is marked where it stands: `message("noun")` (lexicon.message). The
catalogues are compiled from `.po` to `.mo` when the package is installed (hatch_build.py).
"""

import gettext
from pathlib import Path

from lexicon.errors import LexiconError, UsageError
from lexicon.message import Message

LANGUAGES = ("cs", "en")
DOMAIN = "lexicon"
_CATALOGUES = Path(__file__).parent / "locale"


class Say:
    """Turns English messages into one language."""

    def __init__(self, language: str, catalogue: gettext.NullTranslations) -> None:
        self.language = language
        self._catalogue = catalogue

    def __call__(self, text: str) -> str:
        """One message, with its placeholders."""
        if isinstance(text, Message) and text.context:
            return self._catalogue.pgettext(text.context, text)
        return self._catalogue.gettext(text) if text else ""

    def plural(self, one: str, many: str, n: int) -> str:
        """The form of a message that goes with a number: 1 kámen, 2 kameny, 5 kamenů."""
        return self._catalogue.ngettext(one, many, n)


def translator(language: str) -> Say:
    """What turns English messages into `language`. Raises UsageError for an unknown language."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UsageError("unknown language {language}", hint="one of: {known}", language=language, known=known)
    if language == "en":
        return Say(language, gettext.NullTranslations())
    try:
        return Say(language, gettext.translation(DOMAIN, str(_CATALOGUES), [language]))
    except FileNotFoundError:
        raise LexiconError("the message catalogues are not compiled", hint="install the package again") from None
