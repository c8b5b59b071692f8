"""KWG, the word graph of free engines (Woogles, Macondo, wolges), with or without a GADDAG.

    carry in a GADDAG   yrrac   rrac#y   rac#ry   ac#rry   c#arry      # is tile 0

After the reversed prefix `rac#` come exactly the endings that the word graph has after `car`. So the GADDAG is the
graph of all reversed prefixes, each followed by a pointer into the word graph: for 2.8 million words 4 million short
paths instead of 30 million long ones.

The alphabet stands beside the graph, a letter a line, tab-separated: label, label as a blank, tiles, points, vowel,
0, 0.
"""

from collections.abc import Iterable
from pathlib import Path

import czech_sort

from lexicon.errors import UsageError
from lexicon.export.source import Job, Tiles
from lexicon.study.cells import Cells
from lexicon.study.graph import encode
from lexicon.study.nodes import CLASSIC, WIDE, Layout, lay_out, little_endian

ALPHABET_SUFFIX = ".alphabet.txt"


def write_kwg(job: Job, target: Path) -> None:
    """The word graph only; the root of the GADDAG is 0."""
    _write(job, target, CLASSIC, gaddag=False)


def write_gaddag(job: Job, target: Path) -> None:
    """Word graph and GADDAG. Raises UsageError when they have more nodes than 22 bits can number."""
    _write(job, target, CLASSIC, gaddag=True)


def write_wide_gaddag(job: Job, target: Path) -> None:
    """Word graph and GADDAG in the layout with 24 bits for the child, for what does not fit otherwise."""
    _write(job, target, WIDE, gaddag=True)


def _write(job: Job, target: Path, layout: Layout, *, gaddag: bool) -> None:
    odd = next((word for word in job.words if not word.isalpha()), None)
    if odd is not None:
        raise UsageError(f"the word {odd!r} is not made of letters alone", hint="a KWG has letters only")
    alphabet = alphabet_of(job.words, job.tiles)
    if len(alphabet) > layout.tiles:
        raise UsageError(f"{len(alphabet)} letters, the {layout.name} layout numbers {layout.tiles}")
    cells = Cells()
    root = cells.add_words(encode(job.words, alphabet))
    words_end = len(cells)
    reversed_root = cells.add_paths(gaddag_paths(cells, root)) if gaddag else 0
    nodes = lay_out(cells, (root, reversed_root), words_end, layout)
    target.write_bytes(little_endian(nodes))
    beside = target.with_name(target.name + ALPHABET_SUFFIX)
    beside.write_text(alphabet_text(alphabet, job.tiles), encoding="utf-8", newline="\n")


def gaddag_paths(cells: Cells, root: int) -> list[bytes]:
    """The paths that `Cells.add_paths` wants, sorted: one for each beginning of a word, however many words share it."""
    size = len(cells)
    letter = [bytes([cells.tile(cell)]) for cell in range(size)]
    after = [b"\0" + (cells.accepts(cell) << 31 | cells.child(cell)).to_bytes(4, "big") for cell in range(size)]
    child = [cells.child(cell) for cell in range(size)]
    following = [cells.next(cell) for cell in range(size)]
    paths: list[bytes] = []
    stack = [(root, b"")] if root else []
    while stack:
        cell, behind = stack.pop()
        while cell:
            prefix = letter[cell] + behind
            paths.append(prefix + after[cell])
            if child[cell]:
                stack.append((child[cell], prefix))
            cell = following[cell]
    paths.sort()
    return paths


def alphabet_of(words: Iterable[str], tiles: Tiles) -> str:
    """Letters of the tile set and of the words in Czech order; tile 1 is the first."""
    letters = set("".join(words)) | set(tiles.points) | set(tiles.counts)
    return "".join(sorted((one for one in letters if one.isalpha()), key=czech_sort.key))


def alphabet_text(alphabet: str, tiles: Tiles) -> str:
    """The file beside the graph; its first line is the blank."""
    rows = [("?", "?", tiles.counts.get("?", 0), 0, 0)]
    rows += [
        (one.upper(), one, tiles.counts.get(one, 0), tiles.points.get(one, 0), int(one in tiles.vowels))
        for one in alphabet
    ]
    return "".join("\t".join(map(str, (*row, 0, 0))) + "\n" for row in rows)
