"""Which headword an unknown word may be a form of, by the endings that forms of this lexicon have.

hrady = hrad + y, lemma hrad + ""       so the unknown `kloty` may belong to a known `klot`
ženy  = žen + y,  lemma žen + "a"       and `blumy` to a known `bluma`
"""

from collections import Counter

from lexicon.judge.lexicon import Lexicon

_SAMPLE = 20_000  # allowed words to learn from
_RARE = 5  # a pair of endings seen less often is no pattern
_STEM = 2  # letters that must stay


class Endings:
    """Pairs of a form's ending and its lemma's, learnt from a sample of the words that a variant allows."""

    def __init__(self, lexicon: Lexicon, variant: str) -> None:
        self._lemmas = lexicon
        words = sorted(lexicon.words(variant=variant))
        seen: Counter[tuple[str, str]] = Counter()
        for word in words[:: max(1, len(words) // _SAMPLE)]:
            for one in lexicon.explain(word).derivations:
                if not one.steps and one.decisions[variant].allowed:
                    common = _common(word, one.headword)
                    seen[word[common:], one.headword[common:]] += 1
        self._tails: dict[str, list[str]] = {}
        for (ending, tail), count in seen.most_common():
            if count >= _RARE and (ending or tail):
                self._tails.setdefault(ending, []).append(tail)

    def headword(self, word: str) -> str:
        """The headword with the longest common beginning, then by the commonest pair of endings; empty if none."""
        for at in range(len(word), _STEM - 1, -1):
            for tail in self._tails.get(word[at:], ()):
                lemma = word[:at] + tail
                if self._lemmas.lexemes(lemma):
                    return lemma
        return ""


def _common(one: str, other: str) -> int:
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return at
    return min(len(one), len(other))
