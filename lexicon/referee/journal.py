"""The journal: a file of events, one JSON line each, on the disk before the verdict is on the screen.

A line that a crash tore was never acknowledged; it is cut off when the session resumes. Anything else that cannot be
read is refused with its line, because a protest record must not be mended silently.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from lexicon.errors import DataError, UsageError
from lexicon.message import message
from lexicon.referee.events import Event


class Journal:
    """An open journal. `events` are those that were there; `torn` tells whether a torn line was cut off."""

    def __init__(self, path: Path) -> None:
        """Open or make the journal, for this process alone.

        Raises UsageError if it cannot be written or another session has it, DataError with the line of damage.
        """
        self.path = path
        fresh = not path.exists()
        try:
            self._stream: BinaryIO = path.open("a+b", buffering=0)
        except OSError as error:
            hint = message("choose a folder you may write to")
            raise UsageError("cannot write {target}: {why}", hint=hint, target=path, why=error.strerror) from None
        try:
            _lock(self._stream, path)
            self._stream.seek(0)
            data = self._stream.read()
            self.events, whole = _read(data, path)
        except BaseException:
            self._stream.close()
            raise
        self.torn = whole < len(data)
        if self.torn:
            self._stream.truncate(whole)
        if data[:whole] and not data[:whole].endswith(b"\n"):
            self._write(b"\n")
        if fresh:
            _sync_folder(path.parent)

    def append(self, event: Event) -> None:
        """Write an event; when this returns, it is on the disk. Raises UsageError if the disk refuses."""
        self._write(msgspec.json.encode(event) + b"\n")

    def _write(self, line: bytes) -> None:
        try:
            while line:
                line = line[self._stream.write(line) or 0 :]
            os.fsync(self._stream.fileno())
        except OSError as error:
            raise UsageError("cannot write {target}: {why}", target=self.path, why=error.strerror) from None

    def close(self) -> None:
        """Let go of the file."""
        self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_journal(path: Path) -> list[Event]:
    """The events of a journal that nobody need have open. Raises DataError."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise DataError(path, 0, "cannot be read: {why}", why=error.strerror) from None
    return _read(data, path)[0]


def _read(data: bytes, path: Path) -> tuple[list[Event], int]:
    """The events, and how many bytes hold them; a last line without its end may be torn."""
    decoder = msgspec.json.Decoder(Event)
    events: list[Event] = []
    at = 0
    for number, line in enumerate(data.splitlines(keepends=True), 1):
        try:
            events.append(decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if not line.endswith(b"\n") and at + len(line) == len(data):
                return events, at
            what, hint = message("the journal is damaged: {why}"), message("start another one with --journal")
            raise DataError(path, number, what, hint=hint, why=error) from None
        at += len(line)
    return events, at


def _lock(stream: BinaryIO, path: Path) -> None:
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        hint = message("close it, or name another journal with --journal")
        raise UsageError("another session writes {path}", hint=hint, path=path) from None


def _sync_folder(folder: Path) -> None:
    """A new file is safe only when its folder's entry is on the disk too."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
