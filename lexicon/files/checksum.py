"""Checksums of files."""

from pathlib import Path

from lexicon.errors import DataError


def sha256(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal. Raises DataError if it cannot be read."""
    import hashlib  # noqa: PLC0415 - opening a lexicon does without

    try:
        with path.open("rb") as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError as error:
        raise DataError(path, 0, "cannot be read: {why}", why=error.strerror) from None
