"""Patterns: what a lexeme is apart from its lemma, written so that it can be put on another lemma.

dům, stem=dom                        the end `ům` becomes `om`
houba, gpl=hub                       the end `ouba` becomes `ub`
úlek, stem=úlk/úlek                  the end `ek` becomes `k` or `ek`
"""

import msgspec

from lexicon.grammar import Upos
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Being


class Change(msgspec.Struct, frozen=True, array_like=True, order=True):
    """What a stem or a cell has instead of the end of the lemma; `into` are doublets, the usual one first."""

    name: str
    end: str
    into: tuple[str, ...]
    added: bool = False  # of a cell: beside what the vzor makes, not instead

    def apply(self, lemma: str) -> tuple[str, ...]:
        """The doublets for `lemma`, which must end as the change asks."""
        start = lemma[: len(lemma) - len(self.end)]
        return tuple(start + text for text in self.into)


class Pattern(msgspec.Struct, frozen=True, array_like=True, order=True):
    """Part of speech, features, vzor and lexical settings of a lexeme, without its lemma."""

    upos: str
    feats: str
    vzor: str
    traits: tuple[str, ...] = ()
    stems: tuple[Change, ...] = ()
    forms: tuple[Change, ...] = ()
    being: str = ""

    def fits(self, lemma: str) -> bool:
        """Whether `lemma` ends as the stems and forms ask."""
        return all(lemma.endswith(change.end) for change in self.stems + self.forms)

    def lexeme(self, lemma: str) -> Lexeme:
        """The lexeme of this pattern with another lemma, for which the pattern fits."""
        forms = ((one.name, one.apply(lemma), one.added) for one in self.forms)
        return Lexeme(
            lemma=lemma,
            upos=Upos(self.upos),
            feats=self.feats,
            vzor=self.vzor,
            traits=frozenset(self.traits),
            stems=tuple((one.name, "/".join(one.apply(lemma))) for one in self.stems),
            forms=tuple((name, tuple("+" + text if added else text for text in texts)) for name, texts, added in forms),
            being=Being(self.being),
        )


def pattern_of(lexeme: Lexeme) -> Pattern:
    """The pattern of a lexeme."""
    lemma = lexeme.lemma
    return Pattern(
        upos=lexeme.upos.value,
        feats=lexeme.feats,
        vzor=lexeme.vzor,
        traits=tuple(sorted(lexeme.traits)),
        stems=tuple(_change(lemma, name, value.split("/")) for name, value in lexeme.stems),
        forms=tuple(
            _change(lemma, cell, [text.lstrip("+") for text in texts], any(text.startswith("+") for text in texts))
            for cell, texts in lexeme.forms
        ),
        being=lexeme.being.value,
    )


def _change(lemma: str, name: str, texts: list[str], added: bool = False) -> Change:
    kept = next((n for n, letters in enumerate(zip(lemma, *texts, strict=False)) if len(set(letters)) > 1), None)
    if kept is None:
        kept = min(len(lemma), *map(len, texts))
    return Change(name, lemma[kept:], tuple(text[kept:] for text in texts), added)
