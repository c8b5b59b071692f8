"""The core source: well-formed, whole, and every paradigm in it can be inflected."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, Reading
from lexicon.readers.manifest import load_source
from lexicon.readers.tei import check_tei, read_tei

MANIFEST = Path(__file__).parents[2] / "sources" / "core.toml"


@cache
def core() -> tuple[Entry, ...]:
    return tuple(read_tei(load_source(MANIFEST).files, "core"))


def entries(headword: str) -> list[Entry]:
    return [entry for entry in core() if entry.headword == headword]


def readings(headword: str) -> list[Reading]:
    return [reading for entry in entries(headword) for reading in entry.readings]


def nominatives(headword: str) -> list[str]:
    """Nominatives of all its readings that are nouns, in paradigm order."""
    inflector = load_inflector()
    forms = (form for r in readings(headword) if r.upos == "NOUN" for form in inflector.forms(Lexeme.of(headword, r)))
    return list(dict.fromkeys(form.text for form in forms if "Case=Nom" in form.feats))


def test_the_source_has_no_problem() -> None:
    assert [str(problem) for problem in check_tei(load_source(MANIFEST).files)] == []


def test_every_reading_inflects() -> None:
    """Its vzor exists, fits lemma and part of speech, and knows its traits and stems; some form comes out."""
    inflector = load_inflector()
    wrong = []
    for entry in core():
        for reading in entry.readings:
            if not reading.vzor:
                if entry.kind in (EntryKind.WORD, EntryKind.SUBHEADWORD):
                    wrong.append(f"{entry.id}: {reading.upos} without vzor")
                continue
            vzor = inflector.vzory.get(reading.vzor)
            if vzor is None:
                wrong.append(f"{entry.id}: no vzor {reading.vzor}")
                continue
            if reading.vzor != "neohebné" and vzor.upos != reading.upos:
                wrong.append(f"{entry.id}: {reading.upos} by the {vzor.upos} vzor {vzor.id}")
            if not vzor.lemma.search(entry.headword):
                wrong.append(f"{entry.id}: {entry.headword} is no lemma of {vzor.id}")
            wrong += [f"{entry.id}: {vzor.id} has no trait {trait}" for trait in set(reading.traits) - set(vzor.traits)]
            wrong += [
                f"{entry.id}: {vzor.id} has no stem {name}" for name, _ in reading.stems if name not in vzor.stems
            ]
            if not inflector.forms(Lexeme.of(entry.headword, reading)):
                wrong.append(f"{entry.id}: no forms")
    assert wrong == []


NOUNS = [
    ("člověk", ["člověk", "lidé", "lidi"]), ("dítě", ["dítě", "děti"]), ("oko", ["oko", "oči", "oka"]),
    ("ruka", ["ruka", "ruce", "ruky"]), ("den", ["den", "dny", "dni"]), ("týden", ["týden", "týdny"]),
    ("přítel", ["přítel", "přátelé"]), ("kůň", ["kůň", "koně", "koni"]),
    ("kněz", ["kněz", "kněží", "knězi", "kněžové"]),
    ("host", ["host", "hosté", "hosti"]), ("peníze", ["peníze"]), ("dveře", ["dveře"]), ("pes", ["pes", "psi"]),
    ("oves", ["oves", "ovsy"]), ("bůh", ["bůh", "bozi", "bohové"]), ("stůl", ["stůl", "stoly"]),
    ("lev", ["lev", "lvi", "lvové"]), ("čest", ["čest", "cti"]), ("pán", ["pán", "páni", "pánové"]),
    ("zeď", ["zeď", "zdi"]), ("flek", ["flek", "fleky"]), ("nůž", ["nůž", "nože"]),
]  # fmt: skip


@pytest.mark.parametrize(("lemma", "expected"), NOUNS)
def test_nominatives_of_irregular_nouns(lemma: str, expected: list[str]) -> None:
    assert nominatives(lemma) == expected


KINDS = [  # headword, kinds of its entries, what the rules need them for
    ("Afrika", ["name"], "K2"), ("africký", ["word"], "K2"), ("např.", ["abbreviation"], "K4"),
    ("aj.", ["abbreviation"], "K4"), ("apod.", ["abbreviation"], "K4"), ("atd.", ["abbreviation"], "K4"),
    ("km", ["symbol"], "K5"), ("hl", ["symbol"], "K5"), ("Fe", ["symbol"], "K5"), ("chceš-li", ["word"], "K6"),
    ("roz-", ["prefix"], "K7"), ("zne-", ["prefix"], "K7"), ("-atý", ["suffix"], "K8"), ("-ový", ["suffix"], "K8"),
    ("ix", ["reference"], "K9"), ("ze", ["reference"], "K9"), ("big beat", ["multiword"], "K10"),
    ("beat", ["word"], "K10"), ("big", [], "K10"), ("tys", ["contraction"], "F3"), ("doň", ["contraction"], "F3"),
    ("byls", ["contraction"], "F5.3"), ("bylť", ["contraction"], "F5.3"), ("nesens", ["contraction"], "F5.4"),
]  # fmt: skip


@pytest.mark.parametrize(("headword", "kinds", "rule"), KINDS)
def test_kinds_that_decide(headword: str, kinds: Iterable[str], rule: str) -> None:
    assert [entry.kind.value for entry in entries(headword)] == kinds, rule


POS = [  # headword, all its parts of speech
    ("prr", {"INTJ"}), ("tú", {"INTJ"}), ("hó", {"INTJ"}), ("brr", {"INTJ"}), ("hle", {"INTJ"}),
    ("ó", {"INTJ", "PART"}), ("hm", {"INTJ", "PART"}), ("hej", {"INTJ", "PART", "ADV"}), ("hola", {"INTJ", "NOUN"}),
    ("se", {"PRON"}), ("přes", {"ADP"}), ("jedna", set()), ("první", {"ADJ"}), ("podruhé", {"ADV"}),
]  # fmt: skip


@pytest.mark.parametrize(("headword", "expected"), POS)
def test_all_parts_of_speech(headword: str, expected: set[str]) -> None:
    assert {reading.upos.value for reading in readings(headword)} == expected


def test_what_else_the_examples_of_the_rules_need() -> None:
    (ix,), (ze,), (z,) = entries("ix"), entries("ze"), entries("z")
    assert (ix.target, ze.target) == ("x", "z")
    assert "ix" not in [variant.text for entry in entries("x") for variant in entry.variants]
    assert "ze" in [variant.text for variant in z.variants]
    assert {"oóó", "óóó", "oó"} <= {variant.text for variant in entries("ó")[0].variants}
    assert [(v.text, v.labels) for v in entries("buly")[0].variants] == [("bully", ("dř. ps.",))]
    assert "Nom" in readings("čud")[0].missing
    assert "Nom" in readings("bach")[0].missing
    assert readings("smát")[0].reflexive == "se"
    assert {"do", "vy"} <= set(readings("orat")[0].prefixes)
    assert (readings("pomoci")[0].object, readings("věřit")[0].object, readings("nést")[0].object) == (
        "other",
        "other",
        "acc",
    )
    assert readings("zelený")[0].traits == ()


def test_short_words_are_many() -> None:
    words = {entry.headword for entry in core() if entry.kind is EntryKind.WORD and entry.headword.isalpha()}
    assert len([word for word in words if len(word) == 2]) >= 70
    assert len([word for word in words if len(word) == 3]) >= 500
