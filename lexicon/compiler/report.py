"""What a build made, as data: counts per source, part of speech and rule, forms per variant, time, memory, sizes."""

import resource
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from lexicon.compiler.agreement import Alone, Disagreements
from lexicon.compiler.expand import Headword
from lexicon.compiler.survey import Survey
from lexicon.readers.open import ReadReport
from lexicon.store.format import StoredLexeme

REPORT = "report.json"


class SourceCounts(msgspec.Struct):
    """One source: entries by kind, words of a spelling dictionary by where they went, and the unplaced ones."""

    counts: dict[str, int]
    unplaced: list[str]


class Report(msgspec.Struct):
    """`report.json` beside the artefact's folder; unlike the artefact it tells time and memory."""

    ruleset: str
    sources: dict[str, SourceCounts]
    missing_sources: dict[str, str]
    left_out: dict[str, str]  # verbal nouns of a wrong quantity, with the right one
    lexemes: dict[str, int]  # by part of speech
    guessed: int
    forms: dict[str, int]
    known: int
    survey: Survey
    alone: dict[str, Alone]  # by source
    disagreements: Disagreements
    failures: list[str]
    seconds: dict[str, float]
    peak_mib: float
    bytes: dict[str, int]


def source_counts(reports: Sequence[ReadReport]) -> dict[str, SourceCounts]:
    """Counts by source, largest first."""
    return {report.source: SourceCounts(dict(report.counts.most_common()), report.unplaced) for report in reports}


def lexeme_counts(headwords: Sequence[Headword]) -> dict[str, int]:
    """Lexemes by part of speech."""
    return dict(Counter(headword.lexeme.upos.value for headword in headwords).most_common())


def guessed_count(stored: dict[str, list[StoredLexeme]]) -> int:
    """How many lexemes have a guessed vzor."""
    return sum(lexeme.guessed for lexemes in stored.values() for lexeme in lexemes)


def peak_mib() -> float:
    """Peak resident memory of this process or the largest of its children, in MiB."""
    unit = 2**20 if sys.platform == "darwin" else 2**10
    peaks = (resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return round(max(peaks) / unit, 1)


def write_report(path: Path, report: Report) -> None:
    """Write the report beside the artefact."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
