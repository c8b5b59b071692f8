"""Vzory (inflection patterns) as data.

    [[vzor]]
    id = "předseda"
    upos = "NOUN"
    feats = "Animacy=Anim|Gender=Masc"
    grammar = "MČ2, maskulina životná, vzor předseda"
    lemma = "a$"                                   # what a lemma of this vzor looks like
    examples = ["předseda", "hrdina"]
    traits = { "é" = "nominative plural in -é (husité)" }
    [vzor.stems]                                   # in any order
    stem = ["lemma-a"]
    [vzor.cells]                                   # lexicon.grammar.cells; specs: lexicon.morphology.spec
    "Nom.Sing" = ["lemma"]
    "Gen.Sing" = ["+y"]
    "Nom,Voc.Plur" = ["?é +é", "?!é +ové"]
    [vzor.derive]                                  # lemmas of derived lexemes, by derivation id
    D3 = ["+ův"]

A vzor with a `tail` (a pattern for the end of the lemma) inflects what stands before it and writes it on again:
jaký|koli, jakého|koli, jakému|koli. A vzor with `parent` takes over everything of it that it does not say itself.
The usual form stands first.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError, UsageError
from lexicon.files.toml import line_of, load_toml
from lexicon.grammar import Upos, cell_feats, expand_cells, parse_feats
from lexicon.morphology.alternation import Sounds
from lexicon.morphology.spec import Group, Spec, SpecError, parse_groups

Specs = list[str | list[str]]


class VzorRow(msgspec.Struct, forbid_unknown_fields=True):
    """One `[[vzor]]` block."""

    id: str
    upos: Upos
    grammar: str
    examples: list[str]
    feats: str = ""
    parent: str = ""
    lemma: str = ""
    tail: str = ""
    traits: dict[str, str] = {}
    stems: dict[str, Specs] = {}
    cells: dict[str, Specs] = {}
    derive: dict[str, Specs] = {}
    counterexamples: list[str] = []
    abstract: bool = False  # only a parent of others


class VzorFile(msgspec.Struct, forbid_unknown_fields=True):
    """A whole file of vzory."""

    vzor: list[VzorRow]


@dataclass(frozen=True, slots=True)
class Vzor:
    """A compiled vzor. `cells` are (canonical features, groups of specs) in paradigm order."""

    id: str
    upos: Upos
    feats: str
    grammar: str
    lemma: "regex.Pattern[str]"
    tail: "regex.Pattern[str] | None"
    examples: tuple[str, ...]
    traits: Mapping[str, str]
    stems: Mapping[str, tuple[Group, ...]]
    cells: tuple[tuple[str, tuple[Group, ...]], ...]
    derive: Mapping[str, tuple[Group, ...]]
    uses_traits: frozenset[str] = field(default=frozenset())


def load_vzory(folder: Path, sounds: Sounds) -> dict[str, Vzor]:
    """All vzory of the TOML files in `folder`/vzory. Raises DataError with file, line and vzor."""
    rows: dict[str, tuple[VzorRow, Path, int]] = {}
    for path in sorted((folder / "vzory").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        for n, row in enumerate(load_toml(path, VzorFile).vzor):
            line = line_of(text, f"vzor[{n}]")
            if row.id in rows:
                raise DataError(path, line, "two vzory with one id", entry=row.id, hint="rename one")
            rows[row.id] = (row, path, line)
    vzory: dict[str, Vzor] = {}
    for row, path, line in rows.values():
        if row.abstract:
            continue
        try:
            vzory[row.id] = _compile(_inherit(row, rows), sounds)
        except (SpecError, UsageError, regex.error) as error:
            raise DataError(path, line, str(error), entry=row.id) from None
    return vzory


def _inherit(row: VzorRow, rows: Mapping[str, tuple[VzorRow, Path, int]]) -> VzorRow:
    """`row` with what its ancestors say; cells are compared one by one, so `Nom.Sing` overrides `Nom,Acc.Sing`."""
    cells = {cell: specs for key, specs in row.cells.items() for cell in expand_cells(key)}
    if not row.parent:
        return msgspec.structs.replace(row, cells=cells)
    if row.parent not in rows:
        raise UsageError(f"unknown parent {row.parent}")
    parent = _inherit(rows[row.parent][0], rows)
    return msgspec.structs.replace(
        row,
        feats=row.feats or parent.feats,
        lemma=row.lemma or parent.lemma,
        tail=row.tail or parent.tail,
        traits=parent.traits | row.traits,
        stems=parent.stems | row.stems,
        cells={cell: specs for cell, specs in (parent.cells | cells).items() if specs},
        derive={key: specs for key, specs in (parent.derive | row.derive).items() if specs},
    )


def _compile(row: VzorRow, sounds: Sounds) -> Vzor:
    parse_feats(row.feats)
    stems = {name: parse_groups(specs) for name, specs in row.stems.items()}
    parsed = {repr(specs): parse_groups(specs) for specs in row.cells.values()}  # cells made alike share one object
    cells = tuple((cell_feats(cell), parsed[repr(specs)]) for cell, specs in row.cells.items())
    derive = {key: parse_groups(specs) for key, specs in row.derive.items()}
    uses: set[str] = set()
    for groups in (*stems.values(), *parsed.values(), *derive.values()):
        for spec in (spec for group in groups for spec in group):
            uses |= spec.with_traits | spec.without_traits
            for stem in _asked(spec):
                if stem not in stems and stem != "lemma":
                    raise SpecError(f"{spec.source!r}: no stem {stem!r}")
            for sign, text in spec.ops:
                if sign == "~" and text not in sounds.alternations:
                    raise SpecError(f"{spec.source!r}: no alternation {text!r}")
    _refuse_cycles(stems)
    unexplained = uses - set(row.traits)
    if unexplained:
        raise SpecError(f"traits without a line in `traits`: {', '.join(sorted(unexplained))}")
    return Vzor(
        row.id, row.upos, row.feats, row.grammar, regex.compile(row.lemma),
        regex.compile(row.tail) if row.tail else None, tuple(row.examples), row.traits,
        stems, cells, derive, frozenset(uses),
    )  # fmt: skip


def _asked(spec: Spec) -> tuple[str, ...]:
    """The stems that a spec needs."""
    return (spec.stem, *(tested for tested, _, _ in spec.patterns if tested))


def _refuse_cycles(stems: Mapping[str, tuple[Group, ...]]) -> None:
    """Stems may stand in any order, but none may need itself."""
    done = {"lemma"}

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise SpecError(f"the stem {name!r} needs itself: {' > '.join((*path, name))}")
        if name not in done:
            for spec in (spec for group in stems[name] for spec in group):
                for other in _asked(spec):
                    visit(other, (*path, name))
            done.add(name)

    for name in stems:
        visit(name, ())
