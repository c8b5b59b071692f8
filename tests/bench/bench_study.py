"""Searches over the word graph, beside the index of sorted letters that it was chosen over.

pytest tests/bench/bench_study.py -n0 --benchmark-columns=median,rounds
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import marisa_trie
import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from synthetic import once, synthetic_words

from lexicon.study.anagram import Rack, Wanted, anagrams
from lexicon.study.difference import new_words
from lexicon.study.graph import WordGraph
from lexicon.study.hooks import hooks
from lexicon.study.search import Query, search
from lexicon.study.stems import best_stems

SIZE = 2_000_000
POINTS = {letter: 1 + number % 5 for number, letter in enumerate("aábcčdďeéěfghiíjklmnňoóprřsštťuúůvyýzž")}


class SortedLetters:
    """The alternative: a marisa trie of `sorted letters, tab, word`; blanks are tried one letter after another."""

    def __init__(self, words: list[str]) -> None:
        self.trie = marisa_trie.Trie(f"{''.join(sorted(word))}\t{word}" for word in words)
        self.alphabet = sorted(set("".join(words)))

    def anagrams(self, letters: str, blanks: int, shortest: int) -> set[str]:
        """The same answer as `anagrams`, without points and order."""
        return {
            key.partition("\t")[2]
            for size in range(len(letters) + 1)
            for chosen in set(combinations(sorted(letters), size))
            for used in range(blanks + 1)
            if size + used >= shortest
            for filled in combinations_with_replacement(self.alphabet, used)
            for key in self.trie.iterkeys("".join(sorted(chosen + filled)) + "\t")
        }


@pytest.fixture(scope="module")
def words() -> list[str]:
    return synthetic_words(SIZE)


@pytest.fixture(scope="module")
def graph(words: list[str]) -> WordGraph:
    return WordGraph.build(words)


@pytest.fixture(scope="module")
def sorted_letters(words: list[str]) -> Iterator[SortedLetters]:
    yield SortedLetters(words)


RACKS = pytest.mark.parametrize("rack", ["kolenas", "kolena?", "kolen??"])


@RACKS
@pytest.mark.parametrize("shortest", [7, 2])
def test_rack(benchmark: BenchmarkFixture, graph: WordGraph, rack: str, shortest: int) -> None:
    found = benchmark(anagrams, graph, Rack.parse(rack), POINTS, Wanted(shortest=shortest))
    benchmark.extra_info["words"] = len(found)


@RACKS
@pytest.mark.parametrize("shortest", [7, 2])
def test_rack_by_sorted_letters(
    benchmark: BenchmarkFixture, graph: WordGraph, sorted_letters: SortedLetters, rack: str, shortest: int
) -> None:
    parsed = Rack.parse(rack)
    found = benchmark(sorted_letters.anagrams, parsed.letters, parsed.blanks, shortest)
    assert found == {one.word for one in anagrams(graph, parsed, POINTS, Wanted(shortest=shortest))}


@pytest.mark.parametrize(
    "query",
    [
        Query(pattern="?a[kp]???"),
        Query(prefix="nepo", max_length=8),
        Query(suffix="ějších"),
        Query(infix="křa", max_length=9),
        Query(letters="ů", max_length=6),
        Query(min_points=48),
    ],
    ids=lambda query: str(query).replace("Query", ""),
)
def test_search(benchmark: BenchmarkFixture, graph: WordGraph, query: Query) -> None:
    benchmark.extra_info["words"] = len(benchmark(search, graph, query, POINTS))


def test_hooks(benchmark: BenchmarkFixture, graph: WordGraph) -> None:
    benchmark(hooks, graph, "kole")


def test_stems(benchmark: BenchmarkFixture, graph: WordGraph) -> None:
    once(benchmark, best_stems, graph)


def test_new_words(benchmark: BenchmarkFixture, graph: WordGraph, words: list[str]) -> None:
    old = WordGraph.build(words[::2])
    once(benchmark, lambda: sum(1 for _ in new_words(old, graph)))


def test_open(benchmark: BenchmarkFixture, graph: WordGraph, tmp_path: Path) -> None:
    graph.save(tmp_path / "x.graph")
    benchmark.extra_info["bytes"] = (tmp_path / "x.graph").stat().st_size
    benchmark(WordGraph.open, tmp_path / "x.graph")


def test_size_of_sorted_letters(
    benchmark: BenchmarkFixture, words: list[str], sorted_letters: SortedLetters, tmp_path: Path
) -> None:
    sorted_letters.trie.save(str(tmp_path / "x.marisa"))
    benchmark.extra_info["bytes"] = (tmp_path / "x.marisa").stat().st_size
    once(benchmark, SortedLetters, words)


@pytest.mark.parametrize("size", [300_000, SIZE])
def test_build(benchmark: BenchmarkFixture, words: list[str], size: int) -> None:
    chosen = words[:: SIZE // size]
    built = once(benchmark, WordGraph.build, chosen)
    benchmark.extra_info |= {"words": len(built), "nodes": len(built.nodes)}
