"""Cases for every rule, one a line; `test_coverage` fails for a rule that no case names."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from lexicon.grammar import Upos
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading, SpellingVariant
from lexicon.rules import Attestation, Stop

U = Upos
MASC = "Animacy=Anim|Gender=Masc"
INAN = "Animacy=Inan|Gender=Masc"


def entry(headword: str, kind: EntryKind = EntryKind.WORD, *readings: Reading, **more: object) -> Entry:
    return Entry("toy", headword, 7, headword, kind, readings, **more)  # type: ignore[arg-type]


def word(upos: Upos, *labels: str, **more: object) -> Reading:
    return Reading(upos, labels=labels, **more)  # type: ignore[arg-type]


BULY = entry("buly", EntryKind.WORD, word(U.NOUN), variants=(SpellingVariant("bully", ("dř. ps.",)),))
OH = entry("ó", EntryKind.WORD, word(U.PART), word(U.INTJ), variants=(SpellingVariant("oóó"), SpellingVariant("óóó")))
X = entry("x", EntryKind.SYMBOL)
Z = entry("z", EntryKind.WORD, word(U.ADP), variants=(SpellingVariant("ze"),))
IX = entry("ix", EntryKind.REFERENCE, target="x")
ZE = entry("ze", EntryKind.REFERENCE, target="z")


class Headword(NamedTuple):
    """A headword, how it is read, and the rules that stop it."""

    entry: Entry
    stopped_by: tuple[str, ...]
    why: str
    spelling: SpellingVariant | None = None
    reading: int = 0
    target: Entry | None = None
    also: str = ""  # a rule that the case shows at work by not stopping


HEADWORDS = [
    Headword(entry("dub", EntryKind.WORD, word(U.NOUN)), (), "an ordinary noun", also="A2"),
    Headword(entry("Afrika", EntryKind.NAME, word(U.NOUN)), ("K2",), "a name"),
    Headword(entry("Josef", EntryKind.WORD, word(U.NOUN)), ("K2",), "a capital, whatever the source calls it"),
    Headword(entry("josef", EntryKind.WORD, word(U.PROPN)), ("K2",), "a proper noun printed small"),
    Headword(entry("africký", EntryKind.WORD, word(U.ADJ)), (), "a listed derivative", also="K2"),
    Headword(entry("hó", EntryKind.WORD, word(U.INTJ)), ("K3",), "an interjection"),
    Headword(OH, (), "ó as a particle", also="K3"),
    Headword(OH, ("K3",), "ó as an interjection", reading=1),
    Headword(OH, (), "a listed variant of the particle", spelling=OH.variants[1], also="K3"),
    Headword(OH, ("K3",), "the same variant of the interjection", spelling=OH.variants[1], reading=1),
    Headword(entry("např.", EntryKind.ABBREVIATION), ("K4",), "an abbreviation"),
    Headword(entry("aj", EntryKind.WORD, word(U.X, feats="Abbr=Yes")), ("K4",), "without its full stop"),
    Headword(entry("apod.", EntryKind.WORD, word(U.ADV)), ("K4", "K6"), "a full stop tells it"),
    Headword(entry("km", EntryKind.SYMBOL), ("K5",), "a symbol"),
    Headword(entry("hl", EntryKind.WORD, word(U.SYM)), ("K5",), "a symbol by its part of speech"),
    Headword(entry("chceš-li", EntryKind.WORD, word(U.VERB)), ("K6",), "a hyphen inside"),
    Headword(entry("3D", EntryKind.WORD, word(U.ADJ)), ("K6",), "a digit"),
    Headword(entry("roz-", EntryKind.PREFIX), ("K7",), "a prefix"),
    Headword(entry("zne-", EntryKind.WORD, word(U.X)), ("K6", "K7"), "a hyphen at the end tells it"),
    Headword(entry("-atý", EntryKind.SUFFIX), ("K8",), "a suffix"),
    Headword(entry("-ový", EntryKind.WORD, word(U.X)), ("K6", "K8"), "a hyphen at the start tells it"),
    Headword(IX, ("K9",), "ix v. x: x says nothing of ix", target=X),
    Headword(IX, ("K9",), "a reference to an entry that is not there"),
    Headword(ZE, (), "ze v. z: repeated under z", target=Z, also="K9"),
    Headword(entry("big beat", EntryKind.MULTIWORD, word(U.NOUN)), ("K10",), "two words"),
    Headword(entry("smát se", EntryKind.MULTIWORD, word(U.VERB, reflexive="se")), (), "a reflexive verb", also="K10"),
    Headword(
        entry("smát", EntryKind.WORD, word(U.VERB, reflexive="se")), (), "the same as readers give it", also="K10"
    ),
    Headword(BULY, (), "the spelling of today", also="K11"),
    Headword(BULY, ("K11",), "the former spelling", spelling=BULY.variants[0]),
    Headword(entry("bully", EntryKind.WORD, word(U.NOUN, "dř. ps.")), ("K11",), "as a headword of its own"),
    Headword(entry("juž", EntryKind.WORD, word(U.ADV, "zast.")), ("S1",), "obsolete"),
    Headword(entry("aeroplán", EntryKind.WORD, word(U.NOUN, "zastar.")), (), "becoming obsolete", also="S1"),
    Headword(entry("holt", EntryKind.WORD, word(U.PART, "poněkud zastaralé")), (), "somewhat obsolete", also="S1"),
    Headword(entry("zajisto", EntryKind.WORD, word(U.PART, "zřídka")), ("S2",), "rarely used"),
    Headword(entry("popod", EntryKind.WORD, word(U.ADP, "řidčeji")), (), "rather rarely used", also="S2"),
    Headword(entry("bo", EntryKind.WORD, word(U.SCONJ, "nář.")), ("S3",), "dialectal"),
    Headword(entry("tož", EntryKind.WORD, word(U.PART, "obl.")), (), "regional", also="S3"),
    Headword(entry("onenno", EntryKind.WORD, word(U.DET, "zast. a nář.")), ("S1", "S3"), "one label, two rules"),
    Headword(entry("prc", EntryKind.WORD, word(U.NOUN, "vulg.")), ("S4",), "vulgar"),
    Headword(entry("držka", EntryKind.WORD, word(U.NOUN, "hrub.", "hovor.")), (), "coarse, colloquial", also="S4"),
    Headword(entry("čórka", EntryKind.WORD, word(U.NOUN, "argotické")), ("S5",), "argot"),
    Headword(entry("melouch", EntryKind.WORD, word(U.NOUN, "slang.")), (), "slang", also="S5"),
    Headword(entry("vyjímka", EntryKind.WORD, word(U.NOUN, "nespr.")), ("S6",), "wrong"),
    Headword(entry("ježe", EntryKind.WORD, word(U.SCONJ, "nevhodné")), ("S6",), "unsuitable"),
    Headword(entry("domek", EntryKind.SUBHEADWORD, word(U.NOUN), parent="dům"), (), "inside an entry", also="D6"),
    Headword(entry("domek", EntryKind.SUBHEADWORD, word(U.NOUN)), ("D6",), "inside no entry"),
    Headword(entry("domek", EntryKind.SUBHEADWORD, word(U.NOUN, "nář."), parent="dům"), ("S3",), "its own label"),
    Headword(entry("tys", EntryKind.CONTRACTION, word(U.PRON)), ("F3",), "ty jsi"),
    Headword(entry("doň", EntryKind.CONTRACTION, word(U.ADP)), ("F3",), "do něj"),
    Headword(entry("cos", EntryKind.WORD, word(U.PRON)), (), "listed on its own", also="F3"),
    Headword(entry("byls", EntryKind.CONTRACTION, word(U.AUX)), ("F5.3",), "byl jsi"),
    Headword(entry("neslyť", EntryKind.CONTRACTION, word(U.VERB)), ("F5.3",), "neboť nesly"),
    Headword(entry("nesens", EntryKind.CONTRACTION, word(U.VERB)), ("F5.4",), "nesen jsi"),
    Headword(entry("krytoť", EntryKind.CONTRACTION, word(U.VERB)), ("F5.4",), "neboť kryto"),
    Headword(entry("jestiť", EntryKind.CONTRACTION, word(U.AUX)), ("F5.2",), "no participle"),
    Headword(entry("neseť", EntryKind.CONTRACTION, word(U.VERB)), ("F5.2",), "neboť nese"),
    Headword(entry("žes", EntryKind.CONTRACTION, word(U.SCONJ)), ("F7",), "že jsi"),
    Headword(entry("takžes", EntryKind.CONTRACTION, word(U.ADV)), ("F6",), "an adverb with jsi"),
]


class FormCase(NamedTuple):
    """A form: its cell and steps, and for KLASIK and PLUS what admits (`+F1`) or stops (`-F1`) it."""

    form: str
    upos: Upos
    feats: str
    cell: str
    klasik: str
    plus: str
    steps: tuple[str, ...] = ()
    more: Mapping[str, object] = MappingProxyType({})


ACC = {"object": Object.ACCUSATIVE}
OTHER = {"object": Object.OTHER}
NONE = {"object": Object.NONE}
PASSIVE = "VerbForm=Part|Voice=Pass"

FORMS = [
    FormCase("pán", U.NOUN, MASC, "Nom.Sing", "+F1", "+F1"),
    FormCase("pánové", U.NOUN, MASC, "Nom.Plur", "+F1", "+F1"),
    FormCase("psa", U.NOUN, MASC, "Gen.Sing", "-F1", "+F1"),
    FormCase("pane", U.NOUN, MASC, "Voc.Sing", "-F1", "+F1"),
    FormCase("očima", U.NOUN, "Gender=Neut", "Ins.Dual", "-F1", "+F1"),
    FormCase("kafe (uninflected)", U.NOUN, "Gender=Neut", "_", "+F1", "+F1"),
    FormCase("čud", U.NOUN, INAN, "Nom.Sing", "-K12", "-K12", more={"missing": True}),
    FormCase("čudu", U.NOUN, INAN, "Loc.Sing", "-F1", "+F1"),
    FormCase("rare doublet", U.NOUN, INAN, "Nom.Plur", "-F0", "-F0", more={"rare": True}),
    FormCase("x", U.X, "", "_", "-F0", "-F0"),
    FormCase("km", U.SYM, "", "_", "-K5", "-K5"),
    FormCase("zelený", U.ADJ, "", "Masc.Nom.Sing", "+F2", "+F2"),
    FormCase("zeleného", U.ADJ, "", "Masc.Gen.Sing", "-F2", "+F2"),
    FormCase("fajn", U.ADJ, "", "_", "+F2", "+F2"),
    FormCase("zelen", U.ADJ, "", "Masc.Nom.Sing.Short", "-F2", "-F2"),
    FormCase("bos", U.ADJ, "", "Masc.Nom.Sing.Short", "+F2", "+F2", more={"traits": {"short"}}),
    FormCase("bosu", U.ADJ, "", "Fem.Acc.Sing.Short", "-F2", "+F2", more={"traits": {"short"}}),
    FormCase("rád", U.ADJ, "Variant=Short", "Masc.Nom.Sing.Short", "+F2", "+F2"),
    FormCase("zelenější", U.ADJ, "Degree=Cmp", "Masc.Nom.Sing", "+F2", "+F2", ("cmp",)),
    FormCase("nejzelenější", U.ADJ, "Degree=Sup", "Masc.Nom.Sing", "+F2", "+F2", ("cmp", "sup")),
    FormCase("nejzelenějšího", U.ADJ, "Degree=Sup", "Masc.Gen.Sing", "-F2", "+F2", ("cmp", "sup")),
    FormCase("ten", U.DET, "PronType=Dem", "Masc.Nom.Sing", "+F3", "+F3"),
    FormCase("komu", U.PRON, "PronType=Int", "Dat", "-F3", "+F3"),
    FormCase("jedno", U.NUM, "NumType=Card", "Neut.Nom.Sing", "+F4", "+F4"),
    FormCase("dvěma", U.NUM, "NumType=Card", "Dat.Plur", "-F4", "+F4"),
    FormCase("dvěma (dual)", U.NUM, "NumType=Card", "Ins.Dual", "-F4", "+F4"),
    FormCase("první", U.ADJ, "NumType=Ord", "Masc.Nom.Sing", "+F4", "+F4"),
    FormCase("poprvé", U.ADV, "NumType=Ord", "_", "+F4", "+F4"),
    FormCase("potisící", U.ADV, "NumType=Ord", "_", "+F4", "+F4", ("F4",)),
    FormCase("tisíce", U.NOUN, "Animacy=Inan|Gender=Masc|NumType=Card", "Nom.Plur", "+F4", "+F4"),
    FormCase("stě", U.NUM, "NumType=Card", "Nom.Dual", "-F4", "-F4"),
    FormCase("nést", U.VERB, "Aspect=Imp", "Inf", "+F5.1", "+F5.1"),
    FormCase("nesem", U.VERB, "Aspect=Imp", "Ind.Pres.1.Plur", "+F5.2", "+F5.2"),
    FormCase("ponesu", U.VERB, "Aspect=Imp", "Ind.Fut.1.Sing", "+F5.2", "+F5.2"),
    FormCase("bych", U.AUX, "", "Cnd.1.Sing", "+F5.2", "+F5.2"),
    FormCase("nesl", U.VERB, "Aspect=Imp", "Masc.Sing.Part.Act", "+F5.3", "+F5.3"),
    FormCase("nesen", U.VERB, "", "Masc.Sing.Part.Pass", "+F5.4", "+F5.4", more=ACC),
    FormCase("neseny", U.VERB, "", "Fem.Plur.Part.Pass", "+F5.4", "+F5.4", more=ACC),
    FormCase("pomoženo", U.VERB, "", "Neut.Sing.Part.Pass", "+F5.4", "+F5.4", more=OTHER),
    FormCase("pomožen", U.VERB, "", "Masc.Sing.Part.Pass", "-F5.4", "-F5.4", more=OTHER),
    FormCase("pomožena (n. pl.)", U.VERB, "", "Neut.Plur.Part.Pass", "-F5.4", "-F5.4", more=OTHER),
    FormCase("ležen", U.VERB, "", "Masc.Sing.Part.Pass", "-F5.4", "-F5.4", more=NONE),
    FormCase("leženo", U.VERB, "", "Neut.Sing.Part.Pass", "-F5.4", "-F5.4", more=NONE),
    FormCase("kryt (no source tells)", U.VERB, "", "Masc.Sing.Part.Pass", "+F5.4", "+F5.4"),
    FormCase("nes", U.VERB, "", "Imp.2.Sing", "+F5.5", "+F5.5"),
    FormCase("nesme", U.VERB, "", "Imp.1.Plur", "+F5.5", "+F5.5"),
    FormCase("nesa", U.VERB, "Aspect=Imp", "Masc.Sing.Conv.Pres", "-F5.7", "+F5.7"),
    FormCase("nesše", U.VERB, "Aspect=Perf", "Plur.Conv.Past", "-F5.7", "+F5.7"),
    FormCase("zeleně", U.ADV, "", "Pos", "+F6", "+F6"),
    FormCase("nejzeleněji", U.ADV, "", "Sup", "+F6", "+F6"),
    FormCase("zeleněji (as steps)", U.ADV, "", "Cmp", "+F6", "+F6", ("cmp",)),
    FormCase("zeleně (listed nowhere)", U.ADV, "", "Pos", "-D6", "-D6", ("adv",)),
    FormCase("ke", U.ADP, "", "_", "+F7", "+F7"),
    FormCase("až", U.SCONJ, "", "_", "+F7", "+F7"),
    FormCase("prr", U.INTJ, "", "_", "-F8", "-F8"),
    FormCase("dělání", U.NOUN, "Gender=Neut|VerbForm=Vnoun", "Nom.Sing", "+D1 F1", "+D1 F1", ("D1",)),
    FormCase("neděláním", U.NOUN, "Gender=Neut|VerbForm=Vnoun", "Ins.Sing", "-F1", "+D5 D1 F1", ("D5", "D1")),
    FormCase(
        "dělající", U.ADJ, "VerbForm=Part", "Masc.Nom.Sing", "+D2 F2", "+D2 F2", ("D2a",), {"root_feats": "Aspect=Imp"}
    ),
    FormCase(
        "udělající", U.ADJ, "VerbForm=Part", "Masc.Nom.Sing", "-D2", "-D2", ("D2a",), {"root_feats": "Aspect=Perf"}
    ),
    FormCase(
        "dělajícnější", U.ADJ, "Degree=Cmp", "Masc.Nom.Sing", "-D2", "-D2", ("D2a", "cmp"), {"root_feats": "Aspect=Imp"}
    ),
    FormCase("dělaný", U.ADJ, PASSIVE, "Masc.Nom.Sing", "+D2 F2", "+D2 F2", ("D2p",), ACC),
    FormCase("krytý (no source tells)", U.ADJ, PASSIVE, "Masc.Nom.Sing", "+D2 F2", "+D2 F2", ("D2p",)),
    FormCase("pomožený", U.ADJ, PASSIVE, "Masc.Nom.Sing", "-D2", "-D2", ("D2p",), OTHER),
    FormCase("ležený", U.ADJ, PASSIVE, "Masc.Nom.Sing", "-D2", "-D2", ("D2p",), NONE),
    FormCase("učitelův", U.ADJ, "Poss=Yes", "Masc.Nom.Sing", "+D3 F2", "+D3 F2", ("D3",), {"root_feats": MASC}),
    FormCase("hradův", U.ADJ, "Poss=Yes", "Masc.Nom.Sing", "-D3", "-D3", ("D3",), {"root_feats": INAN}),
    FormCase(
        "liščin", U.ADJ, "Poss=Yes", "Masc.Nom.Sing", "+D3 F2", "+D3 F2", ("D3",),
        {"root_feats": "Gender=Fem", "being": Being.ANIMAL},
    ),
    FormCase("knihovnin", U.ADJ, "Poss=Yes", "Masc.Nom.Sing", "-D3", "-D3", ("D3",), {"root_feats": "Gender=Fem"}),
    FormCase("doorat", U.VERB, "Aspect=Perf", "Inf", "+D4 F5.1", "+D4 F5.1", ("D4",)),
    FormCase("dodoorat", U.VERB, "Aspect=Perf", "Inf", "-D4", "-D4", ("D4", "D4")),
    FormCase("doneorat", U.VERB, "Aspect=Perf", "Inf", "-D4", "-D4", ("D5", "D4")),
    FormCase("neorat", U.VERB, "Polarity=Neg", "Inf", "+D5 F5.1", "+D5 F5.1", ("D5",)),
    FormCase("neneorat", U.VERB, "Polarity=Neg", "Inf", "-D5", "-D5", ("D5", "D5")),
    FormCase(
        "nedooraný", U.ADJ, PASSIVE, "Masc.Nom.Sing", "+D4 D5 D2 F2", "+D4 D5 D2 F2", ("D4", "D5", "D2p"), ACC
    ),
    FormCase("nedooraného", U.ADJ, PASSIVE, "Masc.Gen.Sing", "-F2", "+D4 D5 D2 F2", ("D4", "D5", "D2p"), ACC),
    FormCase("dooráno", U.VERB, "", "Neut.Sing.Part.Pass", "+D4 F5.4", "+D4 F5.4", ("D4",), ACC),
    FormCase("neoráno", U.VERB, "", "Neut.Sing.Part.Pass", "+D5 F5.4", "+D5 F5.4", ("D5",), ACC),
    FormCase("nepomoženo", U.VERB, "", "Neut.Sing.Part.Pass", "+D5 F5.4", "+D5 F5.4", ("D5",), OTHER),
    FormCase("dopomoženo", U.VERB, "", "Neut.Sing.Part.Pass", "-F5.6", "-F5.6", ("D4",), OTHER),
    FormCase("dopomožen", U.VERB, "", "Masc.Sing.Part.Pass", "-F5.4", "-F5.4", ("D4",), OTHER),
    FormCase("prokryt (no source tells)", U.VERB, "", "Masc.Sing.Part.Pass", "-F5.6", "-F5.6", ("D4",)),
    FormCase("prokrytý (no source tells)", U.ADJ, PASSIVE, "Masc.Nom.Sing", "-D2", "-D2", ("D4", "D2p")),
    FormCase("neorali", U.VERB, "", "Masc.Anim.Plur.Part.Act", "+D5 F5.3", "+D5 F5.3", ("D5",)),
    FormCase("carried back", U.VERB, "", "Imp.2.Sing", "+F5.6 F5.5", "+F5.6 F5.5", ("F5.6",), {"letters": 9}),
    FormCase("carried back, long", U.VERB, "", "Imp.2.Sing", "-F5.6", "-F5.6", ("F5.6",), {"letters": 10}),
    FormCase(
        "carried back, passive", U.VERB, "", "Masc.Sing.Part.Pass", "-F5.6", "-F5.6", ("F5.6",), {"letters": 5, **ACC}
    ),
]  # fmt: skip


def said(
    name: str, *stops: str, testifies: str = "headword labels category", upos: Upos | None = U.NOUN
) -> Attestation:
    """An attestation `source:entry`; `S1=zast.` is a stop with a label, `K9>x` one with a target."""
    made = []
    for stop in stops:
        rule, label, value = stop.partition("=")
        rule, target, to = rule.partition(">")
        made.append(Stop(rule, (("label", value),) if label else (("target", to),) if target else ()))
    return Attestation(name, name.partition(":")[0], upos, frozenset(testifies.split()), tuple(made))


SPELLING = "headword"  # what a spelling dictionary testifies


class AdmissionCase(NamedTuple):
    """What sources say of one headword as one part of speech, and who allows it (none: nobody)."""

    why: str
    said: tuple[Attestation, ...]
    by: tuple[str, ...]
    rule: str = "A2"


ADMISSIONS = [
    AdmissionCase("one source, no label", (said("ssjc:1"),), ("ssjc:1",)),
    AdmissionCase("one source, obsolete", (said("ssjc:1", "S1=zast."),), (), "S1"),
    AdmissionCase("obsolete in one, plain in another", (said("ssjc:1", "S1=zast."), said("ssc:4")), ("ssc:4",)),
    AdmissionCase("obsolete in one, dialectal in another", (said("ssjc:1", "S1=zast."), said("ssc:4", "S3=nář.")), ()),
    AdmissionCase("one sense obsolete, the other not", (said("ssjc:1", "S1=zast."), said("ssjc:1")), ("ssjc:1",)),
    AdmissionCase("only a spelling dictionary", (said("pcp:9", testifies=SPELLING),), ("pcp:9",)),
    AdmissionCase(
        "a spelling dictionary is silent about labels",
        (said("ssjc:1", "S1=zast."), said("pcp:9", testifies=SPELLING)),
        (),
    ),
    AdmissionCase(
        "silence joins the source that allows",
        (said("ssjc:1", "S1=zast."), said("ssc:4"), said("pcp:9", testifies=SPELLING)),
        ("ssc:4", "pcp:9"),
    ),
    AdmissionCase(
        "it speaks of labels itself, and may",
        (said("ssjc:1", "S1=zast."), said("new:3", testifies="headword labels category")),
        ("new:3",),
    ),
    AdmissionCase(
        "a source of labels without categories cannot outvote a category",
        (said("ssjc:1", "K2"), said("hunspell:3", testifies="headword labels")),
        (),
        "K2",
    ),
    AdmissionCase(
        "nobody who may speak of labels has the word",
        (said("pcp:9", testifies=SPELLING), said("ispell:2", testifies=SPELLING)),
        ("pcp:9", "ispell:2"),
    ),
]  # fmt: skip
