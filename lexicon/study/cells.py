"""The smallest graph of a sorted list of words, built word by word.

    sorted words    auto, autor, motor
    graph           a -> u -> t -> o*  -> r*        * a word ends here
                    m -> o -> t -> o ---^           (the `-r` of motor is the `-r` of autor)

A list of siblings is a chain of cells, each cell being one arc and the rest of its list; equal cells are one
cell. So lists share not only whole sub-graphs but also their ends: the list `k, l` is the tail of `j, k, l`.

The method is that of Daciuk, Mihov, Watson and Watson (2000) for sorted input: when the next word leaves the
path of the last one, the nodes left behind are final and are looked up in the register of known nodes.
"""

from array import array
from collections.abc import Iterable, Sequence

from lexicon.errors import UsageError

SEPARATOR = 0
"""The tile number between the reversed first part and the rest of a word in a GADDAG; letters start at 1."""

_ACCEPTS = 1 << 31
_CHILD = _ACCEPTS - 1
_TILE = 32  # bits below the tile number in an arc: child cell (31), accepts (1)


class Cells:
    """Arcs with their siblings. Cell 0 is the empty list; a cell refers only to cells with lower numbers."""

    def __init__(self) -> None:
        self._arcs = array("Q", [0])
        self._next = array("I", [0])
        self._register: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._arcs)

    def tile(self, cell: int) -> int:
        """Tile number of the arc, 0..255."""
        return self._arcs[cell] >> _TILE

    def accepts(self, cell: int) -> bool:
        """Whether a word ends with this arc."""
        return bool(self._arcs[cell] & _ACCEPTS)

    def child(self, cell: int) -> int:
        """First cell of the list after this arc; 0: none."""
        return self._arcs[cell] & _CHILD

    def next(self, cell: int) -> int:
        """The next sibling; 0: none."""
        return self._next[cell]

    def add_words(self, words: Sequence[bytes]) -> int:
        """Add words (tile numbers from 1, sorted, each once, none empty) and return the first cell of the root.

        Raises UsageError if a word is empty, stands twice or is out of order.
        """
        return self._add((word, len(word), 0) for word in words)

    def add_paths(self, paths: Sequence[bytes], separator_size: int = 4) -> int:
        """Add the paths of a GADDAG and return the first cell of its root.

        A path is `reversed prefix, 0, flag and cell`: the last four bytes, big-endian, hold the cell that follows
        the separator (0: nothing follows) and in the highest bit whether the prefix is itself a word. Sorted.
        """
        tail = separator_size + 1

        def split() -> Iterable[tuple[bytes, int, int]]:
            for path in paths:
                yield path, len(path) - tail, int.from_bytes(path[-separator_size:], "big")

        return self._add(split(), after_separator=True)

    def _add(self, items: Iterable[tuple[bytes, int, int]], *, after_separator: bool = False) -> int:
        """The loop of both; kept in one piece and with local names, because it runs for every letter."""
        arcs, nexts, register = self._arcs, self._next, self._register
        find = register.get
        pending: list[list[int]] = [[]]  # pending[d]: arcs of the open node at depth d, without their children
        last = b""
        depth = 0

        def close(down_to: int) -> None:
            for level in range(depth, down_to, -1):
                cell = 0
                node = pending[level]
                while node:
                    arc = node.pop()
                    key = arc << 32 | cell
                    known = find(key)
                    if known is None:
                        known = register[key] = len(arcs)
                        arcs.append(arc)
                        nexts.append(cell)
                    cell = known
                pending[level - 1][-1] |= cell

        for word, size, payload in items:
            width = max(size, depth)
            here = int.from_bytes(word[:size], "big") << 8 * (width - size)
            there = int.from_bytes(last, "big") << 8 * (width - depth)
            differ = here ^ there
            common = width - ((differ.bit_length() + 7) >> 3)
            if not size or (common == size) or word[:size] < last:
                raise UsageError(
                    f"words out of order at byte string {word!r}", hint="sort them by tile number, each word once"
                )
            close(common)
            while len(pending) <= size:
                pending.append([])
            for level in range(common, size):
                pending[level].append(word[level] << _TILE)
            if not after_separator or payload & _ACCEPTS:
                pending[size - 1][-1] |= _ACCEPTS
            if payload & _CHILD:
                pending[size].append(SEPARATOR << _TILE | payload & _CHILD)
            last, depth = word[:size], size
        pending.insert(0, [0])  # a node above the root, so that closing it yields the root
        depth += 1
        close(0)
        return pending[0][0]
