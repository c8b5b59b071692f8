"""The codes of MorfFlex CZ, read by data/morfflex.toml: suffixes of lemmas and positional tags.

stát-2_:W_,a_^(něco_se_přihodilo)      stát, sense 2; perfective, archaic; a comment
Praha_;G                               a geographic name
NNIS6-----A---1                        noun, inanimate, singular, locative, affirmative, a doublet
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from itertools import product
from types import MappingProxyType
from typing import Literal

import msgspec
import regex

from lexicon.errors import UsageError
from lexicon.files.toml import load_toml
from lexicon.grammar import Upos, canonical, cell_feats, parse_feats
from lexicon.readers.entry import EntryKind

_LEMMA = regex.compile(r"(?P<text>.+?)(?:-(?P<sense>\d+))?(?P<suffix>[_`].*)?")
_SUFFIX = regex.compile(r"_(?P<kind>[:;,])(?P<code>.)|_\^(?P<comment>.+)|`(?P<reference>[^_]+)")
_COMMENT = regex.compile(r"\((?P<text>[^()*^][^()]*)\)")  # (*3it), (^DV**...) say how the lemma was derived
_POSITIONS = 15
_COLUMNS = {"gender": 2, "number": 3, "case": 4, "person": 7, "tense": 8, "degree": 9}
_OVERLAID = ("style", "term", "variant")


class TagRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the first two positions of a tag mean: one line of `[tags]`."""

    upos: Upos = Upos.X
    feats: str = ""
    cell: str = ""  # columns and fixed values, in any order
    kind: EntryKind = EntryKind.WORD
    degree: str = ""  # rows of other degrees are left to derivation
    trait: str = ""
    nominative: bool = False  # no case is the nominative
    skip: bool = False


class CodeFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The tables of data/morfflex.toml."""

    style: dict[str, str]
    term: dict[str, Literal["name", "term"]]
    category: dict[str, str]
    aspect: dict[str, str]
    variant: dict[str, Literal["usual", "rare", "abbreviation"]]
    gender: dict[str, list[str]]
    number: dict[str, list[str]]
    case: dict[str, list[str]]
    person: dict[str, list[str]]
    tense: dict[str, list[str]]
    degree: dict[str, list[str]]
    paired: dict[str, list[tuple[str, str]]]
    tags: dict[str, TagRow]


@dataclass(frozen=True, slots=True)
class Lemma:
    """A lemma without its suffix. `aspect` and `labels` as we name them; `comment` in plain words."""

    text: str
    id: str
    kind: EntryKind = EntryKind.WORD
    labels: tuple[str, ...] = ()
    aspect: str = ""
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Tag:
    """A positional tag: which lexeme of the lemma (`upos`, `feats`, `kind`), and which cells of it."""

    upos: Upos
    feats: str
    kind: EntryKind
    cells: tuple[str, ...]
    aspect: str = ""
    trait: str = ""
    rare: bool = False
    negated: bool = False


class Codes:
    """Reads lemmas and tags. Immutable; make one per source."""

    def __init__(self, table: CodeFile) -> None:
        self._table = table

    def lemma(self, text: str) -> Lemma:
        """A lemma with its suffix read. Raises UsageError (a code that the table does not have)."""
        found = _LEMMA.fullmatch(text)
        if found is None:
            raise UsageError(f"{text!r} is no lemma", hint="three columns: lemma, tag, form")
        bare, sense = found["text"], found["sense"]
        kinds: list[str] = []
        labels: list[str] = []
        aspects: list[str] = []
        comment = ""
        suffix, at = found["suffix"] or "", 0
        while at < len(suffix):
            part = _SUFFIX.match(suffix, at)
            if part is None:
                raise UsageError(f"the end of the lemma {text!r} cannot be read from {suffix[at:]!r}")
            at = part.end()
            if part["kind"] == ",":
                labels.append(self._code("style", part["code"]))
            elif part["kind"] == ";":
                kinds.append(self._code("term", part["code"]))
            elif part["kind"] == ":":
                meaning = self._code("category", part["code"])
                (aspects if "=" in meaning else kinds).append(meaning)
            elif part["comment"]:
                said = (one["text"].replace("_", " ") for one in _COMMENT.finditer(part["comment"]))
                comment = "; ".join(said)
        return Lemma(
            bare, f"{bare}-{sense}" if sense else bare, _kind(bare, kinds), tuple(dict.fromkeys(labels)),
            _both(aspects), comment,
        )  # fmt: skip

    def tag(self, text: str) -> Tag | None:
        """A tag, or None for what is no form of a lexeme. Raises UsageError (length, a code without meaning)."""
        if len(text) != _POSITIONS:
            raise UsageError(f"the tag {text!r} has {len(text)} signs, not {_POSITIONS}")
        row = self._table.tags.get(text[:2]) or self._table.tags.get(text[0] + "*")
        if row is None:
            raise UsageError(f"unknown part of speech {text[:2]!r} in the tag {text!r}")
        if row.skip or text[13] != "-" or (row.degree and text[9] not in ("-", row.degree)):
            return None  # position 14: two words in one (byls); other degrees are derived
        variant = self._code("variant", text[14])
        return Tag(
            row.upos,
            self._feats(row, text),
            EntryKind.ABBREVIATION if variant == "abbreviation" else row.kind,
            self._cells(row, text),
            self._code("aspect", text[12]) if row.upos is Upos.VERB and text[12] != "-" else "",
            row.trait,
            variant == "rare",
            text[10] == "N",
        )

    def _feats(self, row: TagRow, text: str) -> str:
        """The lexical features: a noun has its gender, a possessive that of its possessor."""
        if row.upos is Upos.NOUN and not row.feats:
            genders = self._values("gender", text)
            return cell_feats(genders[0]) if len(genders) == 1 else ""
        if row.feats == "Poss=Yes" and text[5] in "MF":
            return canonical([("Poss", "Yes"), ("Gender[psor]", {"M": "Masc", "F": "Fem"}[text[5]])])
        return row.feats

    def _cells(self, row: TagRow, text: str) -> tuple[str, ...]:
        """`gender case number`, AAMP1... -> Masc.Anim.Nom.Plur."""
        pair = self._table.paired.get(text[2:4])
        cells = []
        for gender, count in pair or [("", "")]:
            columns: list[list[str]] = []
            for name in row.cell.split():
                if pair and name in ("gender", "number"):
                    columns.append([gender if name == "gender" else count])
                elif name == "case" and row.nominative and text[_COLUMNS[name]] == "-":
                    columns.append(["Nom"])
                else:
                    columns.append(self._values(name, text) if name in _COLUMNS else [name])
            cells += [".".join(filter(None, values)) for values in product(*columns)]
        return tuple(dict.fromkeys(cells))

    def _values(self, name: str, text: str) -> list[str]:
        table: Mapping[str, list[str]] = getattr(self._table, name)
        code = text[_COLUMNS[name]]
        if code not in table:
            raise UsageError(f"unknown {name} {code!r} in the tag {text!r}")
        return table[code]

    def _code(self, name: str, code: str) -> str:
        table: Mapping[str, str] = getattr(self._table, name)
        if code not in table:
            known = ", ".join(table)
            hint = f'known: {known}; a new one goes to the manifest: [options] "{name}.{code}" = ...'
            raise UsageError(f"unknown {name} code {code!r}", hint=hint if name in _OVERLAID else f"known: {known}")
        return table[code]


def _kind(text: str, kinds: list[str]) -> EntryKind:
    if "abbreviation" in kinds:
        return EntryKind.ABBREVIATION
    if " " in text:
        return EntryKind.MULTIWORD
    # Every name is written with a capital; a word that is not (a product: aspirin) is none by its spelling.
    return EntryKind.NAME if text[:1].isupper() else EntryKind.WORD


def _both(aspects: list[str]) -> str:
    """`_:T_:W`: both aspects."""
    return "Aspect=Imp,Perf" if len(set(aspects)) > 1 else "".join(aspects[:1])


def merged_aspects(aspects: set[str]) -> str:
    """Aspects that the tags of one verb give: one, or both."""
    values = {value for aspect in aspects for value in parse_feats(aspect).get("Aspect", "").split(",") if value}
    return f"Aspect={','.join(sorted(values))}" if values else ""


@cache
def _table() -> CodeFile:
    with as_file(files("lexicon.readers") / "data" / "morfflex.toml") as path:
        return load_toml(path, CodeFile)


def load_codes(options: Mapping[str, str] = MappingProxyType({})) -> Codes:
    """The codes, with those that a manifest adds: {"style.q": "knižní"}. Raises UsageError for another option."""
    table = _table()
    added: dict[str, dict[str, str]] = {}
    for key, value in options.items():
        name, _, code = key.partition(".")
        if name not in _OVERLAID or len(code) != 1:
            raise UsageError(f"unknown option {key!r}", hint=f"one of: {', '.join(f'{one}.CODE' for one in _OVERLAID)}")
        added.setdefault(name, dict(getattr(table, name)))[code] = value
    return Codes(msgspec.structs.replace(table, **added)) if added else Codes(table)
