"""A built lexicon as the source of exports: its words, its records, and where it comes from.

form psi, set 5027 -> prefix 0, suffix 2, tail "es", NOUN, Case=Nom|Number=Plur ... -> lemma pes

Forms share derivation sets, so a set is decoded once and then fitted to each of its forms.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from lexicon.export.source import Origin, Provenance, Record
from lexicon.grammar import with_feats
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.verdict import LIST_RULE
from lexicon.store.artefact import Artefact
from lexicon.store.format import Manifest
from lexicon.store.format import Record as StoredRecord

TITLE = "Lexikon pro české Scrabble"
AUTHOR = "projekt lexicon a autoři uvedených pramenů"


@dataclass(frozen=True, slots=True)
class _Admitted:
    """A stored record that the variant admits, with the features of each of its cells spelt out."""

    record: StoredRecord
    features: tuple[str, ...]
    rules: tuple[str, ...]


class LexiconSource:
    """Words and records of a lexicon, for `lexicon.export.formats.export`."""

    def __init__(self, lexicon: Lexicon) -> None:
        """Raises ArtefactError."""
        self._lexicon = lexicon
        self._artefact = Artefact(lexicon.folder)

    def words(self, variant: str) -> Iterator[str]:
        """All words that the variant allows, in the order of the trie."""
        return self._lexicon.words(variant=variant)

    def records(self, variant: str) -> Iterator[Record]:
        """A record for every cell of every derivation that admits a word, by code point.

        A word that an official list has and no derivation admits is its own lemma, part of speech X.
        """
        bit = self._lexicon.variants.index(variant)
        definitions = self._definitions()
        sets: dict[int, list[_Admitted]] = {}
        for form in sorted(self.words(variant)):
            set_id = self._artefact.set_id(form)
            if set_id is None:  # cannot be: it came from the same trie
                raise self._artefact.damaged(form)
            admitted = sets.get(set_id)
            if admitted is None:
                admitted = sets[set_id] = self._admitted(set_id, bit)
            if not admitted:
                yield Record(form, form, "X", "", (LIST_RULE,))
            for one in admitted:
                record = one.record
                headword = record.headword(form)
                lemma = [headword, *record.lemmas(headword)][-1]
                definition = "" if record.steps else definitions.get((headword, record.slot), "")
                for features in one.features:
                    yield Record(form, lemma, record.upos, features, one.rules, definition)

    def _admitted(self, set_id: int, bit: int) -> list[_Admitted]:
        found = []
        for record in self._artefact.records(set_id):
            decision = record.decisions[bit]
            if decision.allowed and not record.listed:
                features = (with_feats(record.feats, cell) for cell in record.cells)
                found.append(_Admitted(record, tuple(dict.fromkeys(features)), decision.rules))
        return found

    def _definitions(self) -> dict[tuple[str, int], str]:
        """The first definition that a source gives of a lexeme, by headword and slot; a derived lexeme has none."""
        found = {}
        for lemma in self._artefact.lemmas():
            for slot, lexeme in enumerate(self._artefact.lexemes(lemma)):
                definition = next((one.definition for one in lexeme.attestations if one.definition), "")
                if definition:
                    found[lemma, slot] = definition
        return found


def licences(manifest: Manifest) -> str:
    """The SPDX expression for words made from all these sources: `GPL-2.0-only AND MIT`."""
    return " AND ".join(sorted({source.licence for source in manifest.sources}))


def provenance_of(manifest: Manifest, variant: str) -> Provenance:
    """What every export of this lexicon says of itself."""
    return Provenance(
        title=TITLE,
        version=manifest.version,
        variant=variant,
        ruleset=manifest.ruleset,
        licence=licences(manifest),
        author=AUTHOR,
        origins=tuple(
            Origin(f"{source.title}, {source.edition}", source.licence, source.id) for source in manifest.sources
        ),
    )
