"""The whole compile on small sources: what it makes, that it is the same every time, and what it refuses."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from source_manifest import source_manifest

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.errors import ArtefactError, DataError, LexiconError, UsageError
from lexicon.judge.lexicon import Lexicon, open_lexicon
from lexicon.judge.verdict import Status
from lexicon.store.format import FILES

MANIFEST = source_manifest("core", "*.tsv", title="Hračka")
HEADER = "lemma\tkind\tupos\tfeats\tvzor\ttraits\tlabels\tobject"
GOOD = "žena\t\tNOUN\tGender=Fem\tžena"


def sources(folder: Path, *rows: str) -> Path:
    """A folder with one table source."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "toy.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "toy.tsv").write_text("\n".join((HEADER, *rows)) + "\n", encoding="utf-8")
    return folder


def options(place: Path, *rows: str, jobs: int = 1) -> BuildOptions:
    return BuildOptions(sources=sources(place / "sources", *rows), out=place / "cs", jobs=jobs)


BAD_ROWS = [
    ("žena\t\tNUON\tGender=Fem\tžena", "NUON", "unknown part of speech"),
    ("žena\t\tNOUN\tGender=Feminine\tžena", "Feminine", "unknown feature value"),
    ("žena\t\tNOUN\tGender=Fem\tžena\t\tzastr.", "zastr.", "unknown label"),
    ("žena\tslovo\tNOUN\tGender=Fem\tžena", "slovo", "unknown kind of entry"),
    ("žena\t\tNOUN\tGender=Fem\tžena\t\t\t\t\t\tnavíc", "11 cells", "more cells than columns"),
]


@pytest.mark.parametrize(("row", "named", "why"), BAD_ROWS)
def test_bad_entries_stop_the_build_with_their_line(tmp_path: Path, row: str, named: str, why: str) -> None:
    with pytest.raises(DataError) as refused:
        build(options(tmp_path, GOOD, row), lambda text: None)
    assert named in str(refused.value), why
    assert refused.value.line == 3, why
    assert not (tmp_path / "cs").exists(), "nothing half-written"
    assert "\n" not in str(refused.value)


def test_an_unknown_vzor_is_reported_and_the_rest_is_built(tmp_path: Path) -> None:
    built = build(options(tmp_path, GOOD, "růže\t\tNOUN\tGender=Fem\tneznámý"), lambda text: None)
    assert built.report is not None
    assert any("růže" in failure and "neznámý" in failure for failure in built.report.failures)
    assert open_lexicon(tmp_path / "cs").is_valid("ženy")


def test_a_failed_build_leaves_the_old_lexicon(tmp_path: Path) -> None:
    build(options(tmp_path, GOOD), lambda text: None)
    with pytest.raises(LexiconError):
        build(options(tmp_path, GOOD, BAD_ROWS[0][0]), lambda text: None)
    assert open_lexicon(tmp_path / "cs", verify=True).is_valid("žena")


def test_nothing_changed_is_noticed(tmp_path: Path) -> None:
    first = build(options(tmp_path, GOOD), lambda text: None)
    again = build(options(tmp_path, GOOD), lambda text: None)
    changed = build(options(tmp_path, GOOD, "hrad\t\tNOUN\tAnimacy=Inan|Gender=Masc\thrad"), lambda text: None)
    assert first.report is not None
    assert again.report is None
    assert again.manifest == first.manifest
    assert changed.report is not None


ROWS = (
    GOOD,
    "hrad\t\tNOUN\tAnimacy=Inan|Gender=Masc\thrad",
    "zelený\t\tADJ\t\tmladý",
    "dělat\t\tVERB\tAspect=Imp\tdělat\t\t\tacc",
    "prr\t\tINTJ\t\tneohebné",
    "např.\tabbreviation\tX\t\tneohebné",
)


def test_the_bytes_depend_on_the_content_alone(tmp_path: Path) -> None:
    """Not on the number of processes, nor on the place."""
    build(options(tmp_path / "a", *ROWS, jobs=1), lambda text: None)
    build(options(tmp_path / "b", *ROWS, jobs=2), lambda text: None)
    for name in (*FILES, "manifest.json"):
        assert (tmp_path / "a/cs" / name).read_bytes() == (tmp_path / "b/cs" / name).read_bytes(), name


def test_a_flipped_byte_is_found_on_request(tmp_path: Path) -> None:
    build(options(tmp_path, *ROWS), lambda text: None)
    path = tmp_path / "cs" / "sets.bin"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    open_lexicon(tmp_path / "cs")
    with pytest.raises(ArtefactError, match=r"sets\.bin"):
        open_lexicon(tmp_path / "cs", verify=True)


def test_a_source_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    asked = BuildOptions(
        sources=sources(tmp_path / "sources", GOOD), out=tmp_path / "cs", without=frozenset({"nic"}), jobs=1
    )
    with pytest.raises(UsageError, match="nic"):
        build(asked, lambda text: None)


def test_a_source_that_cannot_be_fetched_is_named_and_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = options(tmp_path, GOOD)
    fetched = source_manifest("hunspell-cs", title="Hračka", form="hunspell")
    fetched += (
        f'[fetch]\npackage = "nic"\nversion = "1"\nsha256 = "{"0" * 64}"\n[fetch.members]\n"x.dic" = "{"0" * 64}"\n'
    )
    (tmp_path / "sources" / "far.toml").write_text(fetched, encoding="utf-8")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    told: list[str] = []
    built = build(asked, told.append)
    assert built.manifest.missing == ("hunspell-cs",)
    assert len(told) == 1
    assert "nic==1 cannot be fetched" in told[0]
    assert open_lexicon(tmp_path / "cs").is_valid("žena")


def test_every_exported_word_is_valid_and_no_other(toy: Lexicon) -> None:
    for variant in toy.variants:
        exported = set(toy.words(variant=variant))
        assert len(exported) == toy.manifest.forms[variant]
        for form in toy.known():
            assert toy.is_valid(form, variant) is (form in exported)


def test_bits_agree_with_the_explanation(toy: Lexicon) -> None:
    """The decision is the explanation: a form is valid exactly if one of its derivations is admitted."""
    for form in toy.known():
        explanation = toy.explain(form)
        assert explanation.derivations
        for variant in toy.variants:
            admitted = any(one.decisions[variant].allowed for one in explanation.derivations)
            verdict = toy.judge(form, variant)
            assert toy.is_valid(form, variant) is admitted
            assert (verdict.status is Status.VALID) is admitted
            assert verdict.rules, form


def test_every_derivation_leads_back_to_its_headword(toy: Lexicon) -> None:
    for form in toy.known():
        for one in toy.explain(form).derivations:
            assert one.lexeme.headword.lower() == one.headword
            assert toy.lexemes(one.headword)


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_spelling_of_the_question_does_not_matter(toy: Lexicon, data: st.DataObject) -> None:
    """NFC or NFD, upper or lower case, tile brackets: one word, one answer."""
    word = data.draw(st.sampled_from(sorted(toy.known())))
    asked = data.draw(
        st.sampled_from((word.upper(), unicodedata.normalize("NFD", word), f" {word}\n", f"[{word[0]}]{word[1:]}"))
    )
    for variant in toy.variants:
        assert toy.is_valid(asked, variant) is toy.is_valid(word, variant)
        assert toy.judge(asked, variant).rules == toy.judge(word, variant).rules


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_gets_an_answer(toy: Lexicon, text: str) -> None:
    verdict = toy.judge(text)
    assert (verdict.status is Status.VALID) is toy.is_valid(text)
    assert toy.are_valid([text]) == [toy.is_valid(text)]
