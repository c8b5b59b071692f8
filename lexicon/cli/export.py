"""`lexicon export`: the words of a variant for other programs."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, LexiconOption, Variant, VariantOption


class Format(StrEnum):
    """Export formats."""

    txt = "txt"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", help="Vypíše přípustná slova pro jiné programy.")(export)


def export(
    form: Annotated[Format, typer.Option("--format", help="Formát.")] = Format.txt,
    variant: VariantOption = Variant.klasik,
    folder: LexiconOption = DEFAULT_LEXICON,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Soubor; jinak standardní výstup.")] = None,
) -> None:
    """Write all allowed words, one a line, in the order of code points."""
    import sys  # noqa: PLC0415

    from lexicon.files.output import replacing_file  # noqa: PLC0415
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    words = sorted(lexicon.words(variant=variant))
    if output is None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        sys.stdout.writelines(f"{word}\n" for word in words)
        return
    with replacing_file(output) as out:
        out.writelines(f"{word}\n" for word in words)
