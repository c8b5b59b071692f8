"""`make bench`: measures and writes the tables of docs/performance.md.

python tests/bench                     all but the last two tables, a few minutes
python tests/bench growth              builds a quarter, a half and all of the sources
python tests/bench large               10 and 50 million invented forms (needs some 8 GB of memory)
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import sections
from growth import growth
from large import large
from page import Table, fill
from prepared import prepare

from lexicon.judge.lexicon import open_lexicon

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Measure; a table is written as soon as it is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lexicon", type=Path, default=ROOT / "build/cs")
    parser.add_argument("tables", nargs="*", metavar="table", default=[])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        for table in measured(options.lexicon, options.tables, Path(scratch)):
            print(table.markdown(1), end="\n\n", flush=True)
            fill(table, ROOT)


def measured(folder: Path, names: Sequence[str], scratch: Path) -> Iterator[Table]:
    """Table by table; without names those that do not take long."""
    long: dict[str, Callable[[], Table]] = {
        "growth": lambda: growth(ROOT / "sources", ROOT / "build/fetched", scratch),
        "large": lambda: large(scratch),
    }
    if not names or not long.keys() >= set(names):
        yield from _quick(folder, [name for name in names if name not in long], scratch)
    for name in names:
        if name in long:
            yield long[name]()


def _quick(folder: Path, names: Sequence[str], scratch: Path) -> Iterator[Table]:
    lexicon = open_lexicon(folder)
    prepare(lexicon, scratch)
    tables: dict[str, Callable[[], Table]] = {
        "machine": lambda: sections.machine(lexicon),
        "membership": lambda: sections.membership(lexicon, scratch),
        "footprint": lambda: sections.footprint(scratch),
        "answers": lambda: sections.answers(lexicon, scratch),
        "searches": lambda: sections.searches(lexicon),
        "building": lambda: sections.building(lexicon.folder),
    }
    for name in names or tables:
        yield tables[name]()


if __name__ == "__main__":
    main()
