"""The worked examples of the documents: mattel-navod-cs-2003 (scores) and cas-pravidla (how words arise).

The leaflet prints parts of positions; each is completed so that its own sum holds. Two squares it names cannot be where
the word begins on the standard board: at 13E, NAPEČEN would not be worth the printed 12 points, which it is at J7,
through the ÓD of the first example; and in `G11 VLEP`, G11 is the first tile laid.
"""

import pytest
from play_helpers import LAYOUT, Words, cs, make_board, make_table

from lexicon.play.board import Board
from lexicon.play.games import load_game
from lexicon.play.notation import read_move
from lexicon.play.table import Table


@pytest.mark.parametrize(
    ("rows", "move", "rack", "words", "score", "why"),
    [
        ({}, "8H ÓD", "NEÓMEÁD", {"ód": 16}, 16, "(Ó7 + D1) x 2, the centre"),
        ({12: ".........SET"}, "M8 HBITÝ", "HBITÝKL", {"hbitý": 14, "setý": 7}, 21, "B3 x 2 on M9"),
        (
            {13: "....NAPEČENO"},
            "12J SETÝ",
            "SETÝNEM",
            {"setý": 14, "se": 2, "en": 2, "to": 4},
            22,
            "T lies on L12, which doubles both of its words",
        ),
        (
            {8: "......K", 9: ".......VAŘÍM"},
            "9G UVAŘÍM",
            "UPOSTEL",
            {"uvařím": 14, "ku": 5},
            19,
            "U2 x 2 on G9 in both words; the Í that lies on I9's premium since earlier is worth 2",
        ),
        ({10: "......V", 13: "......P"}, "G10 VLEP", "LEKOSTA", {"vlep": 4}, 4, "V1 L1 E1 P1"),
        ({8: ".......ÓD"}, "J7 NAPEČEN", "NAPEČEN", {"napečen": 12, "óda": 9}, 71, "12 + 9 + 50 for seven tiles"),
    ],
)
def test_leaflet_scores(
    rows: dict[int, str], move: str, rack: str, words: dict[str, int], score: int, why: str
) -> None:
    table = make_table(" ".join(words))
    verdict = table.judge(make_board(rows), read_move(move, cs()), rack=cs().rack(rack))
    assert verdict.reasons == ()
    assert {one.word: one.score for one in verdict.words} == words, why
    assert (verdict.valid, verdict.score) == (True, score), why


def test_association_sequence() -> None:
    """COP over the centre; CLO through its C; OVES through the O; CLONA lengthens CLO; PŘES bridges P and E."""
    table = Table(cs(), load_game("cas"), Words("cop clo oves clona přes"))
    board = Board(LAYOUT)
    for move, words, score, why in [
        ("8G COP", ["cop"], 8, "(C2 O1 P1) x 2, the centre"),
        ("G8 CLO", ["clo"], 5, "L1 x 2 on G9; C2 O1"),
        ("10G OVES", ["oves"], 6, "S1 x 3 on J10; the O lies there already"),
        ("G8 CLONA", ["clona"], 6, "C2 L1 O1 N1 A1, no premium any more"),
        ("I8 PŘES", ["přes"], 11, "Ř4 x 2 on I9; P1 E1 S1"),
    ]:
        verdict = table.judge(board, read_move(move, cs()))
        assert [one.word for one in verdict.words] == words, why
        assert (verdict.valid, verdict.score) == (True, score), why
        board = table.lay(board, read_move(move, cs()))
    assert str(board).splitlines()[8:13] == [
        " 8 ......COP......",
        " 9 ......L.Ř......",
        "10 ......OVES.....",
        "11 ......N.S......",
        "12 ......A........",
    ]


def test_cafe_and_elguitar_cross_on_one_tile() -> None:
    """dsf-regler-2015, 2.3 c: the E tile of CAFÉ begins ELGUITAR."""
    table = Table(make_table(tiles="da").tiles, load_game("dsf"), Words("café elguitar"))
    board = make_board({8: ".......CAFE"}, tiles="da")
    verdict = table.judge(board, read_move("K8 ELGUITAR", table.tiles))
    assert [(one.word, one.valid) for one in verdict.words] == [("elguitar", True)]
    first = table.judge(Board(LAYOUT), read_move("8H CAFÉ", table.tiles))
    assert [(one.word, one.valid) for one in first.words] == [("café", True)]
    crossing = table.judge(make_board({9: "..........L"}, tiles="da"), read_move("8H CAFE", table.tiles))
    assert [one.word for one in crossing.words] == ["café", "el"]
    assert crossing.valid is False
