"""Reading and validating a TEI dictionary; the target is 200,000 entries in 30 s, so 20,000 in 3 s.

pytest tests/bench/bench_tei.py -n0 --benchmark-columns=median
"""

from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from lexicon.readers.tei import read_tei, skeleton

ENTRIES = 20_000
ENTRY = """<entry xml:id="e{n}" type="mainEntry">
  <form type="lemma"><orth>slovo{n}</orth></form>
  <form type="variant"><orth>slova{n}</orth></form>
  <gramGrp><gram type="pos">NOUN</gram><gram type="gender">Masc</gram><gram type="animacy">Anim</gram></gramGrp>
  <sense><usg type="temporal" norm="zastaralé">zast.</usg><def>jeden význam</def></sense>
  <sense><usg type="socioCultural">hovorové</usg><def>druhý význam {n}</def></sense>
</entry>
"""


def test_read(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    head, _, _ = skeleton().partition("<body>")
    path = tmp_path / "big.xml"
    body = "".join(ENTRY.format(n=n) for n in range(ENTRIES))
    path.write_text(f"{head}<body>{body}</body></text></TEI>", encoding="utf-8")
    count = benchmark(lambda: sum(1 for _ in read_tei(path, "s")))
    assert count == ENTRIES
