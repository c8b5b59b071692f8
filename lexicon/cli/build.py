"""`lexicon build`: compile the sources into a lexicon and tell what was built."""

from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import Language, LanguageOption
from lexicon.errors import UsageError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("build", help="Sestaví lexikon z pramenů.")(build)


def build(
    sources: Annotated[Path, typer.Option("--sources", help="Složka s manifesty pramenů.")] = Path("sources"),
    out: Annotated[Path, typer.Option("--out", help="Kam lexikon uložit.")] = Path("build/cs"),
    cache: Annotated[Path, typer.Option("--cache", help="Kam ukládat stažené prameny.")] = Path("build/fetched"),
    ruleset: Annotated[str, typer.Option("--ruleset", help="Pravidla.")] = "cs-cas",
    without: Annotated[list[str] | None, typer.Option("--without", help="Pramen, který vynechat.")] = None,
    source_file: Annotated[
        list[str] | None, typer.Option("--source-file", metavar="ID=SOUBOR", help="Jiný soubor téhož pramene.")
    ] = None,
    add_source: Annotated[
        list[Path] | None, typer.Option("--add-source", metavar="MANIFEST", help="Manifest dalšího pramene.")
    ] = None,
    official: Annotated[
        list[str] | None,
        typer.Option("--list", metavar="SOUBOR|ID", help="Úřední seznam slov o 2-5 písmenech, nebo id uloženého."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Počet procesů; 0 znamená všechny procesory.")] = 0,
    force: Annotated[bool, typer.Option("--force", help="Sestaví znovu, i když se nic nezměnilo.")] = False,
    lang: LanguageOption = Language.cs,
) -> None:
    """Build; the old lexicon is replaced only by a complete new one."""
    from lexicon.cli.report import print_report  # noqa: PLC0415
    from lexicon.compiler.pipeline import BuildOptions  # noqa: PLC0415
    from lexicon.compiler.pipeline import build as run  # noqa: PLC0415
    from lexicon.lists import named_list  # noqa: PLC0415

    options = BuildOptions(
        sources,
        out,
        cache,
        ruleset,
        frozenset(without or ()),
        _pairs(source_file or []),
        tuple(add_source or ()),
        tuple(named_list(name) for name in official or ()),
        jobs,
        force,
    )
    built = run(options, lambda text: typer.echo(f"lexicon: {text}", err=True))
    if built.report is not None:
        from lexicon.cli.report_page import PAGE, write_page  # noqa: PLC0415
        from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

        write_page(out / PAGE, built.report, built.manifest, open_lexicon(out).rules, lang)
    print_report(built, out, lang)


def _pairs(options: list[str]) -> dict[str, Path]:
    pairs = {}
    for option in options:
        source, sign, path = option.partition("=")
        if not sign or not Path(path).is_file():
            raise UsageError("--source-file {option}: not ID=FILE with an existing file", option=option)
        pairs[source] = Path(path)
    return pairs
