"""`lexicon referee`: the session at a tournament table; everything by keyboard, everything in the journal."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, Language, LanguageOption, LexiconOption, Variant
from lexicon.errors import LexiconError, UsageError
from lexicon.message import message

if TYPE_CHECKING:
    from rich.console import Console

    from lexicon.judge.messages import Say
    from lexicon.judge.wording import Wording
    from lexicon.referee.commands import Command
    from lexicon.referee.session import Ruling, Session

_HELP = (
    (":undo  :zpet", message("take the last ruling back; it stays in the record, marked")),
    (":note TEXT  :poznamka TEXT", message("add a note to the last ruling: table, players")),
    (":details  :podrobne", message("every derivation of the last words, with rules and sources")),
    (":history  :historie", message("all rulings with their times")),
    (":variant plus  :varianta plus", message("judge by another variant")),
    (":game dsf  :pravidla dsf", message("what follows a challenge, by other rules of play")),
    (":export FILE  :uloz SOUBOR", message("the protest record as .csv or .json")),
    (":quit  :konec  Ctrl-D", message("leave; the journal keeps everything")),
    ("c^ c< a' u* u0", message("č č á ů ů without a Czech keyboard")),
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("referee", help="Rozhoduje u turnajového stolu a vede o tom protokol.")(referee)


def referee(
    journal: Annotated[Path, typer.Option("--journal", help="Protokol; existuje-li, pokračuje se v něm.")] = Path(
        "protokol.jsonl"
    ),
    variant: Annotated[Variant | None, typer.Option("--variant", help="Varianta hry; jinak ta poslední.")] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="RULES", help="Pravidla hry: cas, mattel, dsf; jinak ta poslední.")
    ] = None,
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Read lines until the end of input; a refusal is shown and the session goes on."""
    from rich.console import Console  # noqa: PLC0415

    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.judge.wording import Wording  # noqa: PLC0415
    from lexicon.referee.commands import Verb, read_command  # noqa: PLC0415
    from lexicon.referee.journal import Journal  # noqa: PLC0415
    from lexicon.referee.session import Session  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    wording = Wording(lexicon, lang)
    say = translator(lang)
    with Journal(journal) as kept:
        session = Session(
            lexicon, wording, kept.append, _now, events=kept.events, variant=variant or "", game=game or ""
        )
        table = _Table(session, wording, say, Console(highlight=False, soft_wrap=True))
        table.greet(journal, torn=kept.torn)
        for line in _lines(session, table.console):
            try:
                command = read_command(line)
                if command.verb is Verb.QUIT:
                    break
                table.obey(command, line)
            except LexiconError as error:
                table.console.print(error.worded(say), style="yellow", markup=False)


class _Table:
    """What the referee sees."""

    def __init__(self, session: "Session", wording: "Wording", say: "Say", console: "Console") -> None:
        self.session = session
        self.wording = wording
        self.say = say
        self.console = console

    def greet(self, journal: Path, *, torn: bool) -> None:
        """Where the journal is and how many rulings it has."""
        n = len(self.session.rulings)
        text = self.say.plural("Journal {path}: {n} ruling so far.", "Journal {path}: {n} rulings so far.", n)
        self._print(text.format(path=journal, n=n) + " " + self.say(":help shows the commands."))
        if torn:
            self._print(self.say("The last line was torn by a crash, before its verdict was shown; it was cut off."))

    def obey(self, command: "Command", typed: str) -> None:
        """Carry out a command. Raises LexiconError."""
        from lexicon.referee.commands import Verb  # noqa: PLC0415

        session = self.session
        match command.verb:
            case Verb.JUDGE:
                self._ruling(session.judge(command.words, typed.strip()))
            case Verb.UNDO:
                number = session.undo().judged.number
                self._print(self.say("Ruling {n} is taken back.").format(n=number))
            case Verb.NOTE:
                number = session.note(command.text).judged.number
                self._print(self.say("Noted at ruling {n}.").format(n=number))
            case Verb.HISTORY:
                for ruling in session.rulings:
                    self._print(self._history(ruling))
            case Verb.DETAILS:
                self._details()
            case Verb.VARIANT:
                session.change(variant=command.text.lower())
            case Verb.GAME:
                self._game(command.text)
            case Verb.EXPORT:
                self._export(Path(command.text))
            case Verb.HELP:
                for keys, what in _HELP:
                    self._print(f"{keys:30} {self.say(what)}")

    def _ruling(self, ruling: "Ruling") -> None:
        """The verdict so that both players see it, then the reasons and what happens next."""
        from lexicon.play.wording import outcome_lines  # noqa: PLC0415

        judged = ruling.judged
        verdict = self.say("VALID") if judged.valid else self.say("NOT VALID")
        self._big(verdict, good=judged.valid)
        for word in judged.words:
            self._print(word.line)
        outcome = self.session.outcome(ruling)
        after = outcome_lines(outcome, self.session.game, self.say, laid=False)
        self._print(f"{self.session.game.title}: {' '.join(after)}")

    def _big(self, verdict: str, *, good: bool) -> None:
        if not self.console.is_terminal:
            self._print(f"*** {verdict} ***")
            return
        from rich.align import Align  # noqa: PLC0415
        from rich.panel import Panel  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        style = "bold white on green" if good else "bold white on red"
        self.console.print(Panel(Align.center(Text(" ".join(verdict))), style=style, padding=(1, 2)))

    def _history(self, ruling: "Ruling") -> str:
        judged = ruling.judged
        words = ", ".join(word.word.upper() for word in judged.words)
        verdict = self.say("valid") if judged.valid else self.say("not valid")
        undone = [self.say("taken back {time:%H:%M:%S}").format(time=ruling.undone)] if ruling.undone else []
        notes = "; ".join((*undone, *ruling.notes))
        text = f"{judged.number:3}  {judged.time:%Y-%m-%d %H:%M:%S}  {judged.variant.upper()}  {words}: {verdict}"
        return f"{text}  ({notes})" if notes else text

    def _details(self) -> None:
        ruling = self.session.last
        if ruling is None:
            raise UsageError(message("there is no ruling yet"))
        for verdict in self.session.verdicts(ruling).words:
            self._print(self.wording.first_line(verdict, ruling.judged.variant))
            for line in self.wording.details(verdict):
                self._print(f"  {line}")

    def _game(self, name: str) -> None:
        from lexicon.play.wording import challenge_rule  # noqa: PLC0415

        if name:
            self.session.change(game=name.lower())
        self._print(challenge_rule(self.session.game, self.say))

    def _export(self, path: Path) -> None:
        from lexicon.referee.record import save_record  # noqa: PLC0415

        save_record(self.session.rulings, path)
        self._print(self.say("Written: {path}").format(path=path))

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False)


def _now() -> datetime:
    return datetime.now().astimezone().replace(microsecond=0)


def _lines(session: "Session", console: "Console") -> Iterator[str]:
    """Lines as they are typed; a prompt and line editing only where somebody types."""
    if not sys.stdin.isatty():
        for raw in sys.stdin.buffer:
            yield raw.decode("utf-8", "replace")
        return
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    with suppress(ImportError):  # not on every system; arrow keys recall what was typed
        import_module("readline")
    while True:
        try:
            yield input(f"{len(session.rulings) + 1} {session.variant.upper()}> ")
        except EOFError:
            console.print()
            return
