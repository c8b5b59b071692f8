"""Tables in the pages of the documentation, between two marks; the rest of a page is written by hand.

<!-- bench:membership -->
| ... |
<!-- /bench:membership -->
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from lexicon.errors import UsageError
from lexicon.files.output import replacing_file

Text = tuple[str, str]
"""Czech, English."""
PAGES = (Path("docs/performance.md"), Path("docs/en/performance.md"))


@dataclass(frozen=True)
class Table:
    """A table in both languages; cells that are plain strings are the same in both. `note` stands below it."""

    name: str
    columns: Sequence[Text | str]
    rows: Sequence[Sequence[Text | str]]
    note: Text = ("", "")

    def markdown(self, language: int) -> str:
        """The table in Czech (0) or English (1)."""
        lines = [[_in(cell, language) for cell in row] for row in (self.columns, *self.rows)]
        lines.insert(1, ["---", *["---:"] * (len(self.columns) - 1)])
        text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return text + (f"\n\n{self.note[language]}" if self.note[language] else "")


def fill(table: Table, root: Path) -> None:
    """Put the table into both pages. Raises UsageError for a page without its marks."""
    for language, page in enumerate(PAGES):
        path = root / page
        text = path.read_text(encoding="utf-8")
        begin, end = f"<!-- bench:{table.name} -->", f"<!-- /bench:{table.name} -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        if not pattern.search(text):
            raise UsageError(f"{path}: no place for the table {table.name}", hint=f"put {begin} and {end} into it")
        filled = f"{begin}\n{table.markdown(language)}\n{end}".replace("\\", "\\\\")
        with replacing_file(path) as out:
            out.write(pattern.sub(filled, text))


def _in(cell: Text | str, language: int) -> str:
    return cell if isinstance(cell, str) else cell[language]
