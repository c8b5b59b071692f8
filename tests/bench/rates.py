"""Timing that a busy machine disturbs little: many short rounds, the candidates in changing order, the best of each.

All candidates run on the same words in the same process; the ratio of two rates of one run says more than either.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import median
from time import perf_counter

Check = Callable[[Sequence[str]], object]
"""Looks all the words up."""


def rates(candidates: Mapping[str, Check], words: Sequence[str], rounds: int) -> dict[str, float]:
    """Words a second for each candidate."""
    best = dict.fromkeys(candidates, float("inf"))
    turns, chance = list(candidates), Random(rounds)
    for _ in range(rounds):
        chance.shuffle(turns)  # whoever follows the one with the same trie finds it in the processor's cache
        for name in turns:
            begin = perf_counter()
            candidates[name](words)
            best[name] = min(best[name], perf_counter() - begin)
    return {name: len(words) / seconds for name, seconds in best.items()}


def each(work: Callable[[str], object], items: Sequence[str], rounds: int = 1) -> list[float]:
    """Seconds for each item, the best of `rounds`, sorted."""
    best = [float("inf")] * len(items)
    for _ in range(rounds):
        for at, item in enumerate(items):
            begin = perf_counter()
            work(item)
            best[at] = min(best[at], perf_counter() - begin)
    return sorted(best)


def usual(work: Callable[[], object], rounds: int = 7) -> float:
    """Median seconds."""
    times = []
    for _ in range(rounds):
        begin = perf_counter()
        work()
        times.append(perf_counter() - begin)
    return median(times)
