"""What affix flags cannot tell of single nouns, as data with a reason each.

[[correction]]
flags = "Z"
words = ["výzbroj"]
reason = "feminine only"

[[irregular]]
why = "short stem, vzor stroj"
vzor = "stroj"
feats = "Animacy=Inan|Gender=Masc"
words = { "nůž" = "nož" }

[[doublets]]
why = "locative in -ě beside -u"
vzor = "město"
trait = "ě"
words = ["maso"]
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import msgspec

from lexicon.files.toml import load_toml
from lexicon.grammar import Upos
from lexicon.readers.entry import Being, Reading


class Correction(msgspec.Struct, forbid_unknown_fields=True):
    """The flags that some words should have had, and why."""

    flags: str
    words: list[str]
    reason: str


class NoVerbalNoun(msgspec.Struct, forbid_unknown_fields=True, rename={"excepted": "except"}):
    """Verbal nouns that the flags make and no verb has (jet: jetí, not jení), alone or under prefixes of verbs."""

    endings: list[str]
    reason: str
    excepted: list[str] = []


class Doublets(msgspec.Struct, forbid_unknown_fields=True):
    """Nouns with a doublet that flags do not tell, as a trait of their vzor (maso: mase beside masu)."""

    why: str
    vzor: str
    trait: str
    words: list[str]


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    """Nouns of one gender; `vzor` is empty for those without endings."""

    feats: str
    words: list[str]
    vzor: str = "nesklonné"


class Irregular(msgspec.Struct, forbid_unknown_fields=True):
    """Nouns that differ from their vzor in one way: {lemma: stem}, `/` between doublets."""

    why: str
    vzor: str
    feats: str
    words: dict[str, str]
    traits: list[str] = []
    forms: dict[str, list[str]] = {}
    missing: list[str] = []
    prefixes: dict[str, list[str]] = {}
    being: Being = Being.NONE

    def readings(self) -> Iterator[tuple[str, Reading]]:
        """Every lemma, also with the prefixes that make compounds of it, and its reading."""
        being = Being.PERSON if "Animacy=Anim" in self.feats else self.being
        for lemma, stem in self.words.items():
            for prefix in ("", *self.prefixes.get(lemma, ())):
                stems = (("stem", "/".join(prefix + one for one in stem.split("/"))),) if stem else ()
                forms = tuple(
                    (cell, tuple(_prefixed(prefix, text) for text in texts)) for cell, texts in self.forms.items()
                )
                yield (
                    prefix + lemma,
                    Reading(
                        Upos.NOUN,
                        self.feats,
                        self.vzor,
                        tuple(self.traits),
                        stems,
                        forms,
                        tuple(self.missing),
                        being=being,
                    ),
                )


class NounFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file `data/nouns.toml`."""

    correction: list[Correction]
    adjectival: list[Listed]
    indeclinable: list[Listed]
    irregular: list[Irregular]
    doublets: list[Doublets] = []
    no_verbal_noun: list[NoVerbalNoun] = []


@dataclass(frozen=True, slots=True)
class NounData:
    """Lookups by word, of `doublets` (traits) by word and vzor.

    `irregular` readings replace what the flags say, `adjectival` ones stand beside it, `indeclinable` ones
    count where the flags say nothing.
    """

    corrected: Mapping[str, str]
    adjectival: Mapping[str, tuple[Reading, ...]]
    indeclinable: Mapping[str, tuple[Reading, ...]]
    irregular: Mapping[str, tuple[Reading, ...]]
    doublets: Mapping[tuple[str, str], tuple[str, ...]]
    wrong_verbal: frozenset[str]
    right_verbal: frozenset[str]


@cache
def noun_data() -> NounData:
    """The data file, read when first asked for. Raises DataError with file and line."""
    with as_file(files("lexicon.readers.affix") / "data" / "nouns.toml") as path:
        rows = load_toml(path, NounFile)
    irregular = (pair for row in rows.irregular for pair in row.readings())
    return NounData(
        {word: row.flags for row in rows.correction for word in row.words},
        _by_word(_listed(rows.adjectival)),
        _by_word(_listed(rows.indeclinable)),
        _by_word(irregular),
        _traits(rows.doublets),
        frozenset(ending for row in rows.no_verbal_noun for ending in row.endings),
        frozenset(word for row in rows.no_verbal_noun for word in row.excepted),
    )


def _traits(rows: list[Doublets]) -> dict[tuple[str, str], tuple[str, ...]]:
    found: defaultdict[tuple[str, str], tuple[str, ...]] = defaultdict(tuple)
    for row in rows:
        for word in row.words:
            found[word, row.vzor] += (row.trait,)
    return dict(found)


def _listed(rows: list[Listed]) -> Iterator[tuple[str, Reading]]:
    for row in rows:
        being = Being.PERSON if "Animacy=Anim" in row.feats else Being.NONE
        yield from ((word, Reading(Upos.NOUN, row.feats, row.vzor, being=being)) for word in row.words)


def _by_word(pairs: Iterator[tuple[str, Reading]]) -> dict[str, tuple[Reading, ...]]:
    found: defaultdict[str, tuple[Reading, ...]] = defaultdict(tuple)
    for word, reading in pairs:
        found[word] += (reading,)
    return dict(found)


def _prefixed(prefix: str, text: str) -> str:
    """+hostí with a prefix stays an added form."""
    return f"+{prefix}{text[1:]}" if text.startswith("+") else prefix + text
