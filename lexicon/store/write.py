"""Writing the artefact's files; the manifest comes last, with the checksum of everything else."""

import sys
from array import array
from collections.abc import Iterable
from pathlib import Path

import marisa_trie
import msgspec

from lexicon.files.checksum import sha256
from lexicon.store.format import (
    LEXEME_KEYS,
    LEXEMES,
    MANIFEST,
    RULES,
    Manifest,
    StoredFile,
    StoredLexeme,
    StoredRule,
    files_of,
)


def write_array(path: Path, values: "array[int]") -> None:
    """An array of integers, little-endian on every machine."""
    if sys.byteorder == "big":
        values = array(values.typecode, values)
        values.byteswap()
    path.write_bytes(values.tobytes())


def write_blobs(folder: Path, name: str, items: Iterable[bytes]) -> int:
    """`name.idx` and `name.bin`; the number of items."""
    offsets = array("I", [0])
    at = 0
    with (folder / f"{name}.bin").open("wb") as out:
        for item in items:
            out.write(item)
            at += len(item)
            offsets.append(at)
    write_array(folder / f"{name}.idx", offsets)
    return len(offsets) - 1


def write_lexemes(folder: Path, lexemes: dict[str, list[StoredLexeme]]) -> None:
    """The lemma trie and, in its key order, the lexemes of each lemma."""
    trie = marisa_trie.Trie(sorted(lexemes))
    by_key: list[list[StoredLexeme]] = [[] for _ in range(len(trie))]
    for lemma, found in lexemes.items():
        by_key[trie.key_id(lemma)] = found
    trie.save(str(folder / LEXEME_KEYS))
    encoder = msgspec.json.Encoder()
    write_blobs(folder, LEXEMES, (encoder.encode(found) for found in by_key))


def write_rules(folder: Path, rules: dict[str, StoredRule]) -> None:
    """The rules' texts."""
    (folder / RULES).write_bytes(msgspec.json.encode(rules))


def describe_files(folder: Path, variants: tuple[str, ...]) -> dict[str, StoredFile]:
    """Size and checksum of every file of the format."""
    return {name: StoredFile((folder / name).stat().st_size, sha256(folder / name)) for name in files_of(variants)}


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """`manifest.json`, readable by people."""
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
    (folder / MANIFEST).write_bytes(text + b"\n")
