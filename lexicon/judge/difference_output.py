"""Differences for people and programs: grouped by what causes them, or one word a line."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from lexicon.judge.difference import Cause, Change
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.messages import Say
from lexicon.judge.output import SCHEMA
from lexicon.message import message
from lexicon.store.format import StoredRule

COLUMNS = ("change", "variant", "word", "cause", "id", "headword", "sources")
_SHOWN = 8  # words of a group in the table
_KINDS = {
    "entry": message("entry {id}"),
    "paradigm": message("paradigm of {id}"),
    "rule": message("rule {id}"),
    "list": message("list {id}"),
}


class GroupOut(msgspec.Struct):
    """The words of one variant that appear (or vanish) for one cause: `entry`, `paradigm`, `rule` or `list`."""

    variant: str
    appears: bool
    cause: str
    id: str
    words: list[str]


class DifferenceOut(msgspec.Struct, tag_field="kind", tag="diff"):
    """`lexicon diff`. `old` and `new`: versions of the two lexicons; `counts`: [vanished, appeared] by variant."""

    schema: int
    old: str
    new: str
    rulesets: list[str]
    counts: dict[str, list[int]]
    groups: list[GroupOut]


def difference_json(old: Lexicon, new: Lexicon, changes: Mapping[str, Sequence[Change]]) -> str:
    """All differences, by variant, as one line of JSON."""
    groups = [
        GroupOut(variant, appears, cause.kind, cause.id, [one.word for one in found])
        for variant, each in changes.items()
        for (appears, cause), found in grouped(each)
    ]
    counts = {variant: list(_counts(each)) for variant, each in changes.items()}
    rulesets = [one.manifest.ruleset for one in (old, new)]
    out = DifferenceOut(SCHEMA, old.manifest.version, new.manifest.version, rulesets, counts, groups)
    return msgspec.json.encode(out).decode()


def difference_tsv(changes: Iterable[Change]) -> Iterator[str]:
    """One word a line under COLUMNS; the change is `+` or `-`."""
    for one in changes:
        sign = "+" if one.appears else "-"
        row = (sign, one.variant, one.word, one.cause.kind, one.cause.id, one.headword, ",".join(one.sources))
        yield "\t".join(row)


def difference_lines(
    variant: str, changes: Sequence[Change], rules: Mapping[str, StoredRule], say: Say
) -> Iterator[str]:
    """A table for people: the largest groups first, a few words of each."""
    vanished, appeared = _counts(changes)
    text = say("{variant}: {appeared} words appear, {vanished} vanish")
    yield text.format(variant=variant.upper(), appeared=appeared, vanished=vanished)
    for (appears, cause), found in grouped(changes):
        words = ", ".join(one.word for one in found[:_SHOWN]) + (", …" if len(found) > _SHOWN else "")
        yield f"  {'+' if appears else '-'}{len(found):>7}  {_cause(cause, rules, say)}: {words}"


def grouped(changes: Iterable[Change]) -> list[tuple[tuple[bool, Cause], list[Change]]]:
    """By direction and cause, largest first."""
    found: dict[tuple[bool, Cause], list[Change]] = defaultdict(list)
    for one in changes:
        found[one.appears, one.cause].append(one)
    return sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))


def _counts(changes: Sequence[Change]) -> tuple[int, int]:
    appeared = sum(one.appears for one in changes)
    return len(changes) - appeared, appeared


def _cause(cause: Cause, rules: Mapping[str, StoredRule], say: Say) -> str:
    text = say(_KINDS[cause.kind]).format(id=cause.id)
    rule = rules.get(cause.id)
    return f"{text} ({rule.title[say.language]})" if rule and cause.kind == "rule" else text
