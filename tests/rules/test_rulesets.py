"""Ruleset files: what ours say, how versions differ, and what a wrong file is told."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree
from rules_tables import entry, word

from lexicon.errors import DataError, UsageError
from lexicon.grammar import Upos, cell_feats
from lexicon.readers.entry import Being, EntryKind, Object
from lexicon.rules import Answer, Ruleset, check_proofs, form_decision, headword_stops, load_ruleset, rulesets

OURS = (
    "cs-cas", "cs-cas-2001", "cs-cas-2002-1", "cs-cas-2004-1", "cs-cas-2005", "cs-cas-2006", "cs-cas-2023",
    "cs-cas-klasik", "cs-cas-plus", "cs-mattel",
)  # fmt: skip

IDS_OF_THE_SPECIFICATION = {
    *("A1", "A2", "A3", "F0", "F1", "F2", "F3", "F4", "F6", "F7", "F8"),
    *(f"K{n}" for n in range(1, 13)),
    *(f"S{n}" for n in range(1, 7)),
    *(f"D{n}" for n in range(1, 7)),
    *(f"F5.{n}" for n in range(1, 7)),
}


@cache
def shared() -> Ruleset:
    return load_ruleset("cs-cas")


@pytest.fixture
def cas() -> Ruleset:
    return shared()


def test_our_rulesets() -> None:
    assert rulesets() == OURS


@pytest.mark.parametrize("ruleset", OURS)
def test_each_loads(ruleset: str) -> None:
    loaded = load_ruleset(ruleset)
    assert loaded.id == ruleset
    assert loaded.title.cs and loaded.title.en
    for rule in loaded.rules.values():
        assert rule.text.cs.endswith((".", "“.")) and rule.text.en.endswith((".", '".'))
        assert all(cite.document in loaded.documents for cite in rule.cites)
        assert not set(rule.labels) & set(rule.allowed_labels)


def test_every_id_of_the_specification_is_there_and_one_of_our_own(cas: Ruleset) -> None:
    assert set(cas.rules) - IDS_OF_THE_SPECIFICATION == {"F5.7"}
    assert set(cas.rules) >= IDS_OF_THE_SPECIFICATION


def test_every_label_of_the_source_format_is_in_the_policy(cas: Ruleset) -> None:
    schema = etree.fromstring((files("lexicon.readers") / "data" / "lexicon-tei.rng").read_bytes())
    name = "{http://relaxng.org/ns/structure/1.0}"
    values = [
        value.text
        for define in schema.iter(f"{name}define")
        if str(define.get("name")).startswith("vocabulary.usg.")
        for value in define.iter(f"{name}value")
    ]
    assert len(values) > 20
    assert [value for value in values if value not in cas.labels] == []


@pytest.mark.parametrize(
    ("ruleset", "variants", "two", "five", "nine", "ten"),
    [
        ("cs-cas-2001", ["klasik"], "final", "", "", ""),
        ("cs-cas-2002-1", ["klasik"], "final", "final", "appeal", ""),
        ("cs-cas-2004-1", ["klasik", "plus"], "final", "final", "final", ""),
        ("cs-cas-2006", ["klasik", "plus"], "final", "final", "final", ""),
        ("cs-cas-klasik", ["klasik"], "final", "final", "final", ""),
        ("cs-cas-plus", ["plus"], "final", "final", "final", ""),
        ("cs-mattel", ["klasik", "plus"], "", "", "", ""),
    ],
)
def test_versions_differ_in_variants_and_lists(
    ruleset: str, variants: list[str], two: str, five: str, nine: str, ten: str
) -> None:
    loaded = load_ruleset(ruleset)
    assert [variant.id for variant in loaded.variants] == variants
    assert [loaded.list_authority(letters) for letters in (2, 5, 9, 10)] == [two, five, nine, ten]


@pytest.mark.parametrize(
    ("ruleset", "source", "admitted"),
    [
        ("cs-cas", "ssjc", True),
        ("cs-cas", "pcp-a", True),
        ("cs-cas", "ssc-3", False),
        ("cs-cas", "core", True),
        ("cs-cas", "wiktionary", False),
        ("cs-cas-2023", "ssc-3", True),
        ("cs-cas-2023", "ascs", False),
        ("cs-mattel", "ssjc", True),
        ("cs-mattel", "pcp-a", False),
    ],
)
def test_sources_admitted(ruleset: str, source: str, admitted: bool) -> None:
    assert load_ruleset(ruleset).admits_source(source) is admitted


def test_what_the_leaflet_does_not_forbid() -> None:
    mattel = load_ruleset("cs-mattel")
    obsolete = entry("juž", EntryKind.WORD, word(Upos.ADV, "zast."))
    reference = entry("ix", EntryKind.REFERENCE, target="x")
    assert headword_stops(mattel, obsolete, obsolete.readings[0]) == ()
    assert headword_stops(mattel, reference) == ()
    assert [stop.rule for stop in headword_stops(mattel, entry("km", EntryKind.SYMBOL))] == ["K5"]
    missing = form_decision(mattel, "klasik", Upos.NOUN, "", cell_feats("Nom.Sing"), missing=True)
    assert missing.allowed
    assert not form_decision(mattel, "klasik", Upos.NOUN, "", cell_feats("Gen.Sing")).allowed


def test_every_label_has_its_rules(cas: Ruleset) -> None:
    for label, rules in cas.labels.items():
        reading = word(Upos.NOUN, label)
        stops = headword_stops(cas, entry("slovo", EntryKind.WORD, reading), reading)
        assert [(stop.rule, stop.get("label")) for stop in stops] == [(rule, label) for rule in rules]


def test_proof_words_are_asked(cas: Ruleset) -> None:
    asked: list[tuple[str, str]] = []

    def ask(text: str, variant: str) -> Answer:
        asked.append((text, variant))
        return Answer(variant == "plus", ["F1"])

    results = list(check_proofs(cas, ask, rule="F1"))
    assert [(one.word, one.variant, one.kind, one.holds) for one in results if one.word in ("pán", "psa")] == [
        ("pán", "klasik", "pass", False),
        ("psa", "klasik", "stop", True),
        ("psa", "plus", "pass", True),
    ]
    assert asked == [(one.word, one.variant) for one in results]


def test_a_stop_proof_needs_the_rule_itself(cas: Ruleset) -> None:
    results = list(check_proofs(cas, lambda *_: Answer(False, ["F2"]), rule="F1"))
    assert not any(one.holds for one in results if one.kind == "stop")


def test_proofs_that_need_a_list_wait_for_one(cas: Ruleset) -> None:
    assert list(check_proofs(cas, lambda *_: Answer(True, []), rule="A1")) == []
    asked = check_proofs(cas, lambda word, _: Answer(word in ("stě", "cos", "kdos"), []), rule="A1", have=["list"])
    assert {one.holds for one in asked} == {True}
    with pytest.raises(UsageError, match="has no rule F9"):
        list(check_proofs(cas, lambda *_: Answer(True, []), rule="F9"))


def test_proofs_of_variants_that_a_ruleset_lacks_are_not_asked() -> None:
    kinds = {one.variant for one in check_proofs(load_ruleset("cs-cas-2001"), lambda *_: Answer(True, []))}
    assert kinds == {"klasik"}


CELLS = st.sampled_from(
    [
        *(
            "_",
            "Nom.Sing",
            "Gen.Plur",
            "Nom.Dual",
            "Masc.Nom.Sing.Short",
            "Cmp",
            "Inf",
            "Ind.Pres.1.Sing",
            "Imp.2.Sing",
        ),
        *("Neut.Sing.Part.Act", "Masc.Sing.Part.Pass", "Plur.Conv.Pres"),
    ]
)
STEPS = st.lists(st.sampled_from(["D1", "D2a", "D2p", "D3", "D4", "D5", "cmp", "sup", "F4", "F5.6"]), max_size=4)


@given(
    st.sampled_from(Upos), CELLS, STEPS, st.sampled_from(Object), st.sampled_from(Being), st.booleans(), st.booleans()
)
def test_whatever_is_asked_is_decided(
    upos: Upos, cell: str, steps: list[str], object_: Object, being: Being, missing: bool, rare: bool
) -> None:
    cas = shared()
    by_variant = {
        variant: form_decision(
            cas, variant, upos, "", cell_feats(cell), steps, object=object_, being=being, missing=missing, rare=rare
        )
        for variant in ("klasik", "plus")
    }
    for decision in by_variant.values():
        assert decision.allowed is not bool(decision.stops)
        assert decision.by or decision.stops
        assert {stop.rule for stop in decision.stops} | set(decision.by) <= set(cas.rules)
    assert by_variant["plus"].allowed or not by_variant["klasik"].allowed  # PLUS allows all that KLASIK does
    assert by_variant["plus"].allowed is False or not (missing or rare)


HEAD = """
id = "toy"
parent = "cs-cas"
title = { cs = "hračka", en = "toy" }
"""
RULE = """
[[rule]]
id = "T1"
title = { cs = "t", en = "t" }
text = { cs = "T.", en = "T." }
cites = ["cas: nikde"]
"""
PROOF = """
[rule.proof.klasik]
pass = ["a", "b", "c"]
"""


def test_a_ruleset_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(
        HEAD
        + 'stand_ins = ["*"]\nwithout = ["K3", "F8", "D3"]\n'
        + '[[rule]]\nid = "F3"\ntitle = { cs = "z", en = "p" }\ntext = { cs = "Z.", en = "P." }\ncites = ["cas: 3"]\n'
        + '[[rule.cells]]\nupos = ["PRON", "DET"]\nallow = { klasik = ["Case=Dat"] }\n'
        + PROOF
        + '[[rule]]\nid = "T1"\ntitle = { cs = "c", en = "i" }\ntext = { cs = "C.", en = "I." }\ncites = ["cas: 8"]\n'
        + '[[rule.cells]]\nupos = ["INTJ"]\nallow = { klasik = [""], plus = [""] }\n'
        + PROOF,
        encoding="utf-8",
    )
    toy = load_ruleset("toy", tmp_path)
    assert rulesets(tmp_path) == tuple(sorted((*OURS, "toy")))
    assert toy.admits_source("whatever")
    interjection = entry("hó", EntryKind.WORD, word(Upos.INTJ))
    assert headword_stops(toy, interjection, interjection.readings[0]) == ()
    assert form_decision(toy, "klasik", Upos.INTJ).by == ("T1",)
    assert form_decision(toy, "klasik", Upos.PRON, "", "Case=Dat").by == ("F3",)
    assert not form_decision(toy, "klasik", Upos.PRON, "", "Case=Nom").allowed  # its own F3 replaces the parent's
    possessive = form_decision(toy, "klasik", Upos.ADJ, "", "Case=Nom", ("D3",), root_feats="Animacy=Anim|Gender=Masc")
    assert [stop.rule for stop in possessive.stops] == ["D3"]  # a permission left out is none


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD.replace("toy", "tay"), r"toy.toml:2: id 'tay' in the file toy.toml"),
        (HEAD.replace("cs-cas", "cs-xyz"), r"toy.toml:3: unknown parent 'cs-xyz'"),
        (HEAD.replace("cs-cas", "toy"), r"toy.toml:3: a circle of parents"),
        (HEAD + 'date = "loni"', r"toy.toml:5: \[toy\] date 'loni' \(write 2004"),
        (HEAD + 'variants = ["kvint"]', r"toy.toml:5: \[toy\] unknown variant 'kvint'"),
        (HEAD + 'without = ["K99"]', r"toy.toml:5: no rule K99 in cs-cas to leave out"),
        (HEAD + 'includes = ["nikde.toml"]', r"toy.toml:5: no file nikde.toml"),
        (HEAD + "colour = 1", r"toy.toml.*unknown field `colour`"),
        (HEAD + '[[list]]\nlengths = "5-2"\nauthority = "final"', r"toy.toml:5: \[toy\] list '5-2', 'final'"),
        (HEAD + '[[list]]\nlengths = "2-5"\nauthority = "maybe"', r"toy.toml:5: \[toy\] list '2-5', 'maybe'"),
        (HEAD + RULE, r"toy.toml:6: \[T1\] 0 proof words that pass"),
        (HEAD + RULE + "forbids = true" + PROOF, r"toy.toml:1\d: \[T1\] 0 proof words that do not pass"),
        (HEAD + RULE.replace("cas: ", "čas: ") + PROOF, r"toy.toml:10: \[T1\] cites 'čas: nikde'"),
        (HEAD + RULE + PROOF + RULE + PROOF, r"toy.toml:\d+: \[T1\] two rules with one id \(the first: toy.toml:6\)"),
        (HEAD + RULE + 'labels = ["hovor."]' + PROOF, r"toy.toml:6: \[T1\] label 'hovor.' both excludes and does not"),
        (
            HEAD + RULE + '[[rule.cells]]\nupos = ["NUON"]\nallow = {}' + PROOF,
            r"toy.toml:\d+: Invalid enum value 'NUON' \(at rule\[0\].cells\[0\].upos",
        ),
        (
            HEAD + RULE + '[[rule.cells]]\nupos = ["NOUN"]\nallow = { klasik = ["Case=Nominativ"] }' + PROOF,
            r"toy.toml:13: \[T1\] pattern 'Case=Nominativ': no value 'Nominativ' \(of: Nom, Gen",
        ),
        (
            HEAD + RULE + '[[rule.cells]]\nupos = ["NOUN"]\nwhere = "Pád=Nom"\nallow = {}' + PROOF,
            r"toy.toml:13: \[T1\] pattern 'Pád=Nom': no feature 'Pád'",
        ),
        (
            HEAD + RULE + '[[rule.cells]]\nupos = ["NOUN"]\nallow = { kvint = [""] }' + PROOF,
            r"toy.toml:13: \[T1\] unknown variant 'kvint'",
        ),
        (HEAD + RULE + "[[rule.category]]\ntext = '('" + PROOF, r"toy.toml:12: \[T1\] text '\(': "),
        (HEAD + RULE + '[[rule.category]]\nscope = "word"' + PROOF, r"toy.toml:12: \[T1\] scope 'word'"),
    ],
)
def test_a_wrong_file_is_told_where(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "toy.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=message):
        load_ruleset("toy", tmp_path)


def test_an_unknown_ruleset_is_an_error() -> None:
    with pytest.raises(UsageError, match="unknown ruleset cs-dsf"):
        load_ruleset("cs-dsf")


def test_a_ruleset_of_ours_cannot_be_replaced_silently(tmp_path: Path) -> None:
    (tmp_path / "cs-cas.toml").write_text(HEAD, encoding="utf-8")
    with pytest.raises(DataError, match="a second ruleset cs-cas"):
        rulesets(tmp_path)
