"""Training the guesser on what the sources themselves say of their headwords."""

from collections.abc import Mapping

from lexicon.compiler.gather import Group, Key, paradigms
from lexicon.morphology.guess import Guesser, load_bases, load_guesser, train
from lexicon.morphology.inflect import Inflector


def train_guesser(groups: Mapping[Key, Group], inflector: Inflector, language: str) -> Guesser:
    """A guesser that has seen every lexeme for which a source gives a vzor. Raises DataError (guess.toml)."""
    given = (
        paradigm.lexeme
        for group in groups.values()
        for paradigm in paradigms(group, lambda _, reading: reading)
        if not paradigm.guessed
    )
    return load_guesser(train(given, load_bases(language)), inflector, language)
