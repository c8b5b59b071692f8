"""Stems recovered from listed forms: the specs of a vzor read backwards.

hrad    Gen.Sing = stem+u       domu      -> stem=dom
žena    Gen.Plur = gpl          hub       -> gpl=hub
nést    Imp.2.Sing = imp        nes       -> imp=nes
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from lexicon.morphology.spec import Spec
from lexicon.morphology.vzor import Vzor


def recovered_stems(vzor: Vzor, listed: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """(name of a stem, what most listed forms say it is), in the order in which the vzor names its stems.

    `listed` are forms by the canonical features of the vzor's cells. Only specs that do nothing but write an ending
    on can be read backwards; whether the stem then makes the forms is for the caller to try.
    """
    found: dict[str, Counter[str]] = {}
    for feats, groups in vzor.cells:
        texts = listed.get(feats)
        if not texts:
            continue
        for spec in (spec for group in groups for spec in group):
            ending = _ending(spec)
            if ending is not None and spec.stem in vzor.stems:
                stems = [text[: len(text) - len(ending)] for text in texts if text.endswith(ending)]
                found.setdefault(spec.stem, Counter()).update(stem for stem in stems if stem)
    for name in vzor.stems:
        if found.get(name):
            yield name, found[name].most_common(1)[0][0]


def _ending(spec: Spec) -> str | None:
    """What the spec writes after its stem; None if it does anything else."""
    if any(sign != "+" for sign, _ in spec.ops):
        return None
    return "".join(text for _, text in spec.ops)
