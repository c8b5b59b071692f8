"""`lexicon check [FILE|-]`: one word a line in, one verdict a line out, in the order of the input.

word<TAB>valid|invalid|unknown<TAB>rule ids<TAB>short reason
"""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    NOT_VALID,
    VALID,
    Language,
    LanguageOption,
    LexiconOption,
    Variant,
    VariantOption,
)
from lexicon.errors import DataError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check", help="Rozhodne o slovech ze souboru, jedno na řádek.")(check)


def check(
    file: Annotated[str, typer.Argument(help="Soubor se slovy; - je standardní vstup.")] = "-",
    variant: VariantOption = Variant.klasik,
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Judge a list of words; exit code 0 if all are valid, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.verdict import Status  # noqa: PLC0415
    from lexicon.judge.wording import Wording  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    wording = Wording(lexicon, lang)
    everything = True
    for word in _lines(file):
        verdict = lexicon.judge(word, variant)
        everything = everything and verdict.status is Status.VALID
        rules = ",".join(verdict.rules)
        typer.echo(f"{word}\t{verdict.status.value}\t{rules}\t{wording.short(verdict, variant)}")
    raise typer.Exit(VALID if everything else NOT_VALID)


def _lines(file: str) -> Iterator[str]:
    """The non-empty lines of a file or of standard input. Raises DataError."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            for number, line in enumerate(stream, 1):
                try:
                    text = line.decode("utf-8").strip("\r\n\ufeff ")
                except UnicodeDecodeError:
                    raise DataError(file, number, "not UTF-8", hint="save the file as UTF-8") from None
                if text:
                    yield text
    except OSError as error:
        raise DataError(file, 0, "cannot be read: {why}", why=error.strerror) from None
