"""The build's report: report.json, and the page made from it."""

import json
from pathlib import Path

from cli_helpers import Command
from lxml import html
from source_manifest import EVERYTHING, source_manifest

from lexicon.judge.lexicon import open_lexicon

SECOND = source_manifest("slova-cs", "second.tsv", title="Druhý <slovník>", testifies=EVERYTHING[:3], rank=2)
ROWS = """\
lemma	upos	feats	vzor
žena	NOUN	Gender=Fem	růže
hrad	NOUN	Animacy=Inan|Gender=Masc	hrad
most	NOUN	Animacy=Inan|Gender=Masc	hrad
"""


def built(lexicon: Command, toy_folder: Path, tmp_path: Path, *options: str) -> Path:
    sources = tmp_path / "sources"
    sources.mkdir()
    for path in (toy_folder.parent / "sources").iterdir():
        (sources / path.name).symlink_to(path)
    (sources / "second.toml").write_text(SECOND, encoding="utf-8")
    (sources / "second.tsv").write_text(ROWS, encoding="utf-8")
    ran = lexicon("build", "--sources", str(sources), "--out", str(tmp_path / "cs"), "--jobs", "1", *options)
    assert ran.code == 0, ran.err
    return tmp_path / "cs"


def test_the_report_counts_what_the_lexicon_has(lexicon: Command, toy_folder: Path, tmp_path: Path) -> None:
    folder = built(lexicon, toy_folder, tmp_path)
    told = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    opened = open_lexicon(folder)
    for variant in opened.variants:
        words = list(opened.words(variant=variant))
        lengths = told["survey"]["lengths"][variant]
        assert lengths == {str(n): sum(len(word) == n for word in words) for n in sorted({len(word) for word in words})}
        assert sum(lengths.values()) == told["forms"][variant]
        for rule, forms in told["survey"]["samples"][variant].items():
            assert 0 < len(forms) <= told["survey"]["rejected"][variant][rule]
            assert all(rule in opened.judge(form, variant).rules for form in forms), rule
    assert told["alone"]["slova-cs"] == {"admitted": 3, "alone": 1, "samples": ["most"]}
    found = told["disagreements"]
    assert (found["named"], found["looked_at"], found["differ"]) == ({"core, slova-cs": 1}, 1, 1)
    (sample,) = found["samples"]
    assert (sample["lemma"], sample["vzory"]) == ("žena", ["žena", "růže"])
    assert "ženy" in sample["only"][0] and "ženy" not in sample["only"][1]


def test_the_page_has_every_section_and_escapes_what_it_shows(
    lexicon: Command, toy_folder: Path, tmp_path: Path
) -> None:
    folder = built(lexicon, toy_folder, tmp_path, "--lang", "en")
    text = (folder / "report.html").read_text(encoding="utf-8")
    page = html.fromstring(text)
    assert page.get("lang") == "en"
    titles = [heading.text for heading in page.iter("h2")]
    assert titles == page.xpath("//nav/a/text()")
    assert titles[:3] == ["Sources", "Headwords that one source alone decides", "Allowed forms by length"]
    assert "Druhý &lt;slovník&gt;, 1" in text
    rows = [["".join(map(str, cell.itertext())) for cell in row] for row in page.iter("tr")]
    assert ["slova-cs", "3", "1", "most"] in rows
    assert any(row[:1] == ["S1"] and "obsolete" in row and "hrád" in row[-1] for row in rows)
    assert "No official list of 2-9 letters in KLASIK, PLUS" in text
