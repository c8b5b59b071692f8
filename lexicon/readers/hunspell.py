"""Hunspell dictionaries with the Czech affix classes: a `.dic` file in ISO 8859-2 or UTF-8, the `.aff` beside it.

    166545                  the number of lines (ignored)
    fregata/ZQ              word / flags
    SMS                     capitals: an abbreviation
    žadonivý/Yy             newer editions (UTF-8): y, the adjective has degrees; X, the verb has transgressives
    kurevník/PIw            w (NOSUGGEST): vulgar or pejorative
    huli/q                  q (FORBIDDENWORD): a form that the classes make by mistake; no headword
    Wayne/?                 a flag that the .aff does not declare: nothing is known of the inflection

Encoding and the flags for unwanted and forbidden words are read from the `.aff` where there is one. X (transgressives)
and í, é (foreign names) are classes that our vzory do not need.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import regex
from msgspec.structs import replace

from lexicon.errors import DataError
from lexicon.files.compressed import whole
from lexicon.readers.affix.czech import czech_sorter
from lexicon.readers.affix.sort import Outcome, Sorted
from lexicon.readers.entry import Entry

CLASSES = frozenset("NEWFPIVUDHLSQZCMKYRJATBO")  # the affix classes of the Czech dictionaries, which classifiers read
VULGAR, FORBIDDEN = "w", "q"
_FORBIDDEN_COUNT = "forbidden"
_UNREADABLE = 0.25  # the share of flagged words without an outcome above which the flags are not the Czech ones
_ONLY_CZECH = "only dictionaries with the affix classes of the Czech ispell dictionary can be read"
_AFFIX = regex.compile(r"^[PS]FX\s", regex.MULTILINE)
_NE = regex.compile(r"^PFX\s+N\s+0\s+ne\s", regex.MULTILINE)  # what N means in all of them
_DIRECTIVE = regex.compile(r"^(?P<name>SET|FLAG|NOSUGGEST|FORBIDDENWORD)\s+(?P<value>\S+)", regex.MULTILINE)


@dataclass(frozen=True, slots=True)
class Affixes:
    """What the reader needs of an `.aff` file: the encoding, and the flags of unwanted and of forbidden words."""

    encoding: str = ""
    vulgar: str = VULGAR
    forbidden: str = FORBIDDEN


@dataclass(slots=True)
class SortReport:
    """How many words went where, and samples of those that went nowhere."""

    counts: Counter[str] = field(default_factory=Counter)
    unplaced: list[str] = field(default_factory=list)

    def add(self, item: Sorted) -> None:
        """Count one word."""
        self.counts[item.outcome.value] += 1
        if item.outcome is Outcome.UNPLACED:
            self.unplaced.append(f"{item.word}/{item.flags}")


def read_hunspell(path: Path, source: str, report: SortReport | None = None) -> Iterator[Entry]:
    """Entries of a Czech hunspell dictionary.

    Raises DataError: encoding, no words, flags of several signs; and, after the last entry, flags that are not those
    of the Czech dictionaries.
    """
    report = SortReport() if report is None else report
    affixes = read_affixes(path.with_suffix(".aff"))
    lines = _lines(path, affixes)
    words: dict[str, str] = {}
    for _, word, flags in lines:
        words[word] = words.get(word, "") + flags
    sorter = czech_sorter(words)
    for number, word, flags in lines:
        if affixes.forbidden in flags:
            report.counts[_FORBIDDEN_COUNT] += 1
            continue
        item = sorter.sort(word, "".join(flag for flag in flags if flag in CLASSES))
        report.add(item)
        labels = ("vulgární",) if affixes.vulgar in flags else ()
        for entry in item.entries(source, number):
            yield _labelled(entry, labels) if labels else entry
    placed, unplaced = report.counts[Outcome.LEXEME.value], report.counts[Outcome.UNPLACED.value]
    if unplaced > _UNREADABLE * (placed + unplaced):
        what = f"{unplaced} of {placed + unplaced} words have flags that cannot be read"
        raise DataError(path, 0, what, hint=_ONLY_CZECH)


def read_affixes(path: Path) -> Affixes:
    """The directives of an `.aff` file; the usual ones if there is none.

    Raises DataError (flags of several signs, classes of another language).
    """
    if not path.is_file():
        return Affixes()
    text = whole(path).decode("utf-8", "replace")  # the directives are ASCII in any encoding
    found = {one["name"]: (one["value"], text.count("\n", 0, one.start()) + 1) for one in _DIRECTIVE.finditer(text)}
    kind, line = found.get("FLAG", ("UTF-8", 0))
    if kind.upper() not in ("UTF-8", "SHORT"):
        raise DataError(path, line, f"FLAG {kind}", hint="flags of one sign only, as in the Czech dictionaries")
    if _AFFIX.search(text) and not _NE.search(text):
        raise DataError(path, 0, "not the Czech affix classes", hint=_ONLY_CZECH)
    values = {name: value for name, (value, _) in found.items()}
    return Affixes(values.get("SET", ""), values.get("NOSUGGEST", VULGAR), values.get("FORBIDDENWORD", FORBIDDEN))


def _labelled(entry: Entry, labels: tuple[str, ...]) -> Entry:
    return replace(entry, readings=tuple(replace(reading, labels=labels) for reading in entry.readings))


def _lines(path: Path, affixes: Affixes) -> list[tuple[int, str, str]]:
    """(line, word, flags) of a `.dic` file. An escaped slash belongs to the word: `1\\/2`."""
    text = _decoded(path, affixes.encoding)
    found = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        parts = line.partition("\t")[0].split()  # what follows is morphology: po:noun
        if not parts or line.startswith("#") or (number == 1 and parts[0].isdigit()):
            continue
        word, _, flags = parts[0].replace("\\/", "\0").partition("/")
        found.append((number, word.replace("\0", "/"), flags))
    if not found:
        raise DataError(path, 1, "no words", hint="a .dic file has one word a line, then / and flags")
    return found


def _decoded(path: Path, encoding: str) -> str:
    """By the `.aff` file's SET; without one UTF-8, or else ISO 8859-2."""
    data = whole(path)
    try:
        return data.decode(encoding or "utf-8")
    except LookupError:
        raise DataError(path.with_suffix(".aff"), 0, f"unknown encoding SET {encoding}") from None
    except UnicodeDecodeError as error:
        if encoding:
            line = data.count(b"\n", 0, error.start) + 1
            hint = "the .aff beside it belongs to another edition"
            raise DataError(path, line, f"not {encoding}, though the .aff says so", hint=hint) from None
        return data.decode("iso-8859-2")
