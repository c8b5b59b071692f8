"""`lexicon challenge WORD...`: one verdict for all the words of a move, then each word with its reason."""

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


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("challenge", help="Rozhodne o všech slovech jednoho tahu a řekne proč.")(challenge)


def challenge(
    words: Annotated[list[str], typer.Argument(help="Slova, která tah vytvořil.")],
    variant: VariantOption = Variant.klasik,
    brief: Annotated[bool, typer.Option("--brief", help="Jen verdikt a jeho důvod, bez podrobností.")] = False,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Judge a move; exit code 0 if every word is valid, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    verdict = lexicon.challenge(words, variant)
    if as_json:
        from lexicon.judge.output import challenge_json  # noqa: PLC0415

        typer.echo(challenge_json(lexicon, verdict))
    else:
        from lexicon.judge.wording import Wording  # noqa: PLC0415

        wording = Wording(lexicon, lang)
        if len(verdict.words) > 1:
            typer.echo(wording.challenge(verdict))
        for word in verdict.words:
            typer.echo(wording.first_line(word, variant))
            if not brief:
                for line in wording.details(word):
                    typer.echo(f"  {line}")
    raise typer.Exit(VALID if verdict.valid else NOT_VALID)
