"""Verbal nouns whose quantity a spelling dictionary gets wrong: cpání beside cpaní, spání beside spaní (D1).

Its affix class for them lengthens every -át alike; the verb's own paradigm knows better. A noun that differs from the
verbal noun of a verb only in the length of its vowels, and that no source with paradigms of its own has, is left out.
"""

from collections.abc import Mapping

from lexicon.compiler.gather import Group, Key, paradigms
from lexicon.grammar import Upos
from lexicon.morphology.derive import Deriver

VZOR = "stavení"
STEP = "D1"
_SHORT = str.maketrans("áéíýúů", "aeiyuu")
_ENDINGS = ("ání", "ení", "ění", "tí")


def wrong_quantities(groups: Mapping[Key, Group], deriver: Deriver, trusted: frozenset[str]) -> dict[Key, str]:
    """The nouns to leave out, each with the verbal noun that it ought to be. `trusted` sources have paradigms."""
    right: dict[str, set[str]] = {}
    for group in groups.values():
        if group.upos is Upos.VERB and group.lemma.endswith("t"):
            for paradigm in paradigms(group, lambda _, reading: reading):
                if not paradigm.guessed:
                    for lemma in deriver.inflector.derived_lemmas(paradigm.lexeme, STEP):
                        right.setdefault(lemma.translate(_SHORT), set()).add(lemma)
    wrong = {}
    for key, group in groups.items():
        lemma = group.lemma
        if group.upos is not Upos.NOUN or not lemma.endswith(_ENDINGS):
            continue
        known = right.get(lemma.translate(_SHORT))
        untold = all(item.reading.vzor == VZOR and item.entry.source not in trusted for item in group.testimonies)
        if known and lemma not in known and untold:
            wrong[key] = min(known)
    return wrong
