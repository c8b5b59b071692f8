"""Racks with blanks and board letters."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.errors import UsageError
from lexicon.study.anagram import Rack, Wanted, anagrams
from lexicon.study.graph import WordGraph
from lexicon.study.result import Found

POINTS = {"e": 1, "k": 1, "l": 1, "o": 1, "s": 1, "á": 2, "t": 1, "p": 1, "h": 3}
GRAPH = WordGraph.build(["les", "esl", "kles", "kolo", "loket", "oko", "ples", "plesk", "pleso", "hles", "óda"])


def listed(found: list[Found]) -> list[tuple[str, int, str]]:
    return [(one.word, one.points, one.blanks) for one in found]


@pytest.mark.parametrize(
    ("rack", "wanted", "expected", "why"),
    [
        ("sel", Wanted(), [("esl", 3, ""), ("les", 3, "")], "all letters are used"),
        ("SEL", Wanted(), [("esl", 3, ""), ("les", 3, "")], "capitals do not matter"),
        ("se?", Wanted(), [("esl", 2, "l"), ("les", 2, "l")], "a blank is worth nothing"),
        ("sel?", Wanted(), [("hles", 3, "h"), ("kles", 3, "k"), ("ples", 3, "p")], "h before k before p"),
        ("koo?", Wanted(), [("kolo", 3, "l")], ""),
        (
            "oklo",
            Wanted(shortest=2),
            [("kolo", 4, ""), ("oko", 3, "")],
            "sub-anagrams: longest first, and o only as often as it is there",
        ),
        ("sel", Wanted(board="k"), [("kles", 4, "")], "with a letter of the board"),
        ("selo", Wanted(board="p", shortest=2), [("pleso", 5, ""), ("ples", 4, "")], "every word has the board's p"),
        ("les", Wanted(board="les", shortest=2), [], "lesles is no word, and les alone takes nothing from the rack"),
        ("l??", Wanted(board="es", shortest=4, longest=4), [("hles", 3, "h"), ("kles", 3, "k"), ("ples", 3, "p")], ""),
        (
            "selk?",
            Wanted(shortest=4, pattern="?les*"),
            [("plesk", 4, "p"), ("kles", 4, ""), ("hles", 3, "h"), ("ples", 3, "p")],
            "pleso would need two blanks",
        ),
        ("d?a", Wanted(), [("óda", 0, "ó")], "no tile for ó: only a blank can be one; d and a have no points here"),
        ("xyž", Wanted(shortest=1), [], "letters that no word has"),
        ("les", Wanted(board="ž", shortest=2), [], "a board letter that no word has"),
    ],
)
def test_rack(rack: str, wanted: Wanted, expected: list[tuple[str, int, str]], why: str) -> None:
    assert listed(anagrams(GRAPH, Rack.parse(rack), POINTS, wanted)) == expected, why


@pytest.mark.parametrize("rack", ["", "a b", "a1", "a*"])
def test_bad_rack_is_refused(rack: str) -> None:
    with pytest.raises(UsageError, match="rack"):
        Rack.parse(rack)


def test_bad_board_letters_are_refused() -> None:
    with pytest.raises(UsageError, match="board letters"):
        anagrams(GRAPH, Rack.parse("les"), POINTS, Wanted(board="k?"))


@given(
    st.sets(st.text(alphabet="abč", min_size=1, max_size=6), max_size=40),
    st.text(alphabet="abč", max_size=5),
    st.integers(0, 2),
    st.text(alphabet="abč", max_size=2),
)
def test_agrees_with_counting_letters(words: set[str], letters: str, blanks: int, board: str) -> None:
    points = {"a": 1, "b": 3, "č": 5}
    rack = Rack(letters, blanks)
    expected = {}
    for word in words:
        have, uses = Counter(letters + board), Counter(word)
        lacking = uses - have
        if not Counter(board) - uses and lacking.total() <= blanks and len(board) < len(word):
            expected[word] = sum(points[letter] for letter in word) - sum(points[one] for one in lacking.elements())
    found = anagrams(WordGraph.build(words), rack, points, Wanted(board=board, shortest=1))
    assert {one.word: one.points for one in found} == expected
    assert len(found) == len(expected)
    assert [len(one.word) for one in found] == sorted((len(word) for word in expected), reverse=True)
