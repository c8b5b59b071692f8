"""The engine, case by case: headwords, forms, sources; and no rule without a case."""

from dataclasses import replace

import pytest
from rules_tables import (
    ADMISSIONS,
    FORMS,
    HEADWORDS,
    SPELLING,
    AdmissionCase,
    FormCase,
    Headword,
    entry,
    said,
    word,
)

from lexicon.errors import DataError, UsageError
from lexicon.grammar import Upos, cell_feats
from lexicon.readers.entry import EntryKind
from lexicon.rules import (
    Ruleset,
    Stop,
    admissions,
    admit,
    form_decision,
    headword_stops,
    load_ruleset,
    prefixed_stops,
    rare_doublets,
    text_stops,
    word_parts,
)


@pytest.fixture(scope="module")
def cas() -> Ruleset:
    return load_ruleset("cs-cas")


@pytest.mark.parametrize("case", HEADWORDS, ids=lambda case: f"{case.entry.headword}: {case.why}")
def test_headword(cas: Ruleset, case: Headword) -> None:
    reading = case.entry.readings[case.reading] if case.entry.readings else None
    stops = headword_stops(cas, case.entry, reading, spelling=case.spelling, target=case.target)
    assert tuple(stop.rule for stop in stops) == case.stopped_by


@pytest.mark.parametrize("case", FORMS, ids=lambda case: case.form)
@pytest.mark.parametrize("variant", ["klasik", "plus"])
def test_form(cas: Ruleset, case: FormCase, variant: str) -> None:
    decision = form_decision(
        cas, variant, case.upos, case.feats, cell_feats(case.cell), case.steps, **case.more  # type: ignore[arg-type]
    )  # fmt: skip
    expected = case.klasik if variant == "klasik" else case.plus
    if decision.allowed:
        assert "+" + " ".join(decision.by) == expected
    else:
        assert [f"-{stop.rule}" for stop in decision.stops] == [expected]


@pytest.mark.parametrize("case", ADMISSIONS, ids=lambda case: case.why)
def test_admission(case: AdmissionCase) -> None:
    admission = admit(case.said)
    assert admission.by == case.by
    assert len(admission.by) + len(admission.stops) == len(case.said)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("k", ["K1"]),
        ("ó", ["K1"]),
        ("ke", []),
        ("chceš-li", ["K6"]),
        ("3d", ["K6"]),
        ("3", ["K6"]),
        ("óóó", []),
        ("ch", []),
    ],
)
def test_letters_of_a_form(cas: Ruleset, text: str, rules: list[str]) -> None:
    assert [stop.rule for stop in text_stops(cas, text)] == rules


def test_every_rule_has_a_case(cas: Ruleset) -> None:
    cases = {rule for case in HEADWORDS for rule in (*case.stopped_by, case.also)}
    cases |= {rule for case in FORMS for rule in f"{case.klasik[1:]} {case.plus[1:]}".split()}
    cases |= {case.rule for case in ADMISSIONS}
    elsewhere = {
        "K1": test_letters_of_a_form,
        "A1": "tests/lists: a list decides the lengths that it covers",
        "A3": "tests/morphology: golden paradigms",
    }
    assert set(cas.rules) - cases == set(elsewhere)


def test_parts_of_a_multiword_headword(cas: Ruleset) -> None:
    big_beat = entry("big beat", EntryKind.MULTIWORD, word(Upos.NOUN))
    smat_se = entry("smát se", EntryKind.MULTIWORD, word(Upos.VERB, reflexive="se"))
    stop = (Stop("K10", (("headword", "big beat"),)),)
    assert word_parts(cas, big_beat) == (("big", stop), ("beat", stop))
    assert word_parts(cas, smat_se) == (("smát", ()), ("se", ()))
    assert word_parts(cas, entry("beat", EntryKind.WORD, word(Upos.NOUN))) == ()


def test_a_part_says_nothing_of_a_headword_of_its_own() -> None:
    part = replace(said("core:big beat", "K10"), upos=None)
    found = admissions([part, said("hunspell:beat", testifies=SPELLING)])
    assert found[Upos.NOUN].by == ("hunspell:beat",)
    assert not found[None].allowed


def test_a_reference_speaks_for_every_part_of_speech() -> None:
    reference = replace(said("core:ix", "K9>x"), upos=None)
    found = admissions([reference, said("hunspell:ix", testifies=SPELLING)])
    assert not found[Upos.NOUN].allowed
    assert dict(found[Upos.NOUN].stops)["hunspell:ix"] == (Stop("A2", (("overruled", "core:ix"),)),)
    assert admissions([reference, said("ssc:ix")])[Upos.NOUN].by == ("ssc:ix",)


def test_parts_of_speech_are_separate() -> None:
    found = admissions([said("core:hó", "K3", upos=Upos.INTJ), said("core:hó", upos=Upos.PART)])
    assert {upos: one.allowed for upos, one in found.items()} == {Upos.INTJ: False, Upos.PART: True}


def test_an_affix_class_does_not_tell_a_pronoun_from_an_adjective() -> None:
    pronoun = said("core:nižádný", "S1=zast.", upos=Upos.DET)
    flagged = said("hunspell:nižádný", testifies=SPELLING, upos=Upos.ADJ)
    listed = said("ssjc:nižádný", upos=Upos.ADJ)
    assert not admissions([pronoun, flagged])[Upos.ADJ].allowed
    assert admissions([pronoun, flagged, listed])[Upos.ADJ].by == ("hunspell:nižádný", "ssjc:nižádný")
    assert admissions([replace(pronoun, stops=()), flagged])[Upos.ADJ].allowed
    assert admissions([pronoun, replace(flagged, upos=Upos.NOUN)])[Upos.NOUN].allowed


def test_a_prefixed_verb_with_its_own_excluded_entry_is_not_derived() -> None:
    stops = (Stop("D4", (("entry", "ssjc:doorat"), ("because", "S1"))),)
    assert prefixed_stops("ssjc", [said("ssjc:doorat", "S1=zast.")]) == stops
    assert prefixed_stops("ssjc", [said("ssjc:doorat", "S1=zast."), said("ssjc:doorat")]) == ()
    assert prefixed_stops("ssc", [said("ssjc:doorat", "S1=zast.")]) == ()
    assert prefixed_stops("ssjc", []) == ()


@pytest.mark.parametrize(
    ("forms", "rare", "out"),
    [
        (("řepy", "řepi"), ("řepi",), {"řepi"}),
        (("řepy", "řepi"), ("řepy", "řepi"), set()),
        (("řepy",), ("řepy",), set()),
        (("řepy", "řepi"), (), set()),
        (("řepy",), ("hrady",), set()),
    ],
)
def test_a_rare_doublet_gives_way(forms: tuple[str, ...], rare: tuple[str, ...], out: set[str]) -> None:
    assert rare_doublets(forms, rare) == out


def test_an_unknown_label_is_an_error_with_a_proposal(cas: Ruleset) -> None:
    odd = entry("slovo", EntryKind.WORD, word(Upos.NOUN, "zastarale"))
    with pytest.raises(DataError, match=r"^toy:7: \[slovo\] unknown label 'zastarale' \(did you mean zastaralé, "):
        headword_stops(cas, odd, odd.readings[0])


def test_unknown_variant_and_step_are_errors(cas: Ruleset) -> None:
    with pytest.raises(UsageError, match=r"no variant kvint \(one of: klasik, plus\)"):
        form_decision(cas, "kvint", Upos.NOUN)
    with pytest.raises(UsageError, match="knows no step D9"):
        form_decision(cas, "plus", Upos.NOUN, steps=("D9",))


def test_stops_name_what_they_stumble_over(cas: Ruleset) -> None:
    juz = entry("juž", EntryKind.WORD, word(Upos.ADV, "zast."))
    assert headword_stops(cas, juz, juz.readings[0])[0].get("label") == "zast."
    passive = form_decision(cas, "plus", Upos.VERB, "", "VerbForm=Part|Voice=Pass|Gender=Masc")
    assert passive.allowed
    double = form_decision(cas, "plus", Upos.VERB, "", "VerbForm=Inf", ("D5", "D5"))
    assert double.stops[0].get("step") == "D5"
    assert double.stops[0].get("label") == ""
