"""Morphological features: names and values of Universal Dependencies, and their canonical spelling.

Animacy=Anim|Gender=Masc        features in alphabetical order, joined by a bar; `_` when there are none
"""

from collections.abc import Iterable, Mapping
from functools import cache

from lexicon.errors import UsageError

FEATURES: Mapping[str, tuple[str, ...]] = {
    "Abbr": ("Yes",),
    "Animacy": ("Anim", "Inan"),
    "Aspect": ("Imp", "Perf", "Imp,Perf"),
    "Case": ("Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins"),
    "Degree": ("Pos", "Cmp", "Sup"),
    "Gender": ("Masc", "Fem", "Neut"),
    "Gender[psor]": ("Masc", "Fem", "Masc,Neut"),
    "Mood": ("Ind", "Imp", "Cnd"),
    "NumType": ("Card", "Ord", "Mult", "Frac", "Sets", "Gen"),
    "Number": ("Sing", "Dual", "Plur"),
    "Number[psor]": ("Sing", "Plur"),
    "Person": ("1", "2", "3"),
    "Polarity": ("Neg",),
    "Poss": ("Yes",),
    "PrepCase": ("Npr", "Pre"),
    "PronType": ("Prs", "Dem", "Int", "Rel", "Int,Rel", "Neg", "Ind", "Tot", "Emp"),
    "Reflex": ("Yes",),
    "Tense": ("Past", "Pres", "Fut"),
    "Variant": ("Short",),
    "VerbForm": ("Fin", "Inf", "Part", "Conv", "Vnoun"),
    "Voice": ("Act", "Pass"),
}


def canonical(pairs: Iterable[tuple[str, str]]) -> str:
    """Features as one string in UD's order; an empty string where there are none.

    Raises UsageError for a feature or value outside `FEATURES`.
    """
    found = dict(pairs)
    for feature, value in found.items():
        if value not in FEATURES.get(feature, ()):
            known = ", ".join(FEATURES[feature]) if feature in FEATURES else ", ".join(FEATURES)
            raise UsageError(f"unknown feature {feature}={value}", hint=f"one of: {known}")
    return "|".join(f"{feature}={found[feature]}" for feature in sorted(found, key=str.lower))


def parse_feats(text: str) -> dict[str, str]:
    """`Case=Nom|Number=Sing` as a dict; `_` and the empty string as an empty one. Raises UsageError."""
    if text in ("", "_"):
        return {}
    pairs = [pair.partition("=")[::2] for pair in text.split("|")]
    canonical(pairs)
    return dict(pairs)


@cache
def with_feats(text: str, more: str) -> str:
    """The features `text` with those of `more` added; on a clash `more` wins."""
    if not more:
        return text
    if not text:
        return more
    return canonical((parse_feats(text) | parse_feats(more)).items())
