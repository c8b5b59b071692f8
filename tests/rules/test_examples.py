"""Every word that the documents name, judged by a lexicon of the core source and a few dictionary words.

The table tests/data/examples-cs.tsv has what the documents say; the proof words of the rules are asked as well.
"""

from pathlib import Path
from typing import NamedTuple

import pytest
from source_manifest import EVERYTHING, source_manifest

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.judge.lexicon import open_lexicon
from lexicon.judge.proofs import prove
from lexicon.judge.verdict import Status
from lexicon.rules import load_ruleset

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests/data"
MANIFEST = source_manifest("slova-cs", "dictionary.tsv", title="Slova příkladů", testifies=EVERYTHING[:3], rank=2)
RULESETS = ("cs-cas", "cs-mattel")


class Example(NamedTuple):
    """A word, `valid` or `not`, the rule that decides, and what the document says of it."""

    ruleset: str
    word: str
    verdict: str
    rule: str
    why: str


def examples() -> list[Example]:
    lines = (DATA / "examples-cs.tsv").read_text(encoding="utf-8").splitlines()
    return [Example(*line.split("\t")) for line in lines[1:]]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The core source without its short words, which are left out for speed, and the dictionary."""
    sources = tmp_path / "sources"
    (sources / "core").mkdir(parents=True)
    for path in (ROOT / "sources/core").glob("*.xml"):
        if not path.name.startswith("kratka"):
            (sources / "core" / path.name).symlink_to(path)
    for name in ("core.toml", "numerals-cs.toml"):
        (sources / name).symlink_to(ROOT / "sources" / name)
    (sources / "dictionary.tsv").symlink_to(DATA / "dictionary.tsv")
    (sources / "dictionary.toml").write_text(MANIFEST, encoding="utf-8")
    return sources


@pytest.mark.parametrize("ruleset", RULESETS)
def test_words_that_the_documents_name_and_all_proof_words(sources: Path, tmp_path: Path, ruleset: str) -> None:
    """One test, because building the lexicon takes longer than all questions together."""
    build(BuildOptions(sources=sources, out=tmp_path / "cs", ruleset=ruleset, jobs=1), lambda text: None)
    lexicon = open_lexicon(tmp_path / "cs")
    wrong = []
    for one in (one for one in examples() if one.ruleset == ruleset):
        verdict = lexicon.judge(one.word)
        told = "valid" if verdict.status is Status.VALID else "not"
        if told != one.verdict or one.rule not in verdict.rules:
            wrong.append(
                f"{one.word}: {verdict.status} by {verdict.rules}; wanted {one.verdict}, {one.rule}: {one.why}"
            )
    assert wrong == []
    results = list(prove(lexicon, load_ruleset(ruleset)))
    wrong = [f"{one.rule} {one.variant} {one.kind} {one.word}: {one.answer}" for one in results if not one.holds]
    assert wrong == []
    assert {one.rule for one in results} == set(load_ruleset(ruleset).rules) - {"A1"}  # A1 needs a list


def test_the_table_covers_both_documents_and_every_rule_that_they_illustrate() -> None:
    counts = {ruleset: sum(one.ruleset == ruleset for one in examples()) for ruleset in RULESETS}
    assert counts == {"cs-cas": 145, "cs-mattel": 36}
    forbidding = {one.rule for one in examples() if one.verdict == "not"}
    assert forbidding >= {*(f"K{n}" for n in range(1, 13)), "D4", "D5", "F2", "F3", "F4"}
    assert forbidding >= {"F5.1", "F5.3", "F5.4", "F5.6"}
