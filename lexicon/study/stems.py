"""Stems: letters that, with one more, make the most words (bingos when the stem has six letters)."""

from collections import Counter

import msgspec

from lexicon.study.graph import WordGraph
from lexicon.study.pattern import Automaton, length
from lexicon.study.search import fitting


class Stem(msgspec.Struct, frozen=True, rename={"with_": "with"}):
    """`letters` in alphabetical order; `words` how many words they make with one more letter; `with_` those letters."""

    letters: str
    words: int
    with_: str


def best_stems(graph: WordGraph, size: int = 6, top: int = 100) -> list[Stem]:
    """The `top` stems of `size` letters by number of words of `size + 1` letters; ties by code point."""
    exactly = Automaton(graph.alphabet, [length(size + 1, size + 1)])
    sets = Counter("".join(sorted(found.word)) for found in fitting(graph, exactly, {}))
    totals: Counter[str] = Counter()
    for letters, words in sets.items():
        for stem in {letters[:at] + letters[at + 1 :] for at in range(size + 1)}:
            totals[stem] += words
    best = sorted(totals.items(), key=lambda item: (-item[1], item[0]))[:top]
    return [
        Stem(stem, words, "".join(letter for letter in graph.alphabet if "".join(sorted(stem + letter)) in sets))
        for stem, words in best
    ]
