"""Why a move, a slip or a recorded game is refused: a code with its values, worded elsewhere.

Reason(Problem.OCCUPIED, {"square": "8H", "letter": "o"})
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from lexicon.errors import UsageError


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
        super().__init__("; ".join(_plain(one) for one in self.reasons))

    def __reduce__(self) -> tuple[object, ...]:
        return (PlayError, (self.reasons,))


def _plain(one: Reason) -> str:
    values = ", ".join(f"{name}={value!r}" for name, value in one.values.items())
    return f"{one.problem}: {values}" if values else str(one.problem)
