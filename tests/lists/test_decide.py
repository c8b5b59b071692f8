"""What lists and their correction sheets decide (A1)."""

from datetime import date
from pathlib import Path

import pytest
from list_pages import WORDS

from lexicon.errors import DataError, UsageError
from lexicon.lists import ListDecision, OfficialList, check_overlaps, decide, import_list, import_sheet, load_list
from lexicon.rules import load_ruleset

ON = date(2024, 5, 17)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "blex.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    import_list(path, "blex", "2-5", on=ON, folder=tmp_path / "lists")
    return tmp_path / "lists"


def sheet(folder: Path, text: str) -> Path:
    path = folder.parent / "sheet.toml"
    path.write_text(f'list = "blex"\n{text}', encoding="utf-8")
    return path


def novex(tmp_path: Path, lengths: str, *words: str, variant: str = "klasik") -> OfficialList:
    path = tmp_path / "novex.txt"
    path.write_text("\n".join(words), encoding="utf-8")
    return import_list(path, f"novex-{variant}", lengths, variant=variant, on=ON, folder=tmp_path / "lists")


@pytest.mark.parametrize(
    ("word", "variant", "expected", "why"),
    [
        ("oko", "klasik", ListDecision("blex", True), "on the list"),
        ("psa", "klasik", ListDecision("blex", False), "not on it: nothing else counts"),
        ("chata", "klasik", ListDecision("blex", True), "CH is two letters"),
        ("hradba", "klasik", None, "longer than the list covers"),
        ("psa", "plus", None, "a list of the other variant"),
    ],
)
def test_a_list_alone_decides_its_lengths(
    folder: Path, word: str, variant: str, expected: ListDecision | None, why: str
) -> None:
    assert decide([load_list("blex", folder)], load_ruleset("cs-cas"), word, variant) == expected, why


@pytest.mark.parametrize(
    ("ruleset", "word", "expected", "why"),
    [
        ("cs-cas", "hradba", ListDecision("novex-klasik", True), "NOVEX decides 2-9"),
        ("cs-cas", "hradbo", ListDecision("novex-klasik", False), ""),
        ("cs-cas-2002-1", "hradba", ListDecision("novex-klasik", True), "on the list, so valid"),
        ("cs-cas-2002-1", "hradbo", None, "not on it, but open to appeal to the sources"),
        ("cs-cas-2001", "hradba", None, "no list of six letters yet"),
        ("cs-mattel", "hradba", None, "the leaflet knows no lists"),
        ("cs-cas", "psa", None, "the list begins at six letters"),
    ],
)
def test_the_ruleset_says_what_a_list_decides(
    tmp_path: Path, ruleset: str, word: str, expected: ListDecision | None, why: str
) -> None:
    assert decide([novex(tmp_path, "6-6", "hradba")], load_ruleset(ruleset), word, "klasik") == expected, why


def test_sheets_apply_in_order_on_top(folder: Path) -> None:
    import_sheet(sheet(folder, 'number = 1\ndate = 2024-06-01\nadd = ["rým"]\nstrike = ["húta"]'), folder)
    made = import_sheet(sheet(folder, 'number = 3\ndate = 2024-06-01\nadd = ["húta"]\nstrike = ["dub"]'), folder)
    loaded = load_list("blex", folder)
    assert loaded == made
    assert loaded.words == frozenset(WORDS) - {"dub"} | {"rým"}
    ruleset = load_ruleset("cs-cas")
    for word, expected in [("rým", (True, 1)), ("húta", (True, 3)), ("dub", (False, 3)), ("oko", (True, 0))]:
        decision = decide([loaded], ruleset, word, "klasik")
        assert decision is not None
        assert (decision.valid, decision.sheet) == expected
    assert [(one.number, one.added, one.struck) for one in loaded.provenance.sheets] == [(1, 1, 1), (3, 1, 1)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('number = 2\ndate = 2024-07-01\nadd = ["oko"]', r"sheet.toml:4: adds 'oko', which the list has already"),
        ('number = 2\ndate = 2024-07-01\nstrike = [\n"psa"]', r"sheet.toml:5: strikes 'psa', which the list does not"),
        ('number = 2\ndate = 2024-07-01\nadd = ["rým"]\nstrike = ["rým"]', "names 'rým' twice"),
        ('number = 2\ndate = 2024-07-01\nadd = ["hradba"]', "'hradba' has 6 letters"),
        ('number = 2\ndate = 2024-07-01\nadd = ["Rým"]', "'Rým' has 'R'"),
        ('number = 1\ndate = 2024-07-01\nadd = ["rým"]', "sheet 1 of 2024-07-01 after sheet 1 of 2024-06-01"),
        ('number = 2\ndate = 2024-05-01\nadd = ["rým"]', "sheet 2 of 2024-05-01 after sheet 1 of 2024-06-01"),
        ('number = 0\ndate = 2024-07-01\nadd = ["rým"]', r"sheet.toml:2: sheet number 0"),
        ("number = 2\ndate = 2024-07-01", "a sheet that changes nothing"),
        ('number = 2\ndate = "loni"\nadd = ["rým"]', r"sheet.toml:3: Invalid|Expected"),
        ('number = 2\ndate = 2024-07-01\nplus = ["rým"]', "unknown field `plus`"),
    ],
)
def test_a_sheet_that_does_not_fit_changes_nothing(folder: Path, text: str, message: str) -> None:
    import_sheet(sheet(folder, 'number = 1\ndate = 2024-06-01\nadd = ["ryba"]'), folder)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(DataError, match=message):
        import_sheet(sheet(folder, text), folder)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_a_sheet_of_an_unknown_list(folder: Path) -> None:
    path = sheet(folder, 'number = 1\ndate = 2024-06-01\nadd = ["ryba"]')
    path.write_text(path.read_text(encoding="utf-8").replace('"blex"', '"novex"'), encoding="utf-8")
    with pytest.raises(UsageError, match="no list novex"):
        import_sheet(path, folder)


def test_a_changed_sheet_is_noticed(folder: Path) -> None:
    import_sheet(sheet(folder, 'number = 1\ndate = 2024-06-01\nadd = ["ryba"]'), folder)
    stored = folder / "blex/sheets/001.toml"
    stored.write_text(stored.read_text(encoding="utf-8").replace("ryba", "rybo"), encoding="utf-8")
    with pytest.raises(DataError, match=r"001\.toml: the sheet is missing or was changed"):
        load_list("blex", folder)


def test_two_lists_of_one_length_are_an_error(tmp_path: Path, folder: Path) -> None:
    blex = load_list("blex", folder)
    check_overlaps([blex, novex(tmp_path, "6-6", "hradba")])
    check_overlaps([blex, novex(tmp_path, "3-3", "psa", variant="plus")])
    with pytest.raises(UsageError, match="blex and novex-klasik both cover 3 letters in klasik"):
        import_over = novex_again(tmp_path)
        check_overlaps([blex, import_over])


def novex_again(tmp_path: Path) -> OfficialList:
    path = tmp_path / "novex.txt"
    path.write_text("psa", encoding="utf-8")
    return import_list(path, "novex-klasik", "3-3", on=ON, replace=True, folder=tmp_path / "lists")
