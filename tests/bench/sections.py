"""The measurements of `make bench`, each a table."""

import json
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from page import Table, Text
from peers import PEERS, SLOW, VARIANT, Check, Peer, hunspell_rate
from prepared import misspelt
from rates import each, rates, usual

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.paradigms import Paradigms
from lexicon.judge.wording import Wording
from lexicon.play.tiles import load_tile_set
from lexicon.study.anagram import Rack, Wanted, anagrams
from lexicon.study.graph import WordGraph
from lexicon.study.hooks import hooks
from lexicon.study.search import Query, search
from lexicon.study.source import open_graph
from lexicon.study.stems import best_stems

_SPYLLS_WORDS = 200
_RSS_NAMES = ("lexicon.is_valid", "marisa-trie", "DAWG2", "set", "SQLite", "simplemma", "spylls")


def membership(lexicon: Lexicon, folder: Path) -> Table:
    """Words a second, each peer on the same words, in turn."""
    words = (folder / "sample.txt").read_text(encoding="utf-8").split()
    wrong = misspelt(words)
    opened = {name: peer.open(folder) for name, peer in PEERS.items() if _at_hand(name)}
    fast = {name: _all(opened[name]) for name in opened if PEERS[name].rounds > 10}
    slow = {name: _all(opened[name]) for name in opened if name not in fast}
    fast["lexicon.are_valid"] = lambda block: lexicon.are_valid(block, VARIANT)
    hits = rates(fast, words, 40) | rates(slow, words[:4000], 4)
    misses = rates(fast, wrong, 40) | rates(slow, wrong[:4000], 4)
    rows = [(name, hits[name], misses[name]) for name in sorted(hits, key=lambda name: -hits[name])]
    program = hunspell_rate(folder, words), hunspell_rate(folder, wrong)
    if all(program):
        rows.append(("hunspell 1.7", *program))
    if _at_hand("spylls"):
        check = SLOW["spylls"].open(folder)
        rows.append(("spylls", _rate(check, words[:_SPYLLS_WORDS]), _rate(check, wrong[:_SPYLLS_WORDS])))
    raw = hits["marisa-trie (all forms)"]
    overhead = raw / hits["lexicon.is_valid"] - 1, raw / hits["lexicon.are_valid"] - 1
    note = (
        f"Režie nad samotnou trií všech tvarů: {overhead[0]:.0%} na slovo, {overhead[1]:.0%} v dávce.",
        f"Overhead over the bare trie of all forms: {overhead[0]:.0%} a word, {overhead[1]:.0%} in a batch.",
    )
    columns = (
        ("jak", "how"), ("slov/s, přípustná", "words/s, valid"), ("slov/s, překlepy", "words/s, misspelt"),
        ("poměr k trii", "ratio to the trie"),
    )  # fmt: skip
    return Table(
        "membership", columns, [(name, _n(hit), _n(miss), f"{hit / raw:.2f}") for name, hit, miss in rows], note
    )


def footprint(folder: Path) -> Table:
    """Opening, memory and files, each peer in a process of its own."""
    rows: list[tuple[Text | str, ...]] = []
    for name in _RSS_NAMES:
        peer = (PEERS | SLOW)[name]
        if not _at_hand(name):
            continue
        runs = [_measured(name, folder) for _ in range(3 if name in PEERS else 1)]
        best = min(runs, key=lambda run: run["open"])
        rows.append((name, f"{best['open'] * 1e3:,.1f}", f"{best['rss']:.0f}", _megabytes(peer, name, folder)))
        if "explain" in best:
            last = (f"{name} + 10 000 verdiktů s důvody", f"{name} + 10,000 verdicts with reasons")
            rows.append((last, "", f"{best['explain']:.0f}", ""))
    columns = (
        ("jak", "how"),
        ("otevření, ms", "opening, ms"),
        ("paměť, MiB", "memory, MiB"),
        ("soubory, MB", "files, MB"),
    )
    note = (
        "Paměť celého procesu (RSS) po otevření a 10 000 dotazech, stránky mapovaných souborů v ní; "
        f"Python bez ničeho má {best['bare']:.0f} MiB.",
        "Memory of the whole process (RSS) after opening and 10,000 look-ups, pages of mapped files included; "
        f"bare Python has {best['bare']:.0f} MiB.",
    )
    return Table("footprint", columns, rows, note)


def answers(lexicon: Lexicon, folder: Path) -> Table:
    """Everything else that is asked of a lexicon, in milliseconds."""
    words = (folder / "sample.txt").read_text(encoding="utf-8").split()[:10_000]
    wording = Wording(lexicon)
    lemmas = random.Random(3).sample(list(lexicon.lemmas()), 300)
    paradigms = Paradigms(lexicon)
    explained = each(lexicon.explain, words, 3)
    judged = each(lambda word: wording.first_line(lexicon.judge(word, VARIANT), VARIANT), words[:2000], 3)
    wrong = each(lambda word: lexicon.judge(word, VARIANT), misspelt(words[:2000]), 3)
    inflected = each(paradigms.of, lemmas, 3)
    cold = usual(lambda: _run("-m", "lexicon", "challenge", words[0], "--lexicon", str(lexicon.folder)))
    bare = usual(lambda: _run("-c", "pass"))
    rows: list[tuple[Text | str, ...]] = [
        _row(("odvození slova (explain)", "derivations of a word (explain)"), explained),
        _row(("verdikt na překlep", "verdict on a misspelt word"), wrong),
        _row(("verdikt a věta důvodu", "verdict and the sentence with the reason"), judged),
        _row(("celé paradigma hesla", "whole paradigm of a headword"), inflected),
        (("příkaz challenge, celý proces", "command challenge, whole process"), f"{cold * 1e3:.0f}", "", ""),
        (("z toho holý Python", "of which bare Python"), f"{bare * 1e3:.0f}", "", ""),
    ]
    return Table(
        "answers", (("co", "what"), ("medián, ms", "median, ms"), "99 %, ms", ("nejdéle, ms", "slowest, ms")), rows
    )


def searches(lexicon: Lexicon) -> Table:
    """Searches over the whole lexicon, in milliseconds."""
    points = load_tile_set("cs").points
    rows: list[tuple[Text | str, ...]] = []
    graphs = {variant: open_graph(lexicon.folder, variant) for variant in lexicon.variants}
    asked: list[tuple[Text | str, Callable[[WordGraph], int]]] = [
        ("--rack kolenas", lambda graph: len(anagrams(graph, Rack.parse("kolenas"), points))),
        ("--rack kolena?", lambda graph: len(anagrams(graph, Rack.parse("kolena?"), points))),
        ("--rack kolen??", lambda graph: len(anagrams(graph, Rack.parse("kolen??"), points))),
        ("--rack kolen?? --all", lambda graph: len(anagrams(graph, Rack.parse("kolen??"), points, Wanted(shortest=2)))),
        ("'?a[kp]*' --length -6", lambda graph: len(search(graph, Query(pattern="?a[kp]*", max_length=6), points))),
        ("--suffix ějších", lambda graph: len(search(graph, Query(suffix="ějších"), points))),
        ("--letters ů --length -6", lambda graph: len(search(graph, Query(letters="ů", max_length=6), points))),
        ("--hooks les", lambda graph: len(hooks(graph, "les").behind)),
        ("--stems", lambda graph: len(best_stems(graph))),
    ]  # fmt: skip
    for name, work in asked:
        cells = []
        for graph in graphs.values():
            count = work(graph)
            took = usual(partial(work, graph), 3 if name == "--stems" else 7)
            cells.append(f"{took * 1e3:,.1f} ({count})")
        rows.append((f"`search {name}`", *cells))
    opening = [usual(partial(open_graph, lexicon.folder, variant)) for variant in graphs]
    rows.append((("otevření grafu slov", "opening the word graph"), *(f"{took * 1e3:.1f}" for took in opening)))
    columns = (("hledání", "search"), *((f"{name}, ms (slov)", f"{name}, ms (words)") for name in graphs))
    return Table("searches", columns, rows)


def building(folder: Path) -> Table:
    """The stages of the build that made the lexicon, from its report."""
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    rows = [(name, f"{seconds:.1f}") for name, seconds in report["seconds"].items()]
    rows.append((("celkem", "total"), f"{sum(report['seconds'].values()):.1f}"))
    note = (
        f"{_n(sum(report['lexemes'].values()))} lexémů, {_n(report['known'])} tvarů; nejvíc "
        f"{report['peak_mib']:.0f} MiB v jednom procesu.",
        f"{sum(report['lexemes'].values()):,} lexemes, {report['known']:,} forms; at most {report['peak_mib']:.0f} MiB "
        "in one process.",
    )
    return Table("building", (("stupeň", "stage"), ("s", "s")), rows, note)


def machine(lexicon: Lexicon) -> Table:
    """What it was measured on."""
    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        platform.processor(),
    )
    forms = ", ".join(f"{name.upper()} {count:,}".replace(",", " ") for name, count in lexicon.manifest.forms.items())
    libraries = ", ".join(f"{name} {version(name)}" for name in ("marisa-trie", "DAWG2"))
    rows: list[tuple[Text | str, ...]] = [
        (("procesor", "processor"), model),
        ("Python", platform.python_version()),
        (("knihovny", "libraries"), libraries),
        (("lexikon", "lexicon"), f"{lexicon.manifest.version}: {forms}"),
    ]
    return Table("machine", (("co", "what"), ("hodnota", "value")), rows)


def _all(check: Check) -> Callable[[Sequence[str]], object]:
    def run(words: Sequence[str]) -> None:
        for word in words:
            check(word)

    return run


def _rate(check: Check, words: Sequence[str]) -> float:
    return len(words) / sum(each(check, words))


def _measured(name: str, folder: Path) -> dict[str, float]:
    script = str(Path(__file__).with_name("footprint.py"))
    told: dict[str, float] = json.loads(_run(script, name, str(folder)))
    return told


def _run(*arguments: str) -> bytes:
    return subprocess.run([sys.executable, *arguments], capture_output=True, check=True).stdout


def _megabytes(peer: Peer, name: str, folder: Path) -> str:
    paths = [folder / pattern for pattern in peer.patterns]
    if name == "lexicon.is_valid":
        paths = list(Path((folder / "lexicon").read_text(encoding="utf-8")).iterdir())
    return f"{sum(path.stat().st_size for path in paths) / 1e6:.1f}" if paths else "–"


def _at_hand(name: str) -> bool:
    """Whether the peer's package is installed; two of them come with the development extras only."""
    return name not in ("simplemma", "spylls") or find_spec(name) is not None


def _row(name: Text, times: list[float]) -> tuple[Text | str, ...]:
    return name, *(f"{times[at] * 1e3:.3f}" for at in (len(times) // 2, len(times) * 99 // 100, -1))


def _n(rate: float) -> str:
    return f"{rate:,.0f}".replace(",", " ")
