"""What happens at the table, for programs: JSON of a documented, versioned shape (docs/json.md).

{"kind": "move", "schema": 1, "move": "8G COP", "valid": true, "score": 8, "words": [{"word": "cop", ...}]}
"""

from collections.abc import Sequence

import msgspec

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.output import SCHEMA, ChallengeOut, challenge_out
from lexicon.judge.verdict import Challenge
from lexicon.judge.wording import Wording
from lexicon.play.duplicate import Round, SlipVerdict
from lexicon.play.games import Outcome
from lexicon.play.reasons import Reason
from lexicon.play.replay import Finding, Replay
from lexicon.play.table import FormedWord, MoveVerdict
from lexicon.play.tiles import Spelling, TileSet


class SettledOut(ChallengeOut, tag_field="kind", tag="challenge"):
    """`lexicon challenge --game`: the verdict with what happens next."""

    outcome: Outcome


class SpellingOut(msgspec.Struct):
    """What one word needs; `blanks` and `missing` name letters."""

    word: str
    value: int
    possible: bool
    blanks: tuple[str, ...]
    missing: tuple[str, ...]


class TilesOut(msgspec.Struct, tag_field="kind", tag="tiles"):
    """`lexicon tiles`."""

    schema: int
    tile_set: str
    words: list[SpellingOut]


class MoveOut(msgspec.Struct, tag_field="kind", tag="move"):
    """`lexicon play BOARD MOVE`, and the moves of a round."""

    schema: int
    move: str
    legal: bool
    valid: bool
    score: int
    bonus: int
    words: tuple[FormedWord, ...]
    reasons: tuple[Reason, ...]


class ReplayOut(msgspec.Struct, tag_field="kind", tag="replay"):
    """`lexicon play GAME.gcg`: totals after the last event that could be replayed."""

    schema: int
    complete: bool
    events: int
    totals: dict[str, int]
    findings: tuple[Finding, ...]


class SlipOut(msgspec.Struct):
    """One slip; `score` is what the move is worth, `points` what the player gets."""

    line: int
    player: str
    move: str
    claimed: int | None
    accepted: bool
    score: int
    points: int
    reasons: tuple[Reason, ...]


class RoundOut(msgspec.Struct, tag_field="kind", tag="round"):
    """`lexicon round`; `best` is the player whose word goes on every board, `rack` says why it must be drawn anew."""

    schema: int
    best: str | None
    tied: list[str]
    slips: list[SlipOut]
    rack: tuple[Reason, ...]
    board: str


def settled_json(lexicon: Lexicon, verdict: Challenge, outcome: Outcome, wording: Wording) -> str:
    """The verdict on a move with what follows, as one line of JSON."""
    judged = challenge_out(lexicon, verdict, wording)
    return _encode(SettledOut(judged.schema, judged.variant, judged.valid, judged.words, outcome))


def tiles_json(tile_set: TileSet, spellings: Sequence[Spelling]) -> str:
    """Spellings as one line of JSON."""
    words = [SpellingOut(one.word, one.value, one.possible, one.blanks, one.missing) for one in spellings]
    return _encode(TilesOut(SCHEMA, tile_set.id, words))


def move_json(verdict: MoveVerdict) -> str:
    """A judged move as one line of JSON."""
    return _encode(
        MoveOut(
            SCHEMA,
            verdict.move,
            verdict.legal,
            verdict.valid,
            verdict.score,
            verdict.bonus,
            verdict.words,
            verdict.reasons,
        )
    )


def replay_json(replayed: Replay) -> str:
    """A replayed record as one line of JSON."""
    totals = replayed.steps[-1].totals if replayed.steps else {}
    return _encode(ReplayOut(SCHEMA, replayed.complete, len(replayed.steps), totals, replayed.findings))


def round_json(judged: Round) -> str:
    """A judged round as one line of JSON."""
    best = judged.best.slip.player if judged.best else None
    tied = [one.slip.player for one in judged.tied]
    return _encode(RoundOut(SCHEMA, best, tied, [_slip(one) for one in judged.slips], judged.rack, str(judged.board)))


def _slip(one: SlipVerdict) -> SlipOut:
    slip = one.slip
    return SlipOut(slip.line, slip.player, slip.move, slip.claimed, one.accepted, one.score, one.points, one.reasons)


def _encode(shape: msgspec.Struct) -> str:
    return msgspec.json.encode(shape).decode()
