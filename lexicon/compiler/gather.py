"""Stage 1: entries of all sources become headwords, each with its paradigm and everybody's testimony.

Entries of one lemma and part of speech (for nouns also gender and animacy) are one group. Its paradigms come from the
source of lowest rank that gives a vzor; the others testify that the headword exists, and fill in doublets and stems of
the same vzor where that source is silent. Where none gives a vzor, it is guessed.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

import msgspec
from msgspec.structs import replace

from lexicon.grammar import Upos, parse_feats
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import UNINFLECTED, Entry, EntryKind, Reading

Key = tuple[str, str, str, str]  # lemma, upos, gender, animacy
Guess = Callable[[str, Reading], Reading]

# Headwords that are no inflected word: they keep only the form that is printed.
FIXED = frozenset(EntryKind) - {EntryKind.WORD, EntryKind.SUBHEADWORD, EntryKind.REFERENCE}
_NO_READING = (Reading(Upos.X),)


class Testimony(msgspec.Struct, frozen=True):
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


class Paradigm(msgspec.Struct, frozen=True):
    """One lexeme of a group, as `source` has it."""

    lexeme: Lexeme
    source: str
    guessed: bool = False
    rare: tuple[str, ...] = ()  # listed forms that it marks as rare (F0)


def normal(text: str) -> str:
    """NFC, lower case: how forms and lemmas are stored."""
    if text.isascii():
        return text.lower()
    return unicodedata.normalize("NFC", text).lower()


def gather(entries: Iterable[tuple[Entry, int]]) -> dict[Key, Group]:
    """Group the readings of all entries (each with the rank of its source), spelling variants included."""
    groups: dict[Key, Group] = {}
    for entry, rank in entries:
        for spelling, labels in _spellings(entry):
            lemma = normal(spelling)
            for reading in entry.readings or _NO_READING:
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
    return lemma, reading.upos.value, *_gender(reading.feats)


@cache
def _gender(feats: str) -> tuple[str, str]:
    found = parse_feats(feats)
    return found.get("Gender", ""), found.get("Animacy", "")


def paradigms(group: Group, guess: Guess) -> list[Paradigm]:
    """The lexemes of a group: those of the best source that gives vzory, or the guessed ones."""
    inflected = [item for item in group.testimonies if item.entry.readings and item.entry.kind not in FIXED]
    said = [item for item in inflected if item.reading.vzor]
    if not inflected:
        return [Paradigm(Lexeme(group.lemma, group.upos, vzor=UNINFLECTED), group.testimonies[0].entry.source)]
    best = min(item.rank for item in said or inflected)
    chosen = [item for item in said or inflected if item.rank == best]
    source = chosen[0].entry.source
    if said:
        lexemes = [_fullest(Lexeme.of(group.lemma, one.reading), said) for one in chosen]
        rare = tuple(dict.fromkeys(text for one in chosen for text in one.reading.rare))
        return [Paradigm(lexeme, source, rare=rare) for lexeme in _merged(lexemes)]
    made = [_fixed_if_unknown(Lexeme.of(group.lemma, guess(group.lemma, one.reading))) for one in chosen]
    return [Paradigm(lexeme, source, guessed=True) for lexeme in dict.fromkeys(made)]


def _fixed_if_unknown(lexeme: Lexeme) -> Lexeme:
    """Where nobody gives a vzor and none can be guessed (prr, přes), the headword itself is still a word."""
    return lexeme if lexeme.vzor else replace(lexeme, vzor=UNINFLECTED)


def _fullest(lexeme: Lexeme, said: list[Testimony]) -> Lexeme:
    """Doublets and stems come from whoever tells most of the same vzor.

    A reading with stems or cells of its own stands; one that only names the vzor, or the vzor and doublets, gives
    way to another of the same vzor that has seen the word's forms.
    """
    if lexeme.stems or lexeme.forms or lexeme.missing:
        return lexeme
    for item in sorted(said, key=lambda one: one.rank):
        other = item.reading
        if other.vzor == lexeme.vzor and (other.stems or other.forms or lexeme.traits < frozenset(other.traits)):
            return replace(lexeme, traits=frozenset(other.traits), stems=other.stems, forms=other.forms)
    return lexeme


def _merged(lexemes: list[Lexeme]) -> list[Lexeme]:
    """Without repetition; readings that differ only in prefixes or meaning are one lexeme with all the prefixes."""
    if len(lexemes) == 1:
        return lexemes
    found: dict[Lexeme, tuple[str, ...]] = {}
    for lexeme in lexemes:
        bare = replace(lexeme, prefixes=())
        found[bare] = tuple(dict.fromkeys((*found.get(bare, ()), *lexeme.prefixes)))
    return [replace(bare, prefixes=prefixes) for bare, prefixes in found.items()]
