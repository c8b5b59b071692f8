"""What the noun flags of the Czech spelling dictionaries say: gender, animacy, vzor, traits.

    fregata/ZQ      Z on -a: feminine, vzor žena; Q: the genitive plural has no ending
    houba/Z         no Q: the genitive plural is irregular; `hub` stands among the words
    klín/HL         H and L: vzor hrad, genitive -u or -a
    dostatek/NQ     N: nedostatek, too
    exotický/YC     an adjective: C gives the name of the quality, exotičnost
    panák/HIP       H inanimate (panáky), P with I animate (panáci): two lexemes

The flags were made for spelling, so what they lack is no evidence: grammar adds doublets that they do not tell.
"""

from functools import cache

import regex
from msgspec.structs import replace

from lexicon.grammar import Upos
from lexicon.readers.affix.classes import Classified, Words
from lexicon.readers.affix.noun_data import noun_data
from lexicon.readers.affix.noun_evidence import feminine_being, genitive_plural
from lexicon.readers.affix.verb_data import verb_data
from lexicon.readers.entry import Being, Reading

ANIMATE = "Animacy=Anim|Gender=Masc"
INANIMATE = "Animacy=Inan|Gender=Masc"
FEMININE = "Gender=Fem"
NEUTER = "Gender=Neut"

_VOWELS = "aeiouyáéíóúůýě"
_ONLY_OVE = regex.compile("[lyx]$")  # králové; but dědici, dědicové and kovbojové, kovboji
_INHABITANT = regex.compile("[čďňšťž]an$")  # měšťané, měšťani; but kapitáni, kapitánové
_ALSO_I = regex.compile("(log|gog|urg|fág|[aeiíou]k|sk)$")  # biologové, biolozi; ptakopyskové, ptakopysci
_VERBAL = regex.compile("([aáeěí]n|[^s]t)í$")
_LATIN = regex.compile("[uoeé]s$")

# (flags that must all be there, what the word ends in, vzor, features); per gender the first that fits counts.
_Rule = tuple[str, "regex.Pattern[str]", str, str]


def _rules(feats: str, *rows: tuple[str, str, str]) -> tuple[_Rule, ...]:
    return tuple((flags, regex.compile(f"(?:{ending})$"), vzor, feats) for flags, ending, vzor in rows)


_TABLE: tuple[tuple[_Rule, ...], ...] = (
    _rules(
        ANIMATE,
        ("DU", "tel", "muž"),
        ("K", "(kníž|hrab)[eě]", "kníže"),
        ("D", "[uoeé]s", "génius"),
        ("P", "[ie]a", "pária"),
        ("P", "a", "předseda"),
        ("P", "o", "maestro"),
        ("P", "u", "guru"),
        ("P", f"[^{_VOWELS}]", "pán"),
        ("D", f"[^{_VOWELS}]", "pán"),
        ("U", "a", "pária"),
        ("U", "[eě]", "soudce"),
        ("U", f"[^{_VOWELS}]", "muž"),
    ),
    _rules(
        INANIMATE,
        ("HS", "[nt]", "kámen"),
        ("HS", f"[^{_VOWELS}]", "kotel"),
        ("LS", "n", "kámen"),
        ("HQ", "[uoe]s", "hrad"),
        ("Q", "[uoe]s", "cyklus"),
        ("H", "y", "rozpaky"),
        ("H", "e", "software"),
        ("H", f"[^{_VOWELS}]", "hrad"),
        ("L", f"[^{_VOWELS}]", "hrad"),
        ("Q", f"[eě][^{_VOWELS}]|ns", "hrad"),
        ("S", "n", "kámen"),
        ("S", f"[^{_VOWELS}]", "stroj"),
    ),
    _rules(INANIMATE, ("HQ", "[uoe]s", "cyklus")),  # kubus: kubusu and kubu
    _rules(
        FEMININE,
        ("Z", "ea", "idea"),
        ("Z", "[ou]a", "stoa"),
        ("Z", "[iy]a", "paranoia"),
        ("Z", "[cčďjňřšťž]a", "gejša"),
        ("Z", "a", "žena"),
        ("Z", "[^a]y", "kalhoty"),
        ("Z", "[eě]", "růže"),
        ("ZI", "[cčďjlňřšťžvz]", "loď"),
        ("ZK", "[cčďjlňřšťžvz]", "loď"),
        ("K", f"[^{_VOWELS}]", "kost"),
        ("Z", "[bcčďfjlmňpřšťvxzž]", "píseň"),
        ("C", "[eě]", "dveře"),
        ("S", "[eě]", "růže"),
    ),
    _rules(
        NEUTER,
        ("MI", "eno", "rameno"),
        ("M", "mě", "břímě"),
        ("M", "[eiy]o", "rádio"),
        ("M", "[aou]o", "kakao"),
        ("M", "o", "město"),
        ("M", "[aeiouy](um|on)", "muzeum"),
        ("M", "um", "centrum"),
        ("M", "on", "epiteton"),
        ("M", "[eě]", "moře"),
        ("M", "a", "játra"),
        ("K", "a", "téma"),
        ("K", "(?<!kníž)(?<!hrab)[eě]", "kuře"),
        ("C", "o", "město"),
        ("S", "í", "stavení"),
        ("C", "í", "stavení"),
    ),
    _rules(FEMININE, ("Y", "á", "dovolená")),
    _rules(NEUTER, ("Y", "é", "jízdné")),
    _rules(ANIMATE, ("Y", "i|(?<!k)y", "kuli")),
)


@cache
def _rules_for(flags: frozenset[str]) -> tuple[tuple[_Rule, ...], ...]:
    """The rules whose flags are all there; there are few hundred combinations of flags."""
    groups = (tuple(rule for rule in group if flags.issuperset(rule[0])) for group in _TABLE)
    return tuple(group for group in groups if group)


def classify_noun(word: str, flags: str, words: Words) -> list[Classified]:
    """The noun lexemes that a flagged word stands for; several where it has several genders or animacies."""
    data = noun_data()
    if word in data.irregular:
        return [Classified(word, reading) for reading in data.irregular[word]]
    if word.endswith(("ní", "tí")) and word not in data.right_verbal and _no_verbal_noun(word, data.wrong_verbal):
        return []
    have = frozenset(data.corrected.get(word, flags))
    if have & {"A", "B", "J"} and word.endswith(("t", "ti")):
        have -= frozenset("ABCIJNOTX")  # those describe the verb: drát/AHRT
    if "Z" in have and word.endswith("iště"):
        have = have - {"Z"} | {"M"}  # places in -iště are neuter
    found: list[Classified] = []
    for group in _rules_for(have):
        for _, ending, vzor, feats in group:
            if ending.search(word):
                found += _lexemes(word, have, vzor, feats, words)
                break
    if "N" in have and not have & {"O", "X"} and not _VERBAL.search(word):
        found += [_negated(one) for one in found if "ne" + one.lemma not in words]
    found += [Classified(lemma, Reading(Upos.NOUN, FEMININE, "kost")) for lemma in _qualities(word, have)]
    found += [Classified(word, reading) for reading in data.adjectival.get(word, ())]
    return found or [Classified(word, reading) for reading in data.indeclinable.get(word, ())]


def _no_verbal_noun(word: str, wrong: frozenset[str]) -> bool:
    """jení (jet: jetí), also under prefixes: najení, poodjení."""
    return word in wrong or any(_no_verbal_noun(rest, wrong) for _, rest in verb_data().split(word))


def _lexemes(word: str, flags: frozenset[str], vzor: str, feats: str, words: Words) -> list[Classified]:
    """The lexeme of one gender, with its spelling twin in -izmus."""
    traits: tuple[str, ...] = ()
    stems: tuple[tuple[str, str], ...] = ()
    being = Being.NONE
    if feats == ANIMATE:
        being = Being.PERSON
        traits = _animate(word, flags, vzor, words)
    elif feats == INANIMATE:
        traits, stems = _inanimate(word, flags, vzor)
    elif feats == FEMININE:
        traits, stems = _feminine(word, flags, vzor, words)
        being = feminine_being(word, vzor, words)
    elif vzor in ("město", "centrum", "epiteton", "moře", "játra", "rameno"):
        traits, stems = genitive_plural(word, vzor, "Q" in flags, words)
        if "R" in flags:
            traits += ("ě",)
    traits += noun_data().doublets.get((word, vzor), ())
    reading = Reading(Upos.NOUN, feats, vzor, tuple(sorted(set(traits))), stems, being=being)
    found = [Classified(word, reading)]
    if vzor == "cyklus" and word.endswith("ismus"):
        found.append(Classified(word[:-4] + "zmus", reading))
    return found


def _negated(noun: Classified) -> Classified:
    """dostatek/NQ: nedostatek. Verbal nouns are left to the negation of their verbs (D5)."""
    stems = tuple((name, "/".join(f"ne{stem}" for stem in value.split("/"))) for name, value in noun.reading.stems)
    return Classified(f"ne{noun.lemma}", replace(noun.reading, stems=stems))


def _qualities(word: str, flags: frozenset[str]) -> list[str]:
    """Names of qualities that an adjective's flags give: mladý/K mladost, exotický/C exotičnost."""
    if "Y" not in flags or not word.endswith(("ý", "í")):
        return []
    found = [word[:-1] + "ost"] if "K" in flags else []
    if "C" in flags and word.endswith("cký"):
        found.append(word[:-3] + "čnost")
    return found


def _animate(word: str, flags: frozenset[str], vzor: str, words: Words) -> tuple[str, ...]:
    """Doublets of the nominative plural, and the fleeting e."""
    if vzor in ("soudce", "kuli"):
        return ()
    traits = []
    if "I" in flags or (vzor == "muž" and "D" not in flags and not ("V" in flags and _ONLY_OVE.search(word))):
        traits.append("i")
    if "V" in flags:
        traits.append("ové")
    if "D" in flags and vzor != "génius":
        traits.append("é")
        if word.endswith(("an", "ista")):
            traits.append("i")  # občané, občani; turisté, turisti
    elif vzor == "pán" and _INHABITANT.search(word):
        traits += ("é", "i")
    elif vzor == "pán" and word.endswith("h"):
        traits.append("ové")  # mniši, mnichové; dobrodruzi, dobrodruhové
    elif vzor == "pán" and regex.search("[aáoóiíu]n$", word):
        traits += ("i", "ové")  # kapitáni, kapitánové; ufoni, ufonové
    elif vzor == "pán" and (word.endswith("l") or _ALSO_I.search(word)):
        traits.append("i")  # hejli, hejlové
    if vzor == "muž" and words.get(f"{word[:-2]}cové") == "":
        traits.append("ové")  # otec/U, otcové
    if vzor == "génius" and words.get(f"{word[:-3]}ři") == "":
        traits.append("i")  # dinosaurus/D, dinosauři
    if (vzor == "pán" and regex.search("[^bdtšžiou]el$", word)) or (vzor == "muž" and regex.search("[^l]eň$", word)):
        traits.append("e0")
    return tuple(dict.fromkeys(traits))


def _inanimate(word: str, flags: frozenset[str], vzor: str) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """Genitive -a, locative -ě, fleeting e; both stems where both occur (úlek: úlku, úleku)."""
    traits = []
    stems: tuple[tuple[str, str], ...] = ()
    if vzor == "hrad":
        if "L" in flags:
            traits.append("a")
            if "H" in flags or word.endswith("ek"):
                traits.append("u")
            elif word.endswith(("s", "v")):
                traits.append("ích")  # lesích
        if "R" in flags or ("L" in flags and not word.endswith(("k", "g", "h"))):
            traits.append("ě")
        fleeting = ("Q" in flags and not _LATIN.search(word)) or ("L" in flags and regex.search("[eě]k$|[^m]en$", word))
        if "Q" in flags and word.endswith("ns"):
            stems = (("stem", word[:-1] + "t"),)
        elif fleeting and "Q" in flags and "H" in flags:
            stems = (("stem", f"{_without_e(word)}/{word}"),)
        elif fleeting:
            traits.append("e0")
        elif regex.search("[eě]k$", word):
            traits.append("e")
    elif vzor == "stroj":
        if regex.search("íl$|[sz]$", word):
            traits.append("ech")
    elif vzor == "kámen" and "L" in flags:
        traits.append("a")
    return tuple(traits), stems


def _without_e(word: str) -> str:
    return str(regex.sub("[eě](?=[^aeiouyáéíóúůýě]+$)", "", word))


def _feminine(
    word: str, flags: frozenset[str], vzor: str, words: Words
) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """The genitive plural, or the fleeting e."""
    if vzor in ("žena", "gejša", "růže", "kalhoty"):
        return genitive_plural(word, vzor, "Q" in flags, words)
    traits: tuple[str, ...] = ()
    if vzor == "píseň" and regex.search("[^aeioyě]seň$|[^lřs]eň$|ev$|[^lp]ec$", word):
        traits = ("e0",)
    elif vzor == "píseň" and word.endswith("eň"):
        traits = ("e",)
    elif vzor == "kost" and word.endswith("es"):
        traits = ("e0",)
    elif vzor == "kost" and word + "ím" in words:
        traits = ("em", "ím")
    return traits, ()
