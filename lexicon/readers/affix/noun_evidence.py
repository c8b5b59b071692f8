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
    """Traits and stems for the genitive plural without ending, and for the plural stem.

    `regular` (flag Q): made by rule, though a loose form may stand beside it (banka: bank). Without Q a loose
    form tells it; if there is none, the rule does, too.
    """
    stem = _soft(word) if vzor in ("růže", "moře") else str(regex.sub("(um|on|[aoy])$", "", word))
    loose = [form for form in dict.fromkeys(_candidates(stem)) if words.get(form) == ""]
    if vzor in ("růže", "moře"):
        return _soft_genitive(stem, vzor, loose, regular)
    short = _shortened(stem)
    plural = [base for base in _bases(stem)[1:] if vzor == "žena" and words.get(base + "ám") == ""]
    if regular:
        loose = [form for form in loose if form not in (stem, short)]
    if not loose and not plural:
        return (), ()
    if plural:
        loose = loose or plural
        if plural == [short]:
            return ("krátký",), ()
        both = "/".join(dict.fromkeys([*plural, stem]))
        return (), (("gpl", "/".join(loose)), ("pl", both), ("ins", "/".join(dict.fromkeys([stem, *plural]))))
    if loose == [short] and short != stem and vzor != "epiteton":
        return ("short",), ()
    return (), (("gpl", "/".join(loose)),)


def _soft_genitive(stem: str, vzor: str, loose: list[str], regular: bool) -> _Settings:
    """Of the vzory růže and moře: košil, chvil, ovec; -í is the rule elsewhere."""
    if regular:  # not those on -ie, -ace, -ze nor pole, whose Q is a mistake
        return (("0",) if vzor == "růže" and stem.endswith(("l", "š", "ň", "ť", "ic")) else ()), ()
    if regex.search("([dsz]|bol)ic$", stem):
        return ("í",), ()  # erudice: erudicí beside erudic
    short = _shortened(stem)
    if not loose:
        return (), ()
    if loose == [short] and short != stem:
        return ("short",), ()
    return ("0",), () if loose == [stem] else (("gpl", "/".join(loose)),)


def _soft(word: str) -> str:
    """The stem of a word on -e, -ě: jeskyň-, košil-."""
    if word.endswith(("dě", "tě", "ně")):
        return word[:-2] + {"d": "ď", "t": "ť", "n": "ň"}[word[-2]]
    return word[:-1]


def _bases(stem: str) -> tuple[str, str, str]:
    """The stem, shortened, and with í turned into ě (míra: měr)."""
    return stem, _shortened(stem), str(regex.sub("í(?=[^aeiouyáéíóúůýě]*$)", "ě", stem))


def _shortened(stem: str) -> str:
    return str(_LAST_LONG.sub(lambda m: _SHORT[m[1]], stem))


def _candidates(stem: str) -> Iterator[str]:
    """hub, krav, sil, měr (míra), kapes, mezd, jader."""
    for base in _bases(stem):
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
