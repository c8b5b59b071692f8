"""`lexicon referee` as it is typed at the table."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from cli_helpers import Command

TYPED = """\
pes
psa c^x
x^
:neco
:poznamka Stůl 5
:zpet
:pravidla dsf
psa
:varianta plus
psa
:historie
:uloz protest.csv
:uloz protest.json
:konec
pes
"""
CAS = "pravidla ČAS:"
DSF = "Dansk Scrabbleforening 2015:"


def test_a_session(lexicon: Command, tmp_path: Path) -> None:
    ran = lexicon("referee", stdin=TYPED)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "Protokol protokol.jsonl: zatím 0 rozhodnutí. Příkazy vypíše :pomoc.",
        "*** PLATNÉ ***",
        "PES: platné v KLASIKu. 1. pád jednotného čísla od pes (core); pravidlo F1.",
        f"{CAS} Tah neztrácí nikdo. Body za tah platí.",
    ]
    assert lines[4] == "*** NEPLATNÉ ***"
    assert lines[6].startswith("ČX: neznámé, tedy neplatné v KLASIKu.")
    assert lines[7] == f"{CAS} Hráč ztrácí tah. Hráč si bere kameny zpět. Za tah je 0 bodů."
    assert lines[8:14] == [
        "x^: ^ tu nedává žádné písmeno (pište c^ nebo c<, a', u* nebo u0, o:)",
        "příkaz :neco neexistuje (napište :pomoc)",
        "Poznamenáno u rozhodnutí 2.",
        "Rozhodnutí 2 je vzato zpět.",
        f"{DSF} zpochybnit smí soupeři do konce následujícího tahu.",
        "*** NEPLATNÉ ***",
    ]
    assert lines[16:19] == [
        "*** PLATNÉ ***",
        "PSA: platné v PLUSu. 2. a 4. pád jednotného čísla od pes (core); pravidlo F1. V KLASIKu neplatné.",
        f"{DSF} Tah ztrácí ten, kdo slovo zpochybnil. Body za tah platí. Hodiny po dobu zpochybnění stojí.",
    ]
    history = [line.split("  ") for line in lines[19:23]]
    assert [line[-1].split(" vzato")[0] for line in history if "vzato" not in line[-1]] == [
        "PES: platné", "PSA: neplatné", "PSA: platné",
    ]  # fmt: skip
    assert lines[20].split("  ")[-2:][0] == "PSA, ČX: neplatné"
    assert "vzato zpět" in lines[20]
    assert lines[20].endswith("; Stůl 5)")
    assert lines[-2:] == ["Zapsáno: protest.csv", "Zapsáno: protest.json"]
    assert (tmp_path / "protest.csv").exists()
    assert (tmp_path / "protest.json").exists()


def test_it_goes_on(lexicon: Command) -> None:
    lexicon("referee", "--variant", "plus", stdin="pes\npsa\n")
    out = lexicon("referee", "--lang", "en", stdin=":history\n:details\n:help\n").out.splitlines()
    assert out[0] == "Journal protokol.jsonl: 2 rulings so far. :help shows the commands."
    assert out[1].endswith("  PLUS  PES: valid")
    assert out[2].endswith("  PLUS  PSA: valid")
    assert out[3].startswith("PSA: valid in PLUS.")
    assert out[-1] == "c^ c< a' u* u0                 č č á ů ů without a Czech keyboard"


def test_on_a_terminal_the_verdict_is_big(toy_folder: Path, tmp_path: Path) -> None:
    """Typed on a real terminal, with a byte that is no UTF-8 among the lines."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "lexicon", "referee", "--lexicon", str(toy_folder)]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "60", "LEXICON_LANG": "cs"}
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment, start_new_session=True
    )
    os.close(theirs)
    os.write(ours, b"ku*n^\np\xffs\n:podrobne\n:zpet\n:zpet\n:podrobne\n:konec\n")
    shown = b""
    try:
        while more := os.read(ours, 4096):
            shown += more
    except OSError:  # the other end is closed
        pass
    os.close(ours)
    assert process.wait(20) == 0
    text = shown.decode("utf-8", "replace")
    assert "P L A T N É" in text
    assert "N E P L A T N É" in text
    assert "1 KLASIK> " in text
    assert "ještě není žádné rozhodnutí" in text
    assert "Traceback" not in text
