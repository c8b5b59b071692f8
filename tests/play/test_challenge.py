"""What a challenge costs, by the documents."""

import pickle
from pathlib import Path

import pytest
from play_helpers import cs, make_board, make_table

from lexicon.errors import DataError, UsageError
from lexicon.play.games import Party, game_ids, load_game, settle
from lexicon.play.notation import read_move
from lexicon.play.reasons import PlayError, Problem, reason


@pytest.mark.parametrize(
    ("game", "valid", "loses", "tiles_back", "to_bag", "points", "why"),
    [
        ("cas", False, Party.PLAYER, 4, 0, 0, "hráč si vezme nazpět své kameny a ztrácí tah"),
        ("cas", True, Party.NOBODY, 0, 0, 22, "nothing named"),
        ("mattel", False, Party.PLAYER, 4, 0, 0, "nezapočítávají se žádné body"),
        ("mattel", True, Party.NOBODY, 0, 0, 22, "nothing named"),
        ("dsf", False, Party.PLAYER, 4, 4, 0, "4.6 e: points cancelled, turn lost, drawn tiles to the bag"),
        ("dsf", True, Party.CHALLENGER, 0, 0, 22, "4.6 d: the challenger loses the turn"),
        ("duplicate", False, Party.NOBODY, 4, 0, 0, "the word scores 0"),
        ("duplicate", True, Party.NOBODY, 0, 0, 22, "the word counts"),
    ],
)
def test_outcomes(game: str, valid: bool, loses: Party, tiles_back: int, to_bag: int, points: int, why: str) -> None:
    drawn = 4 if game == "dsf" else 0
    after = settle(load_game(game), valid=valid, laid=4, score=22, drawn=drawn)
    found = (after.loses_turn, after.tiles_back, after.to_bag, after.points)
    assert found == (loses, tiles_back, to_bag, points), why


def test_clock_and_repetition() -> None:
    """DSF stops the clock (4.6 b); in the leaflet a word once unchallenged may be challenged anew."""
    assert settle(load_game("dsf"), valid=True).clock_stops
    assert not settle(load_game("cas"), valid=True).clock_stops
    assert settle(load_game("mattel"), valid=False).repeatable


def test_points_unknown() -> None:
    assert settle(load_game("cas"), valid=True).points is None
    assert settle(load_game("cas"), valid=False).points == 0


def test_one_invalid_word_costs_the_whole_move() -> None:
    table = make_table("setý se en", game="dsf")
    verdict = table.judge(make_board({13: "....NAPEČENO"}), read_move("12J SETÝ", cs()))
    after = table.challenge(verdict, drawn=4)
    assert (after.valid, after.loses_turn, after.tiles_back, after.points) == (False, Party.PLAYER, 4, 0)


def test_games() -> None:
    assert game_ids() == ["cas", "dsf", "duplicate", "duplicate-mattel", "duplicate-sk", "mattel"]
    for name in game_ids():
        game = load_game(name)
        assert (game.id, game.rack_size, game.bonus, game.exchange_minimum) == (name, 7, 50, 7)
    with pytest.raises(UsageError, match="one of: cas, dsf"):
        load_game("sowpods")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('loses_turn = "player"', 'loses_turn = "dealer"'), "Invalid enum value 'dealer'"),
        (("rack_size = 7", "rack_size = 0"), "rack_size"),
        (("bonus = 50", "bonus = 50\nbonos = 1"), "bonos"),
        (("from_turn = 1\n", "from_turn = 2\n"), "from_turn = 1"),
    ],
)
def test_bad_game(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    name = "duplicate" if "turn = 1" in change[0] else "cas"
    good = Path(load_game.__code__.co_filename).parent / "data" / "games" / f"{name}.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace(*change, 1), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_game(bad)


def test_errors_cross_processes_and_are_one_line() -> None:
    error = PlayError([reason(Problem.MOVE_UNREADABLE, text="a\nb"), reason(Problem.GAP, square="8H")])
    again = pickle.loads(pickle.dumps(error))
    assert again.reasons == error.reasons
    assert str(again) == "cannot read the move “a\\nb”; write it as 8H WORD or H8 WORD; 8H: a gap between the tiles"
