"""Rule A1 in a built lexicon: within its lengths the list alone decides, and derivation is still told."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import product
from pathlib import Path

import pytest
from list_pages import WORDS, page

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.errors import UsageError
from lexicon.judge.lexicon import Lexicon, open_lexicon
from lexicon.judge.messages import translator
from lexicon.judge.official import list_lines
from lexicon.judge.verdict import Status
from lexicon.judge.wording import Wording
from lexicon.lists import import_list, import_sheet, load_list, named_list

EXTRA = ("pes", "stě", "brr", "dělal")  # derivation says: yes, nothing, K3, yes


def quiet(_: str) -> None:
    """Warnings are not looked at here."""


@pytest.fixture(scope="module")
def options(toy_folder: Path) -> BuildOptions:
    return BuildOptions(sources=toy_folder.parent / "sources", jobs=1)


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pages") / "BLEX 2023.htm"
    path.write_bytes(page(", ".join((*WORDS, *EXTRA))).encode("windows-1250"))
    return path


@pytest.fixture(scope="module")
def listed(options: BuildOptions, page_file: Path) -> Lexicon:
    out = page_file.parent / "cs"
    build(replace(options, out=out, lists=(named_list(str(page_file)),)), quiet)
    return open_lexicon(out, verify=True)


def words_around(words: Iterator[str]) -> set[str]:
    """The words, and each with every letter replaced by another."""
    found = set(words)
    return found | {word[:n] + letter + word[n + 1 :] for word in found for n in range(len(word)) for letter in "aečs"}


def test_lengths_of_the_list_agree_with_it_exactly(listed: Lexicon, toy: Lexicon) -> None:
    on_list = set(WORDS) | set(EXTRA)
    assert {word for word in listed if len(word) <= 5} == on_list
    asked = words_around(iter([*on_list, *(form for form in toy.known() if len(form) <= 5)]))
    asked |= {"".join(pair) for pair in product("aábcčdďeěfghiíjk", repeat=2)}
    for word in asked:
        if 2 <= len(word) <= 5 and word.isalpha():
            verdict = listed.judge(word)
            assert (verdict.status is Status.VALID, verdict.rules) == (word in on_list, ("A1",)), word
            assert listed.is_valid(word) is (word in on_list)


def test_other_lengths_and_the_other_variant_are_as_without_it(listed: Lexicon, toy: Lexicon) -> None:
    for word in (*toy.known(), "xyzzyx", *EXTRA, *WORDS):
        if len(word) > 5:
            assert listed.judge(word).rules == toy.judge(word).rules
        assert listed.is_valid(word, "plus") is toy.is_valid(word, "plus"), word
        assert listed.judge(word, "plus").status is toy.judge(word, "plus").status


@pytest.mark.parametrize(
    ("word", "told"),
    [
        (
            "pes",
            "PES: platné v KLASIKu. Je na seznamu blex-2023, který tu rozhoduje sám (A1). Prameny říkají totéž: 1. pád",
        ),
        (
            "žena",
            "ŽENA: neplatné v KLASIKu. Není na seznamu blex-2023, který tu rozhoduje sám (A1). Jen podle pramenů by pl",
        ),
        (
            "brr",
            "BRR: platné v KLASIKu. Je na seznamu blex-2023, který tu rozhoduje sám (A1). Jen podle pramenů by nep",
        ),
        (
            "stě",
            "STĚ: platné v KLASIKu. Je na seznamu blex-2023, který tu rozhoduje sám (A1). Jen podle pramenů by nep",
        ),
        (
            "xyz",
            "XYZ: neplatné v KLASIKu. Není na seznamu blex-2023, který tu rozhoduje sám (A1). Prameny říkají totéž:",
        ),
    ],
)
def test_the_explanation_tells_what_grammar_would_have_said(listed: Lexicon, word: str, told: str) -> None:
    assert Wording(listed).first_line(listed.judge(word), "klasik").startswith(told)


def test_the_manifest_names_the_list_and_what_is_left_to_derivation(listed: Lexicon, toy: Lexicon) -> None:
    (one,) = listed.manifest.lists
    assert (one.id, one.variant, one.lengths, one.decides) == ("blex-2023", "klasik", (2, 5), (2, 3, 4, 5))
    assert one.words == len(WORDS) + len(EXTRA)
    assert len(one.sha256) == len(one.words_sha256) == 64
    assert listed.manifest.derived == {"klasik": "6-9", "plus": "2-9"}
    assert listed.manifest.inputs != toy.manifest.inputs
    assert (toy.manifest.lists, toy.manifest.derived) == ((), {"klasik": "2-9", "plus": "2-9"})
    assert list(list_lines(toy.manifest, translator("en"))) == [
        "No official list of 2-9 letters in KLASIK, PLUS: words of these lengths follow from the sources."
    ]


def test_a_sheet_is_an_input_and_is_told(options: BuildOptions, page_file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "lists"
    import_list(page_file, "blex", "2-5", on=date(2024, 5, 17), folder=folder)
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('list = "blex"\nnumber = 1\ndate = 2024-06-01\nadd = ["žena"]\nstrike = ["pes"]', encoding="utf-8")
    before = build(replace(options, out=tmp_path / "cs", lists=(load_list("blex", folder),)), quiet)
    import_sheet(sheet, folder)
    after = build(replace(options, out=tmp_path / "cs", lists=(load_list("blex", folder),)), quiet)
    assert after.report is not None and after.manifest.inputs != before.manifest.inputs
    assert after.manifest.lists[0].sheets == (1,)
    lexicon = open_lexicon(tmp_path / "cs")
    told = [Wording(lexicon, "en").first_line(lexicon.judge(word), "klasik") for word in ("žena", "pes")]
    assert told[0].startswith("ŽENA: valid in KLASIK. Sheet 1 added it to the list blex, which decides alone (A1).")
    assert told[1].startswith("PES: not valid in KLASIK. Sheet 1 struck it from the list blex")


def test_a_list_open_to_appeal_admits_but_does_not_strike(options: BuildOptions, tmp_path: Path) -> None:
    path = tmp_path / "novex.txt"
    path.write_text("hradba brrrrr", encoding="utf-8")
    novex = import_list(path, "novex", "6-6", on=date(2002, 1, 1), folder=tmp_path / "lists")
    build(replace(options, out=tmp_path / "cs", ruleset="cs-cas-2002-1", lists=(novex,)), quiet)
    lexicon = open_lexicon(tmp_path / "cs")
    assert lexicon.judge("brrrrr").rules == ("A1",) and lexicon.is_valid("brrrrr")
    assert lexicon.is_valid("udělat") and lexicon.judge("udělat").rules != ("A1",)
    assert lexicon.judge("xyzzyx").status is Status.UNKNOWN


def test_two_lists_of_one_length_are_refused(options: BuildOptions, page_file: Path, tmp_path: Path) -> None:
    one = named_list(str(page_file))
    with pytest.raises(UsageError, match="both cover 2 letters"):
        build(
            replace(options, out=tmp_path / "cs", lists=(one, named_list(str(page_file.rename(tmp_path / "x.htm"))))),
            quiet,
        )
    assert not (tmp_path / "cs").exists()
