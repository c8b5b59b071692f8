"""What a program could use instead of this lexicon to know which words are allowed. All hold the same KLASIK words.

`open` reads the files that `prepared.prepare` wrote and returns the check of one word. What a peer needs is imported
there, so that the memory of one is not counted with another.
"""

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

VARIANT = "klasik"

Check = Callable[[str], object]


@dataclass(frozen=True)
class Peer:
    """A peer; `patterns` find its files, `rounds` tells how often it can be afforded on all the words."""

    open: Callable[[Path], Check]
    patterns: tuple[str, ...]
    rounds: int = 40
    answers: str = "yes or no"


def _marisa(folder: Path) -> Check:
    import marisa_trie  # noqa: PLC0415

    trie = marisa_trie.Trie()
    trie.mmap(str(folder / "words.marisa"))
    return trie.__contains__  # type: ignore[no-any-return]  # untyped there


def _forms(folder: Path) -> Check:
    """The lexicon's own trie: what the lexicon's overhead is measured against."""
    import marisa_trie  # noqa: PLC0415

    trie = marisa_trie.Trie()
    trie.mmap(str(_lexicon_folder(folder) / "forms.marisa"))
    return trie.__contains__  # type: ignore[no-any-return]


def _dawg(folder: Path) -> Check:
    import dawg  # noqa: PLC0415

    return dawg.DAWG().load(str(folder / "words.dawg")).__contains__  # type: ignore[no-any-return]


def _set(folder: Path) -> Check:
    return set((folder / "words.txt").read_text(encoding="utf-8").split()).__contains__


def _sqlite(folder: Path) -> Check:
    import sqlite3  # noqa: PLC0415

    base = sqlite3.connect(folder / "words.sqlite")
    return lambda word: base.execute("SELECT 1 FROM word WHERE form = ?", (word,)).fetchone() is not None


def _simplemma(folder: Path) -> Check:
    import simplemma  # noqa: PLC0415

    simplemma.is_known("a", lang="cs")  # loads its data
    return lambda word: simplemma.is_known(word, lang="cs")


def _spylls(folder: Path) -> Check:
    from spylls.hunspell import Dictionary  # noqa: PLC0415

    return Dictionary.from_files(str(folder / "words")).lookup  # type: ignore[no-any-return]


def _ours(folder: Path) -> Check:
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

    return open_lexicon(_lexicon_folder(folder)).is_valid


def _lexicon_folder(folder: Path) -> Path:
    return Path((folder / "lexicon").read_text(encoding="utf-8"))


PEERS: dict[str, Peer] = {
    "lexicon.is_valid": Peer(_ours, (), answers="yes or no; with explain() also why"),
    "marisa-trie (all forms)": Peer(_forms, ()),
    "marisa-trie": Peer(_marisa, ("words.marisa",)),
    "DAWG2": Peer(_dawg, ("words.dawg",)),
    "set": Peer(_set, ("words.txt",)),
    "SQLite": Peer(_sqlite, ("words.sqlite",), rounds=4),
    "simplemma": Peer(_simplemma, (), rounds=4, answers="known to its own Czech list"),
}
SLOW: dict[str, Peer] = {"spylls": Peer(_spylls, ("words.dic", "words.aff"), rounds=1)}


def hunspell_rate(folder: Path, words: Sequence[str]) -> float:
    """Words a second of the program hunspell, its start not counted; 0 where it is not installed."""
    command = ["hunspell", "-i", "utf-8", "-d", str(folder / "words"), "-l"]

    def run(count: int) -> float:
        begin = perf_counter()
        subprocess.run(command, input="\n".join(words[:count]).encode(), capture_output=True, check=True)
        return perf_counter() - begin

    try:
        start = min(run(1) for _ in range(3))
    except (OSError, subprocess.CalledProcessError):
        return 0
    return len(words) / max(1e-9, run(len(words)) - start)
