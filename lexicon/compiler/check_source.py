"""Checking a source before it is built: the format, then what only the rules and the vzory can say of it.

slova.tsv:12: [hrást] unknown part of speech 'NUON' (did you mean NOUN? write one of: NOUN, PROPN, ...)
slova.tsv:15: [kost] unknown vzor 'kosť' (did you mean kost?)
slova.tsv:19: [pán] vzor pán has no trait 'óvé' (did you mean ové?)
slova.tsv:20: [bach] unknown label 'hovórové' (did you mean hovorové?)
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from lexicon.errors import DataError, UsageError
from lexicon.files.compressed import pieces
from lexicon.morphology.derive import PREFIXED
from lexicon.morphology.inflect import Inflector
from lexicon.readers.entry import Entry, Reading
from lexicon.readers.manifest import ManifestRow, Source, load_source
from lexicon.readers.open import FORMATS, ReadReport, read_source, with_companions
from lexicon.rules import Ruleset

_BY_ENDING = {
    ".xml": "tei", ".tsv": "table", ".txt": "table", ".dic": "hunspell", ".ifo": "stardict", ".xz": "morfflex",
}  # fmt: skip
_TAG = 15  # signs of a tag: what tells a MorfFlex table from ours


@dataclass(slots=True)
class Checked:
    """What a check found: entries by kind, and everything that is wrong, in the order of the files."""

    counts: Counter[str] = field(default_factory=Counter)
    problems: list[DataError] = field(default_factory=list)


def check_source(path: Path, ruleset: Ruleset, inflector: Inflector, form: str = "") -> Checked:
    """Check a manifest (`.toml`) with its files, or one file of a format, which is told by its name if not given.

    Tables and TEI are checked to the end, other formats to their first problem. Raises UsageError (unknown format,
    a manifest without files).
    """
    if path.suffix == ".toml":
        try:
            source = load_source(path)
        except DataError as error:
            return Checked(problems=[error])
        if not source.files:
            raise UsageError("{file} names no files of its own", file=path, hint="check the file that you got instead")
    else:
        if not path.is_file():
            raise DataError(path, 0, "file not found")
        form = form or _format_of(path)
        row = ManifestRow(path.stem, path.stem, "", "", ruleset.language, form, 1, [])
        source = Source(row, path, with_companions(form, path))
    return _check(source, ruleset, inflector)


def _format_of(path: Path) -> str:
    form = _BY_ENDING.get(path.suffix)
    if form == "table":
        start = next(pieces(path), b"").split(b"\n", 1)[0].split(b"\t")
        return "morfflex" if len(start) == 3 and len(start[1]) == _TAG else form
    if form is None:
        raise UsageError("what format is {file}?", file=path, hint="--format: {known}", known=", ".join(FORMATS))
    return form


def _check(source: Source, ruleset: Ruleset, inflector: Inflector) -> Checked:
    checked = Checked()
    match source.row.format:
        case "tei":
            from lexicon.readers.tei import check_tei  # noqa: PLC0415

            checked.problems += check_tei(source.files)
        case "table":
            from lexicon.readers.table import check_table  # noqa: PLC0415

            checked.problems += (problem for path in source.files for problem in check_table(path))
    words = _Words(ruleset, inflector)
    for files in _units(source):
        report = ReadReport(source.id)
        try:
            for entry in read_source(source, files, report):
                checked.problems += words.problems(files[0], entry)
        except DataError as error:
            if str(error) not in map(str, checked.problems) and not _elsewhere(error, source):
                checked.problems.append(error)
        checked.counts.update(report.counts)
    return checked


def _units(source: Source) -> Iterator[Sequence[Path]]:
    """Files to read at a time: those of tables and TEI one by one, so that a problem names its file."""
    if source.row.format in ("tei", "table"):
        yield from ((path,) for path in source.files)
    else:
        yield source.files


def _elsewhere(error: DataError, source: Source) -> bool:
    """A reference from one TEI file to another is broken only while they are read one by one."""
    return source.row.format == "tei" and len(source.files) > 1 and error.what.startswith("reference to ")


class _Words:
    """The names that a source may use: vzory, traits, stems, labels."""

    def __init__(self, ruleset: Ruleset, inflector: Inflector) -> None:
        self._labels = ruleset.labels
        self._vzory = inflector.vzory
        asked = {cells.row.trait for rows in ruleset.cells.values() for cells in rows if cells.row.trait}
        self._traits = frozenset((*asked, PREFIXED))  # of any vzor: rules and derivation ask for them
        self._fine: set[tuple[str, tuple[str, ...], tuple[tuple[str, str], ...], tuple[str, ...]]] = set()

    def problems(self, file: Path, entry: Entry) -> Iterator[DataError]:
        """Names that nobody knows, in one entry."""
        for reading in entry.readings:
            key = (reading.vzor, reading.traits, reading.stems, reading.labels)
            if key in self._fine:
                continue
            found = [*self._unknown(reading)]
            for variant in entry.variants:
                found += self._unlisted("label", variant.labels, self._labels)
            if not found:
                self._fine.add(key)
            yield from (DataError(file, entry.line, what, entry=entry.id, hint=hint) for what, hint in found)

    def _unknown(self, reading: Reading) -> Iterator[tuple[str, str]]:
        yield from self._unlisted("label", reading.labels, self._labels)
        if not reading.vzor:
            return
        vzor = self._vzory.get(reading.vzor)
        if vzor is None:
            yield from self._unlisted("vzor", (reading.vzor,), self._vzory)
            return
        traits = {*vzor.traits, *self._traits}
        yield from self._unlisted(f"trait of the vzor {vzor.id}", reading.traits, traits)
        yield from self._unlisted(f"stem of the vzor {vzor.id}", [name for name, _ in reading.stems], vzor.stems)

    @staticmethod
    def _unlisted(what: str, values: Iterable[str], known: Iterable[str]) -> Iterator[tuple[str, str]]:
        names = list(known)
        for value in values:
            if value not in names:
                near = get_close_matches(value, names, n=3, cutoff=0.5)
                some = ", ".join(near) if near else ", ".join(names) if len(names) < 20 else "see the documentation"
                yield f"unknown {what} {value!r}", f"did you mean {some}?" if near else f"known: {some}"
