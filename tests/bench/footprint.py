"""A peer in a process of its own: time to open it and resident memory, as one line of JSON.

python tests/bench/footprint.py "lexicon.is_valid" FOLDER     -> {"open": 0.004, "rss": 41.2, "explain": 48.0}
"""

import json
import sys
from pathlib import Path
from time import perf_counter

from peers import PEERS, SLOW, VARIANT

LOOKUPS = 10_000


def resident() -> float:
    """Resident memory of this process in MiB, mapped files included (Linux)."""
    with Path("/proc/self/status").open(encoding="ascii") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def main(name: str, folder: Path) -> None:
    """Open, look up, tell."""
    words = (folder / "sample.txt").read_text(encoding="utf-8").split()[:LOOKUPS]
    bare = resident()
    begin = perf_counter()
    check = (PEERS | SLOW)[name].open(folder)
    took = perf_counter() - begin
    for word in words if name in PEERS else words[:10]:
        check(word)
    told = {"open": took, "bare": bare, "rss": resident()}
    if name == "lexicon.is_valid":
        from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415 - not counted with the others

        lexicon = open_lexicon((folder / "lexicon").read_text(encoding="utf-8"))
        for word in words:
            lexicon.judge(word, VARIANT)
        told["explain"] = resident()
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
