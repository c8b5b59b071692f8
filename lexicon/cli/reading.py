"""Input of the commands: a file by its name, or standard input as `-`."""

import sys
from pathlib import Path

from lexicon.errors import DataError
from lexicon.files.text import decoded
from lexicon.message import message

STANDARD_INPUT = "-"


def read_bytes(file: str) -> bytes:
    """All bytes. Raises DataError if the file cannot be read."""
    try:
        return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except FileNotFoundError:
        raise DataError(file, 0, message("file not found")) from None
    except (OSError, ValueError) as error:
        raise DataError(file, 0, "cannot be read: {why}", why=getattr(error, "strerror", None) or error) from None


def read_text(file: str) -> str:
    """All text, which must be UTF-8. Raises DataError with the line of the first bad byte."""
    return decoded(read_bytes(file), file)
