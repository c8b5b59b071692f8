"""The TOML files that come with the package, found by their id."""

from pathlib import Path
from typing import TypeVar

from lexicon.errors import UsageError
from lexicon.files.toml import load_toml

T = TypeVar("T")

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
        raise UsageError(f"no {kind} called {name!r}", hint=f"there are: {', '.join(known)}")
    return load_toml(_DATA / kind / f"{name}.toml", shape)
