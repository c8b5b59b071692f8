"""`lexicon diff OLD NEW`: words that appear and vanish, and what causes each change.

lexicon diff old/cs build/cs                      two built lexicons
lexicon diff cs-cas-2002-1 cs-cas-2004-1          two rulesets, built from the same sources
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import JsonOption, Language, LanguageOption, Variant
from lexicon.errors import UsageError

if TYPE_CHECKING:
    from lexicon.judge.lexicon import Lexicon
    from lexicon.judge.messages import Say

SAME, DIFFERENT = 0, 1


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("diff", help="Porovná dva lexikony nebo dvoje pravidla: která slova přibyla a ubyla, a proč.")(diff)


def diff(
    old: Annotated[str, typer.Argument(help="Složka s lexikonem, nebo id pravidel (či jejich soubor).")],
    new: Annotated[str, typer.Argument(help="Totéž po změně.")],
    variant: Annotated[Variant | None, typer.Option("--variant", help="Jen tato varianta.")] = None,
    sources: Annotated[Path, typer.Option("--sources", help="Složka s manifesty pramenů.")] = Path("sources"),
    cache: Annotated[Path, typer.Option("--cache", help="Kam ukládat stažené prameny.")] = Path("build/fetched"),
    jobs: Annotated[int, typer.Option("--jobs", min=0, help="Počet procesů; 0 znamená všechny procesory.")] = 0,
    as_tsv: Annotated[bool, typer.Option("--tsv", help="Slovo na řádek, sloupce oddělené tabulátorem.")] = False,
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
) -> None:
    """Compare; exit code 0 if no word changes, 1 if some do."""
    from lexicon.judge.difference import changes, shared_variants  # noqa: PLC0415
    from lexicon.judge.difference_output import (  # noqa: PLC0415
        COLUMNS,
        difference_json,
        difference_lines,
        difference_tsv,
    )
    from lexicon.judge.messages import translator  # noqa: PLC0415

    say = translator(lang)
    with _opened(old, sources, cache, jobs) as before, _opened(new, sources, cache, jobs) as after:
        shared = shared_variants(before, after)
        wanted = [name for name in shared if variant in (None, name)]
        if not wanted:
            raise UsageError("the two lexicons share no variant {variant}", variant=variant or "")
        found = {name: list(changes(before, after, name)) for name in wanted}
        if as_json:
            typer.echo(difference_json(before, after, found))
        elif as_tsv:
            typer.echo("\t".join(COLUMNS))
            for line in difference_tsv(one for each in found.values() for one in each):
                typer.echo(line)
        else:
            for line in _rules(before, after, say):
                typer.echo(line)
            for name, each in found.items():
                for line in difference_lines(name, each, {**before.rules, **after.rules}, say):
                    typer.echo(line)
            for name in dict.fromkeys((*before.variants, *after.variants)):
                if name not in shared:
                    typer.echo(say("{variant}: only one of the two judges it").format(variant=name.upper()))
    raise typer.Exit(DIFFERENT if any(found.values()) else SAME)


@contextmanager
def _opened(name: str, sources: Path, cache: Path, jobs: int) -> "Iterator[Lexicon]":
    """A built lexicon, or one built for the occasion from a ruleset."""
    from lexicon.compiler.pipeline import BuildOptions, build  # noqa: PLC0415
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.rules import rulesets  # noqa: PLC0415

    if name not in rulesets() and not name.endswith(".toml"):
        yield open_lexicon(name)
        return
    with tempfile.TemporaryDirectory() as place:
        out = Path(place) / "lexicon"
        options = BuildOptions(sources=sources, out=out, cache=cache, ruleset=name, jobs=jobs)
        build(options, lambda text: typer.echo(f"lexicon: {text}", err=True))
        yield open_lexicon(out)


def _rules(old: "Lexicon", new: "Lexicon", say: "Say") -> Iterator[str]:
    """What the two rulesets say differently, where both are ours."""
    from lexicon.rules import differences, load_ruleset, rulesets  # noqa: PLC0415

    ids = [one.manifest.ruleset for one in (old, new)]
    if ids[0] == ids[1] or not set(ids) <= set(rulesets()):
        return
    yield say("Rulesets {old} and {new}:").format(old=ids[0], new=ids[1])
    for one in differences(load_ruleset(ids[0]), load_ruleset(ids[1])):
        yield f"  {one.kind} {one.id}: {one.old or '–'} → {one.new or '–'}"
