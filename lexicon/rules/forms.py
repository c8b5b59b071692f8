"""What the rules say of one form: its cell (F1-F8) and the derivation steps that led to it (D1-D6).

    psa      NOUN, Case=Gen, no steps            klasik: stopped by F1; plus: admitted by F1
    nedooraný  ADJ, steps D4 D5 D2p              admitted by D4, D5, D2, F2
    pomožen  VERB, Part.Pass, object other       stopped by F5.4

A pure function of features: the caller asks once for each distinct combination and remembers the answer.
"""

from collections.abc import Iterable, Sequence

from lexicon.errors import UsageError
from lexicon.grammar import Upos, matches, with_feats
from lexicon.readers.entry import Being, Object
from lexicon.rules.decisions import Decision, Stop
from lexicon.rules.ruleset import Cells, Ruleset, StepRule

NO_RULE = "F0"  # no rule admits such a form: a part of speech or a cell that the rulebook does not know


def form_decision(
    ruleset: Ruleset,
    variant: str,
    upos: Upos,
    feats: str = "",
    cell: str = "",
    steps: Sequence[str] = (),
    *,
    object: Object = Object.UNKNOWN,  # noqa: A002 - the grammatical object
    root_feats: str = "",
    being: Being = Being.NONE,
    traits: Iterable[str] = (),
    letters: int = 0,
    missing: bool = False,
    rare: bool = False,
) -> Decision:
    """Which rules admit and which stop one derivation of a form in one variant.

    `upos`, `feats` (lexical), `traits`: of the lexeme whose form it is, after the steps. `cell`: canonical features of
    the cell. `steps`: ids in the order applied (`("D4", "D5", "D2p")`). `object`: of the headword's verb. `root_feats`,
    `being`: of the headword from which the steps start (D2, D3). `letters`: length of the form, needed only for
    carried-back forms (F5.6). `missing`: the source says that the cell does not exist (K12). `rare`: the form is
    marked rare and its cell has another form that is not (F0; see `rare_doublets`).

    Raises UsageError for a variant or a step that the ruleset does not know.
    """
    ruleset.variant(variant)
    by: list[str] = []
    stops: list[Stop] = []
    for place, step in enumerate(steps):
        for rule in _step_rules(ruleset, step, upos, feats, cell):
            problem = _step_problem(rule, place, steps, object, root_feats, being, letters, ruleset)
            if problem is None:
                by.append(rule.rule)
            else:
                stops.append(problem)
    carried = not ruleset.carrying_steps.isdisjoint(steps)
    features = with_feats(feats, cell)
    rows = [row for row in ruleset.cells.get(upos, ()) if matches(features, row.row.where)]
    for row in rows:
        stop = _cell_problem(row, variant, features, feats, object, carried, frozenset(traits))
        if stop is None:
            by.append(row.rule)
        else:
            stops.append(stop)
    if not rows:
        stops.append(Stop(NO_RULE, (("upos", upos.value),)))
    if missing and ruleset.missing_rule:
        stops.append(Stop(ruleset.missing_rule))
    if rare and ruleset.rare_rule:
        stops.append(Stop(ruleset.rare_rule, (("rare", "yes"),)))
    return Decision(tuple(dict.fromkeys(by)), tuple(dict.fromkeys(stops)))


def rare_doublets(texts: Iterable[str], rare: Iterable[str]) -> frozenset[str]:
    """Of the forms of one cell, those that a more usual one puts out of play (F0); none if all are rare."""
    forms, marked = frozenset(texts), frozenset(rare)
    return forms & marked if forms - marked else frozenset()


def _step_rules(ruleset: Ruleset, step: str, upos: Upos, feats: str, cell: str) -> list[StepRule]:
    known = ruleset.steps.get(step)
    if known is None:
        raise UsageError(f"ruleset {ruleset.id} knows no step {step}", hint=f"one of: {', '.join(ruleset.steps)}")
    features = with_feats(feats, cell)
    found = [
        rule for rule in known if (not rule.row.upos or upos in rule.row.upos) and matches(features, rule.row.where)
    ]
    return found or [_nowhere(known[0])]


def _nowhere(rule: StepRule) -> StepRule:
    """A step that applies to no such part of speech: nothing permits it (ne- before a noun)."""
    return StepRule(rule.rule, type(rule.row)(step=rule.row.step, forbidden=True))


def _step_problem(
    rule: StepRule,
    place: int,
    steps: Sequence[str],
    object_: Object,
    root_feats: str,
    being: Being,
    letters: int,
    ruleset: Ruleset,
) -> Stop | None:
    row = rule.row
    before, after = steps[:place], steps[place + 1 :]
    if row.forbidden or (row.once and row.step in before) or not set(row.not_after).isdisjoint(before):
        return Stop(rule.rule, (("step", row.step),))
    clash = next((step for step in row.never_before if step in after), "")
    if clash:
        return Stop(rule.rule, (("step", clash),))
    carried = not ruleset.carrying_steps.isdisjoint(before)
    objects = row.carried_objects if carried and row.carried_objects is not None else row.objects
    if objects is not None and object_ not in objects:
        return Stop(rule.rule, (("object", object_.value),))
    fits = any(matches(root_feats, root.feats) and (not root.being or being in root.being) for root in row.roots)
    if (row.roots and not fits) or any(matches(root_feats, pattern) for pattern in row.not_roots):
        return Stop(rule.rule, (("root", root_feats),))
    if row.max_letters and letters > row.max_letters:
        return Stop(rule.rule, (("letters", str(letters)),))
    return None


def _cell_problem(
    cells: Cells,
    variant: str,
    features: str,
    feats: str,
    object_: Object,
    carried: bool,
    traits: frozenset[str],
) -> Stop | None:
    row = cells.row
    if row.trait and row.trait not in traits and not (row.or_feats and matches(feats, row.or_feats)):
        return Stop(cells.rule, (("trait", row.trait),))
    if not any(matches(features, pattern) for pattern in row.allow.get(variant, ())):
        return Stop(cells.rule)
    if row.objects is None:
        return None
    by_object = row.carried if carried and row.carried is not None else row.objects
    if any(matches(features, pattern) for pattern in by_object.get(object_, ())):
        return None
    plain = any(matches(features, pattern) for pattern in row.objects.get(object_, ()))
    return Stop(row.carried_rule if plain and row.carried_rule else cells.rule, (("object", object_.value),))
