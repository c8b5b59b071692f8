"""UTF-8 text out of bytes that somebody saved, with the line of what is not."""

from pathlib import Path

from lexicon.errors import DataError
from lexicon.message import message


def decoded(raw: bytes, file: Path | str) -> str:
    """The text of `raw`, without a byte-order mark. Raises DataError with the line of the first bad byte of `file`."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        what, hint = message("not UTF-8 at byte {byte}"), message("save the file as UTF-8")
        raise DataError(file, line, what, hint=hint, byte=error.start) from None
