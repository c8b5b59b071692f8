"""TEI Lex-0: what entries become, what is refused and how it is said."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading, SpellingVariant
from lexicon.readers.tei import check_tei, read_tei, skeleton
from lexicon.readers.tei_schema import Schema

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0" type="lex-0">
<teiHeader><fileDesc/></teiHeader>
<text><body>
"""
FOOT = "</body></text></TEI>\n"
CELL = '<gramGrp><gram type="cell">{}</gram></gramGrp>'
POS = '<gramGrp><gram type="pos">{}</gram></gramGrp>'


def tei(tmp_path: Path, body: str, name: str = "source.xml") -> Path:
    path = tmp_path / name
    path.write_text(HEAD + body + FOOT, encoding="utf-8")
    return path


def entry(lemma: str, inside: str = POS.format("NOUN"), *, kind: str = "mainEntry", xml_id: str = "e") -> str:
    return f'<entry xml:id="{xml_id}" type="{kind}"><form type="lemma"><orth>{lemma}</orth></form>{inside}</entry>\n'


def only(tmp_path: Path, body: str) -> Entry:
    (found,) = read_tei(tei(tmp_path, body), "s")
    return found


def reading(tmp_path: Path, inside: str, lemma: str = "slovo") -> Reading:
    (found,) = only(tmp_path, entry(lemma, inside)).readings
    return found


def test_a_plain_entry(tmp_path: Path) -> None:
    assert only(tmp_path, entry("les", POS.format("NOUN") + "<sense><def>porost  stromů</def></sense>")) == Entry(
        "s",
        "e",
        5,
        "les",
        EntryKind.WORD,
        (Reading("NOUN", definition="porost stromů"),),  # type: ignore[arg-type]
    )


GRAMS = [  # gram elements, field of Reading, expected
    (('gender', 'Masc'), "feats", "Gender=Masc"),
    (('numType', 'Ord'), "feats", "NumType=Ord"),
    (('possessorGender', 'Fem'), "feats", "Gender[psor]=Fem"),
    (('aspect', 'Imp,Perf'), "feats", "Aspect=Imp,Perf"),
    (('iType', 'hrad'), "vzor", "hrad"),
    (('trait', 'e0'), "traits", ("e0",)),
    (('prefix', 'do-'), "prefixes", ("do",)),
    (('valency', 'other'), "object", Object.OTHER),
    (('reflexivity', 'se'), "reflexive", "se"),
    (('being', 'animal'), "being", Being.ANIMAL),
]  # fmt: skip


@pytest.mark.parametrize(("gram", "field", "expected"), GRAMS)
def test_grammar(tmp_path: Path, gram: tuple[str, str], field: str, expected: object) -> None:
    inside = f'<gramGrp><gram type="pos">VERB</gram><gram type="{gram[0]}">{gram[1]}</gram></gramGrp>'
    assert getattr(reading(tmp_path, inside), field) == expected


FORMS = [  # form element, field of Reading, expected
    ('<form type="stem" n="pl"><orth>přátel</orth><orth>přátl</orth></form>', "stems", (("pl", "přátel/přátl"),)),
    (
        f'<form type="inflected">{CELL.format("Nom.Plur")}<orth>lidé</orth><orth>lidi</orth></form>',
        "forms",
        (("Nom.Plur", ("lidé", "lidi")),),
    ),
    (
        f'<form type="inflected" subtype="added">{CELL.format("Nom.Plur")}<orth>oka</orth></form>',
        "forms",
        (("Nom.Plur", ("+oka",)),),
    ),
    (
        '<form type="inflected"><gramGrp><gram type="cell">Nom.Plur</gram></gramGrp><orth>dni</orth>'
        '<usg type="frequency">řídké</usg></form>',
        "rare",
        ("dni",),
    ),
    (
        '<form type="missing"><gramGrp><gram type="cell">Nom,Gen.Sing</gram></gramGrp></form>',
        "missing",
        ("Nom.Sing", "Gen.Sing"),
    ),
    (
        f'<form type="inflected">{CELL.format("Masc.Nom.Sing.Short")}<orth>zdráv</orth></form>',
        "forms",
        (("Masc.Nom.Sing.Short", ("zdráv",)),),
    ),
]


@pytest.mark.parametrize(("form", "field", "expected"), FORMS)
def test_forms(tmp_path: Path, form: str, field: str, expected: object) -> None:
    assert getattr(reading(tmp_path, form + POS.format("NOUN")), field) == expected


def test_senses_keep_their_parts_of_speech_and_labels_apart(tmp_path: Path) -> None:
    inside = (
        f"<sense>{POS.format('INTJ')}<def>údiv</def></sense>"
        f'<sense>{POS.format("PART")}<usg type="textType" norm="knižní">kniž.</usg><def>vzdech</def></sense>'
        f"<sense>{POS.format('INTJ')}<def>nadšení</def></sense>"
    )
    found = only(tmp_path, entry("ó", inside)).readings
    assert [(r.upos, r.labels, r.definition) for r in found] == [
        ("INTJ", (), "údiv; nadšení"),
        ("PART", ("knižní",), "vzdech"),
    ]


def test_what_the_entry_says_holds_for_senses_that_do_not_restart(tmp_path: Path) -> None:
    stem = '<form type="stem" n="stem"><orth>mraz</orth></form>'
    inside = (
        f'{POS.format("NOUN")}{stem}<usg type="geographic">oblastní</usg>'
        '<sense><usg type="temporal">zastaralé</usg></sense>'
        f"<sense>{POS.format('ADV')}</sense>"
    )
    noun, adverb = only(tmp_path, entry("mráz", inside)).readings
    assert (noun.labels, noun.stems) == (("oblastní", "zastaralé"), (("stem", "mraz"),))
    assert (adverb.upos, adverb.labels, adverb.stems) == ("ADV", ("oblastní",), ())


KINDS = [
    ("Afrika", "properName", EntryKind.NAME), ("např.", "abbreviation", EntryKind.ABBREVIATION),
    ("km", "symbol", EntryKind.SYMBOL), ("roz-", "prefix", EntryKind.PREFIX), ("-atý", "suffix", EntryKind.SUFFIX),
    ("big beat", "multiword", EntryKind.MULTIWORD), ("doň", "contraction", EntryKind.CONTRACTION),
]  # fmt: skip


@pytest.mark.parametrize(("lemma", "kind", "expected"), KINDS)
def test_kinds(tmp_path: Path, lemma: str, kind: str, expected: EntryKind) -> None:
    found = only(tmp_path, entry(lemma, "<sense><def>x</def></sense>", kind=kind))
    assert (found.headword, found.kind, found.readings) == (lemma, expected, ())


def test_variants_references_and_subheadwords(tmp_path: Path) -> None:
    sub = entry("pejsek", xml_id="p", kind="relatedEntry")
    body = (
        entry(
            "buly",
            POS.format("NOUN") + '<form type="variant"><orth>bully</orth><usg type="normativity">dř. ps.</usg></form>',
        )
        + entry("bully", '<xr type="see"><ref type="entry" target="#e">buly</ref></xr>', kind="reference", xml_id="r")
        + entry("pes", POS.format("NOUN") + sub, xml_id="d")
    )
    buly, bully, pes, pejsek = read_tei(tei(tmp_path, body), "s")
    assert buly.variants == (SpellingVariant("bully", ("dř. ps.",)),)
    assert (bully.kind, bully.target) == (EntryKind.REFERENCE, "#e")
    assert (pes.parent, pejsek.kind, pejsek.parent) == ("", EntryKind.SUBHEADWORD, "d")


def test_a_reference_may_lead_into_another_file(tmp_path: Path) -> None:
    see = '<xr type="see"><ref type="entry">x</ref></xr>'
    first = tei(tmp_path, entry("ix", see, kind="reference"), "a.xml")
    second = tei(tmp_path, entry("x", "", kind="symbol", xml_id="x"), "b.xml")
    assert [e.headword for e in read_tei([first, second], "s")] == ["ix", "x"]
    assert [str(p) for p in check_tei(first)] == [
        f"{first}:5: [e] reference to x, which is no entry (correct the target or add it)"
    ]


def test_headwords_are_nfc_and_keep_their_case(tmp_path: Path) -> None:
    assert only(tmp_path, entry("c\u030cas")).headword == "čas"
    assert only(tmp_path, entry("Praha", "", kind="properName")).headword == "Praha"


BAD = [  # body, part of the message, part of the hint
    (entry("a", POS.format("SUBST")), "[e] unknown pos SUBST", "write one of: NOUN, PROPN"),
    (entry("a", POS.format("NUON")), "unknown pos NUON", "did you mean NOUN?"),
    (entry("a", POS.format("NOUN") + '<sense><usg type="temporal">zastarale</usg></sense>'),
     "unknown label zastarale (temporal)", "did you mean zastaralé?"),
    (entry("a", POS.format("NOUN") + '<sense><usg type="temporal">vulgární</usg></sense>'),
     "vulgární is no temporal", 'write type="attitude"'),
    (entry("a", '<gramGrp><gram type="gender">Anim</gram></gramGrp>'), "Anim is no gender", 'write type="animacy"'),
    (entry("a", '<gramGrp><gram type="rod">Masc</gram></gramGrp>'), "unknown type rod of <gram>", "gender"),
    (entry("a", kind="heslo"), "unknown type heslo of <entry>", "mainEntry"),
    ('<entry type="mainEntry"><form type="lemma"><orth>a</orth></form></entry>', "an entry without xml:id", "xml:id"),
    (entry("a", "<orth>b</orth>"), "<orth> directly in <entry>", "<form"),
    (entry("a", ""), "no part of speech", '<gram type="pos">'),
    (entry("a", "<sense/>"), "no part of speech", "pos"),
    (entry(""), "an empty <orth>", "spelling"),
    (entry("a", POS.format("NOUN") + '<form type="lemma"><orth>b</orth></form>'), "2 lemmas", "one"),
    (entry("a") + entry("b"), "an id used twice", "first in line 5"),
    (entry("a", '<xr type="see"><ref type="entry" target="#nic">x</ref></xr>', kind="reference"),
     "reference to #nic, which is no entry", "target"),
    (entry("a", kind="reference"), "a reference needs a target", "<xr>"),
    (entry("roz-"), "roz- as a mainEntry", 'write type="prefix"'),
    (entry("-atý"), "-atý as a mainEntry", 'write type="suffix"'),
    (entry("např."), "např. as a mainEntry", 'write type="abbreviation"'),
    (entry("big beat"), "big beat as a mainEntry", 'write type="multiword"'),
    (entry("Praha"), "Praha as a mainEntry", 'write type="properName"'),
    (entry("smát se"), "a reflexive verb", 'write smát and <gram type="reflexivity">se</gram>'),
    (entry("a", POS.format("NOUN") + '<form type="missing"><gramGrp><gram type="cell">Nomin</gram></gramGrp></form>'),
     "unknown value Nomin in cell", "Nom"),
    (entry("a", POS.format("NOUN") + '<form type="inflected"><orth>b</orth></form>'), "a form without a cell", "cell"),
    (entry("a", POS.format("NOUN") + '<form type="stem"><orth>b</orth></form>'), "a stem without name", '<orth>'),
    (entry("a", kind="relatedEntry"), 'type "relatedEntry" here', "inside another entry"),
    ("<p>text</p>", "<p> beside the entries", "only <entry>"),
    (entry("a", POS.format("NOUN"), xml_id="1a"), "xml:id", ""),
]  # fmt: skip


@pytest.mark.parametrize(("body", "what", "hint"), BAD)
def test_each_problem_is_one_line_with_its_place(tmp_path: Path, body: str, what: str, hint: str) -> None:
    path = tei(tmp_path, body)
    problem, *_ = check_tei(path)
    assert "\n" not in str(problem)
    assert what in str(problem)
    assert hint in problem.hint
    assert problem.file == str(path)
    assert problem.line >= 5
    with pytest.raises(DataError):
        list(read_tei(path, "s"))


def test_all_problems_are_found_in_order_of_lines(tmp_path: Path) -> None:
    path = tei(tmp_path, entry("a", POS.format("X1"), xml_id="a") + entry("b", xml_id="b") + entry("c-", xml_id="c"))
    assert [(problem.line, problem.entry) for problem in check_tei(path)] == [(5, "a"), (7, "c")]


BOMB = """<?xml version="1.0"?>
<!DOCTYPE TEI [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<TEI xmlns="http://www.tei-c.org/ns/1.0">&b;</TEI>"""
EXTERNAL = """<?xml version="1.0"?>
<!-- looks harmless --><!DOCTYPE TEI [<!ENTITY f SYSTEM "file:///etc/hostname">]>
<TEI xmlns="http://www.tei-c.org/ns/1.0">&f;</TEI>"""
FILES = [  # name, content, message
    ("bomb", BOMB.encode(), "2: a document type declaration (remove it: entities are never expanded)"),
    ("external", EXTERNAL.encode(), "2: a document type declaration"),
    (
        "utf-16 bomb",
        BOMB.replace('"1.0"', '"1.0" encoding="utf-16"', 1).encode("utf-16"),
        "a document type declaration",
    ),
    ("dtd only", b'<!DOCTYPE TEI SYSTEM "http://localhost/tei.dtd"><TEI/>', "1: a document type declaration"),
    ("truncated", (HEAD + entry("a")).encode(), "not well-formed XML"),
    ("cut inside an element", (HEAD + entry("a"))[:-15].encode(), "not well-formed XML"),
    ("not utf-8", (HEAD + entry("čas") + FOOT).encode("iso8859-2"), "not well-formed XML"),
    ("empty", b"", "not well-formed XML: no element found"),
    ("no xml", b"pes kocka", "not well-formed XML"),
    ("another root", b"<html/>", "the root is html"),
    ("no header", b'<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body/></text></TEI>', "teiHeader"),
]


@pytest.mark.parametrize(("name", "content", "message"), FILES, ids=[name for name, *_ in FILES])
def test_files_that_are_refused_whole(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    path = tmp_path / "source.xml"
    path.write_bytes(content)
    with pytest.raises(DataError) as caught:
        list(read_tei(path, "s"))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        list(read_tei(tmp_path / "none.xml", "s"))


def test_the_skeleton_is_a_good_source(tmp_path: Path) -> None:
    path = tmp_path / "new.xml"
    path.write_text(skeleton(), encoding="utf-8")
    assert check_tei(path) == []
    kinds = {found.kind for found in read_tei(path, "new")}
    assert {EntryKind.WORD, EntryKind.SUBHEADWORD, EntryKind.REFERENCE, EntryKind.ABBREVIATION} <= kinds


def test_lines_beyond_65535_are_told(tmp_path: Path) -> None:
    path = tei(tmp_path, "\n" * 70_000 + entry("a", POS.format("SUBST")))
    assert check_tei(path)[0].line == 70_005


def test_every_entry_of_the_documentation_is_valid(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "source-format.md").read_text(encoding="utf-8")
    blocks = [part.split("```")[0] for part in text.split("```xml\n")[1:]]
    assert len(blocks) >= 18
    wrong = [str(problem) for n, block in enumerate(blocks) for problem in check_tei(tei(tmp_path, block, f"{n}.xml"))]
    assert wrong == []


def test_the_documentation_lists_every_label_and_kind() -> None:
    text = (Path(__file__).parents[2] / "docs" / "source-format.md").read_text(encoding="utf-8")
    listed = [
        value
        for name, values in Schema().vocabularies.items()
        if name == "entry" or name.startswith("usg.")
        for value in values
    ]
    assert [value for value in listed if value not in text] == []
