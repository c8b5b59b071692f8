"""The documentation's examples, run: library.md as doctests, the console blocks of the referee's pages, the game loop.

In a console block a line with `$` is run and what follows must be its output, where `...` stands for anything.
`cat FILE` shows a file, which the test writes first.
"""

import doctest
import io
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli_helpers import Command

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("referee.md", "en/referee.md")


@pytest.fixture
def table(tmp_path: Path, toy_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the small lexicon where `lexicon.open()` looks for it."""
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "cs").symlink_to(toy_folder)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_library_examples(table: Path) -> None:
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    page = re.sub("^```.*$", "", page, flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(page, {}, "library.md", "library.md", 0)
    ran = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
    assert (ran.failed, ran.attempted > 40) == (0, True)


def test_example_game_is_short_and_plays(
    table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = DOCS / "example_game.py"
    assert len(program.read_text(encoding="utf-8").splitlines()) < 30
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setattr(sys, "stdin", io.StringIO("8G COP\nx\nI8 PSA\nI8 PES\n"))
    runpy.run_path(str(program))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "8G COP 8 [8, 0]"
    assert lines[1] == "cannot read the move “x”; write it as 8H WORD or H8 WORD"
    assert lines[2] == "I8 PSA ['invalid-word'] [8, 0]"
    assert lines[3] == "I8 PES 4 [12, 0]"
    assert lines[12] == " 8 ......COP......"


def blocks(page: str) -> Iterator[list[str]]:
    text = (DOCS / page).read_text(encoding="utf-8")
    for found in re.finditer(r"^```console\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield found[1].splitlines()


def steps(page: str) -> Iterator[tuple[str, str]]:
    """(command, expected output) in the order of the page."""
    for block in blocks(page):
        command, expected = "", list[str]()
        for line in [*block, "$ "]:
            if line.startswith("$ "):
                if command:
                    yield command, "".join(f"{one}\n" for one in expected)
                command, expected = line[2:], []
            else:
                expected.append(line)


@pytest.mark.parametrize("page", PAGES)
def test_console_examples(page: str, lexicon: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = 0
    for command, expected in steps(page):
        if command.startswith("cat "):
            Path(command[4:]).write_text(expected, encoding="utf-8")
            continue
        typed, arguments = "", shlex.split(command)
        if "<" in arguments:
            at = arguments.index("<")
            typed = Path(arguments[at + 1]).read_text(encoding="utf-8")
            arguments = arguments[:at]
        assert arguments.pop(0) == "lexicon", command
        found = lexicon(*arguments, stdin=typed)
        pattern = re.escape(expected).replace(re.escape("..."), ".*")
        pattern = re.sub(r"\\\(core.*?\\\)", r"\\(core[^)]*\\)", pattern)  # the small lexicon has one source only
        assert re.fullmatch(pattern, found.out + found.err, re.DOTALL), f"{command}\n{found.out}{found.err}"
        ran += 1
    assert ran >= 15
