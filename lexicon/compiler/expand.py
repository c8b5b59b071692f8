"""Stage 2: a headword becomes forms, each with the number of its derivation record.

Endings repeat, so what is computed is shared: a *unit* (one derived lexeme) of a headword gives a template, the list
of (suffix, cells) after the part of the lemma that never changes; equal templates of equal units have equal records.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from lexicon.errors import UsageError
from lexicon.morphology.derive import PREFIXATION, Derived, Deriver
from lexicon.morphology.lexeme import Form, Lexeme
from lexicon.readers.entry import Being, Object
from lexicon.store.format import Record, StoredDecision, StoredStep


@dataclass(frozen=True, slots=True)
class Headword:
    """A lexeme ready for expansion: the `slot`-th of its lemma, with the rules that stop all its forms."""

    lexeme: Lexeme
    slot: int
    stops: tuple[str, ...] = ()
    extra_keys: tuple[str, ...] = ()  # further spellings under which it is known: `např` for `např.`


class Root(NamedTuple):
    """What the rules ask of the headword from which the steps start (D2, D3, F5.4)."""

    feats: str
    object: Object
    being: Being


@dataclass(frozen=True, slots=True)
class Unit:
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

    def step_ids(self) -> tuple[str, ...]:
        """The ids of the derivation steps, in order."""
        return tuple(step.id for step in self.steps)


Decide = Callable[[Unit, tuple[str, ...], int], tuple[StoredDecision, ...]]
"""(unit, cells, length of the form) -> one decision a variant."""

Template = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(slots=True)
class Expander:
    """Expands headwords; remembers records so that equal ones get one number."""

    deriver: Deriver
    decide: Decide
    blocked: frozenset[str] = frozenset()  # lemmas of verbs that have an entry of their own (D4)
    records: dict[Record, int] = field(default_factory=dict)
    _templates: dict[tuple[Unit, Template, bool], "array[int]"] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def expand(self, headword: Headword) -> Iterator[tuple[str, int]]:
        """(form, record number) of all forms of a headword and of everything derived from it."""
        lexeme = headword.lexeme
        made: dict[Lexeme, list[Form]] = {}
        try:
            for derived in self.deriver.derive(lexeme, self.blocked):
                forms = made.get(derived.lexeme)
                if forms is None:
                    forms = made[derived.lexeme] = self.deriver.inflector.forms(derived.lexeme)
                if not derived.steps and headword.extra_keys:
                    forms = forms + [Form(key, forms[0].feats) for key in headword.extra_keys]
                yield from self._rows(headword, derived, forms)
        except UsageError as error:
            self.failures.append(str(error))

    def _rows(self, headword: Headword, derived: Derived, forms: list[Form]) -> Iterator[tuple[str, int]]:
        cells: dict[str, list[str]] = {}
        for text, feats in forms:
            cells.setdefault(text, []).append(feats)
        if not cells:
            return
        root = headword.lexeme.lemma
        inner = _inner_prefix(derived)
        bodies = [text[len(inner) :] for text in cells] if inner else list(cells)
        keep = _common(root, bodies)
        before = derived.prefix + inner
        unit = Unit(
            derived.lexeme.upos.value,
            derived.lexeme.feats,
            derived.lexeme.vzor,
            derived.lexeme.traits,
            () if derived.steps else headword.lexeme.missing,
            Root(headword.lexeme.feats, headword.lexeme.object, headword.lexeme.being),
            headword.slot,
            headword.stops,
            _steps(root, derived),
            len(before),
            root[keep:],
        )
        template: Template = tuple(
            (body[keep:], tuple(feats)) for body, feats in zip(bodies, cells.values(), strict=True)
        )
        short = len(before) + keep + min(len(suffix) for suffix, _ in template) < 2  # rule K1 looks at single letters
        key = (unit, template, short)
        numbers = self._templates.get(key)
        if numbers is None:
            numbers = self._templates[key] = self._number(unit, template, len(before) + keep)
        stem = before + root[:keep]
        for (suffix, _), number in zip(template, numbers, strict=True):
            yield stem + suffix, number

    def _number(self, unit: Unit, template: Template, length: int) -> "array[int]":
        numbers = array("I")
        for suffix, cells in template:
            record = Record(
                unit.prefix,
                len(suffix),
                unit.tail,
                unit.slot,
                unit.upos,
                unit.feats,
                unit.vzor,
                cells,
                unit.steps,
                self.decide(unit, cells, length + len(suffix)),
            )
            numbers.append(self.records.setdefault(record, len(self.records)))
        return numbers


def _inner_prefix(derived: Derived) -> str:
    """The prefix of D4 inside the derived lexeme: `do` of nedooraný."""
    if not derived.steps or derived.steps[0].id != PREFIXATION:
        return ""
    return derived.steps[0].prefix


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
        body = step.lemma[len(step.prefix) :]
        keep = _common(before, [body])
        steps.append(StoredStep(step.id, step.prefix, len(before) - keep, body[keep:]))
        before = step.lemma
    return tuple(steps)
