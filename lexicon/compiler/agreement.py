"""Where sources stand alone, and where two of them give one headword different paradigms."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from lexicon.compiler.gather import Group, Key, Testimony, normal
from lexicon.errors import UsageError
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.store.format import StoredLexeme

T = TypeVar("T")

_SAMPLES = 40
_LOOKED_AT = 400  # pairs of paradigms that are inflected, to see whether their forms differ


class Alone(msgspec.Struct):
    """Headwords that a source admits, and those that it alone admits."""

    admitted: int
    alone: int
    samples: list[str]


class Difference(msgspec.Struct):
    """One headword with two paradigms; `only` are the forms that one of them has and the other has not."""

    lemma: str
    upos: str
    sources: tuple[str, str]
    vzory: tuple[str, str]
    only: tuple[list[str], list[str]]


class Disagreements(msgspec.Struct):
    """`named`: by pair of sources (`core, ispell-cs`), headwords to which they give different paradigms.

    Of these, `looked_at` were inflected, evenly spread; `differ` of them have different forms.
    """

    named: dict[str, int] = {}
    looked_at: int = 0
    differ: int = 0
    samples: list[Difference] = []


def alone(stored: Mapping[str, list[StoredLexeme]]) -> dict[str, Alone]:
    """By source, what its testimony is worth: what would go if it were left out."""
    found: dict[str, Alone] = defaultdict(lambda: Alone(0, 0, []))
    for lexemes in stored.values():
        for lexeme in lexemes:
            if lexeme.stops:
                continue
            sources = {item.source for item in lexeme.attestations if not item.stops}
            for source in sources:
                found[source].admitted += 1
            if len(sources) == 1:
                (source,) = sources
                found[source].alone += 1
                found[source].samples.append(lexeme.headword)
    for one in found.values():
        one.samples = _spread(one.samples, _SAMPLES)
    return dict(sorted(found.items()))


def disagreements(groups: Mapping[Key, Group], inflector: Inflector) -> Disagreements:
    """Compare what the best source says of each headword's paradigm with what the others say."""
    pairs: list[tuple[Testimony, Testimony]] = []
    named: Counter[str] = Counter()
    for group in groups.values():
        if len(group.testimonies) > 1:
            for first, other in _differing(group.testimonies):
                named[f"{first.entry.source}, {other.entry.source}"] += 1
                pairs.append((first, other))
    looked_at = _spread(pairs, _LOOKED_AT)
    found = [one for pair in looked_at if (one := _difference(*pair, inflector)) is not None]
    return Disagreements(dict(named.most_common()), len(looked_at), len(found), found[:_SAMPLES])


def _differing(said: Iterable[Testimony]) -> Iterable[tuple[Testimony, Testimony]]:
    """The first reading of the best source with a vzor, beside each other source that agrees in no reading."""
    by_source: dict[str, list[Testimony]] = defaultdict(list)
    for one in sorted(said, key=lambda one: one.rank):
        if one.reading.vzor:
            by_source[one.entry.source].append(one)
    sources = iter(by_source.values())
    best = next(sources, [])
    for others in sources:
        if not {_paradigm(one) for one in best} & {_paradigm(one) for one in others}:
            yield best[0], others[0]


def _paradigm(one: Testimony) -> object:
    reading = one.reading
    return reading.vzor, frozenset(reading.traits), reading.stems, reading.forms


def _difference(first: Testimony, other: Testimony, inflector: Inflector) -> Difference | None:
    try:
        forms = [set(inflector.cells(Lexeme.of(normal(first.spelling), one.reading))) for one in (first, other)]
    except UsageError:
        return None
    if forms[0] == forms[1]:
        return None
    return Difference(
        first.spelling,
        first.reading.upos.value,
        (first.entry.source, other.entry.source),
        (first.reading.vzor, other.reading.vzor),
        (sorted(forms[0] - forms[1]), sorted(forms[1] - forms[0])),
    )


def _spread(items: list[T], most: int) -> list[T]:
    """At most so many, evenly spread."""
    return items[:: max(1, -(-len(items) // most))]
