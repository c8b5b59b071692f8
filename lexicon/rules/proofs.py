"""Proof words: for each rule words that must pass and words that must not, asked of a built lexicon.

[rule.proof.klasik]
pass = ["pán"]      valid
stop = ["pánovi"]   not valid, and this rule is among those that stop it
never = ["vybrát"]  not valid, for whatever reason (it may be unknown)
"""

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from lexicon.rules.ruleset import Ruleset


class Answer(NamedTuple):
    """What a lexicon says of a word in one variant: whether it is valid, and the rules that stop its derivations."""

    valid: bool
    stopped_by: Collection[str]


class ProofResult(NamedTuple):
    """One proof word, asked. `kind` is `pass`, `stop` or `never`."""

    rule: str
    variant: str
    word: str
    kind: str
    answer: Answer

    @property
    def holds(self) -> bool:
        """Whether the lexicon says what the rule demands."""
        if self.kind == "stop":
            return not self.answer.valid and self.rule in self.answer.stopped_by
        return self.answer.valid is (self.kind == "pass")


def check_proofs(
    ruleset: Ruleset, ask: Callable[[str, str], Answer], *, rule: str = "", have: Collection[str] = ()
) -> Iterator[ProofResult]:
    """Ask every proof word of the ruleset (or of one rule), in its order; `ask(word, variant)` answers.

    Proofs that need more than sources are skipped unless `have` names it (`list`: an official list is loaded).
    Raises UsageError for an unknown rule.
    """
    variants = [row.id for row in ruleset.variants]
    for one in [ruleset.rule(rule)] if rule else ruleset.rules.values():
        if one.needs and one.needs not in have:
            continue
        for variant, proof in one.proof.items():
            if variant not in variants:
                continue
            for kind, words in (("pass", proof.passing), ("stop", proof.stop), ("never", proof.never)):
                for word in words:
                    yield ProofResult(one.id, variant, word, kind, ask(word, variant))
