"""Outputs are whole or absent: written beside their place, then renamed."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from lexicon.errors import UsageError
from lexicon.message import message


@contextmanager
def replacing_file(target: Path, mode: str = "w", encoding: str | None = "utf-8") -> Iterator[IO[str]]:
    """Open a text file beside `target`; on success it takes the place of `target`, on error it vanishes."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise _unwritable(target, error) from None
    try:
        os.chmod(handle, 0o644)  # noqa: PTH101 - mkstemp makes 0600
        with open(handle, mode, encoding=encoding, newline="\n") as stream:  # noqa: PTH123 - a file descriptor
            yield stream
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


@contextmanager
def replacing_folder(target: Path) -> Iterator[Path]:
    """A folder beside `target`; on success it takes the place of `target`, on error it vanishes."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.parent))
        fresh.chmod(0o755)
    except OSError as error:
        raise _unwritable(target, error) from None
    try:
        yield fresh
        old = target.with_name(f".{target.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        if target.exists():
            target.rename(old)
        fresh.rename(target)
        shutil.rmtree(old, ignore_errors=True)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _unwritable(target: Path, error: OSError) -> UsageError:
    hint = message("choose a folder you may write to")
    return UsageError("cannot write {target}: {why}", hint=hint, target=target, why=error.strerror)
