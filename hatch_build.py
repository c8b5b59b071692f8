"""Build hook: compiles the message catalogues, which are kept in git as text only."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface):  # type: ignore[type-arg]
    """`locale/*/LC_MESSAGES/*.po` -> `.mo`, in place, for wheels and editable installs alike."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        for source in sorted(Path(self.root).glob("lexicon/**/LC_MESSAGES/*.po")):
            with source.open("rb") as stream:
                catalogue = read_po(stream)
            with source.with_suffix(".mo").open("wb") as out:
                write_mo(out, catalogue)
