"""The command line: `lexicon COMMAND`. Exit codes: 0 valid, 1 not valid, 2 error."""

import os
import sys

import typer

from lexicon.cli import build, challenge, check, explain, export, inflect, info
from lexicon.cli.options import ERROR
from lexicon.errors import LexiconError

app = typer.Typer(
    name="lexicon",
    help="Lexikon pro české Scrabble: verdikty s odůvodněním.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (build, challenge, explain, check, inflect, export, info):
    command.register(app)


def main() -> None:
    """Run the command line. Any refusal is one line on standard error and exit code 2."""
    try:
        app()
    except LexiconError as error:
        typer.echo(f"lexicon: {error}", err=True)
        sys.exit(ERROR)
    except KeyboardInterrupt:
        typer.echo("lexicon: přerušeno", err=True)
        sys.exit(130)
    except BrokenPipeError:  # `lexicon export | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
