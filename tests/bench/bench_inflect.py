"""Inflecting one lexeme of each part of speech, and the median over our own tables (the aim: 150 microseconds).

pytest tests/bench/bench_inflect.py -n0 --benchmark-columns=median,rounds
"""

from itertools import cycle
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from lexicon.grammar import Upos
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.table import read_table

TABLES = Path(__file__).parents[2] / "sources" / "ispell-cs"
EVERY = 50  # every n-th row: 3,300 lexemes

ONE = [
    Lexeme("hrad", Upos.NOUN, vzor="hrad", traits=frozenset({"ě"})),
    Lexeme("houba", Upos.NOUN, vzor="žena", traits=frozenset({"short"})),
    Lexeme("zdravý", Upos.ADJ, vzor="mladý", traits=frozenset({"short"}), stems=(("short", "zdráv"),)),
    Lexeme("psát", Upos.VERB, vzor="mazat"),
]


@pytest.fixture(scope="module")
def inflector() -> Inflector:
    return load_inflector()


@pytest.mark.parametrize("lexeme", ONE, ids=lambda one: one.lemma)
def test_one(benchmark: BenchmarkFixture, inflector: Inflector, lexeme: Lexeme) -> None:
    assert benchmark(inflector.forms, lexeme)


def test_own_tables(benchmark: BenchmarkFixture, inflector: Inflector) -> None:
    entries = (
        entry for name in ("nouns", "adjectives", "verbs") for entry in read_table(TABLES / f"{name}.tsv", "ispell-cs")
    )
    lexemes = [Lexeme.of(entry.headword, entry.readings[0]) for n, entry in enumerate(entries) if n % EVERY == 0]
    turn = cycle(lexemes)
    assert benchmark(lambda: inflector.forms(next(turn)))
