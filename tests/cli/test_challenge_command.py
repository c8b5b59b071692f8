"""`lexicon challenge`: verdict, exit code, what happens next, and refusals of one line."""

import json

import pytest
from cli_helpers import Command

PES = "PES: platné v KLASIKu. 1. pád jednotného čísla od pes (core); pravidlo F1."
PSA = (
    "PSA: neplatné v KLASIKu. 2. a 4. pád jednotného čísla od pes (core); KLASIK připouští jen 1. pád (F1). "
    "V PLUSu platné."
)


@pytest.mark.parametrize(
    ("arguments", "code", "lines"),
    [
        (["pes"], 0, [PES]),
        (["PES", "psa"], 1, ["Tah je v KLASIKu NEPLATNÝ.", PES, PSA]),
        (["psa", "--variant", "plus", "--lang", "en"], 0,
         ["PSA: valid in PLUS. Genitive and accusative singular of pes (core); rule F1. Not valid in KLASIK."]),
        (["pes", "--game", "cas", "--laid", "3"], 0,
         [PES, "pravidla ČAS: Tah neztrácí nikdo. Body za tah platí."]),
        (["psa", "--game", "cas", "--laid", "3"], 1,
         [PSA, "pravidla ČAS: Hráč ztrácí tah. Hráč si bere zpět 3 kameny. Za tah je 0 bodů."]),
        (["psa", "--game", "mattel"], 1,
         [PSA, "návod Mattel 2003: Hráč ztrácí tah. Hráč si bere kameny zpět. Za tah je 0 bodů."]),
        (["pes", "--game", "dsf", "--score", "21"], 0,
         [PES, "Dansk Scrabbleforening 2015: Tah ztrácí ten, kdo slovo zpochybnil. Za tah je 21 bodů. "
               "Hodiny po dobu zpochybnění stojí."]),
        (["psa", "--game", "dsf", "--laid", "1", "--drawn", "1"], 1,
         [PSA, "Dansk Scrabbleforening 2015: Hráč ztrácí tah. Hráč si bere zpět 1 kámen. Předtím mu soupeř namátkou "
               "vytáhne ze zásobníku 1 kámen zpátky do sáčku. Za tah je 0 bodů. Hodiny po dobu zpochybnění stojí."]),
        (["psa", "--game", "duplicate"], 1,
         [PSA, "opisovaný Scrabble ČAS: Tah neztrácí nikdo. Hráč si bere kameny zpět. Za tah je 0 bodů."]),
    ],
)  # fmt: skip
def test_verdicts(lexicon: Command, arguments: list[str], code: int, lines: list[str]) -> None:
    assert lexicon("challenge", "--brief", *arguments) == (code, "".join(f"{line}\n" for line in lines), "")


def test_details_follow_unless_brief(lexicon: Command) -> None:
    out = lexicon("challenge", "pes").out.splitlines()
    assert out[0] == PES
    assert out[1] == "  1. pes, podstatné jméno, rod mužský životný, vzor pán"


def test_json_has_the_outcome_as_data(lexicon: Command) -> None:
    found = json.loads(lexicon("challenge", "psa", "--json", "--game", "dsf", "--laid", "2", "--drawn", "2").out)
    assert (found["kind"], found["schema"], found["valid"]) == ("challenge", 1, False)
    assert found["words"][0]["rules"] == ["F1"]
    assert found["outcome"] == {
        "game": "dsf", "valid": False, "loses_turn": "player", "tiles_back": 2, "to_bag": 2, "points": 0,
        "clock_stops": True, "repeatable": True,
    }  # fmt: skip
    assert "outcome" not in json.loads(lexicon("challenge", "psa", "--json").out)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["challenge"], "chybí WORDS (nápověda: lexicon challenge --help)"),
        (["challenge", "--lang", "en"], "WORDS is missing (help: lexicon challenge --help)"),
        (["challenge", "pes", "--variant", "x"], "--variant nemůže být x (na výběr: klasik, plus)"),
        (["challenge", "pes", "--laid", "x"], "--laid: je potřeba číslo (nápověda: lexicon challenge --help)"),
        (["challenge", "pes", "--laid", "0"], "--laid: mimo rozsah (nápověda: lexicon challenge --help)"),
        (["challenge", "pes", "--hra", "x"], "volba --hra neexistuje (nápověda: lexicon challenge --help)"),
        (["challenge", "pes", "--lang", "xx"], "--lang nemůže být xx (na výběr: cs, en)"),
        (["vyzva", "pes"], "příkaz vyzva neexistuje (nápověda: lexicon --help)"),
        (["challenge", "pes", "--game", "x"],
         "pravidla hry x neexistují (na výběr: cas, dsf, duplicate, duplicate-mattel, duplicate-sk, mattel)"),
        (["challenge", "pes", "--lexicon", "nic"], "ve složce nic není lexikon (sestavte ho znovu: lexicon build)"),
        (["challenge", "pes", "--lexicon", "nic", "--lang=en"],
         "no lexicon in nic (build it again: lexicon build)"),
    ],
)  # fmt: skip
def test_refusals_are_one_line_and_exit_2(lexicon: Command, arguments: list[str], line: str) -> None:
    assert lexicon(*arguments) == (2, "", f"lexicon: {line}\n")
