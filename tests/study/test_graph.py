"""The word graph: what goes in comes out, nothing else, and damaged files are refused."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.errors import ArtefactError, UsageError
from lexicon.study.cells import Cells
from lexicon.study.graph import WordGraph
from lexicon.study.nodes import CLASSIC, Layout, lay_out
from lexicon.study.source import open_graph, write_graph

WORDS = st.sets(st.text(alphabet="abcčeů", min_size=1, max_size=7), max_size=60)


@given(WORDS)
def test_holds_exactly_its_words(words: set[str]) -> None:
    graph = WordGraph.build(words)
    assert list(graph) == sorted(words)
    assert len(graph) == len(words)
    assert all(word in graph for word in words)
    assert not any(word + "a" in graph for word in words if word + "a" not in words)
    assert "" not in graph
    assert "ž" not in graph


def test_shares_endings_and_tails() -> None:
    """Auto, autor and motor share `-r`: a m, u, t, o, r, o, t, o. And `k, l` of b is the tail of `j, k, l` of a."""
    assert len(WordGraph.build(["auto", "autor", "motor"]).nodes) == 2 + 9
    assert len(WordGraph.build(["aj", "ak", "al", "bk", "bl"]).nodes) == 2 + len("ab") + len("jkl")


@pytest.mark.parametrize("words", [[b"\2", b"\1"], [b"\1", b"\1"], [b""], [b"\1\2", b"\1"]])
def test_unsorted_words_are_refused(words: list[bytes]) -> None:
    with pytest.raises(UsageError, match="out of order"):
        Cells().add_words(words)


def test_too_many_nodes_are_refused() -> None:
    tiny = Layout("tiny", tile=24, accepts=23, end=22, child=0, child_bits=3)
    cells = Cells()
    root = cells.add_words([b"\1\2\3\4\5\6\7"])
    with pytest.raises(UsageError, match=r"needs 9 nodes, the tiny layout holds 8 .*15 letters"):
        lay_out(cells, (root, 0), len(cells), tiny)
    assert len(lay_out(cells, (root, 0), len(cells), CLASSIC)) == 9


class Source:
    """Two variants of a very small lexicon."""

    def words(self, variant: str) -> list[str]:
        return {"KLASIK": ["les", "pes", "pes"], "PLUS": ["les", "lesa", "pes", "psa"]}[variant]


def test_written_graph_opens_and_damage_is_noticed(tmp_path: Path) -> None:
    path = write_graph(Source(), "PLUS", tmp_path)
    assert list(open_graph(tmp_path, "PLUS")) == ["les", "lesa", "pes", "psa"]
    first = path.read_bytes()
    write_graph(Source(), "PLUS", tmp_path)
    assert path.read_bytes() == first, "same words, same bytes"
    assert [file.name for file in tmp_path.iterdir()] == ["PLUS.graph"]

    for position in (0, 9, len(first) // 2, len(first) - 1):
        path.write_bytes(first[:position] + bytes([first[position] ^ 1]) + first[position + 1 :])
        with pytest.raises(ArtefactError, match="build the lexicon again"):
            open_graph(tmp_path, "PLUS")
    path.write_bytes(first[:-4])
    with pytest.raises(ArtefactError, match="truncated"):
        open_graph(tmp_path, "PLUS")
    with pytest.raises(ArtefactError, match=r"KLASIK\.graph"):
        open_graph(tmp_path, "KLASIK")
