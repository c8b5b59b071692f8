"""Grammar in words: the cells of a form as a person says them.

2. a 4. pád jednotného čísla            genitive and accusative singular
3. osoba množného čísla přítomného času 3rd person plural present tense
příčestí činné, jednotné číslo, rod ženský
"""

from collections.abc import Iterable, Mapping

from lexicon.grammar import parse_feats
from lexicon.judge.messages import Say
from lexicon.message import message

# In the context "listed" the Czech name of a case is an ordinal, because "pád" follows the last of them.
CASES = {
    "Nom": message("nominative"),
    "Gen": message("genitive"),
    "Dat": message("dative"),
    "Acc": message("accusative"),
    "Voc": message("vocative"),
    "Loc": message("locative"),
    "Ins": message("instrumental"),
}
_CASES_LISTED = {
    "Nom": message("nominative", "listed"),
    "Gen": message("genitive", "listed"),
    "Dat": message("dative", "listed"),
    "Acc": message("accusative", "listed"),
    "Voc": message("vocative", "listed"),
    "Loc": message("locative", "listed"),
    "Ins": message("instrumental", "listed"),
}
NUMBERS = {"Sing": message("singular"), "Plur": message("plural"), "Dual": message("dual")}
_NUMBERS_OF = {"Sing": message("singular", "of"), "Plur": message("plural", "of"), "Dual": message("dual", "of")}
_EVERY_GENDER = message("all genders")
GENDERS = {
    ("Masc", "Anim"): message("masculine animate"),
    ("Masc", "Inan"): message("masculine inanimate"),
    ("Masc", ""): message("masculine"),
    ("Fem", ""): message("feminine"),
    ("Neut", ""): message("neuter"),
}
PERSONS = {"1": message("1st person"), "2": message("2nd person"), "3": message("3rd person")}
DEGREES = {"Cmp": message("comparative"), "Sup": message("superlative")}
MOODS = {"Imp": message("imperative"), "Cnd": message("conditional")}
TENSES = {"Pres": message("present tense"), "Fut": message("future tense"), "Past": message("past tense")}
VERB_FORMS = {
    ("Inf", "", ""): message("infinitive"),
    ("Part", "", "Act"): message("active participle"),
    ("Part", "Past", "Act"): message("active participle"),
    ("Part", "", "Pass"): message("passive participle"),
    ("Part", "Past", "Pass"): message("passive participle"),
    ("Conv", "Pres", ""): message("present transgressive"),
    ("Conv", "Past", ""): message("past transgressive"),
}
UPOS = {
    "NOUN": message("noun"),
    "PROPN": message("proper name"),
    "ADJ": message("adjective"),
    "PRON": message("pronoun"),
    "DET": message("pronoun"),
    "NUM": message("numeral"),
    "VERB": message("verb"),
    "AUX": message("verb"),
    "ADV": message("adverb"),
    "ADP": message("preposition"),
    "CCONJ": message("conjunction"),
    "SCONJ": message("conjunction"),
    "PART": message("particle"),
    "INTJ": message("interjection"),
    "SYM": message("symbol"),
    "X": message("expression"),
}

Key = tuple[str, str]


def part_of_speech(upos: str, feats: str, say: Say) -> str:
    """`podstatné jméno, rod mužský životný`."""
    found = parse_feats(feats)
    if upos in ("NOUN", "PROPN") and "Gender" in found:
        gender = say(GENDERS[found["Gender"], found.get("Animacy", "")])
        return say("{noun}, {gender}").format(noun=say(UPOS[upos]), gender=gender)
    return say(UPOS[upos])


def describe(feats: str, cells: Iterable[str], say: Say, most: int = 0) -> str:
    """The cells of a form: those that differ in case or gender alone are told together, nominatives first.

    With `most`, no more groups than that; the rest is "and other forms".
    """
    by_rest: dict[str, dict[Key, list[str]]] = {}
    for cell in cells:
        found = parse_feats(cell)
        gender = (found["Gender"], found.get("Animacy", "")) if "Gender" in found else ("", "")
        by_rest.setdefault(_rest(found, say), {}).setdefault(gender, []).append(found.get("Case", ""))
    groups: list[tuple[str, tuple[str, ...], list[Key]]] = []
    for rest, by_gender in by_rest.items():
        by_cases: dict[tuple[str, ...], list[Key]] = {}
        for gender, named in by_gender.items():
            cases = tuple(case for case in CASES if case in named)
            by_cases.setdefault(cases, []).append(gender)
        groups += [(rest, cases, genders) for cases, genders in by_cases.items()]
    groups.sort(key=lambda group: bool(group[1]) and "Nom" not in group[1])
    parts = list(filter(None, (_one(*group, say) for group in groups)))
    if most and len(parts) > most:
        parts[most:] = [say("other forms")]
        text = listing(["; ".join(parts[:-1]), parts[-1]], say)
    else:
        text = "; ".join(parts)
    degree = parse_feats(feats).get("Degree", "")
    return ", ".join(filter(None, (say(DEGREES[degree]) if degree in DEGREES else "", text)))


def listing(words: Iterable[str], say: Say) -> str:
    """`a, b and c`."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    return say("{first} and {last}").format(first=", ".join(found[:-1]), last=found[-1])


def _one(rest: str, cases: tuple[str, ...], genders: list[Key], say: Say) -> str:
    text = rest
    if cases:
        named = listing([say(_CASES_LISTED[case]) for case in cases], say)
        template = say("{cases} {number}") if len(cases) < len(CASES) else say("all cases {number}")
        text = template.format(cases=named, number=rest).strip()
    told = [key for key in _merged(genders) if key[0]]
    if not told:
        return text
    if {gender for gender, _ in told} == {"Masc", "Fem", "Neut"} and not any(animacy for _, animacy in told):
        return f"{text}, {say(_EVERY_GENDER)}"
    named = listing([say(GENDERS[key]) for key in told], say)
    return say("{form}, {genders}").format(form=text, genders=named)


def _merged(genders: list[Key]) -> list[Key]:
    """Masculine animate and inanimate together are masculine."""
    both = {("Masc", "Anim"), ("Masc", "Inan")}
    if both <= set(genders):
        genders = [("Masc", ""), *(key for key in genders if key not in both)]
    return [key for key in GENDERS if key in genders]


def _rest(found: Mapping[str, str], say: Say) -> str:
    """Everything but case and gender."""
    if found.get("VerbForm", "Fin") != "Fin":
        key = (found["VerbForm"], found.get("Tense", ""), found.get("Voice", ""))
        words = [say(VERB_FORMS.get(key, message("verb form")))]
        words += [say(NUMBERS[found["Number"]])] if "Number" in found else []
        return ", ".join(words)
    words = []
    if "Person" in found and "Mood" in found:
        words.append(say(PERSONS[found["Person"]]))
    if "Number" in found:
        words.append(say(_NUMBERS_OF[found["Number"]]))
    if found.get("Mood") == "Ind" and "Tense" in found:
        words.append(say(TENSES[found["Tense"]]))
    if found.get("Degree") in DEGREES:
        words.append(say(DEGREES[found["Degree"]]))
    if found.get("Variant") == "Short":
        words.append(say("(short form)"))
    text = " ".join(words)
    return ", ".join(filter(None, (say(MOODS[found["Mood"]]) if found.get("Mood") in MOODS else "", text)))
