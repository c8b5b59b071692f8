"""Stage 4: the gathered forms and sets become the files of the artefact, and are read back."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import marisa_trie

from lexicon.compiler.parallel import Tick, run_all
from lexicon.compiler.shards import SHARDS, Expansion, Gathered, forms_of
from lexicon.errors import ArtefactError
from lexicon.store.artefact import Artefact
from lexicon.store.bits import admits, packed
from lexicon.store.format import FORMS, MEMBERS, RECORDS, SETS, Record, bits_file
from lexicon.store.write import write_array, write_blobs
from lexicon.study.graph import WordGraph


def write_forms(
    folder: Path, gathered: Gathered, masks: bytes, variants: tuple[str, ...], work: Path, jobs: int, tick: Tick
) -> None:
    """The trie of forms and, by key id, their sets and what variants say of them."""
    trie = marisa_trie.Trie(form for shard in range(SHARDS) for form in forms_of(shard, work))
    trie.save(str(folder / FORMS))
    del trie

    def one(n: int, report: Tick) -> list[tuple[int, bytes]]:
        mapped = marisa_trie.Trie()
        mapped.mmap(str(folder / FORMS))
        found = []
        for shard in range(n, SHARDS, jobs):
            found.append((shard, array("I", map(mapped.key_id, forms_of(shard, work))).tobytes()))
            report(1)
        return found

    sets = array("I", bytes(4 * gathered.count))
    for part in run_all(one, jobs, tick):
        for shard, keys in part:
            for key, members in zip(array("I", keys), gathered.shards[shard], strict=True):
                sets[key] = members
    admitted = bytes(map(masks.__getitem__, sets))
    for bit, variant in enumerate(variants):
        (folder / bits_file(variant)).write_bytes(packed(admitted, bit))
    write_array(folder / SETS, sets if len(gathered.sets) > 0xFFFF else array("H", sets))


def write_sets(folder: Path, expansion: Expansion, gathered: Gathered, variants: int) -> bytes:
    """Members and records of the sets; returns what variants say of each set: bit n, variant n admits its forms."""
    write_blobs(folder, MEMBERS, (array("I", members).tobytes() for members in gathered.sets))
    write_blobs(folder, RECORDS, expansion.encoded)
    return bytes(mask(members, expansion.records, variants) for members in gathered.sets)


def mask(members: tuple[int, ...], records: list[Record], variants: int) -> int:
    """Bit n: variant n admits a form with these derivations. An official list outranks derivations (A1)."""
    bits = 0
    for variant in range(variants):
        decisions = [(records[member].listed, records[member].decisions[variant]) for member in members]
        lists = [decision for listed, decision in decisions if listed and decision.rules]
        counted = lists or [decision for listed, decision in decisions if not listed]
        if any(decision.allowed for decision in counted):
            bits |= 1 << variant
    return bits


def write_graph(target: Path, gathered: Gathered, masks: bytes, bit: int, work: Path) -> None:
    """The word graph of the variant that has this bit in the masks."""
    words = (
        form
        for shard, sets in enumerate(gathered.shards)
        for form, members in zip(forms_of(shard, work), sets, strict=True)
        if masks[members] >> bit & 1
    )
    WordGraph.build(words).save(target)


def count_forms(gathered: Gathered, masks: bytes, variants: tuple[str, ...]) -> dict[str, int]:
    """Admitted forms by variant."""
    uses = array("Q", bytes(8 * len(masks)))
    for shard in gathered.shards:
        for members in shard:
            uses[members] += 1
    return {
        variant: sum(uses[n] for n, bits in enumerate(masks) if bits >> bit & 1) for bit, variant in enumerate(variants)
    }


def read_back(folder: Path, gathered: Gathered, masks: bytes, work: Path, every: int = 101) -> None:
    """Open what was written, checksums included, and look every n-th form up. Raises ArtefactError."""
    artefact = Artefact(folder, verify=True)
    for shard in range(SHARDS):
        for n, form in _every(forms_of(shard, work), every):
            members = gathered.shards[shard][n]
            key = artefact.forms[form]
            admitted = sum(admits(bits, key) << bit for bit, bits in enumerate(artefact.bits.values()))
            if artefact.set_id(form) != members or admitted != masks[members]:
                raise ArtefactError(f"{folder}: {form!r} reads back with another derivation set than was written")


def _every(forms: Iterator[str], step: int) -> Iterator[tuple[int, str]]:
    return ((n, form) for n, form in enumerate(forms) if n % step == 0)
