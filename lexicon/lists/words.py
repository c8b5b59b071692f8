"""Checking the words of an official list: letters, case, lengths, repetitions."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import NamedTuple

import msgspec

from lexicon.errors import DataError
from lexicon.message import message

ENCODINGS = ("utf-8", "windows-1250")


class PlacedWord(NamedTuple):
    """A word as it stands in the file, at `line` (from 1)."""

    text: str
    line: int


class Lengths(NamedTuple):
    """The lengths that a list covers, in letters (CH counts as two)."""

    first: int
    last: int

    def __contains__(self, letters: object) -> bool:
        return isinstance(letters, int) and self.first <= letters <= self.last

    def __str__(self) -> str:
        return f"{self.first}-{self.last}"


class Checked(NamedTuple):
    """The words of a list, sorted, each once; `repeated` are those that the file has more than once."""

    words: tuple[str, ...]
    repeated: tuple[str, ...]


def alphabet(language: str = "cs") -> frozenset[str]:
    """The letters that words of a list may have."""
    data = (files("lexicon.lists") / "data" / f"{language}.toml").read_bytes()
    return frozenset(msgspec.toml.decode(data, type=dict[str, str])["letters"])


def check_words(file: str, found: Sequence[PlacedWord], lengths: Lengths, letters: frozenset[str]) -> Checked:
    """Every word in NFC lower case, checked. Raises DataError for the first word that cannot be right.

    A word may be written in capitals throughout, but not with a capital initial (K2). Every length that the list
    covers must occur: where one is missing, the file is not the whole list.
    """
    counts: Counter[str] = Counter()
    for placed in found:
        word = unicodedata.normalize("NFC", placed.text)
        word = word.lower() if word.isupper() else word
        wrong = next((letter for letter in word if letter not in letters), "")
        if wrong:
            hint = _hint(word, wrong, letters)
            raise DataError(file, placed.line, "word {word} has {wrong}", hint=hint, word=repr(word), wrong=repr(wrong))
        if len(word) not in lengths:
            raise DataError(
                file,
                placed.line,
                "word {word} has {letters} letters",
                hint="the list covers {lengths} letters",
                word=repr(word),
                letters=len(word),
                lengths=lengths,
            )
        counts[word] += 1
    lacking = [str(n) for n in range(lengths.first, lengths.last + 1) if not any(len(word) == n for word in counts)]
    if lacking:
        hint = message("is the file complete, and are the lengths right?")
        raise DataError(file, 0, "no word of {lengths} letters", hint=hint, lengths=", ".join(lacking))
    return Checked(tuple(sorted(counts)), tuple(sorted(word for word, n in counts.items() if n > 1)))


def _hint(word: str, wrong: str, letters: Iterable[str]) -> str:
    """Whether the letters look like another encoding: `šaty` in ISO 8859-2 read as windows-1250 is `ąaty`."""
    try:
        other = word.encode("windows-1250").decode("iso-8859-2")
    except UnicodeError:
        other = ""
    if other != word and other and set(other) <= set(letters):
        return message("the file looks like ISO 8859-2: save it as UTF-8 or windows-1250")
    if wrong.isupper():
        return message("words of a list are written in lower case, or in capitals throughout")
    return message("words of a list consist of letters of the alphabet only")
