"""Replaying a recorded game: every position, and what does not add up.

    replay(record, table, layout).findings      Finding(12, "Anna", Reason(Problem.SCORE_DIFFERS, {...}))

A word that was not challenged stands (mattel-navod-cs-2003), so an invalid word is a finding and the game goes on. A
move that cannot be laid ends the replay, because nobody can know what lay on the board from there on.
"""

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from lexicon.play.board import Board, Layout
from lexicon.play.gcg import Event, EventKind, GameRecord
from lexicon.play.notation import move_at
from lexicon.play.placing import lay
from lexicon.play.reasons import PlayError, Problem, Reason, reason
from lexicon.play.table import MoveVerdict, Table


class Finding(msgspec.Struct, frozen=True):
    """Something wrong in a line of the record."""

    line: int
    player: str
    reason: Reason


class Step(msgspec.Struct, frozen=True):
    """After one event: the board, the totals by player, and the verdict if it was a play."""

    event: Event
    board: Board
    totals: dict[str, int]
    verdict: MoveVerdict | None


class Replay(msgspec.Struct, frozen=True):
    """All steps that could be replayed; `complete` is False when a move could not be laid."""

    steps: tuple[Step, ...]
    findings: tuple[Finding, ...]
    complete: bool


@dataclass
class _State:
    table: Table
    players: int
    board: Board
    last: Step | None = None
    before: Board | None = None  # the board before the last play, while it can be withdrawn
    totals: dict[str, int] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def note(self, event: Event, *reasons: Reason) -> None:
        self.findings += [Finding(event.line, event.player, one) for one in reasons]


def replay(record: GameRecord, table: Table, layout: Layout, *, until: int | None = None) -> Replay:
    """Replay the first `until` events, or all: `steps[-1].board` is the position reached."""
    state = _State(table, len(record.players), Board(layout), totals=dict.fromkeys(record.players, 0))
    steps: list[Step] = []
    for event in record.events[:until]:
        try:
            verdict = None
            if event.kind is EventKind.PLAY:
                verdict = _play(state, event)
            else:
                _other(state, event)
        except PlayError as error:
            state.note(event, *error.reasons)
            return Replay(tuple(steps), tuple(state.findings), complete=False)
        _count(state, event)
        state.last = Step(event, state.board, dict(state.totals), verdict)
        steps.append(state.last)
    return Replay(tuple(steps), tuple(state.findings), complete=True)


def _play(state: _State, event: Event) -> MoveVerdict:
    """Lay the move; PlayError if it cannot be read or laid."""
    assert event.place is not None
    tiles = state.table.tiles
    move = move_at(*event.place, event.word, tiles)
    placement = lay(state.board, move)
    if placement.reasons:
        raise PlayError(placement.reasons)
    verdict = state.table.judge(state.board, move, rack=tiles.rack(event.rack) if event.rack else None)
    state.note(event, *verdict.reasons)
    if verdict.legal and verdict.score != event.points:
        state.note(event, reason(Problem.SCORE_DIFFERS, claimed=event.points, score=verdict.score))
    state.before = state.board
    state.board = state.board.with_tiles(placement.new)
    return verdict


def _other(state: _State, event: Event) -> None:
    """Exchanges, withdrawals and the end of the game."""
    if event.kind is EventKind.WITHDRAWN:
        _withdraw(state, event)
    elif event.kind is EventKind.EXCHANGE:
        _exchange(state, event)
    elif event.kind is EventKind.RACK_LEFT:
        left = state.table.tiles.rack(event.word)
        rules = state.table.game.rack_left
        value = state.table.tiles.value(left.elements())
        score = value * rules.finisher_gains if event.points >= 0 else -value * rules.holder_loses
        if score != event.points:
            state.note(event, reason(Problem.SCORE_DIFFERS, claimed=event.points, score=score))


def _withdraw(state: _State, event: Event) -> None:
    last = state.last.event if state.last else None
    if last is None or last.kind is not EventKind.PLAY or state.before is None:
        raise PlayError([reason(Problem.NOTHING_TO_WITHDRAW)])
    if last.player != event.player:
        raise PlayError([reason(Problem.NOT_THE_LAST_MOVE, player=last.player)])
    if event.points != -last.points:
        state.note(event, reason(Problem.SCORE_DIFFERS, claimed=event.points, score=-last.points))
    state.board, state.before = state.before, None


def _exchange(state: _State, event: Event) -> None:
    """Exchanged tiles must be on the rack, and enough tiles in the bag: the set less the board and full racks."""
    game, tiles = state.table.game, state.table.tiles
    if not event.word.isdecimal():  # some programs write only how many
        given = tiles.rack(event.word)
        rack = tiles.rack(event.rack) if event.rack else given
        state.note(
            event,
            *(
                reason(Problem.NOT_ON_RACK, letter=letter, needed=needed, have=rack[letter])
                for letter, needed in sorted(given.items())
                if needed > rack[letter]
            ),
        )
    bag = Counter(tiles.counts).total() - len(state.board.tiles) - game.rack_size * max(state.players, 2)
    if bag < game.exchange_minimum:
        state.note(event, reason(Problem.BAG_TOO_SMALL, bag=max(bag, 0), least=game.exchange_minimum))


def _count(state: _State, event: Event) -> None:
    """Totals follow the record's own points; a total that does not add up is found once."""
    total = state.totals[event.player] + event.points
    if total != event.total:
        state.note(event, reason(Problem.TOTAL_DIFFERS, claimed=event.total, total=total))
    state.totals[event.player] = event.total
