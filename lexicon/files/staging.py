"""Several files that belong together, or one that must be read back first, appear whole or not at all."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lexicon.errors import UsageError


@contextmanager
def staging(folder: Path) -> Iterator[Path]:
    """A scratch folder inside `folder`; on success its files move up into `folder`, on error all of them vanish.

    Write and verify inside it under the final names. Existing files of these names are replaced.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        scratch = Path(tempfile.mkdtemp(prefix=".staging.", dir=folder))
    except OSError as error:
        raise UsageError(
            f"cannot write into {folder}: {error.strerror}", hint="choose a folder you may write to"
        ) from None
    try:
        yield scratch
        for file in sorted(scratch.iterdir()):
            file.chmod(0o644)
            file.replace(folder / file.name)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
