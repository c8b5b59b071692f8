"""Stage 1: entries of all sources become headwords, each with its paradigm and everybody's testimony.

Entries of one lemma and part of speech (for nouns also gender and animacy) are one group. Its paradigms come from the
source of lowest rank that gives a vzor; the others testify that the headword exists. Where none gives one, the vzor
is guessed.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from lexicon.grammar import Upos, parse_feats
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, Reading

Key = tuple[str, str, str, str]  # lemma, upos, gender, animacy
Guess = Callable[[str, Reading], Reading]

# Headwords that are no inflected word: they keep only the form that is printed.
_FIXED = frozenset(EntryKind) - {EntryKind.WORD, EntryKind.SUBHEADWORD, EntryKind.REFERENCE}
UNINFLECTED = "neohebné"


@dataclass(frozen=True, slots=True)
class Testimony:
    """One reading of one entry."""

    entry: Entry
    reading: Reading
    spelling: str  # the headword, or the variant it is listed under
    spelling_labels: tuple[str, ...] = ()
    rank: int = 0


@dataclass(slots=True)
class Group:
    """Everything said of one lemma as one part of speech."""

    lemma: str
    upos: Upos
    testimonies: list[Testimony] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Paradigm:
    """One lexeme of a group."""

    lexeme: Lexeme
    guessed: bool = False


def normal(text: str) -> str:
    """NFC, lower case: how forms and lemmas are stored."""
    return unicodedata.normalize("NFC", text).lower()


def gather(entries: Iterable[tuple[Entry, int]]) -> dict[Key, Group]:
    """Group the readings of all entries (each with the rank of its source), spelling variants included."""
    groups: dict[Key, Group] = {}
    for entry, rank in entries:
        for spelling, labels in _spellings(entry):
            lemma = normal(spelling)
            for reading in entry.readings or (Reading(Upos.X),):
                key = _key(lemma, reading)
                group = groups.get(key)
                if group is None:
                    group = groups[key] = Group(lemma, reading.upos)
                group.testimonies.append(Testimony(entry, reading, spelling, labels, rank))
    return groups


def _spellings(entry: Entry) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield entry.headword, ()
    for variant in entry.variants:
        yield variant.text, variant.labels


def _key(lemma: str, reading: Reading) -> Key:
    if reading.upos is not Upos.NOUN:
        return lemma, reading.upos.value, "", ""
    feats = parse_feats(reading.feats)
    return lemma, reading.upos.value, feats.get("Gender", ""), feats.get("Animacy", "")


def paradigms(group: Group, guess: Guess) -> list[Paradigm]:
    """The lexemes of a group: those of the best source that gives vzory, or the guessed ones."""
    said = [item for item in group.testimonies if item.reading.vzor and item.entry.kind not in _FIXED]
    if said:
        best = min(item.rank for item in said)
        lexemes = [Lexeme.of(group.lemma, item.reading) for item in said if item.rank == best]
        return [Paradigm(lexeme) for lexeme in _merged(lexemes)]
    inflected = [item for item in group.testimonies if item.entry.kind not in _FIXED]
    if inflected:
        best = min(item.rank for item in inflected)
        made = [Lexeme.of(group.lemma, guess(group.lemma, item.reading)) for item in inflected if item.rank == best]
        return [Paradigm(lexeme, guessed=True) for lexeme in dict.fromkeys(made)]
    return [Paradigm(Lexeme(group.lemma, group.upos, vzor=UNINFLECTED))]


def _merged(lexemes: list[Lexeme]) -> list[Lexeme]:
    """Without repetition; readings that differ only in prefixes or meaning are one lexeme with all the prefixes."""
    found: dict[Lexeme, tuple[str, ...]] = {}
    for lexeme in lexemes:
        bare = replace(lexeme, prefixes=())
        found[bare] = tuple(dict.fromkeys((*found.get(bare, ()), *lexeme.prefixes)))
    return [replace(bare, prefixes=prefixes) for bare, prefixes in found.items()]
