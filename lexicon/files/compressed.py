"""Text and bytes out of plain, gzip (.gz, .dz) and xz files, whoever made them: memory stays bounded.

A few kilobytes of gzip or xz can stand for gigabytes. Streams are therefore read in pieces, with a limit for one line;
what must be in memory at once has a limit for all of it.
"""

import lzma
import zlib
from collections.abc import Iterator
from pathlib import Path

from lexicon.errors import DataError

PIECE = 1 << 16  # bytes read, and unpacked, at a time
LINE = 1 << 16  # bytes of a line, at most
WHOLE = 1 << 28  # bytes of a file that is unpacked in memory, at most
_DICTIONARY = 1 << 28  # bytes of memory that an xz file may ask for (`xz -9` asks for 65 MiB)


def pieces(path: Path) -> Iterator[bytes]:
    """The unpacked bytes of a file, piece by piece. Raises DataError (no such file, damaged or cut off)."""
    try:
        with path.open("rb") as stream:
            start = stream.read(6)
            stream.seek(0)
            packed = iter(lambda: stream.read(PIECE), b"")
            if start.startswith(b"\x1f\x8b"):
                yield from _gzip(packed, path)
            elif start == b"\xfd7zXZ\x00":
                yield from _xz(packed, path)
            else:
                yield from packed
    except OSError as error:
        raise DataError(path, 0, f"cannot be read: {error.strerror or error}") from None


def whole(path: Path, limit: int = WHOLE) -> bytes:
    """All unpacked bytes. Raises DataError if there are more than `limit`."""
    found = bytearray()
    for piece in pieces(path):
        found += piece
        if len(found) > limit:
            raise DataError(path, 0, f"unpacks to more than {limit >> 20} MiB", hint="is it really a dictionary?")
    return bytes(found)


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers (from 1), without line ends and without a byte-order mark.

    Raises DataError for a line of more than 64 KiB.
    """
    number = 0
    rest = b""
    first = True
    for piece in pieces(path):
        *complete, rest = (rest + piece).split(b"\n")
        if first:
            first = False
            if complete:
                complete[0] = complete[0].removeprefix(b"\xef\xbb\xbf")
            else:
                rest = rest.removeprefix(b"\xef\xbb\xbf")
        for line in complete:
            number += 1
            yield number, line.removesuffix(b"\r")
        if len(rest) > LINE:
            raise DataError(path, number + 1, f"a line of more than {LINE >> 10} KiB", hint="is it a text file?")
    if rest:
        yield number + 1, rest.removesuffix(b"\r")


def _gzip(packed: Iterator[bytes], path: Path) -> Iterator[bytes]:
    unpacker = zlib.decompressobj(wbits=31)
    try:
        for block in packed:
            data = block
            while data:
                if unpacker.eof:  # several members one after another, as `cat a.gz b.gz` makes them
                    unpacker = zlib.decompressobj(wbits=31)
                yield unpacker.decompress(data, PIECE)
                data = unpacker.unused_data if unpacker.eof else unpacker.unconsumed_tail
        while not unpacker.eof and (piece := unpacker.decompress(b"", PIECE)):
            yield piece
    except zlib.error as error:
        raise DataError(path, 0, f"damaged gzip: {error}", hint="get the file again") from None
    if not unpacker.eof:
        raise DataError(path, 0, "the gzip file is cut off", hint="get the file again")


def _xz(packed: Iterator[bytes], path: Path) -> Iterator[bytes]:
    unpacker: lzma.LZMADecompressor | None = None
    try:
        for block in packed:
            data = block
            while data or (unpacker is not None and not unpacker.eof and not unpacker.needs_input):
                if unpacker is None or unpacker.eof:
                    data = data.lstrip(b"\0")  # padding between streams
                    if not data:
                        break
                    unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_DICTIONARY)
                yield unpacker.decompress(data, PIECE)
                data = unpacker.unused_data if unpacker.eof else b""
    except lzma.LZMAError as error:
        raise DataError(path, 0, f"damaged xz: {error}", hint="get the file again") from None
    if unpacker is None or not unpacker.eof:
        raise DataError(path, 0, "the xz file is cut off", hint="get the file again")
