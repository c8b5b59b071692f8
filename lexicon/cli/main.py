"""The command line: `lexicon COMMAND`. Exit codes: 0 valid, 1 not valid, 2 error; 130 and 141 mean no answer.

A command is a module of this folder with the command's name and a function `register`; it is imported when it is
asked for, so that a challenge does not wait for what only a build needs.
"""

import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from lexicon.cli.coercion import shorten
from lexicon.cli.options import ERROR
from lexicon.cli.refusals import asked_language, refusal
from lexicon.errors import LexiconError

COMMANDS = (
    "challenge", "explain", "check", "referee", "play", "round", "tiles", "inflect", "info", "export", "build", "list",
    "source", "rules", "diff", "why-not", "search", "evaluate", "package",
)  # fmt: skip
INTERRUPTED, PIPE_CLOSED = 130, 141  # as shells count a program that a signal ended
_MISUSE: Any = typer.BadParameter.__bases__[0]  # what the parser raises for any misused option


class LazyGroup(TyperGroup):
    """Commands are imported one by one, when needed."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The order of the help."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        one = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
        import_module(f"lexicon.cli.{cmd_name.replace('-', '_')}").register(one)
        command = typer.main.get_group(one).commands[cmd_name]
        for each in (command, *getattr(command, "commands", {}).values()):
            shorten(each.get_params(ctx))
        return command

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The options before the command."""
        shorten(self.get_params(ctx))
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=LazyGroup,
    name="lexicon",
    help="Lexikon pro české Scrabble: verdikty s odůvodněním.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback()
def _lexicon() -> None:
    """Lexikon pro české Scrabble: verdikty s odůvodněním."""


def _drop_output() -> None:
    """What is still to be written has nowhere to go; without this Python would try again when it ends."""
    sys.stdout = sys.__stdout__
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def main() -> None:
    """Run the command line. Any refusal is one line on standard error and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (LexiconError, typer.Abort, _MISUSE) as error:
        text, code = refusal(error, asked_language(sys.argv[1:], os.environ))
        typer.echo(text, err=True)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (BrokenPipeError, SystemExit):  # `lexicon export | head`; typer leaves a closed pipe by SystemExit
        _drop_output()
        code = PIPE_CLOSED
    except OSError as error:  # a full disk, a folder that vanished
        _drop_output()
        typer.echo(f"lexicon: {error.filename or ''}: {error.strerror}".replace(" :", ""), err=True)
        code = ERROR
    sys.exit(code if isinstance(code, int) else 0)
