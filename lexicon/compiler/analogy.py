"""Numerals by analogy as entries (F4): `stokrát` says that it is made from `sto`."""

from collections.abc import Iterator
from pathlib import Path

from lexicon.morphology.inflect import Inflector
from lexicon.morphology.numerals import Numeral, generate_numerals
from lexicon.readers.entry import Entry, Reading

FORMAT = "numerals"


def numeral_entries(source: str, folder: Path, inflector: Inflector) -> Iterator[Entry]:
    """One entry a generated numeral; its id is `kind:number`."""
    for line, numeral in enumerate(generate_numerals(folder, inflector), 1):
        yield Entry(
            source, f"{numeral.kind}:{'+'.join(numeral.base)}", line, numeral.lexeme.lemma, readings=_reading(numeral)
        )


def _reading(numeral: Numeral) -> tuple[Reading, ...]:
    lexeme = numeral.lexeme
    return (
        Reading(
            lexeme.upos,
            lexeme.feats,
            lexeme.vzor,
            tuple(sorted(lexeme.traits)),
            lexeme.stems,
            lexeme.forms,
            definition=f"obdobou od: {' a '.join(numeral.base)}",
        ),
    )
