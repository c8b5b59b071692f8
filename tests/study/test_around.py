"""Hooks, extensions, stems, and new words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.study.difference import new_words
from lexicon.study.graph import WordGraph
from lexicon.study.hooks import Hooks, extensions, hooks
from lexicon.study.stems import Stem, best_stems

GRAPH = WordGraph.build(["es", "les", "lesa", "lesy", "lesů", "lesík", "ples", "plesy", "prales", "chles", "eso"])


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("les", Hooks("les", ("p",), ("a", "ů", "y"), headless=True, tailless=False)),
        ("es", Hooks("es", ("l",), ("o",), headless=False, tailless=False)),
        ("ESO", Hooks("eso", (), (), headless=False, tailless=True)),
        ("hles", Hooks("hles", ("c",), (), headless=True, tailless=False)),
        ("žžž", Hooks("žžž", (), (), headless=False, tailless=False)),
    ],
)
def test_hooks(word: str, expected: Hooks) -> None:
    assert hooks(GRAPH, word) == expected


@pytest.mark.parametrize(
    ("before", "behind", "expected"),
    [
        (None, None, "chles lesa lesík lesů lesy ples plesy prales"),
        (1, 0, "ples"),
        (1, 1, "lesa lesů lesy ples plesy"),
        (0, None, "lesa lesík lesů lesy"),
        (3, 0, "chles ples prales"),
        (0, 0, ""),
    ],
)
def test_extensions(before: int | None, behind: int | None, expected: str) -> None:
    found = extensions(GRAPH, "les", {"l": 1}, before=before, behind=behind)
    assert " ".join(one.word for one in found) == expected
    assert all(one.points == 1 for one in found)


def test_stems() -> None:
    graph = WordGraph.build(["kost", "skot", "most", "tok", "kosti", "stok"])
    assert best_stems(graph, size=3, top=2) == [Stem("ost", 4, "km"), Stem("kos", 3, "t")]
    assert best_stems(WordGraph.build(["kosa"]), size=3, top=9) == [
        Stem("ako", 1, "s"),
        Stem("aks", 1, "o"),
        Stem("aos", 1, "k"),
        Stem("kos", 1, "a"),
    ]


WORDS = st.sets(st.text(alphabet="abcč", min_size=1, max_size=6), max_size=40)


@given(WORDS, WORDS)
def test_new_words_are_the_difference(old: set[str], new: set[str]) -> None:
    assert list(new_words(WordGraph.build(old), WordGraph.build(new))) == sorted(new - old)
