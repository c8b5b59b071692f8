"""A board: its premium squares and the tiles on it.

The text format has one line a row and one sign a square: `.` empty, an upper-case letter a tile, a lower-case letter
or a letter in round brackets a blank. Row numbers, a heading of column letters, blank lines, spaces between squares and
lines that begin with `#` are welcome and mean nothing:

       A B C D E F G H I J K L M N O
     8 . . . . . . C O (p) . . . . . .      row 8: COP, with a blank as P
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from lexicon.errors import DataError
from lexicon.message import message
from lexicon.play import data_files
from lexicon.play.lettering import DOT, lettered
from lexicon.play.reasons import PlayError
from lexicon.play.text import numbered_lines
from lexicon.play.tiles import BLANK, TileSet

_LONGEST_LINE = 500  # the rows people write, with brackets and spaces, are far shorter

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Square(NamedTuple):
    """A square, row and column counted from 0; `8H` is Square(7, 7)."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{self.row + 1}{COLUMNS[self.column]}"

    def step(self, across: bool, by: int = 1) -> "Square":
        """The square `by` steps further to the right (across) or down."""
        return Square(self.row, self.column + by) if across else Square(self.row + by, self.column)


class Tile(NamedTuple):
    """A tile on a board: its face in lower case, and whether it is a blank standing for that face."""

    face: str
    blank: bool = False

    def __str__(self) -> str:
        return self.face if self.blank else self.face.upper()


class Premium(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a square multiplies, once, when a tile is laid on it."""

    letter: int = 1
    word: int = 1


class _LayoutFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    centre: str
    rows: list[str]
    premiums: dict[str, Premium]


_PLAIN = Premium()


@dataclass(frozen=True)
class Layout:
    """The empty board: `size` rows and columns, premium squares, the square that the first move must cover."""

    id: str
    title: str
    size: int
    centre: Square
    premiums: Mapping[Square, Premium]

    def premium(self, square: Square) -> Premium:
        """The premium of a square; plain squares multiply by one."""
        return self.premiums.get(square, _PLAIN)

    def __contains__(self, square: Square) -> bool:
        return 0 <= square.row < self.size and 0 <= square.column < self.size


def load_layout(name: str | Path = "standard") -> Layout:
    """The layout with that id, or one from a file. Raises UsageError, DataError."""
    file = data_files.load("boards", name, _LayoutFile)
    size = len(file.rows)
    if not 1 <= size <= len(COLUMNS) or any(len(row) != size for row in file.rows):
        raise DataError(name, 0, f"not a square of {len(COLUMNS)} rows at most", entry=file.id)
    squares = {Square(r, c): sign for r, row in enumerate(file.rows) for c, sign in enumerate(row)}
    if unknown := set(squares.values()) - set(file.premiums) - {"."}:
        raise DataError(name, 0, f"no [premiums] for {sorted(unknown)}", entry=file.id)
    centre = next((square for square in squares if str(square) == file.centre), None)
    if centre is None:
        raise DataError(name, 0, f"no square {file.centre!r}", entry=file.id, hint='write "8H"')
    premiums = {square: file.premiums[sign] for square, sign in squares.items() if sign != "."}
    return Layout(file.id, file.title, size, centre, premiums)


@dataclass(frozen=True)
class Board:
    """A position; it never changes, `with_tiles` makes the next one."""

    layout: Layout
    tiles: Mapping[Square, Tile] = field(default_factory=dict)

    def with_tiles(self, new: Mapping[Square, Tile]) -> "Board":
        """The board after a move."""
        return Board(self.layout, {**self.tiles, **new})

    def used(self) -> Counter[str]:
        """The tiles on the board, blanks under BLANK."""
        return Counter(BLANK if tile.blank else tile.face for tile in self.tiles.values())

    def line(self, square: Square, across: bool, new: Mapping[Square, Tile]) -> tuple[Square, ...]:
        """The unbroken run of tiles through a square, `new` lying on the board too."""
        laid = {**self.tiles, **new}
        start = square
        while (before := start.step(across, -1)) in laid:
            start = before
        run = [start]
        while (after := run[-1].step(across)) in laid:
            run.append(after)
        return tuple(run)

    def __str__(self) -> str:
        """The text format, with heading and row numbers; read_board reads it back."""
        size = self.layout.size
        lines = ["   " + COLUMNS[:size]]
        for r in range(size):
            squares = (self.tiles.get(Square(r, c)) for c in range(size))
            lines.append(f"{r + 1:2} " + "".join(str(tile) if tile else "." for tile in squares))
        return "\n".join(lines) + "\n"


def read_board(text: str, tiles: TileSet, layout: Layout, *, file: Path | str = "board") -> Board:
    """Read the text format. DataError names the line; so it does when there are more tiles than the set has."""
    laid: dict[Square, Tile] = {}
    left = Counter(tiles.counts)
    row = 0
    for number, line in _rows(text, layout):
        if row == layout.size:
            raise DataError(file, number, "more than {size} rows", size=layout.size)
        if len(line) > _LONGEST_LINE:
            what = message("a line of {signs} signs is no row of {size} squares")
            raise DataError(file, number, what, signs=len(line), size=layout.size)
        signs = list(_signs(_without_row_number(line, row, file, number), tiles, file, number))
        if len(signs) != layout.size:
            raise DataError(
                file,
                number,
                "row {row} has {squares} squares, not {size}",
                hint=". is an empty square; lines with # are comments",
                row=row + 1,
                squares=len(signs),
                size=layout.size,
            )
        for column, tile in enumerate(signs):
            if tile is None:
                continue
            laid[Square(row, column)] = tile
            key = BLANK if tile.blank else tile.face
            left[key] -= 1
            if left[key] < 0:
                raise DataError(
                    file,
                    number,
                    "more tiles {letter} than the set has: {have}",
                    hint="a letter in lower case or in brackets is a blank",
                    letter=key.upper(),
                    have=tiles.counts.get(key, 0),
                )
        row += 1
    if row != layout.size:
        raise DataError(file, 0, "{rows} rows, not {size}", rows=row, size=layout.size)
    return Board(layout, laid)


def _rows(text: str, layout: Layout) -> Iterator[tuple[int, str]]:
    """The lines that are rows; the first may be a heading of column letters, if all rows follow it."""
    rows = [(n, line) for n, line in numbered_lines(text) if line.strip() and not line.lstrip().startswith("#")]
    heading = len(rows) > layout.size and "".join(rows[0][1].split()) == COLUMNS[: layout.size]
    yield from rows[1:] if heading else rows


def _without_row_number(line: str, row: int, file: Path | str, number: int) -> str:
    stripped = line.strip()
    digits = stripped[: len(stripped) - len(stripped.lstrip("0123456789"))]
    if digits and digits != str(row + 1):
        raise DataError(file, number, "row number {digits} where row {row} stands", digits=digits[:5], row=row + 1)
    return stripped[len(digits) :]


def _signs(line: str, tiles: TileSet, file: Path | str, number: int) -> Iterator[Tile | None]:
    """The squares of a row."""
    try:
        for letter, blank in lettered(line):
            yield None if letter == DOT else Tile(tiles.face(letter), blank)
    except PlayError as error:
        raise error.at(file, number) from None
