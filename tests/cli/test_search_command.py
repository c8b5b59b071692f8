"""`lexicon search` over the small lexicon: every kind of question, every kind of output."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command
from source_manifest import source_manifest

from lexicon.cli.spans import span
from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.errors import UsageError


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["ps?"], ["psi"]),
        (["h[er]*", "--length", "3-4"], ["hej", "hrad"]),
        (["--prefix", "ps", "--without", "oů"], ["psi"]),
        (["--suffix", "sův"], ["psův"]),
        (["--infix", "sov", "--length", "5"], ["psova", "psovi", "psovo", "psovy"]),
        (["--letters", "ů", "--length", "-3"], ["kůň"]),
        (["ps*", "--points", "7-"], ["psův"]),
        (["--rack", "ips"], ["psi"]),
        (["--rack", "p?i", "--all"], ["psi"]),
        (["--rack", "sp?", "--board", "é", "--all"], []),
        (["--rack", "spv", "--board", "ao"], ["psova"]),
        (["--extensions", "hrad", "--length", "-5"], ["hrady"]),
        (["xyz"], []),
    ],
)
def test_words(lexicon: Command, arguments: list[str], words: list[str]) -> None:
    ran = lexicon("search", *arguments, "--words")
    assert ran.out.split() == words
    assert ran.code == (0 if words else 1)


def test_table_tsv_and_json_tell_the_same(lexicon: Command) -> None:
    ran = lexicon("search", "ps?")
    assert ran.out.splitlines()[0].split() == ["slovo", "body", "slovní", "druh", "heslo"]
    assert ran.out.splitlines()[1].split() == ["psi", "3", "NOUN", "pes"]
    assert ran.out.splitlines()[2] == "1 slovo"
    assert lexicon("search", "ps?", "--tsv").out == "word\tpoints\tblanks\tupos\theadword\npsi\t3\t\tNOUN\tpes\n"
    told = json.loads(lexicon("search", "--rack", "ps?", "--json").out)
    assert told == {
        "kind": "search",
        "schema": 1,
        "variant": "klasik",
        "found": 2,
        "words": [
            {"word": "pes", "points": 2, "blanks": "e", "readings": [{"headword": "pes", "upos": "NOUN"}]},
            {"word": "psi", "points": 2, "blanks": "i", "readings": [{"headword": "pes", "upos": "NOUN"}]},
        ],
    }


def test_czech_order_and_limit(lexicon: Command) -> None:
    ran = lexicon("search", "h*", "--variant", "plus", "--limit", "2", "--lang", "en")
    assert ran.out.splitlines()[-1].endswith(" words, the first 2 shown (--limit 0: all)")
    words = lexicon("search", "?e*", "--words").out.split()
    assert words.index("hej") < words.index("nedělal") < words.index("pes") < words.index("zelená")


def test_hooks_and_stems(lexicon: Command) -> None:
    assert lexicon("search", "--hooks", "hrad", "--tsv").out.splitlines()[1] == "hrad\t\ty\t\t"
    assert lexicon("search", "--hooks", "xq").code == 1
    told = json.loads(lexicon("search", "--stems", "--length", "2", "--limit", "1", "--json").out)
    assert told["stems"] == [{"letters": "ps", "words": 2, "with": "ei"}]


def test_new_words(lexicon: Command, tmp_path: Path) -> None:
    """Against a lexicon of one headword everything else is new, and conditions still hold."""
    (tmp_path / "sources").mkdir()
    place = tmp_path / "sources/core.toml"
    place.write_text(source_manifest("core", "one.tsv", testifies=("headword",)), encoding="utf-8")
    row = "lemma\tkind\tupos\tfeats\tvzor\tbeing\npes\t\tNOUN\tAnimacy=Anim|Gender=Masc\tpán\tanimal\n"
    (tmp_path / "sources/one.tsv").write_text(row, encoding="utf-8")
    build(BuildOptions(tmp_path / "sources", tmp_path / "old", jobs=1), lambda text: None)
    ran = lexicon("search", "--new", str(tmp_path / "old"), "--length", "-4", "--words")
    assert set(ran.out.split()) >= {"kůň", "hrad", "hej", "psi"}
    assert "pes" not in ran.out.split()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rack", "abc", "--stems"], "vždy jen jedna z voleb --rack, --hooks, --extensions a --stems"),
        (["--board", "a"], "--board patří k --rack"),
        (["--length", "7-4"], "--length 7-4: menší číslo patří dopředu"),
        (["--points", "x"], "--points x: je potřeba číslo nebo rozsah"),
        (["--rack", "a1"], "rack 'a1' cannot be read"),
        (["--new", "nowhere"], "ve složce nowhere není lexikon"),
        (["a["], "pattern a["),
    ],
)
def test_refusals(lexicon: Command, arguments: list[str], message: str) -> None:
    ran = lexicon("search", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"lexicon: {message}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "bounds"), [("", (0, None)), ("5", (5, 5)), ("4-7", (4, 7)), ("8-", (8, None)), ("-3", (0, 3))]
)
def test_spans(text: str, bounds: tuple[int, int | None]) -> None:
    assert span(text, "--length") == bounds


@pytest.mark.parametrize("text", ["-", "a", "3-x", "7-4", "1-2-3", "²"])
def test_no_spans(text: str) -> None:
    with pytest.raises(UsageError):
        span(text, "--length")
