"""A line as the referee types it: the words of a move, or a command with a colon.

pes, psa                judge a move
:undo  :zpet            take the last ruling back
:note Stůl 5            add a note to it
"""

from dataclasses import dataclass
from enum import StrEnum

import regex

from lexicon.errors import UsageError
from lexicon.message import message
from lexicon.referee.digraphs import decode

_BETWEEN = regex.compile(r"[\s,;]+")


class Verb(StrEnum):
    """What a line asks for."""

    JUDGE = "judge"
    UNDO = "undo"
    NOTE = "note"
    HISTORY = "history"
    DETAILS = "details"
    VARIANT = "variant"
    GAME = "game"
    EXPORT = "export"
    HELP = "help"
    QUIT = "quit"
    NOTHING = "nothing"


# English names are those of `Verb`; the Czech ones need no Czech keyboard.
_CZECH = {
    "zpet": Verb.UNDO,
    "zpět": Verb.UNDO,
    "poznamka": Verb.NOTE,
    "poznámka": Verb.NOTE,
    "historie": Verb.HISTORY,
    "podrobne": Verb.DETAILS,
    "podrobně": Verb.DETAILS,
    "varianta": Verb.VARIANT,
    "pravidla": Verb.GAME,
    "uloz": Verb.EXPORT,
    "ulož": Verb.EXPORT,
    "pomoc": Verb.HELP,
    "konec": Verb.QUIT,
}
_TYPED = {verb.value: verb for verb in Verb if verb not in (Verb.JUDGE, Verb.NOTHING)} | _CZECH
_NEEDS_TEXT = {
    Verb.NOTE: message("the text of the note"),
    Verb.VARIANT: message("klasik or plus"),
    Verb.EXPORT: message("a file name with .csv or .json"),
}


@dataclass(frozen=True, slots=True)
class Command:
    """A line understood: its verb, the words to judge, or the text that follows a command."""

    verb: Verb
    words: tuple[str, ...] = ()
    text: str = ""


def read_command(line: str) -> Command:
    """Read a line. Raises UsageError: an unknown command, a missing text, a sign that makes no letter."""
    typed = line.strip()
    if not typed:
        return Command(Verb.NOTHING)
    if not typed.startswith(":"):
        return Command(Verb.JUDGE, tuple(decode(word) for word in _BETWEEN.split(typed) if word))
    name, _, text = typed[1:].partition(" ")
    verb = _TYPED.get(name.lower())
    if verb is None:
        raise UsageError("no command {name}", hint=message("type :help"), name=f":{name}")
    text = text.strip()
    if verb in _NEEDS_TEXT and not text:
        raise UsageError("{name}: something is missing", hint=_NEEDS_TEXT[verb], name=f":{name}")
    return Command(verb, text=text)
