"""Rows for people (a table) or for programs (TSV with a line of column names)."""

from collections.abc import Iterable, Mapping, Sequence

import typer

from lexicon.judge.messages import Say
from lexicon.message import message

TITLES: Mapping[str, str] = {
    "word": message("word"),
    "points": message("points"),
    "blanks": message("blanks"),
    "upos": message("part of speech"),
    "headword": message("headword"),
    "before": message("before"),
    "behind": message("behind"),
    "headless": message("without the first letter"),
    "tailless": message("without the last letter"),
    "letters": message("letters"),
    "words": message("words"),
    "with": message("with"),
    "length": message("length"),
    "gold": message("list"),
    "ours": message("lexicon"),
    "both": message("both"),
    "precision": message("precision"),
    "recall": message("recall"),
    "group": message("group"),
    "cause": message("cause"),
    "near": message("near headword"),
    "examples": message("examples"),
    "rules": message("rules"),
}
_NUMBERS = frozenset(("points", "words", "gold", "ours", "both", "precision", "recall"))


def print_tsv(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The columns' names, then a line a row."""
    for row in (columns, *rows):
        typer.echo("\t".join(row))


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str]], say: Say, title: str = "") -> None:
    """A table as wide as the terminal; in a pipe as wide as it needs. Columns without any content are left out."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    filled = list(rows)
    kept = [at for at in range(len(columns)) if any(row[at] for row in filled)]
    if not kept:
        return
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 10_000
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False)
    for at in kept:
        name = columns[at]
        table.add_column(say(TITLES[name]), justify="right" if name in _NUMBERS else "left")
    for row in filled:
        table.add_row(*(Text(row[at]) for at in kept))
    console.print(table)
