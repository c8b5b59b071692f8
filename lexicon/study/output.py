"""Found words with what people want to know of them, for tables, TSV and JSON.

word    points  blanks  upos    headword
psi     5               NOUN    pes
"""

from collections.abc import Iterator, Sequence

import msgspec

from lexicon.judge.lexicon import Lexicon
from lexicon.study.hooks import Hooks
from lexicon.study.result import Found
from lexicon.study.stems import Stem

SCHEMA = 1
WORD_COLUMNS = ("word", "points", "blanks", "upos", "headword")
HOOK_COLUMNS = ("word", "before", "behind", "headless", "tailless")
STEM_COLUMNS = ("letters", "words", "with")


class Reading(msgspec.Struct, frozen=True):
    """A lexeme that the word is a form of; a word that only an official list has is part of speech X."""

    headword: str
    upos: str


class WordOut(msgspec.Struct):
    """A found word."""

    word: str
    points: int
    blanks: str
    readings: tuple[Reading, ...]


class SearchOut(msgspec.Struct, tag_field="kind", tag="search"):
    """`lexicon search`: `found` words in all, of which `words` may be the first ones only."""

    schema: int
    variant: str
    found: int
    words: list[WordOut]


class HooksOut(msgspec.Struct, tag_field="kind", tag="hooks"):
    """`lexicon search --hooks`."""

    schema: int
    variant: str
    hooks: Hooks


class StemsOut(msgspec.Struct, tag_field="kind", tag="stems"):
    """`lexicon search --stems`."""

    schema: int
    variant: str
    stems: list[Stem]


def readings(lexicon: Lexicon, word: str, variant: str) -> tuple[Reading, ...]:
    """The lexemes by which the variant allows the word, most direct first."""
    admitted = (one for one in lexicon.explain(word).derivations if one.decisions[variant].allowed)
    found = dict.fromkeys(Reading(one.lemma, one.upos) for one in admitted)
    return tuple(found) or (Reading(word, "X"),)


def with_readings(lexicon: Lexicon, found: Sequence[Found], variant: str) -> list[WordOut]:
    """Found words with their lexemes."""
    return [WordOut(one.word, one.points, one.blanks, readings(lexicon, one.word, variant)) for one in found]


def word_rows(words: Sequence[WordOut]) -> Iterator[tuple[str, ...]]:
    """A row a word, in the columns WORD_COLUMNS; several lexemes are joined by commas."""
    for one in words:
        parts = ",".join(dict.fromkeys(reading.upos for reading in one.readings))
        headwords = ",".join(dict.fromkeys(reading.headword for reading in one.readings))
        yield one.word, str(one.points), one.blanks, parts, headwords


def hook_rows(one: Hooks) -> Iterator[tuple[str, ...]]:
    """One row, in the columns HOOK_COLUMNS."""
    shorter = (one.word[1:] if one.headless else "", one.word[:-1] if one.tailless else "")
    yield one.word, " ".join(one.before), " ".join(one.behind), *shorter


def stem_rows(stems: Sequence[Stem]) -> Iterator[tuple[str, ...]]:
    """A row a stem, in the columns STEM_COLUMNS."""
    for one in stems:
        yield one.letters, str(one.words), one.with_


def to_json(shown: SearchOut | HooksOut | StemsOut) -> str:
    """One line of JSON."""
    return msgspec.json.encode(shown).decode()
