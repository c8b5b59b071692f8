"""Measuring against a word list: scores, causes, halves, and the command."""

from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.evaluate.gold import half, read_gold
from lexicon.evaluate.measure import Cause, Difference, Score, evaluate, groups
from lexicon.judge.lexicon import Lexicon


def test_reads_words_whatever_stands_around_them(tmp_path: Path) -> None:
    path = tmp_path / "gold.txt"
    path.write_text("\ufeff# list\nPES\t5\n\nku\u030an\u030c jezdecký\npes\n", encoding="utf-8")
    assert read_gold(path) == ["kůň", "pes"]


@pytest.mark.parametrize(("data", "why"), [(b"# nothing\n", "no words"), (b"\xff\xfe", "not UTF-8"), (None, "read")])
def test_refuses_what_is_no_list(tmp_path: Path, data: bytes | None, why: str) -> None:
    path = tmp_path / "gold.txt"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(DataError, match=why):
        read_gold(path)


def test_half_is_a_half_and_always_the_same() -> None:
    words = [f"slovo{n}" for n in range(1000)]
    chosen = half(words)
    assert 400 < len(chosen) < 600
    assert half(chosen) == chosen
    assert half(["pes"]) == ["pes"] * (len(half(["pes"])))


def test_scores() -> None:
    assert Score(gold=4, ours=3, both=2).precision == 2 / 3
    assert Score(gold=4, ours=3, both=2).recall == 0.5
    assert (Score(0, 0, 0).precision, Score(0, 0, 0).recall) == (1, 1)


def test_causes(toy: Lexicon) -> None:
    gold = ["pes", "psi", "psa", "hrád", "brko", "afrika"]
    found = evaluate(toy, gold, ["pes", "psi", "kůň"], "klasik")
    assert found.total == Score(gold=6, ours=3, both=2)
    assert found.by_length == {3: Score(3, 3, 2), 4: Score(2, 0, 0), 6: Score(1, 0, 0)}
    assert found.by_upos["NOUN"].both == 2
    told = {one.word: (one.cause, one.rules, one.near) for one in found.misses}
    assert told == {
        "psa": (Cause.RULE, ("F1",), "pes"),
        "hrád": (Cause.LABEL, ("S1",), "hrád"),
        "brko": (Cause.MISSING_HEADWORD, (), ""),
        "afrika": (Cause.RULE, ("K2",), "afrika"),
    }
    assert found.extras == (Difference("kůň", Cause.EXTRA, ("F1",), "NOUN", "kůň", ("core",)),)


def test_groups_are_sorted_by_size() -> None:
    one = Difference("a", Cause.RULE, ("F1",), "NOUN")
    two = [Difference(word, Cause.LABEL, ("S1",), "NOUN") for word in "bc"]
    assert [(key, len(members)) for key, members in groups([one, *two])] == [
        (("label", "S1", "NOUN"), 2),
        (("rule", "F1", "NOUN"), 1),
    ]
