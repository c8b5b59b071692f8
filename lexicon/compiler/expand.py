"""Stage 2: a headword becomes forms, each with the number of its derivation record.

Endings repeat, so what is computed is shared: a *unit* (one derived lexeme) of a headword gives a template, the list
of (suffix, cells) after the part of the lemma that never changes; equal templates of equal units have equal records.
"""

from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from lexicon.errors import UsageError
from lexicon.grammar import with_feats
from lexicon.morphology.derive import PREFIXATION, Derived, Deriver
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Being, Object
from lexicon.rules import rare_doublets
from lexicon.store.format import Record, StoredDecision, StoredStep


class Headword(msgspec.Struct, frozen=True):
    """A lexeme ready for expansion: the `slot`-th of its lemma, with the rules that stop all its forms."""

    lexeme: Lexeme
    slot: int
    stops: tuple[str, ...] = ()
    extra_keys: tuple[str, ...] = ()  # further spellings under which it is known: `např` for `např.`
    source: str = ""  # whose paradigm and prefixes it has
    rare: frozenset[str] = frozenset()  # listed forms marked as rare (F0)
    carried: tuple["Carried", ...] = ()


class Carried(NamedTuple):
    """A form listed at a prefixed verb that the plain verb, or another prefixed one, takes over (F5.6)."""

    form: str
    cell: str
    lemma: str  # of the verb that takes it over
    feats: str  # of that verb


class Root(NamedTuple):
    """What the rules ask of the headword from which the steps start (D2, D3, F5.4)."""

    feats: str
    object: Object
    being: Being


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """What all forms of one derived lexeme have in common, apart from stem and endings."""

    upos: str
    feats: str
    vzor: str
    traits: frozenset[str]
    missing: tuple[str, ...]
    root: "Root"
    slot: int
    stops: tuple[str, ...]
    steps: tuple[StoredStep, ...]
    prefix: int
    tail: str
    rare: tuple[tuple[str, str, str], ...] = ()  # (prefix, suffix, cell) where a usual form outdoes a rare one (F0)

    def step_ids(self) -> tuple[str, ...]:
        """The ids of the derivation steps, in order."""
        return tuple(step.id for step in self.steps)


CARRYING = "F5.6"
_NE, _NEGATIVE = "ne", "Polarity=Neg"
_NEGATION = StoredStep("D5", _NE, 0, "")
_NONE: frozenset[str] = frozenset()
_INFLECTION_PREFIXES = ("nej", "ne", "po", "pů")

Decide = Callable[[Unit, tuple[str, ...], int, frozenset[str]], tuple[StoredDecision, ...]]
"""(unit, cells, length of the form, cells in which it is a rare doublet) -> one decision a variant."""

Cells = dict[str, tuple[str, ...]]  # form -> its cells
Template = tuple[tuple[str, str, tuple[str, ...]], ...]  # prefix inside the unit, suffix, cells


class Shape(NamedTuple):
    """The forms of a derived lexeme, and what they share with the headword: its first `keep` letters."""

    cells: Cells
    keep: int
    template: Template


@dataclass(slots=True)
class Expander:
    """Expands headwords; remembers records so that equal ones get one number."""

    deriver: Deriver
    decide: Decide
    own_entries: Mapping[str, frozenset[str]] = field(default_factory=dict)  # source -> its verbs (D4)
    excluded: Mapping[str, frozenset[str]] = field(default_factory=dict)  # source -> verbs that it excludes (D4)
    records: dict[Record, int] = field(default_factory=dict)
    _templates: dict[tuple[Unit, Template, int], "array[int]"] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def expand(self, headword: Headword) -> list[tuple[str, int]]:
        """(form, record number) of all forms of a headword and of everything derived from it."""
        lexeme = headword.lexeme
        made: dict[object, Shape] = {}
        rows = list(self._carried(headword)) if headword.carried else []
        try:
            for derived in self.deriver.derive(lexeme, self.own_entries.get(headword.source, frozenset())):
                one = derived.lexeme
                traits = self.deriver.inflector.vzor(one).uses_traits & one.traits
                alike = (one.lemma, one.vzor, traits, one.stems, one.forms, derived.inner, not derived.steps)
                shape = made.get(alike)
                if shape is None:
                    cells = self.deriver.inflector.cells(one)
                    if not derived.steps and headword.extra_keys:
                        cells = cells | dict.fromkeys(headword.extra_keys, next(iter(cells.values())))
                    shape = made[alike] = _shape(lexeme.lemma, derived.inner, cells)
                if shape.cells:
                    rows += self._rows(headword, derived, shape)
        except UsageError as error:
            self.failures.append(str(error))
        return rows

    def _rows(self, headword: Headword, derived: Derived, shape: "Shape") -> list[tuple[str, int]]:
        root = headword.lexeme.lemma
        before = derived.prefix
        keep = shape.keep
        unit = Unit(
            derived.lexeme.upos.value,
            derived.lexeme.feats,
            derived.lexeme.vzor,
            derived.lexeme.traits,
            () if derived.steps else headword.lexeme.missing,
            Root(headword.lexeme.feats, headword.lexeme.object, headword.lexeme.being),
            headword.slot,
            headword.stops + self._prefixed_stops(headword, derived),
            _steps(root, derived),
            len(before),
            root[keep:],
            _rare(headword.rare, derived.inner, shape) if headword.rare and derived.lexeme.forms else (),
        )
        stem = root[:keep]
        length = len(before) + keep
        key = (unit, shape.template, min(length, 2))  # rule K1 looks at single letters
        numbers = self._templates.get(key)
        if numbers is None:
            numbers = self._templates[key] = self._number(unit, shape.template, length)
        return [
            (before + prefix + stem + suffix, number)
            for (prefix, suffix, _), number in zip(shape.template, numbers, strict=True)
        ]

    def _prefixed_stops(self, headword: Headword, derived: Derived) -> tuple[str, ...]:
        """D4 gives no verb that the same source lists and excludes."""
        excluded = self.excluded.get(headword.source)
        if excluded and derived.inner and derived.steps and derived.steps[0].id == PREFIXATION:
            return (PREFIXATION,) if derived.steps[0].lemma in excluded else ()
        return ()

    def _carried(self, headword: Headword) -> Iterator[tuple[str, int]]:
        """Forms that other verbs take over, and their negation (D5)."""
        lexeme, root = headword.lexeme, headword.lexeme.lemma
        for one in headword.carried:
            step = StoredStep(CARRYING, "", len(root), one.lemma)
            for before, feats, more in (("", one.feats, ()), (_NE, with_feats(one.feats, _NEGATIVE), (_NEGATION,))):
                form = before + one.form
                unit = Unit(
                    lexeme.upos.value,
                    feats,
                    lexeme.vzor,
                    lexeme.traits,
                    (),
                    Root(lexeme.feats, lexeme.object, lexeme.being),
                    headword.slot,
                    headword.stops,
                    (step, *more),
                    0,
                    root,
                )
                number = self._number(unit, (("", form, (one.cell,)),), 0)[0]
                yield form, number

    def _number(self, unit: Unit, template: Template, length: int) -> "array[int]":
        numbers = array("I")
        for prefix, suffix, cells in template:
            rare = frozenset(cell for *parts, cell in unit.rare if parts == [prefix, suffix]) if unit.rare else _NONE
            record = Record(
                unit.prefix + len(prefix),
                len(suffix),
                unit.tail,
                unit.slot,
                unit.upos,
                unit.feats,
                unit.vzor,
                cells,
                unit.steps,
                self.decide(unit, cells, length + len(prefix) + len(suffix), rare),
            )
            numbers.append(self.records.setdefault(record, len(self.records)))
        return numbers


def _shape(root: str, inner: str, cells: Cells) -> Shape:
    first = root[:1]
    split = [("", text) if not inner and text[:1] == first else _split(text, root, inner) for text in cells]
    keep = _common(root, [body for _, body in split]) if split else 0
    rows = [(prefix, body[keep:], feats) for (prefix, body), feats in zip(split, cells.values(), strict=True)]
    return Shape(cells, keep, tuple(rows))


def _rare(rare: frozenset[str], inner: str, shape: Shape) -> tuple[tuple[str, str, str], ...]:
    """The forms of a unit that a usual form of the same cell puts out of play (F0), as the template has them."""
    texts: dict[str, list[str]] = {}
    for text, found in shape.cells.items():
        for cell in found:
            texts.setdefault(cell, []).append(text)
    marked = frozenset(inner + text for text in rare)
    return tuple(
        (prefix, suffix, cell)
        for text, (prefix, suffix, found) in zip(shape.cells, shape.template, strict=True)
        for cell in found
        if text in rare_doublets(texts[cell], marked)
    )


def _split(text: str, root: str, inner: str) -> tuple[str, str]:
    """The prefix of a form before what it shares with the headword: ne|orám, nej|zeleněji, po|nesu, nej|ne|zeleněji."""
    first = root[:1]
    if text.startswith(inner) and text[len(inner) : len(inner) + 1] == first:
        return inner, text[len(inner) :]
    for more in _INFLECTION_PREFIXES:
        prefix = more + inner
        if text.startswith(prefix) and text[len(prefix) : len(prefix) + 1] == first:
            return prefix, text[len(prefix) :]
    return inner, text[len(inner) :]


def _common(root: str, bodies: list[str]) -> int:
    """How many letters of `root` all bodies begin with."""
    low, high = min(bodies), max(bodies)
    limit = min(len(root), len(low), len(high))
    for n in range(limit):
        if not root[n] == low[n] == high[n]:
            return n
    return limit


def _steps(root: str, derived: Derived) -> tuple[StoredStep, ...]:
    """The steps as operations on the lemma before: brát -D5-> ("ne", strip 2, "at")."""
    steps = []
    before = root
    for step in derived.steps:
        prefix, body = _split(step.lemma, before, step.prefix)
        keep = _common(before, [body])
        steps.append(StoredStep(step.id, prefix, len(before) - keep, body[keep:]))
        before = step.lemma
    return tuple(steps)
