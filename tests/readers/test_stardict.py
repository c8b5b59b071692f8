"""StarDict: articles of every kind, headwords split and sorted, damaged dictionaries refused."""

import gzip
import struct
from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.entry import EntryKind
from lexicon.readers.stardict import endings, read_stardict
from lexicon.readers.stardict_files import read_articles, read_info

ARTICLES = (
    ("adaptovat", "\n    <b>přizpůsobit</b>\n"),
    ("anti-", "<b>proti</b>"),
    ("krasohled, kaleidoskop", "[<i>krasohled</i>]\n\n<b>hračka &amp; hračička</b>"),
    ("Olymp", "<b>hora bohů</b>"),
    ("pop-art", "<b>směr</b>"),
    ("vice versa", "<b>obráceně</b>"),
    ("štosovat se (1)", "<b>hromadit se</b>"),
)


def dictionary(
    folder: Path,
    articles: tuple[tuple[str, str | bytes], ...] = ARTICLES,
    *,
    info: str = "",
    kinds: str = "g",
    packed: bool = True,
) -> Path:
    """A dictionary in the real format: czech.ifo, czech.idx, czech.dict.dz."""
    index, text = b"", b""
    for headword, article in articles:
        body = article.encode() if isinstance(article, str) else article
        index += headword.encode() + b"\0" + struct.pack(">II", len(text), len(body))
        text += body
    said = f"StarDict's dict ifo file\nversion=2.4.2\nbookname=Zkouška\nwordcount={len(articles)}\n"
    said += f"idxfilesize={len(index)}\nsametypesequence={kinds}\n" if kinds else f"idxfilesize={len(index)}\n"
    path = folder / "czech.ifo"
    path.write_text(info or said, encoding="utf-8")
    if packed:
        path.with_suffix(".idx.gz").write_bytes(gzip.compress(index))
        path.with_suffix(".dict.dz").write_bytes(gzip.compress(text))
    else:
        path.with_suffix(".idx").write_bytes(index)
        path.with_suffix(".dict").write_bytes(text)
    return path


@pytest.mark.parametrize("packed", [True, False])
def test_entries(tmp_path: Path, packed: bool) -> None:
    found = [
        (one.id, one.headword, one.kind, one.readings[0].upos, one.readings[0].definition)
        for one in read_stardict(dictionary(tmp_path, packed=packed), "s")
    ]
    assert found == [
        ("1.1", "adaptovat", EntryKind.WORD, Upos.VERB, "přizpůsobit"),
        ("2.1", "anti-", EntryKind.PREFIX, Upos.X, "proti"),
        ("3.1", "krasohled", EntryKind.WORD, Upos.NOUN, "[krasohled] hračka & hračička"),
        ("3.2", "kaleidoskop", EntryKind.WORD, Upos.NOUN, "[krasohled] hračka & hračička"),
        ("4.1", "Olymp", EntryKind.NAME, Upos.PROPN, "hora bohů"),
        ("5.1", "pop-art", EntryKind.WORD, Upos.NOUN, "směr"),
        ("6.1", "vice versa", EntryKind.MULTIWORD, Upos.X, "obráceně"),
        ("7.1", "štosovat", EntryKind.WORD, Upos.VERB, "hromadit se"),
    ]


def test_reflexive_verbs(tmp_path: Path) -> None:
    entry = list(read_stardict(dictionary(tmp_path), "s"))[-1]
    assert (entry.headword, entry.readings[0].reflexive) == ("štosovat", "se")


@pytest.mark.parametrize(
    ("word", "upos"),
    [
        ("ireverzibilní", Upos.ADJ),
        ("atonický", Upos.ADJ),
        ("šopování", Upos.NOUN),
        ("absolvovat", Upos.VERB),
        ("prakticky", Upos.ADV),
        ("granulát", Upos.NOUN),
        ("demokrat", Upos.NOUN),
        ("whisky", Upos.NOUN),
        ("kondomínium", Upos.NOUN),
    ],
)
def test_endings_tell_the_part_of_speech(word: str, upos: Upos) -> None:
    assert next(one.reading.upos for one in endings() if one.matches(word, "")) is upos


@pytest.mark.parametrize(
    ("word", "definition", "person"),
    [
        ("masér", "kdo masíruje", True),
        ("emír", "[emír] 1. panovník v některých zemích", True),
        ("reportér", "novinář; pracovník rozhlasu", False),  # only the beginning counts
        ("kombajn", "stroj, který obsluhuje člověk", False),
        ("diva", "osoba slavná v opeře", False),  # the ending is not masculine
    ],
)
def test_definitions_tell_persons(word: str, definition: str, person: bool) -> None:
    reading = next(one.reading for one in endings() if one.matches(word, definition))
    assert (reading.feats == "Animacy=Anim|Gender=Masc") is person


@pytest.mark.parametrize(
    ("kinds", "article", "text"),
    [
        ("", b"mprost\xc3\xbd\0", "prostý"),
        ("", b"tpron\0mtext\0", "pron text"),
        ("", b"W\0\0\0\x04RIFFmpo zvuku\0", "po zvuku"),
        ("tm", b"pron\0text", "pron text"),
        ("h", b"<p>a&nbsp;b<br>c</p>", "a bc"),
        ("P", b"\x89PNG", ""),
        ("W", b"\0\0\0\x04RIFF", ""),
    ],
)
def test_parts_of_articles(tmp_path: Path, kinds: str, article: bytes, text: str) -> None:
    (found,) = read_articles(dictionary(tmp_path, (("slovo", article),), kinds=kinds))
    assert found.text == text


@pytest.mark.parametrize(
    ("info", "line", "problem"),
    [
        ("StarDict\n", 1, "not a StarDict dictionary"),
        ("StarDict's dict ifo file\nversion=9\n", 2, "version 9"),
        ("StarDict's dict ifo file\nversion=2.4.2\nwordcount=x\n", 3, "wordcount is missing or no number"),
        ("StarDict's dict ifo file\nversion=2.4.2\nwordcount=1\n", 0, "idxfilesize is missing or no number"),
        ("StarDict's dict ifo file\nversion=3.0.0\nidxoffsetbits=64\n", 3, "offsets of 64 bits"),
        ("StarDict's dict ifo file\nversion\n", 2, "'version' is not key=value"),
    ],
)
def test_the_ifo(tmp_path: Path, info: str, line: int, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        read_info(dictionary(tmp_path, info=info))
    assert (refused.value.line, problem in str(refused.value)) == (line, True)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-9])


def test_damaged(tmp_path: Path) -> None:
    path = dictionary(tmp_path, packed=False)
    good = path.read_text(encoding="utf-8")

    def refused(problem: str) -> None:
        with pytest.raises(DataError, match=problem):
            list(read_stardict(path, "s"))

    path.write_text(good.replace("wordcount=7", "wordcount=8"), encoding="utf-8")
    refused("7 headwords, but 8 by the .ifo")
    path.write_text(good, encoding="utf-8")
    _cut(path.with_suffix(".dict"))
    refused("the article štosovat se .* lies behind the end of the file")
    _cut(path.with_suffix(".idx"))
    refused("bytes, but .* by the .ifo")
    path.with_suffix(".idx").unlink()
    refused("no czech.idx or czech.idx.gz beside it")
    with pytest.raises(DataError, match=r"not an \.ifo file"):
        list(read_stardict(path.with_suffix(".dict"), "s"))


def test_a_gzip_bomb_is_not_unpacked(tmp_path: Path) -> None:
    path = dictionary(tmp_path)
    bomb = gzip.GzipFile(path.with_suffix(".dict.dz"), "wb", compresslevel=9)
    for _ in range(300):
        bomb.write(bytes(1 << 20))
    bomb.close()
    with pytest.raises(DataError, match="unpacks to more than 256 MiB"):
        list(read_stardict(path, "s"))
