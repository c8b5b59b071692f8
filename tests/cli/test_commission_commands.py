"""The commission's commands: rules with their proofs, what a change does, and why a word is not valid."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command

from lexicon.rules import load_ruleset


def test_rules_lists_every_rule_with_citation_and_examples(lexicon: Command) -> None:
    lines = lexicon("rules", "--lang", "en").out.splitlines()
    heads = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert heads == list(load_ruleset("cs-cas").rules)
    assert "F5.4  passive participle [ČAS, Pravidla Scrabble, Přípustná slova, použitelné tvary, 5.4]" in lines
    assert "      KLASIK: valid: nesen, nesena, neseno; not valid: pomožen, pomožena, pomoženi" in lines


def test_one_rule_shows_its_proof_words_with_their_verdicts(lexicon: Command) -> None:
    ran = lexicon("rules", "K3")
    assert ran.code == 1  # the toy lexicon lacks most words
    assert "  KLASIK  brr: neplatné (K3, F8)" in ran.out.replace("F8, K3", "K3, F8")
    assert "! KLASIK  oóó: neplatné" in ran.out
    assert "lexicon/" not in ran.out and "categories.toml:" in ran.out
    assert lexicon("rules", "F9").err.startswith("lexicon: ruleset cs-cas has no rule F9 (one of: A1, A2,")
    assert lexicon("rules", "--ruleset", "nic").code == 2


def test_rules_without_a_lexicon(lexicon: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LEXICON")
    ran = lexicon("rules", "F1")
    assert (ran.code, ran.out.splitlines()[-1]) == (
        0,
        "Lexikon není sestaven, proto se na nic neptalo (lexicon build).",
    )
    told = json.loads(lexicon("rules", "F1", "--json").out)["rules"][0]
    assert told["proofs"][0] == {
        "variant": "klasik", "word": "pán", "kind": "pass", "valid": None, "rules": None, "holds": None,
    }  # fmt: skip


@pytest.fixture
def changed(lexicon: Command, toy_folder: Path, tmp_path: Path) -> Path:
    """The toy sources with a label less, a headword more, a headword less and another paradigm."""
    sources = tmp_path / "sources"
    sources.mkdir()
    for path in (toy_folder.parent / "sources").iterdir():
        text = path.read_text(encoding="utf-8").replace("zastaralé", "hovorové").replace("\nkůň\t", "\nkaň\t")
        (sources / path.name).write_text(text.replace("acc\t\tu", "acc\t\tpře"), encoding="utf-8")
    assert lexicon("build", "--sources", str(sources), "--out", str(tmp_path / "new"), "--jobs", "1").code == 0
    return tmp_path / "new"


def test_diff_groups_changes_by_their_cause(lexicon: Command, toy_folder: Path, changed: Path) -> None:
    ran = lexicon("diff", str(toy_folder), str(changed), "--variant", "klasik", "--lang", "en")
    assert (ran.code, ran.err) == (1, "")
    told = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "+ 2 rule S1 (obsolete): hrád, hrády" in told
    assert any(line.startswith("+ ") and "entry core:kaň: " in line and "kaň" in line for line in told)
    assert any(line.startswith("- ") and "entry core:kůň: kůni, kůň, " in line for line in told)
    assert any(line.startswith("- ") and "paradigm of dělat: neudělají, neudělal, " in line for line in told)
    assert any(line.startswith("+ ") and "paradigm of dělat: nepředěl" in line for line in told)
    assert lexicon("diff", str(toy_folder), str(toy_folder)).code == 0


def test_diff_as_tsv_and_json_agree(lexicon: Command, toy_folder: Path, changed: Path) -> None:
    lines = lexicon("diff", str(toy_folder), str(changed), "--tsv").out.splitlines()
    assert lines[0] == "change\tvariant\tword\tcause\tid\theadword\tsources"
    assert "+\tklasik\thrád\trule\tS1\thrád\tcore" in lines
    assert "-\tplus\tkůně\tentry\tcore:kůň\tkůň\tcore" in lines
    told = json.loads(lexicon("diff", str(toy_folder), str(changed), "--json").out)
    words = {
        ("+" if group["appears"] else "-", group["variant"], word)
        for group in told["groups"]
        for word in group["words"]
    }
    assert words == {tuple(line.split("\t")[:3]) for line in lines[1:]}
    assert sum(map(sum, told["counts"].values())) == len(lines) - 1


def test_diff_of_two_rulesets_on_the_same_sources(lexicon: Command, toy_folder: Path, tmp_path: Path) -> None:
    sources = str(toy_folder.parent / "sources")
    (tmp_path / "klub.toml").write_text(
        'id = "klub"\nparent = "cs-cas"\ntitle = { cs = "klub", en = "club" }\nwithout = ["K3", "F8", "D1"]\n'
        '[[rule]]\nid = "F8"\ntitle = { cs = "c", en = "i" }\ntext = { cs = "C.", en = "I." }\ncites = ["cas: nic"]\n'
        '[[rule.cells]]\nupos = ["INTJ"]\nallow = { klasik = [""], plus = [""] }\n'
        '[rule.proof.klasik]\npass = ["brr", "hó", "hej"]\n',
        encoding="utf-8",
    )
    text = (tmp_path / "klub.toml").read_text(encoding="utf-8").replace('"K3", "F8", "D1"', '"K3", "D1"')
    (tmp_path / "klub.toml").write_text(text, encoding="utf-8")
    ran = lexicon("diff", "cs-cas", "klub.toml", "--sources", sources, "--jobs", "1", "--tsv", "--variant", "klasik")
    assert ran.code == 1, ran.err
    rows = [tuple(line.split("\t")[:5]) for line in ran.out.splitlines()[1:]]
    assert ("+", "klasik", "brr", "rule", "K3, F8") in rows
    assert ("-", "klasik", "dělání", "rule", "D1") in rows
    assert {row[2] for row in rows if row[0] == "+"} == {"brr"}
    assert all("ání" in row[2] or "aní" in row[2] for row in rows if row[0] == "-")


def test_diff_needs_two_lexicons(lexicon: Command, toy_folder: Path) -> None:
    ran = lexicon("diff", str(toy_folder), "nikde")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("word", "code", "told"),
    [
        ("pes", 0, ["PES: valid in KLASIK."]),
        ("psa", 1, ["KLASIK allows only the nominative (F1)"]),
        ("dělals", 1, ["DĚLALS: not valid in KLASIK. It would be made from DĚLAL: ", "(F5.3)"]),
        ("neje", 1, ["unknown"]),
        ("nehrad", 1, ["ne- before HRAD: hrad is no verb (D5)"]),
        ("kun", 1, ["Spelled nearly so:", "KŮŇ: valid in KLASIK."]),
    ],
)
def test_why_not(lexicon: Command, word: str, code: int, told: list[str]) -> None:
    ran = lexicon("why-not", word, "--lang", "en")
    assert ran.code == code
    assert [part for part in told if part not in ran.out] == []


@pytest.mark.parametrize("word", ["pes", "kun", "nehrad", "dělals", ""])
def test_why_not_as_json(lexicon: Command, word: str) -> None:
    told = json.loads(lexicon("why-not", word, "--json").out)
    assert told["kind"] == "why-not"
    attempts = [(one["rule"], one["base"]) for one in told["attempts"]]
    assert attempts == ([("D5", "hrad")] if word == "nehrad" else [])
