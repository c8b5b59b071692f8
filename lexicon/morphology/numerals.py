"""Numerals by analogy (F4): every kind of every number, listed in a source or not.

    pět        pátý, popáté, pětkrát, pětinásobný, paterý, patero, pětice, pětina
    pět a dvacet   pětadvacet, pětadvacátý, popětadvacáté, pětadvacetkrát ...
    dvě stě    dvoustý, podvousté, dvousetina

The kinds and the stems of the numbers are data (`numerals.toml`, which explains its keys); here stands only how
numbers are written together: units linked to tens (jedenadvacet, jednadvacet), numbers before powers (třístý).
Compounds of several words (dvacet jedna, sto pět) are not made: their parts are numerals of their own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError, UsageError
from lexicon.files.toml import line_of, load_toml
from lexicon.grammar import Upos, parse_feats
from lexicon.morphology.inflect import Inflector, Stems, ready
from lexicon.morphology.lexeme import Lexeme
from lexicon.morphology.spec import Group, SpecError, parse_groups
from lexicon.morphology.vzor import Vzor

_STEMS = (
    "cardinal", "combining", "fold", "fraction", "generic", "group", "link", "once", "ordinal", "times", "turn",
)  # fmt: skip


class KindRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One `[[kind]]` block."""

    id: str
    upos: Upos
    lemma: list[str | list[str]]
    feats: str = ""
    vzory: list[tuple[str, str]] = []
    linked: bool = False
    multiplied: bool = False
    until: int | None = None


class NumberRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One `[[number]]` block."""

    stems: dict[str, str]
    name: str = ""
    value: int | None = None
    vzor: str = "pět"
    tens: bool = False
    power: bool = False


class NumeralFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `numerals.toml`."""

    kind: list[KindRow]
    number: list[NumberRow]


@dataclass(frozen=True, slots=True)
class Numeral:
    """A generated numeral: its lexeme, its kind (`ordinal`, `times` ...), and the numbers it is made of.

    `base` are cardinals: ("pět",) for pátý, ("jeden", "dvacet") for jedenadvacátý, ("dva", "sto") for dvoustý.
    `value` is None for indefinite numbers (několikátý).
    """

    lexeme: Lexeme
    kind: str
    base: tuple[str, ...]
    value: int | None


@dataclass(frozen=True, slots=True)
class _Number:
    """A number with its stems; a compound has the cardinals of its parts as `base`."""

    row: NumberRow
    base: tuple[str, ...]
    linked: bool = False
    multiplied: bool = False


def generate_numerals(folder: Path, inflector: Inflector) -> Iterator[Numeral]:
    """All numerals of `folder`/numerals.toml, in its order. Raises DataError with the line of a bad kind."""
    path = folder / "numerals.toml"
    data = load_toml(path, NumeralFile)
    kinds = [(kind, _compiled(kind, n, path, inflector)) for n, kind in enumerate(data.kind)]
    for number in _numbers(data.number):
        for kind, groups in kinds:
            if _applies(kind, number):
                yield from _made(kind, groups, number, inflector)


def _compiled(kind: KindRow, n: int, path: Path, inflector: Inflector) -> tuple[Group, ...]:
    line = line_of(path.read_text(encoding="utf-8"), f"kind[{n}]")
    try:
        parse_feats(kind.feats)
        groups = parse_groups(kind.lemma)
    except (SpecError, UsageError) as error:
        raise DataError(path, line, str(error), entry=kind.id) from None
    unknown = {spec.stem for group in groups for spec in group} - set(_STEMS)
    if unknown:
        raise DataError(path, line, f"unknown stem {min(unknown)}", entry=kind.id, hint=f"one of: {', '.join(_STEMS)}")
    for _, vzor in kind.vzory:
        if vzor not in inflector.vzory:
            raise DataError(path, line, f"unknown vzor {vzor!r}", entry=kind.id)
    return groups


def _numbers(rows: list[NumberRow]) -> Iterator[_Number]:
    """The numbers of the file, then units linked to tens, then numbers multiplied by powers."""
    units = [row for row in rows if "link" in row.stems]
    powers = [row for row in rows if row.power]
    for row in rows:
        yield _Number(row, (_cardinal(row),))
    for tens in (row for row in rows if row.tens):
        for unit in units:
            yield _Number(_joined(unit, "link", tens), (_cardinal(unit), _cardinal(tens)), linked=True)
    for n, power in enumerate(powers):
        limit = powers[n + 1].value if n + 1 < len(powers) else power.value
        for row in rows:
            if row.value and "combining" in row.stems and row.value * (power.value or 1) < (limit or 0):
                yield _Number(_joined(row, "combining", power), (_cardinal(row), _cardinal(power)), multiplied=True)


def _joined(before: NumberRow, stem: str, after: NumberRow) -> NumberRow:
    """jedena + dvacet, dvou + stý: each stem of `after` with each doublet of the stem before it."""
    firsts = before.stems[stem].split("/")
    stems = {
        name: "/".join(first + one for first in firsts for one in value.split("/"))
        for name, value in after.stems.items()
    }
    link = stem == "link"
    value = (before.value or 0) + (after.value or 0) if link else (before.value or 1) * (after.value or 1)
    return NumberRow(stems, value=value)


def _cardinal(row: NumberRow) -> str:
    return row.name or row.stems.get("cardinal", "").partition("/")[0]


def _applies(kind: KindRow, number: _Number) -> bool:
    if (number.linked and not kind.linked) or (number.multiplied and not kind.multiplied):
        return False
    return kind.until is None or (number.row.value is not None and number.row.value <= kind.until)


def _made(kind: KindRow, groups: tuple[Group, ...], number: _Number, inflector: Inflector) -> Iterator[Numeral]:
    base = Lexeme(_cardinal(number.row), kind.upos, stems=tuple(number.row.stems.items()))
    stems = Stems(base, ready(_NO_VZOR, frozenset()), inflector.sounds)
    for lemma in stems.evaluate(groups):
        vzor = next((vzor for pattern, vzor in kind.vzory if regex.search(pattern, lemma)), number.row.vzor)
        yield Numeral(Lexeme(lemma, kind.upos, kind.feats, vzor), kind.id, number.base, number.row.value)


_NO_VZOR = Vzor(
    id="", upos=Upos.NUM, feats="", grammar="", lemma=regex.compile(""), tail=None, examples=(), traits={},
    stems=dict.fromkeys(_STEMS, ()), cells=(), derive={},
)  # fmt: skip
