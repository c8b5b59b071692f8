"""A lexicon of a few words, as the exports see one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from lexicon.export.source import Origin, Provenance, Record

PROVENANCE = Provenance(
    title="Zkušební lexikon",
    version="1.2",
    variant="KLASIK",
    ruleset="2024",
    licence="CC BY 4.0",
    author="A. Autor",
    released="2024-05-01",
    origins=(Origin("Hesla psaná pro test", "CC0", "tests/export"), Origin("Druhý pramen", "MIT")),
)


@dataclass(frozen=True)
class SmallTiles:
    """Two blanks, and no tile for q."""

    counts: Mapping[str, int] = field(default_factory=lambda: {"e": 5, "l": 3, "p": 3, "s": 4, "ů": 1, "?": 2})
    points: Mapping[str, int] = field(default_factory=lambda: {"e": 1, "l": 1, "p": 1, "s": 1, "ů": 4, "q": 0})
    vowels: frozenset[str] = frozenset("eů")


@dataclass(frozen=True)
class SmallSource:
    """Words of two variants; records as given, or one bare record a word."""

    klasik: Sequence[str]
    plus: Sequence[str] = ()
    given: Sequence[Record] | None = None

    def words(self, variant: str) -> Iterable[str]:
        return {"KLASIK": self.klasik, "PLUS": [*self.klasik, *self.plus]}[variant]

    def records(self, variant: str) -> Iterator[Record]:
        if self.given is not None:
            yield from self.given
        else:
            yield from (Record(word, word, "NOUN", "Case=Nom") for word in sorted(set(self.words(variant))))


PES = [
    Record("les", "les", "NOUN", "Case=Nom|Number=Sing", ("F1",), "porost; hvozd"),
    Record("les", "lézt", "VERB", "Mood=Imp", ("F5",)),
    Record("pes", "pes", "NOUN", "Case=Nom|Number=Sing", ("F1",), "šelma\npsovitá"),
    Record("psi", "pes", "NOUN", "Case=Nom|Number=Plur", ("F1", "F2"), "šelma\npsovitá"),
    Record("psové", "pes", "NOUN", "Case=Nom|Number=Plur", ("F1",), "šelma\npsovitá"),
]
PES_SOURCE = SmallSource(["pes", "les", "psi", "psové"], ["psa", "lesy"], PES)
