"""A word list to measure against: a word a line, further columns ignored.

# seznam z roku 2023
aba
ABÁ     5
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from lexicon.errors import DataError
from lexicon.judge.lexicon import normalise


def read_gold(path: Path) -> list[str]:
    """The distinct words, lower case, NFC, sorted. Raises DataError (unreadable, not UTF-8, no words)."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DataError(path, 0, "cannot be read: {why}", why=error.strerror) from None
    except UnicodeDecodeError:
        raise DataError(path, 0, "not UTF-8", hint="save the file as UTF-8") from None
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    words = {normalise(line.split()[0]) for line in lines}
    if not words:
        raise DataError(path, 0, "no words", hint="one word a line")
    return sorted(words)


def half(words: Iterable[str]) -> list[str]:
    """The half of the words whose SHA-256 begins with an even byte; the other half stays unseen for a later check."""
    return [word for word in words if hashlib.sha256(word.encode()).digest()[0] & 1 == 0]
