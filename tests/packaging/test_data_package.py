"""The data package: what is in it, and that pip installs it beside the code where there is nothing else."""

import base64
import hashlib
import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import msgspec
import pytest

from lexicon.errors import ArtefactError, UsageError
from lexicon.packaging.data import package_version, text_of, write_data_wheel
from lexicon.readers.manifest import load_sources
from lexicon.store.artefact import read_manifest
from lexicon.store.format import FORMAT_VERSION, MANIFEST, StoredSource, files_of

ROOT = Path(__file__).parents[2]
NEEDED = ("marisa-trie", "msgspec", "regex", "typer", "rich", "czech-sort", "platformdirs", "lxml")


@pytest.fixture(scope="module")
def wheel(toy_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    (place / "sources/core").mkdir(parents=True)
    (place / "sources/core/NOTICE.txt").write_text("Malý slovník\n", encoding="utf-8")
    return write_data_wheel(toy_folder, place / "dist", place / "sources", place / "cache")


def test_holds_the_lexicon_and_its_licences(wheel: Path, toy_folder: Path) -> None:
    manifest = read_manifest(toy_folder)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        info = next(name for name in names if name.endswith("/METADATA")).partition("/")[0]
        assert set(names) == {
            *(f"lexicon_data_cs/{name}" for name in ("__init__.py", MANIFEST, *files_of(manifest.variants))),
            *(f"{info}/{name}" for name in ("METADATA", "WHEEL", "RECORD")),
            *(f"{info}/licenses/{name}" for name in ("MIT.txt", "core.NOTICE.txt")),
        }
        for name in (MANIFEST, *files_of(manifest.variants)):
            assert archive.read(f"lexicon_data_cs/{name}") == (toy_folder / name).read_bytes()
        told = archive.read(f"{info}/METADATA").decode()
        assert f"Version: {FORMAT_VERSION}.0+cs.cas.{manifest.version}\n" in told
        assert "License-Expression: MIT\n" in told
        assert "Requires-Dist" not in told
        assert f"Keywords: scrabble,czech,lexicon,lexicon-format-{FORMAT_VERSION}\n" in told
        record = archive.read(f"{info}/RECORD").decode().splitlines()
        assert {line.split(",")[0] for line in record} == set(names)
        for line in record[:-1]:
            name, digest, size = line.split(",")
            data = archive.read(name)
            assert len(data) == int(size)
            assert digest == "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def test_same_lexicon_same_bytes(wheel: Path, toy_folder: Path, tmp_path: Path) -> None:
    again = write_data_wheel(toy_folder, tmp_path, wheel.parent.parent / "sources", tmp_path)
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_version_tells_format_edition_ruleset_and_content(toy_folder: Path) -> None:
    manifest = read_manifest(toy_folder)
    sources = [StoredSource(edition, "", edition, "MIT", {}) for edition in ("2004-02-29", "2. vydání", "2006-10-29")]
    dated = msgspec.structs.replace(manifest, sources=tuple(sources))
    assert package_version(dated) == f"{FORMAT_VERSION}.20061029+cs.cas.{manifest.version}"


def test_the_licences_of_all_our_sources_have_a_text() -> None:
    """So that `make wheel` cannot fail for a source that was added; the optional ones are their users' business."""
    sources = [one.row for one in load_sources(ROOT / "sources", ()) if not one.row.optional]
    texts = {path.stem for path in (ROOT / "lexicon/packaging/licences").iterdir()}
    assert {text_of(row.licence) for row in sources} == texts


def test_refuses_damage_and_unknown_licences(toy_folder: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cs"
    folder.mkdir()
    for path in toy_folder.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    manifest = (folder / MANIFEST).read_text(encoding="utf-8")
    (folder / MANIFEST).write_text(manifest.replace('"MIT"', '"Beerware"'), encoding="utf-8")
    with pytest.raises(UsageError, match="no text of the licence Beerware"):
        write_data_wheel(folder, tmp_path / "dist", tmp_path, tmp_path)
    data = bytearray((folder / "sets.bin").read_bytes())
    data[0] ^= 1
    (folder / "sets.bin").write_bytes(data)
    with pytest.raises(ArtefactError, match="corrupted"):
        write_data_wheel(folder, tmp_path / "dist", tmp_path, tmp_path)
    assert not (tmp_path / "dist").exists() or not list((tmp_path / "dist").iterdir())


def test_two_wheels_make_a_working_lexicon(wheel: Path, tmp_path: Path) -> None:
    """A new environment with the dependencies and nothing else; pip sees no index."""
    dist = tmp_path / "dist"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(dist), str(ROOT)],
        check=True,
    )
    (code,) = dist.iterdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "env")], check=True)
    python = tmp_path / "env/bin/python"
    (site,) = (tmp_path / "env/lib").glob("python*/site-packages")
    for name in NEEDED:
        _link(name, site)
    install = ["--python", str(python), "install", "--no-index", "--no-deps", str(code), str(wheel)]
    subprocess.run([*pip, *install], check=True)

    empty = tmp_path / "empty"
    empty.mkdir()
    script = "import lexicon; cs = lexicon.open(); print(cs.is_valid('psi'), cs.is_valid('psa'), cs.folder.name)"
    ran = subprocess.run([python, "-I", "-c", script], cwd=empty, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "False", "lexicon_data_cs"]
    command = [str(tmp_path / "env/bin/lexicon"), "challenge", "psa", "--lang", "en"]
    ran = subprocess.run(command, cwd=empty, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.split(".")[0]) == (1, "PSA: not valid in KLASIK")


def _link(name: str, site: Path) -> None:
    """Make an installed distribution, and what it requires, visible in `site`."""
    found = distribution(name)
    for path in found.files or ():
        top = path.parts[0]
        if top not in ("..", "__pycache__") and not (site / top).exists():
            (site / top).symlink_to(Path(str(found.locate_file(top))))
    for requirement in found.requires or ():
        wanted = re.match(r"[\w.-]+", requirement)
        if wanted and ";" not in requirement:
            _link(wanted[0], site)
