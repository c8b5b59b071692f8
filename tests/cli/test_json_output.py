"""Every JSON output holds to its schema in docs/schema, and the schemas there are those of the types."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command
from jsonschema import Draft202012Validator

from lexicon.cli.schemas import SHAPES, schema, write_schemas

DOCUMENTED = Path(__file__).parents[2] / "docs" / "schema"
GCG = ">Anna: COPABCD 8G COP +9 9\n>Petr: A 1A PSA +1 1\n"
SLIPS = "Anna\t8G COP\t8\nPetr\t8H CO(P)\t9\nJana\t\t\n"


def documented(kind: str) -> Draft202012Validator:
    found = json.loads((DOCUMENTED / f"{kind}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


def test_documented_schemas_are_those_of_the_types(tmp_path: Path) -> None:
    """After a change: `python -m lexicon.cli.schemas docs/schema`, and a new schema number if something went away."""
    write_schemas(tmp_path)
    assert {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()} == {
        path.name: path.read_text("utf-8") for path in DOCUMENTED.iterdir()
    }


@pytest.mark.parametrize(
    ("kind", "arguments", "stdin"),
    [
        ("challenge", ["challenge", "pes", "psa", "udělá", "brr", "xyzzy", "chceš-li", ""], ""),
        ("challenge-game", ["challenge", "psa", "--game", "dsf", "--laid", "2", "--drawn", "2"], ""),
        ("challenge-game", ["challenge", "pes", "--game", "cas"], ""),
        ("explain", ["explain", "neudělá"], ""),
        ("explain", ["explain", "kun"], ""),
        ("search", ["search", "--rack", "ps?", "--limit", "1"], ""),
        ("hooks", ["search", "--hooks", "hrad"], ""),
        ("stems", ["search", "--stems", "--length", "2"], ""),
        ("tiles", ["tiles", "ůůů", "pes"], ""),
        ("move", ["play", "empty", "8G", "COP"], ""),
        ("move", ["play", "empty", "1A", "COP", "--rack", "X"], ""),
        ("replay", ["play", "-"], GCG),
        ("round", ["round", "-", "--rack", "COP?", "--turn", "1"], SLIPS),
        ("round", ["round", "-", "--rack", "BCDFGHK", "--turn", "1"], "Anna\t\t\n"),
    ],
)
def test_outputs_hold_to_their_schema(lexicon: Command, kind: str, arguments: list[str], stdin: str) -> None:
    out = lexicon(*arguments, "--json", stdin=stdin).out
    assert out.count("\n") == 1
    found = json.loads(out)
    documented(kind).validate(found)
    assert list(found)[:2] == ["kind", "schema"]
    assert found["kind"] == kind.removesuffix("-game")


def test_protest_record_holds_to_its_schema(lexicon: Command, tmp_path: Path) -> None:
    lexicon("referee", stdin="pes psa\n:note x\n:undo\nxyzzy\n:export p.json\n")
    documented("protest-record").validate(json.loads((tmp_path / "p.json").read_text(encoding="utf-8")))


def test_words_have_their_line_and_near_spellings(lexicon: Command) -> None:
    found = json.loads(lexicon("explain", "kun", "--json", "--lang", "en").out)["word"]
    assert (found["status"], found["near"]) == ("unknown", ["kůň"])
    assert found["line"].startswith("KUN: unknown, hence not valid in KLASIK.")


def test_the_page_names_every_schema() -> None:
    page = (DOCUMENTED.parent / "json.md").read_text(encoding="utf-8")
    assert [kind for kind in SHAPES if f"schema/{kind}.json" not in page] == []
    assert schema("move")["$defs"]["MoveOut"]["properties"]["kind"] == {"enum": ["move"]}
