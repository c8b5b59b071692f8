"""The smallest graph of a sorted list of words.

    sorted words    auto, autor, motor
    graph           a -> u -> t -> o*  -> r*        * a word ends here
                    m -> o -> t -> o ---^           (the `-r` of motor is the `-r` of autor)

A list of siblings is a chain of cells, each cell being one arc and the rest of its list; equal cells are one
cell. So lists share not only whole sub-graphs but also their ends: the list `k, l` is the tail of `j, k, l`.

A graph is built from the root: words that begin alike share a list of siblings. Where few words are left, what they
have after their common beginning is looked up first: the endings of `hrad-` are those of `les-`, and so is the graph.
That halves the time of the usual method (Daciuk and others, 2000), which goes through the letters of every word.
"""

from array import array
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from lexicon.errors import UsageError

SEPARATOR = 0
"""The tile number between the reversed first part and the rest of a word in a GADDAG; letters start at 1."""

_ACCEPTS = 1 << 31
_CHILD = _ACCEPTS - 1
_TILE = 32  # bits below the tile number in an arc: child cell (31), accepts (1)
_PAYLOAD = 5  # bytes at the end of a path: SEPARATOR, accepts (1 bit) and cell (31 bits)
_FEW = 64  # words whose endings are looked up together


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
        return self._add(words, 0)

    def add_paths(self, paths: Sequence[bytes]) -> int:
        """Add the paths of a GADDAG and return the first cell of its root.

        A path is `reversed prefix, 0, flag and cell`: the last four bytes, big-endian, hold the cell that follows
        the separator (0: nothing follows) and in the highest bit whether the prefix is itself a word. Sorted.
        """
        return self._add(paths, _PAYLOAD)

    def _add(self, words: Sequence[bytes], tail: int) -> int:
        """Words that each end in `tail` bytes of payload."""
        _check(words, tail)
        known: dict[tuple[bytes, ...], int] = {}

        def siblings(low: int, high: int, depth: int) -> int:
            """The list for words[low:high], which are alike in `depth` letters and longer than that."""
            endings = None
            if high - low <= _FEW:
                endings = tuple([word[depth:] for word in words[low:high]])
                cell = known.get(endings)
                if cell is not None:
                    return cell
            below = depth + 1
            arcs = []
            while low < high:
                word = words[low]
                end = _end_of_group(words, low, high, depth)
                arc = word[depth] << _TILE
                rest = 0
                if len(word) - tail == below:
                    payload = int.from_bytes(word[below + 1 :], "big") if tail else _ACCEPTS
                    arc |= payload & _ACCEPTS
                    rest = payload & _CHILD
                    low += 1
                child = siblings(low, end, below) if low < end else 0
                if rest:
                    child = self._cell(SEPARATOR << _TILE | rest, child)
                arcs.append(arc | child)
                low = end
            cell = 0
            while arcs:
                cell = self._cell(arcs.pop(), cell)
            if endings is not None:
                known[endings] = cell
            return cell

        return siblings(0, len(words), 0) if words else 0

    def _cell(self, arc: int, following: int) -> int:
        """The cell of an arc and the rest of its list: one that is there already, or a new one."""
        key = arc << 32 | following
        cell = self._register.get(key)
        if cell is None:
            cell = self._register[key] = len(self._arcs)
            self._arcs.append(arc)
            self._next.append(following)
        return cell


def _end_of_group(words: Sequence[bytes], low: int, high: int, depth: int) -> int:
    """Where the words end that have the same letter at `depth` as words[low]."""
    word = words[low]
    letter = word[depth]
    if letter == 255:
        return high
    if high - low > _FEW:
        return bisect_left(words, word[:depth] + bytes((letter + 1,)), low, high)
    low += 1
    while low < high and words[low][depth] == letter:
        low += 1
    return low


def _check(words: Sequence[bytes], tail: int) -> None:
    if words and len(words[0]) <= tail:
        raise UsageError("words out of order: one is empty", hint="sort them by tile number, each word once")
    for word, following in pairwise(words):
        if word >= following:
            raise UsageError(
                f"words out of order at byte string {following!r}", hint="sort them by tile number, each word once"
            )
