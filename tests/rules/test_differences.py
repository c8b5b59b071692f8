"""Comparing two versions of the rules."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.rules import Difference, differences, load_ruleset


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("cs-cas-2005", "cs-cas-2006", []),
        ("cs-cas", "cs-cas-klasik", [("variant", "plus", "PLUS", "")]),
        ("cs-cas-2001", "cs-cas-2002-1", [
            ("list", "2-3", "final", ""), ("list", "2-5", "", "final"), ("list", "6-8", "", "appeal"),
            ("list", "9-9", "", "appeal"),
        ]),
        ("cs-cas-2002-1", "cs-cas-2004-1", [
            ("variant", "plus", "", "PLUS"), ("list", "2-5", "final", ""), ("list", "6-8", "appeal", ""),
            ("list", "9-9", "appeal", ""), ("list", "2-9", "", "final"),
        ]),
    ],
)  # fmt: skip
def test_versions(old: str, new: str, expected: list[tuple[str, str, str, str]]) -> None:
    assert differences(load_ruleset(old), load_ruleset(new)) == tuple(Difference(*one) for one in expected)


def test_the_leaflet_lifts_rules_and_their_labels() -> None:
    found = differences(load_ruleset("cs-cas"), load_ruleset("cs-mattel"))
    rules = [one.id for one in found if one.kind == "rule"]
    assert rules == ["A1", "K9", "K11", "K12", "S1", "S2", "S3", "S4", "S5", "S6"]
    assert Difference("label", "zast. a nář.", "S1 S3", "-") in found
    assert Difference("list", "2-9", "final", "") in found
    assert "pcp-a" in [one.id for one in found if one.kind == "source"]


def test_a_rule_of_ones_own_shows_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(
        'id = "club"\nparent = "cs-cas"\ntitle = { cs = "klub", en = "club" }\n[[rule]]\nid = "F8"\n'
        'title = { cs = "citoslovce", en = "interjections" }\ntext = { cs = "Ano.", en = "Yes." }\ncites = ["cas: 8"]\n'
        '[[rule.cells]]\nupos = ["INTJ"]\nallow = { klasik = [""] }\n'
        '[rule.proof.klasik]\npass = ["hó", "prr", "brr"]\n',
        encoding="utf-8",
    )
    (found,) = differences(load_ruleset("cs-cas"), load_ruleset(str(path)))
    assert (found.kind, found.id, found.new) == ("rule", "F8", "club.toml:4 citoslovce")


def test_a_file_cannot_take_the_id_of_one_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "cs-cas.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(DataError, match="a second ruleset cs-cas"):
        load_ruleset(str(path))
