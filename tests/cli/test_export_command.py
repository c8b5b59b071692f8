"""`lexicon export` over the small lexicon: every format reads back, and its records agree with the verdicts."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command

from lexicon.cli.export import Format
from lexicon.export.formats import FORMATS
from lexicon.export.lexicon_source import LexiconSource, provenance_of
from lexicon.judge.lexicon import Lexicon


def test_text_on_standard_output(lexicon: Command, toy: Lexicon) -> None:
    ran = lexicon("export", "--format", "txt", "--variant", "klasik")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == sorted(toy)
    short = lexicon("export", "--max-length", "3").out.split()
    assert short == [word for word in sorted(toy) if len(word) <= 3]


def test_every_format_of_the_library_is_offered() -> None:
    assert [form.value for form in Format] == list(FORMATS)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format(lexicon: Command, toy: Lexicon, name: str, tmp_path: Path) -> None:
    target = tmp_path / f"slova{FORMATS[name].suffix}"
    ran = lexicon("export", "--format", name, "--variant", "plus", "-o", str(target), "--lang", "en")
    assert ran.code == 0, ran.err
    assert f"lexicon: {toy.manifest.forms['plus']} words in " in ran.err
    assert sorted(set(FORMATS[name].read(target))) == sorted(toy.words(variant="plus"))


def test_streamed_formats(lexicon: Command) -> None:
    lines = lexicon("export", "--format", "jsonl").out.splitlines()
    assert {
        "form": "psi",
        "lemma": "pes",
        "upos": "NOUN",
        "features": "Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur",
        "rules": ["F1"],
        "definition": "",
    } in map(json.loads, lines)
    assert "psi\t3" in lexicon("export", "--format", "points").out.splitlines()


def test_records_agree_with_verdicts(toy: Lexicon) -> None:
    """Each record is an admitted derivation of its word, and each admitted derivation has its records."""
    for variant in toy.variants:
        told: dict[str, set[tuple[str, str, tuple[str, ...]]]] = {}
        for record in LexiconSource(toy).records(variant):
            told.setdefault(record.form, set()).add((record.lemma, record.upos, record.rules))
        assert list(told) == sorted(toy.words(variant=variant))
        for form, found in told.items():
            derivations = toy.explain(form).derivations
            admitted = {
                (one.lemma, one.upos, one.decisions[variant].rules)
                for one in derivations
                if one.decisions[variant].allowed
            }
            assert found == admitted


def test_provenance_names_every_source(toy: Lexicon) -> None:
    lines = provenance_of(toy.manifest, "klasik").lines()
    assert "Licence: MIT" in lines
    assert "Source: Malý slovník, 1. vydání; licence: MIT; core" in lines


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--format", "kwg"], "formát kwg potřebuje soubor (-o SOUBOR)"),
        (["--also", "plus"], "--also patří jen k formátu scrabble3d"),
        (["--format", "docx"], "--format nemůže být docx"),
    ],
)
def test_refusals(lexicon: Command, arguments: list[str], message: str) -> None:
    ran = lexicon("export", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"lexicon: {message}")


def test_two_variants_in_one_scrabble3d_dictionary(lexicon: Command, tmp_path: Path) -> None:
    target = tmp_path / "cs.dic"
    assert lexicon("export", "--format", "scrabble3d", "--also", "plus", "-o", str(target)).code == 0
    lines = target.read_text(encoding="utf-8").splitlines()
    assert "PSI=pes (NOUN);0" in lines
    assert "PSA=;1" in lines
