"""Running the command line inside the test process, and in one of its own."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from lexicon.cli.main import main


class Ran(NamedTuple):
    """Exit code, standard output, standard error."""

    code: int
    out: str
    err: str


class Command:
    """`lexicon` with a lexicon of its own; call it with the arguments."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, place: Path
    ) -> None:
        self._patch = monkeypatch
        self._capture = capsys
        self.folder = folder
        monkeypatch.setenv("LEXICON", str(folder))
        monkeypatch.delenv("LEXICON_LANG", raising=False)
        monkeypatch.chdir(place)

    def __call__(self, *arguments: str, stdin: str | bytes = "") -> Ran:
        raw = stdin.encode() if isinstance(stdin, str) else stdin
        self._patch.setattr(sys, "argv", ["lexicon", *arguments])
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        with pytest.raises(SystemExit) as stopped:
            main()
        told = self._capture.readouterr()
        code = stopped.value.code
        assert isinstance(code, int)
        return Ran(code, told.out, told.err)


def popen(*arguments: str, folder: Path, place: Path) -> "subprocess.Popen[bytes]":
    """The command in a process of its own, all its streams piped."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "lexicon", *arguments]
    environment = {**os.environ, "LEXICON": str(folder)}
    environment.pop("LEXICON_LANG", None)
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, cwd=place, env=environment)
