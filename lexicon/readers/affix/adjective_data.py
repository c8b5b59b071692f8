"""The data file of the classifiers of adjectives and closed classes: `data/adjectives.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files

import msgspec

from lexicon.files.toml import load_toml
from lexicon.grammar import Upos
from lexicon.readers.entry import Reading


class Closed(msgspec.Struct, forbid_unknown_fields=True):
    """Words of a closed class that share part of speech, features and vzor."""

    upos: Upos
    vzor: str
    words: list[str]
    feats: str = ""
    traits: list[str] = []


class Short(msgspec.Struct, forbid_unknown_fields=True):
    """Short forms that the classifier would take for participles, and those that no word of the source tells."""

    words: list[str]
    listed: dict[str, str]


class AdjectiveFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    comparative: dict[str, str]
    closed: list[Closed]
    short: Short


@dataclass(frozen=True, slots=True)
class AdjectiveData:
    """Lookups by word."""

    positives: Mapping[str, str]  # lepší -> dobrý
    compared: tuple[str, ...]  # those positives
    closed: Mapping[str, Reading]
    short: frozenset[str]
    listed_short: Mapping[str, str]  # hodný -> hoden


@cache
def adjective_data() -> AdjectiveData:
    """The data file, read when first asked for. Raises DataError with file and line."""
    with as_file(files("lexicon.readers.affix") / "data" / "adjectives.toml") as path:
        raw = load_toml(path, AdjectiveFile)
    closed = {
        word: Reading(group.upos, group.feats, group.vzor, tuple(group.traits))
        for group in raw.closed
        for word in group.words
    }
    return AdjectiveData(
        raw.comparative,
        tuple(sorted(set(raw.comparative.values()))),
        closed,
        frozenset(raw.short.words),
        raw.short.listed,
    )
