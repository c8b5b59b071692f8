"""`lexicon list` and `lexicon build --list`: what people see, and what a wrong file is told."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command

PAGE = "<html><body>\naha, akce, dělal, pes, šé<hr>\n</body></html>\n"


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The user's data folder, empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data/lexicon/lists"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "blex.htm"
    path.write_bytes(PAGE.encode("windows-1250"))
    return path


def test_import_show_and_sheet(lexicon: Command, stored: Path, page: Path, tmp_path: Path) -> None:
    assert lexicon("list", "show").out.startswith("Žádný seznam není uložen")
    ran = lexicon("list", "import", str(page), "--id", "blex-2023", "--lengths", "2-5", "--title", "BLEX")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == "blex-2023: 5 slov o 2-5 písmenech, KLASIK"
    assert "podle délky: 2: 1, 3: 2, 4: 1, 5: 1" in ran.out
    assert "html, windows-1250" in ran.out
    assert (stored / "blex-2023/words.txt").read_text(encoding="utf-8").split() == ["aha", "akce", "dělal", "pes", "šé"]
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('list = "blex-2023"\nnumber = 1\ndate = 2024-06-01\nadd = ["oko"]', encoding="utf-8")
    assert "list 1 z 2024-06-01: přidáno 1, škrtnuto 0" in lexicon("list", "sheet", str(sheet)).out
    (told,) = json.loads(lexicon("list", "show", "blex-2023", "--json").out)
    assert (told["id"], told["words"], told["sheets"][0]["added"]) == ("blex-2023", 5, 1)


@pytest.mark.parametrize(
    ("arguments", "refused"),
    [
        (("import", "nic.htm", "--id", "a", "--lengths", "2-5"), "nic.htm: nelze přečíst"),
        (("import", "blex.htm", "--id", "A b", "--lengths", "2-5"), "jméno seznamu 'A b'"),
        (("import", "blex.htm", "--id", "a", "--lengths", "pět"), "délky 'pět'"),
        (("import", "blex.htm", "--id", "a", "--lengths", "2-4"), "slovo 'dělal' má délku 5"),
        (("import", "blex.htm", "--id", "a", "--lengths", "2-9"), "žádné slovo délky 6, 7, 8, 9"),
        (("import", "wrong.txt", "--id", "a", "--lengths", "2-5"), "není v UTF-8 ani ve windows-1250"),
        (("import", "cut.htm", "--id", "a", "--lengths", "2-5"), "stránka je useknutá"),
        (("show", "nic"), "není seznam nic"),
        (("sheet", "nic.toml"), "nic.toml"),
    ],
)
def test_refusals_are_one_line(
    lexicon: Command, stored: Path, page: Path, arguments: tuple[str, ...], refused: str
) -> None:
    (page.parent / "wrong.txt").write_bytes(b"aha\n\x81\x83\n")
    (page.parent / "cut.htm").write_text(PAGE[:40], encoding="utf-8")
    ran = lexicon("list", *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert refused in ran.err
    assert not stored.exists() or list(stored.iterdir()) == []


def test_build_takes_a_file_or_a_stored_list(
    lexicon: Command, stored: Path, page: Path, toy_folder: Path, tmp_path: Path
) -> None:
    build = ("build", "--sources", str(toy_folder.parent / "sources"), "--jobs", "1")
    ran = lexicon(*build, "--out", str(tmp_path / "one"), "--list", str(page))
    assert ran.code == 0, ran.err
    assert "Úřední seznam blex: 5 slov o 2-5 písmenech" in " ".join(ran.out.split())
    lexicon("list", "import", str(page), "--id", "blex-2023", "--lengths", "2-5")
    assert lexicon(*build, "--out", str(tmp_path / "two"), "--list", "blex-2023").code == 0
    told = lexicon("info", "--lexicon", str(tmp_path / "two")).out
    assert "Úřední seznam blex-2023: 5 slov o 2-5 písmenech; ve variantě KLASIK rozhoduje jen on (A1)." in told
    assert "Žádný úřední seznam slov o 6-9 písmenech pro KLASIK" in told
    assert lexicon("challenge", "aha", "--lexicon", str(tmp_path / "two")).code == 0
    assert lexicon("challenge", "hrad", "--lexicon", str(tmp_path / "two")).code == 1


def test_a_build_with_a_wrong_list_leaves_the_old_lexicon(lexicon: Command, page: Path, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    page.write_text(PAGE[:40], encoding="utf-8")
    for named, refused in ((str(page), "useknutá"), ("nic.htm", "neexistuje"), ("nic", "není seznam nic")):
        ran = lexicon("build", "--out", str(tmp_path / "old"), "--list", named)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert refused in ran.err or "soubor" in ran.err
    assert list((tmp_path / "old").iterdir()) == []
