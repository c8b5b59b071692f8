"""Why a move, a slip or a recorded game is refused: a code with its values, and the words for it.

Reason(Problem.OCCUPIED, {"square": "8H", "letter": "o"})       8H: there lies O already
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from lexicon.errors import DataError, UsageError
from lexicon.message import filled, message


class Problem(StrEnum):
    """What is wrong. The comment names the values that go with each code."""

    # reading
    MOVE_UNREADABLE = "move-unreadable"  # text
    UNKNOWN_LETTER = "unknown-letter"  # letter; no tile of the set and no blank stands for it
    BRACKET_UNCLOSED = "bracket-unclosed"  # text
    # placing
    NO_TILES_PLACED = "no-tiles-placed"
    OFF_BOARD = "off-board"  # square: where the move begins (8H across, H8 down)
    OCCUPIED = "occupied"  # square, letter: another tile lies there
    NO_TILE_THERE = "no-tile-there"  # square: a dot, but nothing lies there
    WORD_GOES_ON = "word-goes-on"  # square: where the tile before or after the written word lies
    TOO_SHORT = "too-short"  # the written word has one letter
    CENTRE_MISSED = "centre-missed"  # square: the centre, which the first move must cover
    NOT_CONNECTED = "not-connected"
    NOT_IN_LINE = "not-in-line"  # tiles in several rows and columns
    GAP = "gap"  # square: an empty square between placed tiles
    # tiles
    RACK_TOO_LARGE = "rack-too-large"  # size, most
    NOT_ON_RACK = "not-on-rack"  # letter ("?" is a blank), needed, have
    NOT_IN_SET = "not-in-set"  # letter ("?" is a blank), needed, have: board and rack together
    # words
    INVALID_WORD = "invalid-word"  # word, square, across (0 or 1)
    # slips
    NO_MOVE = "no-move"
    CLAIM_MISSING = "claim-missing"  # score
    CLAIM_TOO_HIGH = "claim-too-high"  # claimed, score
    CLAIM_TOO_LOW = "claim-too-low"  # claimed, score
    # racks in duplicate play
    TOO_FEW_VOWELS = "too-few-vowels"  # needed, have
    TOO_FEW_CONSONANTS = "too-few-consonants"  # needed, have
    # recorded games
    SCORE_DIFFERS = "score-differs"  # claimed, score
    TOTAL_DIFFERS = "total-differs"  # claimed, total
    NOTHING_TO_WITHDRAW = "nothing-to-withdraw"  # "--" without a move of that player before it
    BAG_TOO_SMALL = "bag-too-small"  # bag, least: exchange with too few tiles in the bag
    NOT_THE_LAST_MOVE = "not-the-last-move"  # player: somebody else moved since


TEXTS = {
    Problem.MOVE_UNREADABLE: message("cannot read the move “{text}”; write it as 8H WORD or H8 WORD"),
    Problem.UNKNOWN_LETTER: message("no tile stands for {letter}"),
    Problem.BRACKET_UNCLOSED: message("brackets do not match: {text}"),
    Problem.NO_TILES_PLACED: message("the move lays no tile"),
    Problem.OFF_BOARD: message("{square}: the word does not fit on the board"),
    Problem.OCCUPIED: message("{square}: there lies {letter} already"),
    Problem.NO_TILE_THERE: message("{square}: a dot, but no tile lies there"),
    Problem.WORD_GOES_ON: message("the word goes on: a tile lies on {square}"),
    Problem.TOO_SHORT: message("the written word has only one letter"),
    Problem.CENTRE_MISSED: message("the first move must cover {square}"),
    Problem.NOT_CONNECTED: message("the tiles touch nothing on the board"),
    Problem.NOT_IN_LINE: message("the tiles are not in one row or column"),
    Problem.GAP: message("{square}: a gap between the tiles"),
    Problem.RACK_TOO_LARGE: message("{size} tiles on the rack, at most {most} are allowed"),
    Problem.NOT_ON_RACK: message("{letter}: {needed} needed, {have} on the rack"),
    Problem.NOT_IN_SET: message("{letter}: {needed} on board and rack, {have} in the set"),
    Problem.INVALID_WORD: message("{word} (from {square}) is not valid"),
    Problem.NO_MOVE: message("no move was handed in"),
    Problem.CLAIM_MISSING: message("no score was claimed, right is {score}"),
    Problem.CLAIM_TOO_HIGH: message("claimed {claimed}, right is {score}"),
    Problem.CLAIM_TOO_LOW: message("claimed only {claimed}, right is {score}"),
    Problem.TOO_FEW_VOWELS: message("vowels on the rack: {have}, needed {needed}"),
    Problem.TOO_FEW_CONSONANTS: message("consonants on the rack: {have}, needed {needed}"),
    Problem.SCORE_DIFFERS: message("written score {claimed}, right is {score}"),
    Problem.TOTAL_DIFFERS: message("written total {claimed}, right is {total}"),
    Problem.NOTHING_TO_WITHDRAW: message("there is no move to take back"),
    Problem.BAG_TOO_SMALL: message("exchange with {bag} tiles in the bag, at least {least} must be there"),
    Problem.NOT_THE_LAST_MOVE: message("{player} has moved since"),
}


class Reason(msgspec.Struct, frozen=True):
    """One reason: its code and the values its wording needs."""

    problem: Problem
    values: dict[str, str | int] = {}


def reason(problem: Problem, **values: str | int) -> Reason:
    """Shorthand: `reason(Problem.GAP, square="8H")`."""
    return Reason(problem, values)


class PlayError(UsageError):
    """A move, rack or word that cannot be taken; `reasons` holds at least one Reason."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("; ".join(in_words(one, str) for one in self.reasons))

    def worded(self, say: Callable[[str], str]) -> str:
        """The reasons in words."""
        return "; ".join(in_words(one, say) for one in self.reasons)

    def at(self, file: Path | str, line: int) -> DataError:
        """The first reason as an error of a line of a file."""
        values = _values(self.reasons[0])
        return DataError(file, line, TEXTS[self.reasons[0].problem], entry="", hint="", **values)

    def __reduce__(self) -> tuple[object, ...]:
        return (PlayError, (self.reasons,))


def in_words(one: Reason, say: Callable[[str], str]) -> str:
    """`8H: there lies O already`; `say` comes from lexicon.judge.messages, or is `str` for English."""
    return filled(say(TEXTS[one.problem]), _values(one))


def _values(one: Reason) -> dict[str, str | int]:
    """Letters and words as they look on the board; ? is a blank."""
    board = ("letter", "word")
    return {name: str(value).upper() if name in board else value for name, value in one.values.items()}
