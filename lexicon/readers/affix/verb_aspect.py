"""The aspect of a verb, which the affix flags do not tell: evidence of the dictionary first, then word formation.

dělající/YN     an adjective from the present transgressive: dělat is imperfective
přepisovat      a prefix on what is no verb of its own (pisovat): a secondary imperfective
dopsat          a prefix on the verb psát: perfective
bouchnout       class II without a prefix: perfective, but for verbs of change (blednout)
"""

import regex

from lexicon.readers.affix.classes import Words
from lexicon.readers.affix.verb_data import VerbData

IMPERFECTIVE = "Aspect=Imp"
PERFECTIVE = "Aspect=Perf"
BOTH = "Aspect=Imp,Perf"

_ITERATIVE = regex.compile("[áíýů]vat$")
_SECONDARY = regex.compile("(at|et|[áéíóúýů][^aeiouyáéíóúýůě]+ět)$")  # not zkvalitnět

# What the infinitive ends in, and what the present adjective puts there instead.
_ADJECTIVES = (
    ("ovat", ("ující",)),
    ("nout", ("noucí",)),
    ("at", ("ající", "oucí")),
    ("át", ("ající", "oucí", "ející")),
    ("it", ("ící",)),
    ("et", ("ející", "ící")),
    ("ět", ("ějící", "ící")),
)


def aspect(verb: str, words: Words, data: VerbData) -> str:
    """The aspect as a UD feature."""
    prefixed = _has_base(verb, words, data)
    if verb in data.perfective:
        found = PERFECTIVE
    elif verb in data.imperfective:
        found = IMPERFECTIVE
    elif families := data.family(verb):
        found = PERFECTIVE if families[0][0] else IMPERFECTIVE
    elif (not prefixed and verb.endswith(data.biaspectual)) or _foreign_prefix(verb, words, data):
        found = BOTH
    elif prefixed and verb.endswith("it"):
        found = PERFECTIVE  # imperfective ones change class: vyřadit, vyřazovat
    elif _present_adjective(verb, words):
        found = IMPERFECTIVE
    elif prefixed:
        iterative = _ITERATIVE.search(verb) and not any(rest in data.plain_vat for _, rest in data.split(verb))
        found = IMPERFECTIVE if iterative else PERFECTIVE
    elif verb.endswith("nout"):
        found = IMPERFECTIVE if verb in data.imperfective_nout else PERFECTIVE
    elif _SECONDARY.search(verb):
        found = IMPERFECTIVE
    else:
        found = PERFECTIVE if any(data.split(verb)) else IMPERFECTIVE
    return found


def _present_adjective(verb: str, words: Words) -> bool:
    for ending, adjectives in _ADJECTIVES:
        if verb.endswith(ending):
            stem = verb.removesuffix(ending)
            return any("Y" in words.get(stem + adjective, "") for adjective in adjectives)
    return False


def _has_base(verb: str, words: Words, data: VerbData) -> bool:
    """Whether the verb is a prefix on another verb of the dictionary (vypsat: psát; vydat: dát)."""
    return any(is_verb(rest, words) or is_verb(rest.removesuffix("at") + "át", words) for _, rest in data.split(verb))


def _foreign_prefix(verb: str, words: Words, data: VerbData) -> bool:
    """Whether the prefix before a verb of the dictionary is one that changes no aspect (restartovat)."""
    return verb.endswith("ovat") and any(
        prefix in data.biaspectual_prefixes and is_verb(rest, words) for prefix, rest in data.split(verb)
    )


def is_verb(word: str, words: Words) -> bool:
    """Whether a word of the dictionary carries the flags of an infinitive."""
    flags = words.get(word, "")
    return word.endswith(("t", "ci")) and ("A" in flags or "J" in flags)
