"""Guessing how a lemma inflects from its ending, by what the lexicon's own lexemes show, and by rules above that.

`train` counts (train.py) give a `Model` (model.py, one file of the artefact); a `Guesser` (guesser.py) ranks patterns
(pattern.py) of lexemes for a new lemma, hand-written rules (rules.py, `guess.toml`) included.
"""

from lexicon.morphology.guess.guesser import Guess, Guesser, load_guesser
from lexicon.morphology.guess.model import MODEL, Model
from lexicon.morphology.guess.train import train

__all__ = ["MODEL", "Guess", "Guesser", "Model", "load_guesser", "train"]
