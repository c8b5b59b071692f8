"""Rules for programs: `lexicon rules --json` (schema: docs/schema/rules.json)."""

from collections.abc import Sequence

import msgspec

from lexicon.judge.output import SCHEMA
from lexicon.rules import ProofResult, Rule, Ruleset


class CitationOut(msgspec.Struct):
    """Where a rule stands: a document's title and the place in it."""

    document: str
    section: str


class ProofOut(msgspec.Struct):
    """One proof word. `kind`: `pass` must be valid, `stop` must be stopped by the rule, `never` must not be valid.

    `valid`, `rules` (those that stop it) and `holds` are null without a built lexicon.
    """

    variant: str
    word: str
    kind: str
    valid: bool | None
    rules: list[str] | None
    holds: bool | None


class RuleOut(msgspec.Struct):
    """One rule; title and text by language."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    cites: list[CitationOut]
    labels: tuple[str, ...]
    proofs: list[ProofOut]


class RulesOut(msgspec.Struct, tag_field="kind", tag="rules"):
    """`lexicon rules`: all rules of a ruleset, or one."""

    schema: int
    ruleset: str
    rules: list[RuleOut]


def rules_json(ruleset: Ruleset, rules: Sequence[Rule], results: Sequence[ProofResult] | None) -> str:
    """The rules as one line of JSON; `results` None: no lexicon was asked."""
    return msgspec.json.encode(RulesOut(SCHEMA, ruleset.id, [_rule(ruleset, one, results) for one in rules])).decode()


def _rule(ruleset: Ruleset, rule: Rule, results: Sequence[ProofResult] | None) -> RuleOut:
    if results is None:
        proofs = [
            ProofOut(variant, word, kind, None, None, None)
            for variant, proof in rule.proof.items()
            for kind, words in (("pass", proof.passing), ("stop", proof.stop), ("never", proof.never))
            for word in words
        ]
    else:
        proofs = [_proof(one) for one in results if one.rule == rule.id]
    cites = [CitationOut(ruleset.documents[one.document], one.section) for one in rule.cites]
    title, text = (msgspec.to_builtins(one) for one in (rule.title, rule.text))
    return RuleOut(rule.id, title, text, cites, rule.labels, proofs)


def _proof(one: ProofResult) -> ProofOut:
    return ProofOut(one.variant, one.word, one.kind, one.answer.valid, sorted(one.answer.stopped_by), one.holds)
