"""`lexicon challenge WORD...`: one verdict for all the words of a move, then each word with its reason.

With `--game` also what happens next under these rules: who loses the turn, which tiles go back, which points count.
"""

from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    NOT_VALID,
    VALID,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
    Variant,
    VariantOption,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon.judge.lexicon import Lexicon
    from lexicon.judge.verdict import Challenge
    from lexicon.judge.wording import Wording
    from lexicon.play.games import Game, Outcome


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("challenge", help="Rozhodne o všech slovech jednoho tahu a řekne proč.")(challenge)


def challenge(
    words: Annotated[list[str], typer.Argument(help="Slova, která tah vytvořil.")],
    variant: VariantOption = Variant.klasik,
    brief: Annotated[bool, typer.Option("--brief", help="Jen verdikt a jeho důvod, bez podrobností.")] = False,
    game: Annotated[
        str | None, typer.Option("--game", metavar="RULES", help="Co bude dál: cas, mattel, dsf, duplicate a další.")
    ] = None,
    laid: Annotated[int | None, typer.Option("--laid", min=1, help="Kolik kamenů hráč položil.")] = None,
    score: Annotated[int | None, typer.Option("--score", min=0, help="Kolik bodů tah má.")] = None,
    drawn: Annotated[int, typer.Option("--drawn", min=0, help="Kolik kamenů si hráč už dolosoval.")] = 0,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Judge a move; exit code 0 if every word is valid, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.wording import Wording  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    verdict = lexicon.challenge(words, variant)
    settled = None
    if game is not None:
        from lexicon.play.games import load_game, settle  # noqa: PLC0415

        rules = load_game(game)
        settled = rules, settle(rules, valid=verdict.valid, laid=laid or 0, score=score, drawn=drawn)
    wording = Wording(lexicon, lang)
    if as_json:
        typer.echo(_json(lexicon, verdict, wording, settled[1] if settled else None))
    else:
        for line in _lines(wording, verdict, brief=brief):
            typer.echo(line)
        if settled:
            for line in _outcome(*settled, lang, laid_known=laid is not None):
                typer.echo(line)
    raise typer.Exit(VALID if verdict.valid else NOT_VALID)


def _lines(wording: "Wording", verdict: "Challenge", *, brief: bool) -> "Iterator[str]":
    if len(verdict.words) > 1:
        yield wording.challenge(verdict)
    for word in verdict.words:
        yield wording.first_line(word, verdict.variant)
        if not brief:
            yield from (f"  {line}" for line in wording.details(word))


def _outcome(game: "Game", outcome: "Outcome", lang: str, *, laid_known: bool) -> "Iterator[str]":
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.play.wording import outcome_lines  # noqa: PLC0415

    yield f"{game.title}: " + " ".join(outcome_lines(outcome, game, translator(lang), laid=laid_known))


def _json(lexicon: "Lexicon", verdict: "Challenge", wording: "Wording", outcome: "Outcome | None") -> str:
    if outcome is None:
        from lexicon.judge.output import challenge_json  # noqa: PLC0415

        return challenge_json(lexicon, verdict, wording)
    from lexicon.play.output import settled_json  # noqa: PLC0415

    return settled_json(lexicon, verdict, outcome, wording)
