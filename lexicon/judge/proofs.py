"""The rules of a lexicon put to the proof: what it says of the words that each rule names (lexicon.rules.proofs)."""

from collections.abc import Iterator

from lexicon.judge.lexicon import Lexicon
from lexicon.rules import Answer, ProofResult, Ruleset, check_proofs


def answer(lexicon: Lexicon, word: str, variant: str) -> Answer:
    """Whether the word is valid, and every rule that stops it or one of its derivations."""
    verdict = lexicon.judge(word, variant)
    rules = {rule for one in verdict.explanation.derivations for rule in one.decisions[variant].rules}
    return Answer(lexicon.is_valid(word, variant), rules | set(verdict.rules))


def prove(lexicon: Lexicon, ruleset: Ruleset, rule: str = "") -> Iterator[ProofResult]:
    """Ask the proof words of one rule, or of all; those of A1 only if the lexicon has an official list.

    Variants that the lexicon does not judge are left out. Raises UsageError for an unknown rule.
    """
    have = ("list",) if lexicon.manifest.lists else ()
    known = {variant: variant for variant in lexicon.variants}

    def ask(word: str, variant: str) -> Answer:
        return answer(lexicon, word, variant) if variant in known else Answer(False, ())

    for result in check_proofs(ruleset, ask, rule=rule, have=have):
        if result.variant in known:
            yield result
