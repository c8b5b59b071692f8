"""Hunspell dictionaries of both editions: encodings, marks that are no classes, what is refused."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.entry import Entry, EntryKind
from lexicon.readers.hunspell import SortReport, read_hunspell

OLD = "5\nžena/ZQ\nhrad/H\nSMS\nBrno/MQ\nžen\n"
NEW = "7\nžena/ZQ\nžadonivý/YyR\nblbec/Uw\nhuli/q\nWayne/?\nžádat/ATXN\npěkně\tpo:adverb\n"
AFF = "SET UTF-8\nFORBIDDENWORD q\nNOSUGGEST w\nPFX N Y 1\nPFX N   0           ne         .\n"


def dictionary(tmp_path: Path, text: str | bytes, aff: str = "") -> Path:
    path = tmp_path / "cs_CZ.dic"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    if aff:
        path.with_suffix(".aff").write_text(aff, encoding="utf-8")
    return path


def found(path: Path, report: SortReport | None = None) -> dict[str, Entry]:
    return {entry.headword: entry for entry in read_hunspell(path, "h", report)}


@pytest.mark.parametrize(
    ("encoding", "aff"),
    [("utf-8", ""), ("utf-8", "SET UTF-8\n"), ("iso-8859-2", ""), ("iso-8859-2", "SET ISO8859-2\n"), ("utf-8-sig", "")],
)
def test_encodings(tmp_path: Path, encoding: str, aff: str) -> None:
    entries = found(dictionary(tmp_path, OLD.encode(encoding), aff))
    assert {word: entry.kind for word, entry in entries.items()} == {
        "žena": EntryKind.WORD,
        "hrad": EntryKind.WORD,
        "SMS": EntryKind.ABBREVIATION,
        "Brno": EntryKind.NAME,
    }
    assert entries["žena"].line == 2


def test_marks_of_newer_editions(tmp_path: Path) -> None:
    report = SortReport()
    entries = found(dictionary(tmp_path, NEW, AFF), report)
    labels = {word: entry.readings[0].labels for word, entry in entries.items()}
    assert labels["blbec"] == ("vulgární",)
    assert {word for word, marks in labels.items() if marks} == {"blbec"}
    assert "huli" not in entries
    assert (entries["žádat"].readings[0].upos, entries["Wayne"].kind) == (Upos.VERB, EntryKind.NAME)
    assert "žadonivě" in entries  # R counts because y says that the adjective has degrees
    assert report.counts == {"lexeme": 4, "forbidden": 1, "name": 1, "loose-form": 1}


def test_the_aff_names_the_marks(tmp_path: Path) -> None:
    entries = found(dictionary(tmp_path, "2\nblbec/U!\nhrad/H\n", "SET UTF-8\nNOSUGGEST !\n"))
    assert entries["blbec"].readings[0].labels == ("vulgární",)


@pytest.mark.parametrize(
    ("text", "aff", "problem"),
    [
        ("", "", "no words"),
        ("0\n", "", "no words"),
        ("1\nhrad/1001\n", "SET UTF-8\nFLAG num\n", "cs_CZ.aff:2: FLAG num"),
        ("1\nhrad/H\n", "SET KLINGON\n", "unknown encoding SET KLINGON"),
        (b"2\nhrad/H\nk\xf9\xf2/U\n", "SET UTF-8\n", "cs_CZ.dic:3: not UTF-8, though the .aff says so"),
        ("1\nhouse/SM\n", "SET UTF-8\nPFX N Y 1\nPFX N 0 en .\n", "not the Czech affix classes"),
        ("2\nlze/N\nplov/N\n", "", "2 of 2 words have flags that cannot be read"),
    ],
)
def test_refusals(tmp_path: Path, text: str | bytes, aff: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        found(dictionary(tmp_path, text, aff))
    assert problem in str(refused.value)
