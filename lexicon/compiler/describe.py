"""What the artefact says of itself: the manifest, and the rules that explanations quote."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import msgspec

from lexicon.compiler.listing import Listing
from lexicon.files.checksum import sha256
from lexicon.readers.entry import EntryKind
from lexicon.readers.manifest import Source
from lexicon.readers.open import ReadReport
from lexicon.rules import Ruleset
from lexicon.store.format import FORMAT_VERSION, Manifest, StoredFile, StoredRule, StoredSource


@dataclass(frozen=True)
class Ready:
    """A source whose files are at hand."""

    source: Source
    files: tuple[Path, ...]

    @cached_property
    def sha256(self) -> dict[Path, str]:
        """The checksums of the files. Raises DataError for one that cannot be read."""
        return {path: sha256(path) for path in self.files}


def stored_rules(ruleset: Ruleset) -> dict[str, StoredRule]:
    """The rules, with the formations that each forbids."""
    return {
        rule.id: StoredRule(
            msgspec.to_builtins(rule.title),
            msgspec.to_builtins(rule.text),
            tuple(f"{ruleset.documents.get(cite.document, cite.document)}, {cite.section}" for cite in rule.cites),
            tuple(msgspec.Raw(msgspec.json.encode(row)) for row in ruleset.formations if row.rule == rule.id),
        )
        for rule in ruleset.rules.values()
    }


def stored_sources(ready: Iterable[Ready], reports: Iterable[ReadReport]) -> tuple[StoredSource, ...]:
    """The sources with their checksums and numbers of entries."""
    entries = {report.source: sum(report.counts[kind.value] for kind in EntryKind) for report in reports}
    return tuple(
        StoredSource(
            one.source.id,
            one.source.row.title,
            one.source.row.edition,
            one.source.row.licence,
            {path.name: checksum for path, checksum in one.sha256.items()},
            entries[one.source.id],
        )
        for one in ready
    )


def manifest(
    ruleset: Ruleset,
    sources: Sequence[StoredSource],
    listing: Listing,
    inputs: str,
    counts: Mapping[str, int],
    forms: dict[str, int],
    files: dict[str, StoredFile],
    missing: Iterable[str],
) -> Manifest:
    """The manifest; its version is the beginning of `inputs`."""
    return Manifest(
        format=FORMAT_VERSION,
        version=inputs[:12],
        language=ruleset.language,
        ruleset=ruleset.id,
        variants=tuple(variant.id for variant in ruleset.variants),
        sources=tuple(sources),
        inputs=inputs,
        counts=dict(counts),
        forms=forms,
        files=files,
        missing=tuple(missing),
        lists=listing.stored(),
        derived=listing.derived(),
    )
