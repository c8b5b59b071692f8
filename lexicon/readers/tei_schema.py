"""The schema of our TEI Lex-0 profile: validation of one element at a time, and its closed vocabularies.

RELAX NG says whether an element is right, not how to mend it; `Schema.problems` looks up what people get wrong.

    <gram type="pos">SUBST</gram>     -> core.xml:12: [pes] unknown pos SUBST (write one of: NOUN, PROPN, ADJ, ...)
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

import regex
from lxml import etree

from lexicon.errors import DataError

TEI = "{http://www.tei-c.org/ns/1.0}"
XML_ID = "{http://www.w3.org/XML/1998/namespace}id"
_RNG = "{http://relaxng.org/ns/structure/1.0}"
_NAME = regex.compile(r"[\p{L}_][\p{L}\p{M}\p{N}._-]*")
_FREE_GRAMS = ("iType", "trait", "prefix", "cell")  # their values are no closed list here
_MISTAKEN_CHILDREN = {  # an element in the wrong place, and where it belongs
    "orth": "put it into <form type=...>",
    "gram": "put it into <gramGrp>",
    "ref": "put it into <xr type='see'>",
    "def": "put it into <sense>",
}


class Schema:
    """The compiled RELAX NG schema with its vocabularies. Immutable; make one per reader (5 ms)."""

    def __init__(self) -> None:
        tree = etree.fromstring(schema_text())
        self._relaxng = etree.RelaxNG(etree.ElementTree(tree))
        self.vocabularies: Mapping[str, tuple[str, ...]] = {
            name.removeprefix("vocabulary."): tuple(str(value.text) for value in define.iter(f"{_RNG}value"))
            for define in tree.iter(f"{_RNG}define")
            if (name := str(define.get("name"))).startswith("vocabulary.")
        }

    def is_valid(self, element: etree._Element) -> bool:
        """Whether an `entry`, `teiHeader` or whole `TEI` element follows the schema."""
        return bool(self._relaxng.validate(element))

    def value(self, element: etree._Element, vocabulary: str) -> str:
        """The value of a `gram` or `usg`: @norm, or else its text. Raises ValueError (what, hint) if not listed."""
        value = element.get("norm") or " ".join((element.text or "").split())
        known = self.vocabularies[f"{vocabulary}.{element.get('type')}"]
        if value not in known:
            raise ValueError(*self._unlisted(str(element.get("type")), value, known, vocabulary))
        return value

    def problems(self, file: Path, element: etree._Element) -> list[DataError]:
        """What is wrong with an element that is not valid, each with line, entry id and what to write instead."""
        found = [
            DataError(file, line_of(part), what, entry=id_of(part), hint=hint)
            for part in element.iter(f"{TEI}*")
            for what, hint in self._look(part)
        ]
        if found:
            return found
        self._relaxng.validate(element)
        messages = [entry.message for entry in self._relaxng.error_log]
        return [
            DataError(
                file,
                line_of(element),
                messages[-1].strip() if messages else "does not follow the schema",
                entry=id_of(element),
                hint="compare with the skeleton of `lexicon source new`",
            )
        ]

    def _look(self, element: etree._Element) -> Iterator[tuple[str, str]]:
        tag = local(element)
        kind = element.get("type")
        if tag == "entry":
            own_id = element.get(XML_ID)
            if not own_id:
                yield "an entry without xml:id", "give every entry an xml:id of its own"
            elif not _NAME.fullmatch(own_id):
                yield (
                    f"{own_id} cannot be an xml:id",
                    "a letter first; letters, digits, full stops, - and _ may follow",
                )
            yield from self._attribute("entry", kind, "entry")
        elif tag == "form":
            yield from self._attribute("form", kind, "form")
        elif tag in ("gram", "usg"):
            types = tuple(name.partition(".")[2] for name in self.vocabularies if name.startswith(f"{tag}."))
            free = _FREE_GRAMS if tag == "gram" else ()
            if kind not in (*types, *free):
                yield f"unknown type {kind} of <{tag}>", choose(str(kind), (*types, *free))
            elif kind not in free:
                try:
                    self.value(element, tag)
                except ValueError as error:
                    yield error.args[0], error.args[1]
        parent = element.getparent()
        inside = local(parent) if parent is not None else ""
        if inside in ("entry", "sense") and tag in _MISTAKEN_CHILDREN and (inside, tag) != ("sense", "def"):
            yield f"<{tag}> directly in <{inside}>", _MISTAKEN_CHILDREN[tag]

    def _attribute(self, tag: str, value: str | None, vocabulary: str) -> Iterator[tuple[str, str]]:
        known = self.vocabularies[vocabulary]
        if value is None:
            yield f"<{tag}> without a type", f"write type= one of: {', '.join(known)}"
        elif value not in known:
            yield f"unknown type {value} of <{tag}>", choose(value, known)

    def _unlisted(self, kind: str, value: str, known: tuple[str, ...], vocabulary: str) -> tuple[str, str]:
        elsewhere = next(
            (
                name.partition(".")[2]
                for name, values in self.vocabularies.items()
                if name.startswith(f"{vocabulary}.") and value in values
            ),
            "",
        )
        if elsewhere:
            return f"{value} is no {kind}", f'write type="{elsewhere}"'
        what = f"unknown label {value} ({kind})" if vocabulary == "usg" else f"unknown {kind} {value}"
        return what, choose(value, known)


def schema_text() -> bytes:
    """The RELAX NG schema, as an XML editor wants it."""
    return (files("lexicon.readers") / "data" / "lexicon-tei.rng").read_bytes()


def choose(value: str, known: tuple[str, ...]) -> str:
    """A hint: what was probably meant, then everything that is allowed."""
    close = get_close_matches(value, known, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    return f"{meant}write one of: {', '.join(known)}"


def local(element: etree._Element) -> str:
    """The name of an element without its namespace."""
    return str(element.tag).rpartition("}")[2]


def line_of(element: etree._Element) -> int:
    """The line of an element, from 1."""
    line = element.sourceline
    return line if isinstance(line, int) else 0


def id_of(element: etree._Element | None) -> str:
    """The id of the innermost entry around an element, or an empty string."""
    while element is not None:
        if local(element) == "entry" and (found := element.get(XML_ID)):
            return str(found)
        element = element.getparent()
    return ""
