"""Closed vocabularies of grammar: parts of speech, features, cells. No Czech endings here."""

from lexicon.grammar.cells import cell_feats, expand_cells, matches
from lexicon.grammar.features import FEATURES, canonical, parse_feats, with_feats
from lexicon.grammar.upos import Upos

__all__ = [
    "FEATURES",
    "Upos",
    "canonical",
    "cell_feats",
    "expand_cells",
    "matches",
    "parse_feats",
    "with_feats",
]
