"""Cells: the places of a paradigm, written as UD values joined by dots.

    Nom.Sing                    Case=Nom|Number=Sing
    Masc,Neut.Gen.Sing          two cells at once: Masc.Gen.Sing and Neut.Gen.Sing
    Ind.Pres.1.Sing             Mood=Ind|Number=Sing|Person=1|Tense=Pres|VerbForm=Fin|Voice=Act

Each value names its feature, because inside cells no two features share a value (`Imp` is the mood
there; aspect belongs to the lexeme). `Pos` is the degree.
"""

from functools import cache
from itertools import product

from lexicon.errors import UsageError
from lexicon.grammar.features import FEATURES, canonical, parse_feats

_IN_CELLS = (
    "Animacy", "Case", "Degree", "Gender", "Mood", "Number", "Person", "PrepCase", "Tense", "Variant", "VerbForm",
    "Voice",
)  # fmt: skip
_FEATURE_OF = {value: feature for feature in _IN_CELLS for value in FEATURES[feature]}


@cache
def cell_feats(cell: str) -> str:
    """Canonical UD features of one cell; finite verb cells get VerbForm=Fin. Raises UsageError for an unknown value."""
    if cell in ("", "_"):
        return ""
    pairs: dict[str, str] = {}
    for value in cell.split("."):
        feature = _FEATURE_OF.get(value)
        if feature is None:
            raise UsageError(f"unknown value {value} in cell {cell}", hint=f"one of: {', '.join(_FEATURE_OF)}")
        if feature in pairs:
            raise UsageError(f"two values of {feature} in cell {cell}", hint="separate alternatives by a comma")
        pairs[feature] = value
    if "Mood" in pairs:
        pairs.setdefault("VerbForm", "Fin")
    return canonical(pairs.items())


def expand_cells(key: str) -> list[str]:
    """`Masc,Neut.Gen.Sing` -> [`Masc.Gen.Sing`, `Neut.Gen.Sing`]; `_` is the only cell of an uninflected word."""
    return [".".join(parts) for parts in product(*(part.split(",") for part in key.split(".")))]


@cache
def matches(feats: str, pattern: str) -> bool:
    """Whether canonical features satisfy a pattern such as `Case=Nom` or `Number=Sing|Case=Nom,Acc`.

    A value may list alternatives after commas (so a biaspectual `Aspect=Imp,Perf` satisfies `Aspect=Imp`);
    `Feature=` asks that the feature is absent.
    """
    have = parse_feats(feats)
    for wanted in filter(None, pattern.split("|")):
        feature, _, values = wanted.partition("=")
        if not set(have.get(feature, "").split(",")) & set(values.split(",")):
            return False
    return True
