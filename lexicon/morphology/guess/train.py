"""Training: counting the patterns of lexemes at the endings of their lemmas."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from lexicon.morphology.guess.base import Base
from lexicon.morphology.guess.model import LONGEST, PARTS, WHOLE, Counts, Model
from lexicon.morphology.guess.pattern import Pattern, pattern_of
from lexicon.morphology.lexeme import Lexeme

AKIN = 2  # letters before an ending in which words must differ to count separately

_Seen = list[tuple[str, int]]  # (lemma, number of its pattern)


def train(lexemes: Iterable[Lexeme], bases: Sequence[Base] = ()) -> Model:
    """A model of `lexemes`; their order and repetition do not matter, those of closed parts of speech do not count."""
    base_of = {base.upos.value: base for base in bases}
    tables: dict[str, set[tuple[str, Pattern]]] = defaultdict(set)
    for lexeme, pattern in _patterns(lexemes):
        base = base_of.get(pattern.upos)
        if base is None:
            tables[pattern.upos].add((lexeme.lemma, pattern))
        else:
            rest, feature = base.split(pattern)
            tables[pattern.upos].add((base.written(lexeme.lemma), rest))
            tables[pattern.upos + base.kind(lexeme.lemma)].add((lexeme.lemma, feature))
    patterns = sorted({pattern for found in tables.values() for _, pattern in found})
    number = {pattern: n for n, pattern in enumerate(patterns)}
    seen = {name: [(lemma, number[pattern]) for lemma, pattern in found] for name, found in tables.items()}
    seen[""] = [(lemma, n) for n, upos in enumerate(PARTS) for lemma in {lemma for lemma, _ in tables[upos]}]
    return Model(tuple(patterns), {name: _endings(seen[name]) for name in sorted(seen)}, tuple(bases))


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
    """Counts by ending. Endings below one that has a single pattern tell nothing more and are left out.

    Words that still agree two letters further on count once: hundreds of salts in -karbonát are one witness for -át.
    """
    counts: dict[str, Counts] = {}
    waiting: list[tuple[str, _Seen]] = [("", [(WHOLE + lemma, pattern) for lemma, pattern in seen])]
    while waiting:
        ending, group = waiting.pop()
        akin = -len(ending) - AKIN
        found = Counter(pattern for _, pattern in {(text[akin:], pattern) for text, pattern in group})
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
