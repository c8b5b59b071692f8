"""What can be added to a word: one letter (hooks) or more (extensions)."""

import czech_sort
import msgspec

from lexicon.study.graph import ACCEPTS, CHILD, WordGraph
from lexicon.study.pattern import MAYBE, STAR, Automaton, literal, normal
from lexicon.study.result import Found, Order, Points, ordered
from lexicon.study.search import fitting


class Hooks(msgspec.Struct, frozen=True):
    """Letters that make another word of `word`: `les` has before `p` (ples), behind `a`, `e`, `k`, `y`...

    `headless` and `tailless`: what is left without the first or last letter is a word.
    """

    word: str
    before: tuple[str, ...]
    behind: tuple[str, ...]
    headless: bool
    tailless: bool


def hooks(graph: WordGraph, word: str) -> Hooks:
    """The hooks of `word`, which need not be a word itself. Letters in Czech order."""
    word = normal(word)
    before = [letter for letter in graph.alphabet if letter + word in graph]
    behind = [letter for letter, node in graph.arcs(graph.find(word) & CHILD) if node & ACCEPTS]
    return Hooks(
        word,
        tuple(sorted(before, key=czech_sort.key)),
        tuple(sorted(behind, key=czech_sort.key)),
        word[1:] in graph,
        word[:-1] in graph,
    )


def extensions(
    graph: WordGraph,
    word: str,
    points: Points,
    *,
    before: int | None = None,
    behind: int | None = None,
    order: Order = Order.ALPHABET,
) -> list[Found]:
    """Longer words that hold `word` whole, with at most `before` letters in front and `behind` after it (None: any)."""
    word = normal(word)
    head = [STAR] if before is None else [MAYBE] * before
    tail = [STAR] if behind is None else [MAYBE] * behind
    automaton = Automaton(graph.alphabet, [[*head, *literal(word), *tail]])
    return ordered((one for one in fitting(graph, automaton, points) if one.word != word), order)
