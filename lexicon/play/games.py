"""The rules of a game around the word: rack, bonus, what a challenge costs, duplicate play. One TOML file a ruleset.

[challenge.invalid]         the Danish rules, 4.6 e
loses_turn = "player"
tiles_back = true
points = "cancelled"
"""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec

from lexicon.errors import DataError
from lexicon.play import data_files

Count = Annotated[int, msgspec.Meta(ge=0)]


class Party(StrEnum):
    """Who loses the turn."""

    PLAYER = "player"
    CHALLENGER = "challenger"
    NOBODY = "nobody"


class Challenger(StrEnum):
    """Who judges or doubts the words."""

    OPPONENTS = "opponents"
    REFEREE = "referee"


class Until(StrEnum):
    """The last moment for a challenge."""

    NEXT_MOVE_BEGINS = "next-move-begins"
    ALL_AGREE = "all-agree"
    NEXT_MOVE_ENDS = "next-move-ends"
    EVERY_SLIP = "every-slip"


class Points(StrEnum):
    """What becomes of the points of the challenged move."""

    CANCELLED = "cancelled"
    KEPT = "kept"


class Consequence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows one verdict."""

    loses_turn: Party
    tiles_back: bool
    points: Points


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may challenge, until when, and what follows. The words of a move stand or fall together."""

    who: Challenger
    until: Until
    clock_stops: bool
    repeatable: bool
    invalid: Consequence
    valid: Consequence


class RackLeft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the value of the tiles left at the end counts."""

    finisher_gains: Count
    holder_loses: Count


class Claim(StrEnum):
    """What a wrongly claimed score gives: VOID strikes the slip out, the others leave the word in the running."""

    VOID = "void"
    ZERO = "zero"
    CLAIMED = "claimed"
    TRUE = "true"


class Tie(StrEnum):
    """What decides between equal scores."""

    ALPHABET = "alphabet"  # the word that is earlier in the Czech alphabet
    ROW = "row"  # the start nearer the top
    COLUMN = "column"  # the start nearer the left edge
    ACROSS = "across"  # across before down
    TILES = "tiles"  # more tiles laid


class RackRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rack must hold from a turn on; a blank counts as both."""

    from_turn: int
    vowels: Count
    consonants: Count


class Duplicate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Duplicate play: wrong claims, tie-breaks in their order, racks by turn, whether lacking vowels end the game."""

    over: Claim
    under: Claim
    lenient_allowed: bool
    ties: tuple[Tie, ...]
    rack: tuple[RackRule, ...]
    empty_ends: bool


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One ruleset of play."""

    id: str
    title: str
    rack_size: Annotated[int, msgspec.Meta(ge=1)]
    bonus: Count
    exchange_minimum: Count
    rack_left: RackLeft
    challenge: Challenge
    duplicate: Duplicate | None = None


def game_ids() -> list[str]:
    """The ids of the rulesets that come with the package."""
    return data_files.ids("games")


def load_game(name: str | Path) -> Game:
    """The ruleset with that id (`cas`, `mattel`, `dsf`, `duplicate` ...), or one from a file. UsageError, DataError."""
    game = data_files.load("games", name, Game)
    if game.duplicate and (not game.duplicate.rack or game.duplicate.rack[0].from_turn != 1):
        raise DataError(name, 0, "the first duplicate.rack must have from_turn = 1", entry=game.id)
    return game


class Outcome(msgspec.Struct, frozen=True):
    """What happens after a challenge.

    `tiles_back`: how many tiles the player takes back from the board. `to_bag`: how many random tiles, drawn from the
    player's rack, go back to the bag first. `points`: what the player has from the move, None if unknown.
    """

    game: str
    valid: bool
    loses_turn: Party
    tiles_back: int
    to_bag: int
    points: int | None
    clock_stops: bool
    repeatable: bool


def settle(game: Game, *, valid: bool, laid: int = 0, score: int | None = None, drawn: int = 0) -> Outcome:
    """The outcome of a challenge of a move that laid `laid` tiles for `score` points.

    `drawn`: how many tiles the player has drawn since. The Danish rules put them back; the others let nobody draw
    before the challenge is over, so there it is 0.
    """
    after = game.challenge.valid if valid else game.challenge.invalid
    return Outcome(
        game=game.id,
        valid=valid,
        loses_turn=after.loses_turn,
        tiles_back=laid if after.tiles_back else 0,
        to_bag=drawn if after.tiles_back else 0,
        points=0 if after.points is Points.CANCELLED else score,
        clock_stops=game.challenge.clock_stops,
        repeatable=game.challenge.repeatable,
    )
