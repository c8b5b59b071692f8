"""A ruleset with everything that it takes over from its ancestors, still as written."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from lexicon.rules.shape import RuleRow, RulesetFile


class Placed(NamedTuple):
    """A rule with the place where it is written."""

    row: RuleRow
    file: Path
    line: int


@dataclass(slots=True)
class Draft:
    """One ruleset; `lifted` are rules of an ancestor that do not hold here."""

    head: RulesetFile
    path: Path
    rules: dict[str, Placed]
    lifted: dict[str, Placed] = field(default_factory=dict)
    free_labels: dict[str, None] = field(default_factory=dict)
