"""Reading and storing official lists: what is accepted, and what is refused in one line with nothing stored."""

import codecs
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from list_pages import HEAD, LINES, TAIL, WORDS, page

from lexicon.errors import DataError, LexiconError, UsageError
from lexicon.lists import Lengths, import_list, load_list, parse_lengths, read_list, stored_lists
from lexicon.lists.page import read_page

TODAY = date(2024, 5, 17)


def words_of(data: bytes) -> list[str]:
    return [placed.text for placed in read_page(data, "list").words]


@pytest.mark.parametrize(
    ("data", "encoding", "kind"),
    [
        (page().encode("cp1250"), "windows-1250", "html"),
        (page().encode("utf-8"), "utf-8", "html"),
        (page().encode("utf-8-sig"), "utf-8", "html"),
        (page().replace("\n", "\r\n").encode("cp1250"), "windows-1250", "html"),
        (page().replace("<hr>", "<HR SIZE=1 noshade>").encode("cp1250"), "windows-1250", "html"),
        ("\n".join(WORDS).encode("cp1250"), "windows-1250", "text"),
        ("\r\n".join(WORDS).encode("utf-8"), "utf-8", "text"),
        (("# poznámka\n" + ", ".join(WORDS)).encode("utf-8-sig"), "utf-8", "text"),
    ],
)
def test_the_same_words_from_every_file(data: bytes, encoding: str, kind: str) -> None:
    read = read_page(data, "list")
    assert [placed.text for placed in read.words] == WORDS
    assert (read.encoding, read.format) == (encoding, kind)


def test_words_know_their_line() -> None:
    found = {placed.text: placed.line for placed in read_page(page().encode("cp1250"), "list").words}
    lines = page().split("\n")
    assert "autor" in lines[found["autor"] - 1]
    assert "bylo" in lines[found["bota"] - 1]
    assert "úl" in lines[found["úl"] - 1]


@pytest.mark.parametrize(
    ("line", "expected", "why"),
    [
        ("aha, akce", ["aha", "akce"], "a line of words"),
        ("aha,akce,", ["aha", "akce"], "without spaces, with a comma at the end"),
        ("AHA, AKCE", ["AHA", "AKCE"], "capitals throughout are lowered later"),
        ("dub", ["dub"], "a letter with one word"),
        ("A", [], "a heading"),
        ("Nahoru", [], "navigation"),
        ("<a href='#a'>A</a>, <a href='#b'>B</a>", [], "letters to click on"),
        ("A | B | C", [], "the same with bars"),
        ("<a name='a'>aha</a>, <b>akce</b>", ["aha", "akce"], "tags inside"),
        ("12. 5. 2023, verze 4, strana 2", [], "a note"),
    ],
)
def test_a_line_before_hr(line: str, expected: list[str], why: str) -> None:
    data = page("bota, buk", line).encode("cp1250")
    assert words_of(data) == ["bota", "buk", *expected], why


REFUSED = [
    (b"", "the file is empty"),
    (b"  \n\n", "the file is empty"),
    (page("A | B").encode("cp1250"), "no words"),
    (codecs.BOM_UTF16_LE + page().encode("utf-16-le"), "neither UTF-8 nor windows-1250 .save the file as UTF-8"),
    (page().encode("utf-16-be"), "neither UTF-8 nor windows-1250"),
    (b"aha\nakce\n\x81\x90", "list.htm:3: neither UTF-8 nor windows-1250"),
    ("\n".join(WORDS).encode("iso-8859-2"), "word '.*' has '.'.*looks like ISO 8859-2"),
    (page().encode("iso-8859-2"), "looks like ISO 8859-2"),
    (page().encode("utf-8").decode("cp1250", "replace").encode("utf-8"), r"is no word|has '.'"),
    (page(tail="").encode("cp1250"), "the page is cut off: no </html>"),
    (page().encode("cp1250")[: -len(TAIL) - 12], "the page is cut off"),
    (page(tail="hrad, hrob, hora, hni").encode("cp1250"), "not closed by <hr>"),
    (page("aha, akce, a kce, dub, buk, žák, čáp").encode("cp1250"), r":13: 'a kce' is no word"),
    (b"aha\nAkce", r":2: word 'Akce' has 'A' .words of a list are written in lower case"),
    ("aha\nčtyřlístek".encode(), r":2: word 'čtyřlístek' has 10 letters .the list covers 2-5 letters"),
    (b"aha\na\nbota", r":2: word 'a' has 1 letters"),
    (b"aha\nbota", "no word of 2, 5 letters .is the file complete"),
    (b"aha\nak-ce", r":2: word 'ak-ce' has '-'"),
    ("aha\nмир".encode(), r":2: word 'мир' has 'м'"),
]


@pytest.mark.parametrize(("data", "message"), REFUSED)
def test_refused_with_one_line_and_nothing_stored(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "list.htm"
    path.write_bytes(data)
    with pytest.raises(DataError, match=message) as caught:
        import_list(path, "blex", "2-5", on=TODAY, folder=tmp_path / "lists")
    assert "\n" not in str(caught.value)
    assert stored_lists(tmp_path / "lists") == ()
    assert not (tmp_path / "lists").exists()


def test_import_and_load(tmp_path: Path) -> None:
    path = tmp_path / "blex.htm"
    path.write_bytes(page(*LINES, "oko, OKO, AHA").encode("cp1250"))
    made = import_list(path, "blex-2023", "2-5", on=TODAY, title="Blex", folder=tmp_path / "lists")
    loaded = load_list("blex-2023", tmp_path / "lists")
    assert loaded == made
    assert loaded.words == frozenset(WORDS)
    assert loaded.lengths == Lengths(2, 5)
    says = loaded.provenance
    assert (says.id, says.variant, says.title, says.file) == ("blex-2023", "klasik", "Blex", "blex.htm")
    assert (says.format, says.encoding, says.imported) == ("html", "windows-1250", TODAY)
    assert (says.words, says.repeated) == (len(WORDS), 2)
    assert stored_lists(tmp_path / "lists") == ("blex-2023",)


def test_importing_twice_is_the_same_to_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "blex.htm"
    path.write_bytes(page().encode("cp1250"))
    for folder in ("one", "two"):
        import_list(path, "blex", "2-5", on=TODAY, folder=tmp_path / folder)
    for name in ("list.json", "words.txt"):
        assert (tmp_path / "one/blex" / name).read_bytes() == (tmp_path / "two/blex" / name).read_bytes()


def test_an_id_is_taken_once(tmp_path: Path) -> None:
    path = tmp_path / "blex.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    import_list(path, "blex", "2-5", on=TODAY, folder=tmp_path)
    with pytest.raises(UsageError, match=r"there is a list blex already"):
        import_list(path, "blex", "2-5", on=TODAY, folder=tmp_path)
    path.write_text("\n".join([*WORDS, "rým"]), encoding="utf-8")
    assert "rým" in import_list(path, "blex", "2-5", on=TODAY, replace=True, folder=tmp_path).words
    assert "rým" in load_list("blex", tmp_path).words


@pytest.mark.parametrize("list_id", ["", "../blex", "Blex", "blex 2023", ".blex", "blex/2"])
def test_ids_are_plain(tmp_path: Path, list_id: str) -> None:
    with pytest.raises(UsageError, match="list id"):
        import_list(tmp_path / "x", list_id, "2-5", on=TODAY, folder=tmp_path)


@pytest.mark.parametrize("text", ["", "2", "5-2", "1-5", "2-x", "a-b"])
def test_lengths_are_a_range(text: str) -> None:
    with pytest.raises(UsageError, match="lengths"):
        parse_lengths(text)


def test_missing_and_damaged_lists(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_list(tmp_path / "nikde.htm", Lengths(2, 5))
    with pytest.raises(UsageError, match=r"no list blex in .*none is imported yet"):
        load_list("blex", tmp_path)
    path = tmp_path / "blex.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    import_list(path, "blex", "2-5", on=TODAY, folder=tmp_path)
    with pytest.raises(UsageError, match=r"no list novex in .*blex"):
        load_list("novex", tmp_path)
    stored = tmp_path / "blex/words.txt"
    stored.write_text(stored.read_text(encoding="utf-8") + "psa\n", encoding="utf-8")
    with pytest.raises(DataError, match="not those that were imported"):
        load_list("blex", tmp_path)
    (tmp_path / "blex/list.json").write_text("{", encoding="utf-8")
    with pytest.raises(DataError, match="cannot be read"):
        load_list("blex", tmp_path)


@given(st.binary(max_size=300), st.integers(0, 3))
def test_whatever_bytes_come_the_answer_is_words_or_one_line(data: bytes, how: int) -> None:
    whole = (data, HEAD.encode() + data, data + TAIL.encode(), HEAD.encode() + data + b"<hr>" + TAIL.encode())[how]
    try:
        read = read_page(whole, "list")
    except LexiconError as error:
        assert "\n" not in str(error)
    else:
        assert read.words
