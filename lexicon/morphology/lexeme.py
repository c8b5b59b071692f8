"""Lexemes: a lemma with everything that inflection and derivation need to know of it."""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from lexicon.grammar import Upos, with_feats
from lexicon.readers.entry import Being, Object, Reading


class Lexeme(msgspec.Struct, frozen=True):
    """One paradigm: lemma, part of speech, lexical features (canonical UD), vzor and its lexical settings.

    `traits` switch the vzor's doublets on (`ové`: pánové); `stems` override its stems by name, `/` between
    doublets; `forms` replace a cell, or add to it where a form begins with `+`; `missing` cells are not used (K12).
    """

    lemma: str
    upos: Upos
    feats: str = ""
    vzor: str = ""
    traits: frozenset[str] = frozenset()
    stems: tuple[tuple[str, str], ...] = ()
    forms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    missing: tuple[str, ...] = ()
    object: Object = Object.UNKNOWN
    reflexive: str = ""
    being: Being = Being.NONE
    prefixes: tuple[str, ...] = ()

    @classmethod
    def of(cls, lemma: str, reading: Reading) -> "Lexeme":
        """The lexeme that one reading of an entry describes."""
        return cls(
            lemma=lemma,
            upos=reading.upos,
            feats=reading.feats,
            vzor=reading.vzor,
            traits=frozenset(reading.traits),
            stems=reading.stems,
            forms=reading.forms,
            missing=reading.missing,
            object=reading.object,
            reflexive=reading.reflexive,
            being=reading.being,
            prefixes=reading.prefixes,
        )

    def with_traits(self, *more: str) -> "Lexeme":
        """The same lexeme with further traits."""
        return replace(self, traits=self.traits | set(more))

    def with_feats(self, more: str) -> "Lexeme":
        """The same lexeme with further lexical features."""
        return replace(self, feats=with_feats(self.feats, more))


class Form(NamedTuple):
    """One form: its text and the features of its cell (canonical UD, without the lexical ones)."""

    text: str
    feats: str
