"""Precision and recall by length and part of speech, and every difference with its cause.

word    cause               rules   upos    near
kloty   missing form                        klot    known headword, but this form does not come from it
psa     stopped             F1      NOUN    pes     known, and a rule stops it
brko    missing headword                    brk     nothing known; nearest spelling
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import TypeVar

import msgspec

from lexicon.evaluate.endings import Endings
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.near import near_spellings
from lexicon.judge.verdict import Derivation, Status, WordVerdict

Key = TypeVar("Key", int, str)

UNKNOWN = "?"
"""Part of speech of a word that nothing derives."""
BY_LIST = "X"
"""Part of speech of a word that only an official list has."""


class Cause(StrEnum):
    """Why a word differs."""

    MISSING_HEADWORD = "missing headword"
    MISSING_FORM = "missing form"
    LABEL = "label"
    """Stopped by a rule on style labels (S)."""
    RULE = "rule"
    """Stopped by another rule."""
    EXTRA = "extra"
    """Allowed here, not in the list."""


class Score(msgspec.Struct, frozen=True):
    """Numbers of words in the list, in the lexicon, and in both."""

    gold: int
    ours: int
    both: int

    @property
    def precision(self) -> float:
        """Share of the lexicon's words that the list has; 1 where there are none."""
        return self.both / self.ours if self.ours else 1.0

    @property
    def recall(self) -> float:
        """Share of the list's words that the lexicon has; 1 where there are none."""
        return self.both / self.gold if self.gold else 1.0


class Difference(msgspec.Struct, frozen=True):
    """A word that only the list or only the lexicon has. `rules` stop a miss, or admit an extra word."""

    word: str
    cause: Cause
    rules: tuple[str, ...] = ()
    upos: str = UNKNOWN
    near: str = ""
    sources: tuple[str, ...] = ()


class Evaluation(msgspec.Struct, frozen=True):
    """What `evaluate` found."""

    variant: str
    total: Score
    by_length: dict[int, Score]
    by_upos: dict[str, Score]
    misses: tuple[Difference, ...]
    extras: tuple[Difference, ...]


def evaluate(lexicon: Lexicon, gold: Sequence[str], ours: Sequence[str], variant: str) -> Evaluation:
    """Compare the words that `variant` allows (`ours`) with a list; the caller has limited both to the same words."""
    wanted, have = set(gold), set(ours)
    parts = {word: _upos(lexicon.judge(word, variant), variant) for word in wanted | have}
    endings = Endings(lexicon, variant)
    return Evaluation(
        variant,
        Score(len(wanted), len(have), len(wanted & have)),
        dict(sorted(_scores(wanted, have, len).items())),
        _scores(wanted, have, lambda word: parts[word]),
        tuple(_miss(lexicon, word, variant, endings) for word in sorted(wanted - have)),
        tuple(_extra(lexicon, word, variant) for word in sorted(have - wanted)),
    )


def groups(differences: Iterable[Difference]) -> list[tuple[tuple[str, str, str], list[Difference]]]:
    """Differences by (cause, rules, part of speech), the largest group first."""
    found: dict[tuple[str, str, str], list[Difference]] = {}
    for one in differences:
        found.setdefault((one.cause.value, " ".join(one.rules), one.upos), []).append(one)
    return sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))


def _scores(wanted: set[str], have: set[str], key: Callable[[str], Key]) -> dict[Key, Score]:
    gold, ours, both = (Counter(map(key, words)) for words in (wanted, have, wanted & have))
    ordered = sorted(gold | ours, key=lambda one: (-gold[one] - ours[one], one))
    return {one: Score(gold[one], ours[one], both[one]) for one in ordered}


def _miss(lexicon: Lexicon, word: str, variant: str, endings: Endings) -> Difference:
    verdict = lexicon.judge(word, variant)
    if verdict.status is Status.UNKNOWN:
        headword = endings.headword(word)
        if headword:
            return Difference(word, Cause.MISSING_FORM, near=headword)
        return Difference(word, Cause.MISSING_HEADWORD, near=(*near_spellings(lexicon.forms, word, 1), "")[0])
    cause = Cause.LABEL if verdict.rules and all(rule.startswith("S") for rule in verdict.rules) else Cause.RULE
    return _difference(verdict, cause, variant)


def _extra(lexicon: Lexicon, word: str, variant: str) -> Difference:
    return _difference(lexicon.judge(word, variant), Cause.EXTRA, variant)


def _difference(verdict: WordVerdict, cause: Cause, variant: str) -> Difference:
    first = _deciding(verdict, variant)
    return Difference(
        verdict.word,
        cause,
        verdict.rules,
        _upos(verdict, variant),
        first.headword if first else "",
        tuple(dict.fromkeys(one.source for one in first.lexeme.attestations)) if first else (),
    )


def _deciding(verdict: WordVerdict, variant: str) -> Derivation | None:
    """The derivation that admits the word, or else the first one."""
    found = verdict.explanation.derivations
    return next((one for one in found if one.decisions[variant].allowed), found[0] if found else None)


def _upos(verdict: WordVerdict, variant: str) -> str:
    first = _deciding(verdict, variant)
    if first:
        return first.upos
    return BY_LIST if verdict.status is Status.VALID else UNKNOWN
