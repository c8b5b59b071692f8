"""`lexicon inflect LEMMA`: a readable paradigm; with --tsv, paradigms for programs.

in:   pes<TAB>NOUN<TAB>_
out:  pes<TAB>NOUN<TAB>psi<TAB>Animacy=Anim|Case=Nom|Gender=Masc|Number=Plur
"""

import sys
from typing import Annotated

import typer

from lexicon.cli.options import DEFAULT_LEXICON, NOT_VALID, Language, LanguageOption, LexiconOption
from lexicon.errors import DataError, UsageError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("inflect", help="Vypíše tvary slova.")(inflect)


def inflect(
    lemma: Annotated[str | None, typer.Argument(help="Základní tvar.")] = None,
    tsv: Annotated[bool, typer.Option("--tsv", help="Čte lemma, UPOS a rysy ze vstupu, píše TSV.")] = False,
    guess: Annotated[bool, typer.Option("--guess", help="Odhadne vzor jen podle lemmatu.")] = False,
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Inflect one lemma or many."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.judge.paradigms import Paradigms  # noqa: PLC0415

    paradigms = Paradigms(open_lexicon(folder))
    if tsv:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
        for number, line in enumerate(sys.stdin, 1):
            text = line.rstrip("\r\n")
            if not text:
                continue
            cells = text.split("\t")
            if len(cells) < 2:
                raise DataError("-", number, "not lemma<TAB>UPOS<TAB>features")
            feats = cells[2] if len(cells) > 2 else "_"
            for row in paradigms.rows(cells[0], cells[1], feats, guess=guess):
                sys.stdout.write("\t".join(row) + "\n")
        return
    if lemma is None:
        raise UsageError("inflect needs a lemma, or --tsv", hint="lexicon inflect pes")
    from lexicon.cli.paradigm_table import print_paradigms  # noqa: PLC0415

    if not print_paradigms(lemma, paradigms.guess(lemma) if guess else paradigms.of(lemma), lang):
        raise typer.Exit(NOT_VALID)
