"""Headword tables: what rows become, what spreadsheets do to them, what is refused."""

import unicodedata
from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading
from lexicon.readers.table import check_table, read_table, skeleton, table_row, write_rows

HEAD = "lemma\tkind\tupos\tfeats\tlabels\tforms\tbeing\tdefinition\n"
ROWS = HEAD + "kůň\t\tNOUN\tAnimacy=Anim|Gender=Masc\thovorové, knižní\tIns.Plur=koni/koňmi\tanimal\tzvíře\n"
HORSE = Reading(
    Upos.NOUN,
    "Animacy=Anim|Gender=Masc",
    labels=("hovorové", "knižní"),
    forms=(("Ins.Plur", ("koni", "koňmi")),),
    being=Being.ANIMAL,
    definition="zvíře",
)


def table(tmp_path: Path, data: str | bytes) -> Path:
    path = tmp_path / "slova.tsv"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


@pytest.mark.parametrize(
    "data",
    [
        ROWS.encode(),
        b"\xef\xbb\xbf" + ROWS.encode(),
        ROWS.replace("\n", "\r\n").encode(),
        unicodedata.normalize("NFD", ROWS).encode(),
        b"# comment\n\n" + ROWS.rstrip("\n").encode(),
        ROWS.replace("Animacy=Anim|Gender=Masc", "Gender=Masc|Animacy=Anim").encode(),
        ROWS.replace("kůň\t", " kůň \t").encode(),
    ],
    ids=["plain", "byte-order mark", "CRLF", "NFD", "comments, no last line end", "features in any order", "spaces"],
)
def test_a_row(tmp_path: Path, data: bytes) -> None:
    (entry,) = read_table(table(tmp_path, data), "s")
    assert (entry.headword, entry.kind, entry.readings) == ("kůň", EntryKind.WORD, (HORSE,))


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("slovo\t\tNUON", "unknown part of speech 'NUON' (did you mean NOUN? write one of: NOUN, PROPN"),
        ("slovo\t\tpodst. jm.", "unknown part of speech 'podst. jm.' (write one of: NOUN"),
        ("slovo\tnames\tNOUN", "unknown kind 'names' (did you mean name?"),
        ("slovo\t\tNOUN\tGender=Neutrum", "unknown feature Gender=Neutrum"),
        ("slovo\t\tNOUN\t\t\tGen.Pl=slov", "unknown value Pl in cell Gen.Pl"),
        ("slovo\t\tNOUN\t\t\tslov", "'slov' is not name=value"),
        ("slovo\t\tNOUN\t\t\t\tdog", "unknown being 'dog'"),
        ("\t\tNOUN", "no lemma"),
        ("slovo\t\tNOUN\t\t\t\t\tvýznam\tještě něco", "9 cells under 8 columns"),
        ("kůň\t\tNOUN", "the same row as in line 2"),
    ],
)
def test_refusals_name_line_and_lemma(tmp_path: Path, row: str, problem: str) -> None:
    path = table(tmp_path, HEAD + "kůň\t\tNOUN\n" + row + "\n")
    (found,) = check_table(path)
    assert (found.line, found.entry, problem in str(found)) == (3, row.partition("\t")[0], True)
    with pytest.raises(DataError):
        list(read_table(path, "s"))


@pytest.mark.parametrize(
    ("data", "line", "problem"),
    [
        (b"", 0, "an empty table"),
        (b"lemma\tpos\n", 1, "unknown column 'pos' (did you mean upos?"),
        (b"lemma;upos\nhrad;NOUN\n", 1, "separate columns by tabs"),
        (b"lemma\tvzor\n", 1, "no column 'upos'"),
        (b"lemma\tupos\tlemma\n", 1, "two columns 'lemma'"),
        (b"lemma\tupos\nk\xf9\xf2\tNOUN\n", 2, "not UTF-8"),
    ],
)
def test_tables_that_are_none(tmp_path: Path, data: bytes, line: int, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        list(read_table(table(tmp_path, data), "s"))
    assert (refused.value.line, problem in str(refused.value)) == (line, True)


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    path = table(tmp_path, HEAD + "a\t\tX1\nb\t\tNOUN\nc\t\tX2\n")
    assert [problem.line for problem in check_table(path)] == [2, 4]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    reading = Reading(
        Upos.VERB, "Aspect=Imp", "nést", ("prefixed",), (("imp", "nes"),), (("Inf", ("nést",)),), ("Imp",),
        ("knižní",), Object.ACCUSATIVE, "se", prefixes=("do", "od"), definition="držet",
    )  # fmt: skip
    lines = write_rows([table_row("nést", reading), table_row("Praha", Reading(Upos.PROPN), EntryKind.NAME)])
    entries = list(read_table(table(tmp_path, "\n".join(lines)), "s"))
    assert entries == [
        Entry("s", "slova:2", 2, "nést", EntryKind.WORD, (reading,)),
        Entry("s", "slova:3", 3, "Praha", EntryKind.NAME, (Reading(Upos.PROPN),)),
    ]


def test_the_skeleton_is_a_table(tmp_path: Path) -> None:
    assert check_table(table(tmp_path, skeleton())) == []


def test_a_prefix_is_letters_only(tmp_path: Path) -> None:
    (found,) = check_table(table(tmp_path, "lemma\tupos\tprefixes\norat\tVERB\tdo bio|\n"))
    assert (found.line, found.entry) == (2, "orat")
    assert "'bio|' is not letters only" in str(found)
