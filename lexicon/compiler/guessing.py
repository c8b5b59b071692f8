"""Training the guesser on what the sources themselves say of their headwords."""

from collections.abc import Mapping

from lexicon.compiler.gather import Group, Key, paradigms
from lexicon.morphology.guess import Model, load_bases, train


def trained_model(groups: Mapping[Key, Group], language: str) -> Model:
    """What every lexeme teaches for which a source gives a vzor. Raises DataError (guess.toml)."""
    given = (
        paradigm.lexeme
        for group in groups.values()
        for paradigm in paradigms(group, lambda _, reading: reading)
        if not paradigm.guessed
    )
    return train(given, load_bases(language))
