"""Progress of a long build: a bar on a terminal, nothing in a pipe."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


class Stages:
    """Names the running stage, counts its steps and remembers how long each took (seconds)."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        console = Console(file=sys.stderr)
        self._progress = Progress(
            TextColumn("{task.description:>24}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=console,
            disable=not console.is_terminal,
            auto_refresh=False,  # no thread: the build forks
        )
        self._task = self._progress.add_task("")

    @contextmanager
    def running(self) -> Iterator["Stages"]:
        """Show the bar while the block runs."""
        with self._progress:
            yield self

    @contextmanager
    def stage(self, name: str, total: int | None = None) -> Iterator[None]:
        """One named stage of `total` steps."""
        begin = perf_counter()
        self._progress.reset(self._task, description=name, total=total)
        self._progress.refresh()
        yield
        self.seconds[name] = perf_counter() - begin

    def tick(self, count: int = 1) -> None:
        """`count` further steps are done."""
        self._progress.advance(self._task, count)
        self._progress.refresh()
