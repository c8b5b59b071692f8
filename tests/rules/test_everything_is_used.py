"""No vzor without a word that follows it, no label in the policy without a case here."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import regex

from lexicon.grammar import Upos
from lexicon.readers.entry import Entry, Reading
from lexicon.rules import Ruleset, headword_stops, load_ruleset

ROOT = Path(__file__).parents[2]
MORPHOLOGY = ROOT / "lexicon/morphology/data/cs"

# Labels as dictionaries print them, by the rule that excludes them.
EXCLUDING = {
    "S1": ("zastaralé", "zast.", "zast. a kniž.", "zast. ob."),
    "S1 S3": ("zast. a nář.",),
    "S2": ("řídké", "řídk.", "říd.", "zřídka", "zř."),
    "S3": ("nářeční", "nář.", "dial."),
    "S4": ("vulgární", "vulg."),
    "S5": ("argotické", "arg.", "argot."),
    "S6": ("nesprávné", "nespr.", "nesprávně", "nevhodné", "nevh.", "nevhod."),
    "K11": ("dř. ps.", "dř.ps.", "dříve psáno"),
}
FREE = {
    "not obsolete yet": ("zastarávající", "zastar.", "poněkud zastaralé", "poněkud zast.", "poněk. zast."),
    "only rather rare": ("řidší", "řidčeji", "řidč."),
    "regional": ("oblastní", "obl.", "oblast.", "krajové", "kraj."),
    "coarse, not vulgar": ("hrubé", "hrub.", "zhrubělé", "zhrub."),
    "colloquial": ("hovorové", "hovor.", "hov.", "obecněčeské", "obecně české", "ob.", "nespisovné", "nespis."),
    "slang": ("slangové", "slang.", "sl."),
    "bookish": ("knižní", "kniž.", "básnické", "bás.", "historické", "hist.", "církevní", "círk."),
    "of a field": ("odborné", "odb.", "publicistické", "publ.", "cizí", "přenesené", "přen."),
    "attitude": (
        *("expresivní", "expr.", "hanlivé", "hanl.", "žertovné", "žert.", "ironické", "iron.", "důvěrné", "důvěr."),
        *("eufemistické", "euf.", "pejorativní", "pej.", "mazlivé", "mazl.", "nadávka", "zdrobnělé", "zdrob."),
        *("dětské", "dět.", "lidové", "lid.", "familiární", "fam."),
    ),
}


@pytest.fixture(scope="module")
def cas() -> Ruleset:
    return load_ruleset("cs-cas")


def stopped_by(ruleset: Ruleset, label: str) -> list[str]:
    reading = Reading(Upos.NOUN, labels=(label,))
    return [
        stop.rule for stop in headword_stops(ruleset, Entry("toy", "hrad", 1, "hrad", readings=(reading,)), reading)
    ]


def test_every_label_of_the_policy_excludes_or_not_as_it_should(cas: Ruleset) -> None:
    for rules, labels in EXCLUDING.items():
        assert {label: stopped_by(cas, label) for label in labels} == dict.fromkeys(labels, rules.split())
    for why, labels in FREE.items():
        assert {label: stopped_by(cas, label) for label in labels} == {label: [] for label in labels}, why


def test_no_label_of_the_policy_is_without_a_case(cas: Ruleset) -> None:
    cases = [label for labels in (*EXCLUDING.values(), *FREE.values()) for label in labels]
    assert sorted(cas.labels) == sorted(cases)


def vzory_in_use() -> Iterator[str]:
    """Vzory that a source, a derivation, a numeral or an affix class names."""
    for path in (ROOT / "sources").rglob("*.tsv"):
        rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line[:1] not in ("", "#")]
        if "vzor" in rows[0]:
            column = rows[0].index("vzor")
            yield from {row[column] for row in rows if len(row) > column}
    for path in (ROOT / "sources").rglob("*.xml"):
        yield from set(regex.findall(r'<gram type="iType">([^<]+)</gram>', path.read_text(encoding="utf-8")))
    for data in (MORPHOLOGY / "derivation.toml", MORPHOLOGY / "numerals.toml"):
        yield from regex.findall(r'vzor = "([^"]+)"', data.read_text(encoding="utf-8"))
    for data in (ROOT / "lexicon/readers/affix/data").glob("*.toml"):
        yield from regex.findall(r'"(\w+)"', data.read_text(encoding="utf-8"))


def test_every_vzor_is_used() -> None:
    rows = [
        row
        for path in sorted((MORPHOLOGY / "vzory").glob("*.toml"))
        for row in tomllib.loads(path.read_text(encoding="utf-8"))["vzor"]
    ]
    used = set(vzory_in_use())
    assert [row["id"] for row in rows if not row.get("abstract") and row["id"] not in used] == []
    parents = {row.get("parent") for row in rows}
    assert [row["id"] for row in rows if row.get("abstract") and row["id"] not in parents] == []
