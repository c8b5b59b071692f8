"""The model: how often each pattern stands at each ending of the lexicon's lemmas.

    ost    kost 28104, hrad 31, pán+i 12
    most   kost 2011, hrad 9
    ^most  hrad 1                        the whole lemma

An ending is stored only where it tells more than the shorter one: below an ending with a single pattern there is none.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from lexicon.errors import ArtefactError
from lexicon.message import message
from lexicon.morphology.guess.base import Base
from lexicon.morphology.guess.pattern import Pattern

_REBUILD = message("build it again: lexicon build")

LONGEST = 9  # letters of an ending, at most
WHOLE = "^"  # the letter before the first one

Counts = tuple[int, ...]
"""Numbers of patterns and how often each stands here, in turn: (pattern, count, pattern, count, ...)."""

PARTS = ("ADJ", "ADV", "NOUN", "VERB")
"""The parts of speech that take in new words, so that there is something to guess."""


class Model(msgspec.Struct, frozen=True):
    """What training found; immutable. `endings` by table, then by ending.

    The tables are the parts of speech; `VERB+` and `VERB-`, whose patterns are features only (base.py); and "", whose
    counts are of parts of speech (numbers in `PARTS`) instead of patterns.
    """

    patterns: tuple[Pattern, ...]
    endings: dict[str, dict[str, Counts]]
    bases: tuple[Base, ...] = ()

    @classmethod
    def load(cls, path: Path) -> "Model":
        """Read a model. Raises ArtefactError if it is missing or damaged."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except OSError as error:
            raise ArtefactError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
        except msgspec.MsgspecError as error:
            raise ArtefactError("{path} is damaged: {why}", hint=_REBUILD, path=path, why=error) from None

    def save(self, path: Path) -> None:
        """Write the model into a folder that is being built; equal models give equal bytes."""
        path.write_bytes(msgspec.json.encode(self, order="deterministic"))

    def base(self, upos: str) -> Base | None:
        """What this part of speech shows besides its endings."""
        return next((base for base in self.bases if base.upos == upos), None)

    def seen(self, table: str, lemma: str) -> Iterator[Counts]:
        """The counts at all stored endings of `lemma`, from the longest to the empty one."""
        endings: Mapping[str, Counts] = self.endings.get(table, {})
        for ending in endings_of(lemma):
            counts = endings.get(ending)
            if counts is not None:
                yield counts


def endings_of(lemma: str) -> Iterator[str]:
    """The endings of a lemma in lower case, from the longest to the empty one: ^les, les, es, s, ''."""
    text = WHOLE + lemma.lower()
    for start in range(max(0, len(text) - LONGEST), len(text) + 1):
        yield text[start:]
