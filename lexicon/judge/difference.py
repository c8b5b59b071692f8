"""What differs between two built lexicons, word by word, and what causes each difference.

hrád    appears    entry ssjc:hrád      no source had the headword before
hradu   vanishes   rule F1              still known, but the rule stops it now
orámuj  appears    paradigm orámovat    the headword was there, but it gave no such form
stě     appears    list blex-2023       an official list says so on one side (A1)
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.verdict import LIST_RULE, Derivation, Explanation, WordVerdict

_CHUNK = 50_000  # words judged at a time


class Cause(NamedTuple):
    """`kind`: entry (`id` SOURCE:HEADWORD), paradigm (headword), rule (rule ids) or list (list ids)."""

    kind: str
    id: str


class Change(NamedTuple):
    """One word that one side admits and the other does not; `headword` and `sources` are those of that side."""

    word: str
    variant: str
    appears: bool
    cause: Cause
    headword: str
    sources: tuple[str, ...]


def shared_variants(old: Lexicon, new: Lexicon) -> tuple[str, ...]:
    """The variants that both judge."""
    return tuple(variant for variant in old.variants if variant in new.variants)


def changes(old: Lexicon, new: Lexicon, variant: str) -> Iterator[Change]:
    """Words that vanish, then words that appear, each in the order of code points."""
    for has, lacks, appears in ((old, new, False), (new, old, True)):
        for word in sorted(_only(has, lacks, variant)):
            yield _change(has.judge(word, variant), lacks, word, variant, appears)


def _only(has: Lexicon, lacks: Lexicon, variant: str) -> Iterator[str]:
    words = has.words(variant=variant)
    while chunk := list(islice(words, _CHUNK)):
        for word, valid in zip(chunk, lacks.are_valid(chunk, variant), strict=True):
            if not valid:
                yield word


def _change(verdict: WordVerdict, lacks: Lexicon, word: str, variant: str, appears: bool) -> Change:
    derivations = verdict.explanation.derivations
    best = next((one for one in derivations if one.decisions[variant].allowed), next(iter(derivations), None))
    headword = best.lexeme.headword if best else ""
    sources = _sources(best) if best else ()
    other = lacks.judge(word, variant)
    return Change(word, variant, appears, _cause(verdict, best, other, lacks, variant), headword, sources)


def _cause(verdict: WordVerdict, best: Derivation | None, other: WordVerdict, lacks: Lexicon, variant: str) -> Cause:
    lists = [one for one in (verdict, other) if LIST_RULE in one.rules]
    if lists or best is None:
        return Cause("list", ", ".join(dict.fromkeys(_lists(one.explanation for one in lists))))
    known = other.explanation.derivations
    if known:
        alike = [one for one in known if (one.headword, one.steps) == (best.headword, best.steps)] or known
        return Cause("rule", ", ".join(dict.fromkeys(rule for one in alike for rule in one.decisions[variant].rules)))
    if lacks.lexemes(best.headword):
        return Cause("paradigm", best.lexeme.headword)
    return Cause("entry", f"{_sources(best)[0]}:{best.lexeme.headword}")


def _lists(explanations: Iterable[Explanation]) -> Iterator[str]:
    return (says.list for explanation in explanations for says in explanation.lists)


def _sources(one: Derivation) -> tuple[str, ...]:
    """Those that allow the headword, or all that have it."""
    items = one.lexeme.attestations
    allowing = [item for item in items if not item.stops] or items
    return tuple(dict.fromkeys(item.source for item in allowing)) or ("",)
