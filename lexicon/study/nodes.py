"""Cells laid out as an array of 32-bit nodes, the layout that free engines call KWG.

    index  tile accepts end child
    0      -    -       1   2         root of the word graph
    1      -    -       1   0         root of the GADDAG; 0: there is none
    2      1    0       1   3         a
    3      2    1       1   0         b: `ab` is a word

Siblings stand one after another in rising tile order; the last one carries the `end` bit. A list that is the tail of
another is not written twice.
"""

from __future__ import annotations  # array is subscriptable from Python 3.12 on

import sys
from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from lexicon.errors import UsageError
from lexicon.study.cells import Cells


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the fields of a node sit: shifts in bits, and the number of bits of the child index."""

    name: str
    tile: int
    accepts: int
    end: int
    child: int
    child_bits: int

    @property
    def limit(self) -> int:
        """How many nodes the child index can address."""
        return 1 << self.child_bits

    @property
    def tiles(self) -> int:
        """How many different letters a tile number can name (0 is the separator)."""
        return (1 << (8 if self.child_bits == 22 else 6)) - 1


CLASSIC = Layout("classic", tile=24, accepts=23, end=22, child=0, child_bits=22)
WIDE = Layout("wide", tile=0, accepts=7, end=6, child=8, child_bits=24)

_FIRST = 2  # nodes 0 and 1 hold the roots


def lay_out(cells: Cells, roots: tuple[int, int], graph_end: int, layout: Layout = CLASSIC) -> array[int]:
    """The array of nodes for the word graph (cells below `graph_end`) and then the GADDAG (the others).

    `roots` are the first cells of the two root lists, 0 for an absent graph. The word graph comes first and refers only
    to itself, so that a program which needs no GADDAG may read just that part. Raises UsageError when the nodes do
    not fit the child index.
    """
    lengths = array("I", [0]) * len(cells)
    for cell in range(1, len(cells)):
        lengths[cell] = lengths[cells.next(cell)] + 1
    place = array("I", [0]) * len(cells)
    slots = array("I", [0]) * _FIRST
    for first, last, root in ((1, graph_end, roots[0]), (graph_end, len(cells), roots[1])):
        heads = {cells.child(cell) for cell in range(first, last)}
        heads.add(root)
        heads.discard(0)
        for head in _longest_first(heads, lengths):
            if place[head]:
                continue
            cell = head
            while cell:
                if not place[cell]:
                    place[cell] = len(slots)
                slots.append(cell)
                cell = cells.next(cell)
    if len(slots) > layout.limit:
        raise UsageError(
            f"the graph needs {len(slots):,} nodes, the {layout.name} layout holds {layout.limit:,}",
            hint="limit the length of the words, for example to 15 letters, or choose the wide layout",
        )
    nodes = array("I", [0]) * len(slots)
    for index in (0, 1):
        nodes[index] = 1 << layout.end | place[roots[index]] << layout.child
    for index in range(_FIRST, len(slots)):
        cell = slots[index]
        nodes[index] = (
            cells.tile(cell) << layout.tile
            | cells.accepts(cell) << layout.accepts
            | (not cells.next(cell)) << layout.end
            | place[cells.child(cell)] << layout.child
        )
    return nodes


def little_endian(nodes: array[int]) -> bytes:
    """The nodes as they stand in files."""
    if sys.byteorder == "big":
        nodes = nodes[:]
        nodes.byteswap()
    return nodes.tobytes()


def _longest_first(heads: Iterable[int], lengths: array[int]) -> list[int]:
    """Longer lists first: their tails then need no place of their own. Ties by number: same bytes always."""
    return sorted(heads, key=lambda head: (-lengths[head], head))
