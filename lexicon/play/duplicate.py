"""Duplicate play (opisovaný Scrabble): a round of slips judged, and the word that goes on every board.

The rules come from the ruleset's [duplicate]: what a wrong claim costs, what decides between equal scores, what every
rack must hold. ČAS strikes a slip with a wrong score out, but the referee may waive that (`lenient`).
"""

from collections import Counter
from collections.abc import Callable, Sequence

import czech_sort
import msgspec

from lexicon.errors import UsageError
from lexicon.play.board import Board
from lexicon.play.games import Claim, Duplicate, Game, Tie
from lexicon.play.notation import Move, read_move
from lexicon.play.placing import lay, supply
from lexicon.play.reasons import PlayError, Problem, Reason, reason
from lexicon.play.slips import Slip
from lexicon.play.table import MoveVerdict, Table
from lexicon.play.tiles import BLANK, TileSet

Key = tuple[object, ...]


class SlipVerdict(msgspec.Struct, frozen=True):
    """One slip judged. `accepted`: it stays in the running for the board. `points`: what the player gets.

    `score` is the true score of the move, 0 if it is not valid; `reasons` says what is wrong with move or claim.
    """

    slip: Slip
    accepted: bool
    score: int
    points: int
    verdict: MoveVerdict | None
    reasons: tuple[Reason, ...]


class Round(msgspec.Struct, frozen=True):
    """A round judged. `best`: the slip whose word goes on every board, the first handed in among equal moves.

    `tied`: slips with other moves that the tie-breaks leave equal to it; the referee draws lots. `rack`: why the rack
    must be drawn anew. `board` is the board after the best move.
    """

    slips: tuple[SlipVerdict, ...]
    best: SlipVerdict | None
    tied: tuple[SlipVerdict, ...]
    rack: tuple[Reason, ...]
    board: Board


def check_rack(rack: Counter[str], turn: int, tiles: TileSet, game: Game) -> tuple[Reason, ...]:
    """What the rack (TileSet.rack) lacks at that turn, counted from 1; a blank is vowel and consonant at once."""
    rule = [rule for rule in _rules(game).rack if rule.from_turn <= turn][-1:]
    if not rule:
        raise UsageError("turns count from 1, not {turn}", turn=turn)
    vowels = sum(count for face, count in rack.items() if face != BLANK and tiles.is_vowel(face))
    blanks = rack[BLANK]
    consonants = rack.total() - vowels - blanks
    lacking = (
        (Problem.TOO_FEW_VOWELS, rule[0].vowels, vowels + blanks),
        (Problem.TOO_FEW_CONSONANTS, rule[0].consonants, consonants + blanks),
    )
    return tuple(reason(problem, needed=needed, have=have) for problem, needed, have in lacking if have < needed)


def is_over(left: Counter[str], tiles: TileSet, game: Game) -> bool:
    """Whether the game ends with these tiles left in bag and rack: none, or (a blank is both) no vowel or consonant."""
    if not left.total():
        return True
    if not _rules(game).empty_ends or left[BLANK]:
        return False
    vowels = sum(count for face, count in left.items() if tiles.is_vowel(face))
    return vowels in (0, left.total())


def judge_round(
    table: Table, board: Board, rack: str, slips: Sequence[Slip], *, turn: int, lenient: bool = False
) -> Round:
    """Judge the slips of a round played with `rack` (`NEÓM?ÁD`) on `board`.

    Raises UsageError if the ruleset has no duplicate play or knows no leniency, PlayError for a rack that cannot be.
    """
    rules = _rules(table.game)
    if lenient and not rules.lenient_allowed:
        raise UsageError("the ruleset {game} has no leniency for wrong scores", game=table.game.id)
    held = table.tiles.rack(rack)
    if against := supply(board, {}, table.tiles, held, table.game.rack_size):
        raise PlayError(against)
    if lenient:
        rules = msgspec.structs.replace(rules, over=Claim.TRUE, under=Claim.TRUE)
    lacking = check_rack(held, turn, table.tiles, table.game)
    judged = [_judge(table, board, held, slip, rules) for slip in slips]
    verdicts = tuple(verdict for _, verdict in judged)
    running = [
        (_rank(move, verdict, rules.ties), lay(board, move).new, verdict)
        for move, verdict in judged
        if move and verdict.accepted
    ]
    if not running:
        return Round(verdicts, None, (), lacking, board)
    key, new, best = min(running, key=lambda entry: entry[0])
    tied = tuple(verdict for other, laid, verdict in running if other == key and laid != new)
    return Round(verdicts, best, tied, lacking, board.with_tiles(new))


def _rules(game: Game) -> Duplicate:
    if game.duplicate is None:
        raise UsageError("the ruleset {game} has no duplicate play", game=game.id)
    return game.duplicate


def _judge(
    table: Table, board: Board, rack: Counter[str], slip: Slip, rules: Duplicate
) -> tuple[Move | None, SlipVerdict]:
    """Move, then words, then the claim: the first that fails decides."""
    if not slip.move:
        return None, SlipVerdict(slip, False, 0, 0, None, (reason(Problem.NO_MOVE),))
    try:
        move = read_move(slip.move, table.tiles)
    except PlayError as error:
        return None, SlipVerdict(slip, False, 0, 0, None, error.reasons)
    verdict = table.judge(board, move, rack=rack)
    if not verdict.valid:
        return move, SlipVerdict(slip, False, 0, 0, verdict, verdict.reasons)
    accepted, points, reasons = _claim(slip.claimed, verdict.score, rules)
    return move, SlipVerdict(slip, accepted, verdict.score, points, verdict, reasons)


def _claim(claimed: int | None, score: int, rules: Duplicate) -> tuple[bool, int, tuple[Reason, ...]]:
    """(in the running, points, why): a missing claim counts as one that is too low, of 0 points."""
    if claimed == score:
        return True, score, ()
    if claimed is None:
        wrong, how = reason(Problem.CLAIM_MISSING, score=score), rules.under
    elif claimed > score:
        wrong, how = reason(Problem.CLAIM_TOO_HIGH, claimed=claimed, score=score), rules.over
    else:
        wrong, how = reason(Problem.CLAIM_TOO_LOW, claimed=claimed, score=score), rules.under
    points = {Claim.VOID: 0, Claim.ZERO: 0, Claim.CLAIMED: claimed or 0, Claim.TRUE: score}[how]
    return how is not Claim.VOID, points, (wrong,)


_TIES: dict[Tie, Callable[[Move, SlipVerdict], object]] = {
    Tie.ALPHABET: lambda _move, one: czech_sort.key(_word(one)),
    Tie.ROW: lambda move, _one: move.start.row,
    Tie.COLUMN: lambda move, _one: move.start.column,
    Tie.ACROSS: lambda move, _one: not move.across,
    Tie.TILES: lambda _move, one: -(one.verdict.laid if one.verdict else 0),
}


def _rank(move: Move, one: SlipVerdict, ties: Sequence[Tie]) -> Key:
    """Sorts the best first."""
    return (-one.score, *(_TIES[tie](move, one) for tie in ties))


def _word(one: SlipVerdict) -> str:
    return one.verdict.words[0].word if one.verdict else ""
