"""`lexicon source`: dictionaries that the lexicon is built from.

lexicon source list
lexicon source new --format table > slova.tsv
lexicon source new --format table --manifest > slova.toml
lexicon source check slova.toml
"""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, ERROR, Language, LanguageOption, LexiconOption


class Format(StrEnum):
    """Formats of sources."""

    tei = "tei"
    table = "table"
    hunspell = "hunspell"
    morfflex = "morfflex"
    stardict = "stardict"


_SAMPLES = {
    Format.tei: "slova.xml",
    Format.table: "slova.tsv",
    Format.hunspell: "cs_CZ.dic",
    Format.morfflex: "morfflex.tsv.xz",
    Format.stardict: "slovnik.ifo",
}


def register(app: typer.Typer) -> None:
    """Add the commands."""
    sources = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    sources.command("check", help="Zkontroluje soubor nebo manifest: řádek, heslo, co je špatně a co napsat.")(check)
    sources.command("new", help="Vypíše začátek nového pramene s vysvětlivkami.")(new)
    sources.command("list", help="Vypíše prameny: vydání, licence, počet hesel.")(list_sources)
    app.add_typer(sources, name="source", help="Prameny: slovníky, ze kterých se lexikon sestavuje.")
    app.callback()(lambda: None)


def check(
    file: Annotated[Path, typer.Argument(help="Soubor se slovníkem, nebo manifest (.toml).")],
    form: Annotated[Format | None, typer.Option("--format", help="Formát; jinak podle jména.")] = None,
    ruleset: Annotated[str, typer.Option("--ruleset", help="Pravidla, která znají značky.")] = "cs-cas",
    lang: LanguageOption = Language.cs,
) -> None:
    """Check a source; exit code 2 and a line for each problem if there is any."""
    from lexicon.compiler.check_source import check_source  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.morphology.language import load_inflector  # noqa: PLC0415
    from lexicon.readers.entry import EntryKind  # noqa: PLC0415
    from lexicon.rules import load_ruleset  # noqa: PLC0415

    say = translator(lang)
    rules = load_ruleset(ruleset)
    checked = check_source(file, rules, load_inflector(rules.language), form.value if form else "")
    for problem in checked.problems:
        typer.echo(problem.worded(say), err=True)
    if checked.problems:
        n = len(checked.problems)
        text = say.plural("{file}: {n} problem", "{file}: {n} problems", n)
        typer.echo(f"lexicon: {text.format(file=file, n=n)}", err=True)
        raise typer.Exit(ERROR)
    n = sum(checked.counts[kind.value] for kind in EntryKind)
    text = say.plural("{file}: {n} entry, nothing wrong", "{file}: {n} entries, nothing wrong", n)
    typer.echo(text.format(file=file, n=n))
    for name, count in checked.counts.most_common():
        typer.echo(f"  {name}: {count}")


def new(
    form: Annotated[Format, typer.Option("--format", help="Formát pramene.")] = Format.tei,
    manifest: Annotated[bool, typer.Option("--manifest", help="Manifest místo samotného pramene.")] = False,
) -> None:
    """Print a skeleton: of a TEI file or a table, or of the manifest that describes a source of that format."""
    from lexicon.readers.manifest import manifest_skeleton  # noqa: PLC0415

    if manifest or form not in (Format.tei, Format.table):
        typer.echo(manifest_skeleton(form.value, _SAMPLES[form]), nl=False)
    elif form is Format.table:
        from lexicon.readers.table import skeleton as table_skeleton  # noqa: PLC0415

        typer.echo(table_skeleton(), nl=False)
    else:
        from lexicon.readers.tei import skeleton  # noqa: PLC0415

        typer.echo(skeleton(), nl=False)


def list_sources(
    sources: Annotated[Path, typer.Option("--sources", help="Složka s manifesty pramenů.")] = Path("sources"),
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """List the sources with what the built lexicon, if there is one, took from them."""
    from lexicon.errors import ArtefactError, UsageError  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.readers.manifest import load_sources  # noqa: PLC0415
    from lexicon.store.artefact import read_manifest  # noqa: PLC0415

    say = translator(lang)
    found = load_sources(sources)
    if not found:
        raise UsageError("no manifests in {folder}", folder=sources, hint="lexicon source new --manifest")
    try:
        built = {source.id: source.entries for source in read_manifest(folder).sources}
    except ArtefactError:
        built = {}
    columns = (say("source"), say("format"), say("edition"), say("licence"), say("entries"), say("title"))
    typer.echo("\t".join(columns))
    for source in found:
        row = source.row
        entries = str(built[source.id]) if source.id in built else say("optional") if row.optional else "–"
        typer.echo("\t".join((source.id, row.format, row.edition, row.licence, entries, row.title)))
