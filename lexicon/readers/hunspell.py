"""Hunspell dictionaries with the Czech affix classes: `.dic` files in ISO 8859-2 or UTF-8.

    166545                  the number of lines (ignored)
    fregata/ZQ              word / flags
    SMS                     capitals: an abbreviation

Newer editions (UTF-8) add flags: w vulgar or pejorative, q forbidden, X transgressives, y comparison.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from lexicon.errors import DataError
from lexicon.readers.affix.czech import czech_sorter
from lexicon.readers.affix.sort import Outcome, Sorted
from lexicon.readers.entry import Entry

VULGAR = "w"
FORBIDDEN = "q"
_LABELS = {VULGAR: "vulgární", FORBIDDEN: "nesprávné"}
_NOT_CLASSES = "wqXy"


@dataclass(slots=True)
class SortReport:
    """How many words went where, and samples of those that went nowhere."""

    counts: Counter[str] = field(default_factory=Counter)
    unplaced: list[str] = field(default_factory=list)

    def add(self, item: Sorted) -> None:
        """Count one word."""
        self.counts[item.outcome.value] += 1
        if item.outcome is Outcome.UNPLACED:
            self.unplaced.append(f"{item.word}/{item.flags}")


def read_hunspell(path: Path, source: str, report: SortReport | None = None) -> Iterator[Entry]:
    """Entries of a Czech hunspell dictionary. Raises DataError (encoding, no words)."""
    lines = _lines(path)
    words: dict[str, str] = {}
    for _, word, flags in lines:
        words[word] = words.get(word, "") + flags
    sorter = czech_sorter(words)
    for number, word, flags in lines:
        item = sorter.sort(word, "".join(flag for flag in flags if flag not in _NOT_CLASSES))
        if report is not None:
            report.add(item)
        labels = tuple(label for flag, label in _LABELS.items() if flag in flags)
        for entry in item.entries(source, number):
            yield _labelled(entry, labels) if labels else entry


def _labelled(entry: Entry, labels: tuple[str, ...]) -> Entry:
    return replace(entry, readings=tuple(replace(reading, labels=labels) for reading in entry.readings))


def _lines(path: Path) -> list[tuple[int, str, str]]:
    """(line, word, flags) of a `.dic` file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise DataError(path, 0, f"cannot be read: {error.strerror}") from None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("iso-8859-2")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        word, _, flags = line.partition("\t")[0].strip().partition("/")
        if word and not (number == 1 and word.isdigit()):
            found.append((number, word, flags))
    if not found:
        raise DataError(path, 1, "no words", hint="a .dic file has one word a line, then / and flags")
    return found
