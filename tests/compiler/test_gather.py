"""How the entries of several sources become the lexemes of one headword."""

import pytest

from lexicon.compiler.expand import _common, _split
from lexicon.compiler.gather import gather, paradigms
from lexicon.grammar import Upos
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, Reading, SpellingVariant

MASC = "Animacy=Inan|Gender=Masc"
ANIM = "Animacy=Anim|Gender=Masc"


def entry(source: str, lemma: str, reading: Reading, kind: EntryKind = EntryKind.WORD) -> Entry:
    return Entry(source, "1", 1, lemma, kind, (reading,))


def lexemes(*entries: tuple[Entry, int]) -> list[Lexeme]:
    groups = gather(entries)
    found = [one for key in sorted(groups) for one in paradigms(groups[key], lambda lemma, reading: reading)]
    return [one.lexeme for one in found]


NOUN = Reading(Upos.NOUN, MASC, "hrad")

MERGES = [
    ("one lexeme, said twice", [NOUN, NOUN], [("hrad", frozenset())]),
    (
        "the first source names the vzor, the second has seen the doublets",
        [NOUN, Reading(Upos.NOUN, MASC, "hrad", ("a", "ě"))],
        [("hrad", frozenset({"a", "ě"}))],
    ),
    (
        "a first source with doublets of its own stands",
        [Reading(Upos.NOUN, MASC, "hrad", ("u",)), Reading(Upos.NOUN, MASC, "hrad", ("a",))],
        [("hrad", frozenset({"u"}))],
    ),
    (
        "another vzor of a lower source does not count",
        [NOUN, Reading(Upos.NOUN, MASC, "stroj", ("x",))],
        [("hrad", frozenset())],
    ),
    (
        "a source without a vzor leaves it to the next",
        [Reading(Upos.NOUN, MASC), Reading(Upos.NOUN, MASC, "stroj")],
        [("stroj", frozenset())],
    ),
    (
        "another animacy is another lexeme",
        [NOUN, Reading(Upos.NOUN, ANIM, "pán")],
        [("pán", frozenset()), ("hrad", frozenset())],
    ),
]


@pytest.mark.parametrize(("why", "readings", "expected"), MERGES)
def test_merging(why: str, readings: list[Reading], expected: list[tuple[str, frozenset[str]]]) -> None:
    found = lexemes(*((entry(f"s{rank}", "slovo", reading), rank) for rank, reading in enumerate(readings)))
    assert [(one.vzor, one.traits) for one in found] == expected, why


def test_prefixes_of_equal_readings_are_joined() -> None:
    first = Reading(Upos.VERB, "Aspect=Imp", "dělat", prefixes=("do", "na"))
    second = Reading(Upos.VERB, "Aspect=Imp", "dělat", prefixes=("na", "u"))
    found = lexemes((entry("a", "orat", first), 1), (entry("a", "orat", second), 1))
    assert [one.prefixes for one in found] == [("do", "na", "u")]


def test_a_variant_is_a_headword_of_its_own() -> None:
    said = Entry("a", "1", 1, "ó", readings=(Reading(Upos.PART, vzor="neohebné"),), variants=(SpellingVariant("oóó"),))
    assert {one.lemma for one in lexemes((said, 1))} == {"ó", "oóó"}


@pytest.mark.parametrize("kind", [EntryKind.NAME, EntryKind.ABBREVIATION, EntryKind.SYMBOL, EntryKind.PREFIX])
def test_what_is_no_word_keeps_the_one_form_that_is_printed(kind: EntryKind) -> None:
    [found] = lexemes((entry("a", "Afrika", Reading(Upos.NOUN, "Gender=Fem", "žena"), kind), 1))
    assert (found.lemma, found.vzor) == ("afrika", "neohebné")


SPLITS = [
    ("neorám", "orat", "", ("ne", "orám"), "negation"),
    ("nejzeleněji", "zeleně", "", ("nej", "zeleněji"), "superlative"),
    ("ponesu", "nést", "", ("po", "nesu"), "synthetic future"),
    ("půjdu", "jít", "", ("pů", "jdu"), "synthetic future of jít"),
    ("doorám", "orat", "do", ("do", "orám"), "listed prefix"),
    ("nejím", "nejíst", "", ("", "nejím"), "no prefix: the headword begins with it"),
    ("lidé", "člověk", "", ("", "lidé"), "nothing in common"),
]


@pytest.mark.parametrize(("form", "headword", "inner", "expected", "why"), SPLITS)
def test_prefix_of_a_form(form: str, headword: str, inner: str, expected: tuple[str, str], why: str) -> None:
    assert _split(form, headword, inner) == expected, why


COMMON = [
    ("hrad", ["hradu", "hradem", "hrad"], 4),
    ("dům", ["dům", "domu"], 1),
    ("člověk", ["lidé", "člověka"], 0),
    ("pes", ["psa", "psi"], 1),
]


@pytest.mark.parametrize(("root", "bodies", "expected"), COMMON)
def test_letters_that_never_change(root: str, bodies: list[str], expected: int) -> None:
    assert _common(root, bodies) == expected
