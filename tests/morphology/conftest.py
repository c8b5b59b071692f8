"""The Czech inflector, loaded once for this folder."""

import pytest

from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector


@pytest.fixture(scope="session")
def inflector() -> Inflector:
    return load_inflector()
