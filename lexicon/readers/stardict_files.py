"""The files of a StarDict dictionary: what they must hold, and the articles in them.

    czech.ifo       StarDict's dict ifo file          the magic line
                    version=2.4.2                     2.4.2 or 3.0.0
                    wordcount=2                       articles in the index
                    idxfilesize=34                    bytes of the (unpacked) index
                    bookname=Slovník                  a title
                    sametypesequence=g                kinds of the parts of each article, if all are alike
    czech.idx[.gz]  headword, a zero byte, offset and size of its article (big-endian, 32 bits each)
    czech.dict[.dz] the articles one after another

Articles are plain text (m, t, y, l) or have markup (g, h, x, k, w), which is taken away; pictures and sounds (W, P, X)
are skipped.
"""

import html
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import regex

from lexicon.errors import DataError
from lexicon.files.compressed import whole

MAGIC = "StarDict's dict ifo file"
VERSIONS = ("2.4.2", "3.0.0")
_MARKUP = "ghxkw"
_TEXT = "mtyl" + _MARKUP
_TAG = regex.compile(r"<[^<>]*>")
_LONGEST = 256  # bytes of a headword, by the format's own documentation


@dataclass(frozen=True, slots=True)
class Info:
    """What the .ifo says."""

    title: str
    words: int
    index_size: int
    kinds: str = ""


@dataclass(frozen=True, slots=True)
class Article:
    """A headword as printed and the text of its article without markup; `number` is its place in the index, from 1."""

    number: int
    headword: str
    text: str


def read_info(path: Path) -> Info:
    """Read an .ifo file. Raises DataError with the line."""
    try:
        lines = whole(path, 1 << 16).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise DataError(path, 0, "not UTF-8", hint="StarDict files are UTF-8") from None
    if not lines or lines[0].strip() != MAGIC:
        raise DataError(path, 1, "not a StarDict dictionary", hint=f"the first line must be: {MAGIC}")
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        key, sign, value = line.partition("=")
        if line.strip() and not sign:
            raise DataError(path, number, f"{line!r} is not key=value")
        values[key.strip()], places[key.strip()] = value.strip(), number
    if values.get("version") not in VERSIONS:
        found = values.get("version", "none")
        raise DataError(path, places.get("version", 0), f"version {found}", hint=f"one of: {', '.join(VERSIONS)}")
    if values.get("idxoffsetbits", "32") != "32":
        raise DataError(path, places["idxoffsetbits"], "offsets of 64 bits", hint="convert it to offsets of 32 bits")

    def number_of(key: str) -> int:
        if not values.get(key, "").isdecimal():
            raise DataError(path, places.get(key, 0), f"{key} is missing or no number")
        return int(values[key])

    kinds = values.get("sametypesequence", "")
    return Info(values.get("bookname", path.stem), number_of("wordcount"), number_of("idxfilesize"), kinds)


def read_articles(path: Path) -> Iterator[Article]:
    """The articles of the dictionary with this .ifo file, in the order of the index.

    Raises DataError: a missing file, counts or sizes that differ from the .ifo, an article outside the .dict, damaged
    compression, or more than 256 MiB unpacked.
    """
    info = read_info(path)
    index_file = _beside(path, (".idx", ".idx.gz"))
    index = whole(index_file)
    if len(index) != info.index_size:
        raise DataError(
            index_file,
            0,
            f"{len(index)} bytes, but {info.index_size} by the .ifo",
            hint="get the whole dictionary again",
        )
    dict_file = _beside(path, (".dict.dz", ".dict"))
    articles = whole(dict_file)
    count = 0
    for count, (headword, offset, size) in enumerate(_index(index, index_file), 1):
        if offset + size > len(articles):
            raise DataError(
                dict_file, 0, f"the article {headword} lies behind the end of the file",
                hint="get the whole dictionary again",
            )  # fmt: skip
        yield Article(count, headword, _text(articles[offset : offset + size], info.kinds))
    if count != info.words:
        raise DataError(index_file, 0, f"{count} headwords, but {info.words} by the .ifo", hint="is the file whole?")


def _beside(path: Path, endings: tuple[str, ...]) -> Path:
    for ending in endings:
        found = path.with_suffix(ending)
        if found.is_file():
            return found
    wanted = " or ".join(path.with_suffix(ending).name for ending in endings)
    raise DataError(path, 0, f"no {wanted} beside it", hint="a StarDict dictionary is three files")


def _index(index: bytes, path: Path) -> Iterator[tuple[str, int, int]]:
    at = 0
    while at < len(index):
        end = index.find(b"\0", at, at + _LONGEST)
        if end < 0 or end + 9 > len(index):
            raise DataError(path, 0, f"cannot be read from byte {at}", hint="is the file whole?")
        try:
            headword = index[at:end].decode("utf-8")
        except UnicodeDecodeError:
            raise DataError(path, 0, f"a headword that is not UTF-8, at byte {at}") from None
        offset, size = struct.unpack_from(">II", index, end + 1)
        yield headword, offset, size
        at = end + 9


def _text(article: bytes, kinds: str) -> str:
    """The parts of an article that are text."""
    texts = []
    for kind, part in _parts(article, kinds):
        if kind in _TEXT:
            text = part.decode("utf-8", "replace")
            texts.append(html.unescape(_TAG.sub("", text)) if kind in _MARKUP else text)
    return " ".join(" ".join(texts).split())


def _parts(article: bytes, kinds: str) -> Iterator[tuple[str, bytes]]:
    """Small kinds end with a zero byte, capital ones begin with their size; the last of known kinds has neither."""
    at = 0
    n = 0
    while at < len(article):
        if kinds:
            if n >= len(kinds):
                return
            kind, last = kinds[n], n == len(kinds) - 1
        else:
            kind, last = chr(article[at]), False
            at += 1
        n += 1
        if last:
            end = following = len(article)
        elif kind.isupper():
            if at + 4 > len(article):
                return
            (size,) = struct.unpack_from(">I", article, at)
            at += 4
            end = following = min(at + size, len(article))
        else:
            found = article.find(b"\0", at)
            end = len(article) if found < 0 else found
            following = end + 1
        yield kind, article[at:end]
        at = following
