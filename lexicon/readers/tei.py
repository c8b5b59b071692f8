"""TEI Lex-0 dictionaries, read as a stream: 200,000 entries take no more memory than their ids.

    <TEI xmlns="http://www.tei-c.org/ns/1.0" type="lex-0">
      <teiHeader>...</teiHeader>
      <text><body>
        <entry xml:id="pes" type="mainEntry">
          <form type="lemma"><orth>pes</orth></form>
          <gramGrp><gram type="pos">NOUN</gram><gram type="gender">Masc</gram><gram type="animacy">Anim</gram></gramGrp>
          <sense><def>domácí šelma</def></sense>
        </entry>
      </body></text>
    </TEI>

docs/source-format.md shows an entry for each rule. A document type declaration is refused before anything is
parsed, so neither entity bombs nor external entities are ever read; nothing is fetched.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from xml.parsers import expat

from lxml import etree

from lexicon.errors import DataError
from lexicon.readers.entry import Entry
from lexicon.readers.tei_entry import Converter
from lexicon.readers.tei_schema import TEI, Schema, line_of, local

_WATCHED = (f"{TEI}entry", f"{TEI}teiHeader", f"{TEI}body")
_SAFE: dict[str, bool] = {
    "resolve_entities": False,
    "no_network": True,
    "load_dtd": False,
    "huge_tree": False,
    "remove_comments": True,
    "remove_pis": True,
}


@dataclass(slots=True)
class _Seen:
    """What must be unique or must exist in the whole source, however many files it has."""

    ids: dict[str, int] = field(default_factory=dict)
    headwords: set[str] = field(default_factory=set)
    references: list[tuple[Path, int, str, str]] = field(default_factory=list)  # file, line, id, target


def read_tei(path: Path | Iterable[Path], source: str) -> Iterator[Entry]:
    """The entries of a source: of one file, or of several whose references may cross.

    Raises DataError for the first problem; a broken reference is found after the last entry.
    """
    with closing(_stream([path] if isinstance(path, Path) else list(path), source)) as items:
        for item in items:
            if isinstance(item, DataError):
                raise item
            yield item


def check_tei(path: Path | Iterable[Path]) -> list[DataError]:
    """Everything that is wrong with a source, in the order of its files and lines; empty if nothing is."""
    paths = [path] if isinstance(path, Path) else list(path)
    problems = [item for item in _stream(paths, "") if isinstance(item, DataError)]
    order = {str(file): n for n, file in enumerate(paths)}
    return sorted(problems, key=lambda problem: (order[problem.file], problem.line))


def skeleton() -> str:
    """A commented file to start a source from."""
    return (files("lexicon.readers") / "data" / "skeleton.xml").read_text(encoding="utf-8")


def _stream(paths: list[Path], source: str) -> Generator[Entry | DataError, None, None]:
    schema = Schema()
    seen = _Seen()
    for path in paths:
        try:
            refuse_dtd(path)
            yield from _read_file(path, source, schema, seen)
        except DataError as error:
            yield error
    for path, line, entry, target in seen.references:
        known = target[1:] in seen.ids if target.startswith("#") else target in seen.headwords
        if not known:
            yield DataError(
                path,
                line,
                f"reference to {target}, which is no entry",
                entry=entry,
                hint="correct the target or add it",
            )


def _read_file(path: Path, source: str, schema: Schema, seen: _Seen) -> Iterator[Entry | DataError]:
    converter = Converter(str(path), source, schema)
    depth = 0  # of the entry element
    try:
        with path.open("rb") as stream:
            events = etree.iterparse(stream, events=("start", "end"), tag=_WATCHED, **_SAFE)
            for event, element in events:
                is_entry = element.tag == f"{TEI}entry"
                if event == "start":
                    depth += is_entry
                    continue
                depth -= is_entry
                if is_entry and depth == 0:
                    yield from _one(element, path, schema, converter, seen)
                    _forget(element)
            yield from _frame(events.root, path, schema)
    except etree.XMLSyntaxError as error:
        line = error.lineno or 0
        what = str(error.msg).partition(", line ")[0]
        raise DataError(path, line, f"not well-formed XML: {what}", hint="is the file whole?") from None
    except OSError as error:
        raise DataError(path, 0, f"cannot be read: {error.strerror or error}") from None


def _one(
    element: etree._Element, path: Path, schema: Schema, converter: Converter, seen: _Seen
) -> Iterator[Entry | DataError]:
    if not schema.is_valid(element):
        yield from schema.problems(path, element)
        return
    try:
        for entry in converter.entries(element):
            if entry.id in seen.ids:
                yield DataError(
                    path, entry.line, "an id used twice", entry=entry.id,
                    hint=f"first in line {seen.ids[entry.id]}; homographs are told apart like sed.1, sed.2",
                )  # fmt: skip
            seen.ids.setdefault(entry.id, entry.line)
            seen.headwords.add(entry.headword)
            if entry.target:
                seen.references.append((path, entry.line, entry.id, entry.target))
            yield entry
    except DataError as error:
        yield error


def _forget(element: etree._Element) -> None:
    """Free an entry once read; what stands before it in the body goes too, unless it is no entry."""
    element.clear()
    previous = element.getprevious()
    parent = element.getparent()
    if previous is not None and parent is not None and local(previous) == "entry":
        parent.remove(previous)


def _frame(root: etree._Element, path: Path, schema: Schema) -> Iterator[DataError]:
    """Everything around the entries: one root, a header, one body, nothing else beside them."""
    if root.tag != f"{TEI}TEI":
        yield DataError(
            path, line_of(root), f"the root is {root.tag}", hint='<TEI xmlns="http://www.tei-c.org/ns/1.0">'
        )
        return
    for body in root.iter(f"{TEI}body"):
        for child in body:
            if child.tag != f"{TEI}entry":
                yield DataError(path, line_of(child), f"<{local(child)}> beside the entries", hint="only <entry> here")
            body.remove(child)
    for part in ("teiHeader", "text/body"):
        if root.find("/".join(TEI + step for step in part.split("/"))) is None:
            yield DataError(
                path, line_of(root), f"no <{part}>", hint="compare with the skeleton of `lexicon source new`"
            )
            return
    if not schema.is_valid(root):
        yield from schema.problems(path, root)


def refuse_dtd(path: Path) -> None:
    """Raises DataError if the file declares a document type, or does not begin like XML; stops at the first element."""
    parser = expat.ParserCreate()
    state = {"open": False}

    def doctype(*_: object) -> None:
        raise DataError(
            path, parser.CurrentLineNumber, "a document type declaration", hint="remove it: entities are never expanded"
        )

    def element(*_: object) -> None:
        state["open"] = True

    parser.StartDoctypeDeclHandler = doctype
    parser.StartElementHandler = element
    try:
        with path.open("rb") as stream:
            while not state["open"] and (block := stream.read(4096)):
                parser.Parse(block, False)
            if not state["open"]:
                parser.Parse(b"", True)
    except expat.ExpatError as error:
        if not state["open"]:
            what = expat.ErrorString(error.code)
            raise DataError(path, error.lineno, f"not well-formed XML: {what}", hint="write XML in UTF-8") from None
    except OSError as error:
        raise DataError(path, 0, f"cannot be read: {error.strerror}") from None
