"""A word graph that can be stored, opened and walked: the words of one variant and nothing else.

    file    "LEXGRAPH"  version  bytes of alphabet  nodes  words  checksum  |  alphabet, UTF-8  |  nodes (KWG layout)
            8 bytes     five 32-bit numbers, little-endian, checksum CRC-32 of all that follows

Why this and not an index of sorted letters (tests/bench/bench_study.py measures both on 2 million words): the index
answers racks faster, two blanks with all shorter words in 45 ms to 86 (these with points and in Czech
order), but has 17.5 MB to the graph's 1.2 and serves racks only. The graph also serves patterns, hooks and points,
and needs no look at the variant, because it holds the words of one variant only.
"""

from __future__ import annotations  # array is subscriptable from Python 3.12 on

import codecs
import struct
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator
from itertools import islice
from operator import eq
from pathlib import Path

from lexicon.errors import ArtefactError, UsageError
from lexicon.files.staging import staging
from lexicon.study.cells import Cells
from lexicon.study.nodes import CLASSIC, lay_out, little_endian

_MAGIC = b"LEXGRAPH"
_VERSION = 1
_HEADER = struct.Struct("<8sIIIII")

TILE, ACCEPTS, END, CHILD = CLASSIC.tile, 1 << CLASSIC.accepts, 1 << CLASSIC.end, (1 << CLASSIC.child_bits) - 1


class WordGraph:
    """Words as paths from the root. Iterates in the order of Unicode code points.

    `nodes` is for the searches of this room: a list of siblings starts at an index and goes on until the END bit;
    `nodes[i] >> TILE` is the number of the letter in `alphabet`, from 1; `nodes[i] & ACCEPTS`: a word ends here;
    `nodes[i] & CHILD`: where the next list starts, 0 for none.
    """

    def __init__(self, alphabet: str, nodes: array[int], size: int) -> None:
        self.alphabet = alphabet
        self.nodes = nodes
        self.root = nodes[0] & CHILD
        self._size = size
        self._numbers = {letter: number for number, letter in enumerate(alphabet, 1)}

    @classmethod
    def build(cls, words: Iterable[str]) -> WordGraph:
        """The graph of these words, in any order, repetitions allowed."""
        listed = list(filter(None, words))
        alphabet = "".join(sorted(set("".join(listed))))
        if len(alphabet) > CLASSIC.tiles:
            raise UsageError(
                f"the words use {len(alphabet)} different letters, at most {CLASSIC.tiles} can be numbered"
            )
        encoded = encode(listed, alphabet)
        if any(map(eq, encoded, islice(encoded, 1, None))):
            encoded = sorted(set(encoded))
        cells = Cells()
        root = cells.add_words(encoded)
        return cls(alphabet, lay_out(cells, (root, 0), len(cells)), len(encoded))

    def save(self, target: Path) -> None:
        """Write the graph; the same words give the same bytes."""
        letters = self.alphabet.encode()
        body = letters + little_endian(self.nodes)
        header = _HEADER.pack(_MAGIC, _VERSION, len(letters), len(self.nodes), self._size, zlib.crc32(body))
        with staging(target.parent) as scratch:
            (scratch / target.name).write_bytes(header + body)

    @classmethod
    def open(cls, path: Path) -> WordGraph:
        """Read a graph whole (about a megabyte) and check it. Raises ArtefactError."""
        again = "build the lexicon again"
        try:
            data = path.read_bytes()
        except OSError as error:
            raise ArtefactError(f"cannot read word graph {path}: {error.strerror}", hint=again) from None
        if len(data) < _HEADER.size or data[:8] != _MAGIC:
            raise ArtefactError(f"{path} is not a word graph", hint=again)
        _, version, letters, count, size, checksum = _HEADER.unpack_from(data)
        if version != _VERSION:
            raise ArtefactError(f"{path} has format {version}, this program reads {_VERSION}", hint=again)
        body = data[_HEADER.size :]
        if len(body) != letters + 4 * count or zlib.crc32(body) != checksum:
            raise ArtefactError(f"{path} is truncated or damaged", hint=again)
        nodes = array("I")
        nodes.frombytes(body[letters:])
        if sys.byteorder == "big":
            nodes.byteswap()
        return cls(body[:letters].decode(), nodes, size)

    def __len__(self) -> int:
        """How many words."""
        return self._size

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and bool(self.find(word) & ACCEPTS)

    def __iter__(self) -> Iterator[str]:
        return self.below(self.root, "")

    def number(self, letter: str) -> int:
        """The number of the letter; 0: no word has it."""
        return self._numbers.get(letter, 0)

    def find(self, prefix: str) -> int:
        """The node that ends the path of `prefix` (not empty); 0: no word begins so."""
        nodes = self.nodes
        node = self.root
        for letter in prefix:
            at = node & CHILD
            number = self._numbers.get(letter, 0)
            while at and nodes[at] >> TILE < number and not nodes[at] & END:
                at += 1
            node = nodes[at] if at else 0
            if not number or node >> TILE != number:
                return 0
        return node if prefix else 0

    def arcs(self, start: int) -> Iterator[tuple[str, int]]:
        """The letters of a list of siblings with their nodes; none when `start` is 0."""
        while start:
            node = self.nodes[start]
            yield self.alphabet[(node >> TILE) - 1], node
            if node & END:
                return
            start += 1

    def below(self, start: int, prefix: str) -> Iterator[str]:
        """All words that go on from `prefix` through the list at `start`."""
        stack = [(prefix, start)]
        nodes, letters = self.nodes, "\0" + self.alphabet
        while stack:
            before, at = stack.pop()
            if not at:
                continue
            node = nodes[at]
            word = before + letters[node >> TILE]
            if not node & END:
                stack.append((before, at + 1))
            if node & ACCEPTS:
                yield word
            if node & CHILD:
                stack.append((word, node & CHILD))


def encode(words: Iterable[str], alphabet: str) -> list[bytes]:
    """Words as tile numbers from 1 in the order of `alphabet`, sorted."""
    numbers = {ord(letter): number for number, letter in enumerate(alphabet, 1)}
    numbers[ord("\n")] = 0  # all words as one text: a call for each would take five times as long
    text = "\n".join(words)
    encoded, _ = codecs.charmap_encode(text, "strict", numbers)
    return sorted(encoded.split(b"\0")) if text else []
