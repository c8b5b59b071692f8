"""A session at a tournament table: rulings in their order, undone ones included.

The state is nothing but the events so far, so a session that crashed goes on by reading its journal again.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from lexicon.errors import UsageError
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.verdict import Challenge, WordVerdict
from lexicon.judge.wording import Wording
from lexicon.message import message, printable
from lexicon.play.games import Game, Outcome, load_game, settle
from lexicon.referee.events import Changed, Event, Judged, JudgedWord, Noted, Opened, Undone

Clock = Callable[[], datetime]


@dataclass(slots=True)
class Ruling:
    """A judged move with what became of it."""

    judged: Judged
    notes: tuple[str, ...] = ()
    undone: datetime | None = None


class Session:
    """Judges moves; every event goes to `append` (the journal) before anything is returned."""

    def __init__(
        self,
        lexicon: Lexicon,
        wording: Wording,
        append: Callable[[Event], None],
        clock: Clock,
        *,
        events: Iterable[Event] = (),
        variant: str = "",
        game: str = "",
    ) -> None:
        """Begin, or go on after `events`; a variant or game not named is that of before.

        Raises UsageError for an unknown variant or game.
        """
        self._lexicon = lexicon
        self._wording = wording
        self._append = append
        self._clock = clock
        self.rulings: list[Ruling] = []
        self.variant, self.game_id = lexicon.variants[0], "cas"
        self.resumed = False
        for event in events:
            self._take(event)
            self.resumed = True
        self._check(variant or self.variant, game or self.game_id)
        manifest = lexicon.manifest
        self._record(Opened(clock(), manifest.version, manifest.ruleset, variant or self.variant, game or self.game_id))

    @property
    def game(self) -> Game:
        """The rules of play in force."""
        return load_game(self.game_id)

    @property
    def last(self) -> Ruling | None:
        """The last ruling that stands."""
        return next((ruling for ruling in reversed(self.rulings) if ruling.undone is None), None)

    def judge(self, words: Iterable[str], typed: str = "") -> Ruling:
        """Rule on a move; the ruling is on the disk when this returns."""
        challenge = self._lexicon.challenge(words, self.variant)
        if not challenge.words:
            raise UsageError(message("no word to judge"), hint=message("type the words of the move"))
        judged = Judged(
            time=self._clock(),
            number=len(self.rulings) + 1,
            typed=printable(typed),
            variant=self.variant,
            game=self.game_id,
            lexicon=self._lexicon.manifest.version,
            valid=challenge.valid,
            words=tuple(self._word(word) for word in challenge.words),
        )
        self._record(judged)
        return self.rulings[-1]

    def undo(self) -> Ruling:
        """Take the last standing ruling back; it stays in the record, marked. Raises UsageError if there is none."""
        ruling = self._last()
        self._record(Undone(self._clock(), ruling.judged.number))
        return ruling

    def note(self, text: str) -> Ruling:
        """Add a note to the last standing ruling. Raises UsageError if there is none."""
        ruling = self._last()
        self._record(Noted(self._clock(), ruling.judged.number, printable(text)))
        return ruling

    def change(self, *, variant: str = "", game: str = "") -> None:
        """Judge by another variant or other rules of play from now on. Raises UsageError for unknown ones."""
        self._check(variant or self.variant, game or self.game_id)
        self._record(Changed(self._clock(), variant or self.variant, game or self.game_id))

    def outcome(self, ruling: Ruling) -> Outcome:
        """What follows a ruling under the rules of play of that time."""
        return settle(load_game(ruling.judged.game), valid=ruling.judged.valid)

    def verdicts(self, ruling: Ruling) -> Challenge:
        """The ruling's words judged again, for their details."""
        return self._lexicon.challenge((word.word for word in ruling.judged.words), ruling.judged.variant)

    def _word(self, verdict: WordVerdict) -> JudgedWord:
        line = self._wording.first_line(verdict, self.variant)
        return JudgedWord(printable(verdict.asked), printable(verdict.word), verdict.status, verdict.rules, line)

    def _last(self) -> Ruling:
        if self.last is None:
            raise UsageError(message("there is no ruling yet"))
        return self.last

    def _check(self, variant: str, game: str) -> None:
        self._lexicon.is_valid("", variant)
        load_game(game)

    def _record(self, event: Event) -> None:
        self._append(event)
        self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case Opened() | Changed():
                self.variant, self.game_id = event.variant, event.game
            case Judged():
                self.rulings.append(Ruling(event))
            case Undone():
                self._ruling(event.number).undone = event.time
            case Noted():
                ruling = self._ruling(event.number)
                ruling.notes = (*ruling.notes, event.text)

    def _ruling(self, number: int) -> Ruling:
        """Raises UsageError for a number that the journal does not have: somebody edited it."""
        if not 1 <= number <= len(self.rulings):
            what, hint = message("the journal has no ruling {number}"), message("start another one with --journal")
            raise UsageError(what, hint=hint, number=number)
        return self.rulings[number - 1]
