"""`lexicon source` and sources that a user adds: checks, skeletons, the list, and files made to do harm."""

import lzma
from pathlib import Path

import pytest
from cli_helpers import Command

TEI = (
    '<?xml version="1.0" encoding="UTF-8"?>\n{dtd}<TEI xmlns="http://www.tei-c.org/ns/1.0" type="lex-0">{body}</TEI>\n'
)
BOMB = '<!DOCTYPE TEI [<!ENTITY a "aaaaaaaaaa">\n' + "".join(
    f'<!ENTITY {b} "{"&" + a + ";" + "&" + a + ";"}">\n' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)
TABLE = "lemma\tupos\tfeats\tvzor\ttraits\tlabels\n"
MANIFEST = """\
id = "klub"
title = "Klubová slova"
edition = "1"
licence = "MIT"
language = "cs"
format = "{form}"
files = ["{file}"]
testifies = ["headword"]
rank = 5
"""


def write(place: Path, name: str, text: str) -> str:
    (place / name).write_text(text, encoding="utf-8")
    return name


@pytest.mark.parametrize("form", ["tei", "table"])
def test_a_skeleton_passes_its_check(lexicon: Command, tmp_path: Path, form: str) -> None:
    file = write(
        tmp_path, {"tei": "slova.xml", "table": "slova.tsv"}[form], lexicon("source", "new", "--format", form).out
    )
    manifest = write(tmp_path, "slova.toml", lexicon("source", "new", "--format", form, "--manifest").out)
    for checked in (file, manifest):
        ran = lexicon("source", "check", checked)
        assert (ran.code, ran.err) == (0, "")
        assert "bez závad" in ran.out


@pytest.mark.parametrize("form", ["hunspell", "morfflex", "stardict"])
def test_other_formats_start_with_a_manifest(lexicon: Command, form: str) -> None:
    assert f'format = "{form}"' in lexicon("source", "new", "--format", form).out


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ("slovo\tNUON", "slova.tsv:2: [slovo] unknown part of speech 'NUON' (did you mean NOUN?"),
        ("kost\tNOUN\tGender=Fem\tkosť", "slova.tsv:2: [slova:2] unknown vzor 'kosť' (did you mean kost"),
        ("pán\tNOUN\t\tpán\tové óvé", "slova.tsv:2: [slova:2] unknown trait of the vzor pán 'óvé' (did you mean ové"),
        ("bach\tNOUN\t\thrad\t\thovórové", "slova.tsv:2: [slova:2] unknown label 'hovórové' (did you mean hovorové"),
    ],
)
def test_problems_have_a_line_each(lexicon: Command, tmp_path: Path, row: str, line: str) -> None:
    ran = lexicon("source", "check", write(tmp_path, "slova.tsv", TABLE + row + "\n"))
    assert (ran.code, ran.out) == (2, "")
    first, last = ran.err.splitlines()
    assert first.startswith(line)
    assert last == "lexicon: slova.tsv: 1 závada"


def test_traits_that_only_rules_ask_for_are_known(lexicon: Command, tmp_path: Path) -> None:
    row = "rád\tADJ\tVariant=Short\trád\tshort\n"
    assert lexicon("source", "check", write(tmp_path, "slova.tsv", TABLE + row)).code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nothing.tsv",), "nothing.tsv: "),
        (("words.doc",), "jaký formát má words.doc?"),
        (("words.doc", "--format", "stardict"), "words.doc: not an .ifo file"),
        (("empty.toml",), "empty.toml"),
    ],
)
def test_what_cannot_be_checked(lexicon: Command, tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    write(tmp_path, "words.doc", "hrad")
    write(tmp_path, "empty.toml", "")
    ran = lexicon("source", "check", *arguments)
    assert (ran.code, message in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("dtd", "body"),
    [
        (BOMB + "]>\n", "&i;"),
        ('<!DOCTYPE TEI [<!ENTITY x SYSTEM "secret.txt">]>\n', "&x;"),
        ('<!DOCTYPE TEI SYSTEM "http://localhost:9/x.dtd">\n', ""),
    ],
    ids=["bomb", "external entity", "external DTD"],
)
def test_entities_are_refused_unread(lexicon: Command, tmp_path: Path, dtd: str, body: str) -> None:
    write(tmp_path, "secret.txt", "tajemství")
    file = write(tmp_path, "slova.xml", TEI.format(dtd=dtd, body=body))
    ran = lexicon("source", "check", file)
    assert (ran.code, ran.out) == (2, "")
    assert "a document type declaration" in ran.err
    assert "tajemství" not in ran.err
    write(tmp_path, "klub.toml", MANIFEST.format(form="tei", file=file))
    sources = str(lexicon.folder.parent / "sources")
    built = lexicon("build", "--sources", sources, "--add-source", "klub.toml", "--out", "cs", "--jobs", "1")
    assert (built.code, built.err.count("\n")) == (2, 1)
    assert "a document type declaration" in built.err
    assert not (tmp_path / "cs").exists()


def test_a_bomb_of_one_line(lexicon: Command, tmp_path: Path) -> None:
    (tmp_path / "table.tsv.xz").write_bytes(lzma.compress(bytes(1 << 24)))
    ran = lexicon("source", "check", "table.tsv.xz")
    assert ran.code == 2
    assert "table.tsv.xz:1: a line of more than 64 KiB" in ran.err


def test_the_list(lexicon: Command, tmp_path: Path) -> None:
    write(tmp_path, "slova.tsv", TABLE + "kost\tNOUN\tGender=Fem\tkost\n")
    write(tmp_path, "klub.toml", MANIFEST.format(form="table", file="slova.tsv"))
    optional = MANIFEST.format(form="stardict", file="").replace('files = [""]', "optional = true")
    write(tmp_path, "cizi.toml", optional.replace('"klub"', '"cizi"').replace("MIT", "GPL-2.0-or-later"))
    head, *rows = (line.split("\t") for line in lexicon("source", "list", "--sources", ".").out.splitlines())
    assert head == ["pramen", "formát", "vydání", "licence", "hesla", "název"]
    assert rows == [
        ["cizi", "stardict", "1", "GPL-2.0-or-later", "na přání", "Klubová slova"],
        ["klub", "table", "1", "MIT", "–", "Klubová slova"],
    ]
    assert lexicon("source", "list", "--sources", "nowhere").code == 2


def test_an_added_source_counts_though_no_ruleset_names_it(lexicon: Command, tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    own = tmp_path / "own"
    write(own, "slova.tsv", TABLE + "zkoušenina\tNOUN\tGender=Fem\tžena\n")
    write(own, "klub.toml", MANIFEST.format(form="table", file="slova.tsv"))
    sources = str(lexicon.folder.parent / "sources")
    built = lexicon("build", "--sources", sources, "--add-source", "own/klub.toml", "--out", "cs", "--jobs", "1")
    assert built.code == 0, built.err
    assert lexicon("challenge", "--variant", "plus", "zkoušeninou", "--lexicon", "cs").code == 0
    assert lexicon("challenge", "--variant", "plus", "zkoušeninou").code == 1
    twice = ("--add-source", "own/klub.toml", "--add-source", "own/klub.toml")
    ran = lexicon("build", "--sources", sources, *twice, "--out", "cs", "--jobs", "1")
    assert (ran.code, "the id 'klub' is taken" in ran.err) == (2, True)


def test_an_optional_source_is_read_only_when_named(lexicon: Command, tmp_path: Path) -> None:
    table = tmp_path / "forms.tsv.xz"
    rows = [("1", "přítelba"), ("2", "přítelby"), ("3", "přítelbě"), ("4", "přítelbu"), ("7", "přítelbou")]
    text = "".join(f"přítelba\tNNFS{case}-----A----\t{form}\n" for case, form in rows)
    table.write_bytes(lzma.compress(text.encode()))
    sources = tmp_path / "sources"
    sources.mkdir()
    for name in ("toy.toml", "toy.tsv"):
        (sources / name).write_bytes((lexicon.folder.parent / "sources" / name).read_bytes())
    manifest = MANIFEST.format(form="morfflex", file="").replace('files = [""]', "optional = true")
    write(sources, "morfflex.toml", manifest.replace('"klub"', '"morfflex-cs"'))
    build = ("build", "--sources", "sources", "--out", "cs", "--jobs", "1")
    assert lexicon(*build).code == 0
    assert lexicon("challenge", "--variant", "plus", "přítelbou", "--lexicon", "cs").code == 1
    assert lexicon(*build, "--source-file", f"morfflex-cs={table}").code == 0
    assert lexicon("challenge", "--variant", "plus", "přítelbou", "--lexicon", "cs").code == 0
