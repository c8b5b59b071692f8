"""Pronouns, numerals and adverbs under flags of other classes.

který/Y      a pronoun: closed classes stand in data/adjectives.toml
bleději/E    the comparative of an adverb: that of bledě where bledý is listed
spíše/E      an adverb that begins with its comparative
"""

from lexicon.grammar import Upos
from lexicon.readers.affix.adjective_data import adjective_data
from lexicon.readers.affix.adjectives import adverbs_of, positive_of
from lexicon.readers.affix.classes import Classified, Words
from lexicon.readers.entry import Reading

_COMPARED = Reading(Upos.ADV, vzor="zeleně")
_COMPARATIVE = Reading(Upos.ADV, vzor="spíše")
_DEGREES = frozenset("EWN")


def classify_other(word: str, flags: str, words: Words) -> list[Classified]:
    """The word of a closed class, or the adverb, that a flagged word stands for."""
    closed = adjective_data().closed.get(word)
    if closed is not None:
        return [Classified(word, closed)]
    if ("E" in flags or "W" in flags) and _DEGREES.issuperset(flags):
        adjective = positive_of(word[:-1] + "ší", words) if word.endswith(("ěji", "eji")) else ""
        adverbs = adverbs_of(adjective, words[adjective], words) if adjective else []
        return [Classified(adverb, _COMPARED) for adverb in adverbs] or [Classified(word, _COMPARATIVE)]
    return []
