"""Verbs: doublets, imperatives by consonant group, participles, futures, derived nouns and adjectives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon.grammar import Upos, cell_feats
from lexicon.morphology.derive import Deriver, load_deriver
from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import data_folder
from lexicon.morphology.lexeme import Lexeme

_CELLS = [
    "Inf",
    "Imp.2.Sing",
    "Imp.1.Plur",
    *(f"Ind.Pres.{person}.{number}" for person in "123" for number in ("Sing", "Plur")),
    *(f"{cell}.Part.{voice}" for cell in ("Masc.Sing", "Fem.Plur", "Masc.Anim.Plur") for voice in ("Act", "Pass")),
    *(f"{cell}.Conv.{tense}" for cell in ("Masc.Sing", "Fem.Sing", "Plur") for tense in ("Pres", "Past")),
]


@pytest.fixture(scope="module")
def deriver(inflector: Inflector) -> Deriver:
    return load_deriver(data_folder(), inflector)


def _lexeme(lemma: str, vzor: str, traits: str = "") -> Lexeme:
    return Lexeme(lemma, Upos.VERB, "Aspect=Imp", vzor, frozenset(traits.split()))


def _cell(inflector: Inflector, cell: str, lexeme: Lexeme) -> str:
    return " ".join(form.text for form in inflector.forms(lexeme) if form.feats == cell_feats(cell))


@pytest.mark.parametrize(
    ("lemma", "vzor", "cell", "forms", "why"),
    [
        ("nést", "nést", "Inf", "nést nésti", "-t and -ti"),
        ("péct", "péct", "Inf", "péct péci", "-ct and -ci, never -cti"),
        ("moci", "moct", "Inf", "moci moct", "the same the other way round"),
        ("péct", "péct", "Ind.Pres.1.Sing", "peču peku", "soft and hard stem"),
        ("péct", "péct", "Ind.Pres.3.Plur", "pečou pekou", "soft and hard stem"),
        ("moct", "moct", "Ind.Pres.1.Sing", "mohu můžu", "hard and soft stem"),
        ("psát", "mazat", "Ind.Pres.1.Sing", "píšu píši", "-u and bookish -i"),
        ("psát", "mazat", "Ind.Pres.3.Plur", "píšou píší", "-ou and bookish -í"),
        ("lámat", "mazat", "Ind.Pres.1.Sing", "lámu", "no -i after a hard consonant"),
        ("kupovat", "kupovat", "Ind.Pres.1.Sing", "kupuji kupuju", "-i and colloquial -u"),
        ("kupovat", "kupovat", "Ind.Pres.3.Plur", "kupují kupujou", "-í and colloquial -ou"),
        ("nést", "nést", "Ind.Pres.1.Plur", "neseme nesem", "classes I to III have colloquial -em"),
        ("prosit", "prosit", "Ind.Pres.1.Plur", "prosíme", "class IV has only -íme"),
        ("trpět", "trpět", "Ind.Pres.3.Plur", "trpí", "trpět has only -í"),
        ("sázet", "sázet", "Ind.Pres.3.Plur", "sázejí sází", "sázet has both"),
        ("umřít", "umřít", "Ind.Pres.1.Sing", "umřu umru", "soft and hard r"),
        ("lít", "krýt", "Ind.Pres.3.Sing", "lije leje", "two present stems"),
        ("chtít", "chtít", "Ind.Pres.3.Plur", "chtějí", "irregular"),
        ("jíst", "jíst", "Ind.Pres.3.Plur", "jedí", "irregular"),
        ("vědět", "vědět", "Ind.Pres.3.Plur", "vědí", "irregular"),
        ("vehnat", "brát", "Ind.Pres.1.Sing", "vženu", "no -e- in the present"),
        ("poslat", "brát", "Ind.Pres.1.Sing", "pošlu", "s - š"),
        ("podtít", "začít", "Ind.Pres.1.Sing", "podetnu", "-e- in the present"),
        ("tisknout", "tisknout", "Masc.Sing.Part.Act", "tiskl tisknul", "class II: both, the short one first"),
        ("stárnout", "tisknout", "Masc.Sing.Part.Act", "stárl stárnul", "also after r"),
        ("minout", "minout", "Masc.Sing.Part.Act", "minul", "after a vowel only -nul"),
        ("zapomenout", "minout", "Masc.Sing.Part.Act", "zapomněl zapomenul", "-menout"),
        ("napnout", "minout", "Masc.Sing.Part.Act", "napnul napjal", "-pnout"),
        ("sejmout", "začít", "Masc.Sing.Part.Act", "sňal sejmul", "-ejmout"),
        ("odejít", "jít", "Masc.Sing.Part.Act", "odešel", "fleeting e"),
        ("odejít", "jít", "Fem.Sing.Part.Act", "odešla", "fleeting e"),
        ("udělat", "dělat", "Fem.Sing.Conv.Past", "udělavši", "after a vowel -vši"),
        ("přinést", "nést", "Fem.Sing.Conv.Past", "přinesši", "after a consonant -ši"),
        ("nést", "nést", "Masc.Sing.Conv.Pres", "nesa", "hard stem"),
        ("prosit", "prosit", "Masc.Sing.Conv.Pres", "prose", "soft class"),
        ("kupovat", "kupovat", "Plur.Conv.Pres", "kupujíce", "soft stem"),
    ],
)
def test_forms(inflector: Inflector, lemma: str, vzor: str, cell: str, forms: str, why: str) -> None:
    assert _cell(inflector, cell, _lexeme(lemma, vzor)) == forms, why


@pytest.mark.parametrize(
    ("lemma", "vzor", "singular", "plural", "why"),
    [
        ("hodit", "prosit", "hoď", "hoďte", "one consonant: none, d - ď"),
        ("nutit", "prosit", "nuť", "nuťte", "t - ť"),
        ("bránit", "prosit", "braň", "braňte", "n - ň, shortening"),
        ("chválit", "prosit", "chval", "chvalte", "shortening of á"),
        ("loupit", "prosit", "lup", "lupte", "shortening of ou"),
        ("vrátit", "prosit", "vrať", "vraťte", "shortening of á"),
        ("půlit", "prosit", "pul", "pulte", "shortening of ů"),
        ("léčit", "prosit", "leč", "lečte", "shortening of é"),
        ("poučit", "prosit", "pouč", "poučte", "no diphthong: po-učit"),
        ("brzdit", "prosit", "brzdi", "brzděte", "group: -i"),
        ("myslit", "prosit", "mysli", "myslete", "group: -i, -ete"),
        ("končit", "prosit", "konči", "končete", "group: -i"),
        ("tvrdit", "prosit", "tvrď", "tvrďte", "syllabic r is no part of a group"),
        ("plnit", "prosit", "plň", "plňte", "syllabic l is no part of a group"),
        ("pustit", "prosit", "pusť", "pusťte", "st - sť"),
        ("čistit", "prosit", "čisti čisť", "čistěte čisťte", "-ist: both"),
        ("patřit", "prosit", "patř patři", "patřte patřete", "-tř: both"),
        ("křtít", "prosit", "křti", "křtěte", "no vowel in the stem"),
        ("hledět", "trpět", "hleď", "hleďte", "d - ď"),
        ("závidět", "trpět", "záviď", "záviďte", "trpět does not shorten"),
        ("vidět", "vidět", "viz", "vizte", "irregular"),
        ("číst", "nést", "čti", "čtěte", "no vowel in the stem"),
        ("tisknout", "tisknout", "tiskni", "tiskněte", "group"),
        ("hrnout", "minout", "hrň pohrň", "hrňte pohrňte", "syllabic r; motion also with po-"),
        ("hnout", "minout", "hni", "hněte", "no vowel in the stem"),
        ("třít", "umřít", "tři", "třete", "group"),
        ("psát", "mazat", "piš", "pište", "shortening"),
        ("vázat", "mazat", "važ", "važte", "shortening"),
        ("chápat", "mazat", "chápej", "chápejte", "-ej"),
        ("lámat", "mazat", "lam lámej", "lamte lámejte", "both"),
        ("sypat", "mazat", "syp sypej", "sypte sypejte", "both"),
        ("řezat", "mazat", "řež", "řežte", "softened"),
        ("koupat", "mazat", "koupej", "koupejte", "-ou-: -ej alone"),
        ("kousat", "mazat", "kousej", "kousejte", "-ou-: -ej alone, whatever follows"),
        ("klouzat", "mazat", "klouzej", "klouzejte", "-ou-: -ej alone, whatever follows"),
        ("škubat", "mazat", "škubej", "škubejte", "-u-: -ej alone"),
        ("kupovat", "kupovat", "kupuj", "kupujte", "-uj"),
        ("krýt", "krýt", "kryj", "kryjte", "-yj"),
        ("sázet", "sázet", "sázej", "sázejte", "-ej"),
        ("dělat", "dělat", "dělej", "dělejte", "-ej"),
        ("dát", "dělat", "dej", "dejte", "-ej"),
        ("nechat", "dělat", "nechej", "nechejte", "nech needs the trait imp-0"),
        ("stát", "stát", "stůj", "stůjte", "o - ů"),
        ("bát", "stát", "boj", "bojte", "no ů"),
        ("pomoci", "moct", "pomoz", "pomozte", "h - z"),
        ("vzít", "začít", "vezmi vem", "vezměte vemte", "colloquial vem"),
        ("jít", "jít", "jdi pojď", "jděte pojďte", "motion also with po-"),
        ("přijít", "jít", "přijď", "přijďte", "-ď"),
        ("sníst", "jíst", "sněz", "snězte", "irregular"),
    ],
)
def test_imperative(inflector: Inflector, lemma: str, vzor: str, singular: str, plural: str, why: str) -> None:
    lexeme = _lexeme(lemma, vzor)
    assert _cell(inflector, "Imp.2.Sing", lexeme) == singular, why
    assert _cell(inflector, "Imp.2.Plur", lexeme) == plural, why


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "participle", "why"),
    [
        ("prosit", "prosit", "", "prošen", "s - š"),
        ("vozit", "prosit", "", "vožen", "z - ž"),
        ("sytit", "prosit", "", "sycen", "t - c"),
        ("hladit", "prosit", "", "hlazen", "d - z"),
        ("čistit", "prosit", "", "čištěn", "st - št"),
        ("opozdit", "prosit", "", "opožděn", "zd - žd"),
        ("myslit", "prosit", "", "myšlen", "sl - šl"),
        ("kreslit", "prosit", "", "kreslen", "sl stays but in myslit"),
        ("pohltit", "prosit", "", "pohlcen", "t - c also after a consonant"),
        ("plachtit", "prosit", "", "plachtěn", "not after š, ch, p, k"),
        ("cítit", "prosit", "tvrdé", "cítěn", "a lexical exception"),
        ("znečistit", "prosit", "i-tvrdé", "znečištěn znečistěn", "both"),
        ("tisknout", "tisknout", "en", "tištěn tisknut", "class II with softening, the usual one first"),
        ("táhnout", "tisknout", "jen-en", "tažen", "only -en"),
        ("padnout", "tisknout", "", "padnut", "only -ut"),
        ("brát", "brát", "", "brán", "-án"),
        ("krýt", "krýt", "", "kryt", "-t"),
        ("hřát", "krýt", "", "hřát", "-t"),
        ("hrát", "krýt", "", "hrán", "-n"),
        ("začít", "začít", "", "začat", "-at"),
        ("povědět", "vědět", "", "pověděn povězen", "both"),
        ("mít", "mít", "", "", "grammar forms none"),
    ],
)
def test_passive_participle(
    inflector: Inflector, lemma: str, vzor: str, traits: str, participle: str, why: str
) -> None:
    assert _cell(inflector, "Masc.Sing.Part.Pass", _lexeme(lemma, vzor, traits)) == participle, why


@pytest.mark.parametrize(
    ("lemma", "vzor", "future"),
    [
        ("nést", "nést", "ponesu"),
        ("jet", "jet", "pojedu"),
        ("jít", "jít", "půjdu"),
        ("letět", "trpět", "poletím"),
        ("běžet", "trpět", "poběžím"),
        ("vézt", "nést", "povezu"),
        ("vést", "nést", "povedu"),
        ("lézt", "nést", "polezu"),
        ("hrnout", "minout", "pohrnu"),
        ("kvést", "nést", "pokvetu"),
        ("růst", "nést", "porostu"),
        ("hnát", "brát", "poženu"),
        ("být", "být", "budu"),
        ("přinést", "nést", ""),
        ("psát", "mazat", ""),
        ("číst", "nést", ""),
    ],
)
def test_synthetic_future(inflector: Inflector, lemma: str, vzor: str, future: str) -> None:
    assert _cell(inflector, "Ind.Fut.1.Sing", _lexeme(lemma, vzor)) == future


@pytest.mark.parametrize(
    ("lemma", "vzor", "traits", "negated", "why"),
    [
        ("brát", "brát", "", "nebrat", "shortened"),
        ("psát", "mazat", "", "nepsat", "shortened"),
        ("spát", "spát", "", "nespat", "shortened"),
        ("hnát", "brát", "", "nehnat", "shortened"),
        ("lhát", "brát", "", "nelhat", "shortened"),
        ("dát", "dělat", "", "nedat", "shortened"),
        ("znát", "dělat", "", "neznat", "shortened"),
        ("ptát", "dělat", "", "neptat", "shortened"),
        ("udát", "dělat", "dlouhé", "neudát", "a verb of its own beside udat"),
        ("stát", "stát", "", "nestát", "stojí keeps its length"),
        ("stát", "zůstat", "", "nestat", "stane se is shortened"),
        ("vstát", "zůstat", "", "nevstát", "kept"),
        ("bát", "stát", "", "nebát", "kept"),
        ("hrát", "krýt", "", "nehrát", "kept"),
        ("smát", "krýt", "", "nesmát", "kept"),
        ("vlát", "krýt", "", "nevlát", "kept"),
        ("krást", "nést", "", "nekrást", "kept"),
        ("klát", "klát", "", "neklát", "kept"),
    ],
)
def test_negation(deriver: Deriver, lemma: str, vzor: str, traits: str, negated: str, why: str) -> None:
    lexeme = _lexeme(lemma, vzor, traits)
    found = [one for one in deriver.derive(lexeme) if [step.id for step in one.steps] == ["D5"]]
    assert [one.steps[-1].lemma for one in found] == [negated], why
    assert deriver.forms(found[0])[0].text == negated, why


def test_negation_of_byt(deriver: Deriver) -> None:
    negated = next(one for one in deriver.derive(Lexeme("být", Upos.AUX, "Aspect=Imp", "být")) if one.prefix == "ne")
    forms = {form.text for form in deriver.forms(negated)}
    assert {"nebýt", "nejsem", "není", "nejsou", "nebudu", "nebyl", "nebuď"} <= forms
    assert not forms & {"neje", "nejest", "nebych", "neby"}


@pytest.mark.parametrize(
    ("lemma", "vzor", "noun", "active", "passive"),
    [
        ("prosit", "prosit", "prošení", "prosící", "prošený"),
        ("brát", "brát", "braní", "beroucí", "braný"),
        ("vybrat", "brát", "vybrání", "vyberoucí", "vybraný"),
        ("psát", "mazat", "psaní", "píšící", "psaný"),
        ("napsat", "mazat", "napsání", "napíšící", "napsaný"),
        ("spát", "spát", "spaní", "spící", "spaný"),
        ("zaspat", "spát", "zaspání", "zaspící", "zaspaný"),
        ("hrát", "krýt", "hraní", "hrající", "hraný"),
        ("vyhrát", "krýt", "vyhrání", "vyhrající", "vyhraný"),
        ("stát", "stát", "stání", "stojící", "staný"),
        ("začít", "začít", "začetí", "začnoucí", "začatý"),
        ("přijmout", "začít", "přijetí", "přijmoucí", "přijatý"),
        ("hnout", "minout", "hnutí", "hnoucí", "hnutý"),
        ("kupovat", "kupovat", "kupování", "kupující", "kupovaný"),
        ("péct", "péct", "pečení", "pekoucí", "pečený"),
        ("nést", "nést", "nesení", "nesoucí", "nesený"),
        ("dělat", "dělat", "dělání", "dělající", "dělaný"),
        ("dát", "dělat", "dání", "dající", "daný"),
        ("trpět", "trpět", "trpění", "trpící", "trpěný"),
        ("sázet", "sázet", "sázení", "sázející", "sázený"),
        ("krýt", "krýt", "krytí", "kryjící", "krytý"),
        ("hřát", "krýt", "hřátí", "hřející", "hřátý"),
        ("chápat", "mazat", "chápání", "chápající", "chápaný"),
        ("tisknout", "tisknout", "tisknutí", "tisknoucí", "tisknutý"),
    ],
)
def test_derived_lemmas(inflector: Inflector, lemma: str, vzor: str, noun: str, active: str, passive: str) -> None:
    lexeme = _lexeme(lemma, vzor)
    assert [inflector.derived_lemmas(lexeme, one) for one in ("D1", "D2a", "D2p")] == [[noun], [active], [passive]]


@given(
    stem=st.text("aeioubdhklmnprstvzčšž", min_size=2, max_size=8), ending=st.sampled_from(["ovat", "at", "it", "nout"])
)
def test_every_verb_has_every_cell(inflector: Inflector, stem: str, ending: str) -> None:
    """Regular vzory leave no cell empty, whatever the stem; every form is written in lower-case letters."""
    vzor = {"ovat": "kupovat", "at": "dělat", "it": "prosit", "nout": "tisknout"}[ending]
    lexeme = _lexeme(stem + ending, vzor)
    forms = inflector.forms(lexeme)
    cells = {form.feats for form in forms}
    assert cells >= {cell_feats(cell) for cell in _CELLS}
    assert all(form.text.isalpha() and form.text == form.text.lower() for form in forms)
    assert {form.text for form in forms} >= {lexeme.lemma, lexeme.lemma + "i"}
