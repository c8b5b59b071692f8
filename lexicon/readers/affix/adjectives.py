"""Adjectives, and the adverbs that their flags derive.

mladý/YKRN          an adjective, vzor mladý; R gives the adverb mladě (N, ne-, is only the checker's permission: F2)
dlouhý/YRO          R gives dlouze, O gives dlouho
dražší/YE           the comparative of drahý: no lexeme of its own
zdráv/ON            a short form: evidence that zdravý has them (trait `short`), with its quantity
učitelčin/Y         a possessive, vzor matčin
dělající/YN         a present participle, vzor jarní
"""

from functools import cache

from lexicon.grammar import Upos
from lexicon.readers.affix.adjective_data import AdjectiveData, adjective_data
from lexicon.readers.affix.classes import Classified, Words
from lexicon.readers.entry import Reading

_LONG = str.maketrans("aeiuy", "áéíúý")
_HARDENED = (("čt", "ck"), ("št", "sk"), ("š", "ch"), ("ž", "h"), ("č", "k"), ("ř", "r"))
_PREFIXES_ONLY = frozenset("ONEW")
_VERBS = frozenset("ABJ")
_PARTICIPLES = ("l", "án", "en", "ěn", "it", "yt", "ut", "at", "et", "ět")
_ADVERB = Reading(Upos.ADV, vzor="zeleně")
_POSSESSIVES = (
    ("ův", Reading(Upos.ADJ, "Gender[psor]=Masc|Poss=Yes", "otcův")),
    ("in", Reading(Upos.ADJ, "Gender[psor]=Fem|Poss=Yes", "matčin")),
)


def classify_adjective(word: str, flags: str, words: Words) -> list[Classified]:
    """The adjective that a flagged word stands for, and its adverbs; nothing if the word is neither."""
    data = adjective_data()
    if word in data.closed:
        return []
    if "Y" not in flags:
        return _short_form(word, flags, words, data) if flags and _PREFIXES_ONLY.issuperset(flags) else []
    if word.endswith(("ý", "í")):
        return _adjective(word, flags, words, data)
    possessive = next((reading for ending, reading in _POSSESSIVES if word.endswith(ending)), None)
    return [Classified(word, possessive)] if possessive else []


def adverbs_of(word: str, flags: str, words: Words) -> list[str]:
    """The adverbs that count as listed: krátký/R krátce, dlouhý/O dlouho, jarní/R jarně.

    R says only that an adverb can be formed (měděný/R). Dictionaries list the adverbs of qualities, hence it counts
    where the source also lists a comparative, and for -sky, -cky; not for participles like umytý, rvaný.
    """
    found = []
    stem = word[:-1]
    if "R" in flags and not word.endswith(("čí", "ší")) and _quality(word, words) and not _of_verb(stem, words):
        found.append(_adverb(word, stem))
    if "O" in flags and word.endswith("ý"):
        found.append(stem + "o")
    return found


def positive_of(word: str, words: Words) -> str:
    """The listed positive of a comparative, or nothing: dražší -> drahý, chytřejší -> chytrý."""
    known = adjective_data().positives.get(word)
    if known is not None:
        return known if "Y" in words.get(known, "") else ""
    if not word.endswith(("ější", "ejší")):
        return ""
    stem = word[:-4]
    hard = [stem[: -len(soft)] + plain for soft, plain in _HARDENED if stem.endswith(soft)]
    for positive in (*(one + "ý" for one in hard), stem + "ý", stem + "í"):
        if "Y" in words.get(positive, ""):
            return positive
    return ""


def _adjective(word: str, flags: str, words: Words, data: AdjectiveData) -> list[Classified]:
    if word.endswith(("ší", "čí")):
        positive = positive_of(word, words)
        if positive and positive not in data.closed:
            return _adjective(positive, words[positive], words, data)
    found = [Classified(word, _soft(word, flags) if word.endswith("í") else _hard(word, words, data))]
    return found + [Classified(adverb, _ADVERB) for adverb in adverbs_of(word, flags, words)]


def _hard(word: str, words: Words, data: AdjectiveData) -> Reading:
    traits: tuple[str, ...] = ()
    stems: tuple[tuple[str, str], ...] = ()
    stem = word[:-1]
    short = _short_stems(stem, words, data)
    if short:
        traits, stems = ("short",), short
    if word.endswith(data.compared) and _regular_comparative(stem) in words:
        traits += ("ější",)
    return Reading(Upos.ADJ, vzor="mladý", traits=traits, stems=stems) if traits else _plain("mladý")


def _soft(word: str, flags: str) -> Reading:
    if word.endswith(("ější", "ejší", "ší", "čí")) and ("E" in flags or "W" in flags):
        return _plain("jarní", "Degree=Cmp")
    if word.endswith(("oucí", "ící")):
        return _plain("jarní", "Tense=Pres|VerbForm=Part|Voice=Act")
    if word.endswith(("avší", "uvší", "ivší", "yvší", "edší", "evší")) and "N" in flags:
        return _plain("jarní", "Tense=Past|VerbForm=Part|Voice=Act")
    return _plain("jarní")


@cache
def _plain(vzor: str, feats: str = "") -> Reading:
    return Reading(Upos.ADJ, feats, vzor)


def _short_form(word: str, flags: str, words: Words, data: AdjectiveData) -> list[Classified]:
    """`zdráv/ON`, `hodna/N` say that zdravý, hodný have short forms; `nerad/O` has no long form at all."""
    for stem in (word, word[:-2] + word[-1], word[:-1]):
        for long, plain in zip("áéíúý-", "aeiuy-", strict=True):
            positive = stem.replace(long, plain) + "ý"
            if "Y" in words.get(positive, "") and _short_stems(positive[:-1], words, data):
                return _adjective(positive, words[positive], words, data)
    if "O" in flags and word.endswith(("rád", "rad")):
        return [Classified(word, Reading(Upos.ADJ, "Variant=Short", "rád", ("short",)))]
    return []


def _short_stems(stem: str, words: Words, data: AdjectiveData) -> tuple[tuple[str, str], ...]:
    """The stems of listed short forms: zdrav- zdráv; šťastn- šťasten and šťastn-; nothing where none is listed."""
    told = data.listed_short.get(stem + "ý")
    if told is not None:
        return (("short", stem if told == stem[:-1] + "e" + stem[-1] else told), ("short_masc", told))
    for oblique in (stem, _lengthened(stem)):
        for masculine in (oblique, oblique[:-1] + "e" + oblique[-1:]):
            flags = words.get(masculine, "")
            if not flags or not _PREFIXES_ONLY.issuperset(flags) or masculine in data.closed:
                continue
            if masculine != oblique and not masculine.endswith(("n", "k", "v")):
                continue
            if masculine in data.short or not _participle(masculine, inserted=masculine != oblique, words=words):
                return (("short", oblique), ("short_masc", masculine))
    return ()


def _participle(short: str, *, inserted: bool, words: Words) -> bool:
    """Whether a short form looks like a verb's participle (dělán, nesen, kryt, nesl) and not like šťasten."""
    return short + "ý" in words if inserted else short.endswith(_PARTICIPLES)


def _lengthened(stem: str) -> str:
    """zdrav -> zdráv, star -> stár: the last vowel long."""
    at = max((stem.rfind(vowel) for vowel in "aeiuy"), default=-1)
    return stem[:at] + stem[at].translate(_LONG) + stem[at + 1 :] if at >= 0 else stem


def _quality(word: str, words: Words) -> bool:
    """Whether the source compares the adjective; closed comparatives are known, -ský and -cký pass."""
    listed = "y" in words.get(word, "") or _regular_comparative(word[:-1]) in words  # y: newer hunspell editions
    compared = word in adjective_data().compared or listed
    return compared or word.endswith(("ský", "cký"))


def _of_verb(stem: str, words: Words) -> bool:
    """Whether a stem in -t or -an is the passive participle of a listed verb: umyt- umýt, uťat- utít, rvan- rvát."""
    infinitives: tuple[str, ...] = ()
    if stem.endswith("t"):
        infinitives = (stem, _lengthened(stem), stem[:-2] + "ít", stem[:-2] + "nout", stem[:-1] + "out")
    elif stem.endswith("an"):
        infinitives = (stem[:-1] + "t", stem[:-2] + "át")
    return any(not _VERBS.isdisjoint(words.get(infinitive, "")) for infinitive in infinitives)


def _adverb(word: str, stem: str) -> str:
    if word.endswith(("ský", "cký")):
        return stem + "y"
    for hard, soft in (("ch", "š"), ("h", "z"), ("g", "z"), ("k", "c"), ("r", "ř")):
        if stem.endswith(hard):
            return stem[: -len(hard)] + soft + "e"
    return stem + ("ě" if stem.endswith(tuple("bpvmfdtn")) else "e")


def _regular_comparative(stem: str) -> str:
    for soft, hard in (("čtě", "ck"), ("ště", "sk"), ("še", "ch"), ("že", "h"), ("če", "k"), ("ře", "r")):
        if stem.endswith(hard):
            return stem[: -len(hard)] + soft + "jší"
    return stem + ("ější" if stem.endswith(tuple("bpvmfdtn")) else "ejší")
