"""`make bench`: measures and writes the tables of docs/performance.md.

python tests/bench                     a few minutes
python tests/bench --growth            also builds a quarter and a half of the sources
python tests/bench --large             also 10 and 50 million invented forms (needs some 6 GB of memory)
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sections
from growth import growth
from large import large
from page import Table, fill
from prepared import prepare

from lexicon.judge.lexicon import open_lexicon

ROOT = Path(__file__).parents[2]


def tables(options: argparse.Namespace, scratch: Path) -> Iterator[Table]:
    """Table by table."""
    lexicon = open_lexicon(options.lexicon)
    prepare(lexicon, scratch)
    yield sections.machine(lexicon)
    yield sections.membership(lexicon, scratch)
    yield sections.footprint(scratch)
    yield sections.answers(lexicon, scratch)
    yield sections.searches(lexicon)
    if (lexicon.folder / "report.json").is_file():
        yield sections.building(lexicon.folder)
    if options.growth:
        yield growth(ROOT / "sources", ROOT / "build/fetched", scratch)
    if options.large:
        yield large(scratch)


def main() -> None:
    """Measure; a table is written as soon as it is measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lexicon", type=Path, default=ROOT / "build/cs")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--large", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        for table in tables(options, Path(scratch)):
            print(table.markdown(1), end="\n\n", flush=True)
            fill(table, ROOT)


if __name__ == "__main__":
    main()
