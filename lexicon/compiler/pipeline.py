"""The whole build, stage by stage: sources -> entries -> headwords -> forms -> derivation sets -> artefact."""

import gc
import hashlib
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.resources import as_file, files
from pathlib import Path

import msgspec

from lexicon.compiler.agreement import Disagreements, alone, disagreements
from lexicon.compiler.analogy import FORMAT as NUMERALS
from lexicon.compiler.analogy import numeral_entries
from lexicon.compiler.assemble import count_forms, read_back, write_forms, write_graph, write_sets
from lexicon.compiler.carrying import with_carried_forms
from lexicon.compiler.complete import COMPLETED, Completer
from lexicon.compiler.decide import Decider
from lexicon.compiler.describe import Ready, stored_rules, stored_sources
from lexicon.compiler.describe import manifest as describe
from lexicon.compiler.expand import Expander
from lexicon.compiler.fetch import source_files
from lexicon.compiler.gather import gather
from lexicon.compiler.guessing import trained_model
from lexicon.compiler.headwords import Judged, judge_headwords, parts_of_multiwords, targets_of
from lexicon.compiler.listing import Listing, lists_digest
from lexicon.compiler.parallel import aside, cores
from lexicon.compiler.progress import Stages
from lexicon.compiler.report import (
    REPORT,
    Report,
    guessed_count,
    lexeme_counts,
    peak_mib,
    source_counts,
    write_report,
)
from lexicon.compiler.shards import SHARDS, Expansion, Gathered, expand_all, gather_all
from lexicon.compiler.survey import Survey, survey
from lexicon.compiler.verbal_nouns import wrong_quantities
from lexicon.errors import ArtefactError, FetchError, UsageError
from lexicon.files.checksum import sha256
from lexicon.files.output import replacing_folder
from lexicon.lists import OfficialList
from lexicon.morphology.derive import Deriver, load_deriver
from lexicon.morphology.guess import Guesser, Model, load_guesser
from lexicon.morphology.language import data_folder, load_inflector
from lexicon.readers.entry import Entry, Reading
from lexicon.readers.manifest import load_sources
from lexicon.readers.open import ReadReport, read_source, with_companions
from lexicon.rules import Ruleset, load_ruleset
from lexicon.store.artefact import read_manifest
from lexicon.store.format import FORMAT_VERSION, GUESSING, Manifest, graph_file
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


@dataclass(slots=True)
class Notes:
    """What the stages note for the report."""

    missing: dict[str, str]
    reports: list[ReadReport] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)
    disagreements: Disagreements = field(default_factory=Disagreements)


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
        return _build(options, ruleset, ready, Notes(missing), inputs, stages)


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
    notes: Notes,
    inputs: str,
    stages: Stages,
) -> Built:
    jobs = options.jobs or cores()
    folder = data_folder(ruleset.language)
    deriver = load_deriver(folder, load_inflector(ruleset.language))
    with stages.stage("hesla"):
        judged, model = _headwords(ready, ruleset, deriver, notes, jobs)
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
        masks = write_sets(fresh, expansion, gathered, len(variants))
        with ExitStack() as beside:
            waiting = [
                beside.enter_context(aside(partial(write_graph, target, gathered, masks, bit, work), jobs))
                for bit, target in enumerate(fresh / graph_file(variant) for variant in variants)
            ]
            waiting.append(beside.enter_context(aside(partial(write_lexemes, fresh, judged.stored), jobs)))
            with stages.stage("trie", SHARDS):
                write_forms(fresh, gathered, masks, variants, work, jobs, stages.tick)
            with stages.stage("grafy", len(waiting)):
                for wait in waiting:
                    wait()
                    stages.tick()
        with stages.stage("zápis"):
            model.save(fresh / GUESSING)
            write_rules(fresh, stored_rules(ruleset))
            forms = count_forms(gathered, masks, variants)
            sources = stored_sources(ready, notes.reports)
            counts = _counts(judged, expansion, gathered)
            files = describe_files(fresh, tuple(forms))
            manifest = describe(ruleset, sources, listing, inputs, counts, forms, files, notes.missing)
            write_manifest(fresh, manifest)
        with aside(partial(read_back, fresh, gathered, masks, work), jobs) as checked:
            with stages.stage("přehled", SHARDS):
                found = survey(expansion, gathered, masks, variants, work, jobs, stages.tick)
            with stages.stage("kontrola"):
                checked()
        report = _report(ruleset, notes, judged, expansion, found, manifest, stages)
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
    notes: Notes,
    jobs: int,
) -> tuple[Judged, Model]:
    entries: list[tuple[Entry, int]] = []
    for one in ready:
        report = ReadReport(one.source.id)
        notes.reports.append(report)
        found = _entries(one, ruleset, deriver, report)
        if one.source.row.format in COMPLETED:
            known = gather(entries)
            guesser = load_guesser(trained_model(known, ruleset.language), deriver.inflector, ruleset.language)
            found = Completer(guesser, deriver.inflector, known).complete(found, report)
        entries += ((entry, one.source.row.rank) for entry in found)
    ranks = {one.source.id: one.source.row.rank for one in ready}
    parts = parts_of_multiwords((entry for entry, _ in entries), ruleset)
    groups = gather([*entries, *((part, ranks[part.source]) for part in parts)])
    trusted = frozenset(one.source.id for one in ready if "paradigm" in one.source.row.testifies)
    for key, right in wrong_quantities(groups, deriver, trusted).items():
        notes.left_out[groups.pop(key).lemma] = right
    testifying = {one.source.id: frozenset(one.source.row.testifies) for one in ready}
    with aside(partial(trained_model, groups, ruleset.language), jobs) as trained:

        @cache
        def trained_guesser() -> Guesser:  # waits for the training, so it is asked as late as can be
            return load_guesser(trained(), deriver.inflector, ruleset.language)

        def guess(lemma: str, reading: Reading) -> Reading:
            return trained_guesser().complete(lemma, reading)

        notes.disagreements = disagreements(groups, deriver.inflector)
        targets = targets_of([entry for entry, _ in entries])
        judged = judge_headwords(groups, targets, ruleset, testifying, guess)
        model = trained_guesser().model
    return replace(judged, headwords=with_carried_forms(judged.headwords, deriver, trusted)), model


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
    if options.ruleset.endswith(".toml"):  # one of the user's own; ours are part of the program
        digest.update(sha256(Path(options.ruleset)).encode())
    for one in ready:
        digest.update(f"{one.source.id}:{sha256(one.source.manifest)}".encode())
        for checksum in one.sha256.values():
            digest.update(checksum.encode())
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


def _counts(judged: Judged, expansion: Expansion, gathered: Gathered) -> dict[str, int]:
    return {
        "lemmas": len(judged.stored),
        "lexemes": len(judged.headwords),
        "forms": gathered.count,
        "rows": expansion.rows,
        "records": len(expansion.records),
        "sets": len(gathered.sets),
    }


def _report(
    ruleset: Ruleset,
    notes: Notes,
    judged: Judged,
    expansion: Expansion,
    found: Survey,
    manifest: Manifest,
    stages: Stages,
) -> Report:
    return Report(
        ruleset=ruleset.id,
        sources=source_counts(notes.reports),
        missing_sources=notes.missing,
        left_out=notes.left_out,
        lexemes=lexeme_counts(judged.headwords),
        guessed=guessed_count(judged.stored),
        forms=manifest.forms,
        known=manifest.counts["forms"],
        survey=found,
        alone=alone(judged.stored),
        disagreements=notes.disagreements,
        failures=expansion.failures,
        seconds={name: round(seconds, 2) for name, seconds in stages.seconds.items()},
        peak_mib=peak_mib(),
        bytes={name: file.size for name, file in manifest.files.items()},
    )
