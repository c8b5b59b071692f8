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
    """What the command line's own parser refused, which has words in English only."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "lexicon"
    problem = getattr(error, "message", "") or str(error)
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", "") or (max(parameter.opts, key=len) if parameter else "")
    named = [part for n, part in enumerate(problem.split("'")) if n % 2]  # what it quotes
    kind = type(error).__name__
    hint, known = message("help: {command} --help"), ""
    if parameter and parameter.param_type_name == "argument":
        name = name.upper()
    if kind == "MissingParameter":
        what = message("{name} is missing")
    elif kind == "NoSuchOption":
        what = message("no option {name}")
    elif parameter and "is not one of" in problem:
        what, hint, known = message("{name} cannot be {value}"), message("one of: {known}"), ", ".join(named[1:])
    elif parameter and ("number" in problem or "integer" in problem):
        what = message("{name}: a number is needed")
    elif parameter and " than or equal to " in problem:
        what = message("{name}: out of range")
    elif "No such command" in problem:
        what, name = message("no command {name}"), named[0]
    else:
        what = message("{problem}")
    values = {"name": name, "problem": problem, "command": command, "known": known, "value": (*named, "")[0]}
    return UsageError(what, hint=hint, **values).worded(say)
