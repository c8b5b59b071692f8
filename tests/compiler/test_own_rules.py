"""A lexicon by rules of one's own: they are an input like any source."""

from pathlib import Path

import pytest

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.errors import DataError
from lexicon.judge.lexicon import open_lexicon

RULES = 'id = "klub"\nparent = "cs-cas"\ntitle = {{ cs = "klub", en = "club" }}\nwithout = [{without}]\n'


def rules(place: Path, without: str) -> str:
    path = place / "klub.toml"
    path.write_text(RULES.format(without=without), encoding="utf-8")
    return str(path)


def test_a_change_of_ones_own_rules_is_noticed(toy_folder: Path, tmp_path: Path) -> None:
    def built(without: str) -> bool:
        options = BuildOptions(
            sources=toy_folder.parent / "sources", out=tmp_path / "cs", ruleset=rules(tmp_path, without), jobs=1
        )
        return build(options, lambda text: None).report is not None

    assert built('"D1"')
    assert not built('"D1"')
    assert not open_lexicon(tmp_path / "cs").is_valid("dělání")
    assert built("")
    assert open_lexicon(tmp_path / "cs").is_valid("dělání")
    assert open_lexicon(tmp_path / "cs").manifest.ruleset == "klub"


def test_wrong_rules_leave_the_old_lexicon(toy_folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "cs"
    sources = toy_folder.parent / "sources"
    build(BuildOptions(sources=sources, out=out, jobs=1), lambda text: None)
    with pytest.raises(DataError, match=r"klub\.toml:4: no rule Q9"):
        build(BuildOptions(sources=sources, out=out, ruleset=rules(tmp_path, '"Q9"'), jobs=1), lambda text: None)
    assert open_lexicon(out, verify=True).manifest.ruleset == "cs-cas"
