"""Verbs with and without a prefix: what a lemma shows besides its ending.

[[base]]
upos = "VERB"
prefixes = ["na", "vy", "z"]        # na|psat, vy|bagrovat: such verbs count for themselves first (aspect)
alike = [["át", "at"]]              # psát has the ending of na|psat, and the other way round
"""

import msgspec
from msgspec import structs

from lexicon.grammar import Upos, canonical, parse_feats
from lexicon.morphology.guess.pattern import Pattern

PREFIXED, PLAIN = "+", "-"
NEGATION = "ne"
_VOWELS = frozenset("aáeéěiíoóuúůyý")
_SHORTEST = 4  # letters of what a prefix may stand before (na|psat, but na|jít is one word with its ending)


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One `[[base]]` block of guess.toml, and of the model, which was trained with it."""

    upos: Upos
    prefixes: tuple[str, ...]
    feature: str
    alike: tuple[tuple[str, str], ...] = ()

    def kind(self, lemma: str) -> str:
        """Whether the lemma, its negation put aside, begins with a prefix before something that can be a word."""
        text = lemma.lower().removeprefix(NEGATION)
        rests = (text[len(prefix) :] for prefix in self.prefixes if text.startswith(prefix))
        return PREFIXED if any(_word(rest) for rest in rests) else PLAIN

    def written(self, lemma: str) -> str:
        """The lemma with the ending under which it is counted: psát as psat."""
        for end, counted in self.alike:
            if lemma.endswith(end):
                return lemma[: len(lemma) - len(end)] + counted
        return lemma

    def split(self, pattern: Pattern) -> tuple[Pattern, Pattern]:
        """The pattern without the feature, and the feature alone."""
        feats = parse_feats(pattern.feats)
        value = feats.pop(self.feature, "")
        alone = f"{self.feature}={value}" if value else ""
        return structs.replace(pattern, feats=canonical(feats.items())), Pattern(pattern.upos, alone, "")


def _word(rest: str) -> bool:
    return len(rest) >= _SHORTEST and not (rest[0] in _VOWELS and rest[1] in _VOWELS)
