"""Whatever is typed, the readers and judges give a result or a LexiconError, and what they write they read back."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from play_helpers import LAYOUT, cs, make_table, tile_set

from lexicon.errors import LexiconError
from lexicon.play.board import Board, Square, Tile, read_board
from lexicon.play.duplicate import judge_round
from lexicon.play.gcg import load_gcg, read_gcg
from lexicon.play.notation import Move, move_from_tiles, read_move
from lexicon.play.placing import lay
from lexicon.play.replay import replay
from lexicon.play.slips import read_slips
from lexicon.play.tiles import spell

LETTERS = "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPRŘSŠTŤUÚŮVXYÝZŽaáčwq"
SIGNS = LETTERS + ".()[]?#>:-+0123456789 \t\r\n\ufeff\u200b\u0301ŁßİＡ٣"
anything = st.text() | st.text(alphabet=SIGNS)
words = st.text(alphabet=LETTERS + ".()", max_size=17)
places = st.builds(
    lambda row, column, across: f"{row}{column}" if across else f"{column}{row}",
    st.integers(0, 17),
    st.sampled_from("ABCDEFGHIJKLMNOPZ"),
    st.booleans(),
)
moves = st.builds("{} {}".format, places, words) | anything
rows = st.text(alphabet="...........ABEOSabo()", max_size=16)
boards = st.lists(rows, min_size=13, max_size=16).map("\n".join) | anything
gcg_lines = (
    st.builds(">{}: {} {} +{} {}".format, st.sampled_from("ab"), words, moves, st.integers(0, 99), st.integers(0, 99))
    | st.builds(
        ">{}: {} +0 0".format, st.sampled_from("ab"), st.sampled_from(["-", "--", "AB -A", "(A)", "(time)", "()"])
    )
    | st.builds("#{} {}".format, st.sampled_from(["player1", "note", "title", "player"]), anything)
    | anything
)
games = st.lists(gcg_lines, max_size=8).map("\n".join)
slips = st.lists(
    st.builds("{}\t{}\t{}".format, st.sampled_from("abcdef"), moves, st.integers(-1, 99)) | anything, max_size=6
).map("\n".join)
tiles = st.builds(Tile, st.sampled_from("abeoszů"), st.booleans())
squares = st.builds(Square, st.integers(-1, 15), st.integers(-1, 15))


def never_else(run: Callable[[], object]) -> None:
    """Run; only a LexiconError of one line may come out."""
    try:
        run()
    except LexiconError as error:
        assert "\n" not in str(error)


@settings(deadline=None)
@given(boards)
def test_boards(text: str) -> None:
    def run() -> None:
        board = read_board(text, cs(), LAYOUT)
        assert read_board(str(board), cs(), LAYOUT) == board

    never_else(run)


@settings(deadline=None)
@given(st.dictionaries(squares.filter(LAYOUT.__contains__), st.just(Tile("e")), max_size=5), moves)
def test_moves(laid: dict[Square, Tile], text: str) -> None:
    def run() -> None:
        move = read_move(text, cs())
        assert read_move(str(move), cs()) == move
        verdict = make_table().judge(Board(LAYOUT, laid), move)
        assert verdict.legal or verdict.reasons

    never_else(run)


@settings(deadline=None)
@given(
    st.dictionaries(squares.filter(LAYOUT.__contains__), tiles, max_size=30),
    st.dictionaries(squares, tiles, max_size=7),
)
def test_placed_tiles_and_written_moves_agree(there: dict[Square, Tile], placed: dict[Square, Tile]) -> None:
    board = Board(LAYOUT, there)

    def run() -> None:
        move = move_from_tiles(board, placed)
        placement = lay(board, move)
        assert placement.new == placed
        if not placement.reasons:
            assert all(len(line.squares) > 1 for line in placement.lines)
            assert set(placed) <= set(placement.lines[0].squares)

    never_else(run)


@settings(deadline=None)
@given(squares.filter(LAYOUT.__contains__), st.booleans(), st.lists(tiles, min_size=2, max_size=7))
def test_a_score_does_not_depend_on_the_direction(start: Square, across: bool, word: list[Tile]) -> None:
    """The board is symmetric, so a first move down its column is worth what the mirrored one is worth."""
    move = Move(start, across, tuple(word))
    mirrored = Move(Square(start.column, start.row), not across, tuple(word))
    table = make_table()
    found, other = table.judge(Board(LAYOUT), move), table.judge(Board(LAYOUT), mirrored)
    assert (found.score, found.legal) == (other.score, other.legal)


@settings(deadline=None)
@given(games)
def test_gcg(text: str) -> None:
    never_else(lambda: replay(read_gcg(text), make_table(), LAYOUT))


@settings(deadline=None)
@given(raw=st.binary(max_size=200) | anything.map(str.encode))
def test_gcg_bytes(raw: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.gcg"
        path.write_bytes(raw)
        never_else(lambda: load_gcg(path))


@settings(deadline=None)
@given(slips, st.text(alphabet=SIGNS, max_size=8) | st.just("ABEOS?L"), st.integers(-1, 20), st.booleans())
def test_rounds(text: str, rack: str, turn: int, lenient: bool) -> None:
    table = make_table("bos oba", game="duplicate")

    def run() -> None:
        found = judge_round(table, Board(LAYOUT), rack, read_slips(text), turn=turn, lenient=lenient)
        assert all(one.points in (0, one.score) for one in found.slips)
        running = [one for one in found.slips if one.accepted]
        assert (found.best is not None) == bool(running)
        assert found.best is None or found.best.score == max(one.score for one in running)

    never_else(run)


@settings(deadline=None)
@given(st.text(alphabet=LETTERS, max_size=20), st.sampled_from(["cs", "sk", "da", "en"]))
def test_spelling(word: str, name: str) -> None:
    def run() -> None:
        found = spell(word, tile_set(name))
        assert found.possible is not bool(found.missing)
        assert len(found.blanks) <= 2
        assert found.value <= tile_set(name).value(found.faces)

    never_else(run)
