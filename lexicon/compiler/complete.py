"""Stage 0: entries of sources that do not know our vzory, or not even the part of speech, are completed while read.

MorfFlex CZ lists all forms of a lemma, StarDict dictionaries give hardly more than the headword. Both are settled
entry by entry, so that what is kept of a source is no more than its lexemes.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from lexicon.compiler.gather import Key, normal
from lexicon.grammar import Upos, canonical, parse_feats
from lexicon.morphology.fit import Fitter
from lexicon.morphology.guess import Guesser
from lexicon.morphology.inflect import Inflector
from lexicon.readers.entry import Entry, EntryKind, Reading
from lexicon.readers.open import ReadReport

COMPLETED = frozenset({"morfflex", "stardict"})  # formats whose entries need it
OPEN = (Upos.NOUN, Upos.ADJ, Upos.VERB, Upos.ADV)  # parts of speech that can be guessed
_WORDS = (EntryKind.WORD, EntryKind.SUBHEADWORD)


class Completer:
    """Completes entries by what the sources read before say of the same word, or else have taught the guesser.

    `known` are the keys of all headwords of those sources.
    """

    def __init__(self, guesser: Guesser, inflector: Inflector, known: Iterable[Key] = ()) -> None:
        self._guesser = guesser
        self._known: dict[str, list[Key]] = {}
        for key in known:
            if key[1] != Upos.X:
                self._known.setdefault(key[0], []).append(key)
        self._fitter = Fitter(guesser, inflector)

    def complete(self, entries: Iterable[Entry], report: ReadReport) -> Iterator[Entry]:
        """The entries with vzory; `report` counts how well the vzory fit, and names the words that none fits."""
        for entry in entries:
            if entry.kind in _WORDS:
                yield replace(entry, readings=tuple(self._reading(entry, one, report) for one in entry.readings))
            else:
                yield entry

    def _reading(self, entry: Entry, reading: Reading, report: ReadReport) -> Reading:
        if reading.vzor:
            return reading
        if reading.forms:
            return self._fitted(entry, reading, report)
        return self._guessed(entry, reading, report)

    def _fitted(self, entry: Entry, reading: Reading, report: ReadReport) -> Reading:
        fitted = self._fitter.fit(entry.headword, reading)
        if fitted.disagreements == 0:
            report.counts["fit:exact"] += 1
        elif fitted.disagreements < fitted.cells:
            report.counts["fit:partly"] += 1
            report.counts["fit:cells that differ"] += fitted.disagreements
        else:
            report.counts["fit:listed forms only"] += 1
        return fitted.reading

    def _guessed(self, entry: Entry, reading: Reading, report: ReadReport) -> Reading:
        if reading.upos is Upos.X:
            guesses = self._guesser.rank(entry.headword.lower(), limit=8)
            upos = next((guess.lexeme.upos for guess in guesses if guess.lexeme.upos in OPEN), Upos.X)
            reading = replace(reading, upos=upos)
        known = self._known_as(entry, reading)
        if known is not None:
            report.counts["known already"] += 1
            return known
        found = self._guesser.complete(entry.headword.lower(), reading)
        report.counts["guess:made" if found.vzor else "guess:none"] += 1
        if not found.vzor:
            report.unplaced.append(entry.headword)
        return found

    def _known_as(self, entry: Entry, reading: Reading) -> Reading | None:
        """The reading as a witness of the word as others have it: emír is animate, vivat an interjection.

        A source that prints neither part of speech nor gender says no more than that the word exists.
        """
        keys = self._known.get(normal(entry.headword))
        if not keys:
            return None
        said = parse_feats(reading.feats)
        wanted = (reading.upos.value, said.get("Gender", ""), said.get("Animacy", ""))
        _, upos, gender, animacy = max(
            keys, key=lambda key: [have == asked for have, asked in zip(key[1:], wanted, strict=True)]
        )
        own = {name: value for name, value in (("Gender", gender), ("Animacy", animacy)) if value}
        return replace(reading, upos=Upos(upos), feats=canonical(own.items()))
