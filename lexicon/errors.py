"""The exception tree.

LexiconError                anything this package refuses; the command line prints it as one line, exit code 2
+-- DataError               a data file (vzory, ruleset, tile set, source, list, board) says something wrong
+-- UsageError              the caller asks for something that does not exist (variant, cell, file)
|   +-- PlayError           a move, rack or word that cannot be taken (lexicon.play.reasons)
+-- ArtefactError           a built lexicon is missing, too old, truncated or corrupted
+-- FetchError              a pinned source cannot be fetched or has another checksum

`str()` is English. A message that people at a table may meet is a template with values, so that it can be said in
their language too:

    error = UsageError("unknown variant {variant}", variant="x", hint="one of: {known}", known="klasik, plus")
    str(error)                                  unknown variant x (one of: klasik, plus)
    error.worded(translator("cs"))              neznámá varianta x (existují: klasik, plus)

Errors that only authors of data files meet are plain English sentences without values.
"""

from collections.abc import Callable
from pathlib import Path

from lexicon.message import filled


class LexiconError(Exception):
    """What went wrong and how to mend it; `str()` is one line. `values` fill the templates `what` and `hint`."""

    def __init__(self, what: str, *, hint: str = "", **values: object) -> None:
        self.template = what
        self.hint_template = hint
        self.values = values
        self.what = filled(what, values)
        self.hint = filled(hint, values)
        super().__init__(self.what)

    def worded(self, say: Callable[[str], str]) -> str:
        """The message in the language of a translator (lexicon.judge.messages); English where it has no words."""
        what = filled(say(self.template), self.values)
        hint = filled(say(self.hint_template), self.values) if self.hint_template else ""
        return f"{what} ({hint})" if hint else what

    def __str__(self) -> str:
        return self.worded(str)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross process boundaries when the build runs on several cores."""
        return (_rebuild, (type(self), (self.template,), self.hint_template, self.values))


class DataError(LexiconError):
    """A data file that cannot be used: `file:line: [entry] what (hint)`.

    `line` counts from 1; 0 means the file as a whole. `entry` is the id of the entry, vzor or rule concerned.
    """

    def __init__(
        self, file: Path | str, line: int, what: str, *, entry: str = "", hint: str = "", **values: object
    ) -> None:
        self.file = str(file)
        self.line = line
        self.entry = entry
        super().__init__(what, hint=hint, **values)

    def worded(self, say: Callable[[str], str]) -> str:
        """File, line and entry, then the message."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        entry = f" [{self.entry}]" if self.entry else ""
        return f"{place}:{entry} {super().worded(say)}"

    def __reduce__(self) -> tuple[object, ...]:
        place = (self.file, self.line, self.template)
        return (_rebuild, (type(self), place, self.hint_template, {"entry": self.entry, **self.values}))


class UsageError(LexiconError):
    """Asked for something that does not exist."""


class ArtefactError(LexiconError):
    """A built lexicon that cannot be opened or trusted."""


class FetchError(LexiconError):
    """A pinned source that cannot be fetched, or whose bytes differ from the pin."""


def _rebuild(kind: type[LexiconError], place: tuple[object, ...], hint: str, values: dict[str, object]) -> LexiconError:
    return kind(*place, hint=hint, **values)  # type: ignore[arg-type]
