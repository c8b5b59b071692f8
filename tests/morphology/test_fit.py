"""Listed forms are fitted to vzory, with a guesser that knows nothing and with one that knows a few lexemes."""

from pathlib import Path

import pytest

from lexicon.grammar import Upos
from lexicon.morphology.fit import Fitter
from lexicon.morphology.guess import load_bases, load_guesser, train
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.entry import Reading
from lexicon.readers.morfflex import read_morfflex

TABLE = Path(__file__).parent.parent / "readers/data/morfflex.tsv"
MASC = "Animacy=Inan|Gender=Masc"


@pytest.fixture(scope="module")
def inflector() -> Inflector:
    return load_inflector()


@pytest.fixture(scope="module", params=["untrained", "trained"])
def fitter(request: pytest.FixtureRequest, inflector: Inflector) -> Fitter:
    known = [Lexeme("důl", Upos.NOUN, MASC, "hrad", stems=(("stem", "dol"),)), Lexeme("vézt", Upos.VERB, vzor="nést")]
    lexemes = known if request.param == "trained" else []
    return Fitter(load_guesser(train(lexemes, load_bases()), inflector), inflector)


@pytest.mark.parametrize(
    ("entry", "vzor", "traits", "stems", "kept"),
    [
        ("hrad-1", "hrad", ("ě",), (), 0),
        ("dům", "hrad", (), (("stem", "dom"),), 0),
        ("kost", "kost", (), (), 0),
        ("město", "město", (), (), 0),
        ("oko-1", "město", (), (("gpl", "očí"),), 6),  # oči, očím, očích, očima
        ("kalhoty", "kalhoty", (), (), 0),
        ("chasník", "pán", (), (), 0),
        ("zdravý", "mladý", ("short",), (("short", "zdráv"),), 0),
        ("nést", "nést", (), (), 0),
        ("pěkně", "zeleně", (), (), 0),
        ("ten", "ten", (), (), 0),
    ],
)
def test_vzory_of_the_fixture(
    fitter: Fitter, entry: str, vzor: str, traits: tuple[str, ...], stems: tuple[tuple[str, str], ...], kept: int
) -> None:
    found = next(one for one in read_morfflex(TABLE, "m") if one.id == entry)
    fitted = fitter.fit(found.headword, found.readings[0])
    reading = fitted.reading
    assert (reading.vzor, set(traits) <= set(reading.traits), len(reading.forms)) == (vzor, True, kept)
    assert dict(reading.stems) == dict(stems)
    assert fitted.disagreements == kept


@pytest.mark.parametrize("entry", ["hrad-1", "dům", "oko-1", "kalhoty", "chasník", "nést", "ten"])
def test_usual_listed_forms_are_made_and_no_others(fitter: Fitter, inflector: Inflector, entry: str) -> None:
    found = next(one for one in read_morfflex(TABLE, "m") if one.id == entry)
    listed = {text for _, texts in found.readings[0].forms for text in texts}
    usual = listed - set(found.readings[0].rare)
    made = {
        form.text
        for form in inflector.forms(Lexeme.of(found.headword, fitter.fit(found.headword, found.readings[0]).reading))
    }
    assert usual <= made <= listed


def test_forms_that_no_vzor_makes_stay_listed(fitter: Fitter, inflector: Inflector) -> None:
    forms = tuple((cell, (text,)) for cell, text in (("Nom.Sing", "kur"), ("Gen.Sing", "abra"), ("Dat.Sing", "baka")))
    fitted = fitter.fit("kur", Reading(Upos.NOUN, MASC, forms=forms))
    assert (fitted.reading.vzor, fitted.disagreements, fitted.cells) == ("neohebné", 3, 3)
    made = {form.text for form in inflector.forms(Lexeme.of("kur", fitted.reading))}
    assert made == {"kur", "abra", "baka"}


def test_rare_forms_neither_count_nor_stay(fitter: Fitter) -> None:
    forms = (("Nom.Sing", ("žena",)), ("Gen.Sing", ("ženy", "ženi")), ("Ins.Sing", ("ženou",)))
    fitted = fitter.fit("žena", Reading(Upos.NOUN, "Gender=Fem", forms=forms, rare=("ženi",)))
    assert (fitted.reading.vzor, fitted.reading.forms, fitted.disagreements) == ("žena", (), 0)
