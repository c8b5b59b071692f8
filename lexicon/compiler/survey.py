"""All forms of a build looked over once: admitted ones by length and part of speech, samples of what rules stop."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec

from lexicon.compiler.parallel import Tick, run_all
from lexicon.compiler.shards import SHARDS, Expansion, Gathered, forms_of

_SAMPLES = 12  # forms that stand for all that a rule stops
_Counts = Counter[tuple[int, int]]  # (set, letters) -> forms
_Stops = dict[int, tuple[tuple[str, str], ...]]  # set -> (variant, rule) that stop it


class Survey(msgspec.Struct):
    """Counts of forms by variant; a form of several parts of speech, or stopped by several rules, counts for each."""

    lengths: dict[str, dict[str, int]]  # letters (as text) of admitted forms
    parts: dict[str, dict[str, int]]  # part of speech of admitted forms
    rejected: dict[str, dict[str, int]]  # rule -> known forms that it stops
    samples: dict[str, dict[str, list[str]]]  # rule -> some of these forms


def survey(
    expansion: Expansion, gathered: Gathered, masks: bytes, variants: tuple[str, ...], work: Path, jobs: int, tick: Tick
) -> Survey:
    """Look at every form once, several shards at a time. Which samples are taken depends on the forms alone."""
    stops = _stops(expansion, gathered, masks, variants)

    def one(n: int, report: Tick) -> list[tuple[int, _Counts, dict[tuple[str, str], list[str]]]]:
        found = []
        wanted = stops
        taken: Counter[tuple[str, str]] = Counter()
        for shard in range(n, SHARDS, jobs):
            counts, samples = _look(shard, gathered, wanted, work)
            found.append((shard, counts, samples))
            taken.update({key: len(forms) for key, forms in samples.items()})
            wanted = _left(wanted, {key for key, count in taken.items() if count >= _SAMPLES})
            report(1)
        return found

    counts: _Counts = Counter()
    samples: dict[tuple[str, str], list[str]] = defaultdict(list)
    for _, some, found in sorted(
        (part for parts in run_all(one, jobs, tick) for part in parts), key=lambda part: part[0]
    ):
        counts.update(some)
        for key, forms in found.items():
            samples[key] = (samples[key] + forms)[:_SAMPLES]
    return _summed(counts, stops, samples, expansion, gathered, masks, variants)


def _stops(expansion: Expansion, gathered: Gathered, masks: bytes, variants: tuple[str, ...]) -> _Stops:
    found: _Stops = {}
    for number, members in enumerate(gathered.sets):
        pairs = [
            (variant, rule)
            for bit, variant in enumerate(variants)
            if not masks[number] >> bit & 1
            for member in members
            for rule in expansion.records[member].decisions[bit].rules
        ]
        if pairs:
            found[number] = tuple(dict.fromkeys(pairs))
    return found


def _left(stops: _Stops, full: set[tuple[str, str]]) -> _Stops:
    """What still needs samples."""
    left = ((number, tuple(key for key in keys if key not in full)) for number, keys in stops.items())
    return {number: keys for number, keys in left if keys}


def _look(
    shard: int, gathered: Gathered, stops: _Stops, work: Path
) -> tuple[_Counts, dict[tuple[str, str], list[str]]]:
    forms = list(forms_of(shard, work))
    sets = gathered.shards[shard]
    counts: _Counts = Counter(zip(sets, map(len, forms), strict=True))
    samples: dict[tuple[str, str], list[str]] = defaultdict(list)
    for form, number in zip(forms, sets, strict=True):
        for key in stops.get(number, ()):
            taken = samples[key]
            if len(taken) < _SAMPLES:
                taken.append(form)
    return counts, dict(samples)


def _summed(
    counts: _Counts,
    stops: _Stops,
    samples: dict[tuple[str, str], list[str]],
    expansion: Expansion,
    gathered: Gathered,
    masks: bytes,
    variants: tuple[str, ...],
) -> Survey:
    lengths: dict[str, Counter[int]] = {variant: Counter() for variant in variants}
    parts: dict[str, Counter[str]] = {variant: Counter() for variant in variants}
    rejected: dict[str, Counter[str]] = {variant: Counter() for variant in variants}
    for (number, letters), count in counts.items():
        for bit, variant in enumerate(variants):
            if masks[number] >> bit & 1:
                lengths[variant][letters] += count
                for upos in set(_parts(expansion, gathered.sets[number], bit)):
                    parts[variant][upos] += count
        for variant, rule in stops.get(number, ()):
            rejected[variant][rule] += count
    return Survey(
        {
            variant: {str(letters): count for letters, count in sorted(found.items())}
            for variant, found in lengths.items()
        },
        {variant: dict(found.most_common()) for variant, found in parts.items()},
        {variant: dict(found.most_common()) for variant, found in rejected.items()},
        {
            variant: {rule: samples[variant, rule] for rule, _ in found.most_common()}
            for variant, found in rejected.items()
        },
    )


def _parts(expansion: Expansion, members: tuple[int, ...], bit: int) -> Iterator[str]:
    """The parts of speech by which a form is admitted; none where only an official list admits it."""
    for member in members:
        record = expansion.records[member]
        if record.decisions[bit].allowed and record.upos:
            yield record.upos
