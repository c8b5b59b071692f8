"""A small lexicon for tests of what stands on top of one: built once from a dozen headwords that show every kind."""

from pathlib import Path

import pytest
from source_manifest import source_manifest

from lexicon.compiler.pipeline import BuildOptions, build
from lexicon.judge.lexicon import Lexicon, open_lexicon

_MANIFEST = source_manifest("core", "toy.tsv", title="Malý slovník", edition="1. vydání")
_COLUMNS = ("lemma", "kind", "upos", "feats", "vzor", "traits", "labels", "object", "being", "prefixes", "target")
_ROWS = """\
pes||NOUN|Animacy=Anim;Gender=Masc|pán|e0|||animal||
žena||NOUN|Gender=Fem|žena||||person||
hrad||NOUN|Animacy=Inan;Gender=Masc|hrad||||||
hrád||NOUN|Animacy=Inan;Gender=Masc|hrad||zastaralé||||
zelený||ADJ||mladý||||||
dělat||VERB|Aspect=Imp|dělat|||acc||u|
spát||VERB|Aspect=Imp|trpět|||none|||
hej||PART||neohebné||||||
brr||INTJ||neohebné||||||
atd.|abbreviation|X||neohebné||||||
km|symbol|SYM||neohebné||||||
ix|reference|X||neohebné||||||hej
Afrika|name|NOUN|Gender=Fem|žena||||||
big beat|multiword|NOUN|Animacy=Inan;Gender=Masc|hrad||||||
kůň||NOUN|Animacy=Anim;Gender=Masc|muž||||animal||
cop||NOUN|Animacy=Inan;Gender=Masc|hrad||||||
"""


@pytest.fixture(scope="session")
def toy_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built lexicon; never written to by a test."""
    place = tmp_path_factory.mktemp("toy")
    sources = place / "sources"
    sources.mkdir()
    (sources / "toy.toml").write_text(_MANIFEST, encoding="utf-8")
    rows = [line.replace("|", "\t").replace(";", "|") for line in ("|".join(_COLUMNS), *_ROWS.splitlines())]
    (sources / "toy.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    build(BuildOptions(sources=sources, out=place / "cs", jobs=1), lambda text: None)
    return place / "cs"


@pytest.fixture(scope="session")
def toy(toy_folder: Path) -> Lexicon:
    """The small lexicon, open."""
    return open_lexicon(toy_folder)
