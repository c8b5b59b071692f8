"""An official list and what it decides (rule A1)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

import msgspec

from lexicon.errors import UsageError
from lexicon.lists.words import Lengths
from lexicon.message import message
from lexicon.rules import Ruleset


class SheetRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A correction sheet that was applied."""

    number: int
    date: date
    sha256: str
    added: int
    struck: int


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a list comes from: the file as imported, and the correction sheets since.

    `sha256` is that of the imported file; `words_sha256` that of the words as stored, before any sheet.
    """

    id: str
    variant: str
    lengths: tuple[int, int]
    file: str
    sha256: str
    format: str
    encoding: str
    imported: date
    words: int
    repeated: int
    words_sha256: str
    language: str = "cs"
    title: str = ""
    sheets: tuple[SheetRecord, ...] = ()


class ListDecision(NamedTuple):
    """What a list says of a word: `sheet` is the correction sheet that added or struck it, 0 if none did."""

    list: str
    valid: bool
    sheet: int = 0


@dataclass(frozen=True, slots=True)
class OfficialList:
    """The words of a list with all its sheets applied. `changed` names the last sheet that touched a word."""

    provenance: Provenance
    words: frozenset[str]
    changed: Mapping[str, int] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The list's id."""
        return self.provenance.id

    @property
    def lengths(self) -> Lengths:
        """The lengths it covers."""
        return Lengths(*self.provenance.lengths)

    def covers(self, word: str, variant: str) -> bool:
        """Whether a word (NFC, lower case) has a length that the list covers, and the variant is the list's."""
        return variant == self.provenance.variant and len(word) in self.lengths


def decide(lists: Iterable[OfficialList], ruleset: Ruleset, word: str, variant: str) -> ListDecision | None:
    """What the lists decide about a word (NFC, lower case) in a variant; None: they leave it to the sources (A1).

    Where the ruleset leaves a list open to appeal (2002/1), a word on it is valid and any other goes on to the
    sources.
    """
    for one in lists:
        if one.covers(word, variant):
            authority = ruleset.list_authority(len(word))
            valid = word in one.words
            if authority == "final" or (authority == "appeal" and valid):
                return ListDecision(one.id, valid, one.changed.get(word, 0))
    return None


def check_overlaps(lists: Iterable[OfficialList]) -> None:
    """Raises UsageError if two lists cover one length of one variant."""
    seen: dict[tuple[str, int], str] = {}
    for one in lists:
        for letters in range(one.lengths.first, one.lengths.last + 1):
            other = seen.setdefault((one.provenance.variant, letters), one.id)
            if other != one.id:
                what = message("lists {one} and {other} both cover {letters} letters in {variant}")
                raise UsageError(
                    what,
                    hint="use one of them",
                    one=other,
                    other=one.id,
                    letters=letters,
                    variant=one.provenance.variant,
                )
