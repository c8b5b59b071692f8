"""A ruleset, compiled: what `load_ruleset` returns and the engine works on. Immutable."""

from collections.abc import Mapping
from dataclasses import dataclass

import regex

from lexicon.errors import UsageError
from lexicon.grammar import Upos
from lexicon.rules.formations import FormationRow
from lexicon.rules.shape import CategoryRow, CellsRow, ProofRow, SourceRow, StepRow, Text, VariantRow


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a rule stands: the document's id and the place in it."""

    document: str
    section: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as people see it; `file` and `line` (from 1) tell where it is written."""

    id: str
    title: Text
    text: Text
    cites: tuple[Citation, ...]
    forbids: bool
    needs: str
    labels: tuple[str, ...]
    allowed_labels: tuple[str, ...]
    proof: Mapping[str, ProofRow]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Category:
    """A kind of headword or form that `rule` stops."""

    rule: str
    row: CategoryRow
    text: "regex.Pattern[str] | None"


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells that `rule` admits."""

    rule: str
    row: CellsRow


@dataclass(frozen=True, slots=True)
class StepRule:
    """A step that `rule` permits or forbids."""

    rule: str
    row: StepRow


@dataclass(frozen=True, slots=True)
class ListRule:
    """Lengths `first` to `last` (letters) that an official list decides, alone or open to appeal (A1)."""

    first: int
    last: int
    authority: str


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A rulebook at one time. `rules` are in the order of the documents."""

    id: str
    parent: str
    date: str
    language: str
    title: Text
    note: Text | None
    variants: tuple[VariantRow, ...]
    documents: Mapping[str, str]
    sources: tuple[SourceRow, ...]
    stand_ins: frozenset[str]
    lists: tuple[ListRule, ...]
    rules: Mapping[str, Rule]
    labels: Mapping[str, tuple[str, ...]]
    categories: tuple[Category, ...]
    form_categories: tuple[Category, ...]
    cells: Mapping[Upos, tuple[Cells, ...]]
    steps: Mapping[str, tuple[StepRule, ...]]
    formations: tuple[FormationRow, ...]
    carrying_steps: frozenset[str]
    missing_rule: str
    rare_rule: str

    def rule(self, rule_id: str) -> Rule:
        """One rule. Raises UsageError if the ruleset has none of that id."""
        found = self.rules.get(rule_id)
        if found is None:
            raise UsageError(f"ruleset {self.id} has no rule {rule_id}", hint=f"one of: {', '.join(self.rules)}")
        return found

    def variant(self, variant: str) -> VariantRow:
        """One variant. Raises UsageError if the ruleset does not know it."""
        for row in self.variants:
            if row.id == variant:
                return row
        known = ", ".join(row.id for row in self.variants)
        raise UsageError(f"ruleset {self.id} has no variant {variant}", hint=f"one of: {known}")

    def admits_source(self, source: str) -> bool:
        """Whether headwords of the source count (A2): the rules name it, or it stands in for those they name."""
        return source in self.stand_ins or "*" in self.stand_ins or any(row.id == source for row in self.sources)

    def list_authority(self, letters: int) -> str:
        """What a list decides about words of that many letters: `final`, `appeal`, or nothing (`""`) (A1)."""
        for row in self.lists:
            if row.first <= letters <= row.last:
                return row.authority
        return ""
