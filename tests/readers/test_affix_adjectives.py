"""Flags of adjectives, adverbs and closed classes: which lexemes a flagged word stands for."""

import pytest

from lexicon.grammar import Upos
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.affix.adjective_data import adjective_data
from lexicon.readers.affix.adjectives import classify_adjective
from lexicon.readers.affix.classes import Classified
from lexicon.readers.affix.others import classify_other

WORDS = {
    "mladý": "YKRN",
    "mladší": "YE",
    "mlád": "ON",
    "zelený": "YKRN",
    "zelenější": "YRW",
    "hustý": "YRON",
    "hustší": "YE",
    "hustější": "YRE",
    "dobrý": "YKRN",
    "lepší": "YE",
    "šťastný": "YKRN",
    "šťasten": "ON",
    "pozdější": "YRE",
    "další": "Y",
    "zdejší": "Y",
    "dopadený": "YN",
    "dopaden": "ON",
    "matný": "YKR",
    "matený": "YN",
    "maten": "ON",
    "nerad": "O",
    "chytrý": "YKRN",
    "chytřejší": "YRW",
    "logický": "YCR",
    "logičtější": "YRW",
    "bledý": "YR",
    "bleději": "E",
    "spíše": "E",
    "modernější": "YRW",
    "moderní": "YKRN",
    "umýt": "BN",
    "umytější": "YRW",
}

COMPARED = ("bystřejší", "šťastnější", "bílejší", "jarnější")  # evidence that R derives a listed adverb


def _found(word: str, flags: str) -> list[Classified]:
    return classify_adjective(word, flags, WORDS) + classify_other(word, flags, WORDS)


@pytest.mark.parametrize(
    ("word", "flags", "expected", "why"),
    [
        ("tichý", "YKRN", "tichý/mladý tiše/zeleně", "R: adverb, softened"),
        ("krátký", "YKR", "krátký/mladý krátce/zeleně", "k - c"),
        ("drahý", "YRO", "drahý/mladý draze/zeleně draho/zeleně", "R and O"),
        ("lidský", "YR", "lidský/mladý lidsky/zeleně", "-sky"),
        ("bystrý", "YR", "bystrý/mladý bystře/zeleně", "r - ř"),
        ("bílý", "YR", "bílý/mladý bíle/zeleně", "-e after l"),
        ("jarní", "YR", "jarní/jarní jarně/zeleně", "soft"),
        ("psí", "Y", "psí/jarní", "no adverb"),
        ("měděný", "YR", "měděný/mladý", "R without a comparative: not listed as an adverb"),
        ("umytý", "YKR", "umytý/mladý", "a participle of umýt"),
        ("otcův", "Y", "otcův/otcův", "possessive"),
        ("matčin", "Y", "matčin/matčin", "possessive"),
        ("dělající", "YN", "dělající/jarní", "present participle"),
        ("zelenější", "YRW", "zelený/mladý zeleně/zeleně", "a comparative is its positive"),
        ("lepší", "YE", "dobrý/mladý dobře/zeleně", "also with another stem"),
        ("logičtější", "YRW", "logický/mladý logicky/zeleně", "čt - ck"),
        ("modernější", "YRW", "moderní/jarní moderně/zeleně", "of a soft adjective"),
        ("pozdější", "YRE", "pozdější/jarní", "a comparative without positive"),
        ("další", "Y", "další/jarní", "no degrees"),
        ("který", "YR", "který/jaký", "closed class"),
        ("pátý", "Y", "pátý/pátý", "closed class"),
        ("mnoho", "N", "mnoho/kolik", "closed class"),
        ("zřídka", "N", "zřídka/neohebné", "closed class"),
        ("bleději", "E", "bledě/zeleně", "degree of an adverb"),
        ("spíše", "E", "spíše/spíše", "degree without positive"),
        ("šťasten", "ON", "šťastný/mladý šťastně/zeleně", "a short form is its adjective"),
        ("nerad", "O", "nerad/rád", "only short forms"),
        ("dopaden", "ON", "", "a participle is a verb's"),
        ("žena", "ZQ", "", "a noun is another's"),
        ("dovolená", "Y", "", "an adjectival noun is another's"),
        ("nula", "ZQN", "", "a noun is another's"),
    ],
)
def test_lexemes(word: str, flags: str, expected: str, why: str) -> None:
    words = {**WORDS, word: flags, **dict.fromkeys(COMPARED, "YRW")}
    found = classify_adjective(word, flags, words) + classify_other(word, flags, words)
    assert " ".join(f"{one.lemma}/{one.reading.vzor}" for one in found) == expected, why


@pytest.mark.parametrize(
    ("word", "traits", "stems", "why"),
    [
        ("mladý", ("short",), (("short", "mlád"), ("short_masc", "mlád")), "listed short form with its length"),
        ("šťastný", ("short",), (("short", "šťastn"), ("short_masc", "šťasten")), "listed short form with inserted e"),
        ("dopadený", (), (), "dopaden is a participle"),
        ("matný", (), (), "maten is a participle of matený"),
        ("zelený", (), (), "no short form listed"),
        ("hodný", ("short",), (("short", "hodn"), ("short_masc", "hoden")), "told by our own data"),
        ("chorý", ("short",), (("short", "chor"), ("short_masc", "chor")), "told by our own data"),
        ("bledý", (), (), "bled is poetry, no source lists it"),
        ("hustý", ("ější",), (), "both comparatives listed"),
    ],
)
def test_evidence(word: str, traits: tuple[str, ...], stems: tuple[tuple[str, str], ...], why: str) -> None:
    reading = _found(word, WORDS.get(word, "YN"))[0].reading
    assert (reading.upos, reading.vzor, reading.traits, reading.stems) == (Upos.ADJ, "mladý", traits, stems), why


@pytest.mark.parametrize(
    ("word", "feats"),
    [
        ("dělající", "Tense=Pres|VerbForm=Part|Voice=Act"),
        ("byvší", ""),
        ("pozdější", "Degree=Cmp"),
        ("zdejší", ""),
        ("otcův", "Gender[psor]=Masc|Poss=Yes"),
    ],
)
def test_features(word: str, feats: str) -> None:
    assert _found(word, WORDS.get(word, "Y"))[0].reading.feats == feats


def test_the_listed_comparatives_are_those_of_the_vzor() -> None:
    inflector = load_inflector()
    for comparative, positive in adjective_data().positives.items():
        assert comparative in inflector.derived_lemmas(Lexeme(positive, Upos.ADJ, vzor="mladý"), "cmp")


def test_every_closed_word_inflects() -> None:
    inflector = load_inflector()
    for word, reading in adjective_data().closed.items():
        assert word in {form.text for form in inflector.forms(Lexeme.of(word, reading))}
