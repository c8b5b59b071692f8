"""`lexicon package`: the built lexicon as a wheel of its own, for other programs to install."""

from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, LexiconOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("package", help="Zabalí sestavený lexikon do balíčku, který lze nainstalovat.")(package)


def package(
    folder: LexiconOption = DEFAULT_LEXICON,
    out: Annotated[Path, typer.Option("--out", help="Kam balíček uložit.")] = Path("dist"),
    sources: Annotated[Path, typer.Option("--sources", help="Složka s manifesty pramenů.")] = Path("sources"),
    cache: Annotated[Path, typer.Option("--cache", help="Kde jsou stažené prameny.")] = Path("build/fetched"),
) -> None:
    """Write the data wheel and tell its path."""
    from lexicon.packaging.data import write_data_wheel  # noqa: PLC0415

    typer.echo(write_data_wheel(folder, out, sources, cache))
