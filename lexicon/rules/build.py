"""From a ruleset as written to a `Ruleset`, checking everything that the shapes alone cannot."""

from collections import defaultdict
from collections.abc import Collection
from typing import NoReturn

import msgspec
import regex

from lexicon.errors import DataError
from lexicon.files.toml import line_of
from lexicon.grammar import FEATURES, Upos
from lexicon.rules.draft import Draft, Placed
from lexicon.rules.formations import FormationRow
from lexicon.rules.ruleset import Category, Cells, Citation, ListRule, Rule, Ruleset, StepRule
from lexicon.rules.shape import CellsRow, StepRow

AUTHORITIES = ("final", "appeal")
PROOFS = 3  # passing words of every rule, and not passing ones of every rule that forbids
_DATE = regex.compile(r"(\d{4}(-\d{2}(-\d{2})?)?)?")
_LENGTHS = regex.compile(r"(\d+)-(\d+)")


def build(draft: Draft) -> Ruleset:
    """Compile a draft. Raises DataError with file, line and rule."""
    head = draft.head
    known = {row.id: row for row in head.variant}
    variants = head.variants or list(known)
    _check_head(draft, variants, known)
    categories, cells, steps = [], defaultdict(list), defaultdict(list)
    labels: dict[str, tuple[str, ...]] = dict.fromkeys(draft.free_labels, ())
    for placed in draft.rules.values():
        row = placed.row
        categories += _categories(placed)
        for one in row.cells:
            _check_cells(placed, one, known)
            for upos in one.upos:
                cells[upos].append(Cells(row.id, one))
        for step in row.step:
            _check_step(placed, step)
            steps[step.step].append(StepRule(row.id, step))
        for label in row.allowed_labels:
            labels.setdefault(label, ())
    for placed in draft.rules.values():
        for label in placed.row.labels:
            if label in draft.free_labels or any(label in one.row.allowed_labels for one in draft.rules.values()):
                _fail(placed, f"label {label!r} both excludes and does not")
            labels[label] = (*labels.get(label, ()), placed.row.id)
    for placed in draft.lifted.values():  # labels stay known, permissions end
        for label in (*placed.row.labels, *placed.row.allowed_labels):
            labels.setdefault(label, ())
        for step in placed.row.step:
            if not step.forbidden:
                steps[step.step].append(StepRule(placed.row.id, StepRow(step=step.step, forbidden=True)))
    return Ruleset(
        id=head.id,
        parent=head.parent,
        date=head.date,
        language=head.language,
        title=head.title,
        note=head.note,
        variants=tuple(known[variant] for variant in variants),
        documents={row.id: row.title for row in head.document},
        sources=tuple(head.source),
        stand_ins=frozenset(head.stand_ins),
        lists=tuple(_list_rule(draft, n) for n, row in enumerate(head.list_) if row.rule in draft.rules),
        rules={rule: _rule(draft, placed) for rule, placed in draft.rules.items()},
        labels=labels,
        categories=tuple(one for one in categories if one.row.scope == "headword"),
        form_categories=tuple(one for one in categories if one.row.scope == "form"),
        cells={Upos(upos): tuple(rows) for upos, rows in cells.items()},
        steps={step: tuple(rows) for step, rows in steps.items()},
        formations=tuple(row for placed in draft.rules.values() for row in _formations(placed)),
        carrying_steps=frozenset(head.carrying_steps),
        missing_rule=next((one.row.id for one in draft.rules.values() if one.row.missing_cells), ""),
        rare_rule=next((one.row.id for one in draft.rules.values() if one.row.rare_doublets), ""),
    )


def _fail(placed: Placed, what: str, *, key: str = "", hint: str = "") -> NoReturn:
    """The error, at the line of `key` inside the rule's block if it can be found there."""
    line = placed.line
    lines = placed.file.read_text(encoding="utf-8").split("\n")
    for number, text in enumerate(lines[line:], line + 1) if key else ():
        if text.startswith("[[rule]]"):
            break
        if key in text:
            line = number
            break
    raise DataError(placed.file, line, what, entry=placed.row.id, hint=hint)


def _check_head(draft: Draft, variants: list[str], known: Collection[str]) -> None:
    head = draft.head
    text = draft.path.read_text(encoding="utf-8")

    def fail(key: str, what: str, hint: str = "") -> NoReturn:
        raise DataError(draft.path, line_of(text, key), what, entry=head.id, hint=hint)

    if not _DATE.fullmatch(head.date):
        fail("date", f"date {head.date!r}", "write 2004, 2004-01 or 2004-01-31")
    if not head.language:
        fail("id", "no language", 'add language = "cs"')
    if not variants:
        fail("variants", "no variants", "define at least one [[variant]]")
    for variant in variants:
        if variant not in known:
            fail("variants", f"unknown variant {variant!r}", "define it with [[variant]]")
    ids = [row.id for row in head.source]
    for twice in {one for one in ids if ids.count(one) > 1}:
        fail("source", f"two sources {twice!r}")


def _rule(draft: Draft, placed: Placed) -> Rule:
    row = placed.row
    documents = {document.id for document in draft.head.document}
    cites = []
    for cite in row.cites:
        document, _, section = cite.partition(": ")
        if document not in documents or not section:
            hint = f'"DOCUMENT: place", documents: {", ".join(sorted(documents))}'
            _fail(placed, f"cites {cite!r}", key=cite, hint=hint)
        cites.append(Citation(document, section))
    if not cites:
        _fail(placed, "no citation", hint='cites = ["cas: section"]')
    _check_proofs(placed)
    return Rule(
        id=row.id,
        title=row.title,
        text=row.text,
        cites=tuple(cites),
        forbids=row.forbids,
        needs=row.needs,
        labels=tuple(row.labels),
        allowed_labels=tuple(row.allowed_labels),
        proof=row.proof,
        file=placed.file.name,
        line=placed.line,
    )


def _check_proofs(placed: Placed) -> None:
    proofs = placed.row.proof.values()
    passing = sum(len(proof.passing) for proof in proofs)
    failing = sum(len(proof.stop) + len(proof.never) for proof in proofs)
    if passing < PROOFS:
        _fail(placed, f"{passing} proof words that pass", key="rule.proof", hint=f"at least {PROOFS}")
    if placed.row.forbids and failing < PROOFS:
        _fail(placed, f"{failing} proof words that do not pass", key="rule.proof", hint=f"at least {PROOFS}")


def _categories(placed: Placed) -> list[Category]:
    found = []
    for row in placed.row.category:
        _check_pattern(placed, row.where)
        if row.scope not in ("headword", "form"):
            _fail(placed, f"scope {row.scope!r}", key="scope", hint="headword or form")
        try:
            text = regex.compile(row.text) if row.text else None
        except regex.error as error:
            _fail(placed, f"text {row.text!r}: {error}", key=f"'{row.text}'")
        found.append(Category(placed.row.id, row, text))
    return found


def _formations(placed: Placed) -> list[FormationRow]:
    found = []
    for row in placed.row.formation:
        _check_pattern(placed, row.where)
        try:
            groups = regex.compile(row.pattern).groups
        except regex.error as error:
            _fail(placed, f"formation {row.pattern!r}: {error}", key=f"'{row.pattern}'")
        used = [int(number) for number in regex.findall(r"\\(\d+)", row.base + row.also)]
        if any(number > groups for number in used):
            _fail(placed, f"formation {row.pattern!r} has {groups} groups", key=f"'{row.pattern}'")
        found.append(msgspec.structs.replace(row, rule=placed.row.id))
    return found


def _check_cells(placed: Placed, row: CellsRow, variants: Collection[str]) -> None:
    unknown = [variant for variant in row.allow if variant not in variants]
    if unknown:
        _fail(placed, f"unknown variant {unknown[0]!r}", key="allow")
    patterns = [pattern for allowed in row.allow.values() for pattern in allowed]
    for by_object in (row.objects, row.carried):
        patterns += [pattern for allowed in (by_object or {}).values() for pattern in allowed]
    for pattern in (row.where, row.or_feats, *patterns):
        _check_pattern(placed, pattern)


def _check_step(placed: Placed, row: StepRow) -> None:
    for pattern in (row.where, *row.not_roots, *(root.feats for root in row.roots)):
        _check_pattern(placed, pattern)


def _check_pattern(placed: Placed, pattern: str) -> None:
    for part in filter(None, pattern.split("|")):
        feature, equals, values = part.partition("=")
        if feature not in FEATURES or not equals:
            _fail(
                placed, f"pattern {pattern!r}: no feature {feature!r}", key=pattern, hint=f"of: {', '.join(FEATURES)}"
            )
        for value in filter(None, values.split(",")):
            if value not in FEATURES[feature]:
                known = ", ".join(FEATURES[feature])
                _fail(placed, f"pattern {pattern!r}: no value {value!r}", key=pattern, hint=f"of: {known}")


def _list_rule(draft: Draft, n: int) -> ListRule:
    row = draft.head.list_[n]
    found = _LENGTHS.fullmatch(row.lengths)
    if not found or not 2 <= int(found[1]) <= int(found[2]) or row.authority not in AUTHORITIES:
        line = line_of(draft.path.read_text(encoding="utf-8"), f"list[{n}]")
        hint = f'lengths = "2-5", authority one of {", ".join(AUTHORITIES)}'
        raise DataError(draft.path, line, f"list {row.lengths!r}, {row.authority!r}", entry=draft.head.id, hint=hint)
    return ListRule(int(found[1]), int(found[2]), row.authority)
