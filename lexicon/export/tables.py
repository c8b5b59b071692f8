"""JSON Lines and SQLite: every analysis of every form, with the rules that admit it.

{"form":"psi","lemma":"pes","upos":"NOUN","features":"Case=Nom|Number=Plur","rules":["F1"],"definition":"šelma"}
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from lexicon.export.source import Job

_SCHEMA = """
CREATE TABLE about (line INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT NOT NULL, points INTEGER NOT NULL);
CREATE TABLE lexeme (id INTEGER PRIMARY KEY, lemma TEXT NOT NULL, upos TEXT NOT NULL, definition TEXT NOT NULL);
CREATE TABLE cell (id INTEGER PRIMARY KEY, features TEXT NOT NULL, rules TEXT NOT NULL);
CREATE TABLE analysis (
    word INTEGER NOT NULL REFERENCES word, lexeme INTEGER NOT NULL REFERENCES lexeme,
    cell INTEGER NOT NULL REFERENCES cell, PRIMARY KEY (word, lexeme, cell)
) WITHOUT ROWID;
CREATE VIEW record AS
    SELECT form, points, lemma, upos, features, rules, definition FROM analysis
    JOIN word ON word.id = analysis.word JOIN lexeme ON lexeme.id = lexeme JOIN cell ON cell.id = cell;
"""
_INDICES = """
CREATE UNIQUE INDEX word_form ON word (form);
CREATE INDEX lexeme_lemma ON lexeme (lemma);
CREATE INDEX analysis_lexeme ON analysis (lexeme);
"""


class Line(msgspec.Struct):
    """What a reader needs of a line."""

    form: str


def write_jsonl(job: Job, target: Path) -> None:
    """A record a line, forms by code point."""
    encode = msgspec.json.Encoder().encode
    with target.open("wb") as stream:
        for _, records in job.records():
            stream.writelines(encode(record) + b"\n" for record in records)


def read_jsonl(path: Path) -> Iterator[str]:
    """The forms, each once if its records stand together."""
    decode = msgspec.json.Decoder(Line).decode
    last = None
    with path.open("rb") as stream:
        for line in stream:
            form = decode(line).form
            if form != last:
                yield form
            last = form


def write_sqlite(job: Job, target: Path) -> None:
    """Tables word, lexeme, cell, analysis; view record; licence and sources in table about."""
    lexemes: dict[tuple[str, str, str], int] = {}
    cells: dict[tuple[str, str], int] = {}
    points = job.tiles.points

    def analyses() -> Iterator[tuple[int, int, int]]:
        for word, (_, records) in enumerate(job.records(), 1):
            keys = set()
            for record in records:
                lexeme = lexemes.setdefault((record.lemma, record.upos, record.definition), len(lexemes) + 1)
                cell = cells.setdefault((record.features, " ".join(record.rules)), len(cells) + 1)
                keys.add((word, lexeme, cell))
            yield from sorted(keys)

    with closing(sqlite3.connect(target, isolation_level=None)) as base:
        base.execute("PRAGMA journal_mode = OFF")
        base.execute("PRAGMA synchronous = OFF")
        base.execute("PRAGMA page_size = 4096")
        base.executescript(_SCHEMA)
        base.execute("BEGIN")
        base.executemany("INSERT INTO about VALUES (?, ?)", enumerate(job.provenance.lines(), 1))
        base.executemany(
            "INSERT INTO word VALUES (?, ?, ?)",
            ((n, word, sum(points.get(one, 0) for one in word)) for n, word in enumerate(job.words, 1)),
        )
        base.executemany("INSERT INTO analysis VALUES (?, ?, ?)", analyses())
        base.executemany("INSERT INTO lexeme VALUES (?, ?, ?, ?)", ((n, *row) for row, n in lexemes.items()))
        base.executemany("INSERT INTO cell VALUES (?, ?, ?)", ((n, *row) for row, n in cells.items()))
        base.execute("COMMIT")
        base.executescript(_INDICES)


def read_sqlite(path: Path) -> Iterator[str]:
    """The forms that have an analysis."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as base:
        query = "SELECT form FROM word WHERE EXISTS (SELECT 1 FROM analysis WHERE word = word.id) ORDER BY id"
        for (form,) in base.execute(query):
            yield form
