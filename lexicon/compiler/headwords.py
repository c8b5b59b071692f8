"""Stage 1b: what all sources say of each headword is judged (A2) and its lexemes are numbered.

Every lemma keeps all its testimonies, allowed or not, because a challenge of a forbidden word must be answered with
the rule that forbids it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lexicon.compiler.expand import Headword
from lexicon.compiler.gather import Group, Guess, Key, Paradigm, Testimony, paradigms
from lexicon.grammar import Upos
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, SpellingVariant
from lexicon.rules import (
    Admission,
    Attestation,
    Ruleset,
    Stop,
    admissions,
    headword_stops,
    prefixed_stops,
    word_parts,
)
from lexicon.store.format import StoredAttestation, StoredLexeme

Targets = Mapping[tuple[str, str], Sequence[Entry]]
"""Entries by source and headword, or source and id: what a reference may lead to (K9)."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Headwords in a fixed order, and the same for the store, by lemma."""

    headwords: list[Headword]
    stored: dict[str, list[StoredLexeme]]
    verbs: dict[str, frozenset[str]]  # source -> the verbs that have an entry there and are allowed
    excluded: dict[str, frozenset[str]]  # source -> those that it excludes (D4)


def judge_headwords(
    groups: Mapping[Key, Group],
    targets: Targets,
    ruleset: Ruleset,
    testifying: Mapping[str, frozenset[str]],
    guess: Guess,
) -> Judged:
    """Judge every group; `targets` are those that references may lead to (K9)."""
    by_lemma: dict[str, list[Group]] = defaultdict(list)
    for key in sorted(groups):
        by_lemma[groups[key].lemma].append(groups[key])
    witness = _Witness(ruleset, testifying, targets)
    headwords: list[Headword] = []
    stored: dict[str, list[StoredLexeme]] = {}
    for lemma, found in sorted(by_lemma.items(), key=_guessed_last):
        said = [[(item, witness.stops(item)) for item in group.testimonies] for group in found]
        stopped = witness.stopped(found, said)
        slots: list[StoredLexeme] = []
        for group, testimonies, stops in zip(found, said, stopped, strict=True):
            attestations = tuple(_stored(item, item_stops) for item, item_stops in testimonies)
            for paradigm in paradigms(group, guess):
                headwords.append(_headword(paradigm, len(slots), stops, lemma))
                slots.append(_store(paradigm.lexeme, group, stops, paradigm.guessed, attestations))
        stored[lemma] = slots
    own, excluded = _verbs(groups, witness)
    return Judged(headwords, stored, own, excluded)


def _guessed_last(lemma_groups: tuple[str, list[Group]]) -> bool:
    """Lemmas for which `guess` may be asked; it may have to wait until the guesser is trained."""
    return not all(any(item.reading.vzor for item in group.testimonies) for group in lemma_groups[1])


def targets_of(entries: Sequence[Entry]) -> Targets:
    """The entries that references name, by source and headword, or source and id."""
    named = {(entry.source, entry.target) for entry in entries if entry.target}
    found: dict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in entries:
        keys = {entry.id} if entry.kind is EntryKind.REFERENCE else {entry.id, entry.headword}
        for key in keys:
            if (entry.source, key) in named:
                found[entry.source, key].append(entry)
    return found


def _verbs(
    groups: Mapping[Key, Group], witness: "_Witness"
) -> tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]:
    """By source, the verbs that it lists and allows, and those that it lists and excludes."""
    own: dict[str, set[str]] = defaultdict(set)
    excluded: dict[str, set[str]] = defaultdict(set)
    for group in groups.values():
        if group.upos is Upos.VERB:
            said = [witness.attestation(item, witness.stops(item)) for item in group.testimonies]
            if not any(one.stops for one in said):
                for one in said:
                    own[one.source].add(group.lemma)
                continue
            for source in {one.source for one in said}:
                (excluded if prefixed_stops(source, said) else own)[source].add(group.lemma)
    return {name: frozenset(lemmas) for name, lemmas in own.items()}, {
        name: frozenset(lemmas) for name, lemmas in excluded.items()
    }


_PLAIN = frozenset({EntryKind.WORD, EntryKind.NAME})


class _Witness:
    """Asks the rules what stops each testimony, and what all of them together mean (A2)."""

    def __init__(
        self,
        ruleset: Ruleset,
        testifying: Mapping[str, frozenset[str]],
        targets: Targets,
    ) -> None:
        self._ruleset = ruleset
        self._testifying = testifying
        self._targets = targets
        self._plain: dict[tuple[object, ...], tuple[Stop, ...]] = {}

    def stops(self, item: Testimony) -> tuple[Stop, ...]:
        """What stops one reading of one entry."""
        entry, reading = item.entry, item.reading
        text = item.spelling
        if entry.kind not in _PLAIN or text is not entry.headword or len(text) < 2 or not text.isalpha():
            variant = SpellingVariant(item.spelling, item.spelling_labels)
            target = self._target(item) if entry.target else None
            spelling = variant if item.spelling != entry.headword else None
            return headword_stops(self._ruleset, entry, reading, spelling=spelling, target=target)
        # All else that the rules ask is the same for these: letters only, and whether the first is a capital.
        key = (entry.kind, text[0].isupper(), reading.upos, reading.feats, reading.labels)
        stops = self._plain.get(key)
        if stops is None:
            stops = self._plain[key] = headword_stops(self._ruleset, entry, reading)
        return stops

    def attestation(self, item: Testimony, stops: tuple[Stop, ...]) -> Attestation:
        """A testimony as the rules weigh it (A2)."""
        source = item.entry.source
        return Attestation(
            f"{source}:{item.entry.id}", source, _spoken(item.reading.upos), self._testifying[source], stops
        )

    def _target(self, item: Testimony) -> Entry | None:
        """Where a reference leads; of several entries with that headword the one that repeats the word (ze v. z)."""
        found = self._targets.get((item.entry.source, item.entry.target), ())
        repeating = (one for one in found if any(variant.text == item.spelling for variant in one.variants))
        return next(repeating, next(iter(found), None))

    def stopped(
        self, groups: list[Group], said: list[list[tuple[Testimony, tuple[Stop, ...]]]]
    ) -> list[tuple[str, ...]]:
        """For each group of one lemma, the rules that stop it."""
        if not any(stops for testimonies in said for _, stops in testimonies):
            return [()] * len(groups)
        if len(said) == 1 and all(stops for _, stops in said[0]):  # nobody allows it: Novák
            return [tuple(dict.fromkeys(stop.rule for _, stops in said[0] for stop in stops))]
        admitted = admissions(self.attestation(item, stops) for testimonies in said for item, stops in testimonies)
        return [_rules(admitted[_spoken(group.upos)]) for group in groups]


def parts_of_multiwords(entries: Iterable[Entry], ruleset: Ruleset) -> Iterable[Entry]:
    """For each multiword headword an entry of each of its words, of the same kind (K10: big beat -> big, beat)."""
    for entry in entries:
        if entry.kind is EntryKind.MULTIWORD:
            for part, _ in word_parts(ruleset, entry):
                yield Entry(entry.source, entry.id, entry.line, part, EntryKind.MULTIWORD, (), target=entry.headword)


def _spoken(upos: Upos) -> Upos | None:
    return None if upos is Upos.X else upos


def _rules(admission: Admission) -> tuple[str, ...]:
    if admission.allowed:
        return ()
    rules = [stop.rule for _, stops in admission.stops for stop in stops if stop.rule != "A2"]
    return tuple(dict.fromkeys(rules))


def _headword(paradigm: Paradigm, slot: int, stops: tuple[str, ...], lemma: str) -> Headword:
    return Headword(paradigm.lexeme, slot, stops, _extra_keys(lemma), paradigm.source, frozenset(paradigm.rare))


def _extra_keys(lemma: str) -> tuple[str, ...]:
    """A headword with a full stop or hyphen is also known by its letters alone: `např.` as `např`."""
    if lemma.isalpha():
        return ()
    letters = "".join(letter for letter in lemma if letter.isalpha())
    return (letters,) if letters and letters != lemma else ()


def _stored(item: Testimony, stops: tuple[Stop, ...]) -> StoredAttestation:
    entry = item.entry
    return StoredAttestation(
        source=entry.source,
        entry=entry.id,
        kind=entry.kind.value,
        labels=item.reading.labels + item.spelling_labels,
        stops=tuple(stop.rule for stop in stops),
        definition=item.reading.definition,
        target=entry.target,
    )


def _store(
    lexeme: Lexeme, group: Group, stops: tuple[str, ...], guessed: bool, attestations: tuple[StoredAttestation, ...]
) -> StoredLexeme:
    return StoredLexeme(
        headword=group.testimonies[0].spelling,
        upos=lexeme.upos.value,
        feats=lexeme.feats,
        vzor=lexeme.vzor,
        traits=tuple(sorted(lexeme.traits)),
        stems=lexeme.stems,
        forms=lexeme.forms,
        missing=lexeme.missing,
        object=lexeme.object.value,
        reflexive=lexeme.reflexive,
        being=lexeme.being.value,
        prefixes=lexeme.prefixes,
        stops=stops,
        guessed=guessed,
        attestations=attestations,
    )
