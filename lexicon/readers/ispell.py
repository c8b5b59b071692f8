"""The category files of the Czech ispell dictionary, before expansion.

{,do,po,při}hladit/ACN          hladit, dohladit, pohladit, přihladit, each with the flags A, C, N
houba/Z hub                     a word and a loose form of its paradigm on one line
kuprospěchu                     a word without flags
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import regex

_BRACES = regex.compile(r"^(?P<before>[^{]*)\{(?P<list>[^}]*)\}(?P<after>.*)$")


class Word(NamedTuple):
    """One word of a category file, at `line`; `prefixes` are those listed beside it at its base."""

    line: int
    text: str
    flags: str
    prefixes: tuple[str, ...] = ()


def read_category(path: Path) -> Iterator[Word]:
    """All words of one `.cat` file, braces expanded."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for token in line.split():
            text, _, flags = token.partition("/")
            yield from expand(number, text, flags)


def expand(line: int, text: str, flags: str) -> Iterator[Word]:
    """The words of one token; the base of a prefix list carries the list."""
    found = _BRACES.match(text)
    if found is None:
        yield Word(line, text, flags)
        return
    items = [item.strip("|") for item in found["list"].split(",")]  # `bio|` is a slip of the dictionary's
    listed = tuple(dict.fromkeys(item for item in items if item)) if not found["before"] and "" in items else ()
    for item in dict.fromkeys(items):
        yield Word(line, found["before"] + item + found["after"], flags, listed if item == "" else ())
