"""Grammar in words: the cells of a form as a person says them.

2. a 4. pád jednotného čísla            genitive and accusative singular
3. osoba množného čísla přítomného času
"""

from collections.abc import Iterable

from lexicon.grammar import parse_feats
from lexicon.judge.messages import Translate

# English terms; the catalogue has their Czech counterparts in the form that the templates below need.
CASES = {
    "Nom": "nominative",
    "Gen": "genitive",
    "Dat": "dative",
    "Acc": "accusative",
    "Voc": "vocative",
    "Loc": "locative",
    "Ins": "instrumental",
}
NUMBERS = {"Sing": "singular", "Plur": "plural", "Dual": "dual"}
GENDERS = {
    ("Masc", "Anim"): "masculine animate",
    ("Masc", "Inan"): "masculine inanimate",
    ("Masc", ""): "masculine",
    ("Fem", ""): "feminine",
    ("Neut", ""): "neuter",
}
PERSONS = {"1": "1st person", "2": "2nd person", "3": "3rd person"}
DEGREES = {"Cmp": "comparative", "Sup": "superlative"}
MOODS = {"Imp": "imperative", "Cnd": "conditional"}
TENSES = {"Pres": "present tense", "Fut": "future tense", "Past": "past tense"}
VERB_FORMS = {
    ("Inf", "", ""): "infinitive",
    ("Part", "", "Act"): "l-participle",
    ("Part", "Past", "Act"): "l-participle",
    ("Part", "", "Pass"): "passive participle",
    ("Part", "Past", "Pass"): "passive participle",
    ("Conv", "Pres", ""): "present transgressive",
    ("Conv", "Past", ""): "past transgressive",
}
UPOS = {
    "NOUN": "noun",
    "PROPN": "proper name",
    "ADJ": "adjective",
    "PRON": "pronoun",
    "DET": "pronoun",
    "NUM": "numeral",
    "VERB": "verb",
    "AUX": "verb",
    "ADV": "adverb",
    "ADP": "preposition",
    "CCONJ": "conjunction",
    "SCONJ": "conjunction",
    "PART": "particle",
    "INTJ": "interjection",
    "SYM": "symbol",
    "X": "expression",
}


def part_of_speech(upos: str, feats: str, say: Translate) -> str:
    """`podstatné jméno, mužský životný`."""
    words = [say(UPOS[upos])]
    found = parse_feats(feats)
    if upos in ("NOUN", "PROPN") and "Gender" in found:
        words.append(say(GENDERS[found["Gender"], found.get("Animacy", "")]))
    return ", ".join(words)


def describe(feats: str, cells: Iterable[str], say: Translate) -> str:
    """The cells of a form, those that differ only in case (or only in gender) told together."""
    by_rest: dict[str, dict[str, list[str]]] = {}
    for cell in cells:
        found = parse_feats(cell)
        case = say(CASES[found["Case"]]) if "Case" in found else ""
        gender = say(GENDERS[found["Gender"], found.get("Animacy", "")]) if "Gender" in found else ""
        by_rest.setdefault(_rest(found, say), {}).setdefault(gender, []).append(case)
    degree = parse_feats(feats).get("Degree", "")
    parts = []
    for rest, by_gender in by_rest.items():
        by_cases: dict[tuple[str, ...], list[str]] = {}
        for gender, named in by_gender.items():
            by_cases.setdefault(tuple(dict.fromkeys(filter(None, named))), []).append(gender)
        for cases, genders in by_cases.items():
            parts.append(_one(rest, cases, [gender for gender in genders if gender], say))
    text = "; ".join(part for part in parts if part)
    return ", ".join(filter(None, (say(DEGREES[degree]) if degree in DEGREES else "", text)))


def _one(rest: str, cases: tuple[str, ...], genders: list[str], say: Translate) -> str:
    text = say("{cases} {rest}").format(cases=listing(cases, say), rest=rest).strip() if cases else rest
    return f"{text} ({listing(genders, say)})" if genders else text


def _rest(found: dict[str, str], say: Translate) -> str:
    words: list[str] = []
    if found.get("VerbForm", "Fin") != "Fin":
        key = (found["VerbForm"], found.get("Tense", ""), found.get("Voice", ""))
        words.append(say(VERB_FORMS.get(key, "verb form")))
        if "Number" in found:
            words.append(say(NUMBERS[found["Number"]]))
        return ", ".join(words)
    if found.get("Mood") in MOODS:
        words.append(say(MOODS[found["Mood"]]) + ",")
    if "Person" in found and "Mood" in found:
        words.append(say(PERSONS[found["Person"]]))
    if "Number" in found:
        words.append(say(NUMBERS[found["Number"]]))
    if found.get("Mood") == "Ind" and "Tense" in found:
        words.append(say(TENSES[found["Tense"]]))
    if found.get("Variant") == "Short":
        words.append(say("(short form)"))
    if found.get("Degree") in DEGREES:
        words.append(say(DEGREES[found["Degree"]]))
    return " ".join(words)


def listing(words: Iterable[str], say: Translate) -> str:
    """`a, b and c`."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return say("{first} and {last}").format(first=", ".join(found[:-1]), last=found[-1])
