"""Adverbs: degrees (F6), doublets, and those without degrees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.grammar import Upos
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme

_INFLECTOR = load_inflector()


def _forms(lemma: str, degree: str, vzor: str = "zeleně") -> list[str]:
    return [f.text for f in _INFLECTOR.forms(Lexeme(lemma, Upos.ADV, vzor=vzor)) if f.feats == f"Degree={degree}"]


@pytest.mark.parametrize(
    ("positive", "comparatives", "why"),
    [
        ("zeleně", "zeleněji", "regular"),
        ("tiše", "tišeji", "regular after š"),
        ("lidsky", "lidštěji", "-sky"),
        ("logicky", "logičtěji", "-cky"),
        ("lehce", "lehčeji", "c - č"),
        ("krátce", "kratčeji", "c - č, the vowel shortens"),
        ("stroze", "strožeji", "z of h - ž"),
        ("drze", "drzeji", "z of the stem stays"),
        ("mokro", "mokřeji", "-o, r - ř"),
        ("sucho", "sušeji", "-o, ch - š"),
        ("často", "častěji", "-o"),
        ("teplo", "tepleji", "-o after l"),
        ("dobře", "lépe líp", "another stem"),
        ("špatně", "hůře hůř", "another stem"),
        ("málo", "méně míň", "another stem"),
        ("mnoho", "více víc", "another stem"),
        ("brzy", "dříve dřív", "another stem"),
        ("vysoko", "výše výš", "-e, clipped"),
        ("vysoce", "výše výš", "-e, clipped"),
        ("blízko", "blíže blíž", "-e, clipped"),
        ("dlouho", "déle", "dýl is not standard"),
        ("hluboko", "hlouběji hloub", "another quantity"),
        ("široko", "šíře šíř šířeji", "three doublets"),
        ("snadno", "snáze snáz snadněji", "three doublets"),
        ("draho", "dráže dráž dražeji", "three doublets"),
    ],
)
def test_degrees(positive: str, comparatives: str, why: str) -> None:
    assert _forms(positive, "Pos") == [positive], why
    assert _forms(positive, "Cmp") == comparatives.split(), why
    assert _forms(positive, "Sup") == ["nej" + one for one in comparatives.split()], why


def test_adverbs_without_a_positive() -> None:
    assert _forms("spíše", "Cmp", "spíše") == ["spíše", "spíš"]
    assert _forms("raději", "Sup", "spíše") == ["nejraději", "nejradši"]
    assert not _forms("spíše", "Pos", "spíše")


def test_adverbs_without_degrees() -> None:
    assert [form.text for form in _INFLECTOR.forms(Lexeme("doma", Upos.ADV, vzor="neohebné"))] == ["doma"]


@given(st.from_regex(r"[bdklmnprstv][aeiou][bdfklmnprstv](ě|e|o|sky|ce)", fullmatch=True))
def test_every_adverb_compares(adverb: str) -> None:
    assert all(one.endswith("i") for one in _forms(adverb, "Cmp"))
    assert _forms(adverb, "Sup") == ["nej" + one for one in _forms(adverb, "Cmp")]
