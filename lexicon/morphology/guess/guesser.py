"""The guesser: patterns ranked for one lemma, the surest first.

The longest stored ending speaks first; each shorter one fills in what the longer one leaves open, the more so the
fewer words stand behind the longer one. A rule whose ending matches then takes its share for the patterns it names.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from msgspec import structs

from lexicon.grammar import Upos, canonical, cell_feats, expand_cells, matches, parse_feats, with_feats
from lexicon.morphology.guess.model import PARTS, Counts, Model
from lexicon.morphology.guess.pattern import Pattern
from lexicon.morphology.guess.rules import GUESSING, Rule, RuleRow, load_rules
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import data_folder
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Reading

DOUBT = 2.0  # how many words the longer ending needs to weigh as much as all shorter ones together
NEGLIGIBLE = 1e-3  # the share left for shorter endings at which they are asked no more
LIKELY = 0.5  # rules surer than this come first, however their share is divided among doublets
BELIEF = 0.02  # what is left of a pattern's probability for each listed form that it does not make


@dataclass(frozen=True, slots=True)
class Guess:
    """A lexeme that the lemma may be, and how sure that is; all guesses of one lemma sum to 1 at most."""

    lexeme: Lexeme
    probability: float


class Guesser:
    """Ranks patterns by a model and rules. Immutable; safe to share between threads."""

    def __init__(self, model: Model, rules: Iterable[Rule], inflector: Inflector) -> None:
        self.model = model
        self._rules = tuple(rules)
        self._inflector = inflector
        self._feats: Mapping[str, Mapping[str, str]] = {one.feats: parse_feats(one.feats) for one in model.patterns}

    def rank(self, lemma: str, upos: Upos | None = None, feats: str = "", limit: int = 5) -> list[Guess]:
        """The likeliest lexemes of `lemma`, the surest first; [] where nothing fits.

        `upos` and `feats` (`Gender=Fem`, `Aspect=Perf`) narrow the choice. Raises UsageError for unknown features.
        """
        wanted = parse_feats(feats)
        scores: dict[Pattern, float] = {}
        shares = self._parts(lemma) if upos is None else {upos.value: 1.0}
        for part, share in shares.items():
            for pattern, probability in self._counted(lemma, part, wanted).items():
                scores[pattern] = share * probability
        ruled: dict[Pattern, tuple[str, ...]] = {}
        for rule in self._rules:
            if rule.row.upos in shares and rule.pattern.search(lemma):
                named = self._rule(rule.row, wanted, scores, shares[rule.row.upos])
                if rule.row.sure > LIKELY:
                    ruled.update(dict.fromkeys(named, tuple(rule.row.traits)))
        ranked = sorted(scores.items(), key=lambda item: (item[0] not in ruled, -item[1], item[0]))
        asked = canonical(wanted.items())
        return [
            Guess(_of(pattern, lemma, asked).with_traits(*ruled.get(pattern, ())), probability)
            for pattern, probability in ranked[:limit]
        ]

    def complete(self, lemma: str, reading: Reading) -> Reading:
        """`reading` with the likeliest vzor, features and settings; what it says itself stays, and is evidence.

        Forms that the reading lists count against patterns that do not make them. Where nothing fits, the reading
        comes back as it is.
        """
        known = "|".join(f"{name}={value}" for name, value in parse_feats(reading.feats).items() if name in _NARROWING)
        guesses = self.rank(lemma, reading.upos, known, limit=8)
        if not guesses:
            return reading
        if reading.forms:
            guesses.sort(key=lambda guess: -guess.probability * BELIEF ** self._against(guess.lexeme, reading))
        best = guesses[0].lexeme
        own = {name for name, _ in reading.stems}
        return structs.replace(
            reading,
            feats=with_feats(best.feats, reading.feats),
            vzor=best.vzor,
            traits=reading.traits or tuple(sorted(best.traits)),
            stems=(*reading.stems, *(pair for pair in best.stems if pair[0] not in own)),
            forms=reading.forms or best.forms,
            being=reading.being or best.being,
        )

    def _parts(self, lemma: str) -> dict[str, float]:
        found = _blend(self.model.seen("", lemma))
        return {PARTS[number]: share for number, share in found.items()}

    def _counted(self, lemma: str, part: str, wanted: Mapping[str, str]) -> dict[Pattern, float]:
        """The patterns of one part of speech by the counts of endings."""
        base = self.model.base(part)
        if base is None:
            return self._blended(part, lemma, lemma, wanted)
        features = self._blended(part + base.kind(lemma), lemma, lemma, wanted)
        return {
            structs.replace(pattern, feats=with_feats(pattern.feats, feature.feats)): probability * share
            for pattern, probability in self._blended(part, base.written(lemma), lemma, wanted).items()
            for feature, share in features.items()
        }

    def _blended(self, table: str, written: str, lemma: str, wanted: Mapping[str, str]) -> dict[Pattern, float]:
        """The patterns at the endings of `written` that fit `lemma`."""
        patterns = self.model.patterns
        agree = {feats: _agree(have, wanted) for feats, have in self._feats.items()} if wanted else None
        fitting: dict[int, bool] = {}

        def fits(number: int) -> bool:
            known = fitting.get(number)
            if known is None:
                pattern = patterns[number]
                known = fitting[number] = (agree is None or agree[pattern.feats]) and self._fits(pattern, lemma)
            return known

        found: dict[int, float] = _blend(
            tuple(
                value for at in range(0, len(counts), 2) if fits(counts[at]) for value in (counts[at], counts[at + 1])
            )
            for counts in self.model.seen(table, written)
        )
        return {patterns[number]: share for number, share in found.items()}

    def _fits(self, pattern: Pattern, lemma: str) -> bool:
        if not pattern.vzor:
            return True  # features only
        vzor = self._inflector.vzory.get(pattern.vzor)
        return vzor is not None and vzor.lemma.search(lemma) is not None and pattern.fits(lemma)

    def _rule(self, row: RuleRow, wanted: Mapping[str, str], scores: dict[Pattern, float], mass: float) -> set[Pattern]:
        """Give the patterns that a rule names its share of `mass`, which is that of the rule's part of speech.

        Returns these patterns.

        Inside that share, and in the rest, the proportions stay as the counts have them.
        """
        if not _agree(parse_feats(row.feats), wanted):
            return set()
        part = [one for one in scores if one.upos == row.upos]
        named = {one for one in part if one.vzor == row.vzor and matches(one.feats, row.feats)}
        inside = sum(scores[one] for one in named)
        outside = sum(scores[one] for one in part) - inside
        for one in part:
            share, whole = (row.sure, inside) if one in named else (1 - row.sure, outside)
            scores[one] *= mass * share / whole
        if not named:
            named = {Pattern(row.upos.value, row.feats, row.vzor, being=row.being)}
            scores.update(dict.fromkeys(named, mass * row.sure))
        return named

    def _against(self, lexeme: Lexeme, reading: Reading) -> int:
        """How many listed cells the lexeme makes otherwise."""
        made: dict[str, set[str]] = {}
        for form in self._inflector.forms(lexeme):
            made.setdefault(form.feats, set()).add(form.text)
        listed = [(cell_feats(cell), texts) for key, texts in reading.forms for cell in expand_cells(key)]
        return sum(made.get(feats, set()).isdisjoint(text.lstrip("+") for text in texts) for feats, texts in listed)


# The features by which a source narrows the choice; others (Polarity, PronType) say nothing of the vzor.
_NARROWING = frozenset(("Animacy", "Aspect", "Gender"))


def _agree(have: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    return all(have.get(name, value) == value for name, value in wanted.items())


def _of(pattern: Pattern, lemma: str, feats: str) -> Lexeme:
    lexeme = pattern.lexeme(lemma)
    return lexeme.with_feats(feats) if feats else lexeme


def _blend(levels: Iterable[Counts]) -> dict[int, float]:
    """Counts from the longest ending to the shortest, as one distribution."""
    shares: dict[int, float] = {}
    left = 1.0
    for counts in levels:
        total = sum(counts[1::2])
        if total:
            share = left / (total + DOUBT)
            for at in range(0, len(counts), 2):
                number = counts[at]
                shares[number] = shares.get(number, 0.0) + share * counts[at + 1]
            left *= DOUBT / (total + DOUBT)
            if left < NEGLIGIBLE:
                break
    return shares


def load_guesser(model: Model, inflector: Inflector, language: str = "cs") -> Guesser:
    """A guesser with the rules of a language. Raises DataError for a rule that cannot be used."""
    return Guesser(model, load_rules(data_folder(language) / GUESSING, inflector.vzory), inflector)
