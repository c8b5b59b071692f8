"""Rule A2: what all sources together say of one headword as one part of speech.

A headword needs one source that lists it outside every forbidden category; a label excludes it only if every
source that has the word excludes it. A source can speak only of what it testifies to: a spelling dictionary that
prints neither labels nor categories says "this is written so", and its silence about `zast.` is no vote against
the dictionary that prints `zast.`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from lexicon.grammar import Upos
from lexicon.rules.decisions import Admission, Attestation, Stop

SPEAKS_OF = ("labels", "category")
ADJECTIVAL = frozenset({Upos.ADJ, Upos.DET, Upos.PRON, Upos.NUM})
"""Parts of speech that inflect alike: by its affix class alone, a spelling dictionary has nižádný as an adjective."""


def admit(attestations: Iterable[Attestation]) -> Admission:
    """The admission of one headword as one part of speech (A2), from everything its sources say.

    A silent attestation (nothing stops it, but its source does not testify to labels or to categories) allows the
    word unless all sources that do testify to it exclude the word; then it is stopped by `A2` with the parameter
    `overruled` naming the attestation that excludes it.
    """
    found = list(attestations)
    by: list[str] = []
    stops: list[tuple[str, tuple[Stop, ...]]] = []
    for attestation in found:
        if attestation.stops:
            stops.append((attestation.id, attestation.stops))
        elif overruled := _overruled(attestation, found):
            stops.append((attestation.id, (Stop("A2", (("overruled", overruled.id),)),)))
        else:
            by.append(attestation.id)
    return Admission(tuple(by), tuple(stops))


def admissions(attestations: Iterable[Attestation]) -> Mapping[Upos | None, Admission]:
    """The admissions of one headword, by part of speech; None: entries that name none (symbols, abbreviations).

    A stopped reference (`ix v. x`, K9) names no part of speech either, but it speaks of the word itself, so it is a
    witness for every part of speech. A symbol is not: `bar` the unit says nothing of the noun `bar`. Where nobody
    who testifies to categories has the word as this adjectival part of speech, those who have it as another one do.
    """
    groups: dict[Upos | None, list[Attestation]] = defaultdict(list)
    for attestation in attestations:
        groups[attestation.upos].append(attestation)
    references = [one for one in groups.get(None, []) if any(stop.get("target") for stop in one.stops)]
    return {
        upos: admit(group if upos is None else [*group, *references, *_alike(upos, groups)])
        for upos, group in groups.items()
    }


def _alike(upos: Upos, groups: Mapping[Upos | None, list[Attestation]]) -> list[Attestation]:
    """Witnesses of another adjectival part of speech, if nobody testifies that the word is this one."""
    if upos not in ADJECTIVAL or any("category" in one.testifies for one in groups[upos]):
        return []
    return [
        one for other in sorted(ADJECTIVAL - {upos}) for one in groups.get(other, []) if "category" in one.testifies
    ]


def _overruled(silent: Attestation, found: list[Attestation]) -> Attestation | None:
    """The attestation that excludes the word, where `silent` may not speak and nobody who may allows the word."""
    for matter in SPEAKS_OF:
        if matter in silent.testifies:
            continue
        witnesses = [one for one in found if matter in one.testifies]
        if witnesses and all(one.stops for one in witnesses):
            return witnesses[0]
    return None
