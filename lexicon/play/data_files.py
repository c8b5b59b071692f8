"""The TOML files that come with the package, found by their id."""

from pathlib import Path
from typing import TypeVar

from lexicon.errors import UsageError
from lexicon.files.toml import load_toml
from lexicon.message import message

T = TypeVar("T")

_MISSING = {
    "tiles": message("no tile set called {name}"),
    "boards": message("no board called {name}"),
    "games": message("no rules of play called {name}"),
}
_DATA = Path(__file__).parent / "data"


def ids(kind: str) -> list[str]:
    """The ids that exist of a kind (`tiles`, `boards`, `games`), sorted."""
    return sorted(path.stem for path in (_DATA / kind).glob("*.toml"))


def load(kind: str, name: str | Path, shape: type[T]) -> T:
    """The file with that id, or any file by its path (a Path, never a bare string).

    Raises UsageError for an id that does not exist, DataError for a file that says something wrong.
    """
    if isinstance(name, Path):
        return load_toml(name, shape)
    known = ids(kind)
    if name not in known:
        raise UsageError(_MISSING[kind], hint="one of: {known}", name=name, known=", ".join(known))
    return load_toml(_DATA / kind / f"{name}.toml", shape)
