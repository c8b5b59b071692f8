"""Words that fit a pattern, begin or end or go on in some way, have some letters, length or points.

The walk over the word graph and the automaton of the patterns go together. Where a pair of both leads to no word, it is
remembered, so `*ová` looks into each shared part of the graph once, and after that only where words are.
"""

import msgspec

from lexicon.errors import UsageError
from lexicon.study.graph import ACCEPTS, CHILD, END, TILE, WordGraph
from lexicon.study.pattern import STAR, Automaton, Element, State, length, literal, normal, parse_pattern
from lexicon.study.result import Found, Order, Points, ordered


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """All conditions hold together; those left out hold for every word."""

    pattern: str = "*"
    prefix: str = ""
    suffix: str = ""
    infix: str = ""
    letters: str = ""
    """Letters the word has, in any order; a letter given twice must occur twice."""
    without: str = ""
    min_length: int = 0
    max_length: int | None = None
    min_points: int | None = None
    max_points: int | None = None


def search(graph: WordGraph, query: Query, points: Points, order: Order = Order.ALPHABET) -> list[Found]:
    """The words of `graph` that meet `query`. Raises UsageError for a pattern or range that cannot be read."""
    patterns = [
        parse_pattern(query.pattern),
        [*literal(query.prefix), STAR],
        [STAR, *literal(query.suffix)],
        [STAR, *literal(query.infix), STAR],
        _span(query.min_length, query.max_length),
    ]
    letters = normal(query.letters)
    patterns += [[STAR] + [*literal(letter), STAR] * letters.count(letter) for letter in sorted(set(letters))]
    patterns = [elements for elements in patterns if set(elements) != {STAR}]
    automaton = Automaton(graph.alphabet, patterns or [[STAR]], without=normal(query.without))
    return ordered(fitting(graph, automaton, points, query.min_points, query.max_points), order)


def fitting(
    graph: WordGraph, automaton: Automaton, points: Points, least: int | None = None, most: int | None = None
) -> list[Found]:
    """The words that the automaton accepts and whose points lie in `least..most`, by code point."""
    if not graph.root:
        return []
    nodes, row = graph.nodes, automaton.row
    letters = "\0" + graph.alphabet
    values = [0] + [points.get(letter, 0) for letter in graph.alphabet]
    bounded = least is not None or most is not None
    low, high = least or 0, most if most is not None else 1 << 30
    reach = _reach(graph, values) if bounded else {}
    out: list[Found] = []

    def visit(at: int, state: State, before: str, score: int) -> bool:
        """Collect what is below the list at `at`; whether there was anything."""
        follow = row(state)
        some = False
        while True:
            node = nodes[at]
            tile = node >> TILE
            after = follow[tile]
            if after is not None:
                word, sum_ = before + letters[tile], score + values[tile]
                if node & ACCEPTS and after.accepts and low <= sum_ <= high:
                    out.append(Found(word, sum_))
                    some = True
                child = node & CHILD
                if child:
                    key: object = (child, sum_) if bounded else child
                    if key not in after.dead:
                        fits = not bounded or (sum_ + reach[child][0] <= high and sum_ + reach[child][1] >= low)
                        if fits and visit(child, after, word, sum_):
                            some = True
                        else:
                            after.dead.add(key)
            if node & END:
                return some
            at += 1

    visit(graph.root, automaton.start, "", 0)
    return out


def _span(shortest: int, longest: int | None) -> list[Element]:
    if shortest < 0 or (longest is not None and longest < max(shortest, 1)):
        raise UsageError(f"no word has {shortest} to {longest} letters", hint="give the smaller number first")
    return length(shortest, longest)


def _reach(graph: WordGraph, values: list[int]) -> dict[int, tuple[int, int]]:
    """Fewest and most points that the rest of a word can bring, for each list of siblings."""
    nodes = graph.nodes
    known: dict[int, tuple[int, int]] = {}

    def visit(start: int) -> tuple[int, int]:
        fewest, most = 1 << 30, 0
        at = start
        while True:
            node = nodes[at]
            value, child = values[node >> TILE], node & CHILD
            if node & ACCEPTS:
                fewest, most = min(fewest, value), max(most, value)
            if child:
                below = known.get(child) or visit(child)
                fewest, most = min(fewest, value + below[0]), max(most, value + below[1])
            if node & END:
                known[start] = fewest, most
                return known[start]
            at += 1

    visit(graph.root)
    return known
