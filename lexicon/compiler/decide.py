"""What each variant of a ruleset says of a form: the rules' answer for its cells and steps, asked once and kept."""

from lexicon.compiler.expand import Unit
from lexicon.grammar import Upos, cell_feats, matches
from lexicon.rules import Decision, Ruleset, form_decision, text_stops
from lexicon.store.format import StoredDecision


class Decider:
    """Decides for all variants at once. A form that stands in several cells is admitted if one of them is."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._variants = tuple(variant.id for variant in ruleset.variants)
        self._limited = frozenset(
            step for step, rules in ruleset.steps.items() if any(rule.row.max_letters for rule in rules)
        )
        self._kept: dict[object, Decision] = {}
        self._one_letter = tuple(stop.rule for stop in text_stops(ruleset, "a"))

    def __call__(
        self, unit: Unit, cells: tuple[str, ...], length: int, rare: frozenset[str] = frozenset()
    ) -> tuple[StoredDecision, ...]:
        """One decision a variant, in the ruleset's order."""
        stopped = unit.stops + (self._one_letter if length == 1 else ())
        return tuple(self._decide(unit, cells, length, variant, stopped, rare) for variant in self._variants)

    def _decide(
        self,
        unit: Unit,
        cells: tuple[str, ...],
        length: int,
        variant: str,
        stopped: tuple[str, ...],
        rare: frozenset[str],
    ) -> StoredDecision:
        decisions = [self._cell(unit, cell, length, variant, cell in rare) for cell in cells]
        admitted = [decision for decision in decisions if decision.allowed]
        if admitted and not stopped:
            return StoredDecision(True, admitted[0].by)
        # Of several cells the one that comes nearest speaks: dělání as a nominative is stopped by D1 alone.
        stops = () if admitted else min((decision.stops for decision in decisions), key=len)
        return StoredDecision(False, tuple(dict.fromkeys((*stopped, *(stop.rule for stop in stops)))))

    def _cell(self, unit: Unit, cell: str, length: int, variant: str, rare: bool) -> Decision:
        steps = unit.step_ids()
        missing = any(matches(cell, cell_feats(pattern)) for pattern in unit.missing)
        letters = length if not self._limited.isdisjoint(steps) else 0
        key = (unit.upos, unit.feats, unit.traits, unit.root, cell, steps, missing, letters, variant, rare)
        decision = self._kept.get(key)
        if decision is None:
            decision = self._kept[key] = form_decision(
                self._ruleset,
                variant,
                Upos(unit.upos),
                unit.feats,
                cell,
                steps,
                object=unit.root.object,
                root_feats=unit.root.feats,
                being=unit.root.being,
                traits=unit.traits,
                letters=letters,
                missing=missing,
                rare=rare,
            )
        return decision
