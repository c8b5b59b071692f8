"""Verdicts and explanations as data; the wording is `lexicon.judge.wording`.

The decision and its explanation come from the same records: a word is valid because one of its derivations is
admitted; otherwise every derivation names the rules that stop it, or there is none and the word is unknown.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from lexicon.store.artefact import Artefact
from lexicon.store.format import Record, StoredDecision, StoredLexeme

if TYPE_CHECKING:
    from lexicon.rules.formations import Formation

NOT_LETTERS = "K6"
ONE_LETTER = "K1"
LIST_RULE = "A1"


class Status(StrEnum):
    """The answer to a challenge."""

    VALID = "valid"
    INVALID = "invalid"  # known, but every derivation is stopped by a rule; or a formation that a rule names
    UNKNOWN = "unknown"  # no derivation at all


@dataclass(frozen=True, slots=True)
class StepTaken:
    """One derivation step and the lemma it led to: D5, neorat."""

    id: str
    lemma: str


@dataclass(frozen=True, slots=True)
class Derivation:
    """One way in which a form comes from a headword, and what each variant says of it.

    `cells` are canonical UD features, one string a cell; `feats` are those of the (derived) lexeme.
    """

    form: str
    headword: str
    lexeme: StoredLexeme
    upos: str
    feats: str
    vzor: str
    cells: tuple[str, ...]
    steps: tuple[StepTaken, ...]
    decisions: dict[str, StoredDecision]

    @property
    def lemma(self) -> str:
        """The lemma of the derived lexeme: dělaný for dělaná."""
        return self.steps[-1].lemma if self.steps else self.headword


@dataclass(frozen=True, slots=True)
class ListSays:
    """What an official list says of a word of a length that it decides (A1)."""

    list: str
    decisions: dict[str, StoredDecision]
    sheet: int = 0  # the correction sheet that added or struck the word


@dataclass(frozen=True, slots=True)
class Formed:
    """A word that nothing derives, but which a rule names as a forbidden formation from `base`: řícti from říci.

    `reason` is told by language; empty where the rule's text says it.
    """

    rule: str
    base: str
    reason: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything known of one form; `formed` only where nothing derives it, or a variant does not admit it."""

    form: str
    derivations: tuple[Derivation, ...]
    lists: tuple[ListSays, ...] = ()
    formed: tuple[Formed, ...] = ()

    @property
    def known(self) -> bool:
        """Whether there is a derivation, or a list that has the word."""
        return bool(self.derivations) or any(one.allowed for says in self.lists for one in says.decisions.values())


@dataclass(frozen=True, slots=True)
class WordVerdict:
    """The verdict on one word under one variant. `rules` admit it, or are all that stop it."""

    asked: str
    word: str
    status: Status
    rules: tuple[str, ...]
    explanation: Explanation


@dataclass(frozen=True, slots=True)
class Challenge:
    """The verdict on all the words of one move."""

    variant: str
    words: tuple[WordVerdict, ...]

    @property
    def valid(self) -> bool:
        """Whether the move stands: every word is valid, and there is one."""
        return bool(self.words) and all(word.status is Status.VALID for word in self.words)


def explain_word(artefact: Artefact, form: str) -> Explanation:
    """All derivations of a form as stored: allowed ones first, then those with fewer steps."""
    set_id = artefact.set_id(form)
    if set_id is None:
        return Explanation(form, (), _not_listed(artefact, form), _formed(artefact, form))
    variants = artefact.manifest.variants
    derivations = []
    lists = []
    for record in artefact.records(set_id):
        decisions = dict(zip(variants, record.decisions, strict=True))
        if record.listed:
            said = {name: one for name, one in decisions.items() if one.rules}
            lists.append(ListSays(record.listed, said, record.sheet))
        else:
            derivations.append(_derivation(artefact, form, record, decisions))
    derivations.sort(key=lambda one: (not any(d.allowed for d in one.decisions.values()), len(one.steps), one.headword))
    everywhere = all(any(one.decisions[variant].allowed for one in derivations) for variant in variants)
    formed = () if everywhere else _formed(artefact, form, known=bool(derivations))
    return Explanation(form, tuple(derivations), tuple(lists), formed)


def _not_listed(artefact: Artefact, form: str) -> tuple[ListSays, ...]:
    """The lists that decide the length of a form that is on none of them (A1)."""
    if not form.isalpha():
        return ()
    return tuple(
        ListSays(one.id, {one.variant: StoredDecision(False, (LIST_RULE,))})
        for one in artefact.manifest.lists
        if len(form) in one.decides
    )


def _formed(artefact: Artefact, form: str, *, known: bool = False) -> tuple[Formed, ...]:
    """The forbidden formations that the form is, looked up in the same artefact; each rule once."""

    def fits(one: "Formation", base: str) -> bool:
        set_id = artefact.set_id(base)
        records = () if set_id is None else artefact.records(set_id)
        return any(one.fits(record.upos, record.feats, cell) for record in records for cell in record.cells)

    found: dict[str, Formed] = {}
    for one in artefact.formations.of(form):
        if known and not one.row.beside:
            continue
        if one.rule not in found and fits(one, one.base) and (not one.also or fits(one, one.also)):
            found[one.rule] = Formed(one.rule, one.base, one.row.reason)
    return tuple(found.values())


def judge_word(artefact: Artefact, asked: str, word: str, variant: str) -> WordVerdict:
    """The verdict of one variant on `word`, as stored; `asked` is how it was written."""
    explanation = explain_word(artefact, word)
    status, rules = _decide(explanation, variant)
    return WordVerdict(asked, word, status, rules, explanation)


def _decide(explanation: Explanation, variant: str) -> tuple[Status, tuple[str, ...]]:
    """A list first (A1), then derivations; then what rules say of a word that nothing derives."""
    for says in explanation.lists:
        if variant in says.decisions:
            return Status.VALID if says.decisions[variant].allowed else Status.INVALID, (LIST_RULE,)
    decisions = [one.decisions[variant] for one in explanation.derivations]
    admitted = next((one for one in decisions if one.allowed), None)
    if admitted is not None:
        return Status.VALID, admitted.rules
    rules = tuple(rule for one in decisions for rule in one.rules) + tuple(one.rule for one in explanation.formed)
    rules = tuple(dict.fromkeys(rules)) or _by_letters(explanation.form)
    return Status.INVALID if decisions or rules else Status.UNKNOWN, rules


def _by_letters(word: str) -> tuple[str, ...]:
    if word and not word.isalpha():
        return (NOT_LETTERS,)
    return (ONE_LETTER,) if len(word) == 1 else ()


def _derivation(artefact: Artefact, form: str, record: Record, decisions: dict[str, StoredDecision]) -> Derivation:
    headword = record.headword(form)
    steps = map(StepTaken, (step.id for step in record.steps), record.lemmas(headword))
    lexemes = artefact.lexemes(headword)
    if record.slot >= len(lexemes):
        raise artefact.damaged(f"{headword} {record.slot}")
    return Derivation(
        form=form,
        headword=headword,
        lexeme=lexemes[record.slot],
        upos=record.upos,
        feats=record.feats,
        vzor=record.vzor,
        cells=record.cells,
        steps=tuple(steps),
        decisions=decisions,
    )
