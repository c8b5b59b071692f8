"""What happens at the table, in words: the outcome of a challenge, a spelling, a move, a slip.

Hráč bere zpět 3 kameny a ztrácí tah. Tah má 0 bodů.
"""

from collections.abc import Iterator

from lexicon.judge.messages import Say
from lexicon.message import message
from lexicon.play.duplicate import Round, SlipVerdict
from lexicon.play.games import Challenger, Game, Outcome, Party, Until
from lexicon.play.reasons import in_words
from lexicon.play.replay import Replay
from lexicon.play.table import FormedWord, MoveVerdict
from lexicon.play.tiles import Spelling

_LOSES_TURN = {
    Party.PLAYER: message("The player loses the turn."),
    Party.CHALLENGER: message("The challenger loses the turn."),
    Party.NOBODY: message("Nobody loses a turn."),
}
_WHO = {
    Challenger.OPPONENTS: message("opponents may challenge"),
    Challenger.REFEREE: message("the referee judges every slip"),
}
_UNTIL = {
    Until.NEXT_MOVE_BEGINS: message("until the next player begins a move"),
    Until.ALL_AGREE: message("until all have agreed to the move"),
    Until.NEXT_MOVE_ENDS: message("until the next move ends"),
    Until.EVERY_SLIP: "",
}


def outcome_lines(outcome: Outcome, game: Game, say: Say, *, laid: bool = True) -> Iterator[str]:
    """What follows a challenge, a sentence each; `laid`: whether the number of tiles laid is known."""
    yield say(_LOSES_TURN[outcome.loses_turn])
    after = game.challenge.valid if outcome.valid else game.challenge.invalid
    if after.tiles_back and laid:
        yield tiles(outcome.tiles_back, say("The player takes back {tiles}."), say)
    elif after.tiles_back:
        yield say("The player takes the tiles back.")
    if outcome.to_bag:
        yield tiles(
            outcome.to_bag, say("Before that the opponent draws {tiles} from the rack at random, for the bag."), say
        )
    if outcome.points is not None:
        yield say.plural("The move is worth {n} point.", "The move is worth {n} points.", outcome.points).format(
            n=outcome.points
        )
    else:
        yield say("The move keeps its points.")
    if outcome.clock_stops:
        yield say("The clock stood still during the challenge.")


def challenge_rule(game: Game, say: Say) -> str:
    """Who may challenge, and until when."""
    parts = (say(_WHO[game.challenge.who]), say(_UNTIL[game.challenge.until]))
    return f"{game.title}: {' '.join(filter(None, parts))}."


def tiles(n: int, sentence: str, say: Say) -> str:
    """A sentence with `{tiles}` filled in: 1 kámen, 2 kameny, 5 kamenů."""
    return sentence.format(tiles=say.plural("{n} tile", "{n} tiles", n).format(n=n))


def spelling_lines(spelling: Spelling, say: Say) -> Iterator[str]:
    """What the tiles of a word are worth, and whether they suffice."""
    word = spelling.word.upper()
    letters = ", ".join(spelling.blanks).upper()
    if not spelling.possible:
        missing = ", ".join(spelling.missing).upper()
        yield say("{word}: the tiles do not suffice; missing {letters}.").format(word=word, letters=missing)
    elif spelling.blanks:
        text = say.plural("{word}: {value} point", "{word}: {value} points", spelling.value)
        blanks = say.plural("needs {n} blank", "needs {n} blanks", len(spelling.blanks)).format(n=len(spelling.blanks))
        yield f"{text.format(word=word, value=spelling.value)}, {blanks} ({letters})."
    else:
        text = say.plural("{word}: {value} point", "{word}: {value} points", spelling.value)
        yield text.format(word=word, value=spelling.value) + "."


def move_lines(verdict: MoveVerdict, say: Say) -> Iterator[str]:
    """The verdict on a move, then its words and what is wrong."""
    if verdict.valid:
        text = say.plural("{move}: valid, {n} point.", "{move}: valid, {n} points.", verdict.score)
        yield text.format(move=verdict.move, n=verdict.score)
    elif verdict.legal:
        yield say("{move}: not valid, a word does not stand.").format(move=verdict.move)
    else:
        yield say("{move}: not allowed on this board.").format(move=verdict.move)
    yield from (f"  {formed_word(word, say)}" for word in verdict.words)
    if verdict.bonus:
        yield "  " + say("bonus for the whole rack: {n}").format(n=verdict.bonus)
    if not verdict.legal:
        yield from (f"  {in_words(one, say)}" for one in verdict.reasons)


def formed_word(word: FormedWord, say: Say) -> str:
    """`8G COP 8 platné`."""
    judged = {True: say("valid"), False: say("not valid"), None: ""}[word.valid]
    row, column = word.square[:-1], word.square[-1]
    place = row + column if word.across else column + row
    return " ".join(filter(None, (place, word.word.upper(), str(word.score), judged)))


def slip_reason(slip: SlipVerdict, say: Say) -> str:
    """What is wrong with a slip, or an empty text."""
    return "; ".join(in_words(one, say) for one in slip.reasons)


def replay_lines(replayed: Replay, say: Say) -> Iterator[str]:
    """What does not add up in a record, and the totals."""
    for found in replayed.findings:
        what = in_words(found.reason, say)
        yield say("line {line}, {player}: {what}").format(line=found.line, player=found.player, what=what)
    if not replayed.complete:
        yield say("The replay ends there, because the move cannot be laid.")
    elif not replayed.findings:
        yield say("Everything in the record is right.")
    if replayed.steps:
        totals = ", ".join(f"{player} {total}" for player, total in replayed.steps[-1].totals.items())
        yield say("Score: {totals}.").format(totals=totals)


def round_lines(judged: Round, say: Say) -> Iterator[str]:
    """The best slip first, then every slip: player, move, points, what is wrong."""
    yield from (say("Draw the rack anew: {why}.").format(why=in_words(one, say)) for one in judged.rack)
    if judged.best is None:
        yield say("No slip is right; nothing goes on the boards.")
    else:
        best = judged.best
        text = say.plural(
            "Onto every board: {move} ({player}), {n} point.",
            "Onto every board: {move} ({player}), {n} points.",
            best.score,
        )
        yield text.format(move=_move(best), player=best.slip.player, n=best.score)
        for tied in judged.tied:
            yield say("Equal: {move} ({player}); draw lots.").format(move=_move(tied), player=tied.slip.player)
    width = max((len(one.slip.player) for one in judged.slips), default=0)
    for one in judged.slips:
        state = say("counts") if one.accepted else say("out")
        line = f"  {one.slip.player:{width}}  {_move(one) or '–'}  {one.points}  {state}"
        why = slip_reason(one, say)
        yield f"{line}: {why}" if why else line


def _move(slip: SlipVerdict) -> str:
    return slip.verdict.move if slip.verdict else slip.slip.move
