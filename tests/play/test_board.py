"""The board: premium squares and the text format."""

from collections import Counter
from pathlib import Path

import pytest
from play_helpers import LAYOUT, cs, make_board

from lexicon.errors import DataError
from lexicon.play.board import Board, Premium, Square, Tile, load_layout, read_board

EMPTY = "." * 15


def rows(changed: dict[int, str]) -> str:
    return "\n".join(changed.get(n, EMPTY) for n in range(1, 16))


def test_premium_squares() -> None:
    """sk-wikipedia: 8 red, 17 pink, 12 dark blue, 24 light blue; the same from all four sides."""
    assert Counter(LAYOUT.premiums.values()) == {
        Premium(word=3): 8,
        Premium(word=2): 17,
        Premium(letter=3): 12,
        Premium(letter=2): 24,
    }
    for (row, column), premium in LAYOUT.premiums.items():
        assert LAYOUT.premium(Square(column, row)) == premium
        assert LAYOUT.premium(Square(14 - row, column)) == premium
    assert (LAYOUT.size, str(LAYOUT.centre), LAYOUT.premium(LAYOUT.centre)) == (15, "8H", Premium(word=2))


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("......CoP......", "lower case is a blank"),
        ("......C(O)P......", "so is a letter in brackets"),
        ("8 . . . . . . C (o) P . . . . . .", "row number and spaces"),
        ("   8......CoP......   ", "the same, packed"),
    ],
)
def test_text_format(row: str, why: str) -> None:
    board = read_board("\ufeff# position after move 1\r\n" + rows({8: row}), cs(), LAYOUT)
    assert board.tiles == {Square(7, 6): Tile("c"), Square(7, 7): Tile("o", True), Square(7, 8): Tile("p")}, why
    assert board.used() == {"c": 1, "?": 1, "p": 1}, why
    assert read_board(str(board), cs(), LAYOUT) == board, "what is written can be read"


def test_a_full_row_of_letters_is_no_heading() -> None:
    board = read_board(rows({1: "ABCDEFGHIJKLMNO"}), cs(), LAYOUT)
    assert len(board.tiles) == 15


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("", "board", "0 rows, not 15"),
        (rows({3: "." * 14}), "board:3", "row 3 has 14 squares, not 15"),
        (rows({}) + "\n" + EMPTY, "board:16", "more than 15 rows"),
        (rows({3: "." * 501}), "board:3", "a line of 501 signs is no row of 15 squares"),
        (rows({4: "5" + EMPTY}), "board:4", "row number 5 where row 4 stands"),
        (rows({8: "XX............."}), "board:8", "more tiles X than the set has: 1"),
        (rows({8: "abc............"}), "board:8", "more tiles ? than the set has: 2"),
        (rows({8: "W.............."}), "board:8", "more tiles W than the set has: 0"),
        (rows({8: "Ж.............."}), "board:8", "no tile stands for Ж"),
        (rows({8: "(A............."}), "board:8", "brackets do not match"),
    ],
)
def test_unreadable(text: str, place: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read_board(text, cs(), LAYOUT)
    assert str(caught.value).startswith(f"{place}:")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("square", "across", "expected"),
    [(Square(7, 7), True, "cop"), (Square(9, 6), False, "clo"), (Square(8, 6), True, "l")],
)
def test_lines(square: Square, across: bool, expected: str) -> None:
    board = make_board({8: "......COP", 9: "......L", 10: "......O"})
    assert "".join(board.tiles[one].face for one in board.line(square, across, {})) == expected


def test_a_board_does_not_change() -> None:
    board = Board(LAYOUT)
    after = board.with_tiles({LAYOUT.centre: Tile("a")})
    assert (len(board.tiles), len(after.tiles)) == (0, 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"W..l...W', '"W..l..W'), "not a square"),
        (("[premiums]\nW", "[premiums]\nV"), r"no \[premiums\] for \['W'\]"),
        (('"8H"', '"H8"'), "no square 'H8'"),
    ],
)
def test_bad_layout(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    good = Path(load_layout.__code__.co_filename).parent / "data" / "boards" / "standard.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace(*change, 1), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_layout(bad)
