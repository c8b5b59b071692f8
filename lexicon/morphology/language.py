"""The morphology of one language: its data folder, loaded when asked for."""

from importlib.resources import as_file, files
from pathlib import Path

from lexicon.morphology.alternation import load_sounds
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.vzor import load_vzory


def data_folder(language: str = "cs") -> Path:
    """The folder with `alternations/`, `vzory/` and `derivation.toml` of a language."""
    with as_file(files("lexicon.morphology") / "data" / language) as folder:
        return folder


def load_inflector(language: str = "cs") -> Inflector:
    """Alternations and vzory, compiled. Raises DataError with file and line."""
    folder = data_folder(language)
    sounds = load_sounds(folder)
    return Inflector(load_vzory(folder, sounds), sounds)
