"""Moves as players write them: the square of the first letter, then the word.

8H NAPEČEN      row 8 from column H, across (row first)
H8 napečen      column H from row 8, down (column first); lower case would be seven blanks
8G C.P          a dot is a tile that already lies there; so may be its letter
8H NAPE(Č)EN    a blank as Č, the same as NAPEčEN
"""

import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

import regex

from lexicon.play.board import COLUMNS, Board, Square, Tile
from lexicon.play.lettering import DOT, lettered
from lexicon.play.reasons import PlayError, Problem, reason
from lexicon.play.tiles import TileSet

_PLACE = regex.compile(r"(?P<row>[0-9]{1,2})(?P<column>[A-Za-z])|(?P<column>[A-Za-z])(?P<row>[0-9]{1,2})")


class Move(NamedTuple):
    """A word laid from a square on. `tiles` has one item a square: a tile, or None for one that already lies there."""

    start: Square
    across: bool
    tiles: tuple[Tile | None, ...]

    @property
    def place(self) -> str:
        """`8H` across, `H8` down."""
        row, column = str(self.start.row + 1), COLUMNS[self.start.column]
        return row + column if self.across else column + row

    def squares(self) -> tuple[Square, ...]:
        """The squares of the written word."""
        return tuple(self.start.step(self.across, by) for by in range(len(self.tiles)))

    def __str__(self) -> str:
        return f"{self.place} " + "".join(str(tile) if tile else DOT for tile in self.tiles)


def read_place(text: str) -> tuple[Square, bool] | None:
    """`8H` is (Square(7, 7), True), `H8` the same square with False; None for anything else."""
    found = _PLACE.fullmatch(text)
    if not found or found["row"] == "0" or found["row"] == "00":
        return None
    square = Square(int(found["row"]) - 1, COLUMNS.index(found["column"].upper()))
    return square, text[0].isdigit()


def read_move(text: str, tiles: TileSet) -> Move:
    """Read `8H WORD`. Raises PlayError: unreadable, a letter without a tile, brackets that do not close."""
    parts = unicodedata.normalize("NFC", text).split()
    place = read_place(parts[0]) if len(parts) == 2 else None
    if place is None:
        raise PlayError([reason(Problem.MOVE_UNREADABLE, text=text.strip()[:60])])
    return move_at(*place, parts[1], tiles)


def move_at(start: Square, across: bool, word: str, tiles: TileSet) -> Move:
    """A move from its square, direction and written word. Raises PlayError as read_move does."""
    letters = lettered(word)
    if not 1 <= len(letters) <= len(COLUMNS):
        raise PlayError([reason(Problem.MOVE_UNREADABLE, text=word[:60])])
    laid = (None if letter == DOT else Tile(tiles.face(letter), blank) for letter, blank in letters)
    return Move(start, across, tuple(laid))


def move_from_tiles(board: Board, placed: Mapping[Square, Tile]) -> Move:
    """The move that lays these tiles, for programs that know squares rather than words.

    It reads along the row or column that holds all of them; a single tile reads along its longer word, across if equal.
    Raises PlayError when they are not in one line or leave a gap.
    """
    if not placed:
        raise PlayError([reason(Problem.NO_TILES_PLACED)])
    for square in placed:
        if square not in board.layout:
            raise PlayError([reason(Problem.OFF_BOARD, square=f"{square.row + 1}, {square.column + 1}")])
        if square in board.tiles:
            raise PlayError([reason(Problem.OCCUPIED, square=str(square), letter=board.tiles[square].face)])
    rows, columns = {square.row for square in placed}, {square.column for square in placed}
    if len(rows) > 1 and len(columns) > 1:
        raise PlayError([reason(Problem.NOT_IN_LINE)])
    first, last = min(placed), max(placed)
    across = len(rows) == 1
    if first == last:
        across = len(board.line(first, True, placed)) >= len(board.line(first, False, placed))
    run = board.line(first, across, placed)
    if last not in run:
        raise PlayError([reason(Problem.GAP, square=str(run[-1].step(across)))])
    return Move(run[0], across, tuple(placed.get(square) for square in run))
