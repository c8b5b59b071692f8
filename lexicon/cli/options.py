"""Options that several commands share."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


class Variant(StrEnum):
    """The variants of the Czech game."""

    klasik = "klasik"
    plus = "plus"


class Language(StrEnum):
    """Languages of the output for people."""

    cs = "cs"
    en = "en"


LexiconOption = Annotated[
    Path, typer.Option("--lexicon", metavar="FOLDER", envvar="LEXICON", help="Složka se sestaveným lexikonem.")
]
VariantOption = Annotated[Variant, typer.Option("--variant", help="Varianta hry.")]
LanguageOption = Annotated[Language, typer.Option("--lang", envvar="LEXICON_LANG", help="Jazyk výstupu.")]
TileSetOption = Annotated[str, typer.Option("--tiles", metavar="SET", help="Sada kamenů: cs, sk, da, en.")]
GameOption = Annotated[
    str, typer.Option("--game", metavar="RULES", help="Pravidla hry: cas, mattel, dsf, duplicate a další.")
]
TsvOption = Annotated[bool, typer.Option("--tsv", help="Sloupce oddělené tabulátorem.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Výstup pro programy (JSON).")]

DEFAULT_LEXICON = Path("build/cs")  # or else an installed data package: lexicon.store.installed
DEFAULT_RULESET = "cs-cas"

VALID, NOT_VALID, ERROR = 0, 1, 2
