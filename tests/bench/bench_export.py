"""Time of each export with its reading back, and the size of what it writes.

pytest tests/bench/bench_export.py -n0 --benchmark-columns=median
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from synthetic import once, synthetic_words

from lexicon.export.formats import FORMATS, export
from lexicon.export.source import Provenance, Record

PROVENANCE = Provenance("Invented words", "1", "KLASIK", "-", "CC0", "-")


@dataclass(frozen=True)
class NoTiles:
    """Points and counts play no part here."""

    counts: Mapping[str, int] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    vowels: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Invented:
    """A record a word; the first five letters stand for the lemma."""

    listed: list[str]

    def words(self, variant: str) -> Iterable[str]:
        assert variant == "KLASIK"
        return self.listed

    def records(self, variant: str) -> Iterator[Record]:
        return (Record(word, word[:5], "NOUN", "Case=Nom", ("F1",)) for word in self.words(variant))


@pytest.fixture(scope="module")
def listed() -> list[str]:
    return synthetic_words(2_000_000)


@pytest.mark.parametrize("size", [300_000, 2_000_000])
@pytest.mark.parametrize("name", FORMATS)
def test_export(benchmark: BenchmarkFixture, listed: list[str], name: str, size: int, tmp_path: Path) -> None:
    source = Invented(listed[:: len(listed) // size])
    target = tmp_path / f"x{FORMATS[name].suffix}"
    done = once(benchmark, export, source, name, target, provenance=PROVENANCE, tiles=NoTiles())
    benchmark.extra_info["bytes"] = {file.name: file.stat().st_size for file in done.files}
