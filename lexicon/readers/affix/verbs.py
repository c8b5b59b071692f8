"""What the verb flags of the Czech spelling dictionaries say: vzor, traits, object, aspect.

    hladit/ACN      A: all forms by the ending; C: passive participle with softening (hlazen)
    dělat/JTN       J: vzory dělat, sázet, minout; T: passive participle without softening
    psát/I          principal parts stand on their own: píšu/BN, psal/ON, psán/ON
    pohrát/BTN      B: vzor krýt

A loose principal part (píši/BN) is no lexeme. Flags cannot tell families of irregular verbs, so these go first
(`data/verbs.toml`). T, C or a listed passive participle says that the verb takes an accusative object (rule F5.4).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import regex

from lexicon.grammar import Upos
from lexicon.readers.affix.classes import Classified, Words
from lexicon.readers.affix.verb_aspect import aspect, is_verb
from lexicon.readers.affix.verb_data import VerbData, verb_data
from lexicon.readers.entry import Object, Reading

_INFINITIVE = regex.compile("([aeiouyáéíýěuů]|[sz]|c)t$|[éouí]ci$|moci$")
_NO_VERB = frozenset("PZKHQMVRU")  # flags of nouns, adjectives and adverbs
_V = "aeiouyáéíóúůýě"
_MINOUT = regex.compile(f"([{_V}]|[^{_V}rl][rl]|^(?!.*[^{_V}][rl][^{_V}])[^{_V}]+)nout$")
_TRP = regex.compile("(?<![áéíóúýů])[^áéíóúýů]ět$")
_CHANGE = regex.compile("([nv]|[^s]up|[^l]at)ět$")  # becoming: onemocnět, otupět, zkulatět; not letět
_VAT = regex.compile("[áíýůu]vat$")
_SOFT = (("t", "c"), ("d", "z"), ("s", "š"), ("z", "ž"), ("sl", "šl"), ("st", "št"), ("zd", "žd"))
_TVRDE = regex.compile("[dtsz]it$")


class _Kind(NamedTuple):
    vzor: str
    traits: tuple[str, ...] = ()
    stems: tuple[tuple[str, str], ...] = ()
    missing: tuple[str, ...] = ()
    object: Object = Object.UNKNOWN  # where the flags do not tell


def classify_verb(word: str, flags: str, words: Words) -> list[Classified]:
    """Lexemes of an infinitive; an empty list for every other word."""
    if not _INFINITIVE.search(word) or _negated(word, words):
        return []
    data = verb_data()
    kinds = _kinds(word, flags, words, data)
    if not kinds:
        return []
    feats, taken = aspect(word, words, data), data.objects.get(word) or _object(word, flags, words)
    return [
        Classified(
            word,
            Reading(
                upos=Upos.VERB,
                feats=feats,
                vzor=kind.vzor,
                traits=kind.traits,
                stems=kind.stems,
                missing=kind.missing,
                object=kind.object or taken,
            ),
        )
        for kind in kinds
    ]


def _kinds(word: str, flags: str, words: Words, data: VerbData) -> list[_Kind]:
    if word == "být":
        return []  # the auxiliary is no verb of the dictionary's classes; the core source has it
    verb = "A" in flags or "J" in flags
    if verb or "B" in flags or ("I" in flags and (word in data.families or _NO_VERB.isdisjoint(flags))):
        families = data.family(word)
        if families:
            return [
                _Kind(one.vzor, tuple(one.traits), _under(prefix, one.stems), tuple(one.missing), one.object)
                for prefix, one in families
            ]
    found = _by_flags(word, flags, words) if verb else None
    return [found] if found else []


def _under(prefix: str, stems: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, "/".join(prefix + stem for stem in value.split("/"))) for name, value in stems.items())


def _by_flags(word: str, flags: str, words: Words) -> _Kind | None:  # noqa: PLR0911 - one line a class
    hard, soft = "A" in flags, "J" in flags
    match word[-2:]:
        case "at" | "át" if word.endswith("ovat") and hard:
            return _Kind("kupovat", ("ov",) if soft else ())
        case "at" | "át":
            if hard and not _VAT.search(word):
                return _Kind("mazat", ("á",) if soft else ())
            return _Kind("dělat")
        case "it":
            return _Kind("prosit", _softening(word, flags, words))
        case "ít":
            return _Kind("trpět", ("ějí",))
        case "et" | "ět":
            if soft or word.endswith("jet"):
                return _Kind("sázet", ("trp",) if hard and soft and _TRP.search(word) else ())
            return _Kind("sázet", ("trp",)) if _CHANGE.search(word) else _Kind("trpět")
        case "ut":
            return _second_class(word, flags)
        case _:
            return None


def _second_class(word: str, flags: str) -> _Kind:
    if not word.endswith("nout") or _MINOUT.search(word):  # uzmout, minout
        return _Kind("minout")
    if word.endswith("léknout"):
        return _Kind("tisknout", ("en",))  # oblečen, obléknut
    if "C" not in flags:
        return _Kind("tisknout")
    only = word.endswith(("táhnout", "sáhnout")) and "T" not in flags
    return _Kind("tisknout", ("jen-en",) if only else ("en",))


def _softening(word: str, flags: str, words: Words) -> tuple[str, ...]:
    """Whether the passive participle is soft. Listed words tell what flags do not: bloudění, plazení; mražený."""
    if not _TVRDE.search(word):
        return ()
    hard, soft = "T" in flags, "C" in flags
    if hard == soft:
        hard = hard or any(_listed_hard(verb[:-2], words) for verb in (word, *_bases(word, words)))
    elif hard:
        soft = any("Y" in words.get(f"{one}ený", "") for one in _softened(word[:-2]))
    if not hard:
        return ()
    return ("i-tvrdé",) if soft else ("tvrdé",)


def _listed_hard(stem: str, words: Words) -> bool:
    """Whether only the verbal noun without softening is listed: bloudění, plazení."""
    hard = stem + ("ění" if stem.endswith(("d", "t")) else "ení")
    return "S" in words.get(hard, "") and not any("S" in words.get(f"{one}ení", "") for one in _softened(stem))


def _bases(verb: str, words: Words) -> Iterator[str]:
    """The verbs under the prefixes of a verb: zabloudit, bloudit."""
    return (rest for _, rest in verb_data().split(verb) if is_verb(rest, words))


def _softened(stem: str) -> set[str]:
    return {regex.sub(f"{hard}$", to, stem) for hard, to in _SOFT} - {stem}


def _object(word: str, flags: str, words: Words) -> Object:
    """Accusative by the flags, or by an adjective from the passive participle (hádaný/YN): that exists in all genders.

    The rest are taken for verbs with another object: of those, the association's sources allow the neuter participle.
    """
    if "T" in flags or "C" in flags:
        return Object.ACCUSATIVE
    stem = word[:-2]
    if word.endswith(("at", "át")):
        participles = {stem + "án"}
    elif word.endswith("nout"):
        participles = {word.removesuffix("out") + "ut"}
    else:
        soft = {stem, *_softened(stem)}
        participles = {one + ending for one in soft for ending in ("en", "ěn", "it", "yt", "ut", "at")} - {word}
    listed = any("O" in words.get(one, "") or "Y" in words.get(_adjective(one), "") for one in participles)
    return Object.ACCUSATIVE if listed else Object.OTHER


def _adjective(participle: str) -> str:
    """hádán: hádaný."""
    return (participle[:-2] + "an" if participle.endswith("án") else participle) + "ý"


def _negated(word: str, words: Words) -> bool:
    """nepsat/I stands beside psát/I only because the vowel is shortened."""
    if not word.startswith("ne"):
        return False
    plain = word[2:]
    return any(set("AJI") & set(words.get(one, "")) for one in (plain, plain.removesuffix("at") + "át"))
