"""`lexicon evaluate GOLD`: how the lexicon stands to a word list, and why each word differs.

lexicon evaluate seznam.txt --lengths 2-5               tables
lexicon evaluate seznam.txt --lengths 2-5 --tsv         a row for each word that differs
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
    TsvOption,
    Variant,
    VariantOption,
)
from lexicon.cli.spans import span

if TYPE_CHECKING:
    from lexicon.evaluate.measure import Evaluation

_GROUPS = 20  # of differences in a table


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("evaluate", help="Porovná lexikon se seznamem slov a řekne, proč se liší.")(evaluate)


def evaluate(
    gold: Annotated[Path, typer.Argument(help="Seznam: slovo na řádek.")],
    variant: VariantOption = Variant.klasik,
    lengths: Annotated[str, typer.Option("--lengths", metavar="N-M", help="Jen slova těchto délek.")] = "",
    half: Annotated[bool, typer.Option("--half", help="Jen polovina slov; druhá zůstane na ověření.")] = False,
    as_tsv: TsvOption = False,
    as_json: JsonOption = False,
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Measure; lengths that the list does not have at all are left out on both sides."""
    from lexicon.evaluate import gold as lists  # noqa: PLC0415
    from lexicon.evaluate.measure import evaluate as run  # noqa: PLC0415
    from lexicon.evaluate.output import DIFFERENCE_COLUMNS, difference_rows, evaluation_json  # noqa: PLC0415
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415

    least, most = span(lengths, "--lengths")
    lexicon = open_lexicon(folder)
    wanted = [word for word in lists.read_gold(gold) if least <= len(word) and (most is None or len(word) <= most)]
    there = set(map(len, wanted))
    ours = [word for word in lexicon.words(variant=variant) if len(word) in there]
    if half:
        wanted, ours = lists.half(wanted), lists.half(ours)
    found = run(lexicon, wanted, ours, variant)
    if as_json:
        typer.echo(evaluation_json(found))
    elif as_tsv:
        from lexicon.cli.listing import print_tsv  # noqa: PLC0415

        print_tsv(DIFFERENCE_COLUMNS, difference_rows(found))
    else:
        _tables(found, lang)


def _tables(found: "Evaluation", lang: str) -> None:
    from itertools import islice  # noqa: PLC0415

    from lexicon.cli.listing import print_table  # noqa: PLC0415
    from lexicon.evaluate.output import GROUP_COLUMNS, SCORE_COLUMNS, group_rows, score_rows  # noqa: PLC0415
    from lexicon.judge.messages import translator  # noqa: PLC0415

    say = translator(lang)
    by_length = {str(length): score for length, score in found.by_length.items()} | {say("all"): found.total}
    print_table(SCORE_COLUMNS, score_rows(by_length), say, say("By length"))
    print_table(SCORE_COLUMNS, score_rows(found.by_upos), say, say("By part of speech"))
    for title, differences in ((say("In the list only"), found.misses), (say("In the lexicon only"), found.extras)):
        rows = islice(group_rows(differences), _GROUPS)
        print_table(GROUP_COLUMNS, rows, say, f"{title}: {len(differences)}")
