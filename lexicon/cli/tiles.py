"""`lexicon tiles WORD...`: what words are worth, whether the tiles suffice, how many blanks they need."""

from typing import Annotated

import typer

from lexicon.cli.options import NOT_VALID, VALID, JsonOption, Language, LanguageOption, TileSetOption


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tiles", help="Spočítá hodnotu slova a kameny, které potřebuje.")(tiles)


def tiles(
    words: Annotated[list[str], typer.Argument(help="Slova.")],
    tile_set: TileSetOption = "cs",
    rack: Annotated[str | None, typer.Option("--rack", help="Kameny v zásobníku; ? je žolík.")] = None,
    board: Annotated[
        str, typer.Option("--board", help="Písmena na desce, která lze použít; malé písmeno je zahraný žolík.")
    ] = "",
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
) -> None:
    """Spell words with the whole set or with a rack; exit code 1 if the tiles do not suffice for one of them."""
    from lexicon.judge.lexicon import normalise  # noqa: PLC0415
    from lexicon.play.tiles import load_tile_set, spell  # noqa: PLC0415

    kind = load_tile_set(tile_set)
    spellings = [spell(normalise(word), kind, rack=rack, board=board) for word in words]
    if as_json:
        from lexicon.play.output import tiles_json  # noqa: PLC0415

        typer.echo(tiles_json(kind, spellings))
    else:
        from lexicon.judge.messages import translator  # noqa: PLC0415
        from lexicon.play.wording import spelling_lines  # noqa: PLC0415

        for spelling in spellings:
            for line in spelling_lines(spelling, translator(lang)):
                typer.echo(line)
    raise typer.Exit(VALID if all(spelling.possible for spelling in spellings) else NOT_VALID)
