"""The formats, and the one way through all of them: write beside, read back, compare, rename."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lexicon.errors import ArtefactError, UsageError
from lexicon.export import hunspell, kwg, kwg_reader, plain, scrabble3d, tables, tries
from lexicon.export.source import Job, Provenance, RecordSource, Tiles
from lexicon.files.staging import staging

LICENCE_SUFFIX = ".LICENCE.txt"


@dataclass(frozen=True, slots=True)
class Format:
    """How to write a format and read its words back. `side_file`: licence and sources do not fit inside."""

    write: Callable[[Job, Path], None]
    read: Callable[[Path], Iterable[str]]
    suffix: str
    about: str
    side_file: bool = True


FORMATS: Mapping[str, Format] = {
    "txt": Format(plain.write_words, plain.read_words, ".txt", "a word a line"),
    "points": Format(plain.write_points, plain.read_words, ".tsv", "word, tab, points", side_file=False),
    "definitions": Format(plain.write_definitions, plain.read_words, ".tsv", "word, tab, meaning", side_file=False),
    "marisa": Format(tries.write_marisa, tries.read_marisa, ".marisa", "bare marisa trie"),
    "dawg": Format(tries.write_dawg, tries.read_dawg, ".dawg", "DAWG of the packages DAWG, DAWG2"),
    "kwg": Format(kwg.write_kwg, kwg_reader.read_kwg, ".kwg", "KWG: word graph only"),
    "gaddag": Format(kwg.write_gaddag, kwg_reader.read_gaddag, ".kwg", "KWG: word graph and GADDAG"),
    "gaddag-wide": Format(
        kwg.write_wide_gaddag, kwg_reader.read_wide_gaddag, ".kwg", "KWG with GADDAG in the layout with 24-bit indices"
    ),
    "scrabble3d": Format(
        scrabble3d.write_scrabble3d, scrabble3d.read_scrabble3d, ".dic", "Scrabble3D with meanings", side_file=False
    ),
    "hunspell": Format(
        hunspell.write_hunspell, hunspell.read_hunspell, ".dic", "hunspell .dic and .aff", side_file=False
    ),
    "jsonl": Format(tables.write_jsonl, tables.read_jsonl, ".jsonl", "form, lemma, features, rules as JSON Lines"),
    "sqlite": Format(tables.write_sqlite, tables.read_sqlite, ".sqlite", "SQLite database", side_file=False),
}


@dataclass(frozen=True, slots=True)
class Export:
    """What was written: the files, all in one folder, and the number of words."""

    files: tuple[Path, ...]
    words: int


def export(
    source: RecordSource,
    format_name: str,
    target: Path,
    *,
    provenance: Provenance,
    tiles: Tiles,
    max_length: int | None = None,
    also: Sequence[str] = (),
) -> Export:
    """Write the words of `provenance.variant` to `target`, and what belongs beside it.

    `max_length` leaves out longer words. `also` names wider variants whose further words get categories of their own
    (scrabble3d only). Raises UsageError for an unknown format or one that cannot hold the words, ArtefactError when
    the file does not read back as written; then nothing is left behind.
    """
    chosen = FORMATS.get(format_name)
    if chosen is None:
        raise UsageError(f"unknown export format {format_name!r}", hint=f"one of {', '.join(FORMATS)}")
    words = _words(source, provenance.variant, max_length)
    further: dict[str, list[str]] = {}
    known = set(words) if also else set()
    for variant in also:
        further[variant] = [word for word in _words(source, variant, max_length) if word not in known]
        known.update(further[variant])
    job = Job(source, words, tiles, provenance, max_length, further)
    with staging(target.parent) as scratch:
        chosen.write(job, scratch / target.name)
        if chosen.side_file:
            beside = scratch / (target.name + LICENCE_SUFFIX)
            beside.write_text("\n".join(provenance.lines()) + "\n", encoding="utf-8", newline="\n")
        check_same(words, chosen.read(scratch / target.name), format_name)
        names = sorted(file.name for file in scratch.iterdir())
    return Export(tuple(target.parent / name for name in names), len(words))


def check_same(words: Sequence[str], read: Iterable[str], format_name: str) -> None:
    """Every word in, no other word in. `words` is sorted, each once. Raises ArtefactError."""
    found = sorted(read)
    if found == words:
        return
    distinct, expected = set(found), set(words)
    missing, extra = sorted(expected - distinct), sorted(distinct - expected)
    if missing or extra:
        raise ArtefactError(
            f"export {format_name} reads back wrong: {len(missing)} words missing {missing[:3]}, "
            f"{len(extra)} too many {extra[:3]}",
            hint="nothing was written; please report it",
        )


def _words(source: RecordSource, variant: str, max_length: int | None) -> list[str]:
    words = set(source.words(variant))
    return sorted(word for word in words if max_length is None or len(word) <= max_length)
