"""Entries without part of speech or vzor are completed by what is known of the word, or by the guesser."""

from collections.abc import Iterable

import pytest

from lexicon.compiler.complete import Completer
from lexicon.compiler.gather import Key
from lexicon.grammar import Upos
from lexicon.morphology.guess import load_bases, load_guesser, train
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, Reading
from lexicon.readers.open import ReadReport

ANIM, INAN = "Animacy=Anim|Gender=Masc", "Animacy=Inan|Gender=Masc"
KNOWN: tuple[Key, ...] = (
    ("emír", "NOUN", "Masc", "Anim"),
    ("vivat", "INTJ", "", ""),
    ("hrdlo", "NOUN", "Neut", ""),
    ("atlas", "NOUN", "Masc", "Anim"),
    ("atlas", "NOUN", "Masc", "Inan"),
    ("oběd", "X", "", ""),
)


@pytest.fixture(scope="module")
def completer() -> Completer:
    inflector = load_inflector()
    lexemes = [Lexeme(lemma, Upos.NOUN, INAN, "hrad") for lemma in ("hrad", "granulát", "plagiát", "oběd")]
    lexemes += [Lexeme(lemma, Upos.NOUN, "Gender=Fem", "žena") for lemma in ("žena", "káva", "tráva")]
    return Completer(load_guesser(train(lexemes, load_bases()), inflector), inflector, KNOWN)


def completed(completer: Completer, entries: Iterable[Entry]) -> tuple[list[Entry], ReadReport]:
    report = ReadReport("s")
    return list(completer.complete(entries, report)), report


@pytest.mark.parametrize(
    ("word", "reading", "upos", "feats", "vzor"),
    [
        ("emír", Reading(Upos.NOUN), Upos.NOUN, ANIM, ""),  # known: only a witness, no paradigm of its own
        ("Emír", Reading(Upos.NOUN), Upos.NOUN, ANIM, ""),
        ("vivat", Reading(Upos.NOUN), Upos.INTJ, "", ""),
        ("atlas", Reading(Upos.NOUN, INAN), Upos.NOUN, INAN, ""),
        ("atlas", Reading(Upos.NOUN, ANIM), Upos.NOUN, ANIM, ""),
        ("hrdlo", Reading(Upos.X), Upos.NOUN, "Gender=Neut", ""),
        ("oběd", Reading(Upos.NOUN), Upos.NOUN, INAN, "hrad"),  # known as nothing in particular
        ("destilát", Reading(Upos.NOUN), Upos.NOUN, INAN, "hrad"),
        ("agáva", Reading(Upos.X), Upos.NOUN, "Gender=Fem", "žena"),
        ("pak", Reading(Upos.ADV, vzor="neohebné"), Upos.ADV, "", "neohebné"),
    ],
)
def test_words(completer: Completer, word: str, reading: Reading, upos: Upos, feats: str, vzor: str) -> None:
    entry = Entry("s", "1", 1, word, EntryKind.WORD, (reading,))
    ((found,), _) = completed(completer, [entry])
    assert [(one.upos, one.feats, one.vzor) for one in found.readings] == [(upos, feats, vzor)]


def test_other_kinds_stay_as_they_are(completer: Completer) -> None:
    entry = Entry("s", "1", 1, "Alpy", EntryKind.NAME, (Reading(Upos.PROPN),))
    assert completed(completer, [entry])[0] == [entry]


def test_the_report_counts(completer: Completer) -> None:
    forms = (("Nom.Sing", ("káva",)), ("Gen.Sing", ("kávy",)))
    odd = (("Nom.Sing", ("káva",)), ("Gen.Sing", ("kávu",)), ("Dat.Sing", ("kávu",)))
    readings = (
        Reading(Upos.NOUN),
        Reading(Upos.NOUN, "Gender=Fem", forms=forms),
        Reading(Upos.NOUN, "Gender=Fem", forms=(*forms, ("Ins.Sing", ("kávú",)))),
        Reading(Upos.NOUN, "Gender=Fem", forms=odd),
    )
    _, report = completed(completer, [Entry("s", "1", 1, "káva", EntryKind.WORD, readings)])
    assert report.counts == {
        "guess:made": 1,
        "fit:exact": 1,
        "fit:partly": 1,
        "fit:cells that differ": 1,
        "fit:listed forms only": 1,
    }
