"""The types that the classifiers of affix flags share.

žena/ZQ     word `žena`, flags `ZQ`: feminine, vzor žena or růže, genitive plural without ending
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from lexicon.readers.entry import Reading

Words = Mapping[str, str]
"""All words of one source with their flags (those of several lines joined); no flags: a loose inflected form."""


class Classified(NamedTuple):
    """A lexeme that a flagged word stands for; its lemma may differ from the word (příčestí -> infinitive)."""

    lemma: str
    reading: Reading


class Classifier(Protocol):
    """Turns one flagged word into lexemes; an empty list: this classifier has nothing to say of it."""

    def __call__(self, word: str, flags: str, words: Words) -> list[Classified]:
        """`words` is the whole source: evidence for irregular forms and for principal parts."""
        ...
