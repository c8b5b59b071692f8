"""Derivation: from a headword's lexeme to the further lexemes that the rules D1-D5, F2 and F6 speak of.

The steps are data (`derivation.toml`); D4 alone comes from the lexeme, which carries its listed prefixes.
A derived lexeme keeps the chain of steps that made it: orat -> D4 doorat -> D5 nedoorat -> D2p nedooraný.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from lexicon.errors import DataError, UsageError
from lexicon.files.toml import line_of, load_toml
from lexicon.grammar import Upos, matches, parse_feats, with_feats
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.lexeme import Form, Lexeme
from lexicon.readers.entry import Being

PREFIXATION = "D4"
PREFIXED = "prefixed"  # the trait of verbs under a prefix: brát, but nebrat, vybrat


class DerivationRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One `[[derivation]]` block; see the head of derivation.toml."""

    id: str
    rule: str
    upos: list[Upos]
    after: list[str]
    needs: str = ""
    being: bool = False
    key: str = ""
    prefix: str = ""
    to: Upos | None = None
    feats: str = ""
    vzor: str = ""
    traits: list[str] = []


class DerivationFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole `derivation.toml`."""

    derivation: list[DerivationRow]


class Step(msgspec.Struct, frozen=True):
    """One derivation step, the lemma it leads to, and what it writes before the lemma (D5: `ne`)."""

    id: str
    lemma: str
    prefix: str = ""


class Derived(msgspec.Struct, frozen=True):
    """A lexeme with the steps that led to it; its forms are those of `lexeme` written after `prefix`.

    `inner` is a prefix that the lexeme's own lemma has taken on: doorat, nezeleně (nejnezeleněji).
    """

    lexeme: Lexeme
    steps: tuple[Step, ...] = ()
    prefix: str = ""
    inner: str = ""

    @property
    def lemma(self) -> str:
        """The lemma with the prefix: nejzelenější."""
        return self.prefix + self.lexeme.lemma


class Deriver:
    """Applies the derivations of one language."""

    def __init__(self, rows: list[DerivationRow], inflector: Inflector) -> None:
        self.inflector = inflector
        self._rows: Mapping[str, tuple[DerivationRow, ...]] = {
            upos: tuple(row for row in rows if upos in row.upos) for upos in Upos
        }

    def derive(self, lexeme: Lexeme, blocked: frozenset[str] = frozenset()) -> Iterator[Derived]:
        """The headword itself, then everything derived from it, prefixed verbs (D4) included.

        `blocked` are lemmas that D4 may not make, because they have an entry of their own.
        """
        yield from self._chain(Derived(lexeme), "")
        for verb, step in self.prefixed(lexeme):
            if step.lemma not in blocked:
                yield from self._chain(Derived(verb, (step,), inner=step.prefix), PREFIXATION)

    def forms(self, derived: Derived) -> list[Form]:
        """The forms of a derived lexeme, prefix included."""
        forms = self.inflector.forms(derived.lexeme)
        if not derived.prefix:
            return forms
        return [Form(derived.prefix + form.text, form.feats) for form in forms]

    def _chain(self, derived: Derived, last: str) -> Iterator[Derived]:
        yield derived
        for row in self._rows[derived.lexeme.upos]:
            if last in row.after:
                for further in self._apply(row, derived):
                    yield from self._chain(further, row.id)

    def _apply(self, row: DerivationRow, derived: Derived) -> Iterator[Derived]:
        lexeme = derived.lexeme
        if not matches(lexeme.feats, row.needs) or (row.being and lexeme.being is Being.NONE):
            return
        if row.prefix:
            prefixed = replace(
                lexeme, feats=with_feats(lexeme.feats, row.feats), traits=lexeme.traits | frozenset(row.traits)
            )
            lemma = row.prefix + derived.prefix + self._citation(prefixed)
            yield Derived(
                prefixed, (*derived.steps, Step(row.id, lemma, row.prefix)), row.prefix + derived.prefix, derived.inner
            )
            return
        for lemma in self.inflector.derived_lemmas(lexeme, row.key or row.id):
            made = Lexeme(
                lemma=lemma,
                upos=row.to or lexeme.upos,
                feats=_result_feats(lexeme.feats, row.feats),
                vzor=row.vzor or lexeme.vzor,
                traits=frozenset(row.traits),
                object=lexeme.object,
            )
            yield Derived(made, (*derived.steps, Step(row.id, derived.prefix + lemma)), derived.prefix, derived.inner)

    def _citation(self, lexeme: Lexeme) -> str:
        """The first form of a verb under a prefix: brat for brát."""
        if PREFIXED not in lexeme.traits or PREFIXED not in self.inflector.vzor(lexeme).uses_traits:
            return lexeme.lemma
        return self.inflector.forms(lexeme)[0].text

    def prefixed(self, lexeme: Lexeme) -> Iterator[tuple[Lexeme, Step]]:
        """The verbs that the listed prefixes give, each with its step (D4)."""
        if not lexeme.prefixes:
            return
        under = replace(lexeme, traits=lexeme.traits | {PREFIXED}, prefixes=())
        citation = self._citation(under)
        for prefix in lexeme.prefixes:
            lemma = prefix + citation
            verb = replace(_prefixed(under, prefix, lemma), feats=with_feats(under.feats, "Aspect=Perf"))
            yield verb, Step(PREFIXATION, lemma, prefix)


def _prefixed(lexeme: Lexeme, prefix: str, lemma: str) -> Lexeme:
    """A lexeme whose stems and listed forms have taken on a prefix."""
    return replace(
        lexeme,
        lemma=lemma,
        stems=tuple((name, _under(prefix, value)) for name, value in lexeme.stems),
        forms=tuple((cell, tuple(_under_form(prefix, text) for text in texts)) for cell, texts in lexeme.forms),
    )


def _under(prefix: str, value: str) -> str:
    return "/".join(prefix + one for one in value.split("/"))


def _under_form(prefix: str, text: str) -> str:
    return "+" + prefix + text[1:] if text.startswith("+") else prefix + text


@cache
def _result_feats(feats: str, more: str) -> str:
    """Features of the result: `more`, with the polarity that the base already has."""
    polarity = parse_feats(feats).get("Polarity")
    return with_feats(f"Polarity={polarity}" if polarity else "", more)


def load_deriver(folder: Path, inflector: Inflector) -> Deriver:
    """Read `folder`/derivation.toml. Raises DataError for an unknown vzor or feature."""
    path = folder / "derivation.toml"
    rows = load_toml(path, DerivationFile).derivation
    text = path.read_text(encoding="utf-8")
    for n, row in enumerate(rows):
        line = line_of(text, f"derivation[{n}]")
        if row.vzor and row.vzor not in inflector.vzory:
            raise DataError(path, line, f"unknown vzor {row.vzor!r}", entry=row.id)
        try:
            parse_feats(row.feats)
        except UsageError as error:
            raise DataError(path, line, str(error), entry=row.id) from None
    return Deriver(rows, inflector)
