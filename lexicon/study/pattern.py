"""Patterns, and the automaton that checks several of them at once, letter by letter.

    pattern     words
    ?a[kp]*     kapka, mapa, zápis no (á is not a)   ? one letter, * any letters or none, [kp] one of these
    [^aeiouy]?  pí, to                               [^...] one letter, none of these; [k-m] by code point
    *ová        nová, slova no

A state of the automaton is a set of places in the patterns, held as the bits of one integer, so "prefix and suffix
and length and letter" costs no more than one of them.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lexicon.errors import UsageError


@dataclass(frozen=True, slots=True)
class Element:
    """One place of a pattern: a letter of `letters` (or not of them), possibly skipped, possibly repeated."""

    letters: frozenset[str] = frozenset()
    negated: bool = True  # with no letters: any letter at all
    optional: bool = False
    repeated: bool = False

    def takes(self, letter: str) -> bool:
        """Whether the letter may stand here."""
        return (letter in self.letters) != self.negated


ANY = Element()
MAYBE = Element(optional=True)
STAR = Element(optional=True, repeated=True)


def normal(text: str) -> str:
    """Words, racks and patterns as the lexicon writes them: NFC, lower case."""
    return unicodedata.normalize("NFC", text.strip()).lower()


def literal(text: str) -> list[Element]:
    """The letters of `text`, one place each."""
    return [Element(frozenset(letter), negated=False) for letter in normal(text)]


def length(shortest: int, longest: int | None) -> list[Element]:
    """Words of `shortest` to `longest` letters; None: no upper bound."""
    rest = [STAR] if longest is None else [MAYBE] * (longest - shortest)
    return [ANY] * shortest + rest


def parse_pattern(text: str) -> list[Element]:
    """The elements of a pattern such as `?a[kp]*`. Raises UsageError that names the place of the mistake."""
    text = normal(text)
    elements: list[Element] = []
    at = 0
    while at < len(text):
        sign = text[at]
        if sign == "?":
            elements.append(ANY)
        elif sign == "*":
            if elements[-1:] != [STAR]:
                elements.append(STAR)
        elif sign == "[":
            close = text.find("]", at)
            inside = text[at + 1 : close]
            negated = inside.startswith("^")
            if close < 0 or not inside[negated:]:
                raise UsageError(
                    f"pattern {text}: the set at letter {at + 1} is not closed or empty", hint="as in ?a[kp]*"
                )
            elements.append(Element(_set(inside[negated:], text), negated=negated))
            at = close
        elif sign.isalpha():
            elements.append(Element(frozenset(sign), negated=False))
        else:
            raise UsageError(
                f"pattern {text}: {sign!r} at letter {at + 1}", hint="letters, ? * and sets [kp], [^kp] only"
            )
        at += 1
    return elements


def _set(inside: str, pattern: str) -> frozenset[str]:
    letters: set[str] = set()
    at = 0
    while at < len(inside):
        first, last = inside[at], inside[at]
        if inside[at + 1 : at + 2] == "-" and at + 2 < len(inside):
            last = inside[at + 2]
            at += 2
        if not (first.isalpha() and last.isalpha() and first <= last):
            raise UsageError(
                f"pattern {pattern}: the set [{inside}] is not made of letters", hint="as in [kp] or [k-p]"
            )
        letters.update(map(chr, range(ord(first), ord(last) + 1)))
        at += 1
    return frozenset(letters)


@dataclass(slots=True)
class State:
    """Where the patterns stand after some letters."""

    accepts: bool
    dead: set[object] = field(default_factory=set)
    """For the search: what it need not look at again in this state."""
    row: "list[State | None] | None" = None


class Automaton:
    """All of `patterns` at once over the letters of `alphabet`; states are made when they are first reached."""

    def __init__(self, alphabet: str, patterns: Iterable[Sequence[Element]], *, without: str = "") -> None:
        self._alphabet = alphabet
        self._takes = [0] * (len(alphabet) + 1)  # by tile number: places that the letter moves on from
        self._loops = self._skips = self._final = start = offset = 0
        self._groups: list[int] = []
        for elements in patterns:
            for place, element in enumerate(elements, offset):
                self._loops |= element.repeated << place
                self._skips |= element.optional << place
                for number, letter in enumerate(alphabet, 1):
                    if element.takes(letter) and letter not in without:
                        self._takes[number] |= 1 << place
            start |= 1 << offset
            self._final |= 1 << offset + len(elements)
            self._groups.append(((1 << len(elements) + 1) - 1) << offset)
            offset += len(elements) + 1
        self._masks: dict[int, State] = {}
        self._mask_of: dict[int, int] = {}
        self.start = self._state(self._close(start))

    def row(self, state: State) -> "list[State | None]":
        """The states that follow, by tile number; None where no word can go on."""
        if state.row is None:
            mask = self._mask_of[id(state)]
            state.row = [None]
            for takes in self._takes[1:]:
                moved = mask & takes
                loops = moved & self._loops
                after = self._close((moved & ~loops) << 1 | loops)
                state.row.append(self._state(after) if all(after & group for group in self._groups) else None)
        return state.row

    def matches(self, word: str) -> bool:
        """Whether the whole word fits."""
        state: State | None = self.start
        for letter in word:
            number = self._alphabet.find(letter) + 1
            state = self.row(state)[number] if state and number else None
        return state is not None and state.accepts

    def _close(self, mask: int) -> int:
        """Add the places reached by skipping optional elements."""
        while (wider := mask | (mask & self._skips) << 1) != mask:
            mask = wider
        return mask

    def _state(self, mask: int) -> State:
        state = self._masks.get(mask)
        if state is None:
            state = self._masks[mask] = State(mask & self._final == self._final)
            self._mask_of[id(state)] = mask
        return state
