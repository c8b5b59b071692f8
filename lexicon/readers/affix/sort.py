"""Sorting the words of a spelling dictionary: lexemes, names, abbreviations, loose forms, and what cannot be placed."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from lexicon.grammar import Upos
from lexicon.readers.affix.classes import Classified, Classifier, Words
from lexicon.readers.entry import UNINFLECTED, Entry, EntryKind, Reading

NoHeadwords = frozenset[tuple[str, Upos]]
"""Lemmas, each as one part of speech, that spelling dictionaries accept but dictionaries do not list."""


class Outcome(StrEnum):
    """Where a word of a spelling dictionary goes."""

    LEXEME = "lexeme"
    NAME = "name"  # capital initial: stays known, so that a challenge is answered with K2
    ABBREVIATION = "abbreviation"  # full stop or capitals: K4
    NOT_LETTERS = "not-letters"  # hyphen, digit, apostrophe: K6
    LOOSE_FORM = "loose-form"  # listed without flags: evidence for a paradigm, never a headword
    NO_HEADWORD = "no-headword"  # a spelling that no dictionary has as a headword (data/no_headwords)
    UNPLACED = "unplaced"  # flags that no classifier can read


class Sorted(msgspec.Struct, frozen=True):
    """One word, where it went, and the lexemes it stands for."""

    word: str
    flags: str
    outcome: Outcome
    lexemes: tuple[Classified, ...] = ()

    def entries(self, source: str, line: int) -> Iterator[Entry]:
        """The entries that the word gives to a lexicon; none for loose forms and unplaced words."""
        found = _NO_LEXEME.get(self.outcome)
        if found is not None:
            yield Entry(source, str(line), line, self.word, *found)
        for lemma, reading in self.lexemes:
            yield Entry(source, str(line), line, lemma, EntryKind.WORD, (reading,))


_NO_LEXEME = {
    Outcome.NAME: (EntryKind.NAME, (Reading(Upos.PROPN, vzor=UNINFLECTED),)),
    Outcome.ABBREVIATION: (EntryKind.ABBREVIATION, (Reading(Upos.X, vzor=UNINFLECTED),)),
}


class Sorter:
    """Asks the classifiers in turn; a word may be several lexemes (`obrat/ATN` and `obrat/H`)."""

    def __init__(self, classifiers: Sequence[Classifier], words: Words, no_headwords: NoHeadwords) -> None:
        self._classifiers = classifiers
        self._words = words
        self._no_headwords = no_headwords

    def is_headword(self, lemma: str, upos: Upos) -> bool:
        """Whether nothing says that dictionaries lack the lemma; so for a prefix listed at a verb: docrčet."""
        return (lemma, upos) not in self._no_headwords

    def sort(self, word: str, flags: str) -> Sorted:
        """Where one word goes."""
        if word.endswith(".") or (len(word) > 1 and word.isupper()):
            return Sorted(word, flags, Outcome.ABBREVIATION)
        if not word.isalpha():
            return Sorted(word, flags, Outcome.NOT_LETTERS)
        if word != word.lower():
            return Sorted(word, flags, Outcome.NAME)
        lexemes = [found for classify in self._classifiers for found in classify(word, flags, self._words)]
        if lexemes:
            kept = tuple(one for one in lexemes if self.is_headword(one.lemma, one.reading.upos))
            return Sorted(word, flags, Outcome.LEXEME if kept else Outcome.NO_HEADWORD, kept)
        return Sorted(word, flags, Outcome.UNPLACED if flags else Outcome.LOOSE_FORM)
