"""Adjectives: softening, degrees, short forms, and what has no degrees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.grammar import Upos, cell_feats
from lexicon.morphology.derive import Deriver, load_deriver
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import data_folder, load_inflector
from lexicon.morphology.lexeme import Lexeme

_INFLECTOR = load_inflector()


def _cell(lexeme: Lexeme, cell: str) -> list[str]:
    return [form.text for form in _INFLECTOR.forms(lexeme) if form.feats == cell_feats(cell)]


@pytest.mark.parametrize(
    ("lemma", "plural", "why"),
    [
        ("mladý", "mladí", "d stays, written dí"),
        ("tichý", "tiší", "ch - š"),
        ("drahý", "drazí", "h - z"),
        ("hezký", "hezcí", "k - c"),
        ("velký", "velcí", "k - c"),
        ("český", "čeští", "sk - šť"),
        ("anglický", "angličtí", "ck - čť"),
        ("dobrý", "dobří", "r - ř"),
        ("horoucný", "horoucní", "n stays, written ní"),
        ("rychlý", "rychlí", "l stays"),
        ("drouboučký", "drouboučcí", "čk - čc"),
    ],
)
def test_animate_plural(lemma: str, plural: str, why: str) -> None:
    assert _cell(Lexeme(lemma, Upos.ADJ, vzor="mladý"), "Masc.Anim.Nom.Plur") == [plural], why


@pytest.mark.parametrize(
    ("lemma", "vzor", "comparatives", "why"),
    [
        ("zelený", "mladý", ["zelenější"], "the regular suffix"),
        ("rychlý", "mladý", ["rychlejší"], "-ejší after l"),
        ("chytrý", "mladý", ["chytřejší"], "r - ř"),
        ("ubohý", "mladý", ["ubožejší"], "h - ž"),
        ("vetchý", "mladý", ["vetšejší"], "ch - š"),
        ("horký", "mladý", ["horčejší"], "k - č"),
        ("lidský", "mladý", ["lidštější"], "sk - št"),
        ("logický", "mladý", ["logičtější"], "ck - čt"),
        ("krutý", "mladý", ["krutější"], "not of the group of rudý"),
        ("mladý", "mladý", ["mladší"], "closed group -ší"),
        ("prastarý", "mladý", ["prastarší"], "compounds follow"),
        ("drahý", "mladý", ["dražší"], "h - ž before -ší"),
        ("tichý", "mladý", ["tišší"], "ch - š before -ší"),
        ("jednoduchý", "mladý", ["jednodušší"], "ch - š before -ší"),
        ("vysoký", "mladý", ["vyšší"], "-oký is lost"),
        ("úzký", "mladý", ["užší"], "-ký is lost, the vowel shortens"),
        ("krátký", "mladý", ["kratší"], "-ký is lost, the vowel shortens"),
        ("hezký", "mladý", ["hezčí"], "closed group -čí"),
        ("hořký", "mladý", ["hořčí", "hořčejší"], "doublet"),
        ("snadný", "mladý", ["snazší", "snadnější"], "doublet"),
        ("bílý", "mladý", ["bělejší", "bílejší"], "doublet with another vowel"),
        ("dobrý", "mladý", ["lepší"], "another stem"),
        ("zlý", "mladý", ["horší"], "another stem"),
        ("velký", "mladý", ["větší"], "another stem"),
        ("malý", "mladý", ["menší"], "another stem"),
        ("pomalý", "mladý", ["pomalejší"], "not a compound of malý"),
        ("dlouhý", "mladý", ["delší"], "another stem"),
        ("moderní", "jarní", ["modernější"], "soft adjectives in -ní compare"),
        ("svěží", "jarní", ["svěžejší"], "one of the few others"),
        ("psí", "jarní", [], "species adjectives do not"),
        ("balicí", "jarní", [], "adjectives of purpose do not"),
        ("dělající", "jarní", [], "present participles do not (D2)"),
        ("lepší", "jarní", [], "a comparative does not"),
        ("otcův", "otcův", [], "possessives do not"),
        ("matčin", "matčin", [], "possessives do not"),
        ("druhý", "pátý", [], "numerals do not"),
        ("první", "první", [], "numerals do not"),
        ("jaký", "jaký", [], "pronouns do not"),
    ],
)
def test_comparative(lemma: str, vzor: str, comparatives: list[str], why: str) -> None:
    assert _INFLECTOR.derived_lemmas(Lexeme(lemma, Upos.ADJ, vzor=vzor), "cmp") == comparatives, why


def test_listed_second_comparative() -> None:
    hard = Lexeme("hustý", Upos.ADJ, vzor="mladý")
    assert _INFLECTOR.derived_lemmas(hard, "cmp") == ["hustší"]
    assert _INFLECTOR.derived_lemmas(hard.with_traits("ější"), "cmp") == ["hustší", "hustější"]
    assert _INFLECTOR.derived_lemmas(hard.with_traits("nocmp"), "cmp") == []


@pytest.fixture(scope="module")
def deriver(inflector: Inflector) -> Deriver:
    return load_deriver(data_folder(), inflector)


def test_degrees_by_derivation(deriver: Deriver) -> None:
    steps = {d.lemma: [s.id for s in d.steps] for d in deriver.derive(Lexeme("zelený", Upos.ADJ, vzor="mladý"))}
    assert steps["zelenější"] == ["cmp"]
    assert steps["nejzelenější"] == ["cmp", "sup"]
    assert "nezelený" not in steps  # F2: negated only if listed; the rules name it as a formation


def test_superlative_of_a_listed_comparative(deriver: Deriver) -> None:
    lexeme = Lexeme("pozdější", Upos.ADJ, "Degree=Cmp", "jarní")
    assert "nejpozdější" in {derived.lemma for derived in deriver.derive(lexeme)}


@pytest.mark.parametrize(
    ("lemma", "stems", "forms", "why"),
    [
        ("zelený", (), "zelen zelena zeleno zeleni zeleny", "known, so that F2 can be named"),
        ("šťastný", (), "šťasten šťastna šťastno šťastni šťastny", "inserted e"),
        ("plný", (), "pln plna plno plni plny", "no e after l"),
        ("zdravý", (("short", "zdráv"),), "zdráv zdráva zdrávo zdrávi zdrávy", "listed length"),
        ("starý", (("short", "stár"),), "stár stára stáro stáři stáry", "r - ř"),
        ("daleký", (), "dalek daleka daleko daleci daleky", "k - c"),
        ("mrtvý", (), "mrtev mrtva mrtvo mrtvi mrtvy", "inserted e before v"),
    ],
)
def test_short_forms(lemma: str, stems: tuple[tuple[str, str], ...], forms: str, why: str) -> None:
    lexeme = Lexeme(lemma, Upos.ADJ, vzor="mladý", stems=stems)
    cells = ["Masc.Nom.Sing", "Fem.Nom.Sing", "Neut.Nom.Sing", "Masc.Anim.Nom.Plur", "Fem.Nom.Plur"]
    assert " ".join(text for cell in cells for text in _cell(lexeme, f"{cell}.Short")) == forms, why


def test_no_short_forms_in_sky() -> None:
    assert not _cell(Lexeme("český", Upos.ADJ, vzor="mladý"), "Masc.Nom.Sing.Short")


_STEM = st.from_regex(r"[bcdfghjklmnprstvz][aeiou][bdfghklmnprstvz]{1,2}", fullmatch=True)


@given(_STEM)
def test_every_hard_adjective_is_whole(stem: str) -> None:
    lexeme = Lexeme(stem + "ý", Upos.ADJ, vzor="mladý")
    forms = _INFLECTOR.forms(lexeme)
    assert forms[0].text == lexeme.lemma
    long = {form.feats for form in forms if "Short" not in form.feats}
    assert len(long) == 38
    (comparative, *_) = _INFLECTOR.derived_lemmas(lexeme, "cmp")
    assert comparative.endswith(("ší", "čí"))
