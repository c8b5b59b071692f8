"""Verdicts and explanations as data; the wording is `lexicon.judge.wording`.

The decision and its explanation come from the same records: a word is valid because one of its derivations is
admitted; otherwise every derivation names the rules that stop it, or there is none and the word is unknown.
"""

from dataclasses import dataclass
from enum import StrEnum

from lexicon.store.artefact import Artefact
from lexicon.store.format import Record, StoredDecision, StoredLexeme

NOT_LETTERS = "K6"
ONE_LETTER = "K1"
LIST_RULE = "A1"


class Status(StrEnum):
    """The answer to a challenge."""

    VALID = "valid"
    INVALID = "invalid"  # known, but every derivation is stopped by a rule
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


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything known of one form."""

    form: str
    derivations: tuple[Derivation, ...]
    lists: tuple[ListSays, ...] = ()

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
        return Explanation(form, ())
    variants = artefact.manifest.variants
    derivations = []
    lists = []
    for record in artefact.records(set_id):
        decisions = dict(zip(variants, record.decisions, strict=True))
        if record.listed:
            lists.append(ListSays(record.listed, {name: said for name, said in decisions.items() if said.rules}))
        else:
            derivations.append(_derivation(artefact, form, record, decisions))
    derivations.sort(key=lambda one: (not any(d.allowed for d in one.decisions.values()), len(one.steps), one.headword))
    return Explanation(form, tuple(derivations), tuple(lists))


def judge_word(artefact: Artefact, asked: str, word: str, bit: int) -> WordVerdict:
    """The verdict of the variant whose mask bit is `bit`."""
    variant = artefact.manifest.variants[bit.bit_length() - 1]
    explanation = explain_word(artefact, word)
    for says in explanation.lists:
        if variant in says.decisions:
            allowed = says.decisions[variant].allowed
            return WordVerdict(asked, word, Status.VALID if allowed else Status.INVALID, (LIST_RULE,), explanation)
    decisions = [one.decisions[variant] for one in explanation.derivations]
    admitted = next((one for one in decisions if one.allowed), None)
    if admitted is not None:
        return WordVerdict(asked, word, Status.VALID, admitted.rules, explanation)
    rules = tuple(dict.fromkeys(rule for one in decisions for rule in one.rules))
    if decisions:
        return WordVerdict(asked, word, Status.INVALID, rules, explanation)
    if word and not word.isalpha():
        return WordVerdict(asked, word, Status.INVALID, (NOT_LETTERS,), explanation)
    if len(word) == 1:
        return WordVerdict(asked, word, Status.INVALID, (ONE_LETTER,), explanation)
    return WordVerdict(asked, word, Status.UNKNOWN, (), explanation)


def _derivation(artefact: Artefact, form: str, record: Record, decisions: dict[str, StoredDecision]) -> Derivation:
    headword = form[record.prefix : len(form) - record.suffix] + record.tail
    steps = []
    lemma = headword
    for step in record.steps:
        lemma = step.prefix + lemma[: len(lemma) - step.strip] + step.suffix
        steps.append(StepTaken(step.id, lemma))
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
