"""GCG records: reading, replaying, checking."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from play_helpers import LAYOUT, make_table

from lexicon.errors import DataError
from lexicon.play.board import Square
from lexicon.play.gcg import EventKind, load_gcg, read_gcg
from lexicon.play.reasons import Problem
from lexicon.play.replay import replay

GAME = """#character-encoding UTF-8
#title Přebor
#player1 Anna Anna Nováková
#player2 Petr Petr Dvořák
#lexicon cs
>Anna: COPETAK 8G COP +8 8
#note first move
over two lines
>Petr: CLOVEKA G8 .LO +5 5
>Anna: ETAKVES 10G .VES +6 14
>Anna: ETAKVES -- -6 8
>Petr: VEKANA? -KA +0 5
>Anna: ETAKVES - +0 8
>Petr: VEN?NAM G8 ...Na +5 10
>Anna: ETAKVES (challenge) +5 13
>Petr: (ETAK) +4 14
>Anna: ETAK (ETAK) -4 9
>Anna: (time) -10 -1
"""
WORDS = "cop clo oves clona"


def test_events() -> None:
    record = read_gcg(GAME)
    assert record.players == {"Anna": "Anna Nováková", "Petr": "Petr Dvořák"}
    assert record.pragmas == (
        ("character-encoding", "UTF-8"),
        ("title", "Přebor"),
        ("lexicon", "cs"),
        ("note", "first move over two lines"),
    )
    found = [(one.line, one.player, one.kind, one.rack, one.word, one.points) for one in record.events]
    assert found == [
        (6, "Anna", EventKind.PLAY, "COPETAK", "COP", 8),
        (9, "Petr", EventKind.PLAY, "CLOVEKA", ".LO", 5),
        (10, "Anna", EventKind.PLAY, "ETAKVES", ".VES", 6),
        (11, "Anna", EventKind.WITHDRAWN, "ETAKVES", "", -6),
        (12, "Petr", EventKind.EXCHANGE, "VEKANA?", "KA", 0),
        (13, "Anna", EventKind.PASS, "ETAKVES", "", 0),
        (14, "Petr", EventKind.PLAY, "VEN?NAM", "...Na", 5),
        (15, "Anna", EventKind.CHALLENGE_BONUS, "ETAKVES", "", 5),
        (16, "Petr", EventKind.RACK_LEFT, "", "ETAK", 4),
        (17, "Anna", EventKind.RACK_LEFT, "ETAK", "ETAK", -4),
        (18, "Anna", EventKind.TIME, "", "", -10),
    ]
    assert record.events[1].place == (Square(7, 6), False)


def test_replay() -> None:
    done = replay(read_gcg(GAME), make_table(WORDS), LAYOUT)
    assert (done.findings, done.complete) == ((), True)
    assert done.steps[-1].totals == {"Anna": -1, "Petr": 14}
    assert str(done.steps[-1].board).splitlines()[8:13] == [
        " 8 ......COP......",
        " 9 ......L........",
        "10 ......O........",
        "11 ......N........",
        "12 ......a........",
    ]


def test_replay_to_a_position() -> None:
    done = replay(read_gcg(GAME), make_table(WORDS), LAYOUT, until=3)
    assert str(done.steps[-1].board).splitlines()[10] == "10 ......OVES....."


@pytest.mark.parametrize(
    ("line", "text", "problem", "values", "complete"),
    [
        (6, "Anna: COPETAK 8G COP +9 9", Problem.SCORE_DIFFERS, {"claimed": 9, "score": 8}, True),
        (6, "Anna: COPETAK 8G COP +8 9", Problem.TOTAL_DIFFERS, {"claimed": 9, "total": 8}, True),
        (9, "Petr: CLAVEKA G8 .LA +5 5", Problem.INVALID_WORD, {"word": "cla", "square": "8G", "across": 0}, True),
        (9, "Petr: CLVVEKA G8 .LO +5 5", Problem.NOT_ON_RACK, {"letter": "o", "needed": 1, "have": 0}, True),
        (9, "Petr: CLOVEKA G9 .LO +5 5", Problem.NO_TILE_THERE, {"square": "9G"}, False),
        (9, "Petr: CLOVEKA G8 ŁLO +5 5", Problem.UNKNOWN_LETTER, {"letter": "Ł"}, False),
        (9, "Petr: [CH]OVEK G8 .LO +5 5", Problem.UNKNOWN_LETTER, {"letter": "["}, False),
        (9, "Petr: CLOVEKA -- -5 5", Problem.NOT_THE_LAST_MOVE, {"player": "Anna"}, False),
        (6, "Anna: COPETAK -- +0 0", Problem.NOTHING_TO_WITHDRAW, {}, False),
        (11, "Anna: ETAKVES -- -5 9", Problem.SCORE_DIFFERS, {"claimed": -5, "score": -6}, True),
        (12, "Petr: VEKANA? -KY +0 5", Problem.NOT_ON_RACK, {"letter": "y", "needed": 1, "have": 0}, True),
        (16, "Petr: (ETAK) +8 18", Problem.SCORE_DIFFERS, {"claimed": 8, "score": 4}, True),
    ],
)
def test_findings(line: int, text: str, problem: Problem, values: dict[str, object], complete: bool) -> None:
    lines = GAME.splitlines()
    lines[line - 1] = f">{text}"
    done = replay(read_gcg("\n".join(lines)), make_table(WORDS), LAYOUT)
    first = done.findings[0]
    assert (first.line, first.reason.problem, first.reason.values) == (line, problem, values)
    assert done.complete is complete
    assert len(done.steps) == (11 if complete else [one.line for one in read_gcg("\n".join(lines)).events].index(line))


@pytest.mark.parametrize(("least", "findings"), [(86, 0), (87, 2)])
def test_exchange_needs_a_full_bag(least: int, findings: int) -> None:
    """100 tiles less two racks of 7 leave 86 in the bag."""
    table = make_table()
    table = replace(table, game=msgspec.structs.replace(table.game, exchange_minimum=least))
    found = replay(read_gcg(">a: B -B +0 0\n>b: C -1 +0 0"), table, LAYOUT).findings
    assert [one.reason.values for one in found] == [{"bag": 86, "least": 87}] * findings


@pytest.mark.parametrize(
    ("text", "events", "why"),
    [
        ("\ufeff>a:ABC 8H  ÓD\t+16  16", 1, "byte-order mark, spaces, tab, no final newline"),
        ("> a : ABC 8H ÓD 16 16\r\n\r\n>b: - 0 0\r", 2, "line ends of all kinds, no sign, no rack"),
        (">a: 8H ÓD +16 16", 1, "no rack"),
        (">a: ABC -3 +0 0", 1, "only the number of tiles exchanged"),
        ("", 0, "empty"),
        ("#note\n\nhello\n", 0, "a note on the next lines"),
    ],
)
def test_tolerance(text: str, events: int, why: str) -> None:
    assert len(read_gcg(text).events) == events, why


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("#player1 a\nhello", "game.gcg:2: neither a move nor a pragma: 'hello' (lines begin with > or #)"),
        (
            ">a: ABC 8H ÓD +16",
            "game.gcg:1: cannot read the move '>a: ABC 8H ÓD +16' (>nick: RACK 8D WORD +score total)",
        ),
        (">a: ABC 8H ÓD x 16", "game.gcg:1: cannot read the move"),
        (">a: ABC DEF 8H ÓD +16 16", "game.gcg:1: cannot read the move 'ABC DEF 8H ÓD'"),
        (">a: ABC 88 ÓD +16 16", "game.gcg:1: cannot read the move 'ABC 88 ÓD'"),
        ("\n>a: ABC +16 16", "game.gcg:2: cannot read the move 'ABC'"),
        ("#player1\n", "game.gcg:1: a player needs a nick of his own"),
        ("#player1 a\n#player2 a\n", "game.gcg:2: a player needs a nick of his own"),
        (">a: ABC 8H ÓD +9999999 16", "game.gcg:1: cannot read the move"),
    ],
)
def test_unreadable(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read_gcg(text, file="game.gcg")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("raw", "word", "why"),
    [
        (b"#character-encoding UTF-8\n>a: \xc3\x93D 8H \xc3\x93D +16 16", "ÓD", "named"),
        (b"\xef\xbb\xbf>a: \xc3\x93D 8H \xc3\x93D +16 16", "ÓD", "UTF-8 without a name"),
        (b">a: \xd3D 8H \xd3D +16 16", "ÓD", "older files: ISO 8859-1"),
        (b"#character-encoding windows-1250\r\n>a: \xc8AS 8H \xc8AS +16 16", "ČAS", "named"),
    ],
)
def test_encodings(tmp_path: Path, raw: bytes, word: str, why: str) -> None:
    path = tmp_path / "game.gcg"
    path.write_bytes(raw)
    assert load_gcg(path).events[0].word == word, why


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"#character-encoding rot13\n", ":1: unknown encoding 'rot13'"),
        (b"#character-encoding UTF-8\n#title \xff", ":2: not utf-8 at byte 33"),
    ],
)
def test_bad_encodings(tmp_path: Path, raw: bytes, message: str) -> None:
    path = tmp_path / "game.gcg"
    path.write_bytes(raw)
    with pytest.raises(DataError) as caught:
        load_gcg(path)
    assert message in str(caught.value)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="file not found"):
        load_gcg(tmp_path / "none.gcg")
    with pytest.raises(DataError, match="cannot be read"):
        load_gcg(tmp_path)
