"""A bare marisa trie, and a DAWG as the packages DAWG, DAWG2 and dawg-python read it."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import marisa_trie

from lexicon.errors import UsageError
from lexicon.export.source import Job


def write_marisa(job: Job, target: Path) -> None:
    """`marisa_trie.Trie().mmap(path)` opens it."""
    marisa_trie.Trie(job.words).save(str(target))


def read_marisa(path: Path) -> Iterator[str]:
    """The words of a marisa trie."""
    trie = marisa_trie.Trie()
    trie.load(str(path))
    yield from trie.iterkeys()


def write_dawg(job: Job, target: Path) -> None:
    """`dawg.CompletionDAWG().load(path)` opens it; it tells words and lists them by prefix."""
    _dawg().CompletionDAWG(job.words, input_is_sorted=False).save(str(target))


def read_dawg(path: Path) -> Iterator[str]:
    """The words of a DAWG."""
    yield from _dawg().CompletionDAWG().load(str(path)).iterkeys()


def _dawg() -> ModuleType:
    """Loaded only when asked for: the package is optional."""
    try:
        import dawg  # noqa: PLC0415
    except ImportError:
        raise UsageError("the DAWG export needs the package DAWG2", hint="pip install DAWG2") from None
    module: ModuleType = dawg
    return module
