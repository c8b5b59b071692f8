"""The whole build, stage by stage: sources -> entries -> headwords -> forms -> derivation sets -> artefact."""

import gc
import hashlib
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from lexicon.compiler.analogy import FORMAT as NUMERALS
from lexicon.compiler.analogy import numeral_entries
from lexicon.compiler.assemble import count_forms, read_back, write_forms, write_graphs, write_sets
from lexicon.compiler.carrying import with_carried_forms
from lexicon.compiler.complete import COMPLETED, Completer
from lexicon.compiler.decide import Decider
from lexicon.compiler.expand import Expander
from lexicon.compiler.fetch import source_files
from lexicon.compiler.gather import gather
from lexicon.compiler.guessing import train_guesser
from lexicon.compiler.headwords import Judged, judge_headwords, parts_of_multiwords, targets_of
from lexicon.compiler.listing import Listing, lists_digest
from lexicon.compiler.parallel import cores
from lexicon.compiler.progress import Stages
from lexicon.compiler.report import (
    REPORT,
    Report,
    guessed_count,
    lexeme_counts,
    peak_mib,
    rejections,
    source_counts,
    write_report,
)
from lexicon.compiler.shards import SHARDS, Expansion, Gathered, expand_all, gather_all
from lexicon.compiler.verbal_nouns import wrong_quantities
from lexicon.errors import ArtefactError, FetchError, UsageError
from lexicon.files.checksum import sha256
from lexicon.files.output import replacing_folder
from lexicon.lists import OfficialList
from lexicon.morphology.derive import Deriver, load_deriver
from lexicon.morphology.guess import Model
from lexicon.morphology.language import data_folder, load_inflector
from lexicon.readers.entry import Entry, EntryKind
from lexicon.readers.manifest import Source, load_sources
from lexicon.readers.open import ReadReport, read_source, with_companions
from lexicon.rules import Ruleset, load_ruleset
from lexicon.store.artefact import read_manifest
from lexicon.store.format import FORMAT_VERSION, GUESSING, Manifest, StoredRule, StoredSource
from lexicon.store.write import describe_files, write_lexemes, write_manifest, write_rules


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """What to build, from what, to where."""

    sources: Path = Path("sources")
    out: Path = Path("build/cs")
    cache: Path = Path("build/fetched")
    ruleset: str = "cs-cas"
    without: frozenset[str] = frozenset()
    source_files: Mapping[str, Path] = field(default_factory=dict)  # source id -> file to read instead
    added: tuple[Path, ...] = ()  # manifests of further sources; they are admitted because they are asked for
    lists: tuple[OfficialList, ...] = ()  # they decide their lengths alone (A1)
    jobs: int = 0  # 0: all processors
    force: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """A source whose files are at hand."""

    source: Source
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Built:
    """What a build made; `report` is None when nothing had changed."""

    manifest: Manifest
    report: Report | None


def build(options: BuildOptions, warn: Callable[[str], None]) -> Built:
    """Build the lexicon. Raises LexiconError; the old lexicon stays untouched unless the new one is complete.

    `warn` is told what the build does without (a source that cannot be fetched).
    """
    ruleset = load_ruleset(options.ruleset)
    stages = Stages()
    with stages.running(), _no_collector():
        with stages.stage("prameny"):
            ready, missing = _ready(options, ruleset, warn)
        inputs = _inputs(ready, options)
        old = _unchanged(options, inputs)
        if old is not None:
            return Built(old, None)
        return _build(options, ruleset, ready, missing, inputs, stages)


@contextmanager
def _no_collector() -> Iterator[None]:
    """Without the cyclic garbage collector: a build makes millions of objects and no cycles worth its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _build(
    options: BuildOptions,
    ruleset: Ruleset,
    ready: Sequence[Ready],
    missing: dict[str, str],
    inputs: str,
    stages: Stages,
) -> Built:
    jobs = options.jobs or cores()
    folder = data_folder(ruleset.language)
    deriver = load_deriver(folder, load_inflector(ruleset.language))
    reports: list[ReadReport] = []
    left_out: dict[str, str] = {}
    with stages.stage("hesla"):
        judged, model = _headwords(ready, ruleset, deriver, reports, left_out)
    variants = tuple(variant.id for variant in ruleset.variants)
    with replacing_folder(options.out) as fresh, tempfile.TemporaryDirectory(dir=options.out.parent) as temporary:
        work = Path(temporary)
        with stages.stage("tvary", len(judged.headwords)):
            expansion = expand_all(
                judged.headwords,
                lambda: Expander(deriver, Decider(ruleset), judged.verbs, judged.excluded),
                work,
                jobs,
                stages.tick,
            )
        listing = Listing(options.lists, ruleset, len(expansion.records))
        expansion = _with_lists(expansion, listing)
        with stages.stage("odvození", SHARDS):
            gathered = gather_all(expansion, work, jobs, listing or None, listing.words(), stages.tick)
        with stages.stage("trie", SHARDS):
            write_forms(fresh, gathered, work, jobs, stages.tick)
        masks = write_sets(fresh, expansion, gathered, len(variants))
        with stages.stage("grafy", len(variants)):
            write_graphs(fresh, gathered, masks, variants, work, jobs, stages.tick)
        with stages.stage("zápis"):
            write_lexemes(fresh, judged.stored)
            model.save(fresh / GUESSING)
            write_rules(fresh, _stored_rules(ruleset))
            forms = count_forms(gathered, masks, variants)
            manifest = _manifest(ruleset, ready, reports, listing, inputs, judged, expansion, gathered, forms, fresh)
            write_manifest(fresh, manifest)
        with stages.stage("kontrola"):
            read_back(fresh, gathered, work)
        report = _report(ruleset, reports, missing, left_out, judged, expansion, gathered, masks, manifest, stages)
        write_report(fresh / REPORT, report)
    return Built(manifest, report)


def _with_lists(expansion: Expansion, listing: Listing) -> Expansion:
    """The records of derivation, followed by those of official lists."""
    encoded = [msgspec.json.encode(record) for record in listing.records]
    return replace(expansion, records=[*expansion.records, *listing.records], encoded=[*expansion.encoded, *encoded])


def _ready(options: BuildOptions, ruleset: Ruleset, warn: Callable[[str], None]) -> tuple[list[Ready], dict[str, str]]:
    """The sources whose files are at hand, and why others are not."""
    ready: list[Ready] = []
    missing: dict[str, str] = {}
    sources = load_sources(options.sources, options.added)
    unknown = (options.without | set(options.source_files)) - {source.id for source in sources}
    if unknown:
        raise UsageError(f"no source {sorted(unknown)[0]!r} in {options.sources}")
    for source in sources:
        if source.id in options.without or source.row.language != ruleset.language:
            continue
        named = options.source_files.get(source.id)
        if source.row.optional and named is None:
            continue
        if source.manifest not in options.added and not ruleset.admits_source(source.id):
            warn(f"source {source.id}: ruleset {ruleset.id} does not admit it; name it in the ruleset's stand_ins")
            continue
        if named is not None:
            ready.append(Ready(source, with_companions(source.row.format, named)))
            continue
        try:
            ready.append(Ready(source, source_files(source, options.cache)))
        except FetchError as error:
            missing[source.id] = error.what
            warn(str(error))
    if not ready:
        raise UsageError(f"no source to build from in {options.sources}")
    return ready, missing


def _headwords(
    ready: Sequence[Ready],
    ruleset: Ruleset,
    deriver: Deriver,
    reports: list[ReadReport],
    left_out: dict[str, str],
) -> tuple[Judged, Model]:
    entries: list[tuple[Entry, int]] = []
    for one in ready:
        report = ReadReport(one.source.id)
        reports.append(report)
        found = _entries(one, ruleset, deriver, report)
        if one.source.row.format in COMPLETED:
            guesser = train_guesser(gather(entries), deriver.inflector, ruleset.language)
            found = Completer(guesser, deriver.inflector).complete(found, report)
        entries += ((entry, one.source.row.rank) for entry in found)
    ranks = {one.source.id: one.source.row.rank for one in ready}
    parts = parts_of_multiwords((entry for entry, _ in entries), ruleset)
    groups = gather([*entries, *((part, ranks[part.source]) for part in parts)])
    trusted = frozenset(one.source.id for one in ready if "paradigm" in one.source.row.testifies)
    for key, right in wrong_quantities(groups, deriver, trusted).items():
        left_out[groups.pop(key).lemma] = right
    testifying = {one.source.id: frozenset(one.source.row.testifies) for one in ready}
    guesser = train_guesser(groups, deriver.inflector, ruleset.language)
    judged = judge_headwords(groups, targets_of([entry for entry, _ in entries]), ruleset, testifying, guesser.complete)
    return replace(judged, headwords=with_carried_forms(judged.headwords, deriver, trusted)), guesser.model


def _entries(one: Ready, ruleset: Ruleset, deriver: Deriver, report: ReadReport) -> Iterator[Entry]:
    if one.source.row.format != NUMERALS:
        yield from read_source(one.source, one.files, report)
        return
    for entry in numeral_entries(one.source.id, data_folder(ruleset.language), deriver.inflector):
        report.counts[entry.kind.value] += 1
        yield entry


def _inputs(ready: Sequence[Ready], options: BuildOptions) -> str:
    """SHA-256 over everything that decides the result: sources, manifests, ruleset, and this program itself."""
    digest = hashlib.sha256(f"{FORMAT_VERSION}:{options.ruleset}:{lists_digest(options.lists)}".encode())
    for one in ready:
        digest.update(f"{one.source.id}:{sha256(one.source.manifest)}".encode())
        for path in one.files:
            digest.update(sha256(path).encode())
    with as_file(files("lexicon")) as package:
        for path in _program(package):
            digest.update(f"{path.relative_to(package).as_posix()}:{sha256(path)}".encode())
    return digest.hexdigest()


def _program(package: Path) -> Iterator[Path]:
    rooms = ("grammar", "readers", "morphology", "rules", "lists", "compiler", "store", "study")
    for room in rooms:
        yield from sorted(
            path for path in (package / room).rglob("*") if path.is_file() and path.suffix not in (".pyc", "")
        )


def _unchanged(options: BuildOptions, inputs: str) -> Manifest | None:
    if options.force:
        return None
    try:
        old = read_manifest(options.out)
    except ArtefactError:
        return None
    complete = all(
        (options.out / name).is_file() and (options.out / name).stat().st_size == told.size
        for name, told in old.files.items()
    )
    return old if complete and old.inputs == inputs else None


def _stored_rules(ruleset: Ruleset) -> dict[str, StoredRule]:
    return {
        rule.id: StoredRule(
            msgspec.to_builtins(rule.title),
            msgspec.to_builtins(rule.text),
            tuple(f"{ruleset.documents.get(cite.document, cite.document)}, {cite.section}" for cite in rule.cites),
            tuple(msgspec.Raw(msgspec.json.encode(row)) for row in ruleset.formations if row.rule == rule.id),
        )
        for rule in ruleset.rules.values()
    }


def _manifest(
    ruleset: Ruleset,
    ready: Sequence[Ready],
    reports: Sequence[ReadReport],
    listing: Listing,
    inputs: str,
    judged: Judged,
    expansion: Expansion,
    gathered: Gathered,
    forms: dict[str, int],
    fresh: Path,
) -> Manifest:
    entries = {report.source: sum(report.counts[kind.value] for kind in EntryKind) for report in reports}
    sources = [
        StoredSource(
            one.source.id,
            one.source.row.title,
            one.source.row.edition,
            one.source.row.licence,
            {path.name: sha256(path) for path in one.files},
            entries[one.source.id],
        )
        for one in ready
    ]
    return Manifest(
        format=FORMAT_VERSION,
        version=inputs[:12],
        language=ruleset.language,
        ruleset=ruleset.id,
        variants=tuple(variant.id for variant in ruleset.variants),
        sources=tuple(sources),
        inputs=inputs,
        counts={
            "lemmas": len(judged.stored),
            "lexemes": len(judged.headwords),
            "forms": gathered.count,
            "rows": expansion.rows,
            "records": len(expansion.records),
            "sets": len(gathered.sets),
        },
        forms=forms,
        files=describe_files(fresh, tuple(forms)),
        lists=listing.stored(),
        derived=listing.derived(),
    )


def _report(
    ruleset: Ruleset,
    reports: Sequence[ReadReport],
    missing: dict[str, str],
    left_out: dict[str, str],
    judged: Judged,
    expansion: Expansion,
    gathered: Gathered,
    masks: bytes,
    manifest: Manifest,
    stages: Stages,
) -> Report:
    return Report(
        ruleset=ruleset.id,
        sources=source_counts(reports),
        missing_sources=missing,
        left_out=left_out,
        lexemes=lexeme_counts(judged.headwords),
        guessed=guessed_count(judged.stored),
        rejected=rejections(expansion, gathered, masks, manifest.variants),
        forms=manifest.forms,
        known=gathered.count,
        failures=expansion.failures,
        seconds={name: round(seconds, 2) for name, seconds in stages.seconds.items()},
        peak_mib=peak_mib(),
        bytes={name: file.size for name, file in manifest.files.items()},
    )
