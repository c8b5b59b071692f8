"""StarDict dictionaries: headwords with definitions; no part of speech, no gender, no labels.

    rezoluce, resoluce      two spellings, each a headword of its own: ptóza and ptosis do not inflect alike
    pop-song                a hyphen (K6)          a posteriori     several words (K10)
    anti-                   a prefix (K7)          -log             a suffix (K8)

The ending says the part of speech (data/stardict.toml); vzor and gender are left to the guesser.
"""

import html
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError
from lexicon.files.toml import line_of, load_toml
from lexicon.grammar import Upos
from lexicon.readers.entry import UNINFLECTED, Entry, EntryKind, Reading
from lexicon.readers.stardict_files import Article, read_articles

_SPLIT = regex.compile(r"\s*[,;/]\s*")
_HOMOGRAPH = regex.compile(r"\s*(?:\([^()]*\)|\d+\.?|[IVX]+\.)$")  # bar (1), bar 2, bar II.
_REFLEXIVE = regex.compile(r"(?P<verb>\p{Ll}+t) (?P<particle>s[ei])")  # abgébovat se (K10)
_DEFINITION = 200  # signs of a definition that are kept


class EndingRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One `[[ending]]` block."""

    text: str
    upos: Upos
    why: str
    examples: list[str]
    feats: str = ""
    definition: str = ""


class EndingFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole data/stardict.toml."""

    ending: list[EndingRow]


@dataclass(frozen=True, slots=True)
class Ending:
    """What an ending says, where the definition matches too."""

    pattern: "regex.Pattern[str]"
    definition: "regex.Pattern[str]"
    reading: Reading

    def matches(self, headword: str, definition: str) -> bool:
        """Whether it speaks of this headword."""
        return self.pattern.search(headword) is not None and self.definition.search(definition) is not None


def read_stardict(path: Path, source: str) -> Iterator[Entry]:
    """The entries of the dictionary with this .ifo file; ids are `number.spelling`, the lines are those of the index.

    Raises DataError, see `stardict_files.read_articles`.
    """
    if path.suffix != ".ifo":
        raise DataError(path, 0, "not an .ifo file", hint="name the .ifo; .idx and .dict are looked for beside it")
    for article in read_articles(path):
        for n, spelling in enumerate(_spellings(article.headword), 1):
            yield _entry(source, article, n, spelling)


def _spellings(headword: str) -> Iterator[str]:
    """`anxiozita, anxiosita` -> both; what is left of a homograph's number goes."""
    text = unicodedata.normalize("NFC", html.unescape(headword)).strip()
    found = (_HOMOGRAPH.sub("", part).strip() for part in _SPLIT.split(text))
    yield from dict.fromkeys(part for part in found if part)


def _entry(source: str, article: Article, n: int, spelling: str) -> Entry:
    reflexive = ""
    found = _REFLEXIVE.fullmatch(spelling)
    if found is not None:
        spelling, reflexive = found["verb"], found["particle"]
    kind = _kind(spelling)
    definition = article.text if len(article.text) <= _DEFINITION else article.text[: _DEFINITION - 1].rstrip() + "…"
    if kind is EntryKind.WORD:
        said = next((one.reading for one in endings() if one.matches(spelling, article.text)), Reading(Upos.X))
        upos = Upos.VERB if reflexive else said.upos
        reading = Reading(upos, "" if reflexive else said.feats, reflexive=reflexive, definition=definition)
    else:
        upos = Upos.PROPN if kind is EntryKind.NAME else Upos.X
        reading = Reading(upos, vzor=UNINFLECTED, definition=definition)
    return Entry(source, f"{article.number}.{n}", article.number, spelling, kind, (reading,))


def _kind(spelling: str) -> EntryKind:
    if " " in spelling:
        return EntryKind.MULTIWORD
    if spelling.startswith("-"):
        return EntryKind.SUFFIX
    if spelling.endswith("-"):
        return EntryKind.PREFIX
    if spelling.endswith(".") or (len(spelling) > 1 and spelling.isupper()):
        return EntryKind.ABBREVIATION
    return EntryKind.NAME if spelling[:1].isupper() else EntryKind.WORD


@cache
def endings() -> tuple[Ending, ...]:
    """The endings of data/stardict.toml, compiled. Raises DataError with the line."""
    with as_file(files("lexicon.readers") / "data" / "stardict.toml") as path:
        rows = load_toml(path, EndingFile).ending
        found = []
        for n, row in enumerate(rows):
            try:
                reading = Reading(row.upos, row.feats)
                found.append(Ending(regex.compile(row.text), regex.compile(row.definition), reading))
            except regex.error as error:
                line = line_of(path.read_text(encoding="utf-8"), f"ending[{n}]")
                raise DataError(path, line, f"bad pattern: {error}", entry=row.text) from None
        return tuple(found)
