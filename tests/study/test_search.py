"""Patterns and conditions against a plain reading of them word by word."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.errors import UsageError
from lexicon.study.graph import WordGraph
from lexicon.study.result import Order
from lexicon.study.search import Query, search

POINTS = {"a": 1, "c": 2, "h": 2, "k": 1, "l": 1, "m": 2, "o": 1, "p": 1, "v": 1, "á": 2, "ů": 4, "z": 2}
GRAPH = WordGraph.build(["cap", "chlap", "hlava", "kapka", "kapr", "mapa", "mák", "nová", "ová", "vůl", "zápis", "ó"])


def words(query: Query, order: Order = Order.ALPHABET) -> str:
    return " ".join(found.word for found in search(GRAPH, query, POINTS, order))


@pytest.mark.parametrize(
    ("query", "expected", "why"),
    [
        (Query(), "cap hlava chlap kapka kapr mák mapa nová ó ová vůl zápis", "Czech collation: ch after h"),
        (Query(pattern="?a[kp]*"), "cap kapka kapr mapa", "á is another letter"),
        (Query(pattern="?A[KP]*"), "cap kapka kapr mapa", "capitals do not matter"),
        (Query(pattern="?a\u0301k"), "mák", "decomposed letters are composed"),
        (Query(pattern="m[^a]k"), "mák", "negated set"),
        (Query(pattern="[c-k]?[a-p]"), "cap", "range; á lies beyond p"),
        (Query(pattern="*ap*"), "cap chlap kapka kapr mapa", "star stands for no letter too"),
        (Query(prefix="ka"), "kapka kapr", ""),
        (Query(suffix="ová"), "nová ová", "a suffix may be the whole word"),
        (Query(prefix="o", suffix="vá"), "ová", ""),
        (Query(prefix="ov", suffix="vá"), "ová", "prefix and suffix may overlap"),
        (Query(infix="áp"), "zápis", ""),
        (Query(letters="ů"), "vůl", ""),
        (Query(letters="kk"), "kapka", "twice means twice"),
        (Query(letters="pa", max_length=4), "cap kapr mapa", "order does not matter"),
        (Query(without="aá"), "ó vůl", ""),
        (Query(min_length=1, max_length=1), "ó", ""),
        (Query(min_length=5), "hlava chlap kapka zápis", ""),
        (Query(min_points=7), "chlap", "chlap 2+2+1+1+1, hlava 2+1+1+1+1"),
        (Query(max_points=2), "ó", "ó has no tile here: 0 points"),
        (Query(pattern="xyz"), "", "letters that no word has"),
        (Query(pattern=""), "", "the empty pattern fits no word"),
    ],
)
def test_query(query: Query, expected: str, why: str) -> None:
    assert words(query) == expected, why


def test_orders() -> None:
    query = Query(pattern="*a*", max_length=5)
    assert words(query, Order.LENGTH) == "chlap hlava kapka mapa kapr cap"
    assert words(query, Order.POINTS) == "chlap hlava kapka mapa cap kapr"


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("a[kp", "the set at letter 2 is not closed"),
        ("a[]", "the set at letter 2 is not closed or empty"),
        ("a[^]", "closed or empty"),
        ("a[k-]", r"the set \[k-\] is not made of letters"),
        ("a[p-k]", "not made of letters"),
        ("a.b", "'.' at letter 2"),
    ],
)
def test_bad_pattern_is_named(pattern: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        words(Query(pattern=pattern))


def test_bad_length_is_named() -> None:
    with pytest.raises(UsageError, match="no word has 5 to 3 letters"):
        words(Query(min_length=5, max_length=3))


def test_empty_word_set() -> None:
    assert search(WordGraph.build([]), Query(), POINTS) == []


SOME = st.sets(st.text(alphabet="abč", min_size=1, max_size=6), max_size=40)


@given(
    SOME,
    st.text(alphabet="ab?*", max_size=5),
    st.text(alphabet="abč", max_size=2),
    st.text(alphabet="abč", max_size=2),
    st.integers(0, 4),
    st.integers(0, 9),
)
def test_agrees_with_reading_word_by_word(
    words_: set[str], pattern: str, suffix: str, letters: str, shortest: int, least: int
) -> None:
    points = {"a": 1, "b": 3}
    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    expected = {
        word
        for word in words_
        if expression.fullmatch(word)
        and word.endswith(suffix)
        and all(word.count(letter) >= letters.count(letter) for letter in letters)
        and len(word) >= shortest
        and word.count("a") + 3 * word.count("b") >= least
    }
    query = Query(pattern=pattern, suffix=suffix, letters=letters, min_length=shortest, min_points=least)
    found = search(WordGraph.build(words_), query, points)
    assert {one.word for one in found} == expected
    assert len(found) == len(expected)
    assert all(one.points == sum(points.get(letter, 0) for letter in one.word) for one in found)
