"""Stages 2 and 3 on several cores: expanding headwords into shards of forms, and gathering each shard.

A shard holds the forms whose text has one hash, so that every form meets all its derivations in one place whichever
headword they come from. Numbers given by one process mean nothing to another; `Shards` turns them into common ones
that depend on the content alone, so that the output is the same on any number of cores.
"""

import zlib
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec

from lexicon.compiler.expand import Expander, Headword
from lexicon.compiler.parallel import Tick, run_all
from lexicon.store.format import Record

SHARDS = 32
_EVERY = 500  # headwords between two reports of progress


def shard_of(form: str) -> int:
    """The shard of a form."""
    return zlib.crc32(form.encode()) % SHARDS


@dataclass(frozen=True, slots=True)
class Expansion:
    """What all processes together expanded: distinct records in a fixed order, and each process's numbering."""

    records: list[Record]
    encoded: list[bytes]
    numbering: list["array[int]"]
    failures: list[str]
    rows: int


def expand_all(
    headwords: Sequence[Headword], make: Callable[[], Expander], work: Path, jobs: int, tick: Tick
) -> Expansion:
    """Expand every headword; each process writes its part of each shard into `work`."""

    def one(n: int, report: Tick) -> tuple[list[bytes], list[str], int]:
        expander = make()
        rows = _write_shards(expander, headwords[n::jobs], work, n, report)
        encoder = msgspec.json.Encoder()
        return [encoder.encode(record) for record in expander.records], expander.failures, rows

    parts = run_all(one, jobs, tick)
    encoded = sorted(set().union(*(records for records, _, _ in parts)))
    numbers = {record: number for number, record in enumerate(encoded)}
    decoder = msgspec.json.Decoder(Record)
    return Expansion(
        [decoder.decode(record) for record in encoded],
        encoded,
        [array("I", [numbers[record] for record in records]) for records, _, _ in parts],
        sorted(failure for _, failures, _ in parts for failure in failures),
        sum(rows for _, _, rows in parts),
    )


def _write_shards(expander: Expander, headwords: Sequence[Headword], work: Path, n: int, report: Tick) -> int:
    rows = 0
    with ExitStack() as stack:
        files = [stack.enter_context((work / f"{n}.{s}").open("w", encoding="utf-8")) for s in range(SHARDS)]
        buffers: list[list[str]] = [[] for _ in range(SHARDS)]
        for done, headword in enumerate(headwords, 1):
            for form, number in expander.expand(headword):
                buffers[zlib.crc32(form.encode()) % SHARDS].append(f"{form}\t{number}\n")
            if done % _EVERY == 0:
                rows += _flush(buffers, files)
                report(_EVERY)
        rows += _flush(buffers, files)
        report(len(headwords) % _EVERY)
    return rows


def _flush(buffers: list[list[str]], files: list) -> int:  # type: ignore[type-arg]
    rows = 0
    for buffer, file in zip(buffers, files, strict=True):
        rows += len(buffer)
        file.writelines(buffer)
        buffer.clear()
    return rows


@dataclass(frozen=True, slots=True)
class Gathered:
    """All derivation sets, and for each shard the number of each form's set (forms in the shard's file, in order)."""

    sets: list[tuple[int, ...]]
    shards: list["array[int]"]
    count: int


Listed = Callable[[str], tuple[int, ...]]
"""The records of official lists for a form that they decide."""


def gather_all(
    expansion: Expansion, work: Path, jobs: int, listed: Listed | None, words: Sequence[str], tick: Tick
) -> Gathered:
    """Gather every shard: forms sorted, each with its set. `words` are those of official lists, known or not."""
    by_shard: list[list[str]] = [[] for _ in range(SHARDS)]
    for word in words:
        by_shard[shard_of(word)].append(word)

    def one(n: int, report: Tick) -> list[tuple[int, list[tuple[int, ...]], "array[int]"]]:
        found = []
        for shard in range(n, SHARDS, jobs):
            sets, members = _gather(shard, expansion.numbering, work, listed, by_shard[shard])
            found.append((shard, sets, members))
            report(1)
        return found

    parts = sorted((item for part in run_all(one, jobs, tick) for item in part), key=lambda item: item[0])
    sets = sorted(set().union(*(local for _, local, _ in parts)))
    numbers = {members: number for number, members in enumerate(sets)}
    shards = []
    for _, local, ids in parts:
        common = array("I", [numbers[members] for members in local])
        shards.append(array("I", [common[n] for n in ids]))
    return Gathered(sets, shards, sum(len(ids) for ids in shards))


def _gather(
    shard: int, numbering: list["array[int]"], work: Path, listed: Listed | None, words: list[str]
) -> tuple[list[tuple[int, ...]], "array[int]"]:
    """One shard: its forms, sorted, go to `work`/forms.<shard>; their sets are returned, numbered locally."""
    found: dict[str, int | set[int]] = {}  # most forms have one record, which needs no set
    for n, common in enumerate(numbering):
        path = work / f"{n}.{shard}"
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                form, _, number = line.partition("\t")
                record = common[int(number)]
                have = found.setdefault(form, record)
                if have != record:
                    if isinstance(have, set):
                        have.add(record)
                    else:
                        found[form] = {have, record}
        path.unlink()
    for word in words:
        found.setdefault(word, set())
    local: dict[tuple[int, ...], int] = {}
    ids = array("I")
    forms = sorted(found)
    for form in forms:
        have = found[form]
        members = sorted(have) if isinstance(have, set) else [have]
        if listed is not None:
            members += listed(form)
        ids.append(local.setdefault(tuple(members), len(local)))
    with (work / f"forms.{shard}").open("w", encoding="utf-8") as out:
        out.writelines(f"{form}\n" for form in forms)
    return list(local), ids


def forms_of(shard: int, work: Path) -> Iterator[str]:
    """The forms of a gathered shard, sorted."""
    with (work / f"forms.{shard}").open(encoding="utf-8") as lines:
        for line in lines:
            yield line.rstrip("\n")
