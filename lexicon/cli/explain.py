"""`lexicon explain WORD`: every derivation of a word, and what every variant says of it."""

from typing import Annotated

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
from lexicon.judge.verdict import Status


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("explain", help="Vypíše všechna odvození slova.")(explain)


def explain(
    word: Annotated[str, typer.Argument(help="Slovo.")],
    variant: VariantOption = Variant.klasik,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Explain one word; exit code 0 if it is valid in the variant, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.wording import Wording  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    verdict = lexicon.judge(word, variant)
    wording = Wording(lexicon, lang)
    if as_json:
        from lexicon.judge.output import word_json  # noqa: PLC0415

        typer.echo(word_json(lexicon, verdict, variant, wording))
    else:
        typer.echo(wording.first_line(verdict, variant))
        for line in wording.details(verdict):
            typer.echo(line)
    raise typer.Exit(VALID if verdict.status is Status.VALID else NOT_VALID)
