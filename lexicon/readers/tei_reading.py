"""The readings of one TEI entry: grammar, labels, forms and definitions, per sense.

    <gramGrp><gram type="pos">NOUN</gram><gram type="gender">Masc</gram><gram type="iType">hrad</gram></gramGrp>
    <form type="stem" n="stem"><orth>mraz</orth></form>
    <sense><usg type="textType" norm="knižní">kniž.</usg><def>teplota pod nulou</def></sense>

What is given for the entry holds for every sense; a sense that names a part of speech starts afresh, keeping
only the entry's labels. Senses that agree in everything but the definition make one reading.
"""

import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache

from lxml import etree

from lexicon.errors import DataError, UsageError
from lexicon.grammar import Upos, canonical, cell_feats, expand_cells
from lexicon.readers.entry import Being, Object, Reading
from lexicon.readers.tei_schema import TEI, Schema, id_of, line_of, local

_FEATURES = {  # gram type -> UD feature
    "gender": "Gender",
    "animacy": "Animacy",
    "number": "Number",
    "aspect": "Aspect",
    "person": "Person",
    "degree": "Degree",
    "polarity": "Polarity",
    "pronType": "PronType",
    "numType": "NumType",
    "poss": "Poss",
    "possessorGender": "Gender[psor]",
    "possessorNumber": "Number[psor]",
    "reflex": "Reflex",
}
_SETTINGS = {"pos": "pos", "valency": "object", "reflexivity": "reflexive", "being": "being"}  # gram type -> field
_RARE = ("řídké", "zřídka")  # F0: a rare doublet of a cell gives way to the other
_UPOS = {upos.value: upos for upos in Upos}  # looked up 200,000 times: faster than calling the enum
_OBJECT = {item.value: item for item in Object}
_BEING = {item.value: item for item in Being}
_canonical = lru_cache(maxsize=4096)(canonical)


@dataclass(slots=True)
class Draft:
    """A reading in the making: what an entry, and on top of it one sense, says."""

    pos: str = ""
    feats: dict[str, str] = field(default_factory=dict)
    vzor: str = ""
    traits: list[str] = field(default_factory=list)
    stems: list[tuple[str, str]] = field(default_factory=list)
    forms: dict[str, list[str]] = field(default_factory=dict)
    rare: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    object: str = ""
    reflexive: str = ""
    being: str = ""
    prefixes: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list, compare=False)

    def within(self) -> "Draft":
        """A copy for a sense, so that the entry's own stays as it is."""
        return Draft(
            self.pos,
            dict(self.feats),
            self.vzor,
            list(self.traits),
            list(self.stems),
            {cell: list(texts) for cell, texts in self.forms.items()},
            list(self.rare),
            list(self.missing),
            list(self.labels),
            self.object,
            self.reflexive,
            self.being,
            list(self.prefixes),
        )

    def reading(self) -> Reading:
        """The finished reading."""
        return Reading(
            upos=_UPOS[self.pos],
            feats=_canonical(tuple(self.feats.items())) if self.feats else "",
            vzor=self.vzor,
            traits=tuple(self.traits),
            stems=tuple(self.stems),
            forms=tuple((cell, tuple(texts)) for cell, texts in self.forms.items()),
            missing=tuple(self.missing),
            labels=tuple(self.labels),
            object=_OBJECT[self.object],
            reflexive=self.reflexive,
            being=_BEING[self.being],
            prefixes=tuple(self.prefixes),
            definition="; ".join(self.definitions),
            rare=tuple(self.rare),
        )


class ReadingConverter:
    """Turns the parts of entries of one file into drafts of readings. Every method raises DataError."""

    def __init__(self, file: str, schema: Schema) -> None:
        self._file = file
        self._schema = schema

    def add(self, part: etree._Element, draft: Draft) -> None:
        """Add a `gramGrp`, `usg`, `def`, or a `form` of type inflected, missing or stem; other elements say nothing."""
        match local(part):
            case "gramGrp":
                for gram in part:
                    self._gram(gram, draft)
            case "usg":
                draft.labels.append(self.value(part, "usg"))
            case "def":
                draft.definitions.append(text_of(part))
            case "form":
                self._form(part, draft)

    def sense(self, sense: etree._Element, entry: Draft) -> Draft:
        """The draft of one sense of an entry."""
        restarts = any(gram.get("type") == "pos" for gram in sense.iterfind(f"{TEI}gramGrp/{TEI}gram"))
        draft = Draft(labels=list(entry.labels)) if restarts else entry.within()
        for part in sense:
            if part.get("type") in ("lemma", "variant"):
                raise self.error(part, f"a {part.get('type')} inside a sense", "spellings belong to the entry")
            self.add(part, draft)
        return draft

    def spellings(self, form: etree._Element) -> list[str]:
        """The texts of the `orth` elements of a form."""
        texts = [text_of(orth) for orth in form.iterfind(f"{TEI}orth")]
        if not all(texts):
            raise self.error(form, "an empty <orth>", "write the spelling or remove the element")
        return texts

    def labels(self, form: etree._Element) -> list[str]:
        """The labels of a form."""
        return [self.value(usg, "usg") for usg in form.iterfind(f"{TEI}usg")]

    def value(self, element: etree._Element, vocabulary: str) -> str:
        """The value of a `gram` or `usg`, of its closed list."""
        try:
            return self._schema.value(element, vocabulary)
        except ValueError as error:
            raise self.error(element, error.args[0], error.args[1]) from None

    def error(self, element: etree._Element, what: str, hint: str) -> DataError:
        """An error at an element."""
        return DataError(self._file, line_of(element), what, entry=id_of(element), hint=hint)

    def _gram(self, gram: etree._Element, draft: Draft) -> None:
        kind = str(gram.get("type"))
        if kind in _FEATURES:
            draft.feats[_FEATURES[kind]] = self.value(gram, "gram")
        elif kind in _SETTINGS:
            setattr(draft, _SETTINGS[kind], self.value(gram, "gram"))
        elif kind == "iType":
            draft.vzor = text_of(gram)
        elif kind == "trait":
            draft.traits.append(text_of(gram))
        elif kind == "prefix":
            draft.prefixes.append(text_of(gram).rstrip("-"))

    def _form(self, form: etree._Element, draft: Draft) -> None:
        kind = form.get("type")
        texts = self.spellings(form)
        if kind == "stem":
            if not form.get("n") or not texts:
                raise self.error(
                    form, "a stem without name or text", '<form type="stem" n="stem"><orth>lid</orth></form>'
                )
            draft.stems.append((str(form.get("n")), "/".join(texts)))
            return
        cell = self._cell(form)
        if kind == "missing":
            draft.missing.extend(expand_cells(cell))
            return
        if not texts:
            raise self.error(form, f"no <orth> for the cell {cell}", 'for a cell that does not exist: type="missing"')
        mark = "+" if form.get("subtype") == "added" else ""
        draft.forms.setdefault(cell, []).extend(mark + text for text in texts)
        if any(label in _RARE for label in self.labels(form)):
            draft.rare.extend(texts)

    def _cell(self, form: etree._Element) -> str:
        gram = form.find(f"{TEI}gramGrp/{TEI}gram")
        cell = "" if gram is None else text_of(gram)
        if not cell:
            raise self.error(form, "a form without a cell", '<gramGrp><gram type="cell">Nom.Plur</gram></gramGrp>')
        try:
            for one in expand_cells(cell):
                cell_feats(one)
        except UsageError as error:
            raise self.error(form, error.what, error.hint) from None
        return cell


def text_of(element: etree._Element) -> str:
    """The text of an element in NFC, with single spaces."""
    text = "".join(str(part) for part in element.itertext()) if len(element) else element.text or ""
    return unicodedata.normalize("NFC", " ".join(text.split()))
