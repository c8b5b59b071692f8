"""A floor under guessing: lemmas of our own tables that the model has not seen, cell by cell.

A cell counts as found when one of its forms is among the guessed ones, as the published comparisons count. Names of
qualities and of actions (-ost, -ní, -tí) are left out: they are half of the nouns and would flatter the result.
"""

from collections import defaultdict
from pathlib import Path
from zlib import crc32

import pytest

from lexicon.grammar import Upos
from lexicon.morphology.guess import load_bases, load_guesser, train
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.table import read_table

TABLES = Path(__file__).parents[2] / "sources" / "ispell-cs"
NOM_PLUR = "Case=Nom|Number=Plur"
FLOORS = [  # table, part of speech, every n-th lemma is unseen, found cells, found nominatives plural
    ("nouns", Upos.NOUN, 40, 0.965, 0.915),
    ("verbs", Upos.VERB, 40, 0.993, None),
]


@pytest.mark.parametrize(("table", "upos", "nth", "cells", "plurals"), FLOORS)
def test_unseen_lemmas(
    inflector: Inflector, table: str, upos: Upos, nth: int, cells: float, plurals: float | None
) -> None:
    unseen: dict[str, list[Lexeme]] = defaultdict(list)
    seen = []
    for entry in read_table(TABLES / f"{table}.tsv", "t"):
        lexeme = Lexeme.of(entry.headword, entry.readings[0])
        if crc32(lexeme.lemma.encode()) % nth:
            seen.append(lexeme)
        elif not (upos is Upos.NOUN and lexeme.lemma.endswith(("ost", "ní", "tí"))):
            unseen[lexeme.lemma].append(lexeme)
    guesser = load_guesser(train(seen, load_bases()), inflector)
    asked = found = plural = plural_found = 0
    for lemma, lexemes in unseen.items():
        guessed = _cells(inflector, guesser.rank(lemma, upos, limit=1)[0].lexeme)
        hits, right = max(
            (
                ({cell for cell, forms in own.items() if forms & guessed.get(cell, set())}, own)
                for own in (_cells(inflector, lexeme) for lexeme in lexemes)
            ),
            key=lambda pair: len(pair[0]),
        )
        asked += len(right)
        found += len(hits)
        plural += NOM_PLUR in right
        plural_found += NOM_PLUR in hits
    assert found / asked >= cells
    if plurals:
        assert plural_found / plural >= plurals


def _cells(inflector: Inflector, lexeme: Lexeme) -> dict[str, set[str]]:
    cells: dict[str, set[str]] = defaultdict(set)
    for form in inflector.forms(lexeme):
        cells[form.feats].add(form.text)
    return cells
