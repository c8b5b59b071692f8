"""Every golden paradigm, cell by cell, in both directions: nothing missing, nothing too much."""

import pytest
from golden_paradigms import Golden, all_golden

from lexicon.morphology.inflect import Inflector


@pytest.mark.parametrize("golden", all_golden(), ids=lambda golden: f"{golden.lexeme.lemma}-{golden.lexeme.vzor}")
def test_paradigm(golden: Golden, inflector: Inflector) -> None:
    made: dict[str, list[str]] = {}
    for form in inflector.forms(golden.lexeme):
        made.setdefault(form.feats, []).append(form.text)
    assert made == golden.cells
    for derivation, lemmas in golden.derived.items():
        assert inflector.derived_lemmas(golden.lexeme, derivation) == lemmas
