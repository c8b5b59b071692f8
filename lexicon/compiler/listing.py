"""Rule A1 in the build: what an official list says of a form is one more record of its derivation set.

aha     on the list                     klasik: yes by A1; plus, which the list does not cover: no say
psa     three letters, but not on it    klasik: no by A1; plus: no say
hradba  longer than the list covers     no record: derivation decides
"""

import hashlib
from collections.abc import Iterable, Sequence

import msgspec

from lexicon.lists import OfficialList, check_overlaps, decide
from lexicon.rules import Ruleset
from lexicon.store.format import Record, StoredDecision, StoredList

LIST_RULE = "A1"
_LONGEST = 60  # letters; far beyond any list


class Listing:
    """The lists of a build. `records` follow those of derivation and are numbered from `first`."""

    def __init__(self, lists: Sequence[OfficialList], ruleset: Ruleset, first: int = 0) -> None:
        """Raises UsageError if two lists cover one length of one variant."""
        check_overlaps(lists)
        self._lists = tuple(sorted(lists, key=lambda one: one.id))
        self._ruleset = ruleset
        self._variants = tuple(variant.id for variant in ruleset.variants)
        self._longest = max((one.lengths.last for one in lists), default=0)
        self.records: list[Record] = []
        self._numbers: dict[tuple[str, bool, int], int] = {}
        for one in self._lists:
            for sheet in sorted({0, *one.changed.values()}):
                for valid in (True, False):
                    self._numbers[one.id, valid, sheet] = first + len(self.records)
                    self.records.append(self._record(one, valid, sheet))

    def __bool__(self) -> bool:
        return bool(self._lists)

    def __call__(self, form: str) -> tuple[int, ...]:
        """The numbers of the records of a form; none if no list decides it."""
        if len(form) > self._longest:
            return ()
        found = []
        for one in self._lists:
            said = decide([one], self._ruleset, form, one.provenance.variant)
            if said is not None:
                found.append(self._numbers[one.id, said.valid, said.sheet])
        return tuple(found)

    def words(self) -> list[str]:
        """Words of the lists that they decide, whether derivation knows them or not; sorted."""
        found = {word for one in self._lists for word in one.words if self._ruleset.list_authority(len(word))}
        return sorted(found)

    def stored(self) -> tuple[StoredList, ...]:
        """The lists for the manifest."""
        return tuple(self._stored(one) for one in self._lists)

    def derived(self) -> dict[str, str]:
        """For each variant, the lengths that the rules leave to a list but none covers: `2-9`."""
        found = {}
        for variant in self._variants:
            covered = {n for one in self._lists if one.provenance.variant == variant for n in _lengths(one)}
            left = [n for n in range(2, _LONGEST) if self._ruleset.list_authority(n) and n not in covered]
            if left:
                found[variant] = _ranges(left)
        return found

    def _record(self, one: OfficialList, valid: bool, sheet: int) -> Record:
        decisions = tuple(
            StoredDecision(valid, (LIST_RULE,)) if variant == one.provenance.variant else StoredDecision(False, ())
            for variant in self._variants
        )
        return Record(0, 0, "", 0, "", "", "", (), (), decisions, one.id, sheet)

    def _stored(self, one: OfficialList) -> StoredList:
        provenance = one.provenance
        decides = tuple(n for n in _lengths(one) if self._ruleset.list_authority(n) == "final")
        return StoredList(
            one.id,
            provenance.title,
            provenance.variant,
            provenance.lengths,
            decides,
            len(one.words),
            provenance.sha256,
            hashlib.sha256("".join(f"{word}\n" for word in sorted(one.words)).encode()).hexdigest(),
            tuple(sheet.number for sheet in provenance.sheets),
        )


def lists_digest(lists: Iterable[OfficialList]) -> str:
    """Everything of the lists that decides: words, sheets, lengths, variants."""
    digest = hashlib.sha256()
    for one in sorted(lists, key=lambda one: one.id):
        digest.update(msgspec.json.encode((one.id, one.provenance.variant, one.provenance.lengths)))
        digest.update(msgspec.json.encode((sorted(one.words), sorted(one.changed.items()))))
    return digest.hexdigest()


def _lengths(one: OfficialList) -> range:
    return range(one.lengths.first, one.lengths.last + 1)


def _ranges(numbers: Sequence[int]) -> str:
    """`[2, 3, 4, 6]` as `2-4, 6`."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
