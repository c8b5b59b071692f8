"""`lexicon evaluate`: tables, a row a word, JSON."""

import json
from pathlib import Path

from cli_helpers import Command
from jsonschema import Draft202012Validator

from lexicon.cli.schemas import schema


def test_three_outputs(lexicon: Command, tmp_path: Path) -> None:
    gold = tmp_path / "gold.txt"
    gold.write_text("pes\npsa\nkůň\n", encoding="utf-8")
    ran = lexicon("evaluate", str(gold), "--lengths", "3")
    assert ran.code == 0
    assert "Jen v seznamu: 1" in ran.out
    told = json.loads(lexicon("evaluate", str(gold), "--json").out)
    Draft202012Validator(schema("evaluate")).validate(told)
    assert told["total"] == {"gold": 3, "ours": 5, "both": 2, "precision": 0.4, "recall": 0.6667}
    assert [one["word"] for one in told["extras"]] == ["cop", "hej", "psi"]
    rows = lexicon("evaluate", str(gold), "--tsv").out.splitlines()
    assert rows[:2] == ["side\tword\tcause\trules\tupos\tnear\tsources", "miss\tpsa\trule\tF1\tNOUN\tpes\tcore"]
    assert lexicon("evaluate", str(gold), "--half").code == 0
    assert lexicon("evaluate", str(tmp_path / "none")).code == 2
