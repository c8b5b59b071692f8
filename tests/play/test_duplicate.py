"""Duplicate play: slips, claims, tie-breaks, racks (cas-pravidla, mattel-navod-cs-2003, sk-pravidla)."""

from collections import Counter

import pytest
from play_helpers import LAYOUT, cs, make_board, make_table

from lexicon.errors import DataError, UsageError
from lexicon.play.board import Board
from lexicon.play.duplicate import Round, check_rack, is_over, judge_round
from lexicon.play.games import load_game
from lexicon.play.reasons import PlayError, Problem
from lexicon.play.slips import read_slips

WORDS = "cop clo les sel pes sep lep pel hle chlep hlep"
RACK = "CHLEPSO"


def judge(slips: str, *, game: str = "duplicate", lenient: bool = False, rack: str = RACK, turn: int = 1) -> Round:
    table = make_table(WORDS, game=game)
    return judge_round(table, Board(LAYOUT), rack, read_slips(slips), turn=turn, lenient=lenient)


@pytest.mark.parametrize(
    ("slip", "accepted", "score", "points", "problem", "why"),
    [
        ("8H LES\t6", True, 6, 6, None, "(L1 E1 S1) x 2"),
        ("8H LES\t7", False, 6, 0, Problem.CLAIM_TOO_HIGH, "wrongly counted: struck out"),
        ("8H LES\t5", False, 6, 0, Problem.CLAIM_TOO_LOW, "wrongly counted: struck out"),
        ("8H LES", False, 6, 0, Problem.CLAIM_MISSING, "no score written"),
        ("8H SLE\t6", False, 0, 0, Problem.INVALID_WORD, "no word"),
        ("8I LES\t6", False, 0, 0, Problem.CENTRE_MISSED, "wrong place"),
        ("8H LESY\t12", False, 0, 0, Problem.NOT_ON_RACK, "no Y"),
        ("LES 8H\t6", False, 0, 0, Problem.MOVE_UNREADABLE, "the place comes first"),
        ("\t", False, 0, 0, Problem.NO_MOVE, "nothing handed in"),
        ("", False, 0, 0, Problem.NO_MOVE, "nothing handed in"),
    ],
)
def test_association_slips(
    slip: str, accepted: bool, score: int, points: int, problem: Problem | None, why: str
) -> None:
    (one,) = judge(f"Anna\t{slip}").slips
    assert (one.accepted, one.score, one.points) == (accepted, score, points), why
    assert [found.problem for found in one.reasons] == ([problem] if problem else []), why


@pytest.mark.parametrize(
    ("game", "lenient", "claimed", "accepted", "points", "why"),
    [
        ("duplicate", True, "7", True, 6, "ČAS: the referee may waive the condition; the true score counts"),
        ("duplicate", True, "5", True, 6, "the same"),
        ("duplicate", True, "", True, 6, "the same"),
        ("duplicate-mattel", False, "7", True, 0, "leaflet: too much claimed, no points; the word stays"),
        ("duplicate-mattel", False, "5", True, 5, "leaflet: too little claimed, as claimed"),
        ("duplicate-mattel", False, "6", True, 6, "right"),
        ("duplicate-mattel", False, "", True, 0, "nothing claimed is too little"),
        ("duplicate-sk", False, "7", True, 6, "the Slovak rules name no penalty"),
        ("duplicate-sk", False, "5", True, 6, "the same"),
    ],
)
def test_wrong_claims(game: str, lenient: bool, claimed: str, accepted: bool, points: int, why: str) -> None:
    (one,) = judge(f"Anna\t8H LES\t{claimed}", game=game, lenient=lenient).slips
    assert (one.accepted, one.score, one.points) == (accepted, 6, points), why


@pytest.mark.parametrize(
    ("slips", "best", "why"),
    [
        ("8H LES 6, 8H COP 8", "8H COP", "more points"),
        ("8H SEL 6, 8H LES 6", "8H LES", "L before S"),
        ("8E HLEP 10, 8F CHLEP 14", "8F CHLEP", "points come before the alphabet"),
        ("8F LES 6, 8G LES 6", "8F LES", "the same word: nearer the left edge"),
        ("8G LES 6, H7 LES 6", "H7 LES", "the same word: nearer the top"),
        ("H8 LES 6, 8H LES 6", "8H LES", "from the same square: across"),
        ("H8 LES 6, H8 SEL 6, 8H PEL 6", "H8 LES", "the alphabet comes before the direction"),
        ("8H LES 6, 8H LES 6", "8H LES", "the same move twice is no tie"),
        ("8H LES 9, 8H SEL 6", "8H SEL", "a slip struck out is not in the running"),
        ("8H XYZ 9", None, "no valid slip"),
        ("", None, "no slips"),
    ],
)
def test_the_best_slip(slips: str, best: str | None, why: str) -> None:
    text = "\n".join(f"p{n}\t{' '.join(s.split()[:2])}\t{s.split()[2]}" for n, s in enumerate(slips.split(", ")) if s)
    found = judge(text)
    assert (found.best.slip.move if found.best else None) == best, why
    assert found.tied == (), why


def test_czech_alphabet() -> None:
    """CH comes after H, so HLEPO wins against CHLE; by code points CHLE would."""
    table = make_table("chle hlepo", game="duplicate")
    found = judge_round(table, Board(LAYOUT), RACK, read_slips("a\t8H CHLE\t12\nb\t8E HLEPO\t12"), turn=1)
    assert [one.points for one in found.slips] == [12, 12]
    assert found.best is not None
    assert found.best.slip.player == "b"


def test_ties_that_only_lots_can_decide() -> None:
    """The leaflet names no tie-break: the first handed in is named, the others are equal to it."""
    found = judge("a\t8H SEL\t6\nb\t8H LES\t6\nc\t8G SEL\t6\nd\t8H CLO\t8", game="duplicate-mattel")
    assert found.best is not None
    assert (found.best.slip.player, found.tied) == ("d", ())
    found = judge("a\t8H SEL\t6\nb\t8H LES\t6\nc\t8G SEL\t6", game="duplicate-mattel")
    assert found.best is not None
    assert (found.best.slip.player, [one.slip.player for one in found.tied]) == ("a", ["b", "c"])


def test_more_tiles() -> None:
    """sk-wikipedia: of equal scores, the move with more tiles."""
    table = make_table("les ples", game="duplicate-sk")
    found = judge_round(table, Board(LAYOUT), "LES?XYZ", read_slips("a\t8H LES\t6\nb\t8G pLES\t6"), turn=1)
    assert found.best is not None
    assert (found.best.slip.player, found.tied) == ("b", ())


def test_blank_in_another_place_is_another_move() -> None:
    table = make_table("oko", game="duplicate")
    found = judge_round(table, Board(LAYOUT), "OK?AEST", read_slips("a\t8H OKo\t4\nb\t8H oKO\t4"), turn=1)
    assert found.best is not None
    assert (found.best.slip.player, [one.slip.player for one in found.tied]) == ("a", ["b"])


def test_the_best_word_goes_on_the_board() -> None:
    """The board keeps its own tiles: the blank O stays a blank although the slip writes it as a tile."""
    board = make_board({8: "......CoP"})
    table = make_table("clo copy", game="duplicate")
    found = judge_round(table, board, "YLOSETA", read_slips("a\t8G COPY\t5"), turn=2)
    assert [one.reasons for one in found.slips] == [()]
    assert str(found.board).splitlines()[8] == " 8 ......CoPY....."


@pytest.mark.parametrize(
    ("rack", "turn", "lacking", "why"),
    [
        ("AEKLMNP", 15, [], "two vowels, five consonants"),
        ("AKLMNPR", 15, [(Problem.TOO_FEW_VOWELS, 2, 1)], "one vowel"),
        ("AKLMNPR", 16, [], "from turn 16 one is enough"),
        ("A?KLMNP", 1, [], "a blank is a vowel"),
        ("AEIOUYK", 1, [(Problem.TOO_FEW_CONSONANTS, 2, 1)], "Y is a vowel"),
        ("AEIOUÝ?", 1, [(Problem.TOO_FEW_CONSONANTS, 2, 1)], "a blank is a consonant too, but one only"),
        ("??", 1, [], "two blanks are two of each"),
        ("KLMNPRS", 20, [(Problem.TOO_FEW_VOWELS, 1, 0)], "R and L are consonants"),
        ("", 20, [(Problem.TOO_FEW_VOWELS, 1, 0), (Problem.TOO_FEW_CONSONANTS, 1, 0)], "an empty rack"),
    ],
)
def test_racks(rack: str, turn: int, lacking: list[tuple[Problem, int, int]], why: str) -> None:
    found = check_rack(cs().rack(rack), turn, cs(), load_game("duplicate"))
    assert [(one.problem, one.values["needed"], one.values["have"]) for one in found] == lacking, why


def test_a_round_names_what_the_rack_lacks() -> None:
    assert [one.problem for one in judge("a\t8H LES\t6", rack="LESKPTN").rack] == [Problem.TOO_FEW_VOWELS]


@pytest.mark.parametrize(
    ("game", "left", "over", "why"),
    [
        ("duplicate", "", True, "all hundred tiles used"),
        ("duplicate", "AEI", True, "no consonants"),
        ("duplicate", "KLM", True, "no vowels"),
        ("duplicate", "KLM?", False, "a blank is a vowel"),
        ("duplicate", "KAM", False, "both"),
        ("duplicate-mattel", "KLM", False, "the leaflet plays on until all tiles are used"),
    ],
)
def test_the_end(game: str, left: str, over: bool, why: str) -> None:
    assert is_over(Counter(cs().rack(left)), cs(), load_game(game)) is over, why


def test_requests_that_make_no_sense() -> None:
    with pytest.raises(UsageError, match="cas has no duplicate play"):
        judge("a\t8H LES\t6", game="cas")
    with pytest.raises(UsageError, match="no leniency"):
        judge("a\t8H LES\t6", game="duplicate-mattel", lenient=True)
    with pytest.raises(UsageError, match="turns count from 1"):
        judge("a\t8H LES\t6", turn=0)
    with pytest.raises(PlayError, match="tiles on the rack"):
        judge("a\t8H LES\t6", rack="ABCDEFGH")
    with pytest.raises(PlayError, match="in the set"):
        judge("a\t8H LES\t6", rack="XXLES")


@pytest.mark.parametrize(
    ("text", "count", "why"),
    [
        ("", 0, "no slips"),
        ("\ufeff# round 3\r\n\r\nAnna\t8H ÓD\t16\r\nPetr\t8H ÓD\t16", 2, "mark, comment, blank line, no final newline"),
        (" Anna \t 8H ÓD \t 16 ", 1, "spaces around the fields"),
        ("Anna\t\t", 1, "no move"),
        ("Anna\t8H ÓD", 1, "no score"),
    ],
)
def test_reading_slips(text: str, count: int, why: str) -> None:
    assert len(read_slips(text)) == count, why


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Anna 8H ÓD 16", "round.tsv:1: no slip"),
        ("\t8H ÓD\t16", "round.tsv:1: no slip"),
        ("a\t8H ÓD\t16\t?", "round.tsv:1: 4 fields, not 3"),
        ("a\t8H ÓD\tx", "round.tsv:1: the score 'x' is no number"),
        ("a\t8H ÓD\t-1", "round.tsv:1: the score '-1' is no number"),
        ("a\t8H ÓD\t١٦", "round.tsv:1: the score"),
        ("a\t8H ÓD\t1\n\na\t8H ÓD\t1", "round.tsv:3: a second slip of 'a'; the first is in line 1"),
    ],
)
def test_lines_that_are_no_slips(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        read_slips(text, file="round.tsv")
    assert str(caught.value).startswith(message)
