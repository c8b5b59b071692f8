"""Sound alternations, as data: ordered rewriting rules of which the first that matches applies.

[[alternation]]
id = "soft_i"                       # named by the specs of vzory: stem~soft_i+i
grammar = "MČ2, alternace souhlásek před -i"
rules = [["ch$", "š"], ["k$", "c"]]
examples = [["žák", "žác"], ["hoch", "hoš"]]
counterexamples = ["pán"]           # left as they are
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError
from lexicon.files.toml import line_of, load_toml

_BACK = regex.compile(r"\\[1-9]")


class AlternationRow(msgspec.Struct, forbid_unknown_fields=True):
    """One `[[alternation]]` block."""

    id: str
    grammar: str
    rules: list[tuple[str, str]]
    examples: list[tuple[str, str]]
    counterexamples: list[str] = []
    required: bool = False  # where no rule matches, the form does not exist


class Orthography(msgspec.Struct, forbid_unknown_fields=True):
    """How a stem and an ending are written together: soft = {ď = "d"}, hacek_after = "bpvfmdtn"."""

    soft: dict[str, str] = {}
    hacek_after: str = ""


class AlternationFile(msgspec.Struct, forbid_unknown_fields=True):
    """One file of alternations; exactly one file of a language has the orthography."""

    alternation: list[AlternationRow] = []
    orthography: Orthography | None = None


@dataclass(frozen=True, slots=True)
class Alternation:
    """A compiled alternation."""

    id: str
    rules: tuple[tuple["regex.Pattern[str]", str], ...]
    any_but_last: "regex.Pattern[str]"
    required: bool
    row: AlternationRow

    def apply(self, stem: str) -> str | None:
        """The alternated stem; the stem itself where no rule matches, or None if one must."""
        # Exceptions come first and the general case last, so mostly none of the many before it matches.
        rules = self.rules if self.any_but_last.search(stem) else self.rules[-1:]
        for pattern, replacement in rules:
            changed, count = pattern.subn(replacement, stem, count=1)
            if count:
                return str(changed)
        return None if self.required else stem


@dataclass(frozen=True, slots=True)
class Sounds:
    """All alternations of a language and its orthography."""

    alternations: Mapping[str, Alternation]
    orthography: Orthography

    def join(self, stem: str, ending: str) -> str:
        """Write stem and ending together: ď+i = di, ň+e = ně, s+ě = se, m+ě = mě."""
        if not ending or not stem:
            return stem + ending
        last, first = stem[-1], ending[0]
        if first in "eěií" and last in self.orthography.soft:
            return stem[:-1] + self.orthography.soft[last] + ("ě" if first in "eě" else first) + ending[1:]
        if first == "ě" and last not in self.orthography.hacek_after:
            return stem + "e" + ending[1:]
        return stem + ending


def _any(patterns: list[str]) -> "regex.Pattern[str]":
    """Matches where one of the patterns does; anywhere if they refer back to groups, which joining would renumber."""
    if any(_BACK.search(pattern) for pattern in patterns):
        return regex.compile("")
    return regex.compile("|".join(f"(?:{pattern})" for pattern in patterns) or "(?!)")


def load_sounds(folder: Path) -> Sounds:
    """Read `folder`/alternations/*.toml. Raises DataError (bad pattern, double id) with file and line."""
    found: dict[str, Alternation] = {}
    orthography: Orthography | None = None
    for path in sorted((folder / "alternations").glob("*.toml")):
        data = load_toml(path, AlternationFile)
        orthography = data.orthography or orthography
        text = path.read_text(encoding="utf-8")
        for n, row in enumerate(data.alternation):
            line = line_of(text, f"alternation[{n}]")
            if row.id in found:
                raise DataError(path, line, "two alternations with one id", entry=row.id, hint="rename one")
            try:
                rules = tuple((regex.compile(pattern), replacement) for pattern, replacement in row.rules)
                any_but_last = _any([pattern for pattern, _ in row.rules[:-1]])
            except regex.error as error:
                raise DataError(path, line, f"bad pattern: {error}", entry=row.id) from None
            found[row.id] = Alternation(row.id, rules, any_but_last, row.required, row)
    return Sounds(found, orthography or Orthography())
