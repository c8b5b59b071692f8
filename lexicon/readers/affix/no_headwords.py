"""Words that the spelling dictionaries accept although no dictionary lists them, as data with the reason.

    dofučet<TAB>VERB<TAB>productive do-: no dictionary lists the verb

A spelling dictionary errs on the side of accepting: it adds do- to nearly every verb. Each line names a lemma, the part
of speech as which it is no headword, and why.
"""

from pathlib import Path

from lexicon.errors import DataError
from lexicon.grammar import Upos
from lexicon.readers.affix.sort import NoHeadwords


def read_no_headwords(folder: Path) -> NoHeadwords:
    """All lines of the TSV files of a folder. Raises DataError (cells missing, unknown part of speech, no reason)."""
    found: set[tuple[str, Upos]] = set()
    for path in sorted(folder.glob("*.tsv")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line or line.startswith("#"):
                continue
            lemma, upos, reason = [*line.split("\t"), "", ""][:3]
            if upos not in Upos.__members__ or not reason.strip():
                raise DataError(path, number, "not lemma, part of speech, reason", entry=lemma, hint="tabs between")
            found.add((lemma, Upos(upos)))
    return frozenset(found)
