"""The data package: a built lexicon with the licences and notices of its sources.

lexicon-data-cs 3.20061029+cs.cas.73b1531246d6
                | |        |      version of the lexicon: a hash of its sources, rules and of this program
                | |        ruleset
                | newest dated edition among the sources
                format of the artefact, which a program must be able to read
"""

import re
from collections.abc import Iterator
from importlib.resources import files as resources
from pathlib import Path

from lexicon.errors import UsageError
from lexicon.export.lexicon_source import AUTHOR, TITLE, licences
from lexicon.files.staging import staging
from lexicon.packaging.wheel import Wheel
from lexicon.store.artefact import Artefact
from lexicon.store.format import MANIFEST, Manifest, files_of
from lexicon.store.installed import package_of

_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_NOTICES = ("*.license", "*.licence", "LICEN[CS]E*", "COPYING*", "NOTICE*", "README*")


def package_version(manifest: Manifest) -> str:
    """The version of the data package (PEP 440)."""
    dates = [found.groups() for source in manifest.sources if (found := _DATE.fullmatch(source.edition))]
    newest = "".join(max(dates, default=("0",)))
    local = re.sub(r"[^a-z0-9]+", ".", f"{manifest.ruleset}.{manifest.version}".lower())
    return f"{manifest.format}.{newest}+{local}"


def write_data_wheel(folder: Path, out: Path, sources: Path, cache: Path) -> Path:
    """Pack the lexicon in `folder` into a wheel in `out`; the path written.

    Notices of the sources are taken from their folders below `sources` and `cache`. Raises ArtefactError for a
    damaged lexicon, UsageError when the text of a source's licence is not at hand.
    """
    manifest = Artefact(folder, verify=True).manifest
    package = package_of(manifest.language)
    version = package_version(manifest)
    stem = f"{package}-{version}"
    texts = dict(_licence_texts(manifest, sources, cache))
    name = f"{stem}-py3-none-any.whl"
    with staging(out) as scratch, Wheel(scratch / name, stem) as wheel:
        wheel.add(f"{package}/__init__.py", _module(manifest).encode())
        for file in (MANIFEST, *files_of(manifest.variants)):
            wheel.add_file(f"{package}/{file}", folder / file)
        for file, data in texts.items():
            wheel.add_licence(file, data)
        wheel.describe(_headers(manifest, package.replace("_", "-"), version, list(texts)), _about(manifest))
    return out / name


def _headers(manifest: Manifest, name: str, version: str, texts: list[str]) -> list[tuple[str, str]]:
    return [
        ("Name", name),
        ("Version", version),
        ("Summary", f"{TITLE}: {manifest.ruleset}, format {manifest.format}"),
        ("Author", AUTHOR),
        ("Keywords", f"scrabble,czech,lexicon,lexicon-format-{manifest.format}"),
        ("License-Expression", licences(manifest)),
        *(("License-File", text) for text in texts),
        ("Requires-Python", ">=3.11"),
        ("Description-Content-Type", "text/plain; charset=utf-8"),
    ]


def _module(manifest: Manifest) -> str:
    return (
        f'"""Data of the lexicon {manifest.version}; `lexicon.open()` finds it. Nothing here to import."""\n\n'
        f"FORMAT = {manifest.format}\n"
        f'RULESET = "{manifest.ruleset}"\n'
        f'VERSION = "{manifest.version}"\n'
    )


def _about(manifest: Manifest) -> str:
    lines = [
        f"Compiled lexicon {manifest.version} for the package lexicon (format {manifest.format}), made under the",
        f"ruleset {manifest.ruleset} from these sources, each under its own licence:",
        "",
    ]
    lines += [f"- {one.id}: {one.title}, {one.edition}; {one.licence}" for one in manifest.sources]
    lines += ["", "Everything from which it was compiled is in the source distribution of the package lexicon."]
    return "\n".join(lines) + "\n"


def text_of(licence: str) -> str:
    """The licence whose text it is: GPL-2.0 for GPL-2.0-only and GPL-2.0-or-later."""
    return licence.removesuffix("-only").removesuffix("-or-later")


def _licence_texts(manifest: Manifest, sources: Path, cache: Path) -> Iterator[tuple[str, bytes]]:
    """Names and bytes: the text of each licence, then the notices that stand beside each source."""
    known = resources("lexicon") / "packaging" / "licences"
    for licence in dict.fromkeys(map(text_of, licences(manifest).split(" AND "))):
        text = known / f"{licence}.txt"
        if not text.is_file():
            raise UsageError(
                "no text of the licence {licence}", hint="put it into lexicon/packaging/licences", licence=licence
            )
        yield text.name, text.read_bytes()
    for source in manifest.sources:
        for place in (sources, cache):
            for pattern in _NOTICES:
                for path in sorted((place / source.id).glob(pattern)):
                    yield f"{source.id}.{path.name}", path.read_bytes()
