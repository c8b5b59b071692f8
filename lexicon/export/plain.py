"""Text: a word a line, alone or followed by a tab and its points or meaning; `#` begins the lines with the licence.

# Lexikon 1.0
psi	5
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from lexicon.export.source import Job, meaning


def write_words(job: Job, target: Path) -> None:
    """Words only, for programs: no header."""
    with target.open("w", encoding="utf-8", newline="\n") as stream:
        stream.writelines(f"{word}\n" for word in job.words)


def write_points(job: Job, target: Path) -> None:
    """Word, tab, points of its letters."""
    points = job.tiles.points
    _table(job, target, ((word, str(sum(points.get(one, 0) for one in word))) for word in job.words))


def write_definitions(job: Job, target: Path) -> None:
    """Word, tab, headwords with part of speech and definition."""
    _table(job, target, ((word, meaning(records)) for word, records in job.records()))


def _table(job: Job, target: Path, rows: Iterable[tuple[str, str]]) -> None:
    with target.open("w", encoding="utf-8", newline="\n") as stream:
        stream.writelines(f"# {line}\n" for line in job.provenance.lines())
        stream.writelines(f"{word}\t{value}\n" for word, value in rows)


def read_words(path: Path) -> Iterator[str]:
    """The words of any of the three."""
    with path.open(encoding="utf-8") as stream:
        for line in stream:
            if not line.startswith("#"):
                yield line.rstrip("\n").split("\t")[0]
