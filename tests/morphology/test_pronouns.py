"""Pronouns: nominatives (F3), invariant tails, and no contractions."""

import pytest

from lexicon.grammar import Upos, matches
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme

_INFLECTOR = load_inflector()


@pytest.mark.parametrize(
    ("lemma", "vzor", "nominatives", "why"),
    [
        ("já", "já", "já", "no gender"),
        ("on", "on", "on ona ono oni ony", "all genders"),
        ("se", "se", "", "has no nominative"),
        ("kdo", "kdo", "kdo", "one form"),
        ("co", "co", "co", "one form"),
        ("ten", "ten", "ten ta to ti ty", "all genders"),
        ("tento", "ten", "tento tato toto tito tyto", "tail -to"),
        ("onen", "ten", "onen ona ono oni ony", "like ten"),
        ("týž", "týž", "týž táž totéž tíž titíž tytéž tatáž", "short and long"),
        ("tentýž", "týž", "tentýž tatáž totéž titíž tytéž", "long only"),
        ("můj", "můj", "můj má moje mé mí moji", "contracted and full"),
        ("náš", "náš", "náš naše naši", "soft"),
        ("jakýkoli", "jaký", "jakýkoli jakákoli jakékoli jacíkoli", "tail -koli"),
        ("kterýsi", "jaký", "kterýsi kterási kterési kteřísi", "tail -si"),
        ("bůhvíjaký", "jaký", "bůhvíjaký bůhvíjaká bůhvíjaké bůhvíjací", "first part"),
        ("jenž", "jenž", "jenž jež již", "tail -ž"),
        ("sám", "sám", "sám sama samo sami samy", "short forms"),
        ("všechen", "všechen", "všechen všechna všechno vše všichni všechny", "vše beside všechno"),
        ("jeho", "jeho", "jeho", "no endings"),
    ],
)
def test_nominatives(lemma: str, vzor: str, nominatives: str, why: str) -> None:
    forms = _INFLECTOR.forms(Lexeme(lemma, Upos.PRON, vzor=vzor))
    found = dict.fromkeys(form.text for form in forms if matches(form.feats, "Case=Nom"))
    assert sorted(found) == sorted(nominatives.split()), why


@pytest.mark.parametrize("tail", ["koli", "koliv", "si", "s", "pak", "ž", "že"])
@pytest.mark.parametrize("lemma", ["jaký", "který", "kdo", "co", "čí"])
def test_a_tail_changes_nothing_before_it(lemma: str, tail: str) -> None:
    vzor = {"který": "jaký"}.get(lemma, lemma)
    plain = _INFLECTOR.forms(Lexeme(lemma, Upos.PRON, vzor=vzor))
    tailed = _INFLECTOR.forms(Lexeme(lemma + tail, Upos.PRON, vzor=vzor))
    assert [(form.text + tail, form.feats) for form in plain] == [(form.text, form.feats) for form in tailed]


@pytest.mark.parametrize(("contraction", "vzor"), [("doň", "on"), ("naň", "on"), ("tys", "ty"), ("cos", "co")])
def test_contractions_are_not_made(contraction: str, vzor: str) -> None:
    assert contraction not in {form.text for form in _INFLECTOR.forms(Lexeme(vzor, Upos.PRON, vzor=vzor))}


def test_forms_after_prepositions() -> None:
    forms = _INFLECTOR.forms(Lexeme("on", Upos.PRON, vzor="on"))
    after = {form.text for form in forms if matches(form.feats, "PrepCase=Pre")}
    assert after == {"něho", "něj", "němu", "něm", "ním", "ní", "ni", "ně", "nich", "nim", "nimi", "nima"}
