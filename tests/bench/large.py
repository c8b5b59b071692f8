"""How far one machine goes: tries of many invented forms with the shape of Czech ones.

stem + ending, half of them with a prefix: `sklub` + `ovala`, `nepo` + `sklub` + `ovala`
"""

import random
import resource
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter

import marisa_trie
from page import Table
from rates import rates
from synthetic import stems_with_endings

SIZES = (3_000_000, 10_000_000, 50_000_000)


def large(scratch: Path) -> Table:
    """Build, map and ask each size."""
    rows = []
    for size in SIZES:
        path = scratch / "large.marisa"
        begin = perf_counter()
        trie = marisa_trie.Trie(invented(size))
        trie.save(str(path))
        took = perf_counter() - begin
        count = len(trie)
        del trie
        mapped = marisa_trie.Trie()
        mapped.mmap(str(path))
        chance = random.Random(4)
        words = [mapped.restore_key(chance.randrange(count)) for _ in range(20_000)]
        sets = array("I", bytes(4 * count))  # as sets.bin: a number a form
        get = mapped.get
        rate = rates({"all": partial(_look_up, get, sets)}, words, 5)["all"]
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        numbers = (f"{count:,}", f"{took:.0f}", f"{path.stat().st_size / 1e6:.0f}", f"{4 * count / 1e6:.0f}")
        rows.append((*numbers, f"{rate:,.0f}", f"{peak:,.0f}"))
        path.unlink()
    columns = (
        ("tvarů", "forms"), ("stavba trie, s", "building the trie, s"), ("trie, MB", "trie, MB"), "sets.bin, MB",
        ("dotazů/s", "look-ups/s"), ("paměť při stavbě, MiB", "memory while building, MiB"),
    )  # fmt: skip
    return Table("large", columns, rows)


def _look_up(get: Callable[[str], int], sets: "array[int]", words: Sequence[str]) -> list[int]:
    return [sets[get(word)] for word in words]


def invented(count: int) -> Iterator[str]:
    """`count` forms, some of them equal; made one by one, never all in memory."""
    made = 0
    for forms in stems_with_endings(random.Random(5)):
        yield from forms
        made += len(forms)
        if made >= count:
            return
