"""Keeping official lists in the user's data folder: they are the association's, so nobody may pass them on.

lists/blex-2023/list.json       provenance
lists/blex-2023/words.txt       the words as imported, one a line
lists/blex-2023/sheets/001.toml correction sheets, as given
"""

import hashlib
from datetime import date
from pathlib import Path

import msgspec
import platformdirs
import regex

from lexicon.errors import DataError, UsageError
from lexicon.files.output import replacing_folder
from lexicon.lists.official import OfficialList, Provenance, SheetRecord
from lexicon.lists.page import read_page
from lexicon.lists.sheet import Sheet, apply_sheet, read_sheet
from lexicon.lists.words import Checked, Lengths, alphabet, check_words
from lexicon.message import message

_ID = regex.compile(r"[a-z0-9][a-z0-9.-]*")
_LENGTHS = regex.compile(r"(\d+)-(\d+)")
_RECORD = "list.json"
_WORDS = "words.txt"
_SHEETS = "sheets"
_SUFFIXES = (".htm", ".html", ".txt")  # names of files, not of lists


def lists_folder() -> Path:
    """The folder of the user's official lists."""
    return platformdirs.user_data_path("lexicon") / "lists"


def stored_lists(folder: Path | None = None) -> tuple[str, ...]:
    """Ids of the lists in `folder` (default: the user's), sorted."""
    root = folder or lists_folder()
    return tuple(sorted(path.parent.name for path in root.glob(f"*/{_RECORD}")))


def parse_lengths(text: str) -> Lengths:
    """`2-5` as Lengths. Raises UsageError."""
    found = _LENGTHS.fullmatch(text)
    if not found or not 2 <= int(found[1]) <= int(found[2]):
        raise UsageError("lengths {text}", hint="write for example 2-5", text=repr(text))
    return Lengths(int(found[1]), int(found[2]))


def read_list(path: Path, lengths: Lengths, language: str = "cs") -> tuple[Checked, Provenance]:
    """Read and check a page or text without storing it; the provenance has no id and variant yet.

    Raises DataError: encoding, a page that was cut off, no words, a word that cannot be right.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise DataError(path, 0, "cannot be read: {why}", why=error.strerror) from None
    read = read_page(data, str(path))
    checked = check_words(str(path), read.words, lengths, alphabet(language))
    return checked, Provenance(
        id="",
        variant="",
        lengths=(lengths.first, lengths.last),
        file=path.name,
        sha256=hashlib.sha256(data).hexdigest(),
        format=read.format,
        encoding=read.encoding,
        imported=date.min,
        words=len(checked.words),
        repeated=len(checked.repeated),
        words_sha256=_digest(checked.words),
        language=language,
    )


def import_list(
    path: Path,
    list_id: str,
    lengths: str,
    *,
    variant: str = "klasik",
    title: str = "",
    on: date,
    replace: bool = False,
    folder: Path | None = None,
) -> OfficialList:
    """Read, check and store a list; nothing is stored if anything is wrong with it.

    Raises DataError as `read_list` does; UsageError for an id that is taken (`replace` puts the new list, without
    correction sheets, in its place), a bad id or bad lengths.
    """
    if not _ID.fullmatch(list_id):
        hint = message("small letters, digits, dots and hyphens, for example blex-2023")
        raise UsageError("list id {id}", hint=hint, id=repr(list_id))
    root = folder or lists_folder()
    if (root / list_id).exists() and not replace:
        raise UsageError("there is a list {id} already", hint="choose another id, or replace it", id=list_id)
    checked, read = read_list(path, parse_lengths(lengths))
    provenance = msgspec.structs.replace(read, id=list_id, variant=variant, title=title, imported=on)
    with replacing_folder(root / list_id) as fresh:
        (fresh / _WORDS).write_bytes(_lines(checked.words))
        _write_record(fresh, provenance)
    return OfficialList(provenance, frozenset(checked.words))


def load_list(list_id: str, folder: Path | None = None) -> OfficialList:
    """A stored list with its sheets applied in order. Raises UsageError (unknown), DataError (changed since import)."""
    place = _place(list_id, folder)
    provenance, words = _stored(place)
    present = frozenset(words)
    changed: dict[str, int] = {}
    for record in provenance.sheets:
        path = _sheet_path(place, record.number)
        if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != record.sha256:
            raise DataError(path, 0, "the sheet is missing or was changed", hint="import the list and its sheets again")
        sheet = read_sheet(path)
        present = _apply(present, sheet, path, provenance)
        changed |= dict.fromkeys((*sheet.add, *sheet.strike), sheet.number)
    return OfficialList(provenance, present, changed)


def named_list(name: str, lengths: str = "2-5", variant: str = "klasik", folder: Path | None = None) -> OfficialList:
    """A list by the path of its file, read on the fly (its id is the file's name), or by the id of a stored one.

    Raises UsageError (no such list), DataError (a file that is no list).
    """
    path = Path(name)
    if not path.is_file():
        if path.parent != Path() or path.suffix in _SUFFIXES:
            raise DataError(name, 0, "file not found")
        return load_list(name, folder)
    checked, read = read_list(path, parse_lengths(lengths))
    list_id = "-".join(regex.findall(r"[a-z0-9]+", path.stem.lower())) or "list"
    return OfficialList(msgspec.structs.replace(read, id=list_id, variant=variant), frozenset(checked.words))


def import_sheet(path: Path, folder: Path | None = None) -> OfficialList:
    """Apply a correction sheet to the list that it names, after all its earlier ones, and store it.

    Raises DataError: not a sheet, a number or date before the last one's, words that do not fit; UsageError: no
    such list.
    """
    sheet = read_sheet(path)
    place = _place(sheet.of, folder)
    official = load_list(sheet.of, folder)
    provenance = official.provenance
    if provenance.sheets:
        last = provenance.sheets[-1]
        if sheet.number <= last.number or sheet.date < last.date:
            raise DataError(
                path,
                0,
                "sheet {number} of {date} after sheet {last} of {last_date}",
                hint="sheets apply in the order of their numbers and dates",
                number=sheet.number,
                date=sheet.date,
                last=last.number,
                last_date=last.date,
            )
    words = _apply(official.words, sheet, path, provenance)
    data = path.read_bytes()
    record = SheetRecord(sheet.number, sheet.date, hashlib.sha256(data).hexdigest(), len(sheet.add), len(sheet.strike))
    provenance = msgspec.structs.replace(provenance, sheets=(*provenance.sheets, record))
    with replacing_folder(place) as fresh:
        _add_sheet(fresh, place, provenance, data, sheet.number)
    changed = dict(official.changed) | dict.fromkeys((*sheet.add, *sheet.strike), sheet.number)
    return OfficialList(provenance, words, changed)


def _place(list_id: str, folder: Path | None) -> Path:
    root = folder or lists_folder()
    place = root / list_id
    if not _ID.fullmatch(list_id) or not (place / _RECORD).exists():
        known = ", ".join(stored_lists(folder))
        hint = message("one of: {known}") if known else message("none is imported yet")
        raise UsageError("no list {id} in {folder}", hint=hint, id=list_id, folder=root, known=known)
    return place


def _stored(place: Path) -> tuple[Provenance, list[str]]:
    try:
        provenance = msgspec.json.decode((place / _RECORD).read_bytes(), type=Provenance)
        words = (place / _WORDS).read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise DataError(place, 0, "the stored list cannot be read: {why}", hint="import it again", why=error) from None
    if _digest(words) != provenance.words_sha256:
        raise DataError(place / _WORDS, 0, "the words are not those that were imported", hint="import the list again")
    return provenance, words


def _apply(words: frozenset[str], sheet: Sheet, path: Path, provenance: Provenance) -> frozenset[str]:
    return apply_sheet(words, sheet, path, Lengths(*provenance.lengths), alphabet(provenance.language))


def _add_sheet(fresh: Path, place: Path, provenance: Provenance, data: bytes, number: int) -> None:
    (fresh / _SHEETS).mkdir()
    (fresh / _WORDS).write_bytes((place / _WORDS).read_bytes())
    for record in provenance.sheets:
        source = _sheet_path(place, record.number)
        _sheet_path(fresh, record.number).write_bytes(data if record.number == number else source.read_bytes())
    _write_record(fresh, provenance)


def _sheet_path(place: Path, number: int) -> Path:
    return place / _SHEETS / f"{number:03d}.toml"


def _write_record(place: Path, provenance: Provenance) -> None:
    (place / _RECORD).write_bytes(msgspec.json.format(msgspec.json.encode(provenance)) + b"\n")


def _lines(words: tuple[str, ...]) -> bytes:
    return "".join(f"{word}\n" for word in words).encode()


def _digest(words: tuple[str, ...] | list[str]) -> str:
    return hashlib.sha256(_lines(tuple(words))).hexdigest()
