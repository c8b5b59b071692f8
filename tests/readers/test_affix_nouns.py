"""Flags of nouns: gender, animacy, vzor, traits, evidence of loose forms, irregular nouns."""

import pytest

from lexicon.morphology.inflect import Inflector
from lexicon.morphology.language import load_inflector
from lexicon.morphology.lexeme import Lexeme
from lexicon.readers.affix.noun_data import noun_data
from lexicon.readers.affix.nouns import classify_noun
from lexicon.readers.entry import Being

WORDS = {
    "hub": "", "houba": "Z", "krav": "", "kravám": "", "kráva": "Z", "měr": "", "měrám": "", "míra": "Z", "kapes": "",
    "chvil": "", "ovec": "", "jader": "", "mastím": "", "matka": "ZQ", "matčin": "Y", "učitel": "DU", "turista": "DP",
    "otcové": "", "dinosauři": "", "soudce": "U", "letec": "U", "dělník": "PI", "karet": "",
}  # fmt: skip

ANIM, INAN = "Animacy=Anim|Gender=Masc", "Animacy=Inan|Gender=Masc"
FEM, NEUT = "Gender=Fem", "Gender=Neut"


@pytest.fixture(scope="module")
def inflector() -> Inflector:
    return load_inflector()


@pytest.mark.parametrize(
    ("word", "flags", "expected"),
    [
        ("student", "PI", [("pán", ANIM, "i")]),
        ("afričan", "PI", [("pán", ANIM, "i é")]),
        ("kapitán", "PI", [("pán", ANIM, "i ové")]),
        ("dědic", "UV", [("muž", ANIM, "i ové")]),
        ("král", "UV", [("muž", ANIM, "ové")]),
        ("maso", "MQ", [("město", NEUT, "ě")]),
        ("sešit", "H", [("hrad", INAN, "ě")]),
        ("pedagog", "PV", [("pán", ANIM, "i ové")]),
        ("občan", "PD", [("pán", ANIM, "i é")]),
        ("orel", "PI", [("pán", ANIM, "e0 i")]),
        ("ufon", "PV", [("pán", ANIM, "i ové")]),
        ("učitel", "DU", [("muž", ANIM, "é")]),
        ("tuleň", "U", [("muž", ANIM, "i")]),
        ("vězeň", "UV", [("muž", ANIM, "e0 i ové")]),
        ("král", "UV", [("muž", ANIM, "ové")]),
        ("otec", "U", [("muž", ANIM, "i ové")]),
        ("mnich", "PI", [("pán", ANIM, "i ové")]),
        ("génius", "D", [("génius", ANIM, "")]),
        ("dinosaurus", "D", [("génius", ANIM, "i")]),
        ("husita", "PD", [("předseda", ANIM, "é")]),
        ("turista", "PD", [("předseda", ANIM, "i é")]),
        ("správce", "U", [("soudce", ANIM, "")]),
        ("maestro", "PV", [("maestro", ANIM, "ové")]),
        ("guru", "PV", [("guru", ANIM, "ové")]),
        ("kníže", "K", [("kníže", ANIM, "")]),
        ("hrad", "HR", [("hrad", INAN, "ě")]),
        ("autobus", "H", [("hrad", INAN, "")]),
        ("vztek", "H", [("hrad", INAN, "e")]),
        ("bílek", "Q", [("hrad", INAN, "e0")]),
        ("les", "L", [("hrad", INAN, "a ích ě")]),
        ("cyklus", "Q", [("cyklus", INAN, "")]),
        ("kubus", "HQ", [("hrad", INAN, ""), ("cyklus", INAN, "")]),
        ("software", "H", [("software", INAN, "")]),
        ("rozpaky", "H", [("rozpaky", INAN, "")]),
        ("konec", "S", [("stroj", INAN, "")]),
        ("cíl", "S", [("stroj", INAN, "ech")]),
        ("pramen", "HS", [("kámen", INAN, "")]),
        ("kužel", "HS", [("kotel", INAN, "")]),
        ("panák", "HIP", [("pán", ANIM, "i"), ("hrad", INAN, "")]),
        ("žena", "ZQ", [("žena", FEM, "")]),
        ("houba", "Z", [("žena", FEM, "short")]),
        ("kráva", "Z", [("žena", FEM, "krátký")]),
        ("chvíle", "Z", [("růže", FEM, "short")]),
        ("košile", "ZQ", [("růže", FEM, "0")]),
        ("revitalizace", "ZQ", [("růže", FEM, "")]),
        ("gejša", "ZQ", [("gejša", FEM, "")]),
        ("idea", "Z", [("idea", FEM, "")]),
        ("kalhoty", "ZQ", [("kalhoty", FEM, "")]),
        ("broskev", "Z", [("píseň", FEM, "e0")]),
        ("zeleň", "Z", [("píseň", FEM, "e")]),
        ("loď", "ZI", [("loď", FEM, "")]),
        ("kost", "K", [("kost", FEM, "")]),
        ("mast", "K", [("kost", FEM, "em ím")]),
        ("dveře", "C", [("dveře", FEM, "mi")]),
        ("housle", "C", [("dveře", FEM, "")]),
        ("město", "MQR", [("město", NEUT, "ě")]),
        ("rádio", "M", [("rádio", NEUT, "")]),
        ("centrum", "MQ", [("centrum", NEUT, "")]),
        ("muzeum", "MQ", [("muzeum", NEUT, "")]),
        ("album", "HMQ", [("hrad", INAN, ""), ("centrum", NEUT, "")]),
        ("téma", "K", [("téma", NEUT, "")]),
        ("plazma", "KQZ", [("žena", FEM, ""), ("téma", NEUT, "")]),
        ("bojiště", "M", [("moře", NEUT, "")]),
        ("pastviště", "ZQ", [("moře", NEUT, "")]),
        ("kuře", "K", [("kuře", NEUT, "")]),
        ("stavení", "S", [("stavení", NEUT, "")]),
        ("semeno", "MQRI", [("rameno", NEUT, "ě")]),
        ("vrata", "MQ", [("játra", NEUT, "")]),
        ("jízdné", "Y", [("jízdné", NEUT, "")]),
        ("dovolená", "Y", [("dovolená", FEM, "")]),
        ("pony", "Y", [("kuli", ANIM, "")]),
        ("hajný", "Y", [("hajný", ANIM, "")]),
        ("rozhodčí", "Y", [("průvodčí", ANIM, ""), ("vedoucí", FEM, "")]),
        ("sršeň", "UZ", [("muž", ANIM, "e0 i"), ("píseň", FEM, "e0")]),
        ("výzbroj", "SZ", [("píseň", FEM, "")]),
        ("drát", "AHRT", [("hrad", INAN, "ě")]),
        ("prosit", "ACN", []),
        ("zelený", "YRN", []),
        ("rychle", "", []),
        ("alibi", "", [("nesklonné", NEUT, "")]),
    ],
)
def test_flags(word: str, flags: str, expected: list[tuple[str, str, str]]) -> None:
    found = [
        (one.reading.vzor, one.reading.feats, " ".join(one.reading.traits)) for one in classify_noun(word, flags, WORDS)
    ]
    assert found == expected


@pytest.mark.parametrize(
    ("word", "flags", "lemmas", "why"),
    [
        ("realismus", "Q", ["realismus", "realizmus"], "both spellings"),
        ("cyklus", "Q", ["cyklus"], "no -ismus"),
        ("dostatek", "NQ", ["dostatek", "nedostatek"], "N: the negated noun"),
        ("najení", "SN", [], "najet: najetí"),
        ("poodjení", "SN", [], "two prefixes"),
        ("osení", "SN", ["osení"], "a noun of its own"),
        ("štěstí", "NS", ["štěstí", "neštěstí"], "N: the negated noun"),
        ("psaní", "NS", ["psaní"], "a verbal noun is negated with its verb"),
        ("mladý", "YKRN", ["mladost"], "K: name of the quality; N negates the adjective only"),
        ("exotický", "YCRN", ["exotičnost"], "C: name of the quality, softened"),
        ("komický", "YCKRN", ["komickost", "komičnost"], "both"),
    ],
)
def test_lemmas(word: str, flags: str, lemmas: list[str], why: str) -> None:
    assert [one.lemma for one in classify_noun(word, flags, WORDS)] == lemmas, why


@pytest.mark.parametrize(
    ("word", "flags", "stems", "why"),
    [
        ("kapsa", "Z", {"gpl": "kapes"}, "e in the middle of the cluster"),
        ("jádro", "MR", {"gpl": "jader"}, "shortened, with e"),
        ("ovce", "Z", {"gpl": "ovec"}, "e before c"),
        ("karta", "ZQ", {"gpl": "karet"}, "a loose form beside the rule"),
        ("míra", "Z", {"gpl": "měr", "pl": "měr/mír", "ins": "mír/měr"}, "í - ě in the whole plural"),
        ("prézens", "Q", {"stem": "prézent"}, "-ns: -nt-"),
        ("úlek", "HQ", {"stem": "úlk/úlek"}, "with and without the fleeting e"),
    ],
)
def test_stems(word: str, flags: str, stems: dict[str, str], why: str) -> None:
    assert dict(classify_noun(word, flags, WORDS)[0].reading.stems) == stems, why


@pytest.mark.parametrize(
    ("word", "flags", "being", "why"),
    [
        ("matka", "ZQ", Being.PERSON, "matčin is listed"),
        ("učitelka", "ZQ", Being.PERSON, "učitel"),
        ("turistka", "ZQ", Being.PERSON, "turista"),
        ("soudkyně", "ZQ", Being.PERSON, "soudce"),
        ("letkyně", "ZQ", Being.PERSON, "letec"),
        ("dělnice", "ZQ", Being.PERSON, "dělník"),
        ("student", "PI", Being.PERSON, "animate"),
        ("hrad", "HR", Being.NONE, "inanimate"),
        ("lavice", "ZQ", Being.NONE, "nothing says so"),
    ],
)
def test_being(word: str, flags: str, being: Being, why: str) -> None:
    assert classify_noun(word, flags, WORDS)[0].reading.being == being, why


# lemma: the seven cases of the singular, then of the plural; doublets after a slash
IRREGULAR = """
den dne dni/dnu den dni/dne dni/dnu/dne dnem dny/dni dní/dnů dnům dny/dni dny/dni dnech dny
týden týdne týdni/týdnu týden týdni/týdne týdni/týdnu týdnem týdny týdnů týdnům týdny týdny týdnech týdny
dům domu domu dům dome domu/domě domem domy domů domům domy domy domech domy
bůh boha bohovi/bohu boha bože bohovi/bohu bohem bozi/bohové bohů bohům bohy bozi/bohové bozích bohy
člověk člověka člověkovi/člověku člověka člověče člověkovi/člověku člověkem lidé/lidi lidí lidem lidi lidé/lidi lidech lidmi
přítel přítele příteli/přítelovi přítele příteli příteli/přítelovi přítelem přátelé přátel přátelům přátele přátelé přátelích přáteli/přátely
kůň koně koni/koňovi koně koni koni/koňovi koněm koně/koni koní/koňů koním/koňům koně koně/koni koních koni/koňmi
kněz kněze knězi/knězovi kněze knězi/kněže knězi/knězovi knězem kněží/knězi/kněžové kněží kněžím kněze kněží/knězi/kněžové kněžích kněžími
host hosta hostovi/hostu hosta hoste hostovi/hostu hostem hosté/hosti hostů/hostí hostům hosty/hosti hosté/hosti hostech hosty/hostmi
bratr bratra bratrovi/bratru bratra bratře bratrovi/bratru bratrem bratři/bratrové/bratří bratrů/bratří bratrům/bratřím bratry bratři/bratrové/bratří bratrech/bratřích bratry/bratřími
pán pána pánovi/pánu pána pane pánovi/pánu pánem páni/pánové pánů pánům pány páni/pánové pánech pány
žnec žence ženci/žencovi žence ženče ženci/žencovi žencem ženci ženců žencům žence ženci žencích ženci
dcera dcery dceři dceru dcero dceři dcerou dcery dcer dcerám dcery dcery dcerách dcerami
ruka ruky ruce ruku ruko ruce rukou ruce rukou rukám ruce ruce rukou/rukách rukama
ruka ruky ruce ruku ruko ruce rukou ruky ruk rukám ruky ruky rukách rukami
noha nohy noze nohu noho noze nohou nohy nohou/noh nohám nohy nohy nohou/nohách nohama/nohami
oko oka oku oko oko oku okem oči očí očím oči oči očích očima
oko oka oku oko oko oku okem oka ok okům oka oka okách oky
ucho ucha uchu ucho ucho uchu uchem uši uší uším uši uši uších ušima
ucho ucha uchu ucho ucho uchu uchem ucha uch uchům ucha ucha uchách uchy
dítě dítěte dítěti dítě dítě dítěti dítětem děti dětí dětem děti děti dětech dětmi
prsa: prsa prsou prsům prsa prsa prsou/prsech prsy
peníze: peníze peněz penězům peníze peníze penězích penězi
práce práce práci práci práce práci prací práce prací pracím práce práce pracích pracemi
zeď zdi zdi zeď zdi zdi zdí zdi zdí zdím/zdem zdi zdi zdích/zdech zdmi/zděmi
noc noci noci noc noci noci nocí noci nocí nocím noci noci nocích nocemi/nocmi
vejce vejce vejci vejce vejce vejci vejcem vejce vajec vejcím vejce vejce vejcích vejci
louka louky louce louku louko louce loukou louky luk loukám louky louky loukách loukami
polobůh poloboha polobohovi/polobohu poloboha polobože polobohovi/polobohu polobohem polobozi/polobohové polobohů polobohům polobohy polobozi/polobohové polobozích polobohy
spolubratr spolubratra spolubratrovi/spolubratru spolubratra spolubratře spolubratrovi/spolubratru spolubratrem spolubratři/spolubratrové/spolubratří spolubratrů/spolubratří spolubratrům/spolubratřím spolubratry spolubratři/spolubratrové/spolubratří spolubratrech/spolubratřích spolubratry/spolubratřími
""".strip().splitlines()  # noqa: E501


@pytest.mark.parametrize("row", IRREGULAR, ids=lambda row: row.split()[0])
def test_irregular(inflector: Inflector, row: str) -> None:
    lemma, *cells = row.split()
    paradigms = []
    for found in classify_noun(lemma.rstrip(":"), "", WORDS):
        made: dict[str, list[str]] = {}
        for form in inflector.forms(Lexeme.of(found.lemma, found.reading)):
            made.setdefault(form.feats, []).append(form.text)
        texts = [
            "/".join(made.get(f"Case={case}|Number={number}", []))
            for number in ("Sing", "Plur")
            for case in ("Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins")
        ]
        paradigms.append([text for text in texts if text])
    assert (cells if lemma.endswith(":") else [lemma, *cells]) in paradigms


def test_every_listed_noun_inflects(inflector: Inflector) -> None:
    """The data name known vzory, known traits and known stems only."""
    data = noun_data()
    for words in (data.irregular, data.indeclinable, data.adjectival):
        for lemma, readings in words.items():
            for reading in readings:
                lexeme = Lexeme.of(lemma, reading)
                vzor = inflector.vzor(lexeme)
                assert vzor.lemma.search(lemma) or reading.stems or reading.vzor == "nesklonné", lemma
                assert set(reading.traits) <= set(vzor.traits), lemma
                assert all(form.text.isalpha() for form in inflector.forms(lexeme)), lemma
