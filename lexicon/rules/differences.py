"""What differs between two rulesets: 2002/1 and 2004/1, or the association's rules and the leaflet.

differences(load_ruleset("cs-cas-2002-1"), load_ruleset("cs-cas-2004-1"))
-> Difference("variant", "plus", "", "PLUS"), Difference("list", "6-8", "appeal", ""), ...
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from lexicon.rules.ruleset import Ruleset


class Difference(NamedTuple):
    """One thing that differs. `kind`: variant, rule, label, source, list; an empty side: it is not there."""

    kind: str
    id: str
    old: str
    new: str


def differences(old: Ruleset, new: Ruleset) -> tuple[Difference, ...]:
    """Everything that can change a verdict: variants, lists, sources, rules and what they decide, labels."""
    found: list[Difference] = []
    for kind, olds, news in (
        ("variant", {one.id: one.title.cs for one in old.variants}, {one.id: one.title.cs for one in new.variants}),
        ("list", _lists(old), _lists(new)),
        ("source", _sources(old), _sources(new)),
        ("rule", _rules(old), _rules(new)),
        ("label", _labels(old), _labels(new)),
    ):
        found += _compare(kind, olds, news)
    return tuple(found)


def _compare(kind: str, old: Mapping[str, str], new: Mapping[str, str]) -> Iterator[Difference]:
    for one in dict.fromkeys((*old, *new)):
        before, after = old.get(one, ""), new.get(one, "")
        if before != after:
            yield Difference(kind, one, before, after)


def _lists(ruleset: Ruleset) -> dict[str, str]:
    return {f"{row.first}-{row.last}": row.authority for row in ruleset.lists}


def _sources(ruleset: Ruleset) -> dict[str, str]:
    named = {row.id: f"{row.title}, {row.edition}, {row.year}" for row in ruleset.sources}
    return named | dict.fromkeys(sorted(ruleset.stand_ins), "stand-in")


def _rules(ruleset: Ruleset) -> dict[str, str]:
    return {rule.id: f"{rule.file}:{rule.line} {rule.title.cs}" for rule in ruleset.rules.values()}


def _labels(ruleset: Ruleset) -> dict[str, str]:
    return {label: " ".join(rules) or "-" for label, rules in ruleset.labels.items()}
