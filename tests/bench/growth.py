"""Whether the build grows with its sources: a quarter, a half, and all of the headwords of every source."""

import shutil
from pathlib import Path
from time import perf_counter

from page import Table

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.compiler.report import Report

_SHARES = (4, 2, 1)


def growth(sources: Path, cache: Path, scratch: Path) -> Table:
    """Build each share into `scratch`."""
    rows = []
    for share in _SHARES:
        place = scratch / f"share{share}"
        _thin_out(sources, place / "sources", share)
        named = _thin_fetched(cache, place, share)
        begin = perf_counter()
        built = build(BuildOptions(place / "sources", place / "cs", cache, source_files=named), print)
        took = perf_counter() - begin
        assert isinstance(built.report, Report)
        lexemes = sum(built.report.lexemes.values())
        rows.append(
            (
                f"1/{share}",
                f"{lexemes:,}",
                f"{built.report.known:,}",
                f"{took:.1f}",
                f"{took / lexemes * 1e6:.0f}",
                f"{built.report.peak_mib:.0f}",
            )
        )
        shutil.rmtree(place)
    columns = (
        ("prameny", "sources"), ("lexémů", "lexemes"), ("tvarů", "forms"), "s",
        ("µs na lexém", "µs a lexeme"), ("paměť, MiB", "memory, MiB"),
    )  # fmt: skip
    return Table("growth", columns, rows)


def _thin_out(sources: Path, target: Path, share: int) -> None:
    """Every `share`-th row of tables; TEI sources, which are small, stay whole."""
    shutil.copytree(sources, target)
    for table in target.rglob("*.tsv"):
        head, *rows = table.read_text(encoding="utf-8").splitlines(keepends=True)
        table.write_text("".join([head, *rows[::share]]), encoding="utf-8")


def _thin_fetched(cache: Path, place: Path, share: int) -> dict[str, Path]:
    """The same for a fetched spelling dictionary."""
    named = {}
    for path in cache.glob("*/*.dic"):
        _, *rows = path.read_bytes().splitlines(keepends=True)
        kept = rows[::share]
        named[path.parent.name] = place / path.name
        named[path.parent.name].write_bytes(b"%d\n" % len(kept) + b"".join(kept))
    return named
