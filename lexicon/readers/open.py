"""One door to all source formats: a manifest names its format, this names the reader."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from lexicon.errors import DataError
from lexicon.readers.entry import Entry
from lexicon.readers.manifest import Source

FORMATS = ("tei", "table", "hunspell", "morfflex", "stardict")


@dataclass(slots=True)
class ReadReport:
    """What one source gave: counts of where its words went, and those that went nowhere."""

    source: str
    counts: Counter[str] = field(default_factory=Counter)
    unplaced: list[str] = field(default_factory=list)


def read_source(source: Source, files: Sequence[Path], report: ReadReport) -> Iterator[Entry]:
    """All entries of a source from its `files`. Raises DataError (unknown format, bad data)."""
    for entry in _read(source, files, report):
        report.counts[entry.kind.value] += 1
        yield entry


def with_companions(form: str, path: Path) -> tuple[Path, ...]:
    """A file named for a source with those that belong to it: the .idx and .dict of an .ifo, the .aff of a .dic."""
    endings = {"stardict": (".idx", ".idx.gz", ".dict.dz", ".dict"), "hunspell": (".aff",)}.get(form, ())
    return (path, *(beside for ending in endings if (beside := path.with_suffix(ending)).is_file()))


def _read(source: Source, files: Sequence[Path], report: ReadReport) -> Iterator[Entry]:
    # Readers are imported when first needed: a table needs no XML library.
    match source.row.format:
        case "tei":
            from lexicon.readers.tei import read_tei  # noqa: PLC0415

            yield from read_tei(files, source.id)  # references may cross from file to file
        case "table":
            from lexicon.readers.table import read_table  # noqa: PLC0415

            for path in files:
                yield from read_table(path, source.id)
        case "hunspell":
            from lexicon.readers.hunspell import SortReport, read_hunspell  # noqa: PLC0415

            sorting = SortReport()
            for path in files:
                if path.suffix not in (".aff", ".license"):
                    yield from read_hunspell(path, source.id, sorting)
            report.counts.update({f"sorted:{name}": count for name, count in sorting.counts.items()})
            report.unplaced += sorting.unplaced
        case "morfflex":
            from lexicon.readers.morfflex import read_morfflex  # noqa: PLC0415

            for path in files:
                yield from read_morfflex(path, source.id, source.row.options, report.counts)
        case "stardict":
            from lexicon.readers.stardict import read_stardict  # noqa: PLC0415

            for path in [path for path in files if path.suffix == ".ifo"] or files[:1]:  # it finds what belongs to it
                yield from read_stardict(path, source.id)
        case other:
            raise DataError(source.manifest, 0, f"unknown format {other!r}", hint=f"one of: {', '.join(FORMATS)}")
