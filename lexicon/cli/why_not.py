"""`lexicon why-not WORD`: what comes nearest to a word that is not valid, and what stops it."""

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
    app.command("why-not", help="Řekne, co má slovo nejblíž k platnosti a co mu brání.")(why_not)


def why_not(
    word: Annotated[str, typer.Argument(help="Slovo.")],
    variant: VariantOption = Variant.klasik,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Explain what is missing; exit code 0 if the word is valid after all, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.judge.why_not import why_not as ask  # noqa: PLC0415
    from lexicon.judge.why_not_output import why_not_json, why_not_lines  # noqa: PLC0415
    from lexicon.judge.wording import Wording  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    wording = Wording(lexicon, lang)
    found = ask(lexicon, word, variant)
    if as_json:
        typer.echo(why_not_json(lexicon, found, variant, wording))
    else:
        for line in why_not_lines(lexicon, found, variant, wording, translator(lang)):
            typer.echo(line)
    raise typer.Exit(VALID if lexicon.is_valid(word, variant) else NOT_VALID)
