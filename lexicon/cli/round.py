"""`lexicon round SLIPS`: judge the slips of one round of duplicate play.

lexicon round listky.tsv --rack NEÓM?ÁD --turn 1
lexicon round listky.tsv --rack NEÓM?ÁD --turn 2 --board deska.txt --save deska.txt
"""

from pathlib import Path
from typing import Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    NOT_VALID,
    VALID,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
    TileSetOption,
    Variant,
    VariantOption,
)
from lexicon.cli.reading import read_text


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("round", help="Posoudí lístky jednoho kola opisovaného Scrabblu.")(judge_slips)


def judge_slips(
    slips: Annotated[str, typer.Argument(help="Soubor lístků: hráč, tah, body, oddělené tabulátory; - je vstup.")],
    rack: Annotated[str, typer.Option("--rack", help="Vylosované kameny; ? je žolík.")],
    turn: Annotated[int, typer.Option("--turn", min=1, help="Číslo tahu, od 1.")],
    board: Annotated[str | None, typer.Option("--board", help="Deska před tahem; bez ní prázdná.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Kam uložit desku po nejlepším tahu.")] = None,
    lenient: Annotated[bool, typer.Option("--lenient", help="Lístky se špatnými body se nevyřazují.")] = False,
    game: Annotated[str, typer.Option("--game", help="Pravidla opisované hry.")] = "duplicate",
    tile_set: TileSetOption = "cs",
    variant: VariantOption = Variant.klasik,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Judge all slips; exit code 0 if there is a best slip and the rack is in order, 1 if not."""
    from lexicon.files.output import replacing_file  # noqa: PLC0415
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.play import output, wording  # noqa: PLC0415
    from lexicon.play.board import Board, load_layout, read_board  # noqa: PLC0415
    from lexicon.play.duplicate import judge_round  # noqa: PLC0415
    from lexicon.play.games import load_game  # noqa: PLC0415
    from lexicon.play.slips import read_slips  # noqa: PLC0415
    from lexicon.play.table import Table  # noqa: PLC0415
    from lexicon.play.tiles import load_tile_set  # noqa: PLC0415

    table = Table(load_tile_set(tile_set), load_game(game), open_lexicon(folder), variant)
    layout = load_layout()
    position = Board(layout) if board is None else read_board(read_text(board), table.tiles, layout, file=board)
    read = read_slips(read_text(slips), file=slips)
    judged = judge_round(table, position, rack, read, turn=turn, lenient=lenient)
    say = translator(lang)
    typer.echo(output.round_json(judged) if as_json else "\n".join(wording.round_lines(judged, say)))
    if save is not None and judged.best is not None:
        with replacing_file(save) as out:
            out.write(str(judged.board))
    raise typer.Exit(VALID if judged.best is not None and not judged.rack else NOT_VALID)
