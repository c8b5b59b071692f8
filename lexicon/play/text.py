"""Lines of a text file as people save them: any line ends, with or without a byte-order mark or a final newline."""

from collections.abc import Iterator
from pathlib import Path

import regex

from lexicon.errors import DataError
from lexicon.files.text import decoded

_LINE_END = regex.compile(r"\r\n|\r|\n")


def read_bytes(path: Path) -> bytes:
    """The bytes of a file; DataError if it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise DataError(path, 0, "file not found") from None
    except (OSError, ValueError) as error:
        raise DataError(path, 0, "cannot be read: {why}", why=error) from None


def read_text(path: Path) -> str:
    """The text of a UTF-8 file; DataError names the line of the first bad byte."""
    return decoded(read_bytes(path), path)


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """(line number from 1, line without its end), skipping a byte-order mark."""
    yield from enumerate(_LINE_END.split(text.removeprefix("\ufeff")), 1)
