"""Numerals: all kinds by analogy (F4), and stě as a dual."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos, matches
from lexicon.morphology.language import data_folder, load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.morphology.numerals import generate_numerals

_INFLECTOR = load_inflector()
_ALL = list(generate_numerals(data_folder(), _INFLECTOR))
_NOMINATIVES = {
    form.text
    for numeral in _ALL
    for form in _INFLECTOR.forms(numeral.lexeme)
    if matches(form.feats, "Case=Nom|Number=Sing,Plur") or not form.feats or form.feats == "Case=Nom"
}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            "jeden jedna jedno jedni jedny první poprvé jednou jedenkrát podruhé posté potisící sto",
            "named by the rules",
        ),
        ("dva dvě oba obě tři milion milión miliony", "cardinals"),
        ("pátý dvaadvacátý kolikátý miliardtý", "ordinals"),
        ("zadruhé popětatřicáté poněkolikáté podvousté", "adverbs of ordinals"),
        ("dvakráte nulakrát devětadevadesátkrát dvěstěkrát pětsetkrát několikrát", "times"),
        ("pětinásobný pětinásobně pateronásobný", "fold"),
        ("dvojí obojí paterý tolikerý dvoje dvoji patero patery", "kinds and sets"),
        ("dvojice pětice desetice desítice", "groups"),
        ("polovina třetina setina tisícina miliontina třiašedesátina dvousetina", "fractions"),
        ("jedenadvacet jednadvacet", "both forms of one before tens"),
        ("dvoustý třístý devítistý dvoutisící desetitisící statisící stotisící dvoumiliontý", "before powers"),
    ],
)
def test_made(words: str, why: str) -> None:
    assert set(words.split()) <= _NOMINATIVES, why


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("poprvní", "the adverb is made of prvý"),
        ("dvatý", "the ordinal is druhý"),
        ("dvacetjedna", "written apart: dvacet jedna"),
        ("jedenadvěstě", "units link only to tens"),
        ("desetistý", "a thousand"),
        ("dvěstě", "written apart: dvě stě"),
        ("stě", "its only nominative is a dual (F4)"),
    ],
)
def test_not_made(word: str, why: str) -> None:
    assert word not in _NOMINATIVES, why


def test_ste_is_known_as_a_dual() -> None:
    forms = _INFLECTOR.forms(Lexeme("sto", Upos.NUM, vzor="sto"))
    nominative = [form.feats for form in forms if form.text == "stě" and matches(form.feats, "Case=Nom")]
    assert nominative == ["Case=Nom|Number=Dual"]


def test_each_says_what_it_is_made_of() -> None:
    made = {(numeral.lexeme.lemma, numeral.kind): numeral for numeral in _ALL}
    assert made["pátý", "ordinal"].base == ("pět",)
    assert made["jednadvacátý", "ordinal"].base == ("jeden", "dvacet")
    assert made["jednadvacátý", "ordinal"].value == 21
    assert made["dvoustý", "ordinal"].base == ("dva", "sto")
    assert made["dvoustý", "ordinal"].value == 200
    assert made["poněkolikáté", "turn"].value is None
    assert made["dvěstěkrát", "times"].base == ("dvě stě",)


def test_no_lexeme_twice() -> None:
    assert len({(n.lexeme.lemma, n.lexeme.upos, n.lexeme.vzor) for n in _ALL}) == len(_ALL)


def test_all_carry_their_type() -> None:
    assert all("NumType=" in numeral.lexeme.feats for numeral in _ALL)


def test_every_number_to_a_hundred_has_an_ordinal() -> None:
    assert {n.value for n in _ALL if n.kind == "ordinal"} >= set(range(101))


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ('lemma = ["nothing+ý"]', "unknown stem nothing"),
        ('lemma = ["ordinal"]\nvzory = [["", "žádný takový"]]', "unknown vzor"),
        ('lemma = ["ordinal ý"]', "a condition begins with"),
        ('lemma = ["ordinal"]\nfeats = "NumType=Many"', "unknown feature NumType=Many"),
    ],
)
def test_bad_kinds_name_their_line(bad: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "numerals.toml").write_text(
        f'# kinds\n[[kind]]\nid = "bad"\nupos = "ADJ"\n{bad}\n[[number]]\nvalue = 1\nstems = {{ ordinal = "první" }}\n',
        encoding="utf-8",
    )
    with pytest.raises(DataError, match=message) as caught:
        list(generate_numerals(tmp_path, _INFLECTOR))
    assert caught.value.line == 2
