"""Training: counting the patterns of lexemes at the endings of their lemmas."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from lexicon.morphology.guess.model import FORMAT, PARTS, WHOLE, Counts, Model, endings_of
from lexicon.morphology.guess.pattern import Pattern, pattern_of
from lexicon.morphology.lexeme import Lexeme


def train(lexemes: Iterable[Lexeme]) -> Model:
    """A model of `lexemes`; their order and repetition do not matter, those of closed parts of speech do not count."""
    seen = {(lexeme.lemma, pattern_of(lexeme)) for lexeme in lexemes if lexeme.upos in PARTS and lexeme.vzor}
    patterns = sorted({pattern for _, pattern in seen}, key=_order)
    number = {pattern: n for n, pattern in enumerate(patterns)}
    by_upos: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for lemma, pattern in seen:
        by_upos[pattern.upos].append((lemma, number[pattern]))
    by_upos[""] = sorted({(lemma, PARTS.index(upos)) for upos in PARTS for lemma, _ in by_upos[upos]})
    return Model(FORMAT, tuple(patterns), {upos: _endings(by_upos[upos]) for upos in sorted(by_upos)})


def _order(pattern: Pattern) -> tuple[str, ...]:
    return (pattern.upos, pattern.vzor, pattern.feats, repr(pattern))


def _endings(lexemes: list[tuple[str, int]]) -> dict[str, Counts]:
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    for lemma, pattern in lexemes:
        for ending in endings_of(lemma):
            counts[ending][pattern] += 1
    return {
        ending: tuple(n for pair in sorted(found.items(), key=lambda item: (-item[1], item[0])) for n in pair)
        for ending, found in sorted(counts.items())
        if not ending or len(counts[_shorter(ending)]) > 1
    }


def _shorter(ending: str) -> str:
    return ending.removeprefix(WHOLE) if ending.startswith(WHOLE) else ending[1:]
