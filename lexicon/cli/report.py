"""The build's report as tables for people."""

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lexicon.compiler.pipeline import Built
from lexicon.judge.messages import Say, translator
from lexicon.judge.official import list_lines

_MOST = 15


def print_report(built: Built, out: Path, language: str) -> None:
    """What was built, or that nothing had changed."""
    say = translator(language)
    console = Console()
    manifest = built.manifest
    if built.report is None:
        text = say("Nothing has changed: {out} is up to date (version {version}).")
        console.print(text.format(out=out, version=manifest.version), highlight=False)
        return
    report = built.report
    table = Table(say("source"), say("entries"), say("placed"), title=say("Sources"), title_justify="left")
    for source, counts in report.sources.items():
        kinds = ", ".join(f"{name} {count}" for name, count in counts.counts.items())
        entries = next((item.entries for item in manifest.sources if item.id == source), 0)
        table.add_row(source, str(entries), kinds)
    for source, reason in report.missing_sources.items():
        table.add_row(source, "–", reason)
    console.print(table)
    _counts(console, say("Lexemes by part of speech"), report.lexemes, say)
    for variant, rules in report.survey.rejected.items():
        title = say("Known forms that {variant} stops, by rule").format(variant=variant.upper())
        _counts(console, title, dict(list(rules.items())[:_MOST]), say)
    _counts(console, say("Allowed forms"), {name.upper(): count for name, count in report.forms.items()}, say)
    _counts(console, say("Seconds by stage"), {name: round(value, 1) for name, value in report.seconds.items()}, say)
    size = sum(report.bytes.values()) / 1e6
    text = say("{known} known forms; {size:.1f} MB in {out}; {seconds:.0f} s; at most {peak:.0f} MiB a process")
    seconds = sum(report.seconds.values())
    console.print(
        text.format(known=report.known, size=size, out=out, seconds=seconds, peak=report.peak_mib), highlight=False
    )
    for line in list_lines(manifest, say):
        console.print(line, highlight=False)
    if report.failures:
        console.print(say("{count} lexemes have no forms, see report.json").format(count=len(report.failures)))


def _counts(console: Console, title: str, counts: Mapping[str, float], say: Say) -> None:
    table = Table(say("what"), say("count"), title=title, title_justify="left")
    table.columns[1].justify = "right"
    for name, count in counts.items():
        table.add_row(name, f"{count:,}".replace(",", " "))
    console.print(table)
