"""Hand-written rules above the model, as data: what an ending means whatever the counts say.

[[rule]]
lemma = "[ai]sta$"
upos = "NOUN"
feats = "Animacy=Anim|Gender=Masc"
vzor = "předseda"
traits = ["é"]                               # added to the settings that the counts choose
sure = 0.95                                  # the share of such words for which the rule holds
why = "činitelská jména na -ista (houslista, programátorista)"
examples = ["houslista"]
counterexamples = ["lista"]                  # the rule does not match them, or says so by `except`
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError, UsageError
from lexicon.files.toml import line_of, load_toml
from lexicon.grammar import Upos, parse_feats
from lexicon.morphology.guess.base import Base
from lexicon.morphology.language import data_folder
from lexicon.morphology.vzor import Vzor

GUESSING = "guess.toml"  # in the data folder of a language


class RuleRow(msgspec.Struct, forbid_unknown_fields=True):
    """One `[[rule]]` block of guess.toml."""

    lemma: str
    upos: Upos
    vzor: str
    sure: float
    why: str
    examples: list[str]
    counterexamples: list[str] = []
    feats: str = ""
    being: str = ""
    traits: list[str] = []  # added to what the counts say


class GuessFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole guess.toml."""

    rule: list[RuleRow] = []
    base: list[Base] = []


@dataclass(frozen=True, slots=True)
class Rule:
    """A compiled rule."""

    pattern: "regex.Pattern[str]"
    row: RuleRow


def load_rules(path: Path, vzory: Mapping[str, Vzor]) -> tuple[Rule, ...]:
    """Read guess.toml. Raises DataError with the line (pattern, unknown vzor, feature or trait; sure not in 0 to 1)."""
    text = path.read_text(encoding="utf-8")
    rules = []
    for n, row in enumerate(load_toml(path, GuessFile).rule):
        line = line_of(text, f"rule[{n}]")
        if row.vzor not in vzory:
            raise DataError(path, line, f"unknown vzor {row.vzor!r}", entry=row.lemma)
        unknown = set(row.traits) - vzory[row.vzor].uses_traits
        if unknown:
            raise DataError(path, line, f"vzor {row.vzor} has no trait {min(unknown)}", entry=row.lemma)
        if not 0 < row.sure < 1:
            raise DataError(path, line, "sure is a share between 0 and 1", entry=row.lemma)
        try:
            parse_feats(row.feats)
            rules.append(Rule(regex.compile(row.lemma), row))
        except (UsageError, regex.error) as error:
            raise DataError(path, line, str(error), entry=row.lemma) from None
    return tuple(rules)


def load_bases(language: str = "cs") -> tuple[Base, ...]:
    """The `[[base]]` blocks of guess.toml, with which a model is trained. Raises DataError."""
    return tuple(load_toml(data_folder(language) / GUESSING, GuessFile).base)
