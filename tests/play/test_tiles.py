"""Tile sets: what the documents print, and what words need from them."""

from pathlib import Path

import pytest

from lexicon.errors import DataError, UsageError
from lexicon.play.reasons import PlayError, Problem
from lexicon.play.tiles import BLANK, load_tile_set, spell, tile_set_ids


@pytest.mark.parametrize(
    ("name", "tiles", "value", "why"),
    [
        ("cs", 100, 205, "issue: total value 205; table in sk-pravidla"),
        ("sk", 100, 267, "sk-wikipedia, K and L worth 2"),
        ("da", 100, 247, "dsf-regler-2015, 2.3 b"),
        ("en", 100, 187, "table in sk-pravidla"),
    ],
)
def test_totals(name: str, tiles: int, value: int, why: str) -> None:
    found = load_tile_set(name)
    assert sum(found.counts.values()) == tiles, why
    assert sum(found.points[face] * count for face, count in found.counts.items() if face != BLANK) == value, why
    assert found.counts[BLANK] == 2, why


def test_ids() -> None:
    assert tile_set_ids() == ["cs", "da", "en", "sk"]


@pytest.mark.parametrize(
    ("name", "face", "count", "points"),
    [
        ("cs", "o", 6, 1),
        ("cs", "ů", 1, 4),
        ("cs", "í", 3, 2),
        ("cs", "x", 1, 10),
        ("cs", "ď", 1, 8),
        ("sk", "k", 3, 2),
        ("sk", "l", 3, 2),
        ("sk", "ô", 1, 8),
        ("da", "e", 9, 1),
        ("da", "å", 2, 4),
        ("da", "z", 1, 8),
        ("en", "q", 1, 10),
        ("en", "k", 1, 5),
    ],
)
def test_tiles_of_the_documents(name: str, face: str, count: int, points: int) -> None:
    tiles = load_tile_set(name)
    assert (tiles.counts[face], tiles.points[face]) == (count, points)


@pytest.mark.parametrize(
    ("name", "word", "value", "blanks", "possible", "why"),
    [
        ("cs", "pes", 3, "", True, "P1 E1 S1"),
        ("cs", "ód", 8, "", True, "Ó7 D1, the leaflet's first move"),
        ("cs", "ůůů", 4, "ůů", True, "one Ů, so two blanks"),
        ("cs", "ůůůů", 4, "ůů", False, "one Ů and two blanks make three"),
        ("cs", "chata", 7, "", True, "CH is two letters: C2 H2 A1 T1 A1"),
        ("cs", "whisky", 7, "w", True, "no W tile: H2 I1 S1 K1 Y2"),
        ("cs", "wow", 1, "ww", True, "two blanks"),
        ("cs", "wwow", 1, "ww", False, "three W"),
        ("cs", "NAPEČEN", 10, "", True, "upper case is the same word"),
        ("cs", "c\u030cas", 6, "", True, "NFD: Č4 A1 S1"),
        ("sk", "kôl", 12, "", True, "K2 Ô8 L2"),
        ("sk", "řeka", 4, "ř", True, "no Ř tile: E1 K2 A1"),
        ("da", "café", 13, "", True, "the E tile is É: C8 A1 F3 E1"),
        ("da", "quiz", 14, "q", True, "no Q tile: U3 I3 Z8"),
        ("en", "jazz", 19, "z", True, "one Z: J8 A1 Z10"),
    ],
)
def test_spelling_with_the_whole_set(name: str, word: str, value: int, blanks: str, possible: bool, why: str) -> None:
    found = spell(word, load_tile_set(name))
    assert (found.value, "".join(found.blanks), found.possible) == (value, blanks, possible), why


@pytest.mark.parametrize(
    ("word", "rack", "board", "value", "blanks", "missing", "why"),
    [
        ("sety", "SETMKLO", "", 3, "", "y", "no Y"),
        ("sety", "SETMKL?", "", 3, "y", "", "the blank is Y"),
        ("sety", "setmklo", "Y", 5, "", "", "Y from the board"),
        ("sety", "setmklo", "y", 3, "", "", "a lower-case letter of the board is a blank, worth nothing"),
        ("ůůů", "ů??", "", 4, "ůů", "", "two blanks"),
        ("oko", "KO", "", 2, "", "o", "one O only"),
        ("oko", "KO", "O", 3, "", "", "the second from the board"),
        ("oko", "", "", 0, "", "koo", "an empty rack spells nothing"),
    ],
)
def test_spelling_from_a_rack(
    word: str, rack: str, board: str, value: int, blanks: str, missing: str, why: str
) -> None:
    found = spell(word, load_tile_set("cs"), rack=rack, board=board)
    assert (found.value, "".join(found.blanks)) == (value, blanks), why
    assert sorted(found.missing) == sorted(missing), why
    assert found.possible is not bool(missing), why


@pytest.mark.parametrize("word", ["pe-s", "п", "chceš li", "a\u200bb", "ｐｅｓ", "İ"])
def test_letters_that_no_tile_can_be(word: str) -> None:
    with pytest.raises(PlayError) as caught:
        spell(word, load_tile_set("cs"))
    assert {one.problem for one in caught.value.reasons} == {Problem.UNKNOWN_LETTER}


def test_one_danish_tile_reads_as_two_letters() -> None:
    danish = load_tile_set("da")
    assert danish.split("Éne") == ("e", "n", "e")
    assert danish.readings("e") == ("e", "é")
    assert danish.readings("n") == ("n",)


@pytest.mark.parametrize("name", ["pl", "../games/cas", "", "cs.toml"])
def test_unknown_set(name: str) -> None:
    with pytest.raises(UsageError, match="one of: cs, da, en, sk"):
        load_tile_set(name)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"a" = { count = 5', '"a" = { count = 6'), "add up to 101, not to 100"),
        (('"a" = { count', '"Aa" = { count'), "not one lower-case letter"),
        (('blank_only = "q', 'blank_only = "aq'), r"a letter is served twice: \['a'\]"),
        (('vowels = "a', 'vowels = "Ω'), "vowels that are no tiles"),
        (("title =", "titel ="), "titel"),
        (("points = 1 }", 'points = "1" }'), "int"),
    ],
)
def test_bad_set(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    good = Path(load_tile_set.__code__.co_filename).parent / "data" / "tiles" / "cs.toml"
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text(encoding="utf-8").replace(*change, 1), encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_tile_set(bad)
