"""Guessing how a lemma inflects from its ending: by what the lexicon's own lexemes show, and by rules above that.

`train` (train.py) counts, which gives a `Model` (model.py; one file of the artefact). A `Guesser` (guesser.py) ranks
the patterns (pattern.py) of lexemes for a new lemma by the model, and by rules and prefixes that are data
(`guess.toml`; rules.py, base.py).
"""

from lexicon.morphology.guess.base import Base
from lexicon.morphology.guess.guesser import Guess, Guesser, load_guesser
from lexicon.morphology.guess.model import Model
from lexicon.morphology.guess.rules import load_bases
from lexicon.morphology.guess.train import train

__all__ = ["Base", "Guess", "Guesser", "Model", "load_bases", "load_guesser", "train"]
