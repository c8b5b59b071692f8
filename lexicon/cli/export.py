"""`lexicon export`: the words of a variant for other programs.

lexicon export --format txt --variant klasik                    a word a line on standard output
lexicon export --format gaddag-wide -o klasik.kwg               a file, and beside it the licence and the alphabet
lexicon export --format scrabble3d --also plus -o cs.dic        two variants in one dictionary
"""

import sys
import tempfile
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    Language,
    LanguageOption,
    LexiconOption,
    TileSetOption,
    Variant,
    VariantOption,
)
from lexicon.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Format(StrEnum):
    """Export formats, those of lexicon.export.formats."""

    txt = "txt"
    points = "points"
    definitions = "definitions"
    marisa = "marisa"
    dawg = "dawg"
    kwg = "kwg"
    gaddag = "gaddag"
    gaddag_wide = "gaddag-wide"
    scrabble3d = "scrabble3d"
    hunspell = "hunspell"
    jsonl = "jsonl"
    sqlite = "sqlite"


_STREAMED = (Format.points, Format.definitions, Format.jsonl)  # one file of text each


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("export", help="Vypíše přípustná slova pro jiné programy.")(export)


def export(
    form: Annotated[Format, typer.Option("--format", help="Formát.")] = Format.txt,
    variant: VariantOption = Variant.klasik,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Soubor; jinak standardní výstup.")] = None,
    longest: Annotated[int | None, typer.Option("--max-length", min=1, help="Bez delších slov.")] = None,
    also: Annotated[
        list[Variant] | None, typer.Option("--also", help="Scrabble3D: i slova této varianty, ve zvláštní kategorii.")
    ] = None,
    tile_set: TileSetOption = "cs",
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Write all allowed words, in the order of code points; every file is read back before it appears."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

    lexicon = open_lexicon(folder)
    if also and form is not Format.scrabble3d:
        raise UsageError("--also goes with the format scrabble3d only")
    if output is None and form is Format.txt:
        words = (word for word in lexicon.words(variant=variant) if longest is None or len(word) <= longest)
        _print(f"{word}\n" for word in sorted(words))
        return
    if output is None and form not in _STREAMED:
        raise UsageError("the format {form} needs a file", hint="-o FILE", form=form.value)
    from lexicon.export.formats import export as write  # noqa: PLC0415
    from lexicon.export.lexicon_source import LexiconSource, provenance_of  # noqa: PLC0415
    from lexicon.play.tiles import load_tile_set  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as scratch:
        done = write(
            LexiconSource(lexicon),
            form,
            output or Path(scratch) / form,
            provenance=provenance_of(lexicon.manifest, variant),
            tiles=load_tile_set(tile_set),
            max_length=longest,
            also=also or (),
        )
        if output is None:
            with done.files[0].open(encoding="utf-8") as lines:
                _print(lines)
            return
    from lexicon.judge.messages import translator  # noqa: PLC0415

    text = translator(lang).plural("{n} word in {files}", "{n} words in {files}", done.words)
    names = ", ".join(map(str, done.files))
    typer.echo("lexicon: " + text.format(n=done.words, files=names), err=True)


def _print(lines: "Iterable[str]") -> None:
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.writelines(lines)
