"""Golden paradigms: whole paradigms checked against the grammar, one lexeme a paragraph.

zdravý ADJ mladý ?short short=zdráv short_masc=zdráv     lemma, part of speech, vzor, ?traits, stems
    zdravého: Masc.Gen.Sing Neut.Gen.Sing                 forms (the usual one first): all cells that they fill
    zdravější: cmp                                        lemmas of a derivation
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lexicon.grammar import Upos, cell_feats
from lexicon.morphology.lexeme import Lexeme

FOLDER = Path(__file__).parent / "golden"


@dataclass
class Golden:
    """One paragraph: the lexeme, its cells (canonical features) and its derived lemmas."""

    lexeme: Lexeme
    cells: dict[str, list[str]] = field(default_factory=dict)
    derived: dict[str, list[str]] = field(default_factory=dict)


def read_golden(path: Path) -> Iterator[Golden]:
    for paragraph in path.read_text(encoding="utf-8").strip().split("\n\n"):
        head, *rows = paragraph.splitlines()
        lemma, upos, vzor, *settings = head.split()
        traits = frozenset(one[1:] for one in settings if one.startswith("?"))
        stems = tuple((one.partition("=")[0], one.partition("=")[2]) for one in settings if "=" in one)
        golden = Golden(Lexeme(lemma, Upos(upos), vzor=vzor, traits=traits, stems=stems))
        for row in rows:
            forms, _, cells = row.partition(":")
            for cell in cells.split():
                if cell[0].islower() or (cell[0] == "D" and cell[1:2].isdigit()):
                    golden.derived[cell] = forms.split()
                else:
                    golden.cells[cell_feats(cell)] = forms.split()
        yield golden


def all_golden() -> list[Golden]:
    return [golden for path in sorted(FOLDER.glob("*.txt")) for golden in read_golden(path)]
