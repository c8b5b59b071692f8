"""What a search finds, and in which order it is shown."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

import czech_sort
import msgspec

Points = Mapping[str, int]
"""Points of each letter's tile. A letter that is missing has no tile: it can only be a blank, worth 0."""


class Order(StrEnum):
    """Order of results; words that are equal in it follow Czech collation (ch after h)."""

    ALPHABET = "alphabet"
    LENGTH = "length"
    """Longest first, then most points."""
    POINTS = "points"
    """Most points first."""


class Found(msgspec.Struct, frozen=True):
    """A word, its points as tiles alone (no premium squares), and the letters that blanks stood for."""

    word: str
    points: int
    blanks: str = ""


def word_points(word: str, points: Points) -> int:
    """Sum of the letters' points."""
    return sum(points.get(letter, 0) for letter in word)


def ordered(found: Iterable[Found], order: Order = Order.ALPHABET) -> list[Found]:
    """Sorted for people."""
    results = sorted(found, key=lambda one: czech_sort.key(one.word))
    if order is Order.LENGTH:
        results.sort(key=lambda one: (-len(one.word), -one.points))
    elif order is Order.POINTS:
        results.sort(key=lambda one: -one.points)
    return results
