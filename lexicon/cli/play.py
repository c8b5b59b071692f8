"""`lexicon play BOARD MOVE`: judge and score a move on a board; with a game record and no move, replay the game.

lexicon play deska.txt 8G COP           a board in the text format
lexicon play hra.gcg 12J SETÝ           after all moves of a game record
lexicon play hra.gcg --until 5          the record itself, as far as its fifth event
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    NOT_VALID,
    VALID,
    GameOption,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
    TileSetOption,
    Variant,
    VariantOption,
)
from lexicon.cli.reading import read_text
from lexicon.errors import UsageError
from lexicon.message import message

if TYPE_CHECKING:
    from lexicon.play.board import Board, Layout
    from lexicon.play.replay import Replay
    from lexicon.play.table import Table

EMPTY = "empty"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play", help="Posoudí tah na desce a spočítá jeho body; přehraje zápis hry.")(play)


def play(
    board: Annotated[str, typer.Argument(help="Deska (text nebo .gcg); - je vstup, empty prázdná deska.")],
    move: Annotated[list[str] | None, typer.Argument(help="Tah: 8H SLOVO vodorovně, H8 SLOVO svisle.")] = None,
    rack: Annotated[str | None, typer.Option("--rack", help="Zásobník hráče; ? je žolík.")] = None,
    until: Annotated[int | None, typer.Option("--until", min=0, help="Kolik událostí zápisu přehrát.")] = None,
    show: Annotated[bool, typer.Option("--show", help="Vypíše desku po tahu.")] = False,
    game: GameOption = "cas",
    tile_set: TileSetOption = "cs",
    variant: VariantOption = Variant.klasik,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Judge a move, or a whole record; exit code 0 if all is right, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.play import output, wording  # noqa: PLC0415
    from lexicon.play.board import load_layout  # noqa: PLC0415
    from lexicon.play.games import load_game  # noqa: PLC0415
    from lexicon.play.notation import read_move  # noqa: PLC0415
    from lexicon.play.placing import lay  # noqa: PLC0415
    from lexicon.play.table import Table  # noqa: PLC0415
    from lexicon.play.tiles import load_tile_set  # noqa: PLC0415

    say = translator(lang)
    table = Table(load_tile_set(tile_set), load_game(game), open_lexicon(folder), variant)
    position, replayed = _position(board, table, load_layout(), until)
    if not move:
        if replayed is None:
            raise UsageError(message("a board alone is nothing to judge"), hint="lexicon play BOARD 8H WORD")
        text = output.replay_json(replayed) if as_json else "\n".join(wording.replay_lines(replayed, say))
        typer.echo(text)
        raise typer.Exit(NOT_VALID if replayed.findings else VALID)
    read = read_move(" ".join(move), table.tiles)
    verdict = table.judge(position, read, rack=table.tiles.rack(rack) if rack is not None else None)
    typer.echo(output.move_json(verdict) if as_json else "\n".join(wording.move_lines(verdict, say)))
    if show and verdict.legal and not as_json:
        typer.echo(str(position.with_tiles(lay(position, read).new)), nl=False)
    raise typer.Exit(VALID if verdict.valid else NOT_VALID)


def _position(board: str, table: "Table", layout: "Layout", until: int | None) -> tuple["Board", "Replay | None"]:
    """The board, and the replay that led to it if it comes from a record."""
    from lexicon.play.board import Board, read_board  # noqa: PLC0415
    from lexicon.play.gcg import load_gcg, read_gcg  # noqa: PLC0415
    from lexicon.play.replay import replay  # noqa: PLC0415

    if board == EMPTY:
        return Board(layout), None
    if board.lower().endswith(".gcg"):
        record = load_gcg(Path(board))
    else:
        text = read_text(board)
        if not text.lstrip().startswith((">", "#character-encoding", "#player")):
            return read_board(text, table.tiles, layout, file=board), None
        record = read_gcg(text, file=board)
    replayed = replay(record, table, layout, until=until)
    return (replayed.steps[-1].board if replayed.steps else Board(layout)), replayed
