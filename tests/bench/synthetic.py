"""Invented words with the shape of Czech ones: stems that share endings, some with ne-. Always the same."""

import random
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from pytest_benchmark.fixture import BenchmarkFixture

P = ParamSpec("P")
R = TypeVar("R")

_ONSETS = (
    *(
        "b",
        "c",
        "č",
        "d",
        "ď",
        "f",
        "g",
        "h",
        "ch",
        "j",
        "k",
        "l",
        "m",
        "n",
        "p",
        "r",
        "ř",
        "s",
        "š",
        "t",
        "v",
        "z",
        "ž",
    ),
    *("bl", "br", "dr", "dl", "hl", "hr", "kl", "kr", "kv", "ml", "mr", "pl", "pr", "př", "sk", "sl", "sm", "sn", "sp"),
    *("st", "str", "sv", "tr", "vl", "vr", "zd", "zl"),
)
_VOWELS = ("a", "a", "e", "e", "i", "o", "o", "u", "y", "á", "é", "í", "ý", "ě", "ou")
_CODAS = ("", "k", "l")
_ENDINGS = (
    ("", "a", "u", "e", "em", "y", "ů", "ům", "ech", "ovi", "ové"),
    ("a", "y", "ě", "u", "o", "ou", "", "ám", "ách", "ami"),
    ("ý", "á", "é", "ého", "ému", "ém", "ým", "ou", "í", "ých", "ými", "ější", "ějšího", "ějším", "ějších", "ě"),
    ("at", "ám", "áš", "á", "áme", "áte", "ají", "al", "ala", "alo", "ali", "aly", "án", "ána", "áno", "aje", "ání"),
)


def stems_with_endings(chance: random.Random) -> Iterator[list[str]]:
    """Paradigm after paradigm, without end."""
    while True:
        syllables = chance.choice((1, 2, 2, 3, 3, 4))
        stem = "".join(chance.choice(_ONSETS) + chance.choice(_VOWELS) for _ in range(syllables))
        stem = stem[:-1] + chance.choice(_ONSETS) + chance.choice(_CODAS)
        prefixes = chance.choice((("",), ("",), ("", "ne"), ("", "ne", "po", "nepo")))
        yield [prefix + stem + ending for ending in chance.choice(_ENDINGS) for prefix in prefixes]


def synthetic_words(count: int, longest: int = 15) -> list[str]:
    """`count` distinct words of 2 to `longest` letters, sorted."""
    words: set[str] = set()
    for forms in stems_with_endings(random.Random(1)):
        words.update(word for word in forms if 2 <= len(word) <= longest)
        if len(words) >= count:
            break
    return sorted(words)[:count]


def once(benchmark: BenchmarkFixture, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Measure one run of what takes seconds."""
    result: R = benchmark.pedantic(work, args, kwargs, rounds=1)  # type: ignore[no-untyped-call]  # untyped there
    return result
