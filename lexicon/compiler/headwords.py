"""Stage 1b: what all sources say of each headword is judged (A2) and its lexemes are numbered.

Every lemma keeps all its testimonies, allowed or not, because a challenge of a forbidden word must be answered with
the rule that forbids it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lexicon.compiler.expand import Headword
from lexicon.compiler.gather import Group, Guess, Key, Testimony, paradigms
from lexicon.grammar import Upos
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Entry, EntryKind, SpellingVariant
from lexicon.rules import Admission, Attestation, Ruleset, admissions, headword_stops, word_parts
from lexicon.store.format import StoredAttestation, StoredLexeme


@dataclass(frozen=True, slots=True)
class Judged:
    """Headwords in a fixed order, and the same for the store, by lemma."""

    headwords: list[Headword]
    stored: dict[str, list[StoredLexeme]]


@dataclass(frozen=True, slots=True)
class Testifying:
    """What a source may decide, by source id."""

    by_source: Mapping[str, frozenset[str]]


def judge_headwords(
    groups: Mapping[Key, Group],
    targets: Mapping[tuple[str, str], Entry],
    ruleset: Ruleset,
    testifying: Mapping[str, frozenset[str]],
    guess: Guess,
) -> Judged:
    """Judge every group; `targets` are entries by (source, headword or id), for references (K9)."""
    by_lemma: dict[str, list[Group]] = defaultdict(list)
    for key in sorted(groups):
        by_lemma[groups[key].lemma].append(groups[key])
    headwords: list[Headword] = []
    stored: dict[str, list[StoredLexeme]] = {}
    for lemma, found in by_lemma.items():
        said = [
            (group, item, _attest(ruleset, item, testifying, targets)) for group in found for item in group.testimonies
        ]
        admitted = admissions(attestation for _, _, attestation in said)
        slots: list[StoredLexeme] = []
        for group in found:
            stops = _stops(admitted.get(_spoken(group.upos)) or admitted[next(iter(admitted))])
            attestations = tuple(_stored(item, attestation) for owner, item, attestation in said if owner is group)
            for paradigm in paradigms(group, guess):
                lexeme = paradigm.lexeme
                headwords.append(Headword(lexeme, len(slots), stops, _extra_keys(lemma)))
                slots.append(_store(lexeme, group, stops, paradigm.guessed, attestations))
        stored[lemma] = slots
    return Judged(headwords, stored)


def parts_of_multiwords(entries: Iterable[Entry], ruleset: Ruleset) -> Iterable[Entry]:
    """For each multiword headword an entry of each of its words, of the same kind (K10: big beat -> big, beat)."""
    for entry in entries:
        if entry.kind is EntryKind.MULTIWORD:
            for part, _ in word_parts(ruleset, entry):
                yield Entry(entry.source, entry.id, entry.line, part, EntryKind.MULTIWORD, (), target=entry.headword)


def _attest(
    ruleset: Ruleset,
    item: Testimony,
    testifying: Mapping[str, frozenset[str]],
    targets: Mapping[tuple[str, str], Entry],
) -> Attestation:
    entry = item.entry
    variant = SpellingVariant(item.spelling, item.spelling_labels) if item.spelling != entry.headword else None
    target = targets.get((entry.source, entry.target)) if entry.target else None
    stops = headword_stops(ruleset, entry, item.reading, spelling=variant, target=target)
    return Attestation(
        f"{entry.source}:{entry.id}", entry.source, _spoken(item.reading.upos), testifying[entry.source], stops
    )


def _spoken(upos: Upos) -> Upos | None:
    return None if upos is Upos.X else upos


def _stops(admission: Admission) -> tuple[str, ...]:
    if admission.allowed:
        return ()
    rules = [stop.rule for _, stops in admission.stops for stop in stops if stop.rule != "A2"]
    return tuple(dict.fromkeys(rules))


def _extra_keys(lemma: str) -> tuple[str, ...]:
    """A headword with a full stop or hyphen is also known by its letters alone: `např.` as `např`."""
    letters = "".join(letter for letter in lemma if letter.isalpha())
    return (letters,) if letters and letters != lemma else ()


def _stored(item: Testimony, attestation: Attestation) -> StoredAttestation:
    entry = item.entry
    return StoredAttestation(
        source=entry.source,
        entry=entry.id,
        kind=entry.kind.value,
        labels=item.reading.labels + item.spelling_labels,
        stops=tuple(stop.rule for stop in attestation.stops),
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
