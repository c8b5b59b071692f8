"""The classifiers of the Czech affix flags, in the order in which they are asked."""

from importlib.resources import as_file, files

from lexicon.readers.affix.adjectives import classify_adjective
from lexicon.readers.affix.classes import Words
from lexicon.readers.affix.no_headwords import read_no_headwords
from lexicon.readers.affix.nouns import classify_noun
from lexicon.readers.affix.others import classify_other
from lexicon.readers.affix.sort import Sorter
from lexicon.readers.affix.verbs import classify_verb


def czech_sorter(words: Words) -> Sorter:
    """A sorter for the words of one Czech spelling dictionary. Raises DataError for a bad line of no_headwords."""
    with as_file(files("lexicon.readers.affix") / "data" / "no_headwords") as folder:
        left_out = read_no_headwords(folder)
    return Sorter((classify_verb, classify_adjective, classify_noun, classify_other), words, left_out)
