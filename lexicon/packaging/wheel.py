"""Writing a wheel, the archive that pip installs. The same files give the same bytes.

    lexicon_data_cs/manifest.json
    lexicon_data_cs-3.20061029+cs.cas.73b1531246d6.dist-info/METADATA
    lexicon_data_cs-3.20061029+cs.cas.73b1531246d6.dist-info/RECORD         every file with SHA-256 and size

Own code, because a build backend wants a project folder on disk and a hundred megabytes copied into it.
"""

import base64
import hashlib
import shutil
import zipfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

_ANY_TIME = (1980, 1, 1, 0, 0, 0)  # the least that a zip archive can say
_FILE_MODE = 0o100644 << 16


class Wheel:
    """A pure wheel being written; use it as a context manager."""

    def __init__(self, path: Path, stem: str) -> None:
        """`stem` is `name-version` as in the file's name."""
        self._zip = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6)
        self._info = f"{stem}.dist-info"
        self._record: list[str] = []

    def __enter__(self) -> "Wheel":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if kind is None:
            self._finish()
        self._zip.close()

    def add(self, name: str, data: bytes) -> None:
        """A file of the package."""
        self._zip.writestr(_entry(name), data)
        self._note(name, hashlib.sha256(data).digest(), len(data))

    def add_file(self, name: str, path: Path) -> None:
        """A file of the package, copied from disk."""
        with path.open("rb") as source:
            digest = hashlib.file_digest(source, "sha256").digest()
        with path.open("rb") as source, self._zip.open(_entry(name), "w", force_zip64=True) as target:
            shutil.copyfileobj(source, target, 1 << 20)
        self._note(name, digest, path.stat().st_size)

    def describe(self, headers: Sequence[tuple[str, str]], text: str) -> None:
        """METADATA and WHEEL. `headers` are those of the core metadata, in order."""
        told = "".join(f"{name}: {value}\n" for name, value in (("Metadata-Version", "2.4"), *headers))
        self.add(f"{self._info}/METADATA", f"{told}\n{text}".encode())
        self.add(
            f"{self._info}/WHEEL", b"Wheel-Version: 1.0\nGenerator: lexicon\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )

    def add_licence(self, name: str, data: bytes) -> None:
        """A licence text or notice; METADATA must name it as License-File."""
        self.add(f"{self._info}/licenses/{name}", data)

    def _note(self, name: str, digest: bytes, size: int) -> None:
        encoded = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        self._record.append(f"{name},sha256={encoded},{size}\n")

    def _finish(self) -> None:
        record = f"{self._info}/RECORD"
        self._zip.writestr(_entry(record), "".join([*self._record, f"{record},,\n"]))


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _ANY_TIME)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = _FILE_MODE
    return entry
