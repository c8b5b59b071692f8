"""Nouns: doublets of the nominative plural, genitives without ending, fleeting e, possessives, foreign endings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.grammar import Upos, cell_feats
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.lexeme import Lexeme


def _cell(inflector: Inflector, cell: str, lemma: str, vzor: str, *traits: str) -> list[str]:
    lexeme = Lexeme(lemma, Upos.NOUN, vzor=vzor, traits=frozenset(traits))
    return [form.text for form in inflector.forms(lexeme) if form.feats == cell_feats(cell)]


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "plural", "why"),
    [
        ("student", "pán", "i", "studenti", "-i"),
        ("doktor", "pán", "i", "doktoři", "r - ř"),
        ("vlk", "pán", "i", "vlci", "k - c"),
        ("vrah", "pán", "i", "vrazi", "h - z"),
        ("hoch", "pán", "i", "hoši", "ch - š"),
        ("syn", "pán", "ové", "synové", "-ové"),
        ("Angličan", "pán", "é i", "Angličané Angličani", "-an: -é, colloquially -i"),
        ("soused", "pán", "é i", "sousedé sousedi", "both, the usual one first"),
        ("pedagog", "pán", "i ové", "pedagogové pedagozi", "-log, -gog: -ové is usual"),
        ("mistr", "pán", "i ové", "mistři mistrové", "both"),
        ("pedagog", "pán", "", "pedagogové", "without traits, by the ending"),
        ("muž", "muž", "i ové", "muži mužové", "both"),
        ("učitel", "muž", "", "učitelé", "-tel: -é"),
        ("otec", "muž", "i ové", "otci otcové", "fleeting e"),
        ("předseda", "předseda", "", "předsedové", "-ové"),
        ("husita", "předseda", "", "husité", "-ita: -é"),
        ("turista", "předseda", "é i", "turisté turisti", "-ista: -é, colloquially -i"),
        ("soudce", "soudce", "", "soudci soudcové", "always both"),
        ("génius", "génius", "", "géniové", "-us falls off"),
        ("kotel", "kotel", "e0", "kotle kotly", "between two vzory"),
        ("loď", "loď", "", "lodi lodě", "between kost and píseň"),
        ("skica", "gejša", "", "skici", "soft consonant before -a"),
        ("idea", "idea", "", "ideje idey", "-ea"),
        ("kuře", "kuře", "", "kuřata", "-at-"),
        ("téma", "téma", "", "témata", "-mat-"),
        ("centrum", "centrum", "", "centra", "-um falls off"),
        ("muzeum", "muzeum", "", "muzea", "-um falls off"),
    ],
)
def test_nominative_plural(inflector: Inflector, lemma: str, vzor: str, traits: str, plural: str, why: str) -> None:
    assert _cell(inflector, "Nom.Plur", lemma, vzor, *traits.split()) == plural.split(), why


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "genitive", "why"),
    [
        ("žena", "žena", "", "žen", "stem"),
        ("matka", "žena", "", "matek", "k after a consonant"),
        ("loďka", "žena", "", "loděk", "ďk - děk"),
        ("sestra", "žena", "", "sester", "r after a consonant"),
        ("hra", "žena", "", "her", "no vowel in the stem"),
        ("mzda", "žena", "", "mezd", "no vowel in the stem"),
        ("vlna", "žena", "", "vln", "l carries the syllable"),
        ("cesta", "žena", "", "cest", "-st stays"),
        ("bomba", "žena", "", "bomb", "-mb stays"),
        ("houba", "žena", "short", "hub", "shortened"),
        ("kráva", "žena", "krátký", "krav", "shortened in the whole plural"),
        ("ulice", "růže", "", "ulic", "-ice"),
        ("růže", "růže", "", "růží", "-í"),
        ("chvíle", "růže", "short", "chvil", "shortened"),
        ("přítelkyně", "růže", "", "přítelkyň přítelkyní", "-yně: both"),
        ("okno", "město", "", "oken", "n after a consonant"),
        ("jablko", "město", "", "jablek", "k after a consonant"),
        ("ministerstvo", "město", "", "ministerstev", "-stv-"),
        ("centrum", "centrum", "", "center", "r after a consonant"),
        ("album", "centrum", "", "alb", "-um: no e but before r"),
        ("bojiště", "moře", "", "bojišť", "-iště"),
        ("moře", "moře", "", "moří", "-í"),
        ("nůžky", "kalhoty", "", "nůžek", "plural without singular"),
        ("dveře", "dveře", "", "dveří", "plural without singular"),
        ("vrata", "játra", "", "vrat", "plural without singular"),
        ("rozpaky", "rozpaky", "", "rozpaků", "plural without singular"),
    ],
)
def test_genitive_plural(inflector: Inflector, lemma: str, vzor: str, traits: str, genitive: str, why: str) -> None:
    assert _cell(inflector, "Gen.Plur", lemma, vzor, *traits.split()) == genitive.split(), why


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "cell", "forms", "why"),
    [
        ("les", "hrad", "a ě", "Gen.Sing", "lesa", "-a"),
        ("potok", "hrad", "a u", "Gen.Sing", "potoka potoku", "both"),
        ("hrad", "hrad", "ě", "Loc.Sing", "hradu hradě", "both"),
        ("kanál", "hrad", "", "Loc.Sing", "kanálu kanále", "l, s, z: -e as well"),
        ("domek", "hrad", "", "Loc.Plur", "domcích domkách", "-ek: both"),
        ("vztek", "hrad", "e", "Gen.Sing", "vzteku", "the e stays"),
        ("sen", "hrad", "e0", "Gen.Sing", "snu", "fleeting e"),
        ("mistr", "pán", "i", "Voc.Sing", "mistře", "r after a consonant"),
        ("doktor", "pán", "i", "Voc.Sing", "doktore", "r after a vowel"),
        ("otec", "muž", "i", "Voc.Sing", "otče", "-ec"),
        ("dědic", "muž", "i", "Voc.Sing", "dědici", "-ic"),
        ("peň", "stroj", "", "Nom.Plur", "pně", "fleeting e in one syllable"),
        ("divadlo", "město", "", "Loc.Sing", "divadle divadlu", "-dlo"),
        ("středisko", "město", "", "Loc.Plur", "střediscích střediskách", "-isko: both"),
        ("myš", "kost", "", "Dat.Plur", "myším", "š: -ím"),
        ("kost", "kost", "", "Dat.Plur", "kostem", "-em"),
        ("paměť", "kost", "", "Dat.Plur", "pamětem pamětím", "ť is hard before -em"),
        ("země", "růže", "", "Ins.Plur", "zeměmi", "ě stays after m"),
        ("piano", "město", "", "Gen.Plur", "pian", "one vowel of two"),
    ],
)
def test_other_cells(inflector: Inflector, lemma: str, vzor: str, traits: str, cell: str, forms: str, why: str) -> None:
    assert _cell(inflector, cell, lemma, vzor, *traits.split()) == forms.split(), why


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "possessive"),
    [
        ("otec", "muž", "", ["otcův"]),
        ("pes", "pán", "e0", ["psův"]),
        ("předseda", "předseda", "", ["předsedův"]),
        ("soudce", "soudce", "", ["soudcův"]),
        ("génius", "génius", "", ["géniův"]),
        ("matka", "žena", "", ["matčin"]),
        ("liška", "žena", "", ["liščin"]),
        ("sestra", "žena", "", ["sestřin"]),
        ("macecha", "žena", "", ["macešin"]),
        ("žena", "žena", "", ["ženin"]),
        ("přítelkyně", "růže", "", ["přítelkynin"]),
        ("holubice", "růže", "", ["holubičin"]),
        ("neteř", "píseň", "", ["neteřin"]),
        ("vrátný", "hajný", "", []),
        ("průvodčí", "průvodčí", "", []),
        ("paní", "paní", "", []),
        ("hrad", "hrad", "", []),
        ("kuře", "kuře", "", []),
    ],
)
def test_possessive(inflector: Inflector, lemma: str, vzor: str, traits: str, possessive: list[str]) -> None:
    lexeme = Lexeme(lemma, Upos.NOUN, vzor=vzor, traits=frozenset(traits.split()))
    assert inflector.derived_lemmas(lexeme, "D3") == possessive


CELLS = {
    cell_feats(f"{case}.{number}")
    for case in ("Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins")
    for number in ("Sing", "Plur")
}


@given(stem=st.text("abcčdďehiíjklmnňoprřsštťuvyzž", min_size=2, max_size=10), data=st.data())
def test_any_noun_has_whole_numbers(inflector: Inflector, stem: str, data: st.DataObject) -> None:
    """Whatever the stem, a vzor fills all seven cases of a number or none, with letters only, no form twice."""
    nouns = [vzor for vzor in inflector.vzory.values() if vzor.upos == Upos.NOUN]
    vzor = data.draw(st.sampled_from(nouns))
    example = vzor.examples[0]
    traits = data.draw(st.sets(st.sampled_from(sorted(vzor.traits)))) if vzor.traits else set()
    forms = inflector.forms(Lexeme(stem + example, Upos.NOUN, vzor=vzor.id, traits=frozenset(traits)))
    filled = {form.feats for form in forms}
    assert filled <= CELLS
    assert len({feats for feats in filled if "Plur" in feats}) == 7
    assert len({feats for feats in filled if "Sing" in feats}) in (0, 7)
    assert len(set(forms)) == len(forms)
    assert all(form.text.isalpha() for form in forms)


def test_equal_doublets_of_a_stem_give_each_cell_once(inflector: Inflector) -> None:
    """albumu is genitive, dative and locative, and each of them once."""
    lexeme = Lexeme("album", Upos.NOUN, vzor="hrad", stems=(("stem", "album/album"),))
    assert inflector.cells(lexeme)["albumu"] == tuple(cell_feats(f"{case}.Sing") for case in ("Gen", "Dat", "Loc"))
