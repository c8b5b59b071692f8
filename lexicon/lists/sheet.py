"""Correction sheets: numbered additions and strikes that apply on top of an official list, in order.

list = "blex-2023"
number = 1
date = 2024-02-01
add = ["slovo"]         # must not be in the list yet
strike = ["slvo"]       # must be in it
"""

from collections.abc import Collection
from datetime import date
from pathlib import Path

import msgspec

from lexicon.errors import DataError
from lexicon.files.toml import line_of, load_toml
from lexicon.lists.words import Lengths
from lexicon.message import message


class Sheet(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One correction sheet as written; `of` is the key `list`, the id of the list that it corrects."""

    of: str = msgspec.field(name="list")
    number: int
    date: date
    title: str = ""
    add: list[str] = []
    strike: list[str] = []


def read_sheet(path: Path) -> Sheet:
    """Read a sheet. Raises DataError (file, line) for anything that is no sheet."""
    sheet = load_toml(path, Sheet)
    if sheet.number < 1:
        raise DataError(path, _line(path, "number"), "sheet number {n}", hint="numbers start at 1", n=sheet.number)
    if not sheet.add and not sheet.strike:
        raise DataError(path, 0, "a sheet that changes nothing", hint='add = ["..."] or strike = ["..."]')
    return sheet


def apply_sheet(
    words: Collection[str], sheet: Sheet, path: Path, lengths: Lengths, letters: frozenset[str]
) -> frozenset[str]:
    """The words after the sheet.

    Raises DataError where the sheet does not fit the list: a word added that is there already or is no word of the
    list's lengths, a word struck that is not there, a word named twice.
    """
    present = set(words)
    named: set[str] = set()
    for word in (*sheet.add, *sheet.strike):
        if word in named:
            raise DataError(path, _line_of_word(path, word), "the sheet names {word} twice", word=repr(word))
        named.add(word)
    for word in sheet.add:
        wrong = next((letter for letter in word if letter not in letters), "")
        if wrong or len(word) not in lengths:
            what = message("{word} has {wrong}") if wrong else message("{word} has {letters} letters")
            hint = message("words of the list are lower-case and have {lengths} letters")
            values = {"word": repr(word), "wrong": repr(wrong), "letters": len(word), "lengths": str(lengths)}
            raise DataError(path, _line_of_word(path, word), what, entry="", hint=hint, **values)
        if word in present:
            what = message("adds {word}, which the list has already")
            raise DataError(path, _line_of_word(path, word), what, word=repr(word))
    for word in sheet.strike:
        if word not in present:
            what = message("strikes {word}, which the list does not have")
            raise DataError(path, _line_of_word(path, word), what, word=repr(word))
    return frozenset((present | set(sheet.add)) - set(sheet.strike))


def _line(path: Path, key: str) -> int:
    return line_of(path.read_text(encoding="utf-8"), key)


def _line_of_word(path: Path, word: str) -> int:
    lines = path.read_text(encoding="utf-8").split("\n")
    return next((number for number, line in enumerate(lines, 1) if f'"{word}"' in line), 0)
