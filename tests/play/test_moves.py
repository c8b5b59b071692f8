"""Moves: notation, placement rules, tiles, words, scores."""

import pytest
from play_helpers import LAYOUT, Words, cs, make_board, make_table

from lexicon.play.board import Board, Square, Tile
from lexicon.play.games import load_game
from lexicon.play.notation import move_from_tiles, read_move
from lexicon.play.reasons import PlayError, Problem
from lexicon.play.table import Table

COP = {8: "......COP"}


@pytest.mark.parametrize(
    ("text", "printed", "why"),
    [
        ("8H ÓD", "8H ÓD", "row first: across"),
        ("H8 ÓD", "H8 ÓD", "column first: down"),
        ("  8h\tÓD ", "8H ÓD", "spaces and the case of the column mean nothing"),
        ("08H ÓD", "8H ÓD", "a leading zero too"),
        ("o15 NAPE(Č)EN", "O15 NAPEčEN", "a bracketed letter is a blank"),
        ("8H NAPEčEN", "8H NAPEčEN", "so is one in lower case"),
        ("8H (na)PEČEN", "8H naPEČEN", "two blanks in one pair of brackets"),
        ("8G C.P", "8G C.P", "a dot lies there"),
        ("8H C\u030cAS", "8H ČAS", "NFD is the same letter"),
    ],
)
def test_notation(text: str, printed: str, why: str) -> None:
    move = read_move(text, cs())
    assert str(move) == printed, why
    assert read_move(str(move), cs()) == move, why


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem.MOVE_UNREADABLE),
        ("8H", Problem.MOVE_UNREADABLE),
        ("ÓD 8H", Problem.MOVE_UNREADABLE),
        ("88 ÓD", Problem.MOVE_UNREADABLE),
        ("0H ÓD", Problem.MOVE_UNREADABLE),
        ("8H Ó D", Problem.MOVE_UNREADABLE),
        ("8Č ÓD", Problem.MOVE_UNREADABLE),
        ("8H ()", Problem.MOVE_UNREADABLE),
        ("8H " + "A" * 27, Problem.MOVE_UNREADABLE),
        ("8H Ó-D", Problem.UNKNOWN_LETTER),
        ("8H [CH]ATA", Problem.UNKNOWN_LETTER),
        ("8H (ÓD", Problem.BRACKET_UNCLOSED),
        ("8H ÓD)", Problem.BRACKET_UNCLOSED),
        ("8H ((ÓD))", Problem.BRACKET_UNCLOSED),
    ],
)
def test_unreadable_moves(text: str, problem: Problem) -> None:
    with pytest.raises(PlayError) as caught:
        read_move(text, cs())
    assert [one.problem for one in caught.value.reasons] == [problem]


@pytest.mark.parametrize(
    ("rows", "move", "problem", "values", "why"),
    [
        ({}, "8I POS", Problem.CENTRE_MISSED, {"square": "8H"}, "the first move covers the centre"),
        ({}, "8H A", Problem.TOO_SHORT, {}, "the first move has two tiles"),
        (COP, "2B LES", Problem.NOT_CONNECTED, {}, "touches nothing"),
        (COP, "9J LES", Problem.NOT_CONNECTED, {}, "a corner is no side"),
        (COP, "8H LES", Problem.OCCUPIED, {"square": "8H", "letter": "o"}, "O lies there"),
        (COP, "8G COP", Problem.NO_TILES_PLACED, {}, "nothing new"),
        (COP, "8H OPA", Problem.WORD_GOES_ON, {"square": "8G"}, "the C before it belongs to the word"),
        (COP, "8E LE", Problem.WORD_GOES_ON, {"square": "8G"}, "COP goes on behind it"),
        (COP, "H7 ..E", Problem.NO_TILE_THERE, {"square": "7H"}, "a dot on an empty square"),
        (COP, "G14 CLO", Problem.OFF_BOARD, {"square": "G14"}, "over the edge"),
        (COP, "16A LES", Problem.OFF_BOARD, {"square": "16A"}, "no row 16"),
        (COP, "8P LES", Problem.OFF_BOARD, {"square": "8P"}, "no column P"),
    ],
)
def test_placement(rows: dict[int, str], move: str, problem: Problem, values: dict[str, str], why: str) -> None:
    verdict = make_table().judge(make_board(rows), read_move(move, cs()))
    assert [(one.problem, one.values) for one in verdict.reasons] == [(problem, values)], why
    assert (verdict.legal, verdict.valid, verdict.score, verdict.words) == (False, False, 0, ())


@pytest.mark.parametrize(
    ("rows", "move", "rack", "problem", "values", "why"),
    [
        (COP, "G8 CLO", "CLSETYP", Problem.NOT_ON_RACK, {"letter": "o", "needed": 1, "have": 0}, "no O"),
        (COP, "G8 .Lo", "LSETYPO", Problem.NOT_ON_RACK, {"letter": "?", "needed": 1, "have": 0}, "no blank"),
        (COP, "G8 CLO", "LOSETYPA", Problem.RACK_TOO_LARGE, {"size": 8, "most": 7}, "eight tiles"),
        (COP, "G8 CLOW", None, Problem.NOT_IN_SET, {"letter": "w", "needed": 1, "have": 0}, "W is a blank only"),
        (COP, "G8 Cloň", None, Problem.NOT_IN_SET, {"letter": "?", "needed": 3, "have": 2}, "three blanks"),
        ({8: "......X"}, "G8 .EX", None, Problem.NOT_IN_SET, {"letter": "x", "needed": 2, "have": 1}, "one X"),
        ({8: "......X"}, "G8 .ES", "ESX", Problem.NOT_IN_SET, {"letter": "x", "needed": 2, "have": 1}, "one X"),
    ],
)
def test_tiles_at_hand(
    rows: dict[int, str], move: str, rack: str | None, problem: Problem, values: dict[str, object], why: str
) -> None:
    held = None if rack is None else cs().rack(rack)
    verdict = make_table().judge(make_board(rows), read_move(move, cs()), rack=held)
    assert [(one.problem, one.values) for one in verdict.reasons] == [(problem, values)], why
    assert not verdict.legal, why


@pytest.mark.parametrize(
    ("rows", "move", "score", "bonus", "why"),
    [
        ({}, "8H óD", 2, 0, "the blank Ó is worth 0, the centre doubles D1 although a blank lies on it"),
        ({}, "8H Ód", 14, 0, "Ó7 x 2"),
        (COP, "G8 CLO", 5, 0, "L1 x 2 on G9"),
        (COP, "G8 ClO", 3, 0, "a blank on a letter premium is worth 0"),
        ({1: "...T"}, "1A PESTROKA", 122, 50, "two red squares: 8 x 9, D1 was used before; seven tiles"),
        ({5: "...........A"}, "5E PESTROKA", 82, 50, "two pink squares: 8 x 4; seven tiles"),
        ({5: "..........KA"}, "5E PESTROKA", 16, 0, "one pink square; six tiles"),
    ],
)
def test_scores(rows: dict[int, str], move: str, score: int, bonus: int, why: str) -> None:
    verdict = make_table("ód clo pestroka").judge(make_board(rows), read_move(move, cs()))
    assert (verdict.valid, verdict.score, verdict.bonus) == (True, score, bonus), why


def test_all_words_of_a_move_are_judged() -> None:
    verdict = make_table("se").judge(make_board({13: "....NAPEČENO"}), read_move("12J SETÝ", cs()))
    assert [(one.word, one.square, one.across, one.valid) for one in verdict.words] == [
        ("setý", "12J", True, False),
        ("se", "12J", False, True),
        ("en", "12K", False, False),
        ("to", "12L", False, False),
    ]
    assert [one.values["word"] for one in verdict.reasons] == ["setý", "en", "to"]
    assert (verdict.legal, verdict.valid, verdict.score) == (True, False, 22), "the move is legal, its words are not"


@pytest.mark.parametrize(("variant", "valid"), [(None, False), ("klasik", False), ("plus", True)])
def test_variant(variant: str | None, valid: bool) -> None:
    table = Table(cs(), load_game("cas"), Words("pes", plus="psa"), variant)
    assert table.judge(Board(LAYOUT), read_move("8G PSA", cs())).valid is valid


def test_without_a_word_judge_words_are_not_judged() -> None:
    verdict = Table(cs(), load_game("cas")).judge(Board(LAYOUT), read_move("8G PSA", cs()))
    assert [one.valid for one in verdict.words] == [None]
    assert (verdict.valid, verdict.score) == (True, 6)


@pytest.mark.parametrize(
    ("placed", "expected", "why"),
    [
        ({"G9": "l", "G10": "o"}, "G8 .LO", "down through the C"),
        ({"J8": "y"}, "8G ...Y", "a single tile reads along its longer word"),
        ({"H7": "e"}, "H7 E.", "or down, where only that is a word"),
        ({"F8": "e", "J8": "y"}, "8F E...Y", "on both sides of COP"),
        ({"G9": "l", "G11": "a"}, Problem.GAP, "G10 is empty"),
        ({"F8": "e", "K8": "y"}, Problem.GAP, "J8 is empty"),
        ({"G9": "l", "H10": "a"}, Problem.NOT_IN_LINE, "two rows and two columns"),
        ({"H8": "l"}, Problem.OCCUPIED, "O lies there"),
        ({}, Problem.NO_TILES_PLACED, "nothing"),
    ],
)
def test_move_from_tiles(placed: dict[str, str], expected: str | Problem, why: str) -> None:
    squares = {Square(int(name[1:]) - 1, "ABCDEFGHIJKLMNO".index(name[0])): Tile(face) for name, face in placed.items()}
    if isinstance(expected, Problem):
        with pytest.raises(PlayError) as caught:
            move_from_tiles(make_board(COP), squares)
        assert [one.problem for one in caught.value.reasons] == [expected], why
    else:
        assert str(move_from_tiles(make_board(COP), squares)) == expected, why


@pytest.mark.parametrize("square", [Square(-1, 3), Square(0, 15), Square(99, 99)])
def test_tiles_off_the_board(square: Square) -> None:
    with pytest.raises(PlayError, match="does not fit on the board"):
        move_from_tiles(Board(LAYOUT), {square: Tile("a")})
