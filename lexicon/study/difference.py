"""New words between two word sets, for example two versions of the lexicon or two variants of it."""

from collections.abc import Iterator

from lexicon.study.graph import ACCEPTS, CHILD, WordGraph

_Register = dict[tuple[tuple[str, int, int], ...], int]


def new_words(old: WordGraph, new: WordGraph) -> Iterator[str]:
    """Words of `new` that `old` has not, by code point.

    Sub-graphs with the same words get the same number in both, and what is equal is not walked: the time depends on the
    size of the graphs and on what is new, not on the number of words.
    """
    register: _Register = {(): 0}
    old_numbers, new_numbers = _numbered(old, register), _numbered(new, register)

    def walk(new_at: int, old_at: int, before: str) -> Iterator[str]:
        if new_numbers[new_at] == old_numbers[old_at]:
            return
        others = dict(old.arcs(old_at))
        for letter, node in new.arcs(new_at):
            other = others.get(letter, 0)
            if node & ACCEPTS and not other & ACCEPTS:
                yield before + letter
            yield from walk(node & CHILD, other & CHILD, before + letter)

    return walk(new.root, old.root, "")


def _numbered(graph: WordGraph, register: _Register) -> dict[int, int]:
    """For each list of siblings the number of the set of words below it."""
    numbers = {0: 0}

    def visit(start: int) -> int:
        known = numbers.get(start)
        if known is None:
            key = tuple((letter, node & ACCEPTS, visit(node & CHILD)) for letter, node in graph.arcs(start))
            known = numbers[start] = register.setdefault(key, len(register))
        return known

    visit(graph.root)
    return numbers
