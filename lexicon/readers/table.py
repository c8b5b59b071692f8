"""Headword tables: TSV that a person can read and correct.

    lemma	upos	feats	vzor	traits	stems	forms	being
    moucha	NOUN	Gender=Fem	žena			Gen.Plur=much	animal
    dům	NOUN	Animacy=Inan|Gender=Masc	hrad		stem=dom

The first line names the columns, in any order; `lemma` and `upos` are required, absent columns are empty. Lists are
separated by spaces, doublets inside `stems` and `forms` by slashes. Lines that begin with `#` are comments.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from lexicon.errors import DataError, LexiconError
from lexicon.grammar import Upos, parse_feats
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading

COLUMNS = (
    "lemma", "kind", "upos", "feats", "vzor", "traits", "stems", "forms", "missing", "labels", "object", "reflexive",
    "being", "prefixes", "target", "definition",
)  # fmt: skip


def read_table(path: Path, source: str) -> Iterator[Entry]:
    """Entries of a headword table, one a line; the entry id is `file:line`. Raises DataError with the line."""
    columns: list[str] = []
    readings: dict[tuple[str, ...], Reading] = {}  # most rows differ in the lemma alone
    with path.open(encoding="utf-8") as stream:
        try:
            for number, line in enumerate(stream, 1):
                text = line.rstrip("\r\n")
                if not text or text.startswith("#"):
                    continue
                cells = text.split("\t")
                if not columns:
                    columns = _header(cells, path, number)
                    continue
                if len(cells) > len(columns):
                    raise DataError(path, number, f"{len(cells)} cells under {len(columns)} columns")
                row = dict(zip(columns, cells, strict=False))
                try:
                    yield _entry(row, readings, path.stem, number, source)
                except (ValueError, LexiconError) as error:
                    raise DataError(path, number, str(error), entry=cells[columns.index("lemma")]) from None
        except UnicodeDecodeError:
            raise DataError(path, 0, "not UTF-8", hint="save the table as UTF-8") from None


def _header(cells: list[str], path: Path, number: int) -> list[str]:
    unknown = [name for name in cells if name not in COLUMNS]
    if unknown:
        raise DataError(path, number, f"unknown column {unknown[0]!r}", hint=f"of: {', '.join(COLUMNS)}")
    for required in ("lemma", "upos"):
        if required not in cells:
            raise DataError(path, number, f"no column {required!r} in the first line")
    return cells


def _entry(
    row: dict[str, str], readings: dict[tuple[str, ...], Reading], table: str, number: int, source: str
) -> Entry:
    lemma = row.pop("lemma")
    kind = EntryKind(row.pop("kind", "") or "word")
    target = row.pop("target", "")
    key = tuple(row.values())
    reading = readings.get(key)
    if reading is None:
        reading = readings[key] = _reading(row)
    return Entry(source, f"{table}:{number}", number, lemma, kind, (reading,), target=target)


def _reading(row: dict[str, str]) -> Reading:
    get = row.get
    return Reading(
        upos=Upos(get("upos", "")),
        feats=_feats(get("feats", "")),
        vzor=get("vzor", ""),
        traits=tuple(get("traits", "").split()),
        stems=_pairs(get("stems", ""), str),
        forms=_pairs(get("forms", ""), lambda value: tuple(value.split("/"))),
        missing=tuple(get("missing", "").split()),
        labels=tuple(filter(None, get("labels", "").split(","))),
        object=Object(get("object", "")),
        reflexive=get("reflexive", ""),
        being=Being(get("being", "")),
        prefixes=tuple(get("prefixes", "").split()),
        definition=get("definition", ""),
    )


def _feats(text: str) -> str:
    if text:
        parse_feats(text)
    return text


def _pairs(text: str, convert: Callable[[str], Any]) -> tuple[Any, ...]:
    pairs = []
    for pair in text.split():
        name, sign, value = pair.partition("=")
        if not sign or not value:
            raise ValueError(f"{pair!r} is not name=value")
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
