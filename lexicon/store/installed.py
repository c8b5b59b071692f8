"""Which lexicon is meant when none is named: the one built here, or else an installed data package."""

from importlib.util import find_spec
from pathlib import Path

from lexicon.store.format import MANIFEST

BUILT = Path("build/cs")
"""Where `lexicon build` puts a lexicon, below the current folder."""


def package_of(language: str) -> str:
    """The name under which the data package of a language is installed."""
    return f"lexicon_data_{language}"


def usual_folder(language: str = "cs") -> Path:
    """`build/cs` if a lexicon is there; else the installed data package, if there is one; else `build/cs`."""
    if (BUILT / MANIFEST).is_file():
        return BUILT
    spec = find_spec(package_of(language))
    places = list(spec.submodule_search_locations or ()) if spec else []
    return Path(places[0]) if places else BUILT
