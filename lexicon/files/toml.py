"""Typed TOML: a file becomes a msgspec struct, or one error that names file and line.

[[vzor]]
id = "hrad"
upos = "NUON"        -> vzory.toml:3: Invalid enum value 'NUON' (at vzor[0].upos)
"""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec
import regex

from lexicon.errors import DataError

T = TypeVar("T")

_PATH = regex.compile(r"`\$\.?(?P<path>[^`]*)`")
_STEP = regex.compile(r"(?P<key>[^.\[\]]+)|\[(?P<index>\d+|\.\.\.)\]")


def load_toml(path: Path, shape: type[T]) -> T:
    """Read `path` and convert it to `shape` (a msgspec struct; unknown keys are errors there).

    Raises DataError with the line of the offending key.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DataError(path, 0, "file not found") from None
    except UnicodeDecodeError as error:
        raise DataError(path, 0, f"not UTF-8 at byte {error.start}", hint="save the file as UTF-8") from None
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = regex.search(r"line (\d+)", str(error))
        raise DataError(path, int(found[1]) if found else 0, f"not valid TOML: {error}") from None
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        message = str(error)
        found = _PATH.search(message)
        where = found["path"] if found else ""
        what = message.split(" - at ", maxsplit=1)[0]
        raise DataError(path, line_of(text, where), f"{what} (at {where or 'the top level'})") from None


def line_of(text: str, path: str) -> int:
    """The line (from 1) of a key path such as `vzor[3].forms`; 0 if it cannot be told.

    Follows TOML's block layout: the n-th `[[vzor]]` header, then the key inside that block.
    """
    lines = text.split("\n")
    at = 0
    steps = [(m["key"], m["index"]) for m in _STEP.finditer(path)]
    table = ""
    for n, (key, _) in enumerate(steps):
        if key is None:
            continue
        follow = steps[n + 1][1] if n + 1 < len(steps) else None
        table = f"{table}.{key}" if table else key
        nth = int(follow) if follow and follow.isdigit() else 0
        headers = [i for i in range(at, len(lines)) if lines[i].strip().startswith((f"[[{table}]]", f"[{table}]"))]
        if len(headers) > nth:
            at = headers[nth]
            continue
        pattern = regex.compile(rf'^\s*"?{regex.escape(key)}"?\s*=')
        at = next((i for i in range(at, len(lines)) if pattern.match(lines[i])), at)
    return at + 1 if steps else 0
