"""Opening a built lexicon: memory-mapped, with sizes and format checked always, checksums on request."""

import mmap
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import marisa_trie
import msgspec

from lexicon.errors import ArtefactError
from lexicon.files.checksum import sha256
from lexicon.message import message
from lexicon.store.format import (
    FORMAT_VERSION,
    FORMS,
    LEXEME_KEYS,
    LEXEMES,
    MANIFEST,
    MEMBERS,
    RECORDS,
    RULES,
    SETS,
    Manifest,
    Record,
    StoredLexeme,
    StoredRule,
    bits_file,
    files_of,
)

if TYPE_CHECKING:
    from lexicon.rules.formations import Formations

_DAMAGE = (msgspec.DecodeError, IndexError, TypeError, ValueError)  # what bytes can be that nobody wrote
_REBUILD = message("build it again: lexicon build")


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a built lexicon. Raises ArtefactError (no lexicon there, another format, not readable)."""
    path = folder / MANIFEST
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise ArtefactError("no lexicon in {folder}", hint=_REBUILD, folder=folder) from None
    except OSError as error:
        raise ArtefactError("{path} cannot be read: {why}", path=path, why=error.strerror) from None
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format", msgspec.Raw(b"0"))
        version = msgspec.json.decode(found, type=int)
        if version != FORMAT_VERSION:
            raise ArtefactError(
                "{folder} has format {version}, this program reads {known}",
                hint=_REBUILD,
                folder=folder,
                version=version,
                known=FORMAT_VERSION,
            )
        return msgspec.json.decode(data, type=Manifest)
    except msgspec.DecodeError as error:
        raise ArtefactError("{path} is damaged: {why}", hint=_REBUILD, path=path, why=error) from None


class Artefact:
    """A built lexicon on disk. Immutable; lookups may run in several threads at once."""

    def __init__(self, folder: Path, *, verify: bool = False) -> None:
        """Open `folder`. Raises ArtefactError for a wrong format, a missing or short file, or (with `verify`) a
        checksum that does not fit."""
        self.folder = folder
        self.manifest = read_manifest(folder)
        self._check(verify)
        self.forms = _trie(folder / FORMS)
        self._lemmas = _trie(folder / LEXEME_KEYS)
        sets = _map(folder / SETS)
        count = max(1, len(self.forms))
        self.sets: memoryview = memoryview(sets).cast("H" if len(sets) == 2 * count else "I")
        self.bits = {variant: (folder / bits_file(variant)).read_bytes() for variant in self.manifest.variants}
        self._members = _Blobs(folder, MEMBERS)
        self._records = _Blobs(folder, RECORDS)
        self._lexemes = _Blobs(folder, LEXEMES)
        self._record_decoder = msgspec.json.Decoder(Record)
        self._lexeme_decoder = msgspec.json.Decoder(tuple[StoredLexeme, ...])

    def _check(self, verify: bool) -> None:
        for name in files_of(self.manifest.variants):
            path = self.folder / name
            told = self.manifest.files.get(name)
            if told is None or not path.is_file():
                raise ArtefactError("{path} is missing", hint=_REBUILD, path=path)
            if path.stat().st_size != told.size:
                raise ArtefactError(
                    "{path} has {size} bytes instead of {told}",
                    hint=_REBUILD,
                    path=path,
                    size=path.stat().st_size,
                    told=told.size,
                )
            if verify and sha256(path) != told.sha256:
                raise ArtefactError("{path} is corrupted: its SHA-256 is another", hint=_REBUILD, path=path)

    def set_id(self, form: str) -> int | None:
        """The derivation set of a form as stored (lower case, NFC), or None if the form is unknown."""
        key = self.forms.get(form)
        return None if key is None else self.sets[key]

    def records(self, set_id: int) -> list[Record]:
        """The derivation records of a set, in their order."""
        try:
            members = self._members[set_id].cast("I")
            return [self._record_decoder.decode(self._records[record]) for record in members]
        except _DAMAGE as error:
            raise self.damaged(error) from None

    def lexemes(self, lemma: str) -> tuple[StoredLexeme, ...]:
        """The lexemes of a lemma (lower case, NFC), by slot; empty if there are none."""
        key = self._lemmas.get(lemma)
        if key is None:
            return ()
        try:
            return self._lexeme_decoder.decode(self._lexemes[key])
        except _DAMAGE as error:
            raise self.damaged(error) from None

    def rules(self) -> dict[str, StoredRule]:
        """The rules by id."""
        try:
            return msgspec.json.decode((self.folder / RULES).read_bytes(), type=dict[str, StoredRule])
        except (OSError, msgspec.DecodeError) as error:
            raise self.damaged(error) from None

    @cached_property
    def formations(self) -> "Formations":
        """Words that the rules forbid though nothing derives them; only unknown words ask."""
        from lexicon.rules.formations import FormationRow, Formations  # noqa: PLC0415

        rows = [row for rule in self.rules().values() for row in rule.formations]
        return Formations([msgspec.json.decode(row, type=FormationRow) for row in rows])

    def damaged(self, why: object) -> ArtefactError:
        """The error for bytes that cannot be what was written, though the sizes fit."""
        return ArtefactError("{path} is damaged: {why}", hint=_REBUILD, path=self.folder, why=why)

    def lemmas(self, prefix: str = "") -> Iterator[str]:
        """All lemmas with a prefix."""
        yield from self._lemmas.iterkeys(prefix)


class _Blobs:
    """Items of varying length: offsets in one file, bytes in another."""

    __slots__ = ("_data", "_offsets")

    def __init__(self, folder: Path, name: str) -> None:
        self._offsets = memoryview(_map(folder / f"{name}.idx")).cast("I")
        self._data = memoryview(_map(folder / f"{name}.bin"))

    def __len__(self) -> int:
        return len(self._offsets) - 1

    def __getitem__(self, n: int) -> memoryview:
        return self._data[self._offsets[n] : self._offsets[n + 1]]


def _map(path: Path) -> mmap.mmap | bytes:
    """The bytes of a file, mapped; an empty file cannot be mapped."""
    if path.stat().st_size == 0:
        return b""
    with path.open("rb") as stream:
        return mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)


def _trie(path: Path) -> "marisa_trie.Trie":
    trie = marisa_trie.Trie()
    try:
        trie.mmap(str(path))
    except (OSError, RuntimeError) as error:
        raise ArtefactError("{path} is damaged: {why}", hint=_REBUILD, path=path, why=error) from None
    return trie
