"""Training: counting the patterns of lexemes at the endings of their lemmas."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from lexicon.morphology.guess.model import FORMAT, LONGEST, PARTS, WHOLE, Counts, Model
from lexicon.morphology.guess.pattern import Pattern, pattern_of
from lexicon.morphology.lexeme import Lexeme

_Seen = list[tuple[str, int]]  # (lemma, number of its pattern)


def train(lexemes: Iterable[Lexeme]) -> Model:
    """A model of `lexemes`; their order and repetition do not matter, those of closed parts of speech do not count."""
    seen = {(lexeme.lemma, pattern) for lexeme, pattern in _patterns(lexemes)}
    patterns = sorted({pattern for _, pattern in seen})
    number = {pattern: n for n, pattern in enumerate(patterns)}
    by_upos: dict[str, _Seen] = {upos: [] for upos in ("", *PARTS)}
    for lemma, pattern in seen:
        by_upos[pattern.upos].append((lemma, number[pattern]))
    by_upos[""] = [(lemma, n) for n, upos in enumerate(PARTS) for lemma in {lemma for lemma, _ in by_upos[upos]}]
    return Model(FORMAT, tuple(patterns), {upos: _endings(found) for upos, found in by_upos.items() if found})


def _patterns(lexemes: Iterable[Lexeme]) -> Iterator[tuple[Lexeme, Pattern]]:
    """Lexemes of open parts of speech; equal settings share one pattern, so that it is made once."""
    plain: dict[tuple[str, str, str, frozenset[str], str], Pattern] = {}
    for lexeme in lexemes:
        if lexeme.upos not in PARTS or not lexeme.vzor:
            continue
        if lexeme.stems or lexeme.forms:
            yield lexeme, pattern_of(lexeme)
            continue
        key = (lexeme.upos, lexeme.feats, lexeme.vzor, lexeme.traits, lexeme.being)
        pattern = plain.get(key)
        if pattern is None:
            pattern = plain[key] = pattern_of(lexeme)
        yield lexeme, pattern


def _endings(seen: _Seen) -> dict[str, Counts]:
    """Counts by ending. Endings below one that has a single pattern tell nothing more and are left out."""
    counts: dict[str, Counts] = {}
    waiting: list[tuple[str, _Seen]] = [("", [(WHOLE + lemma, pattern) for lemma, pattern in seen])]
    while waiting:
        ending, group = waiting.pop()
        found = Counter(pattern for _, pattern in group)
        counts[ending] = _flat(found)
        if len(found) > 1 and len(ending) < LONGEST and not ending.startswith(WHOLE):
            longer: dict[str, _Seen] = defaultdict(list)
            at = -len(ending) - 1
            for item in group:
                longer[item[0][at]].append(item)
            waiting += ((letter + ending, items) for letter, items in longer.items())
    return counts


def _flat(found: Counter[int]) -> Counts:
    return tuple(n for pair in sorted(found.items(), key=lambda item: (-item[1], item[0])) for n in pair)
