"""Corrections of single flagged words, and lists that flags cannot tell, as data with a reason each.

[[correction]]
word = "výzbroj"
flags = "Z"
reason = "feminine only; S would make it masculine"
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import msgspec

from lexicon.files.toml import load_toml


class Correction(msgspec.Struct, forbid_unknown_fields=True):
    """The flags that a word should have had, and why."""

    word: str
    flags: str
    reason: str


class Adjectival(msgspec.Struct, forbid_unknown_fields=True):
    """Nouns declined as adjectives, of one vzor."""

    vzor: str
    feats: str
    words: list[str]


class NounFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file `data/nouns.toml`."""

    correction: list[Correction] = []
    adjectival: list[Adjectival] = []


@dataclass(frozen=True, slots=True)
class NounData:
    """Lookups by word."""

    flags: Mapping[str, str]
    adjectivals: Mapping[str, tuple[tuple[str, str], ...]]

    def corrected(self, word: str, flags: str) -> str:
        """The flags of a word, corrected."""
        return self.flags.get(word, flags)

    def adjectival(self, word: str) -> tuple[tuple[str, str], ...]:
        """(vzor, features) of a noun declined as an adjective (vrátný, krejčí)."""
        return self.adjectivals.get(word, ())


@cache
def noun_data() -> NounData:
    """The data file, read when first asked for. Raises DataError with file and line."""
    with as_file(files("lexicon.readers.affix") / "data" / "nouns.toml") as path:
        rows = load_toml(path, NounFile)
    adjectivals: dict[str, tuple[tuple[str, str], ...]] = {}
    for group in rows.adjectival:
        for word in group.words:
            adjectivals[word] = (*adjectivals.get(word, ()), (group.vzor, group.feats))
    return NounData({row.word: row.flags for row in rows.correction}, adjectivals)
