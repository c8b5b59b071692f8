"""What an export is made of: words, records, tiles, and where all of it comes from."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter
from typing import Protocol

import msgspec

from lexicon.errors import UsageError
from lexicon.study.source import WordSource


class Record(msgspec.Struct, frozen=True, order=True):
    """One analysis of one form: `psi`, `pes`, `NOUN`, `Case=Nom|Number=Plur`, the rules that admit it."""

    form: str
    lemma: str
    upos: str
    features: str
    """Universal Features as in CoNLL-U: `Name=Value` joined by `|`, sorted; empty: none."""
    rules: tuple[str, ...] = ()
    definition: str = ""


class RecordSource(WordSource, Protocol):
    """A lexicon that can also say what its words are."""

    def records(self, variant: str) -> Iterable[Record]:
        """All admitted analyses of all words of the variant, forms in the order of code points."""
        ...


class Tiles(Protocol):
    """A tile set: letters with counts (`?`: blanks) and points, and which letters are vowels."""

    @property
    def counts(self) -> Mapping[str, int]:
        """Tiles in the bag."""
        ...

    @property
    def points(self) -> Mapping[str, int]:
        """Points of a tile."""
        ...

    @property
    def vowels(self) -> frozenset[str]:
        """Letters that count as vowels."""
        ...


class Origin(msgspec.Struct, frozen=True):
    """One source the words were taken from."""

    title: str
    licence: str
    where: str = ""


class Provenance(msgspec.Struct, frozen=True):
    """What every export carries along: what it is, under which licence, and made from what."""

    title: str
    version: str
    variant: str
    ruleset: str
    licence: str
    author: str
    released: str = ""
    """A date given by the caller; never the time of the export, so that the same lexicon gives the same bytes."""
    origins: tuple[Origin, ...] = ()

    def lines(self) -> list[str]:
        """For comments and side files, a line a fact."""
        facts = [
            f"{self.title} {self.version}",
            f"Variant: {self.variant}; ruleset: {self.ruleset}",
            f"Author: {self.author}",
            f"Licence: {self.licence}",
        ]
        facts += [f"Released: {self.released}"] if self.released else []
        facts += [
            f"Source: {one.title}; licence: {one.licence}" + (f"; {one.where}" if one.where else "")
            for one in self.origins
        ]
        return [" ".join(fact.split()) for fact in facts]


@dataclass(frozen=True)
class Job:
    """One export: words sorted by code point, each once, of at most `max_length` letters."""

    source: RecordSource
    words: Sequence[str]
    tiles: Tiles
    provenance: Provenance
    max_length: int | None = None
    also: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Words of wider variants that are not in `words`, for formats with categories."""

    def records(self) -> Iterator[tuple[str, list[Record]]]:
        """Each word with its records, sorted. Raises UsageError if the source is out of order or lacks a word."""
        wanted = iter(self.words)
        by_form = attrgetter("form")
        for form, group in groupby(self.source.records(self.provenance.variant), by_form):
            if self.max_length is not None and len(form) > self.max_length:
                continue
            expected = next(wanted, None)
            if form != expected:
                raise UsageError(f"records and words of the lexicon differ: record {form!r}, word {expected!r}")
            yield form, sorted(set(group))
        left = next(wanted, None)
        if left is not None:
            raise UsageError(f"records and words of the lexicon differ: no record for the word {left!r}")


def meaning(records: Iterable[Record]) -> str:
    """For people: `pes (NOUN): šelma`, lexemes joined by `; `, on one line."""
    lexemes = dict.fromkeys((one.lemma, one.upos, one.definition) for one in records)
    parts = [f"{lemma} ({upos})" + (f": {definition}" if definition else "") for lemma, upos, definition in lexemes]
    return " ".join("; ".join(parts).split())
