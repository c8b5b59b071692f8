"""From one TEI entry, already valid by the schema, to `Entry` objects: itself and its subheadwords (D6).

    <entry xml:id="bach" type="mainEntry">
      <form type="lemma"><orth>bach</orth></form>
      <form type="missing"><gramGrp><gram type="cell">Nom</gram></gramGrp></form>      K12
      <gramGrp><gram type="pos">NOUN</gram><gram type="gender">Masc</gram></gramGrp>
      <sense><usg type="socioCultural">hovorové</usg><def>pozor; jen v obratu dát si bacha</def></sense>
    </entry>

Grammar, labels and forms given for the entry hold for every sense; a sense that names a part of speech starts
afresh. Senses that agree in everything but the definition make one reading.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from lxml import etree

from lexicon.errors import DataError, UsageError
from lexicon.grammar import Upos, canonical, cell_feats, expand_cells
from lexicon.readers.entry import Being, Entry, EntryKind, Object, Reading, SpellingVariant
from lexicon.readers.tei_schema import TEI, XML_ID, Schema, id_of, line_of, local

KINDS = {
    "mainEntry": EntryKind.WORD,
    "relatedEntry": EntryKind.SUBHEADWORD,
    "properName": EntryKind.NAME,
    "abbreviation": EntryKind.ABBREVIATION,
    "symbol": EntryKind.SYMBOL,
    "prefix": EntryKind.PREFIX,
    "suffix": EntryKind.SUFFIX,
    "reference": EntryKind.REFERENCE,
    "multiword": EntryKind.MULTIWORD,
    "contraction": EntryKind.CONTRACTION,
}
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
_RARE = ("řídké", "zřídka")  # F0: a rare doublet of a cell gives way to the other
_WITHOUT_POS = frozenset(KINDS) - {"mainEntry", "relatedEntry"}
_UPOS = {upos.value: upos for upos in Upos}  # looked up 200,000 times: faster than calling the enum
_OBJECT = {item.value: item for item in Object}
_BEING = {item.value: item for item in Being}
_canonical = lru_cache(maxsize=4096)(canonical)


@dataclass(slots=True)
class _Grammar:
    """What an entry, and on top of it one sense, says; a draft of `Reading`."""

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

    def within(self) -> "_Grammar":
        """A copy for a sense, so that the entry's own stays as it is."""
        return _Grammar(
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


class Converter:
    """Turns entry elements of one file into entries of one source."""

    def __init__(self, file: str, source: str, schema: Schema) -> None:
        self._file = file
        self._source = source
        self._schema = schema

    def entries(self, element: etree._Element, parent: str = "") -> Iterator[Entry]:
        """The entry and the subheadwords inside it. Raises DataError."""
        kind = str(element.get("type"))
        if (kind == "relatedEntry") is not bool(parent):
            raise self._error(element, f'an entry of type "{kind}" here', "relatedEntry stands inside another entry (D6)")
        base = _Grammar()
        lemmas: list[str] = []
        variants: list[SpellingVariant] = []
        senses: list[etree._Element] = []
        related: list[etree._Element] = []
        target = ""
        for child in element:
            tag = local(child)
            if tag == "form":
                if child.get("type") == "lemma":
                    lemmas += self._spellings(child)
                elif child.get("type") == "variant":
                    labels = tuple(self._labels(child))
                    variants += [SpellingVariant(text, labels) for text in self._spellings(child)]
                else:
                    self._form(child, base)
            elif tag == "gramGrp":
                self._grams(child, base)
            elif tag == "usg":
                base.labels.append(self._value(child, "usg"))
            elif tag == "sense":
                senses.append(child)
            elif tag == "xr":
                target = self._target(child)
            elif tag == "entry":
                related.append(child)
        if len(lemmas) != 1:
            raise self._error(element, f"{len(lemmas)} lemmas", 'an entry has one <form type="lemma"> with one <orth>')
        self._check_headword(element, kind, lemmas[0], base.reflexive)
        if (kind == "reference") is not bool(target):
            raise self._error(element, "a reference needs a target and nothing else has one", 'use type="reference" and <xr>')
        readings = self._readings(element, base, senses)
        if not readings and kind not in _WITHOUT_POS:
            raise self._error(element, "no part of speech", 'add <gramGrp><gram type="pos">...</gram></gramGrp>')
        own_id = str(element.get(XML_ID))
        yield Entry(
            self._source, own_id, line_of(element), lemmas[0], KINDS[kind], tuple(readings), tuple(variants), target, parent
        )
        for child in related:
            yield from self.entries(child, own_id)

    def _readings(self, element: etree._Element, base: _Grammar, senses: list[etree._Element]) -> list[Reading]:
        drafts: list[_Grammar] = []
        for draft in [self._sense(sense, base) for sense in senses] or [base]:
            if draft in drafts:
                drafts[drafts.index(draft)].definitions += draft.definitions
            elif draft.pos:
                drafts.append(draft)
            elif senses and element.get("type") not in _WITHOUT_POS:
                raise self._error(element, "a sense without part of speech", 'add <gram type="pos"> to it or the entry')
        return [draft.reading() for draft in drafts]

    def _sense(self, sense: etree._Element, base: _Grammar) -> _Grammar:
        restarts = any(gram.get("type") == "pos" for gram in sense.iterfind(f"{TEI}gramGrp/{TEI}gram"))
        grammar = _Grammar(labels=list(base.labels)) if restarts else base.within()
        for child in sense:
            tag = local(child)
            if tag == "gramGrp":
                self._grams(child, grammar)
            elif tag == "usg":
                grammar.labels.append(self._value(child, "usg"))
            elif tag == "def":
                grammar.definitions.append(_text(child))
            elif tag == "form":
                if child.get("type") in ("lemma", "variant"):
                    raise self._error(child, f"a {child.get('type')} inside a sense", "spellings belong to the entry")
                self._form(child, grammar)
        return grammar

    def _grams(self, group: etree._Element, grammar: _Grammar) -> None:
        for gram in group:
            kind = str(gram.get("type"))
            if kind in _FEATURES:
                grammar.feats[_FEATURES[kind]] = self._value(gram, "gram")
            elif kind == "pos":
                grammar.pos = self._value(gram, "gram")
            elif kind == "iType":
                grammar.vzor = _text(gram)
            elif kind == "trait":
                grammar.traits.append(_text(gram))
            elif kind == "prefix":
                grammar.prefixes.append(_text(gram).rstrip("-"))
            elif kind == "valency":
                grammar.object = self._value(gram, "gram")
            elif kind == "reflexivity":
                grammar.reflexive = self._value(gram, "gram")
            elif kind == "being":
                grammar.being = self._value(gram, "gram")

    def _form(self, form: etree._Element, grammar: _Grammar) -> None:
        kind = form.get("type")
        texts = self._spellings(form)
        if kind == "stem":
            if not form.get("n") or not texts:
                raise self._error(form, "a stem without name or text", '<form type="stem" n="stem"><orth>lid</orth></form>')
            grammar.stems.append((str(form.get("n")), "/".join(texts)))
            return
        cell = _text(gram) if (gram := form.find(f"{TEI}gramGrp/{TEI}gram")) is not None else ""
        self._check_cell(form, cell)
        if kind == "missing":
            grammar.missing.extend(expand_cells(cell))
            return
        if not texts:
            raise self._error(form, f"no <orth> for the cell {cell}", 'for a cell that does not exist: type="missing"')
        mark = "+" if form.get("subtype") == "added" else ""
        grammar.forms.setdefault(cell, []).extend(mark + text for text in texts)
        if any(label in _RARE for label in self._labels(form)):
            grammar.rare.extend(texts)

    def _spellings(self, form: etree._Element) -> list[str]:
        texts = [_text(orth) for orth in form.iterfind(f"{TEI}orth")]
        if not all(texts):
            raise self._error(form, "an empty <orth>", "write the spelling or remove the element")
        return texts

    def _labels(self, form: etree._Element) -> list[str]:
        return [self._value(usg, "usg") for usg in form.iterfind(f"{TEI}usg")]

    def _value(self, element: etree._Element, vocabulary: str) -> str:
        try:
            return self._schema.value(element, vocabulary)
        except ValueError as error:
            raise self._error(element, error.args[0], error.args[1]) from None

    def _target(self, xr: etree._Element) -> str:
        ref = xr.find(f"{TEI}ref")
        target = (ref.get("target") or f"{_text(ref)}") if ref is not None else ""
        if not target:
            raise self._error(xr, "a reference to nothing", '<ref type="entry" target="#id">headword</ref>')
        return str(target)

    def _check_cell(self, form: etree._Element, cell: str) -> None:
        if not cell:
            raise self._error(form, "a form without a cell", '<gramGrp><gram type="cell">Nom.Plur</gram></gramGrp>')
        try:
            for one in expand_cells(cell):
                cell_feats(one)
        except UsageError as error:
            raise self._error(form, error.what, error.hint) from None

    def _check_headword(self, element: etree._Element, kind: str, lemma: str, reflexive: str) -> None:
        """What a headword's spelling says must agree with the kind of entry, or a rule would miss it."""
        if kind not in ("mainEntry", "relatedEntry"):
            return
        if lemma.endswith((" se", " si")) and not reflexive:
            raise self._error(
                element, f"{lemma}: a reflexive verb", f'write {lemma[:-3]} and <gram type="reflexivity">{lemma[-2:]}</gram>'
            )
        wanted = (
            "multiword" if " " in lemma
            else "prefix" if lemma.endswith("-")
            else "suffix" if lemma.startswith("-")
            else "abbreviation" if lemma.endswith(".")
            else "properName" if lemma[0].isupper()
            else ""
        )  # fmt: skip
        if wanted:
            raise self._error(element, f"{lemma} as a {kind}", f'write type="{wanted}"')

    def _error(self, element: etree._Element, what: str, hint: str) -> DataError:
        return DataError(self._file, line_of(element), what, entry=id_of(element), hint=hint)


def _text(element: etree._Element) -> str:
    """The text of an element in NFC, with single spaces."""
    text = element.text or "" if not len(element) else "".join(element.itertext())
    return unicodedata.normalize("NFC", " ".join(text.split()))
