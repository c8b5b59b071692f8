"""The command line over the small lexicon, in an empty folder."""

from pathlib import Path

import pytest
from cli_helpers import Command


@pytest.fixture
def lexicon(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], toy_folder: Path, tmp_path: Path
) -> Command:
    return Command(monkeypatch, capsys, toy_folder, tmp_path)
