"""Whatever comes in: the right answer or one clear line, and never a verdict that was not given."""

import io
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from shutil import copytree

import pytest
from cli_helpers import Command, popen
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon.cli.main import COMMANDS, LazyGroup, app, main
from lexicon.errors import LexiconError
from lexicon.judge.lexicon import Lexicon, open_lexicon
from lexicon.judge.verdict import Status
from lexicon.judge.wording import Wording


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        ("pes", Status.VALID),
        ("PES", Status.VALID),
        (" pes ", Status.VALID),
        ("ku\u030an\u030c", Status.VALID),  # NFD
        ("ｐｅｓ", Status.VALID),  # full-width
        ("p\u200be\u200ds\ufeff", Status.VALID),  # zero-width
        ("k(ů)ň", Status.VALID),  # a blank in brackets
        ("pes\x00žena", Status.INVALID),  # a NUL does not end the word
        ("\x00", Status.INVALID),
        ("pes\ud800", Status.INVALID),  # half a character
        ("p\u202ees", Status.INVALID),  # turns the direction of writing
        ("pe\u0455", Status.UNKNOWN),  # Cyrillic s: looks like PES, is none
        ("a" * 1_000_000, Status.UNKNOWN),
    ],
)
def test_words_in_any_unicode(toy: Lexicon, typed: str, status: Status) -> None:
    verdict = toy.judge(typed)
    assert verdict.status is status
    assert toy.is_valid(typed) is toy.are_valid([typed])[0] is (status is Status.VALID)
    assert Wording(toy).first_line(verdict, "klasik").isprintable()


@settings(deadline=None)
@given(st.text() | st.text(alphabet="pesPESž\u030c\x00\ud800\u200b-()[]"))
def test_every_text_gets_one_line(toy: Lexicon, typed: str) -> None:
    verdict = toy.judge(typed)
    assert toy.is_valid(typed) is (verdict.status is Status.VALID)
    wording = Wording(toy)
    assert wording.first_line(verdict, "klasik").isprintable()
    assert all(line.isprintable() for line in wording.details(verdict))


def test_ten_megabytes_on_standard_input(lexicon: Command) -> None:
    ran = lexicon("check", "-", stdin=b"a" * 10_000_000 + b"\npes")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.endswith("\npes\tvalid\tF1\t1. pád jednotného čísla od pes (core); pravidlo F1.\n")
    for command in (["play", "-", "8H", "A"], ["round", "-", "--rack", "A", "--turn", "1"]):
        ran = lexicon(*command, stdin=b"a" * 10_000_000)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_standard_input_that_is_not_utf8(lexicon: Command) -> None:
    for command in (["check", "-"], ["play", "-", "8H", "A"], ["round", "-", "--rack", "A", "--turn", "1"]):
        ran = lexicon(*command, stdin=b"\xff\xfe\n")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("lexicon: -:1: není v UTF-8")


def damage(name: str, change: Callable[[bytes], bytes]) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(change((folder / name).read_bytes()))


@pytest.mark.parametrize(
    ("how", "line"),
    [
        (damage("forms.marisa", lambda data: data[:-8]), "{folder}/forms.marisa má bajtů "),
        (damage("records.bin", lambda data: b""), "{folder}/records.bin má bajtů 0 místo "),
        (damage("manifest.json", lambda data: b"{}"), "{folder} má formát 0, tento program čte "),
        (damage("manifest.json", lambda data: data.replace(b'"format": ', b'"format": 9')), "{folder} má formát 9"),
        (damage("manifest.json", lambda data: data[:100]), "{folder}/manifest.json je poškozený: "),
        (damage("manifest.json", lambda data: b"\xff"), "{folder}/manifest.json je poškozený: "),
        (lambda folder: (folder / "klasik.bits").unlink(), "chybí {folder}/klasik.bits"),
        (lambda folder: (folder / "manifest.json").unlink(), "ve složce {folder} není lexikon"),
    ],
)
def test_damaged_lexicon(
    lexicon: Command, toy_folder: Path, tmp_path: Path, how: Callable[[Path], object], line: str
) -> None:
    copy = tmp_path / "cs"
    copytree(toy_folder, copy)
    how(copy)
    ran = lexicon("challenge", "pes", "--lexicon", "cs")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"lexicon: {line.format(folder='cs')}")
    assert ran.err.endswith("(sestavte ho znovu: lexicon build)\n")


def test_checksums_find_what_sizes_do_not(lexicon: Command, toy_folder: Path, tmp_path: Path) -> None:
    copytree(toy_folder, tmp_path / "cs")
    damage("records.bin", lambda data: bytes([data[0] ^ 1]) + data[1:])(tmp_path / "cs")
    ran = lexicon("info", "--verify", "--lexicon", "cs")
    line = "lexicon: cs/records.bin je poškozený: jeho SHA-256 je jiný (sestavte ho znovu: lexicon build)\n"
    assert (ran.code, ran.err) == (2, line)


def test_bytes_damaged_without_a_trace_are_no_crash(toy_folder: Path, tmp_path: Path) -> None:
    """Sizes fit and nobody asked for checksums: the answer may be refused, but in one line."""
    folder = tmp_path / "cs"
    copytree(toy_folder, folder)
    damage("records.bin", lambda data: b"\xff" * len(data))(folder)
    with pytest.raises(LexiconError, match="damaged"):
        open_lexicon(folder).judge("pes")


def test_folder_that_cannot_be_written(lexicon: Command, tmp_path: Path) -> None:
    (tmp_path / "soubor").write_text("", encoding="utf-8")
    ran = lexicon("referee", "--journal", "soubor/p.jsonl", stdin="pes\n")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("lexicon: soubor/p.jsonl nelze zapsat: ")
    slips = "Anna\t8G COP\t8\n"
    ran = lexicon("round", "-", "--rack", "COP", "--turn", "1", "--save", "soubor/d.txt", stdin=slips)
    assert ran.code == 2
    assert ran.err.startswith("lexicon: soubor/d.txt nelze zapsat: ")


def test_closed_pipe_is_no_verdict(toy_folder: Path, tmp_path: Path) -> None:
    process = popen("check", "-", folder=toy_folder, place=tmp_path)
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    with suppress(BrokenPipeError):
        for _ in range(1000):
            process.stdin.write(b"pes\n" * 1000)
    process.stdin.close()
    assert process.wait(20) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


def test_interrupt_is_no_verdict(toy_folder: Path, tmp_path: Path) -> None:
    process = popen("check", "-", folder=toy_folder, place=tmp_path)
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write(b"pes\n" * 10_000)
    process.stdin.flush()
    assert process.stdout.readline().startswith(b"pes\tvalid")
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Traceback" not in err


def test_full_disk(toy_folder: Path, tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full here")
    command = [sys.executable, "-m", "lexicon", "challenge", "pes", "--lexicon", str(toy_folder)]
    with full.open("wb") as out:
        ran = subprocess.run(command, stdout=out, stderr=subprocess.PIPE, check=False, cwd=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.startswith(b"lexicon: ")
    assert ran.stderr.count(b"\n") == 1


def test_commands_are_imported_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command module is registered under its own name."""
    folder = Path(sys.modules["lexicon.cli.main"].__file__ or "").parent
    texts = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    modules = {name.replace("_", "-") for name, text in texts.items() if "\ndef register(" in text}
    assert modules == set(COMMANDS)
    assert app.info.cls is LazyGroup
    monkeypatch.setattr(sys, "argv", ["lexicon"])
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO()))
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2


WORDS = ["pes", "psa", "žena", "hrád", "zelenější", "neudělá", "xyzzy", "brr", "kun"] * 200


def answers(folder: Path) -> list[tuple[str, tuple[str, ...]]]:
    lexicon = open_lexicon(folder)
    return [(verdict.status.value, verdict.rules) for verdict in map(lexicon.judge, WORDS)]


def test_two_processes_and_eight_threads_answer_as_one(toy_folder: Path, toy: Lexicon) -> None:
    alone = answers(toy_folder)
    with ThreadPoolExecutor(8) as threads:
        several = list(threads.map(lambda _: [(v.status.value, v.rules) for v in map(toy.judge, WORDS)], range(8)))
    assert several == [alone] * 8
    with get_context("spawn").Pool(2) as processes:
        assert processes.map(answers, [toy_folder] * 2) == [alone] * 2
