"""`lexicon list`: the association's lists, kept in the user's data folder (A1).

lexicon list import blex.htm --id blex-2023 --lengths 2-5
lexicon list sheet sheet-1.toml
lexicon list show [ID]
"""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import JsonOption, Language, LanguageOption, Variant, VariantOption

if TYPE_CHECKING:
    from lexicon.judge.messages import Say
    from lexicon.lists import OfficialList


def register(app: typer.Typer) -> None:
    """Add the commands."""
    lists = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    lists.command("import", help="Načte seznam ze souboru: stránka uložená z prohlížeče nebo prostý text.")(import_)
    lists.command("sheet", help="Použije opravný list na seznam, který list jmenuje.")(sheet)
    lists.command("show", help="Vypíše uložené seznamy, nebo podrobnosti o jednom.")(show)
    app.add_typer(lists, name="list", help="Úřední seznamy slov.")
    app.callback()(lambda: None)


def import_(
    file: Annotated[Path, typer.Argument(help="Soubor se seznamem.")],
    list_id: Annotated[str, typer.Option("--id", help="Pod jakým jménem ho uložit, například blex-2023.")],
    lengths: Annotated[str, typer.Option("--lengths", help="Délky slov, o kterých rozhoduje.")],
    variant: VariantOption = Variant.klasik,
    title: Annotated[str, typer.Option("--title", help="Název pro lidi.")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Nahradí uložený seznam téhož jména.")] = False,
    lang: LanguageOption = Language.cs,
) -> None:
    """Import a list; nothing is stored if anything is wrong with it."""
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.lists import import_list, lists_folder  # noqa: PLC0415

    made = import_list(file, list_id, lengths, variant=variant.value, title=title, on=date.today(), replace=replace)
    say = translator(lang)
    _describe(made, say)
    repeated = made.provenance.repeated
    if repeated:
        text = say.plural(
            "{n} word stands in the file more than once", "{n} words stand in the file more than once", repeated
        )
        typer.echo(text.format(n=repeated))
    typer.echo(
        say("stored in {folder}; build with it: lexicon build --list {id}").format(folder=lists_folder(), id=made.id)
    )


def sheet(
    file: Annotated[Path, typer.Argument(help="Soubor s opravným listem (TOML).")],
    lang: LanguageOption = Language.cs,
) -> None:
    """Apply a correction sheet; nothing changes if it does not fit the list."""
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.lists import import_sheet  # noqa: PLC0415

    _describe(import_sheet(file), translator(lang))


def show(
    list_id: Annotated[str, typer.Argument(help="Jméno seznamu.")] = "",
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
) -> None:
    """Describe one stored list, or name all."""
    import msgspec  # noqa: PLC0415

    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.lists import load_list, stored_lists  # noqa: PLC0415

    say = translator(lang)
    known = (list_id,) if list_id else stored_lists()
    if as_json:
        typer.echo(msgspec.json.encode([load_list(one).provenance for one in known]).decode())
        return
    for one in known:
        _describe(load_list(one), say)
    if not known:
        typer.echo(say("No list is stored; lexicon list import FILE --id ID --lengths 2-5"))


def _describe(official: "OfficialList", say: "Say") -> None:
    one = official.provenance
    first, last = one.lengths
    head = say("{id}: {words} words of {lengths} letters, {variant}")
    typer.echo(
        head.format(id=one.id, words=len(official.words), lengths=f"{first}-{last}", variant=one.variant.upper())
    )
    if one.title:
        typer.echo(f"  {one.title}")
    counts = ", ".join(f"{n}: {sum(len(word) == n for word in official.words)}" for n in range(first, last + 1))
    typer.echo("  " + say("by length: {counts}").format(counts=counts))
    text = say("from {file} ({format}, {encoding}), imported {date}, SHA-256 {digest}")
    typer.echo(
        "  "
        + text.format(file=one.file, format=one.format, encoding=one.encoding, date=one.imported, digest=one.sha256)
    )
    for record in one.sheets:
        text = say("sheet {number} of {date}: {added} added, {struck} struck")
        typer.echo("  " + text.format(number=record.number, date=record.date, added=record.added, struck=record.struck))
