"""Every format reads back as written, carries its licence, is the same each time, and is whole or absent."""

import json
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

import dawg
import marisa_trie
import pytest
from export_helpers import PES, PES_SOURCE, PROVENANCE, SmallSource, SmallTiles

from lexicon.errors import ArtefactError, UsageError
from lexicon.export import formats
from lexicon.export.formats import FORMATS, Export, Format, export
from lexicon.export.source import Job, Record

WORDS = [
    "autor",
    "auto",
    "motor",
    "motory",
    "nejmladší",
    "mladší",
    "nemladý",
    "mladý",
    "šílený",
    "žlůva",
    "ó",
    "ho",
    "ho",
]


def run(name: str, folder: Path, source: SmallSource = PES_SOURCE, also: tuple[str, ...] = ()) -> Export:
    target = folder / f"slova{FORMATS[name].suffix}"
    return export(source, name, target, provenance=PROVENANCE, tiles=SmallTiles(), also=also)


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("words", [WORDS, ["a"], []], ids=["some", "one", "none"])
def test_reads_back(name: str, words: list[str], tmp_path: Path) -> None:
    done = run(name, tmp_path, SmallSource(words))
    main = next(file for file in done.files if file.suffix == FORMATS[name].suffix)
    assert sorted(set(FORMATS[name].read(main))) == sorted(set(words))
    assert done.words == len(set(words))


@pytest.mark.parametrize("name", FORMATS)
def test_carries_licence_and_sources(name: str, tmp_path: Path) -> None:
    everything = b"\n".join(file.read_bytes() for file in run(name, tmp_path).files).decode("utf-8", "replace")
    for fact in ("CC BY 4.0", "Hesla psaná pro test", "MIT", "Zkušební lexikon 1.2", "ruleset: 2024", "A. Autor"):
        assert fact in everything


@pytest.mark.parametrize("name", FORMATS)
def test_same_bytes_each_time_and_in_any_order(name: str, tmp_path: Path) -> None:
    first = run(name, tmp_path / "1", SmallSource(WORDS))
    second = run(name, tmp_path / "2", SmallSource(WORDS[::-1]))
    assert [file.name for file in first.files] == [file.name for file in second.files]
    assert [file.read_bytes() for file in first.files] == [file.read_bytes() for file in second.files]


@pytest.mark.parametrize("name", FORMATS)
def test_longer_words_are_left_out(name: str, tmp_path: Path) -> None:
    target = tmp_path / f"x{FORMATS[name].suffix}"
    done = export(SmallSource(WORDS), name, target, provenance=PROVENANCE, tiles=SmallTiles(), max_length=5)
    assert set(FORMATS[name].read(target)) == {"autor", "auto", "motor", "mladý", "žlůva", "ó", "ho"}
    assert done.words == 7


def dropping(words: Iterable[str]) -> Iterable[str]:
    return list(words)[1:]


def adding(words: Iterable[str]) -> Iterable[str]:
    return [*words, "navíc"]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [(dropping, r"1 words missing \['les'\], 0 too many"), (adding, r"0 words missing \[\], 1 too many \['navíc'\]")],
)
def test_what_reads_back_wrong_does_not_appear(
    spoil: Callable[[Iterable[str]], Iterable[str]], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = FORMATS["txt"]
    spoilt = Format(text.write, lambda path: spoil(text.read(path)), ".txt", "")
    monkeypatch.setattr(formats, "FORMATS", {"txt": spoilt})
    (tmp_path / "slova.txt").write_text("old\n")
    with pytest.raises(ArtefactError, match=message):
        run("txt", tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["slova.txt"]
    assert (tmp_path / "slova.txt").read_text() == "old\n"


def test_unknown_format_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"unknown export format 'docx' \(one of txt, points"):
        export(PES_SOURCE, "docx", tmp_path / "x", provenance=PROVENANCE, tiles=SmallTiles())
    assert not list(tmp_path.iterdir())


def test_records_must_fit_the_words() -> None:
    job = Job(PES_SOURCE, ["les", "pes"], SmallTiles(), PROVENANCE)
    with pytest.raises(UsageError, match="record 'psi', word None"):
        list(job.records())
    job = Job(PES_SOURCE, ["les", "pes", "psi", "psové", "psů"], SmallTiles(), PROVENANCE)
    with pytest.raises(UsageError, match="no record for the word 'psů'"):
        list(job.records())


HEADER = """\
# Zkušební lexikon 1.2
# Variant: KLASIK; ruleset: 2024
# Author: A. Autor
# Licence: CC BY 4.0
# Released: 2024-05-01
# Source: Hesla psaná pro test; licence: CC0; tests/export
# Source: Druhý pramen; licence: MIT
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("txt", "les\npes\npsi\npsové\n"),
        ("points", HEADER + "les\t3\npes\t3\npsi\t2\npsové\t2\n"),
        (
            "definitions",
            HEADER + "les\tles (NOUN): porost; hvozd; lézt (VERB)\n"
            "pes\tpes (NOUN): šelma psovitá\npsi\tpes (NOUN): šelma psovitá\npsové\tpes (NOUN): šelma psovitá\n",
        ),
    ],
)
def test_text(name: str, expected: str, tmp_path: Path) -> None:
    assert run(name, tmp_path).files[0].read_text(encoding="utf-8") == expected


def test_tries_open_with_their_own_packages(tmp_path: Path) -> None:
    run("marisa", tmp_path)
    run("dawg", tmp_path)
    trie = marisa_trie.Trie().mmap(str(tmp_path / "slova.marisa"))
    graph = dawg.CompletionDAWG().load(str(tmp_path / "slova.dawg"))
    for word, expected in (("psi", True), ("psa", False), ("ps", False), ("psové", True)):
        assert (word in trie, word in graph) == (expected, expected)
    assert sorted(graph.keys("ps")) == ["psi", "psové"]


def test_jsonl(tmp_path: Path) -> None:
    run("jsonl", tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "slova.jsonl").read_text(encoding="utf-8").splitlines()]
    assert lines[3] == {
        "form": "psi",
        "lemma": "pes",
        "upos": "NOUN",
        "features": "Case=Nom|Number=Plur",
        "rules": ["F1", "F2"],
        "definition": "šelma\npsovitá",
    }
    assert [Record(**line | {"rules": tuple(line["rules"])}) for line in lines] == PES


def test_sqlite(tmp_path: Path) -> None:
    run("sqlite", tmp_path)
    with closing(sqlite3.connect(tmp_path / "slova.sqlite")) as base:
        rows = base.execute("SELECT * FROM record WHERE lemma = 'pes' ORDER BY form").fetchall()
        assert rows[1] == ("psi", 2, "pes", "NOUN", "Case=Nom|Number=Plur", "F1 F2", "šelma\npsovitá")
        assert [row[0] for row in rows] == ["pes", "psi", "psové"]
        assert base.execute("SELECT count(*) FROM record").fetchone() == (5,)
        assert base.execute("SELECT text FROM about WHERE line = 4").fetchone() == ("Licence: CC BY 4.0",)
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_scrabble3d(tmp_path: Path) -> None:
    file = run("scrabble3d", tmp_path, also=("PLUS",)).files[0]
    assert file.read_text(encoding="utf-8").splitlines() == [
        "[Header]",
        "Version=1.2",
        "Author=A. Autor",
        "StandardCategory=KLASIK",
        "Licence=CC BY 4.0",
        "Release=2024-05-01",
        "Comment=" + HEADER.replace("# ", "").strip().replace("\n", "; "),
        "Letters=E,L,P,S,Ů",
        "Values=1,1,1,1,4",
        "Counts=5,3,3,4,1",
        "[Replace]",
        "[Categories]",
        "1=PLUS",
        "[Words]",
        "LES=les (NOUN): porost, hvozd, lézt (VERB);0",
        "LESY=;1",
        "PES=pes (NOUN): šelma psovitá;0",
        "PSA=;1",
        "PSI=pes (NOUN): šelma psovitá;0",
        "PSOVÉ=pes (NOUN): šelma psovitá;0",
    ]


def test_scrabble3d_refuses_what_capitals_change(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="the word 'straße' does not survive capitals"):
        run("scrabble3d", tmp_path, SmallSource(["straße"]))


def test_hunspell_shares_endings_and_splits_what_has_little_in_common(tmp_path: Path) -> None:
    """Five nouns like hrad share one flag; `nejmladší` and `mladý` stand apart; psi is written out."""
    forms = {
        word: [word + ending for ending in ("", "u", "y", "em")] for word in ("hrad", "strom", "most", "plot", "klub")
    }
    forms |= {"mladý": ["mladý", "mladá", "nejmladší", "nejmladšího"], "pes": ["pes", "psi"]}
    records = sorted(Record(form, lemma, "X", "") for lemma, all_ in forms.items() for form in all_)
    run("hunspell", tmp_path, SmallSource([one.form for one in records], given=records))
    affixes = (tmp_path / "slova.aff").read_text(encoding="utf-8")
    assert affixes == HEADER + "SET UTF-8\nFLAG num\nSFX 1 N 3\nSFX 1 0 em .\nSFX 1 0 u .\nSFX 1 0 y .\n"
    assert (tmp_path / "slova.dic").read_text(encoding="utf-8").splitlines() == [
        "11",
        *(
            "hrad/1",
            "klub/1",
            "mladá",
            "mladý",
            "most/1",
            "nejmladší",
            "nejmladšího",
            "pes",
            "plot/1",
            "psi",
            "strom/1",
        ),
    ]


def test_hunspell_wants_its_own_file_name(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"name it NAME\.dic"):
        export(PES_SOURCE, "hunspell", tmp_path / "slova.txt", provenance=PROVENANCE, tiles=SmallTiles())
