"""Every row of the tables in sources/ means something: its vzor exists, fits the lemma and knows its traits."""

from pathlib import Path

import pytest

from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector
from lexicon.readers.entry import EntryKind
from lexicon.readers.table import read_table

SOURCES = Path(__file__).parents[2] / "sources"
TABLES = sorted(SOURCES.glob("*/*.tsv"))


@pytest.fixture(scope="module")
def inflector() -> Inflector:
    return load_inflector()


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_rows_can_be_inflected(inflector: Inflector, path: Path) -> None:
    wrong = []
    for entry in read_table(path, path.parent.name):
        for reading in entry.readings:
            if entry.kind is not EntryKind.WORD or not reading.vzor:
                continue
            vzor = inflector.vzory.get(reading.vzor)
            if vzor is None:
                wrong.append(f"{path.name}:{entry.line} {entry.headword}: no vzor {reading.vzor}")
            elif unknown := set(reading.traits) - set(vzor.traits):
                wrong.append(f"{path.name}:{entry.line} {entry.headword}: {reading.vzor} has no trait {unknown}")
            elif unknown := {name for name, _ in reading.stems} - set(vzor.stems):
                wrong.append(f"{path.name}:{entry.line} {entry.headword}: {reading.vzor} has no stem {unknown}")
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize(
    "path", [*(SOURCES / "slova-cs").glob("*.tsv"), SOURCES / "cizi-cs/hesla.tsv"], ids=lambda path: path.name
)
def test_our_own_words_fit_their_vzor(inflector: Inflector, path: Path) -> None:
    """A lemma that does not look like its vzor's lemmas is a slip of the pen."""
    wrong = [
        f"{path.name}:{entry.line} {entry.headword} is no {reading.vzor}"
        for entry in read_table(path, path.parent.name)
        for reading in entry.readings
        if reading.vzor in inflector.vzory and not inflector.vzory[reading.vzor].lemma.search(entry.headword)
    ]
    assert not wrong, "\n".join(wrong[:20])


# Words that differ from a word of the spelling dictionary in the length of a vowel alone, and are words of their own.
DIFFERENT = {
    "blin": "a Russian pancake; blín is henbane",
    "fiála": "a pinnacle; fiala is a violet",
    "lek": "the Albanian coin; lék is a medicine",
    "psyche": "beside psýché, in both dictionaries",
    "ukaz": "a decree; úkaz is a phenomenon",
    "uskok": "a Balkan warrior; úskok is a trick",
}
_SHORT = str.maketrans("áéíýóúů", "aeiyouu")


def test_our_own_spellings_are_those_of_the_spelling_dictionary() -> None:
    """fikus beside fíkus, forum beside fórum: a quantity that only we have is a slip, unless it is another word."""
    quantities: dict[tuple[str, str], set[str]] = {}
    for path in (SOURCES / "ispell-cs").glob("*.tsv"):
        for entry in read_table(path, "ispell-cs"):
            for reading in entry.readings:
                quantities.setdefault((entry.headword.translate(_SHORT), reading.upos), set()).add(entry.headword)
    found = {
        entry.headword
        for folder in ("slova-cs", "cizi-cs")
        for path in (SOURCES / folder).glob("*.tsv")
        for entry in read_table(path, folder)
        for reading in entry.readings
        if entry.headword not in quantities.get((entry.headword.translate(_SHORT), reading.upos), {entry.headword})
    }
    assert found == set(DIFFERENT)
