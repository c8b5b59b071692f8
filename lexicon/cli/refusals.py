"""Refusals in the reader's language: one line, whatever went wrong.

lexicon: chybí WORDS... (nápověda: lexicon challenge --help)
lexicon: žádný lexikon v build/cs (sestavte ho: lexicon build)
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from lexicon.cli.options import ERROR
from lexicon.errors import LexiconError, UsageError
from lexicon.judge.messages import LANGUAGES, Say, translator
from lexicon.message import message

_MISUSES = {
    "MissingParameter": message("{name} is missing"),
    "NoSuchOption": message("no option {name}"),
    "BadParameter": message("{name}: {problem}"),
}


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, of LEXICON_LANG, or Czech; needed before the arguments are understood."""
    asked = environment.get("LEXICON_LANG", "")
    for here, following in pairwise([*arguments, ""]):
        if here == "--lang":
            asked = following
        elif here.startswith("--lang="):
            asked = here.removeprefix("--lang=")
    return asked if asked in LANGUAGES else LANGUAGES[0]


def refusal(error: BaseException, language: str) -> tuple[str, int]:
    """The line to print and the exit code."""
    try:
        say = translator(language)
    except LexiconError:
        say = translator("en")
    if type(error).__name__ == "NoArgsIsHelpError":
        return str(error), ERROR
    text = error.worded(say) if isinstance(error, LexiconError) else _misuse(error, say)
    return "lexicon: " + " ".join(text.split()), ERROR


def _misuse(error: BaseException, say: Say) -> str:
    """What the command line's own parser refused."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "lexicon"
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (parameter and parameter.get_error_hint().strip("'")) or command
    template = _MISUSES.get(type(error).__name__, "{problem}")
    problem = getattr(error, "message", "") or str(error)
    hint = message("help: {command} --help")
    return UsageError(template, hint=hint, name=name, problem=problem, command=command).worded(say)
