"""The build's report as a page: report.html beside report.json, for whoever answers for the lexicon."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import jinja2

from lexicon.compiler.report import Report
from lexicon.files.output import replacing_file
from lexicon.judge.grammar_terms import UPOS
from lexicon.judge.messages import Say, translator
from lexicon.judge.official import list_lines
from lexicon.store.format import Manifest, StoredRule

PAGE = "report.html"
_MOST = 40  # words without a place that are named


class Table(NamedTuple):
    """A table; `numbers` are the columns that are set to the right."""

    heads: tuple[str, ...]
    rows: list[tuple[object, ...]]
    numbers: tuple[int, ...] = (1,)
    caption: str = ""


class Section(NamedTuple):
    """A heading with its tables."""

    title: str
    tables: list[Table]
    note: str = ""


def write_page(path: Path, report: Report, manifest: Manifest, rules: Mapping[str, StoredRule], language: str) -> None:
    """Write the page, whole or not at all."""
    say = translator(language)
    environment = jinja2.Environment(autoescape=True, undefined=jinja2.StrictUndefined, trim_blocks=True)
    template = environment.from_string((files("lexicon.cli") / "data" / PAGE).read_text(encoding="utf-8"))
    text = template.render(
        language=language,
        title=say("Lexicon {version}, ruleset {ruleset}").format(version=manifest.version, ruleset=manifest.ruleset),
        lead=list(_lead(report, manifest, say)),
        sections=list(_sections(report, manifest, rules, say)),
    )
    with replacing_file(path) as out:
        out.write(text + "\n")


def _lead(report: Report, manifest: Manifest, say: Say) -> Iterator[str]:
    forms = ", ".join(f"{variant.upper()} {_number(count)}" for variant, count in report.forms.items())
    yield say("Allowed forms: {forms}; known forms: {known}.").format(forms=forms, known=_number(report.known))
    yield from list_lines(manifest, say)


def _sections(report: Report, manifest: Manifest, rules: Mapping[str, StoredRule], say: Say) -> Iterator[Section]:
    yield Section(say("Sources"), [_sources(report, manifest, say)])
    yield Section(
        say("Headwords that one source alone decides"),
        [_alone(report, say)],
        say("They would go if that source were left out."),
    )
    yield Section(say("Allowed forms by length"), [_by_variant(report.survey.lengths, say("letters"), str)])
    yield Section(
        say("Allowed forms by part of speech"),
        [_by_variant(report.survey.parts, say("part of speech"), lambda upos: f"{say(UPOS.get(upos, upos))} ({upos})")],
    )
    yield Section(
        say("What rules stop"),
        [_stopped(report, variant, rules, say) for variant in report.survey.rejected],
        say("Known forms; one that two rules stop counts for both."),
    )
    yield _disagreements(report, say)
    yield _trouble(report, say)
    seconds = [(name, f"{value:.1f}") for name, value in report.seconds.items()]
    sizes = [(name, _number(value)) for name, value in report.bytes.items()]
    yield Section(
        say("Time and size"),
        [Table((say("stage"), say("seconds")), [*seconds]), Table((say("file"), say("bytes")), [*sizes])],
        say("At most {peak:.0f} MiB a process.").format(peak=report.peak_mib),
    )


def _sources(report: Report, manifest: Manifest, say: Say) -> Table:
    rows: list[tuple[object, ...]] = [
        (one.id, _number(one.entries), f"{one.title}, {one.edition}", one.licence, _kinds(report, one.id))
        for one in manifest.sources
    ]
    rows += [(source, "–", reason, "", "") for source, reason in report.missing_sources.items()]
    return Table((say("source"), say("entries"), say("title"), say("licence"), say("placed")), rows)


def _kinds(report: Report, source: str) -> str:
    return ", ".join(f"{name} {_number(count)}" for name, count in report.sources[source].counts.items())


def _alone(report: Report, say: Say) -> Table:
    rows: list[tuple[object, ...]] = [
        (source, _number(one.admitted), _number(one.alone), ", ".join(one.samples))
        for source, one in report.alone.items()
    ]
    return Table((say("source"), say("headwords"), say("alone"), say("for example")), rows, (1, 2))


def _by_variant(counts: Mapping[str, Mapping[str, int]], head: str, name: Callable[[str], str]) -> Table:
    keys = dict.fromkeys(key for found in counts.values() for key in found)
    rows: list[tuple[object, ...]] = [
        (name(key), *(_number(found.get(key, 0)) for found in counts.values())) for key in keys
    ]
    return Table((head, *(variant.upper() for variant in counts)), rows, tuple(range(1, len(counts) + 1)))


def _stopped(report: Report, variant: str, rules: Mapping[str, StoredRule], say: Say) -> Table:
    samples = report.survey.samples[variant]
    rows: list[tuple[object, ...]] = [
        (rule, _number(count), rules[rule].title[say.language] if rule in rules else "", ", ".join(samples[rule]))
        for rule, count in report.survey.rejected[variant].items()
    ]
    return Table((say("rule"), say("forms"), say("title"), say("for example")), rows, caption=variant.upper())


def _disagreements(report: Report, say: Say) -> Section:
    found = report.disagreements
    note = say("Of {looked_at} headwords looked at, {differ} have forms that only one of the two sources gives.")
    samples: list[tuple[object, ...]] = [
        (one.lemma, say(UPOS.get(one.upos, one.upos)), *map(_side, one.sources, one.vzory, one.only))
        for one in found.samples
    ]
    return Section(
        say("Sources that give different paradigms"),
        [
            Table((say("sources"), say("headwords")), [(pair, _number(count)) for pair, count in found.named.items()]),
            Table((say("headword"), say("part of speech"), say("one source"), say("the other")), samples, ()),
        ],
        note.format(looked_at=found.looked_at, differ=found.differ),
    )


def _side(source: str, vzor: str, only: Iterable[str]) -> str:
    return f"{source} ({vzor}): {', '.join(only) or '–'}"


def _trouble(report: Report, say: Say) -> Section:
    left: list[tuple[object, ...]] = [(wrong, right) for wrong, right in report.left_out.items()]
    unplaced: list[tuple[object, ...]] = [
        (source, _number(len(one.unplaced)), ", ".join(one.unplaced[:_MOST]))
        for source, one in report.sources.items()
        if one.unplaced
    ]
    tables = [
        Table((say("source"), say("words"), say("for example")), unplaced, caption=say("Words without a place")),
        Table((say("left out"), say("right")), left, (), say("Verbal nouns of a wrong quantity")),
        Table((say("headwords without forms"),), [(one,) for one in report.failures], ()),
    ]
    return Section(say("What found no place"), [one for one in tables if one.rows])


def _number(count: int) -> str:
    return f"{count:,}".replace(",", "\u202f")
