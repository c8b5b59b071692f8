"""What one source says of one headword; nothing of it is dropped, and nothing is judged here.

Every reader yields `Entry`. Feature strings are canonical UD (`Animacy=Anim|Gender=Masc`); cells are
written as in `lexicon.grammar.cells` (`Nom.Plur`).
"""

from enum import StrEnum

import msgspec

from lexicon.grammar import Upos

UNINFLECTED = "neohebné"  # the vzor of words with one form


class EntryKind(StrEnum):
    """What kind of headword the source prints (rules K2, K4-K10, D6)."""

    WORD = "word"
    NAME = "name"  # written with a capital: Afrika (K2)
    ABBREVIATION = "abbreviation"  # např., aj. (K4)
    SYMBOL = "symbol"  # km, hl (K5)
    PREFIX = "prefix"  # roz- (K7)
    SUFFIX = "suffix"  # -atý (K8)
    REFERENCE = "reference"  # ix v. x (K9)
    MULTIWORD = "multiword"  # big beat (K10)
    SUBHEADWORD = "subheadword"  # a derived word in other type inside an entry (D6)
    CONTRACTION = "contraction"  # tys, doň, byls: known, but allowed only if listed as a word too (F3, F5.3)


class Object(StrEnum):
    """The object that a verb takes, which decides its passive participle (F5.4)."""

    ACCUSATIVE = "acc"
    OTHER = "other"  # věřit komu, pomoci komu: neuter singular only
    NONE = "none"
    UNKNOWN = ""


class Being(StrEnum):
    """Whether a noun names a person or an animal; possessives of feminines depend on it (D3)."""

    PERSON = "person"
    ANIMAL = "animal"
    NONE = ""


class Reading(msgspec.Struct, frozen=True):
    """One part of speech of an entry, or one sense where senses differ in labels.

    `vzor` empty: to be guessed. `stems` override stems of the vzor by name; `forms` replace whole cells;
    `missing` are cells that do not exist (K12). `labels` are style labels exactly as printed.
    """

    upos: Upos
    feats: str = ""
    vzor: str = ""
    traits: tuple[str, ...] = ()
    stems: tuple[tuple[str, str], ...] = ()
    forms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    missing: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    object: Object = Object.UNKNOWN
    reflexive: str = ""  # "se", "si"
    being: Being = Being.NONE
    prefixes: tuple[str, ...] = ()  # D4
    definition: str = ""
    rare: tuple[str, ...] = ()  # listed forms marked řídké: out where the cell has another form (F0)


class SpellingVariant(msgspec.Struct, frozen=True):
    """A spelling listed beside the headword: `bully` under `buly`, labelled `dř. ps.` (K11)."""

    text: str
    labels: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """One headword of one source, at `line` of the source's file (from 1)."""

    source: str
    id: str
    line: int
    headword: str
    kind: EntryKind = EntryKind.WORD
    readings: tuple[Reading, ...] = ()
    variants: tuple[SpellingVariant, ...] = ()
    target: str = ""  # id or headword of the entry referred to (K9)
    parent: str = ""  # id of the entry that contains this subheadword (D6)
