"""A table at which one set of rules holds; it judges moves.

table = Table(load_tile_set("cs"), load_game("cas"), lexicon, "klasik")
verdict = table.judge(Board(load_layout()), read_move("8G COP", table.tiles))
verdict.valid, verdict.score        # True, 12
"""

import itertools
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

import msgspec

from lexicon.play.board import Board, Square, Tile
from lexicon.play.games import Game, Outcome, settle
from lexicon.play.notation import Move
from lexicon.play.placing import Line, lay, supply
from lexicon.play.reasons import PlayError, Problem, Reason, reason
from lexicon.play.scoring import score_line
from lexicon.play.tiles import TileSet


class WordJudge(Protocol):
    """Whatever says if a word is valid; words come in NFC lower case."""

    def is_valid(self, word: str, variant: str = ...) -> bool:
        """Whether the word may be played in the variant."""


class FormedWord(msgspec.Struct, frozen=True):
    """A word that a move forms. `word` is the valid reading of its tiles if there is one, else the printed one.

    `valid` is None when no word judge sits at the table. `square` is that of the first letter.
    """

    word: str
    square: str
    across: bool
    score: int
    valid: bool | None


class MoveVerdict(msgspec.Struct, frozen=True):
    """The verdict on a move. `legal`: placement and tiles are right. `valid`: legal, and no word is invalid.

    `score` is what a valid move is worth, with the bonus; 0 if it is not legal. The main word comes first.
    """

    move: str
    legal: bool
    valid: bool
    score: int
    bonus: int
    words: tuple[FormedWord, ...]
    laid: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Table:
    """Tile set, ruleset of play, word judge and variant. Without `words`, words are scored but not judged."""

    tiles: TileSet
    game: Game
    words: WordJudge | None = None
    variant: str | None = None

    def judge(self, board: Board, move: Move, *, rack: Counter[str] | None = None) -> MoveVerdict:
        """Judge a move on a board; `rack` (from TileSet.rack) is checked when it is known."""
        placement = lay(board, move)
        against = placement.reasons
        if placement.lines:
            against = supply(board, placement.new, self.tiles, rack, self.game.rack_size)
        if against:
            return MoveVerdict(str(move), False, False, 0, 0, (), len(placement.new), against)
        formed = tuple(self._word(board, placement.new, line) for line in placement.lines)
        against = tuple(
            reason(Problem.INVALID_WORD, word=one.word, square=one.square, across=int(one.across))
            for one in formed
            if one.valid is False
        )
        bonus = self.game.bonus if len(placement.new) == self.game.rack_size else 0
        score = sum(one.score for one in formed) + bonus
        return MoveVerdict(str(move), True, not against, score, bonus, formed, len(placement.new), against)

    def lay(self, board: Board, move: Move) -> Board:
        """The board after a move, whatever its words; PlayError if the placement rules forbid it."""
        placement = lay(board, move)
        if placement.reasons:
            raise PlayError(placement.reasons)
        return board.with_tiles(placement.new)

    def challenge(self, verdict: MoveVerdict, *, drawn: int = 0) -> Outcome:
        """What follows when this move is challenged."""
        return settle(self.game, valid=verdict.valid, laid=verdict.laid, score=verdict.score, drawn=drawn)

    def _word(self, board: Board, new: Mapping[Square, Tile], line: Line) -> FormedWord:
        faces = [(new.get(square) or board.tiles[square]).face for square in line.squares]
        readings = map("".join, itertools.product(*(self.tiles.readings(face) for face in faces)))
        printed = next(readings)
        word, valid = printed, None
        if self.words is not None:
            found = next(filter(self._is_valid, itertools.chain([printed], readings)), None)
            word, valid = found or printed, found is not None
        points = score_line(board, new, line, self.tiles)
        return FormedWord(word, str(line.squares[0]), line.across, points, valid)

    def _is_valid(self, word: str) -> bool:
        assert self.words is not None
        return self.words.is_valid(word) if self.variant is None else self.words.is_valid(word, self.variant)
