"""Verdicts for programs: JSON of a documented, versioned shape (docs/json.md).

{"kind": "challenge", "schema": 1, "variant": "klasik", "valid": false, "words": [{"word": "psa", ...}]}
"""

import msgspec

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.near import near_spellings
from lexicon.judge.verdict import Challenge, Derivation, Explanation, Status, WordVerdict
from lexicon.judge.wording import Wording
from lexicon.message import printable

SCHEMA = 1


class DecisionOut(msgspec.Struct):
    """What one variant says."""

    allowed: bool
    rules: tuple[str, ...]


class StepOut(msgspec.Struct):
    """One derivation step."""

    step: str
    lemma: str


class SourceOut(msgspec.Struct):
    """One source's testimony of the headword."""

    source: str
    edition: str
    entry: str
    kind: str
    labels: tuple[str, ...]
    stops: tuple[str, ...]
    definition: str


class DerivationOut(msgspec.Struct):
    """One derivation; `feats` and `cells` are Universal Dependencies features."""

    headword: str
    lemma: str
    upos: str
    feats: str
    vzor: str
    cells: tuple[str, ...]
    steps: list[StepOut]
    sources: list[SourceOut]
    decisions: dict[str, DecisionOut]


class FormedOut(msgspec.Struct):
    """A rule that names the word as a forbidden formation from `base`, which is a known form."""

    rule: str
    base: str


class WordOut(msgspec.Struct):
    """The verdict on one word. `line` says it in words; `near` has known spellings if the word is unknown."""

    asked: str
    word: str
    status: Status
    line: str
    rules: tuple[str, ...]
    near: list[str]
    derivations: list[DerivationOut]
    lists: dict[str, dict[str, bool]]
    formed: list[FormedOut]


class ChallengeOut(msgspec.Struct, tag_field="kind", tag="challenge"):
    """`lexicon challenge`: the verdict on a move."""

    schema: int
    variant: str
    valid: bool
    words: list[WordOut]


class ExplainOut(msgspec.Struct, tag_field="kind", tag="explain"):
    """`lexicon explain`: one word."""

    schema: int
    variant: str
    word: WordOut


def challenge_out(lexicon: Lexicon, challenge: Challenge, wording: Wording) -> ChallengeOut:
    """The verdict on a move in the shape of the JSON."""
    words = [word_out(lexicon, word, challenge.variant, wording) for word in challenge.words]
    return ChallengeOut(SCHEMA, challenge.variant, challenge.valid, words)


def challenge_json(lexicon: Lexicon, challenge: Challenge, wording: Wording) -> str:
    """The verdict on a move as one line of JSON."""
    return msgspec.json.encode(challenge_out(lexicon, challenge, wording)).decode()


def word_json(lexicon: Lexicon, verdict: WordVerdict, variant: str, wording: Wording) -> str:
    """The verdict on one word as one line of JSON."""
    return msgspec.json.encode(ExplainOut(SCHEMA, variant, word_out(lexicon, verdict, variant, wording))).decode()


def word_out(lexicon: Lexicon, verdict: WordVerdict, variant: str, wording: Wording) -> WordOut:
    """The verdict on one word in the shape of the JSON."""
    explanation = verdict.explanation
    return WordOut(
        printable(verdict.asked),
        verdict.word,
        verdict.status,
        wording.first_line(verdict, variant),
        verdict.rules,
        near_spellings(lexicon.forms, verdict.word) if verdict.status is Status.UNKNOWN else [],
        [_derivation(lexicon, one) for one in explanation.derivations],
        _lists(explanation),
        [FormedOut(one.rule, one.base) for one in explanation.formed],
    )


def _lists(explanation: Explanation) -> dict[str, dict[str, bool]]:
    return {says.list: {name: one.allowed for name, one in says.decisions.items()} for says in explanation.lists}


def _derivation(lexicon: Lexicon, one: Derivation) -> DerivationOut:
    editions = {source.id: source.edition for source in lexicon.manifest.sources}
    return DerivationOut(
        one.lexeme.headword,
        one.lemma,
        one.upos,
        one.feats,
        one.vzor,
        one.cells,
        [StepOut(step.id, step.lemma) for step in one.steps],
        [
            SourceOut(
                item.source,
                editions.get(item.source, ""),
                item.entry,
                item.kind,
                item.labels,
                item.stops,
                item.definition,
            )
            for item in one.lexeme.attestations
        ],
        {name: DecisionOut(said.allowed, said.rules) for name, said in one.decisions.items()},
    )
