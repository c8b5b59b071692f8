"""What the rooms study and export need of a lexicon."""

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

from lexicon.store.format import graph_file
from lexicon.study.graph import WordGraph


class WordSource(Protocol):
    """A lexicon that can list its words."""

    def words(self, variant: str) -> Iterable[str]:
        """All words allowed in the variant, NFC lower case, in any order."""
        ...


def write_graph(source: WordSource, variant: str, folder: Path) -> Path:
    """Build and write the word graph of one variant beside the other files of the lexicon; the path written."""
    target = graph_path(folder, variant)
    WordGraph.build(source.words(variant)).save(target)
    return target


def open_graph(folder: Path, variant: str) -> WordGraph:
    """The word graph of one variant. Raises ArtefactError when it is missing or damaged."""
    return WordGraph.open(graph_path(folder, variant))


def graph_path(folder: Path, variant: str) -> Path:
    """Where the word graph of a variant lies in the folder of the built lexicon."""
    return folder / graph_file(variant)
