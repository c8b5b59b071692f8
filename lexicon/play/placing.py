"""The placement rules (cas-pravidla, "Pokládání kamenů"): one line, no gap, connected, the first move over the centre.

Laying a move gives the words it forms: the main word, along the move, and a crossing word at each new tile that touches
others.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from lexicon.play.board import Board, Square, Tile
from lexicon.play.notation import Move
from lexicon.play.reasons import Problem, Reason, reason
from lexicon.play.tiles import BLANK, TileSet


@dataclass(frozen=True)
class Line:
    """A word on the board: its squares in reading order."""

    squares: tuple[Square, ...]
    across: bool


@dataclass(frozen=True)
class Placement:
    """A move laid on a board: its new tiles, every word it forms (the main word first), or the reasons against it."""

    new: Mapping[Square, Tile]
    lines: tuple[Line, ...]
    reasons: tuple[Reason, ...]


def lay(board: Board, move: Move) -> Placement:
    """Lay a move; `reasons` is empty when the placement rules allow it, whatever the words."""
    new, against = _new_tiles(board, move)
    if against:
        return Placement(new, (), against)
    squares = move.squares()
    run = board.line(squares[0], move.across, new)
    if run != squares:
        beyond = run[0] if run[0] != squares[0] else run[len(squares)]
        return Placement(new, (), (reason(Problem.WORD_GOES_ON, square=str(beyond)),))
    against = tuple(_against(board, move, new))
    crossing = (board.line(square, not move.across, new) for square in new)
    lines = [Line(run, move.across), *(Line(line, not move.across) for line in crossing if len(line) > 1)]
    return Placement(new, () if against else tuple(lines), against)


def _new_tiles(board: Board, move: Move) -> tuple[dict[Square, Tile], tuple[Reason, ...]]:
    """The tiles that come from the rack; the rest of the written word must lie there already."""
    new: dict[Square, Tile] = {}
    for square, tile in zip(move.squares(), move.tiles, strict=True):
        if square not in board.layout:
            return new, (reason(Problem.OFF_BOARD, square=move.place),)
        there = board.tiles.get(square)
        if there is None and tile is None:
            return new, (reason(Problem.NO_TILE_THERE, square=str(square)),)
        if there is None and tile is not None:
            new[square] = tile
        elif there is not None and tile is not None and there.face != tile.face:
            return new, (reason(Problem.OCCUPIED, square=str(square), letter=there.face),)
    return new, () if new else (reason(Problem.NO_TILES_PLACED),)


def _against(board: Board, move: Move, new: Mapping[Square, Tile]) -> list[Reason]:
    against = []
    if len(move.tiles) == 1:
        against.append(reason(Problem.TOO_SHORT))
    if not board.tiles:
        if board.layout.centre not in new:
            against.append(reason(Problem.CENTRE_MISSED, square=str(board.layout.centre)))
    elif not any(next_to in board.tiles for square in new for next_to in _neighbours(square)):
        against.append(reason(Problem.NOT_CONNECTED))
    return against


def _neighbours(square: Square) -> tuple[Square, ...]:
    return tuple(square.step(across, by) for across in (True, False) for by in (1, -1))


def supply(
    board: Board, new: Mapping[Square, Tile], tiles: TileSet, rack: Counter[str] | None, rack_size: int
) -> tuple[Reason, ...]:
    """Whether the new tiles can be at hand: on the rack, if known, and in the set beside what lies on the board."""
    laid = Counter(BLANK if tile.blank else tile.face for tile in new.values())
    against = []
    if rack is not None:
        if rack.total() > rack_size:
            against.append(reason(Problem.RACK_TOO_LARGE, size=rack.total(), most=rack_size))
        against += _short(Problem.NOT_ON_RACK, laid, rack)
    elif laid.total() > rack_size:
        against.append(reason(Problem.RACK_TOO_LARGE, size=laid.total(), most=rack_size))
    held = laid if rack is None else laid | rack
    return (*against, *_short(Problem.NOT_IN_SET, board.used() + held, tiles.counts, held))


def _short(
    problem: Problem, need: Counter[str], have: Mapping[str, int], only: Counter[str] | None = None
) -> list[Reason]:
    """One reason a letter of which there are too few; `only` limits it to letters that this move is about."""
    return [
        reason(problem, letter=letter, needed=needed, have=have.get(letter, 0))
        for letter, needed in sorted(need.items())
        if needed > have.get(letter, 0) and (only is None or only[letter])
    ]
