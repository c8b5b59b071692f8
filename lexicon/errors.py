"""The exception tree.

LexiconError                anything this package refuses; the command line prints it as one line, exit code 2
+-- DataError               a data file (vzory, ruleset, tile set, source, list, board) says something wrong
+-- UsageError              the caller asks for something that does not exist (variant, cell, file)
+-- ArtefactError           a built lexicon is missing, too old, truncated or corrupted
+-- FetchError              a pinned source cannot be fetched or has another checksum
"""

from pathlib import Path


class LexiconError(Exception):
    """What went wrong and how to mend it; `str()` is one line."""

    def __init__(self, what: str, *, hint: str = "") -> None:
        self.what = what
        self.hint = hint
        super().__init__(what)

    def __str__(self) -> str:
        return f"{self.what} ({self.hint})" if self.hint else self.what


class DataError(LexiconError):
    """A data file that cannot be used: `file:line: [entry] what (hint)`.

    `line` counts from 1; 0 means the file as a whole. `entry` is the id of the entry, vzor or rule concerned.
    """

    def __init__(self, file: Path | str, line: int, what: str, *, entry: str = "", hint: str = "") -> None:
        self.file = str(file)
        self.line = line
        self.entry = entry
        super().__init__(what, hint=hint)

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        entry = f" [{self.entry}]" if self.entry else ""
        return f"{place}:{entry} {super().__str__()}"

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild_data_error, (self.file, self.line, self.what, self.entry, self.hint))


def _rebuild_data_error(file: str, line: int, what: str, entry: str, hint: str) -> DataError:
    """Errors cross process boundaries when the build runs on several cores."""
    return DataError(file, line, what, entry=entry, hint=hint)


class UsageError(LexiconError):
    """Asked for something that does not exist."""


class ArtefactError(LexiconError):
    """A built lexicon that cannot be opened or trusted."""


class FetchError(LexiconError):
    """A pinned source that cannot be fetched, or whose bytes differ from the pin."""
