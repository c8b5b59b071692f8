"""A paradigm as a table for people."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from lexicon.grammar import parse_feats
from lexicon.judge.grammar_terms import CASES, NUMBERS, describe, part_of_speech
from lexicon.judge.messages import Say, translator
from lexicon.judge.paradigms import Paradigm


def print_paradigms(lemma: str, found: Sequence[Paradigm], language: str) -> bool:
    """Print the paradigms found for a lemma; whether there was one."""
    say = translator(language)
    console = Console()
    for paradigm in found:
        lexeme = paradigm.lexeme
        title = f"{lexeme.lemma}, {part_of_speech(lexeme.upos, lexeme.feats, say)}, "
        title += say("vzor {vzor}").format(vzor=lexeme.vzor) + (say(" (guessed)") if paradigm.guessed else "")
        title += f", {paradigm.probability:.0%}" if paradigm.probability < 1 else ""
        console.print(_by_case(paradigm, title, say) or _by_cell(paradigm, title, say))
    if not found:
        console.print(say("{lemma}: no such headword").format(lemma=lemma), highlight=False)
    return bool(found)


def _by_case(paradigm: Paradigm, title: str, say: Say) -> Table | None:
    """Cases down, numbers across: for nouns."""
    cells: dict[tuple[str, str], list[str]] = {}
    for form in paradigm.forms:
        feats = parse_feats(form.feats)
        if set(feats) - {"Case", "Number"} or "Case" not in feats:
            return None
        cells.setdefault((feats["Case"], feats.get("Number", "Sing")), []).append(form.text)
    numbers = [number for number in NUMBERS if any(number == have for _, have in cells)]
    table = Table("", *(say(NUMBERS[number]) for number in numbers), title=title, title_justify="left")
    for case, name in CASES.items():
        table.add_row(say(name), *(", ".join(cells.get((case, number), ["–"])) for number in numbers))
    return table


def _by_cell(paradigm: Paradigm, title: str, say: Say) -> Table:
    """One line a form with all its cells."""
    cells: dict[str, list[str]] = {}
    for form in paradigm.forms:
        cells.setdefault(form.text, []).append(form.feats)
    table = Table(say("form"), say("cells"), title=title, title_justify="left")
    for text, feats in cells.items():
        table.add_row(text, describe("", feats, say))
    return table
