"""`lexicon info`: where a built lexicon comes from."""

from typing import Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, JsonOption, Language, LanguageOption, LexiconOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("info", help="Řekne, z čeho a podle čeho je lexikon sestaven.")(info)


def info(
    verify: Annotated[bool, typer.Option("--verify", help="Zkontroluje kontrolní součty všech souborů.")] = False,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Describe the lexicon; with --verify check every byte."""
    import msgspec  # noqa: PLC0415

    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.judge.official import list_lines  # noqa: PLC0415

    manifest = open_lexicon(folder, verify=verify).manifest
    if as_json:
        typer.echo(msgspec.json.encode(manifest).decode())
        return
    say = translator(lang)
    typer.echo(say("Lexicon {version}, ruleset {ruleset}").format(version=manifest.version, ruleset=manifest.ruleset))
    for source in manifest.sources:
        typer.echo(f"  {source.id}: {source.title}, {source.edition} ({source.licence}), {source.entries}")
    if manifest.missing:
        typer.echo(say("  built without: {sources}").format(sources=", ".join(manifest.missing)))
    for line in list_lines(manifest, say):
        typer.echo(line)
    for variant, count in manifest.forms.items():
        typer.echo(say("{variant}: {count} words").format(variant=variant.upper(), count=count))
    for name, count in manifest.counts.items():
        typer.echo(f"  {name}: {count}")
    typer.echo(say("size: {size:.1f} MB").format(size=sum(file.size for file in manifest.files.values()) / 1e6))
    if verify:
        typer.echo(say("all checksums fit"))
