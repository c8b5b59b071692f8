"""From one TEI entry, already valid by the schema, to `Entry` objects: itself and its subheadwords (D6).

<entry xml:id="z" type="mainEntry">
  <form type="lemma"><orth>z</orth></form>
  <form type="variant"><orth>ze</orth></form>
  <gramGrp><gram type="pos">ADP</gram></gramGrp>
  <sense><def>směr zevnitř ven</def></sense>
</entry>
<entry xml:id="ze" type="reference">
  <form type="lemma"><orth>ze</orth></form>
  <xr type="see"><ref type="entry" target="#z">z</ref></xr>
</entry>
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from lxml import etree

from lexicon.readers.entry import Entry, EntryKind, Reading, SpellingVariant
from lexicon.readers.tei_reading import Draft, ReadingConverter, text_of
from lexicon.readers.tei_schema import TEI, XML_ID, Schema, line_of, local

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
_WORDS = ("mainEntry", "relatedEntry")  # these need a part of speech


@dataclass(slots=True)
class _Parts:
    """The children of an entry, sorted."""

    draft: Draft = field(default_factory=Draft)
    lemmas: list[str] = field(default_factory=list)
    variants: list[SpellingVariant] = field(default_factory=list)
    senses: list[etree._Element] = field(default_factory=list)
    related: list[etree._Element] = field(default_factory=list)
    target: str = ""


class Converter:
    """Turns entry elements of one file into entries of one source."""

    def __init__(self, file: str, source: str, schema: Schema) -> None:
        self._source = source
        self._readings = ReadingConverter(file, schema)
        self._error = self._readings.error

    def entries(self, element: etree._Element, parent: str = "") -> Iterator[Entry]:
        """The entry and the subheadwords inside it. Raises DataError."""
        kind = str(element.get("type"))
        if (kind == "relatedEntry") is not bool(parent):
            raise self._error(element, f'type "{kind}" here', "relatedEntry stands inside another entry (D6)")
        parts = self._sort(element)
        if len(parts.lemmas) != 1:
            raise self._error(element, f"{len(parts.lemmas)} lemmas", 'write one <form type="lemma"> with one <orth>')
        (lemma,) = parts.lemmas
        self._check_headword(element, kind, lemma, parts.draft.reflexive)
        if (kind == "reference") is not bool(parts.target):
            what = "a reference needs a target and nothing else has one"
            raise self._error(element, what, 'write type="reference" and <xr>')
        own_id = str(element.get(XML_ID))
        yield Entry(
            source=self._source,
            id=own_id,
            line=line_of(element),
            headword=lemma,
            kind=KINDS[kind],
            readings=self._finish(element, kind, parts),
            variants=tuple(parts.variants),
            target=parts.target,
            parent=parent,
        )
        for child in parts.related:
            yield from self.entries(child, own_id)

    def _sort(self, element: etree._Element) -> _Parts:
        parts = _Parts()
        for child in element:
            match local(child), child.get("type"):
                case "form", "lemma":
                    parts.lemmas += self._readings.spellings(child)
                case "form", "variant":
                    labels = tuple(self._readings.labels(child))
                    parts.variants += [SpellingVariant(text, labels) for text in self._readings.spellings(child)]
                case "sense", _:
                    parts.senses.append(child)
                case "entry", _:
                    parts.related.append(child)
                case "xr", _:
                    parts.target = self._target(child)
                case _:
                    self._readings.add(child, parts.draft)
        return parts

    def _finish(self, element: etree._Element, kind: str, parts: _Parts) -> tuple[Reading, ...]:
        drafts: list[Draft] = []
        for draft in [self._readings.sense(sense, parts.draft) for sense in parts.senses] or [parts.draft]:
            if draft in drafts:
                drafts[drafts.index(draft)].definitions += draft.definitions
            elif draft.pos:
                drafts.append(draft)
            elif kind in _WORDS:
                hint = 'add <gramGrp><gram type="pos">...</gram></gramGrp> to the entry or to each sense'
                raise self._error(element, "no part of speech", hint)
        return tuple(draft.reading() for draft in drafts)

    def _target(self, xr: etree._Element) -> str:
        ref = xr.find(f"{TEI}ref")
        target = "" if ref is None else ref.get("target") or text_of(ref)
        if not target:
            raise self._error(xr, "a reference to nothing", '<ref type="entry" target="#id">headword</ref>')
        return str(target)

    def _check_headword(self, element: etree._Element, kind: str, lemma: str, reflexive: str) -> None:
        """What a headword's spelling says must agree with the kind of entry, or a rule would miss it."""
        if kind not in _WORDS:
            return
        if lemma.endswith((" se", " si")) and not reflexive:
            hint = f'write {lemma[:-3]} and <gram type="reflexivity">{lemma[-2:]}</gram>'
            raise self._error(element, f"{lemma}: a reflexive verb", hint)
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
