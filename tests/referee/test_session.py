"""The referee's table: digraphs, commands, rulings, undo, and a journal that survives anything but an editor."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexicon.errors import DataError, LexiconError, UsageError
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.wording import Wording
from lexicon.play.games import Party
from lexicon.referee.commands import Command, Verb, read_command
from lexicon.referee.digraphs import LETTERS, decode
from lexicon.referee.events import Event
from lexicon.referee.journal import Journal, read_journal
from lexicon.referee.record import record_csv, record_json, save_record
from lexicon.referee.session import Session

START = datetime(2026, 3, 14, 10, 0, tzinfo=UTC)


class Clock:
    """One second later at every look."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> datetime:
        self.seconds += 1
        return START + timedelta(seconds=self.seconds)


def session(toy: Lexicon, events: list[Event] | None = None, **options: str) -> tuple[Session, list[Event]]:
    kept: list[Event] = list(events or [])
    return Session(toy, Wording(toy), kept.append, Clock(), events=list(kept), **options), kept


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("c^aj", "čaj"),
        ("C<AJ", "ČAJ"),
        ("ku*n<", "kůň"),
        ("ku0n^", "kůň"),
        ("z'la", None),
        ("me^sto", "město"),
        ("a'e'i'o'u'y'", "áéíóúý"),
        ("lo\u0308ss", "löss"),
        ("lo:ss", "löss"),
        ("kůň", "kůň"),
        ("ku\u030an\u030c", "kůň"),
        ("x^", None),
        ("^", None),
        ("č^", None),
        ("chceš-li", "chceš-li"),
        ("a0", None),
    ],
)
def test_digraphs(typed: str, word: str | None) -> None:
    if word is None:
        with pytest.raises(UsageError, match="makes no letter here"):
            decode(typed)
    else:
        assert decode(typed) == word


@given(st.text(alphabet="abcčdďz^<'*0:CU", max_size=12))
def test_digraphs_never_drop_a_sign(typed: str) -> None:
    """A sign either makes a letter or refuses the word."""
    try:
        word = decode(typed)
    except UsageError:
        return
    assert not set(word) & set("^<'*0:")
    assert len(word) == len([sign for sign in typed if sign not in "^<'*0:"])
    assert sum(letter.lower() in LETTERS for letter in word) >= sum(sign in "^<'*0:" for sign in typed)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("pes, psa;z^ena", Command(Verb.JUDGE, ("pes", "psa", "žena"))),
        ("  ", Command(Verb.NOTHING)),
        (":undo", Command(Verb.UNDO)),
        (":zpet", Command(Verb.UNDO)),
        (":zpět", Command(Verb.UNDO)),
        (":ZPET", Command(Verb.UNDO)),
        (":poznamka Stůl 5: Nov^k", Command(Verb.NOTE, text="Stůl 5: Nov^k")),
        (":varianta plus", Command(Verb.VARIANT, text="plus")),
        (":pravidla", Command(Verb.GAME)),
        (":uloz protest.csv", Command(Verb.EXPORT, text="protest.csv")),
        (":konec", Command(Verb.QUIT)),
    ],
)
def test_lines(line: str, command: Command) -> None:
    assert read_command(line) == command


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (":und", "no command :und"),
        (":judge pes", "no command :judge"),
        (":note", "something is missing"),
        (":export", "csv"),
        ("pes x^", "makes no letter"),
    ],
)
def test_lines_refused(line: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        read_command(line)


@settings(deadline=None)
@given(st.text())
def test_any_line_is_understood_or_refused(line: str) -> None:
    try:
        read_command(line)
    except LexiconError as error:
        assert str(error).isprintable()


def test_rulings_undo_and_notes(toy: Lexicon) -> None:
    table, kept = session(toy)
    first = table.judge(["pes"], "pes")
    second = table.judge(["pes", "psa"], "pes psa")
    assert (first.judged.number, first.judged.valid, second.judged.number, second.judged.valid) == (1, True, 2, False)
    assert [word.status for word in second.judged.words] == ["valid", "invalid"]
    assert second.judged.words[1].line.startswith("PSA: neplatné v KLASIKu.")
    table.note("Stůl 5")
    assert table.undo() is second
    assert (second.undone, second.notes) == (START + timedelta(seconds=5), ("Stůl 5",))
    assert table.last is first
    assert table.undo() is first
    with pytest.raises(UsageError, match="no ruling yet"):
        table.undo()
    third = table.judge(["psa"])
    assert third.judged.number == 3
    assert [type(event).__name__ for event in kept] == [
        "Opened", "Judged", "Judged", "Noted", "Undone", "Undone", "Judged",
    ]  # fmt: skip


def test_variant_and_rules_of_play_change_from_then_on(toy: Lexicon) -> None:
    table, _ = session(toy)
    before = table.judge(["psa"])
    table.change(variant="plus", game="dsf")
    after = table.judge(["psa"])
    assert (before.judged.valid, after.judged.valid) == (False, True)
    assert table.outcome(before).loses_turn is Party.PLAYER
    assert table.outcome(after).loses_turn is Party.CHALLENGER
    for wrong in ({"variant": "x"}, {"game": "x"}):
        with pytest.raises(UsageError, match="x"):
            table.change(**wrong)
    assert (table.variant, table.game_id) == ("plus", "dsf")
    with pytest.raises(UsageError, match="no word to judge"):
        table.judge([])


def test_a_session_goes_on_where_it_was(toy: Lexicon, tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    with Journal(path) as journal:
        assert (journal.events, journal.torn) == ([], False)
        table = Session(toy, Wording(toy), journal.append, Clock())
        table.judge(["pes"], "pes")
        table.change(variant="plus")
        table.judge(["psa"], "psa")
        table.undo()
        table.note("k prvnímu")
        before = [(one.judged, one.notes, one.undone) for one in table.rulings]
    with Journal(path) as journal:
        again = Session(toy, Wording(toy), journal.append, Clock(), events=journal.events)
        assert [(one.judged, one.notes, one.undone) for one in again.rulings] == before
        assert (again.variant, again.resumed) == ("plus", True)
        assert again.judge(["pes"]).judged.number == 3
    assert len(read_journal(path)) == 8


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_torn_last_line_is_cut_off(toy: Lexicon, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "p.jsonl"
    with Journal(path) as journal:
        table = Session(toy, Wording(toy), journal.append, Clock())
        table.judge(["pes"])
        table.judge(["psa"])
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Journal(path) as journal:
        numbers = [
            one.judged.number
            for one in Session(toy, Wording(toy), journal.append, Clock(), events=journal.events).rulings
        ]
    # Without its line end alone, the last line is still whole.
    assert (numbers, journal.torn) == (([1, 2], False) if cut == 1 else ([1], True))
    read_journal(path)


def test_a_damaged_journal_is_refused_with_its_line(toy: Lexicon, tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    with Journal(path) as journal:
        table = Session(toy, Wording(toy), journal.append, Clock())
        table.judge(["pes"])
    good = path.read_bytes()
    lines = good.splitlines(keepends=True)
    path.write_bytes(lines[0] + b"{}\n" + lines[1])
    with pytest.raises(DataError, match=r"p\.jsonl:2: the journal is damaged"):
        Journal(path)
    assert path.read_bytes() == lines[0] + b"{}\n" + lines[1]
    path.write_bytes(good + b'{"event":"undone","time":"2026-03-14T10:00:00Z","number":7}\n')
    with Journal(path) as journal, pytest.raises(UsageError, match="no ruling 7"):
        Session(toy, Wording(toy), journal.append, Clock(), events=journal.events)


def test_one_journal_belongs_to_one_session(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Journal(tmp_path / "p.jsonl"), pytest.raises(UsageError, match="another session writes"):
        Journal(tmp_path / "p.jsonl")
    with Journal(tmp_path / "p.jsonl"):
        pass


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=200) | st.text(max_size=100).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_are_a_journal_or_refused(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    path = tmp_path_factory.mktemp("j") / "p.jsonl"
    path.write_bytes(raw)
    try:
        with Journal(path) as journal:
            assert journal.events == []
    except DataError as error:
        assert str(error).isprintable()


@pytest.fixture
def table(toy: Lexicon) -> Iterator[Session]:
    found, _ = session(toy)
    found.judge(["pes", "psa"], "pes psa")
    found.note("Stůl 5; Nováková")
    found.undo()
    found.judge(["z\x1b[2Jena"], "z\x1b[2Jena")
    yield found


def test_record_as_csv(table: Session) -> None:
    rows = list(csv.DictReader(io.StringIO(record_csv(table.rulings))))
    assert [(row["number"], row["word"], row["status"], row["move"]) for row in rows] == [
        ("1", "pes", "valid", "not valid"),
        ("1", "psa", "invalid", "not valid"),
        ("2", "z\\x1b2jena", "invalid", "not valid"),
    ]
    assert rows[1]["rules"] == "F1"
    assert (rows[0]["time"], rows[0]["undone"]) == ("2026-03-14T10:00:02+00:00", "2026-03-14T10:00:04+00:00")
    assert (rows[0]["notes"], rows[2]["undone"]) == ("Stůl 5; Nováková", "")


def test_record_as_json_and_as_files(table: Session, tmp_path: Path) -> None:
    found = json.loads(record_json(table.rulings))
    assert (found["kind"], found["schema"]) == ("protest-record", 1)
    assert [one["undone"] for one in found["rulings"]] == ["2026-03-14T10:00:04Z", None]
    save_record(table.rulings, tmp_path / "protest.csv")
    save_record(table.rulings, tmp_path / "protest.json")
    assert (tmp_path / "protest.csv").read_bytes().startswith(b"\xef\xbb\xbfnumber,time,")
    assert json.loads((tmp_path / "protest.json").read_text(encoding="utf-8")) == found
    with pytest.raises(UsageError, match="neither CSV nor JSON"):
        save_record(table.rulings, tmp_path / "protest.txt")


def test_a_killed_session_loses_no_line(toy_folder: Path, tmp_path: Path) -> None:
    """The process is killed as soon as a verdict is on the screen; that ruling is in the journal."""
    command = [sys.executable, "-m", "lexicon", "referee", "--lexicon", str(toy_folder)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    for number in (1, 2):
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, env=environment, bufsize=0
        )
        assert process.stdin and process.stdout
        process.stdin.write(b"ku*n^\n")
        while (line := process.stdout.readline().decode()) and not line.startswith("KŮŇ: platné v KLASIKu."):
            pass
        assert line
        process.send_signal(signal.SIGKILL)
        process.wait(20)
        process.stdin.close()
        process.stdout.close()
        with Journal(tmp_path / "protokol.jsonl") as journal:
            judged = [event for event in journal.events if type(event).__name__ == "Judged"]
            assert len(judged) == number
