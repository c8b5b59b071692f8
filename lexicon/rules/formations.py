"""Formations that a rule forbids, found from the word as asked: they have no derivation, and yet the rule names them.

    řícti    -> říci, an infinitive                           F5.1: never -cti
    nebrát   -> nebrat, an infinitive; brát is one too        D5: the stem is shortened
    dělals   -> dělal, an l-participle                        F5.3: no contraction with jsi
    neje     -> je, a form of a verb that negates irregularly F5.6

A ruleset says how to get from such a word back to the form it is made from (`[[rule.formation]]`); who has a built
lexicon looks that form up and asks `fits`.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
import regex

from lexicon.grammar import Upos, matches, with_feats


class FormationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way of making a forbidden word: `pattern` finds it, `base` and `also` are replacements (`\\1` a group)."""

    pattern: str
    base: str
    upos: list[Upos] = []
    where: str = ""  # pattern for the features, lexical and of the cell, of the form it is made from
    also: str = ""  # a form that must exist too, under the same conditions
    reason: dict[str, str] = {}  # why it is forbidden, by language, in few words; empty: the rule's text
    beside: bool = False  # told of a known form too, if it is not valid: fouk, a transgressive
    rule: str = ""  # filled in when the ruleset is loaded


class Formation(NamedTuple):
    """A word that may be the forbidden formation of `rule` from `base` (and `also`, unless that is empty)."""

    rule: str
    base: str
    also: str
    row: FormationRow

    def fits(self, upos: str, feats: str, cell: str) -> bool:
        """Whether a derivation of `base` (or `also`) with these features is what the formation is made from."""
        return upos in self.row.upos and matches(with_feats(feats, cell), self.row.where)


class Formations:
    """The formations that a ruleset forbids; compiled once, independent of the ruleset."""

    def __init__(self, rows: Iterable[FormationRow]) -> None:
        """`rows` is `Ruleset.formations`."""
        self._rows = tuple((regex.compile(row.pattern), row) for row in rows)

    def of(self, word: str) -> list[Formation]:
        """What the word (NFC, lower case) may be; each must be looked up."""
        found = []
        for pattern, row in self._rows:
            match = pattern.fullmatch(word)
            if match:
                base, also = (match.expand(text) for text in (row.base, row.also))
                if base and base != word:
                    found.append(Formation(row.rule, base, also, row))
        return found
