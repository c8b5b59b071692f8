"""The protest record: every ruling of a session, undone ones marked, as CSV for a spreadsheet or JSON for a program.

number,time,variant,game,lexicon,move,word,status,rules,reason,undone,notes
3,2026-03-14T10:05:09+01:00,klasik,cas,51f0c2a9d1e4,not valid,psa,invalid,F1,"PSA: neplatné v KLASIKu. ...",,
"""

import csv
import io
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from lexicon.errors import UsageError
from lexicon.files.output import replacing_file
from lexicon.judge.output import SCHEMA
from lexicon.message import message
from lexicon.referee.events import JudgedWord
from lexicon.referee.session import Ruling

COLUMNS = (
    "number", "time", "variant", "game", "lexicon", "move", "word", "status", "rules", "reason", "undone", "notes",
)  # fmt: skip


class RulingOut(msgspec.Struct):
    """One ruling; `undone` is the time at which it was taken back, or null."""

    number: int
    time: datetime
    variant: str
    game: str
    lexicon: str
    typed: str
    valid: bool
    words: tuple[JudgedWord, ...]
    undone: datetime | None
    notes: tuple[str, ...]


class RecordOut(msgspec.Struct, tag_field="kind", tag="protest-record"):
    """The record of a session."""

    schema: int
    rulings: list[RulingOut]


def save_record(rulings: Sequence[Ruling], path: Path) -> None:
    """Write the record to `.csv` or `.json`, whole or not at all. Raises UsageError (another ending, not writable)."""
    kind = path.suffix.lower()
    if kind not in (".csv", ".json"):
        what, hint = message("{path} is neither CSV nor JSON"), message("a file name with .csv or .json")
        raise UsageError(what, hint=hint, path=path)
    # Spreadsheets take a CSV for UTF-8 only if it begins with a byte-order mark.
    with replacing_file(path, encoding="utf-8-sig" if kind == ".csv" else "utf-8") as out:
        out.write(record_csv(rulings) if kind == ".csv" else record_json(rulings))


def record_csv(rulings: Sequence[Ruling]) -> str:
    """One line a word."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for ruling in rulings:
        judged = ruling.judged
        move = "valid" if judged.valid else "not valid"
        head = (judged.number, judged.time.isoformat(), judged.variant, judged.game, judged.lexicon, move)
        undone = ruling.undone.isoformat() if ruling.undone else ""
        for word in judged.words:
            told = (word.word, word.status, " ".join(word.rules), word.line, undone, "; ".join(ruling.notes))
            writer.writerow((*head, *told))
    return out.getvalue()


def record_json(rulings: Sequence[Ruling]) -> str:
    """The whole record, readable by people too."""
    found = [
        RulingOut(
            one.judged.number,
            one.judged.time,
            one.judged.variant,
            one.judged.game,
            one.judged.lexicon,
            one.judged.typed,
            one.judged.valid,
            one.judged.words,
            one.undone,
            one.notes,
        )
        for one in rulings
    ]
    return msgspec.json.format(msgspec.json.encode(RecordOut(SCHEMA, found)), indent=2).decode() + "\n"
