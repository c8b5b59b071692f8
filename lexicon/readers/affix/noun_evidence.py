"""Evidence on nouns that stands elsewhere in the same dictionary.

houba/Z, hub            an irregular genitive plural is listed as a loose form
učitelka/ZQ, učitelčin/Y   a possessive is listed for feminines that name persons or animals
"""

from collections.abc import Iterator

import regex

from lexicon.readers.affix.classes import Words
from lexicon.readers.entry import Being

_Settings = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]

_SHORT = {"á": "a", "é": "e", "í": "i", "ý": "y", "ou": "u", "ů": "o", "ú": "u"}
_LAST_LONG = regex.compile("(á|é|í|ý|ou|ů|ú)(?=[^aeiouyáéíóúůýě]*$)")
_CLUSTER = regex.compile("([^aeiouyáéíóúůýě])([^aeiouyáéíóúůýě])$")
_SOFT = {"ď": "dě", "ť": "tě", "ň": "ně"}
_POSSESSIVE = (
    (regex.compile("ch$"), "š"),
    (regex.compile("[kc]$"), "č"),
    (regex.compile("[hg]$"), "ž"),
    (regex.compile("r$"), "ř"),
)
# a masculine animate beside the feminine: učitelka, turistka (turista), cizinka (cizinec), dělnice (dělník)
_MASCULINES = (
    ("ka", ("", "a", "ec", "ek", "k")),
    ("čka", ("k", "c", "č", "ce")),
    ("nice", ("ník", "nec")),
    ("ice", ("ík", "ec")),
    ("kyně", ("ec", "ce", "k", "ek")),
    ("yně", ("", "a")),
    ("ová", ("",)),
)


def genitive_plural(word: str, vzor: str, regular: bool, words: Words) -> _Settings:
    """Traits and stems for the genitive plural without ending.

    `regular` (flag Q): made by rule. Otherwise a loose form tells it; if there is none, the rule does, too.
    """
    if regular:
        return (("0",) if vzor in ("růže", "moře") else ()), ()
    stem = regex.sub("(um|on|[aeěoy])$", "", word)
    if vzor in ("růže", "moře"):
        stem = _soft(word)
    loose = [form for form in dict.fromkeys(_candidates(stem)) if words.get(form) == ""]
    if not loose:
        return (), ()
    short = _shortened(stem)
    if loose[0] == stem and vzor in ("růže", "moře"):
        return ("0",), ()
    if loose == [short] and short != stem and vzor in ("žena", "gejša", "kalhoty", "růže"):
        if vzor == "žena" and words.get(short + "ám") == "":
            return ("krátký",), ()
        return ("short",), ()
    return (), (("gpl", "/".join(loose)),)


def _soft(word: str) -> str:
    base = word[:-1]
    if word.endswith("ě") and base.endswith(("d", "t", "n")):
        return base[:-1] + {"d": "ď", "t": "ť", "n": "ň"}[base[-1]]
    return base


def _shortened(stem: str) -> str:
    return str(_LAST_LONG.sub(lambda m: _SHORT[m[1]], stem))


def _candidates(stem: str) -> Iterator[str]:
    """hub, krav, sil, měr (míra), kapes, mezd, jader."""
    for base in (stem, _shortened(stem), regex.sub("í(?=[^aeiouyáéíóúůýě]*$)", "ě", stem)):
        yield base
        yield _CLUSTER.sub(lambda m: _SOFT.get(m[1], m[1] + "e") + m[2], base)
        yield regex.sub("^([^aeiouyáéíóúůýě])(?=[^aeiouyáéíóúůýě]+$)", "\\1e", base)


def feminine_being(word: str, vzor: str, words: Words) -> Being:
    """Whether a feminine names a person or an animal: its possessive or its masculine counterpart is listed."""
    if vzor not in ("žena", "gejša", "růže", "píseň"):
        return Being.NONE
    if "Y" in words.get(possessive(word), ""):
        return Being.PERSON
    for ending, masculine in _MASCULINES:
        if word.endswith(ending) and len(word) > len(ending) + 2:
            base = word[: -len(ending)]
            for end in masculine:
                flags = words.get(base + end, "")
                if "P" in flags or "U" in flags:
                    return Being.PERSON
    return Being.NONE


def possessive(word: str) -> str:
    """matka -> matčin, sestra -> sestřin, liška -> liščin, přítelkyně -> přítelkynin."""
    stem = regex.sub("[aeě]$", "", word)
    for pattern, soft in _POSSESSIVE:
        if pattern.search(stem):
            return f"{pattern.sub(soft, stem)}in"
    return f"{stem}in"
