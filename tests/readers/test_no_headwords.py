"""Words that spelling dictionaries accept and dictionaries do not list."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.affix.czech import czech_sorter
from lexicon.readers.affix.no_headwords import read_no_headwords
from lexicon.readers.affix.sort import Outcome, Sorter

WORDS = {"docrčet": "ATN", "crčet": "ATN", "hrad": "H", "cpání": "SN"}

CASES = [
    ("docrčet", Outcome.NO_HEADWORD, "a productive prefix"),
    ("cpání", Outcome.NO_HEADWORD, "the verbal noun is cpaní"),
    ("crčet", Outcome.LEXEME, "the base verb"),
    ("hrad", Outcome.LEXEME, "nothing is said of it"),
]


@pytest.fixture(scope="module")
def sorter() -> Sorter:
    return czech_sorter(WORDS)


@pytest.mark.parametrize(("word", "outcome", "why"), CASES)
def test_outcome(sorter: Sorter, word: str, outcome: Outcome, why: str) -> None:
    item = sorter.sort(word, WORDS[word])
    assert item.outcome is outcome, why
    assert bool(list(item.entries("s", 1))) is (outcome is Outcome.LEXEME)


def test_a_prefix_of_such_a_verb_is_not_listed_either(sorter: Sorter) -> None:
    assert not sorter.is_headword("docrčet", Upos.VERB)
    assert sorter.is_headword("crčet", Upos.VERB)


@pytest.mark.parametrize("line", ["slovo\tNOUN", "slovo\tNUON\tproto", "slovo\tNOUN\t "])
def test_every_line_has_a_part_of_speech_and_a_reason(tmp_path: Path, line: str) -> None:
    (tmp_path / "x.tsv").write_text(f"# head\n{line}\n", encoding="utf-8")
    with pytest.raises(DataError) as refused:
        read_no_headwords(tmp_path)
    assert (refused.value.line, refused.value.entry) == (2, "slovo")
