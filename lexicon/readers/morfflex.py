"""MorfFlex CZ: a table of all forms, one a line; lemma, positional tag, form, separated by tabs; plain, gzip or xz.

    hrad<TAB>NNIS1-----A----<TAB>hrad
    hrad<TAB>NNIS2-----A----<TAB>hradu
    hrad<TAB>NNIS6-----A---1<TAB>hradě

The rows of one lemma stand together; each lemma with its sense becomes one entry with a reading for each part of speech
and gender, and with its forms as listed forms. Which vzor makes these forms is found later (lexicon.morphology.fit).
Memory is that of one lemma, however many rows the file has.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from lexicon.errors import DataError, UsageError
from lexicon.files.compressed import lines
from lexicon.grammar import Upos, with_feats
from lexicon.readers.entry import UNINFLECTED, Entry, EntryKind, Reading
from lexicon.readers.morfflex_codes import Codes, Lemma, Tag, load_codes, merged_aspects

_FIXED = frozenset((EntryKind.NAME, EntryKind.ABBREVIATION, EntryKind.MULTIWORD, EntryKind.CONTRACTION))
_HINT = "lines of MorfFlex are: lemma, tag of 15 signs, form, with tabs between them"
_Key = tuple[Upos, str, EntryKind]


@dataclass(slots=True)
class _Forms:
    """The forms of one lexeme by cell, in the order of the file; `rare` are those that stand beside usual ones."""

    cells: dict[str, list[str]] = field(default_factory=dict)
    rare: set[tuple[str, str]] = field(default_factory=set)
    aspects: set[str] = field(default_factory=set)
    traits: set[str] = field(default_factory=set)

    def add(self, tag: Tag, form: str) -> None:
        """One row."""
        if tag.aspect:
            self.aspects.add(tag.aspect)
        if tag.trait:
            self.traits.add(tag.trait)
        for cell in tag.cells:
            have = self.cells.setdefault(cell, [])
            if form not in have:
                have.append(form)
                if tag.rare:
                    self.rare.add((cell, form))


def read_morfflex(
    path: Path,
    source: str,
    options: Mapping[str, str] = MappingProxyType({}),
    counts: Counter[str] | None = None,
) -> Iterator[Entry]:
    """The entries of a MorfFlex table. `counts` is told how many rows and left-out rows there were.

    Raises DataError with the line: columns, a tag or code without a meaning, damaged or cut-off compression.
    """
    counts = Counter() if counts is None else counts
    try:
        codes = load_codes(options)
    except UsageError as error:
        raise DataError(path, 0, error.what, hint=error.hint) from None
    known: dict[bytes, Tag | None] = {}
    for number, text, rows in _lemmas(path):
        try:
            lemma = codes.lemma(text)
            entry = _entry(source, number, lemma, _tagged(rows, codes, known, counts))
        except UsageError as error:
            raise DataError(path, number, error.what, entry=text, hint=error.hint) from None
        if entry is not None:
            yield entry
    if not counts["rows"]:
        raise DataError(path, 0, "no rows", hint=_HINT)


def _lemmas(path: Path) -> Iterator[tuple[int, str, list[tuple[bytes, bytes]]]]:
    """(line of the first row, lemma with its suffix, (tag, form) of all its rows)."""
    current = b""
    start = 0
    rows: list[tuple[bytes, bytes]] = []
    for number, line in lines(path):
        if not line:
            continue
        parts = line.split(b"\t")
        if len(parts) != 3:
            raise DataError(path, number, f"{len(parts)} columns instead of 3", hint=_HINT)
        if parts[0] != current:
            if rows:
                yield start, _decoded(current, path, start), rows
            current, start, rows = parts[0], number, []
        rows.append((parts[1], parts[2]))
    if rows:
        yield start, _decoded(current, path, start), rows


def _decoded(text: bytes, path: Path, line: int) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise DataError(path, line, "not UTF-8", hint="MorfFlex is published in UTF-8") from None


def _tagged(
    rows: Iterable[tuple[bytes, bytes]], codes: Codes, known: dict[bytes, Tag | None], counts: Counter[str]
) -> list[tuple[Tag, str]]:
    """Tags and forms. Forms with ne- are derived from the others (D5), so they are kept only where nothing else is."""
    found: list[tuple[Tag, str]] = []
    negated: list[tuple[Tag, str]] = []
    for raw, form in rows:
        if raw not in known:
            known[raw] = codes.tag(raw.decode("ascii", "replace"))
        tag = known[raw]
        if tag is None:
            counts["rows:left out"] += 1
            continue
        try:
            (negated if tag.negated else found).append((tag, form.decode("utf-8")))
        except UnicodeDecodeError:
            raise UsageError("a form that is not UTF-8", hint="MorfFlex is published in UTF-8") from None
    counts["rows"] += len(found) + len(negated)
    counts["rows:negated"] += len(negated) if found else 0
    return found or negated


def _entry(source: str, line: int, lemma: Lemma, rows: list[tuple[Tag, str]]) -> Entry | None:
    lexemes: dict[_Key, _Forms] = {}
    for tag, form in rows:
        lexemes.setdefault((tag.upos, tag.feats, tag.kind), _Forms()).add(tag, form)
    if not lexemes:
        return None
    kinds = {kind for _, _, kind in lexemes}
    kind = kinds.pop() if lemma.kind is EntryKind.WORD and len(kinds) == 1 else lemma.kind
    if kind in _FIXED:
        upos = Upos.PROPN if kind is EntryKind.NAME else next(iter(lexemes))[0]
        readings = (Reading(upos, vzor=UNINFLECTED, labels=lemma.labels, definition=lemma.comment),)
        return Entry(source, lemma.id, line, lemma.text, kind, readings)
    found = tuple(_reading(lemma, upos, feats, forms) for (upos, feats, _), forms in lexemes.items())
    return Entry(source, lemma.id, line, lemma.text, kind, found)


def _reading(lemma: Lemma, upos: Upos, feats: str, forms: _Forms) -> Reading:
    if upos is Upos.VERB:
        feats = with_feats(feats, lemma.aspect or merged_aspects(forms.aspects))
    inflected = any(forms.cells)
    listed = tuple((cell, tuple(texts)) for cell, texts in forms.cells.items()) if inflected else ()
    return Reading(
        upos=upos,
        feats=feats,
        vzor="" if inflected else UNINFLECTED,
        traits=tuple(sorted(forms.traits)),
        forms=listed,
        labels=lemma.labels,
        definition=lemma.comment,
        rare=tuple(dict.fromkeys(form for cell, form in forms.rare if _has_usual(forms, cell))),
    )


def _has_usual(forms: _Forms, cell: str) -> bool:
    return any((cell, form) not in forms.rare for form in forms.cells[cell])
