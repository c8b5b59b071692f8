"""The nearest that the rules come to a word, and what stops each: for words that no source and no derivation gives.

nadorat     D4   orat does not list na-; it lists do-, o-, vy-, ...
nestůl      D5   stůl is no verb
"""

from collections.abc import Iterator
from typing import NamedTuple

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.near import near_spellings
from lexicon.judge.verdict import Derivation, WordVerdict
from lexicon.readers.entry import EntryKind

NEGATION, PREFIXATION = "D5", "D4"
_NE = "ne"
_VERBS = ("VERB", "AUX")
_LONGEST_PREFIX = 6
_DEVERBAL = ("D1", "D2a", "D2p")


class Attempt(NamedTuple):
    """A step that would lead to the word: `prefix` before the known form `base` of `headword`, stopped by `rule`.

    `listed` are the prefixes that the headword does list (D4).
    """

    rule: str
    prefix: str
    base: str
    headword: str
    listed: tuple[str, ...] = ()


class WhyNot(NamedTuple):
    """A verdict, what would lead to the word, and known spellings like it; all empty for a valid word."""

    verdict: WordVerdict
    attempts: tuple[Attempt, ...]
    near: tuple[str, ...]


def why_not(lexicon: Lexicon, asked: str, variant: str) -> WhyNot:
    """What comes nearest to a word that is not valid. Raises UsageError for an unknown variant."""
    verdict = lexicon.judge(asked, variant)
    if lexicon.is_valid(asked, variant) or verdict.explanation.derivations:
        return WhyNot(verdict, (), ())
    attempts = tuple(dict.fromkeys(_attempts(lexicon, verdict.word)))
    return WhyNot(verdict, attempts, tuple(near_spellings(lexicon.forms, verdict.word)))


def _attempts(lexicon: Lexicon, word: str) -> Iterator[Attempt]:
    negated = word.startswith(_NE)
    bare = word.removeprefix(_NE)
    if negated:
        for one in lexicon.explain(bare).derivations:
            if not _verbal(one):
                yield Attempt(NEGATION, _NE, bare, one.lexeme.headword)
    for inner in dict.fromkeys((word, bare)):
        for length in range(1, min(_LONGEST_PREFIX, len(inner) - 2) + 1):
            prefix, base = inner[:length], inner[length:]
            if _is_prefix(lexicon, prefix):
                for one in lexicon.explain(base).derivations:
                    if _verbal(one) and not any(step.id in (PREFIXATION, NEGATION) for step in one.steps):
                        yield Attempt(PREFIXATION, prefix, base, one.lexeme.headword, one.lexeme.prefixes)


def _verbal(one: Derivation) -> bool:
    return one.upos in _VERBS or any(step.id in _DEVERBAL for step in one.steps)


def _is_prefix(lexicon: Lexicon, prefix: str) -> bool:
    """Whether a source lists it as a prefix (K7); before some verbs it takes on an -e: ode-, roze-."""
    return any(
        item.kind == EntryKind.PREFIX.value
        for spelling in (prefix, prefix.removesuffix("e"))
        for lexeme in lexicon.lexemes(f"{spelling}-")
        for item in lexeme.attestations
    )
