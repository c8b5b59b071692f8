"""Scores: letter premiums first, then word premiums, each for the tile just laid only; 50 for a whole rack.

8H ÓD       (Ó 7 + D 1) x 2 = 16        the centre doubles the word
"""

from collections.abc import Mapping

from lexicon.play.board import Board, Square, Tile
from lexicon.play.placing import Line
from lexicon.play.tiles import TileSet


def score_line(board: Board, new: Mapping[Square, Tile], line: Line, tiles: TileSet) -> int:
    """The points of one word. A blank is worth nothing, but a word premium under it counts."""
    points, times = 0, 1
    for square in line.squares:
        tile = new.get(square) or board.tiles[square]
        value = 0 if tile.blank else tiles.points[tile.face]
        if square in new:
            premium = board.layout.premium(square)
            value *= premium.letter
            times *= premium.word
        points += value
    return points * times
