"""Paradigms out of a built lexicon: its lexemes, inflected again by the vzory."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from msgspec import structs

from lexicon.errors import UsageError
from lexicon.grammar import Upos, matches, parse_feats, with_feats
from lexicon.judge.lexicon import Lexicon
from lexicon.morphology.derive import Deriver, load_deriver
from lexicon.morphology.guess import Guesser, Model, load_guesser
from lexicon.morphology.language import data_folder, load_inflector
from lexicon.morphology.lexeme import Form, Lexeme
from lexicon.readers.entry import Being, Object
from lexicon.store.format import GUESSING, StoredLexeme

Row = tuple[str, str, str, str]

# Who asks for an adjective means sám, který and druhý too; být is a verb.
_ALIKE: Mapping[str, tuple[Upos, ...]] = {Upos.ADJ: (Upos.DET, Upos.NUM), Upos.VERB: (Upos.AUX,)}


@dataclass(frozen=True, slots=True)
class Paradigm:
    """A lexeme with its forms; `guessed` if no source gives its vzor, `probability` if it is guessed here."""

    lexeme: Lexeme
    forms: tuple[Form, ...]
    guessed: bool = False
    probability: float = 1.0


class Paradigms:
    """Inflects the headwords of a lexicon."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Loads the morphology of the lexicon's language. Raises DataError."""
        self._lexicon = lexicon
        folder = data_folder(lexicon.manifest.language)
        self._deriver: Deriver = load_deriver(folder, load_inflector(lexicon.manifest.language))

    @cached_property
    def _guesser(self) -> Guesser:
        model = Model.load(self._lexicon.folder / GUESSING)
        return load_guesser(model, self._deriver.inflector, self._lexicon.manifest.language)

    def of(self, lemma: str, upos: str = "", feats: str = "_") -> list[Paradigm]:
        """The paradigms of a lemma, those derived from another headword too; narrowed by part of speech and features.

        Raises UsageError for an unknown part of speech or feature.
        """
        part = _upos(upos)
        wanted = "|".join(f"{name}={value}" for name, value in parse_feats(feats).items())
        found = [
            Paradigm(lexeme, tuple(self._deriver.inflector.forms(lexeme)), stored.guessed)
            for stored in self._lexicon.lexemes(lemma)
            if (lexeme := _lexeme(lemma, stored)).vzor
        ]
        found += [one for one in self._derived(lemma) if not any(_same(one, other) for other in found)]
        return [one for one in found if part in (None, one.lexeme.upos) and matches(one.lexeme.feats, wanted)]

    def guess(self, lemma: str, upos: str = "", feats: str = "_") -> list[Paradigm]:
        """The likeliest paradigm of a lemma by its ending alone, headword or not; nothing where no vzor fits.

        Raises UsageError for an unknown part of speech or feature, ArtefactError for a lexicon without a model.
        """
        found = self._guesser.rank(lemma, _upos(upos), feats, limit=1)
        forms = self._deriver.inflector.forms
        return [Paradigm(one.lexeme, tuple(forms(one.lexeme)), True, one.probability) for one in found]

    def rows(self, lemma: str, upos: str, feats: str, *, guess: bool = False) -> Iterator[Row]:
        """(lemma, part of speech, form, UD features) of every form, the usual form of a doublet first.

        A lemma that the lexicon does not have as this part of speech, or has in other case (a name), is guessed.
        Verbs end with the lemmas of their verbal noun and adjectives (D1, D2).
        """
        found = [] if guess else self._known(lemma, upos, feats)
        for paradigm in found or self.guess(lemma, upos, feats):
            lexeme = paradigm.lexeme
            for form in (*paradigm.forms, *self._verbal(lexeme)):
                yield lemma, lexeme.upos.value, form.text, with_feats(lexeme.feats, form.feats) or "_"

    def _known(self, lemma: str, upos: str, feats: str) -> list[Paradigm]:
        if lemma != lemma.lower():
            return []
        found = self.of(lemma, upos, feats)
        if found:
            return found
        found = [one for part in _ALIKE.get(upos, ()) for one in self.of(lemma, part, feats)]
        return [replace(one, lexeme=structs.replace(one.lexeme, upos=Upos(upos))) for one in found]

    def _verbal(self, lexeme: Lexeme) -> Iterator[Form]:
        """The citation forms of a verb's verbal noun and adjectives."""
        if lexeme.upos is not Upos.VERB:
            return
        for derived in self._deriver.derive(structs.replace(lexeme, prefixes=())):
            if len(derived.steps) == 1 and derived.lexeme.upos is not Upos.VERB:
                first = self._deriver.forms(derived)[0]
                yield Form(first.text, with_feats(derived.lexeme.feats, first.feats))

    def _derived(self, lemma: str) -> Iterator[Paradigm]:
        """Lexemes that derivation makes with this lemma: dělání, zelenější, nebrat."""
        for one in self._lexicon.explain(lemma).derivations:
            if one.steps and one.lemma == lemma:
                root = _lexeme(one.headword, one.lexeme)
                steps = tuple(step.id for step in one.steps)
                for derived in self._deriver.derive(root):
                    if derived.lemma == lemma and tuple(step.id for step in derived.steps) == steps:
                        yield Paradigm(derived.lexeme, tuple(self._deriver.forms(derived)), one.lexeme.guessed)


def _upos(text: str) -> Upos | None:
    if text and text not in Upos.__members__:
        raise UsageError("unknown part of speech {upos}", hint="one of: {known}", upos=text, known=", ".join(Upos))
    return Upos(text) if text else None


def _same(one: Paradigm, other: Paradigm) -> bool:
    return one.lexeme.upos == other.lexeme.upos and {form.text for form in one.forms} == {
        form.text for form in other.forms
    }


def _lexeme(lemma: str, stored: StoredLexeme) -> Lexeme:
    return Lexeme(
        lemma=lemma,
        upos=Upos(stored.upos),
        feats=stored.feats,
        vzor=stored.vzor,
        traits=frozenset(stored.traits),
        stems=stored.stems,
        forms=stored.forms,
        missing=stored.missing,
        object=Object(stored.object),
        reflexive=stored.reflexive,
        being=Being(stored.being),
        prefixes=stored.prefixes,
    )
