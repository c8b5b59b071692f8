"""`lexicon search`: words by pattern, from a rack, around a word, and what is new.

lexicon search '?a[kp]*' --length 4-6         lexicon search --rack kolen?? --board r --all
lexicon search --hooks les                    lexicon search --new old/cs --prefix ne
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    NOT_VALID,
    VALID,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
    TileSetOption,
    TsvOption,
    Variant,
    VariantOption,
)
from lexicon.cli.spans import span
from lexicon.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from lexicon.judge.lexicon import Lexicon
    from lexicon.study.graph import WordGraph
    from lexicon.study.output import HooksOut, StemsOut
    from lexicon.study.result import Found, Order

_SHOWN = 100  # rows of a table, unless more are asked for
_STEM = 6  # letters of a stem


class Sorting(StrEnum):
    """Orders of results, as lexicon.study.result.Order has them."""

    alphabet = "alphabet"
    length = "length"
    points = "points"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("search", help="Hledá slova: podle vzoru, ze zásobníku, kolem slova, nová slova.")(search)


def search(
    pattern: Annotated[str, typer.Argument(help="Vzor: ? je písmeno, * cokoli, [kp] jedno z nich, [^kp] jiné.")] = "*",
    prefix: Annotated[str, typer.Option("--prefix", help="Začátek slova.")] = "",
    suffix: Annotated[str, typer.Option("--suffix", help="Konec slova.")] = "",
    infix: Annotated[str, typer.Option("--infix", help="Co je kdekoli ve slově.")] = "",
    letters: Annotated[str, typer.Option("--letters", help="Písmena, která slovo má, v jakémkoli pořadí.")] = "",
    without: Annotated[str, typer.Option("--without", help="Písmena, která slovo nemá.")] = "",
    length: Annotated[str, typer.Option("--length", metavar="N-M", help="Délka: 5, 4-7, 8-.")] = "",
    points: Annotated[str, typer.Option("--points", metavar="N-M", help="Body kamenů: 10-, 5-7.")] = "",
    rack: Annotated[str, typer.Option("--rack", help="Slova ze všech těchto kamenů; ? je žolík.")] = "",
    board: Annotated[str, typer.Option("--board", help="Písmena na desce, která slovo použije.")] = "",
    shorter: Annotated[bool, typer.Option("--all", help="Ze zásobníku i slova kratší.")] = False,
    hooks: Annotated[str, typer.Option("--hooks", metavar="WORD", help="Písmena, která jdou ke slovu přidat.")] = "",
    extensions: Annotated[str, typer.Option("--extensions", metavar="WORD", help="Delší slova s tímto uvnitř.")] = "",
    stems: Annotated[bool, typer.Option("--stems", help="Písmena, z nichž s jedním dalším je nejvíc slov.")] = False,
    new: Annotated[Path | None, typer.Option("--new", metavar="FOLDER", help="Jen slova, která starší nemá.")] = None,
    order: Annotated[Sorting | None, typer.Option("--order", help="Pořadí výsledků.")] = None,
    limit: Annotated[int | None, typer.Option("--limit", min=0, help="Nejvýš kolik výsledků; 0 jsou všechny.")] = None,
    variant: VariantOption = Variant.klasik,
    tile_set: TileSetOption = "cs",
    words_only: Annotated[bool, typer.Option("--words", help="Jen slova, jedno na řádek.")] = False,
    as_tsv: TsvOption = False,
    as_json: JsonOption = False,
    lang: LanguageOption = Language.cs,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Search; exit code 0 if there is a result, 1 if not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.play.tiles import load_tile_set  # noqa: PLC0415

    if sum(map(bool, (rack, hooks, extensions, stems))) > 1:
        raise UsageError("only one of --rack, --hooks, --extensions and --stems at a time")
    if board and not rack:
        raise UsageError("--board goes with --rack")
    lexicon = open_lexicon(folder)
    graph = _graph(lexicon, variant, new)
    whole = as_tsv or as_json or words_only
    most = limit if limit is not None else (0 if whole else _SHOWN)
    view = _View(lexicon, variant, lang, most, words_only=words_only, as_tsv=as_tsv, as_json=as_json)
    lengths = span(length, "--length")
    if hooks:
        raise typer.Exit(VALID if view.hooks(graph, hooks) else NOT_VALID)
    if stems:
        raise typer.Exit(VALID if view.stems(graph, lengths[0] or _STEM) else NOT_VALID)
    values = load_tile_set(tile_set).points
    if rack:
        found = _from_rack(graph, rack, board, pattern, lengths, values, order, shorter=shorter)
    elif extensions:
        found = _extensions(graph, extensions, lengths, values, order)
    else:
        from lexicon.study.search import Query  # noqa: PLC0415
        from lexicon.study.search import search as run  # noqa: PLC0415

        least, greatest = span(points, "--points")
        query = Query(
            pattern=pattern, prefix=prefix, suffix=suffix, infix=infix, letters=letters, without=without,
            min_length=lengths[0], max_length=lengths[1], min_points=least or None, max_points=greatest,
        )  # fmt: skip
        found = run(graph, query, values, _order(order, "alphabet"))
    view.words(found)
    raise typer.Exit(VALID if found else NOT_VALID)


def _graph(lexicon: "Lexicon", variant: str, old: Path | None) -> "WordGraph":
    """The words of the lexicon, or only those that an older one has not."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.study.source import open_graph  # noqa: PLC0415

    graph = open_graph(lexicon.folder, variant)
    if old is None:
        return graph
    from lexicon.study.difference import new_words  # noqa: PLC0415
    from lexicon.study.graph import WordGraph  # noqa: PLC0415

    return WordGraph.build(new_words(open_graph(open_lexicon(old).folder, variant), graph))


def _from_rack(
    graph: "WordGraph",
    rack: str,
    board: str,
    pattern: str,
    lengths: tuple[int, int | None],
    values: "Mapping[str, int]",
    order: Sorting | None,
    *,
    shorter: bool,
) -> "list[Found]":
    from lexicon.study.anagram import Rack, Wanted, anagrams  # noqa: PLC0415

    least, most = lengths
    shortest = least or (2 if shorter or most else None)
    wanted = Wanted(board, shortest, most, "" if pattern == "*" else pattern)
    return anagrams(graph, Rack.parse(rack), values, wanted, _order(order, "length"))


def _extensions(
    graph: "WordGraph", word: str, lengths: tuple[int, int | None], values: "Mapping[str, int]", order: Sorting | None
) -> "list[Found]":
    from lexicon.study.hooks import extensions  # noqa: PLC0415

    least, most = lengths
    found = extensions(graph, word, values, order=_order(order, "alphabet"))
    return [one for one in found if least <= len(one.word) and (most is None or len(one.word) <= most)]


def _order(asked: Sorting | None, usual: str) -> "Order":
    from lexicon.study.result import Order  # noqa: PLC0415

    return Order(asked or usual)


@dataclass(frozen=True, slots=True)
class _View:
    """How results are shown; `most` of them, 0 for all."""

    lexicon: "Lexicon"
    variant: str
    lang: str
    most: int
    words_only: bool
    as_tsv: bool
    as_json: bool

    def words(self, found: "list[Found]") -> None:
        """Words with points, parts of speech and headwords."""
        from lexicon.study import output  # noqa: PLC0415

        shown = found[: self.most or None]
        if self.words_only:
            typer.echo("".join(f"{one.word}\n" for one in shown), nl=False)
            return
        told = output.with_readings(self.lexicon, shown, self.variant)
        if self.as_json:
            typer.echo(output.to_json(output.SearchOut(output.SCHEMA, self.variant, len(found), told)))
            return
        self._rows(output.WORD_COLUMNS, output.word_rows(told))
        if not self.as_tsv:
            self._total(len(found), len(shown))

    def hooks(self, graph: "WordGraph", word: str) -> bool:
        """The letters that go before and behind a word; whether there are any."""
        from lexicon.study import output  # noqa: PLC0415
        from lexicon.study.hooks import hooks  # noqa: PLC0415

        found = hooks(graph, word)
        self._either(output.HooksOut(output.SCHEMA, self.variant, found), output.HOOK_COLUMNS, output.hook_rows(found))
        return bool(found.before or found.behind)

    def stems(self, graph: "WordGraph", size: int) -> bool:
        """The best stems; whether there are any."""
        from lexicon.study import output  # noqa: PLC0415
        from lexicon.study.stems import best_stems  # noqa: PLC0415

        best = best_stems(graph, size, self.most or _SHOWN)
        self._either(output.StemsOut(output.SCHEMA, self.variant, best), output.STEM_COLUMNS, output.stem_rows(best))
        return bool(best)

    def _either(
        self, shown: "HooksOut | StemsOut", columns: "Sequence[str]", rows: "Iterable[tuple[str, ...]]"
    ) -> None:
        from lexicon.study.output import to_json  # noqa: PLC0415

        if self.as_json:
            typer.echo(to_json(shown))
        else:
            self._rows(columns, rows)

    def _rows(self, columns: "Sequence[str]", rows: "Iterable[tuple[str, ...]]") -> None:
        from lexicon.cli.listing import print_table, print_tsv  # noqa: PLC0415
        from lexicon.judge.messages import translator  # noqa: PLC0415

        if self.as_tsv:
            print_tsv(columns, rows)
        else:
            print_table(columns, rows, translator(self.lang))

    def _total(self, found: int, shown: int) -> None:
        from lexicon.judge.messages import translator  # noqa: PLC0415

        say = translator(self.lang)
        text = say.plural("{n} word", "{n} words", found).format(n=found)
        if shown < found:
            text += say(", the first {n} shown (--limit 0: all)").format(n=shown)
        typer.echo(text)
