"""Fitting: which vzor makes the forms that a source lists.

město   Nom.Sing město, Gen.Sing města, ...      -> vzor město, nothing left over
dům     Nom.Sing dům, Gen.Sing domu, ...         -> vzor hrad, stem=dom
oko     Nom.Plur oči, ...                        -> vzor město, the cells in which they differ as listed forms

The guesser's candidates are tried first, then all vzory of the part of speech; the one that disagrees in the fewest
forms is taken. Where it disagrees, the listed forms count.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from msgspec.structs import replace

from lexicon.grammar import Upos, cell_feats, expand_cells, matches, parse_feats, with_feats
from lexicon.morphology.guess import Guesser
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.morphology.recover import recovered_stems
from lexicon.morphology.vzor import Vzor
from lexicon.readers.entry import Reading

LISTED = "neohebné"  # the vzor of a lexeme whose forms are all listed
GUESSES = 8  # candidates of the guesser
BEST = 3  # candidates whose traits are tried, when nothing fits as it is
TOGETHER = 3  # traits that are tried together
_NARROWING = ("Animacy", "Aspect", "Gender", "Gender[psor]")

_Try = tuple[int, Lexeme]  # cells in which a candidate is wrong, and the candidate


@dataclass(frozen=True, slots=True)
class Listed:
    """Listed forms by the canonical features of their cell; those that are rare are no evidence."""

    cells: Mapping[str, list[str]]
    rare: frozenset[str]


@dataclass(frozen=True, slots=True)
class Fitted:
    """The reading with its vzor, and in how many of the listed cells the vzor alone would be wrong."""

    reading: Reading
    cells: int
    disagreements: int


class Fitter:
    """Fits readings with listed forms to vzory. Safe to share between threads."""

    def __init__(self, guesser: Guesser, inflector: Inflector) -> None:
        self._guesser = guesser
        self._inflector = inflector
        self._by_upos: dict[Upos, tuple[Vzor, ...]] = {
            upos: tuple(vzor for vzor in inflector.vzory.values() if vzor.upos is upos) for upos in Upos
        }
        self._places: dict[tuple[str, str], str] = {}

    def fit(self, lemma: str, reading: Reading) -> Fitted:
        """`reading` with the vzor that makes its listed forms best; only the forms in which they differ stay listed.

        Forms that the reading calls rare are no evidence, and those of them that the vzor does not make are dropped.
        Where most cells differ, no vzor is given: all forms stay listed.
        """
        listed = _listed(reading)
        tried: list[_Try] = []
        for lexeme in self._candidates(lemma, reading):
            tried.append((len(self._wrong(lexeme, listed)), lexeme))
            if not tried[-1][0]:
                break
        least, best = tried[-1] if tried and not tried[-1][0] else self._adapted(lemma, reading, listed, tried)
        if least * 2 > len(listed.cells):
            forms = tuple((key, _usual(texts, listed.rare)) for key, texts in reading.forms)
            kept = replace(reading, vzor=LISTED, traits=(), forms=forms, rare=())
            return Fitted(kept, len(listed.cells), len(listed.cells))
        wrong = self._wrong(best, listed)
        found = replace(
            reading,
            feats=with_feats(best.feats, reading.feats),
            vzor=best.vzor,
            traits=tuple(sorted(best.traits)),
            stems=best.stems,
            forms=tuple((_cell(feats), _usual(texts, listed.rare)) for feats, texts in wrong.items()),
            being=reading.being or best.being,
            rare=(),
        )
        return Fitted(found, len(listed.cells), least)

    def _candidates(self, lemma: str, reading: Reading) -> Iterator[Lexeme]:
        known = parse_feats(reading.feats)
        narrow = "|".join(f"{name}={known[name]}" for name in _NARROWING if name in known)
        for guess in self._guesser.rank(lemma, reading.upos, narrow, limit=GUESSES):
            yield self._with_own(replace(guess.lexeme, forms=()), reading)

    def _adapted(self, lemma: str, reading: Reading, listed: Listed, tried: list[_Try]) -> _Try:
        """All vzory whose lemmas look so; the best ones with the stems and traits that bring them nearer."""
        plain = (
            self._with_own(Lexeme(lemma, reading.upos, with_feats(vzor.feats, reading.feats), vzor.id), reading)
            for vzor in self._by_upos[reading.upos]
            if vzor.lemma.search(lemma) and _compatible(vzor.feats, reading.feats)
        )
        tried = [*tried, *((len(self._wrong(lexeme, listed)), lexeme) for lexeme in plain)]
        nearest = sorted(tried, key=lambda one: one[0])
        return min(
            (self._nearer(*one, listed) for one in (*nearest[:BEST], *self._restemmed(nearest, listed))),
            key=lambda one: one[0],
            default=(len(listed.cells) + 1, Lexeme(lemma, reading.upos)),
        )

    def _restemmed(self, tried: Iterable[_Try], listed: Listed) -> Iterator[_Try]:
        """The candidates with the stems that the listed forms ask for, the nearest first."""
        found: dict[tuple[str, frozenset[str]], _Try] = {}
        for _, lexeme in tried:
            key = (lexeme.vzor, lexeme.traits)
            if key not in found:
                found[key] = self._stemmed(replace(lexeme, stems=()), listed)
        yield from sorted(found.values(), key=lambda one: one[0])[:BEST]

    def _stemmed(self, lexeme: Lexeme, listed: Listed) -> _Try:
        """The lexeme with the stems that its listed forms show, where they help."""
        wrong = len(self._wrong(lexeme, listed))
        forms: dict[str, list[str]] = {}
        for feats, texts in listed.cells.items():
            forms.setdefault(self._place(lexeme.vzor, feats), []).extend(_usual(texts, listed.rare))
        for name, stem in recovered_stems(self._inflector.vzor(lexeme), forms):
            with_stem = replace(lexeme, stems=(*lexeme.stems, (name, stem)))
            less = len(self._wrong(with_stem, listed))
            if less < wrong:
                lexeme, wrong = with_stem, less
        return wrong, lexeme

    def _nearer(self, wrong: int, lexeme: Lexeme, listed: Listed) -> _Try:
        """The lexeme with the traits that help; often only two together do (pán: -i and -ové)."""
        more = sorted(self._inflector.vzor(lexeme).uses_traits - lexeme.traits)
        best = (wrong, lexeme)
        for traits in (traits for size in range(1, TOGETHER + 1) for traits in combinations(more, size)):
            if not best[0]:
                break
            with_traits = lexeme.with_traits(*traits)
            best = min(best, (len(self._wrong(with_traits, listed)), with_traits), key=lambda one: one[0])
        return best

    def _with_own(self, lexeme: Lexeme, reading: Reading) -> Lexeme:
        """What the reading says itself, as far as the vzor knows of it."""
        own = set(reading.traits) & self._inflector.vzor(lexeme).uses_traits
        return replace(lexeme, traits=lexeme.traits | own, stems=reading.stems or lexeme.stems)

    def _wrong(self, lexeme: Lexeme, listed: Listed) -> dict[str, list[str]]:
        """The listed forms of the cells that the lexeme does not make just so, by the features of the vzor's cell."""
        made: dict[str, set[str]] = {}
        for text, feats in self._inflector.forms(lexeme):
            made.setdefault(feats, set()).add(text)
        wrong: dict[str, list[str]] = {}
        for feats, texts in listed.cells.items():
            place = self._place(lexeme.vzor, feats)
            have = made.get(place, set())
            if have.issuperset(_usual(texts, listed.rare)) and have.issubset(texts):
                continue
            wrong[place] = list(dict.fromkeys((*wrong.get(place, ()), *texts)))
        return wrong

    def _place(self, vzor: str, feats: str) -> str:
        """The vzor's cell for the source's one, which may name more: Masc.Anim.Gen.Plur is Gen.Plur of mladý."""
        place = self._places.get((vzor, feats))
        if place is None:
            cells = [cell for cell, _ in self._inflector.vzory[vzor].cells if cell and matches(feats, cell)]
            place = self._places[vzor, feats] = max(cells, key=lambda cell: cell.count("|"), default=feats)
        return place


def _listed(reading: Reading) -> Listed:
    cells: dict[str, list[str]] = {}
    for key, texts in reading.forms:
        for cell in expand_cells(key):
            cells.setdefault(cell_feats(cell), []).extend(texts)
    return Listed(cells, frozenset(reading.rare))


def _usual(texts: Iterable[str], rare: frozenset[str]) -> tuple[str, ...]:
    """Without the rare forms, unless there are only such."""
    found = tuple(texts)
    return tuple(text for text in found if text not in rare) or found


def _compatible(feats: str, wanted: str) -> bool:
    have, asked = parse_feats(feats), parse_feats(wanted)
    return all(have.get(name, value) == value for name, value in asked.items() if name in _NARROWING)


def _cell(feats: str) -> str:
    """A cell by its features: Case=Nom|Number=Sing -> Nom.Sing."""
    pairs = parse_feats(feats)
    if "Mood" in pairs:
        pairs.pop("VerbForm", None)
    return ".".join(pairs.values())
