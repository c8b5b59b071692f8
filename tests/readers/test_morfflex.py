"""MorfFlex CZ: what rows become, what is refused; the fixture holds every kind of row."""

import gzip
import lzma
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.entry import Entry, EntryKind, Reading
from lexicon.readers.morfflex import read_morfflex
from lexicon.readers.morfflex_codes import Lemma, load_codes

TABLE = Path(__file__).parent / "data/morfflex.tsv"


@pytest.fixture(scope="module")
def entries() -> dict[str, Entry]:
    return {entry.id: entry for entry in read_morfflex(TABLE, "m")}


def written(tmp_path: Path, *rows: str) -> Path:
    path = tmp_path / "table.tsv"
    path.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8")
    return path


def only(tmp_path: Path, *rows: str) -> Reading:
    (entry,) = read_morfflex(written(tmp_path, *rows), "m")
    (reading,) = entry.readings
    return reading


@pytest.mark.parametrize(
    ("entry", "headword", "kind", "upos", "feats"),
    [
        ("hrad-1", "hrad", EntryKind.WORD, Upos.NOUN, "Animacy=Inan|Gender=Masc"),
        ("oko-1", "oko", EntryKind.WORD, Upos.NOUN, "Gender=Neut"),
        ("zdravý", "zdravý", EntryKind.WORD, Upos.ADJ, ""),
        ("otcův", "otcův", EntryKind.WORD, Upos.ADJ, "Gender[psor]=Masc|Poss=Yes"),
        ("nést", "nést", EntryKind.WORD, Upos.VERB, "Aspect=Imp"),
        ("pěkně", "pěkně", EntryKind.WORD, Upos.ADV, ""),
        ("ach", "ach", EntryKind.WORD, Upos.INTJ, ""),
        ("pro-1", "pro", EntryKind.WORD, Upos.ADP, ""),
        ("ten", "ten", EntryKind.WORD, Upos.DET, "PronType=Dem"),
        ("Praha", "Praha", EntryKind.NAME, Upos.PROPN, ""),
        ("např", "např", EntryKind.ABBREVIATION, Upos.ADV, ""),
        ("km", "km", EntryKind.ABBREVIATION, Upos.NOUN, ""),
    ],
)
def test_entries(entries: dict[str, Entry], entry: str, headword: str, kind: EntryKind, upos: Upos, feats: str) -> None:
    found = entries[entry]
    (reading,) = found.readings
    assert (found.headword, found.kind, reading.upos, reading.feats) == (headword, kind, upos, feats)


def test_numbers_in_digits_are_no_entries(entries: dict[str, Entry]) -> None:
    assert "1989" not in entries


@pytest.mark.parametrize(
    ("entry", "cell", "texts"),
    [
        ("hrad-1", "Loc.Sing", ("hradu", "hradě")),
        ("oko-1", "Ins.Plur", ("očima",)),
        ("zdravý", "Masc.Anim.Nom.Sing.Short", ("zdráv",)),
        ("nést", "Masc.Anim.Sing.Conv.Past", ("nes",)),
        ("nést", "Ind.Pres.1.Plur", ("neseme", "nesem")),
        ("pěkně", "Cmp", ("pěkněji",)),
    ],
)
def test_forms(entries: dict[str, Entry], entry: str, cell: str, texts: tuple[str, ...]) -> None:
    assert dict(entries[entry].readings[0].forms)[cell] == texts


def test_rare_forms_stand_beside_usual_ones(entries: dict[str, Entry]) -> None:
    assert set(entries["nést"].readings[0].rare) == {"nésti", "nesem", "ponesem"}
    assert "zdravýho" in entries["zdravý"].readings[0].rare


def test_negated_and_compared_forms_are_left_to_derivation(entries: dict[str, Entry]) -> None:
    forms = {text for _, texts in entries["zdravý"].readings[0].forms for text in texts}
    assert "nezdravý" not in forms and "zdravější" not in forms
    assert {"nehrad"}.isdisjoint(text for _, texts in entries["hrad-1"].readings[0].forms for text in texts)


def test_a_lemma_with_negated_forms_only_keeps_them(tmp_path: Path) -> None:
    assert only(tmp_path, "nevrlý\tAAMS1----1N----\tnevrlý").forms == (("Masc.Anim.Nom.Sing", ("nevrlý",)),)


def test_gender_and_number_in_one_sign(tmp_path: Path) -> None:
    reading = only(tmp_path, "dělat_:T\tVpQW---XR-AA---\tdělala")
    assert dict(reading.forms) == {"Fem.Sing.Part.Act": ("dělala",), "Neut.Plur.Part.Act": ("dělala",)}


@pytest.mark.parametrize(
    ("lemma", "expected"),
    [
        ("hrad", Lemma("hrad", "hrad")),
        ("stát-2_:W_^(něco_se_přihodilo)", Lemma("stát", "stát-2", aspect="Aspect=Perf", comment="něco se přihodilo")),
        ("Praha_;G", Lemma("Praha", "Praha", EntryKind.NAME)),
        ("Čech_;E_,a", Lemma("Čech", "Čech", EntryKind.NAME, ("zastaralé",))),
        ("aspirin_;R", Lemma("aspirin", "aspirin")),  # a product written as a common noun
        ("vitamin_;H_;U", Lemma("vitamin", "vitamin")),
        ("juž_,a_,s", Lemma("juž", "juž", labels=("zastaralé", "knižní"))),
        ("thema_,x_^(^DS**téma)", Lemma("thema", "thema", labels=("dř. ps.",))),
        ("h`hodina_:B", Lemma("h", "h", EntryKind.ABBREVIATION)),
        ("žadatelka_^(*4)", Lemma("žadatelka", "žadatelka")),
        ("věnovat_:T_:W", Lemma("věnovat", "věnovat", aspect="Aspect=Imp,Perf")),
    ],
)
def test_suffixes_of_lemmas(lemma: str, expected: Lemma) -> None:
    assert load_codes().lemma(lemma) == expected


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("hrad\tNNIS1-----A----", "2 columns instead of 3"),
        ("hrad\tNNIS1\thrad", "the tag 'NNIS1' has 5 signs, not 15"),
        ("hrad\tYYIS1-----A----\thrad", "unknown part of speech 'YY'"),
        ("hrad\tNNWS1-----A----\thrad", "unknown gender 'W'"),
        ("hrad\tNNIS9-----A----\thrad", "unknown case '9'"),
        ("hrad\tNNIS1-----A---q\thrad", "unknown variant code 'q'"),
        ("hrad_,q\tNNIS1-----A----\thrad", "unknown style code 'q'"),
        ("hrad_;Q\tNNIS1-----A----\thrad", "unknown term code 'Q'"),
        ("hrad_?\tNNIS1-----A----\thrad", "the end of the lemma 'hrad_?' cannot be read from '_?'"),
    ],
)
def test_refusals_name_the_line(tmp_path: Path, row: str, problem: str) -> None:
    path = written(tmp_path, "kost\tNNFS1-----A----\tkost", row)
    with pytest.raises(DataError) as refused:
        list(read_morfflex(path, "m"))
    assert refused.value.line == 2
    assert problem in str(refused.value)


def test_a_manifest_may_add_codes(tmp_path: Path) -> None:
    path = written(tmp_path, "hrad_,q\tNNIS1-----A---q\thrad")
    (entry,) = read_morfflex(path, "m", {"style.q": "knižní", "variant.q": "usual"})
    assert entry.readings[0].labels == ("knižní",)
    with pytest.raises(DataError, match=r"unknown option 'tags\.q'"):
        list(read_morfflex(path, "m", {"tags.q": "NOUN"}))


@pytest.mark.parametrize("pack", [gzip.compress, lzma.compress])
def test_packed(tmp_path: Path, entries: dict[str, Entry], pack: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "table.tsv.packed"
    path.write_bytes(pack(TABLE.read_bytes()))
    assert {entry.id: entry for entry in read_morfflex(path, "m")} == entries


def test_cut_off_or_empty(tmp_path: Path) -> None:
    path = tmp_path / "table.tsv.xz"
    path.write_bytes(lzma.compress(TABLE.read_bytes())[:-40])
    with pytest.raises(DataError, match="cut off"):
        list(read_morfflex(path, "m"))
    path.write_bytes(b"")
    with pytest.raises(DataError, match="no rows"):
        list(read_morfflex(path, "m"))


def test_memory_does_not_grow_with_the_table(tmp_path: Path) -> None:
    """A bomb of one endless line is refused after 64 KiB of it; entries come before the end of the file."""
    path = tmp_path / "bomb.tsv.xz"
    path.write_bytes(lzma.compress(b"hrad\tNNIS1-----A----\thrad\n" + b"kost\t" * 1_000_000))
    reading = read_morfflex(path, "m", counts=Counter())
    with pytest.raises(DataError, match="a line of more than 64 KiB"):
        list(reading)
