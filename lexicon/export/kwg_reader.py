"""Reads KWG files back: written from the description of the format, sharing nothing with the writer.

00 00 40 00  00 00 40 00        the empty graph: both roots have the `end` bit and no child
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from lexicon.errors import ArtefactError

_SIZE_OF_NODE = 4


class KwgFile:
    """The nodes of a file, taken apart into parallel lists."""

    def __init__(self, path: Path, *, wide: bool = False) -> None:
        data = path.read_bytes()
        if len(data) % _SIZE_OF_NODE or len(data) < 2 * _SIZE_OF_NODE:
            raise ArtefactError(f"{path} is not a KWG file: {len(data)} bytes")
        nodes = [number for (number,) in struct.iter_unpack("<I", data)]
        if wide:
            self.tile = [node & 63 for node in nodes]
            self.last = [node & 64 > 0 for node in nodes]
            self.word = [node & 128 > 0 for node in nodes]
            self.down = [node // 256 for node in nodes]
        else:
            self.tile = [node // (1 << 24) for node in nodes]
            self.word = [node & 0x800000 > 0 for node in nodes]
            self.last = [node & 0x400000 > 0 for node in nodes]
            self.down = [node & 0x3FFFFF for node in nodes]
        if max(self.down) >= len(nodes) or not self.last[-1]:
            raise ArtefactError(f"{path} points beyond its end")
        for index in range(2, len(nodes) - 1):
            if not self.last[index] and self.tile[index] >= self.tile[index + 1]:
                raise ArtefactError(f"{path}: siblings out of order at node {index}")
        if self._has_cycle():
            raise ArtefactError(f"{path} leads in a circle")

    def _has_cycle(self) -> bool:
        """Whether some path never ends; without this check a damaged file would be read forever."""
        fresh, open_, done = 0, 1, 2
        state = bytearray(len(self.down))
        for root in (0, 1):
            todo = [self.down[root]]
            while todo:
                index = todo[-1]
                if state[index] == fresh:
                    state[index] = open_
                    after = (self.down[index], 0 if self.last[index] else index + 1)
                    for other in after:
                        if other and state[other] == open_:
                            return True
                        if other and state[other] == fresh:
                            todo.append(other)
                else:
                    state[index] = done
                    todo.pop()
        return False

    def paths(self, root: int) -> Iterator[bytes]:
        """All accepted sequences of tiles from the list of siblings that node `root` (0 or 1) points to."""
        todo = [(self.down[root], b"")]
        while todo:
            index, before = todo.pop()
            while index:
                here = before + bytes([self.tile[index]])
                if self.word[index]:
                    yield here
                if self.down[index]:
                    todo.append((self.down[index], here))
                index = 0 if self.last[index] else index + 1

    def gaddag_agrees(self) -> bool:
        """Whether the GADDAG says exactly what the word graph says, without writing out every path.

        It does if for each beginning of a word the reversed path has a separator that leads to the very list which
        follows that beginning in the word graph, and accepts where the beginning is a word; and if it has no other
        path. Both sides are compared as sets by their size and the sum of their members' 64-bit hashes.
        """
        return self._beginnings() == self._reversed_beginnings()

    def _beginnings(self) -> tuple[int, int]:
        count = total = 0
        todo = [(self.down[0], b"")]
        letters = [bytes([tile]) for tile in range(256)]
        while todo:
            index, behind = todo.pop()
            while index:
                here = letters[self.tile[index]] + behind
                down = self.down[index]
                if self.word[index]:
                    count, total = count + 1, total + hash((here, 0))
                if down:
                    count, total = count + 1, total + hash((here, down))
                    todo.append((down, here))
                index = 0 if self.last[index] else index + 1
        return count, total

    def _reversed_beginnings(self) -> tuple[int, int]:
        count = total = 0
        todo = [(self.down[1], b"")]
        letters = [bytes([tile]) for tile in range(256)]
        while todo:
            index, before = todo.pop()
            while index:
                down = self.down[index]
                if self.tile[index]:
                    here = before + letters[self.tile[index]]
                    if self.word[index]:
                        count, total = count + 1, total + hash((here, 0))
                    if down:
                        todo.append((down, here))
                elif down and not self.word[index]:
                    count, total = count + 1, total + hash((before, down))
                else:
                    return -1, 0  # a separator ends no word, and leads somewhere
                index = 0 if self.last[index] else index + 1
        return count, total


def read_kwg(path: Path) -> Iterator[str]:
    """The words of the word graph; ArtefactError if there is a GADDAG."""
    return _words(path, wide=False, gaddag=False)


def read_gaddag(path: Path) -> Iterator[str]:
    """The words of the word graph; ArtefactError unless a GADDAG says the same."""
    return _words(path, wide=False, gaddag=True)


def read_wide_gaddag(path: Path) -> Iterator[str]:
    """As `read_gaddag`, in the wide layout."""
    return _words(path, wide=True, gaddag=True)


def _words(path: Path, *, wide: bool, gaddag: bool) -> Iterator[str]:
    file = KwgFile(path, wide=wide)
    if gaddag and not file.gaddag_agrees():
        raise ArtefactError(f"{path}: GADDAG and word graph do not hold the same words")
    if not gaddag and file.down[1]:
        raise ArtefactError(f"{path}: there is a GADDAG")
    lines = path.with_name(path.name + ".alphabet.txt").read_text(encoding="utf-8").splitlines()
    letters = [line.split("\t")[1] for line in lines]
    for tiles in file.paths(0):
        yield "".join([letters[tile] for tile in tiles])
