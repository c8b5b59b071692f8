"""`lexicon tiles`, `lexicon play` and `lexicon round`, in words and as JSON."""

import json
from pathlib import Path

import pytest
from cli_helpers import Command

GAME = "#character-encoding UTF-8\n#player1 Anna Anna\n#player2 Petr Petr\n>Anna: COPABCD 8G COP +8 8\n"


@pytest.mark.parametrize(
    ("arguments", "code", "out"),
    [
        (["půlnoc"], 0, "PŮLNOC: 10 bodů.\n"),
        (["ůůů"], 0, "ŮŮŮ: 4 body, potřebuje 2 žolíky (Ů, Ů).\n"),
        (["ůůůů"], 1, "ŮŮŮŮ: kameny nestačí; chybí Ů.\n"),
        (["wow"], 0, "WOW: 1 bod, potřebuje 2 žolíky (W, W).\n"),
        (["klo", "--tiles", "sk"], 0, "KLO: 5 bodů.\n"),
        (["cop", "--rack", "CP", "--board", "O"], 0, "COP: 4 body.\n"),
        (["cop", "--rack", "CP", "--board", "o"], 0, "COP: 3 body.\n"),
        (["cop", "--rack", "CO", "--lang", "en"], 1, "COP: the tiles do not suffice; missing P.\n"),
    ],
)
def test_tiles(lexicon: Command, arguments: list[str], code: int, out: str) -> None:
    assert lexicon("tiles", *arguments) == (code, out, "")


def test_tiles_json(lexicon: Command) -> None:
    assert json.loads(lexicon("tiles", "ůůů", "--json").out) == {
        "kind": "tiles", "schema": 1, "tile_set": "cs",
        "words": [{"word": "ůůů", "value": 4, "possible": True, "blanks": ["ů", "ů"], "missing": []}],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "code", "out"),
    [
        (["empty", "8G", "COP"], 0, "8G COP: platné, 8 bodů.\n  8G COP 8 platné\n"),
        (["empty", "8G COp"], 0, "8G COp: platné, 6 bodů.\n  8G COP 6 platné\n"),
        (["empty", "H8", "PSA"], 1,
         "H8 PSA: neplatné, některé slovo neobstojí.\n  H8 PSA 6 neplatné\n"),
        (["empty", "H8", "PSA", "--variant", "plus"], 0, "H8 PSA: platné, 6 bodů.\n  H8 PSA 6 platné\n"),
        (["empty", "1A", "COP"], 1, "1A COP: na tuto desku nelze položit.\n  první tah musí zakrýt pole 8H\n"),
        (["empty", "8G", "COP", "--rack", "COX"], 1,
         "8G COP: na tuto desku nelze položit.\n  P: potřeba 1, v zásobníku 0\n"),
    ],
)  # fmt: skip
def test_play(lexicon: Command, arguments: list[str], code: int, out: str) -> None:
    assert lexicon("play", *arguments) == (code, out, "")


def test_the_board_after_a_move_is_a_board_again(lexicon: Command, tmp_path: Path) -> None:
    out = lexicon("play", "empty", "8G", "COP", "--show").out.split("\n", 2)[2]
    (tmp_path / "deska.txt").write_text(out, encoding="utf-8")
    assert lexicon("play", "deska.txt", "H7", "P.P", "--lang", "en").out == (
        "H7 P.P: not valid, a word does not stand.\n  H7 POP 3 not valid\n"
    )
    assert lexicon("play", "-", "H7", "P.P", stdin=out).code == 1


def test_a_record_is_replayed(lexicon: Command, tmp_path: Path) -> None:
    (tmp_path / "hra.gcg").write_text(GAME, encoding="utf-8")
    assert lexicon("play", "hra.gcg") == (0, "V zápisu je všechno v pořádku.\nStav: Anna 8, Petr 0.\n", "")
    assert lexicon("play", "hra.gcg", "9H", "PES").code == 1
    wrong = GAME.replace("+8 8", "+9 9") + ">Petr: A 88 PSA +1 1\n"
    ran = lexicon("play", "-", stdin=wrong)
    assert ran == (2, "", "lexicon: -:5: tah 'A 88 PSA' nelze přečíst (místo a slovo, -KAMENY, --, (KAMENY), "
                          "(challenge) nebo (time))\n")  # fmt: skip
    ran = lexicon("play", "-", stdin=wrong.replace("88 PSA", "A1 PSA"))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "řádek 4, Anna: zapsáno bodů 9, správně 8",
        "řádek 5, Petr: kameny se ničeho na desce nedotýkají",
        "Tady přehrávání končí, protože tah nelze položit.",
        "Stav: Anna 9, Petr 0.",
    ]
    found = json.loads(lexicon("play", "hra.gcg", "--json").out)
    assert found == {
        "kind": "replay", "schema": 1, "complete": True, "events": 1, "totals": {"Anna": 8, "Petr": 0}, "findings": [],
    }  # fmt: skip


def test_round(lexicon: Command, tmp_path: Path) -> None:
    slips = "Anna\t8G COP\t8\nPetr\t8H COP\t9\nJana\t\t\nEva\t8G PSA\t6\n"
    ran = lexicon("round", "-", "--rack", "COPSAEŠ", "--turn", "1", "--save", "deska.txt", stdin=slips)
    assert ran == (
        0,
        "Na všechny desky: 8G COP (Anna), 8 bodů.\n"
        "  Anna  8G COP  8  platí\n"
        "  Petr  8H COP  0  vyřazeno: napsáno 9, správně 8\n"
        "  Jana  –  0  vyřazeno: tah nebyl odevzdán\n"
        "  Eva   8G PSA  0  vyřazeno: PSA (od 8G) není platné\n",
        "",
    )
    assert " 8 ......COP......" in (tmp_path / "deska.txt").read_text(encoding="utf-8")
    lenient = lexicon("round", "-", "--rack", "COPSAEŠ", "--turn", "1", "--lenient", stdin=slips)
    assert "  Petr  8H COP  8  platí: napsáno 9, správně 8\n" in lenient.out
    found = json.loads(lexicon("round", "-", "--rack", "COPSAEŠ", "--turn", "1", "--json", stdin=slips).out)
    assert (found["kind"], found["best"], found["tied"], found["rack"]) == ("round", "Anna", [], [])
    assert found["slips"][1]["reasons"] == [{"problem": "claim-too-high", "values": {"claimed": 9, "score": 8}}]


def test_round_whose_rack_must_be_drawn_anew(lexicon: Command) -> None:
    ran = lexicon("round", "-", "--rack", "BCDFGHK", "--turn", "1", stdin="Anna\t\t\n")
    assert ran.code == 1
    assert ran.out.startswith("Zásobník losujte znovu: samohlásek v zásobníku: 0, potřeba 2.\nŽádný lístek")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "empty"], "u samotné desky není co posuzovat (lexicon play DESKA 8H SLOVO)"),
        (["play", "empty", "8H"], "tah „8H“ nelze přečíst; pište 8H SLOVO nebo H8 SLOVO"),
        (["play", "nic.txt", "8H", "A"], "nic.txt:0: soubor neexistuje".replace(":0", "")),
        (["play", "nic.gcg"], "nic.gcg: soubor neexistuje"),
        (["play", "-", "8H", "A"], "-: řad je 0, ne 15"),
        (["tiles", "Ж"], "žádný kámen nezastoupí Ж"),
        (["tiles", "a", "--tiles", "x"], "sada kamenů x neexistuje (na výběr: cs, da, en, sk)"),
        (["round", "-", "--turn", "1"], "chybí --rack (nápověda: lexicon round --help)"),
        (["round", "-", "--turn", "1", "--rack", "A", "--game", "cas"], "pravidla cas neznají opisovanou hru"),
    ],
)
def test_refusals(lexicon: Command, arguments: list[str], line: str) -> None:
    assert lexicon(*arguments) == (2, "", f"lexicon: {line}\n")
