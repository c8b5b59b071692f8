"""Training on our own tables, opening the model, ranking one lemma.

pytest tests/bench/bench_guess.py -n0 --benchmark-columns=median,rounds
"""

from itertools import cycle
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from synthetic import once

from lexicon.grammar import Upos
from lexicon.morphology.guess import Model, load_bases, load_guesser, train
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.table import read_table

TABLES = Path(__file__).parents[2] / "sources" / "ispell-cs"


@pytest.fixture(scope="module")
def lexemes() -> list[Lexeme]:
    names = ("nouns", "adjectives", "verbs", "adverbs")
    entries = (entry for name in names for entry in read_table(TABLES / f"{name}.tsv", "t"))
    return [Lexeme.of(entry.headword, reading) for entry in entries for reading in entry.readings]


@pytest.fixture(scope="module")
def model(lexemes: list[Lexeme]) -> Model:
    return train(lexemes, load_bases())


def test_train(benchmark: BenchmarkFixture, lexemes: list[Lexeme]) -> None:
    assert once(benchmark, lambda: train(lexemes, load_bases())).patterns


def test_load(benchmark: BenchmarkFixture, model: Model, tmp_path: Path) -> None:
    model.save(tmp_path / "guess.json")
    benchmark.extra_info["bytes"] = (tmp_path / "guess.json").stat().st_size
    assert benchmark(Model.load, tmp_path / "guess.json").patterns


@pytest.mark.parametrize("known", [True, False], ids=["upos given", "lemma alone"])
def test_rank(benchmark: BenchmarkFixture, lexemes: list[Lexeme], model: Model, known: bool) -> None:
    guesser = load_guesser(model, load_inflector())
    asked = cycle([(f"vz{one.lemma}", one.upos if known else None) for one in lexemes[::97]])

    def rank() -> int:
        lemma, upos = next(asked)
        return len(guesser.rank(lemma, Upos(upos) if upos else None))

    assert benchmark(rank) >= 0
