"""The data explain themselves: every vzor inflects its examples, every alternation does what its examples say."""

import pytest

from lexicon.morphology.alternation import Alternation
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.morphology.vzor import Vzor

_INFLECTOR = load_inflector()


@pytest.mark.parametrize("alternation", _INFLECTOR.sounds.alternations.values(), ids=lambda one: one.row.id)
def test_alternation(alternation: Alternation) -> None:
    assert alternation.row.grammar
    assert alternation.row.examples
    for stem, changed in alternation.row.examples:
        assert alternation.apply(stem) == changed
    for stem in alternation.row.counterexamples:
        assert alternation.apply(stem) in (stem, None)


@pytest.mark.parametrize("vzor", _INFLECTOR.vzory.values(), ids=lambda one: one.id)
def test_vzor(vzor: Vzor, inflector: Inflector) -> None:
    assert vzor.grammar
    assert vzor.examples
    for lemma in vzor.examples:
        assert vzor.lemma.search(lemma), f"{lemma} does not look like a lemma of {vzor.id}"
        forms = inflector.forms(Lexeme(lemma, vzor.upos, vzor.feats, vzor.id))
        assert forms, lemma
        assert all(form.text.isalpha() for form in forms), lemma
