"""KWG and GADDAG, bit by bit and path by path."""

import struct
from pathlib import Path

import pytest
from export_helpers import PROVENANCE, SmallSource, SmallTiles
from hypothesis import given
from hypothesis import strategies as st

from lexicon.errors import ArtefactError, UsageError
from lexicon.export import kwg
from lexicon.export.formats import export
from lexicon.export.kwg_reader import KwgFile, read_gaddag, read_kwg
from lexicon.study.cells import Cells
from lexicon.study.graph import encode
from lexicon.study.nodes import CLASSIC, WIDE, Layout, lay_out, little_endian


def written(name: str, words: list[str], folder: Path) -> Path:
    target = folder / "x.kwg"
    export(SmallSource(words), name, target, provenance=PROVENANCE, tiles=SmallTiles())
    return target


@pytest.mark.parametrize("name", ["kwg", "gaddag"])
def test_empty_graph_is_the_known_eight_bytes(name: str, tmp_path: Path) -> None:
    assert written(name, [], tmp_path).read_bytes() == bytes.fromhex("00 00 40 00 00 00 40 00")


def test_bits_of_a_small_graph(tmp_path: Path) -> None:
    """Letters e l p q s ů are 1 to 6; words: es, le, les."""
    path = written("kwg", ["es", "le", "les"], tmp_path)
    nodes = [number for (number,) in struct.iter_unpack("<I", path.read_bytes())]
    end, word = 1 << 22, 1 << 23
    root, behind_l, behind_e = 2, 5, 4
    assert nodes == [
        end | root,
        end,
        1 << 24 | behind_e,
        2 << 24 | end | behind_l,
        5 << 24 | word | end,
        1 << 24 | word | end | behind_e,
    ]


def test_alphabet_file(tmp_path: Path) -> None:
    path = written("kwg", ["les", "chůze"], tmp_path)
    lines = path.with_name("x.kwg.alphabet.txt").read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["?\t?\t2\t0\t0\t0\t0", "C\tc\t0\t0\t0\t0\t0", "E\te\t5\t1\t1\t0\t0"]
    assert [line[0] for line in lines] == list("?CEHLPQSUŮZ".replace("U", "")), "Czech order, letters without tiles too"
    assert lines[-2] == "Ů\tů\t1\t4\t1\t0\t0"


def graph(words: set[str], folder: Path, layout: Layout) -> KwgFile:
    cells = Cells()
    root = cells.add_words(encode(words, "abcč"))
    middle = len(cells)
    nodes = lay_out(cells, (root, cells.add_paths(kwg.gaddag_paths(cells, root))), middle, layout)
    path = folder / f"{layout.name}.kwg"
    path.write_bytes(little_endian(nodes))
    return KwgFile(path, wide=layout is WIDE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kwg")


@pytest.mark.parametrize("layout", [CLASSIC, WIDE], ids=lambda layout: layout.name)
@given(words=st.sets(st.text(alphabet="abcč", min_size=1, max_size=6), max_size=25))
def test_gaddag_holds_exactly_the_paths_of_each_word(layout: Layout, folder: Path, words: set[str]) -> None:
    """`carry`: yrrac, rrac#y, rac#ry, ac#rry, c#arry."""
    file = graph(words, folder, layout)
    assert set(file.paths(0)) == set(encode(words, "abcč"))
    expected = []
    for word in encode(words, "abcč"):
        expected.append(word[::-1])
        expected += [word[:cut][::-1] + b"\0" + word[cut:] for cut in range(1, len(word))]
    assert sorted(file.paths(1)) == sorted(expected)
    assert file.gaddag_agrees()


@pytest.mark.parametrize("bit", [22, 23, 24], ids=["end", "accepts", "tile"])
def test_reader_notices_any_changed_bit(bit: int, tmp_path: Path) -> None:
    """A flipped bit in any node changes a word, breaks the order, or makes the two graphs disagree."""
    words = ["auto", "autor", "kost", "most", "motor", "skot"]
    path = written("gaddag", words, tmp_path)
    whole = path.read_bytes()
    assert sorted(read_gaddag(path)) == words
    for place in range(8, len(whole), 4):
        (node,) = struct.unpack_from("<I", whole, place)
        path.write_bytes(whole[:place] + struct.pack("<I", node ^ 1 << bit) + whole[place + 4 :])
        try:
            noticed = sorted(read_gaddag(path)) != words
        except (ArtefactError, IndexError):
            noticed = True
        assert noticed, f"node {place // 4}"


def test_reader_refuses(tmp_path: Path) -> None:
    path = written("gaddag", ["les"], tmp_path)
    with pytest.raises(ArtefactError, match="there is a GADDAG"):
        list(read_kwg(path))
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(ArtefactError, match="is not a KWG file"):
        list(read_gaddag(path))


def test_too_large_graph_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = Layout("classic", tile=24, accepts=23, end=22, child=0, child_bits=5)
    monkeypatch.setattr(kwg, "CLASSIC", small)
    with pytest.raises(UsageError, match=r"needs \d+ nodes, the classic layout holds 32 \(limit the length"):
        written("gaddag", ["nejneobhospodařovávatelnější", "nejneobhospodařovávatelnějšího"], tmp_path)
    assert not list(tmp_path.iterdir())


def test_too_many_letters_for_the_wide_layout(tmp_path: Path) -> None:
    words = [chr(ord("α") + n) for n in range(24)] + [chr(ord("а") + n) for n in range(32)] + list("jklmnop")
    with pytest.raises(UsageError, match="the wide layout numbers 63"):
        written("gaddag-wide", words, tmp_path)


def test_words_with_other_signs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"the word 'a\|b' is not made of letters alone"):
        written("kwg", ["a|b", "les"], tmp_path)
