"""Headword tables: TSV that a person can read and correct, in any spreadsheet.

    lemma	upos	feats	vzor	traits	stems	forms	being
    moucha	NOUN	Gender=Fem	žena			Gen.Plur=much	animal
    dům	NOUN	Animacy=Inan|Gender=Masc	hrad		stem=dom

The first line names the columns, in any order; `lemma` and `upos` are required, absent columns are empty. Lists are
separated by spaces (labels by commas), doublets inside `stems` and `forms` by slashes. Lines that begin with `#` are
comments. Without a vzor the guesser finds one. A byte-order mark, Windows line ends and decomposed letters (e + ´)
are accepted; docs/sources.md describes each column.
"""

import unicodedata
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from lexicon.errors import DataError, LexiconError, UsageError
from lexicon.files.compressed import lines
from lexicon.grammar import Upos, canonical, cell_feats, expand_cells, parse_feats
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading

COLUMNS = (
    "lemma", "kind", "upos", "feats", "vzor", "traits", "stems", "forms", "missing", "labels", "object", "reflexive",
    "being", "prefixes", "target", "definition",
)  # fmt: skip
_Word = TypeVar("_Word", bound=StrEnum)


def read_table(path: Path, source: str) -> Iterator[Entry]:
    """Entries of a headword table, one a line; the entry id is `file:line`. Raises DataError with the line."""
    for item in _stream(path, source):
        if isinstance(item, DataError):
            raise item
        yield item


def check_table(path: Path) -> list[DataError]:
    """Everything that is wrong with a table, line by line; empty if nothing is."""
    return [item for item in _stream(path, "") if isinstance(item, DataError)]


def skeleton() -> str:
    """A commented table to start a source from."""
    return (files("lexicon.readers") / "data" / "skeleton.tsv").read_text(encoding="utf-8")


def _stream(path: Path, source: str) -> Iterator[Entry | DataError]:
    columns: list[str] = []
    readings: dict[tuple[str, ...], Reading] = {}  # most rows differ in the lemma alone
    seen: dict[str, int] = {}
    for number, raw in lines(path):
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            yield DataError(path, number, "not UTF-8", hint="save the table as UTF-8")
            return
        if not text.strip() or text.startswith("#"):
            continue
        if not text.isascii():
            text = unicodedata.normalize("NFC", text)
        cells = [cell.strip() for cell in text.split("\t")]
        if not columns:
            columns = _header(cells, path, number)
            continue
        lemma = cells[columns.index("lemma")] if len(cells) > columns.index("lemma") else ""
        if len(cells) > len(columns):
            what = f"{len(cells)} cells under {len(columns)} columns"
            yield DataError(path, number, what, entry=lemma, hint="one tab between cells, none inside")
            continue
        first = seen.setdefault(text.rstrip(), number)
        if first != number:
            yield DataError(path, number, f"the same row as in line {first}", entry=lemma, hint="remove one of them")
            continue
        try:
            yield _entry(dict(zip(columns, cells, strict=False)), readings, path.stem, number, source)
        except LexiconError as error:
            yield DataError(path, number, error.what, entry=lemma, hint=error.hint)
    if not columns:
        yield DataError(path, 0, "an empty table", hint="the first line names the columns: lemma, upos, ...")


def _header(cells: list[str], path: Path, number: int) -> list[str]:
    unknown = [name for name in cells if name not in COLUMNS]
    if unknown:
        hint = "separate columns by tabs" if len(cells) == 1 else _meant(unknown[0], COLUMNS)
        raise DataError(path, number, f"unknown column {unknown[0]!r}", hint=hint)
    for required in ("lemma", "upos"):
        if required not in cells:
            hint = "the first line names the columns, with tabs between them"
            raise DataError(path, number, f"no column {required!r} in the first line", hint=hint)
    if len(set(cells)) < len(cells):
        twice = next(name for name in cells if cells.count(name) > 1)
        raise DataError(path, number, f"two columns {twice!r}", hint="join them into one")
    return cells


def _entry(
    row: dict[str, str], readings: dict[tuple[str, ...], Reading], table: str, number: int, source: str
) -> Entry:
    lemma = row.pop("lemma")
    if not lemma:
        raise UsageError("no lemma")
    kind = _word(EntryKind, "kind", row.pop("kind", "") or "word")
    target = row.pop("target", "")
    key = tuple(row.values())
    reading = readings.get(key)
    if reading is None:
        reading = readings[key] = _reading(row)
    return Entry(source, f"{table}:{number}", number, lemma, kind, (reading,), target=target)


def _reading(row: dict[str, str]) -> Reading:
    get = row.get
    return Reading(
        upos=_word(Upos, "part of speech", get("upos", "")),
        feats=canonical(parse_feats(get("feats", "")).items()),
        vzor=get("vzor", ""),
        traits=tuple(get("traits", "").split()),
        stems=_pairs(get("stems", ""), str),
        forms=_cells(_pairs(get("forms", ""), lambda value: tuple(value.split("/")))),
        missing=_cells(tuple(get("missing", "").split())),
        labels=tuple(label for part in get("labels", "").split(",") if (label := part.strip())),
        object=_word(Object, "object", get("object", "")),
        reflexive=get("reflexive", ""),
        being=_word(Being, "being", get("being", "")),
        prefixes=_prefixes(get("prefixes", "")),
        definition=get("definition", ""),
    )


def _prefixes(text: str) -> tuple[str, ...]:
    for prefix in text.split():
        if not prefix.isalpha():
            raise UsageError(f"prefix {prefix!r} is not letters only", hint="write do, not do-")
    return tuple(text.split())


def _word(words: type[_Word], what: str, value: str) -> _Word:
    """A value of a closed list."""
    try:
        return words(value)
    except ValueError:
        raise UsageError(f"unknown {what} {value!r}", hint=_meant(value, tuple(words))) from None


def _meant(value: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(value, known, n=1)
    return (f"did you mean {near[0]}? " if near else "") + f"write one of: {', '.join(filter(None, known))}"


def _cells(keys: tuple[Any, ...]) -> tuple[Any, ...]:
    """Checks the cells of listed forms (pairs) or of missing cells; a missing one may name less than a cell: Plur."""
    for key in keys:
        for cell in expand_cells(key[0] if isinstance(key, tuple) else key):
            cell_feats(cell)
    return keys


def _pairs(text: str, convert: Callable[[str], Any]) -> tuple[Any, ...]:
    pairs = []
    for pair in text.split():
        name, sign, value = pair.partition("=")
        if not sign or not value:
            raise UsageError(f"{pair!r} is not name=value")
        pairs.append((name, convert(value)))
    return tuple(pairs)


def table_row(lemma: str, reading: Reading, kind: EntryKind = EntryKind.WORD) -> dict[str, str]:
    """One entry as the cells of a table, by column: the inverse of reading."""
    return {
        "lemma": lemma,
        "kind": "" if kind is EntryKind.WORD else kind.value,
        "upos": reading.upos.value,
        "feats": reading.feats,
        "vzor": reading.vzor,
        "traits": " ".join(reading.traits),
        "stems": " ".join(f"{name}={value}" for name, value in reading.stems),
        "forms": " ".join(f"{cell}={'/'.join(texts)}" for cell, texts in reading.forms),
        "missing": " ".join(reading.missing),
        "labels": ",".join(reading.labels),
        "object": reading.object.value,
        "reflexive": reading.reflexive,
        "being": reading.being.value,
        "prefixes": " ".join(reading.prefixes),
        "definition": reading.definition,
    }


def write_rows(rows: list[dict[str, str]]) -> list[str]:
    """Lines of a table with only the columns that some row fills."""
    columns = [name for name in COLUMNS if name in ("lemma", "upos") or any(row.get(name) for row in rows)]
    lines = ["\t".join(columns)]
    lines += ["\t".join(row.get(name, "") for name in columns).rstrip("\t") for row in rows]
    return lines
