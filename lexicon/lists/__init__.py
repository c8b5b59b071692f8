"""Official lists (rule A1): imported from the association's page or a text, kept in the user's data folder.

import_list(Path("blex.htm"), "blex-2023", "2-5", on=date.today())
import_sheet(Path("sheet-1.toml"))
blex = load_list("blex-2023")
decide([blex], ruleset, "stě", "klasik")        ListDecision(list="blex-2023", valid=True, sheet=0)
"""

from lexicon.lists.official import (
    ListDecision,
    OfficialList,
    Provenance,
    SheetRecord,
    check_overlaps,
    decide,
)
from lexicon.lists.store import (
    import_list,
    import_sheet,
    lists_folder,
    load_list,
    named_list,
    parse_lengths,
    read_list,
    stored_lists,
)
from lexicon.lists.words import Checked, Lengths

__all__ = [
    "Checked",
    "Lengths",
    "ListDecision",
    "OfficialList",
    "Provenance",
    "SheetRecord",
    "check_overlaps",
    "decide",
    "import_list",
    "import_sheet",
    "lists_folder",
    "load_list",
    "named_list",
    "parse_lengths",
    "read_list",
    "stored_lists",
]
