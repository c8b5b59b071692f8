"""`lexicon rules [RULE]`: the rulebook with citations and examples; one rule with the verdicts on its proof words."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lexicon.cli.options import (
    DEFAULT_LEXICON,
    DEFAULT_RULESET,
    NOT_VALID,
    VALID,
    JsonOption,
    Language,
    LanguageOption,
    LexiconOption,
)

if TYPE_CHECKING:
    from lexicon.judge.lexicon import Lexicon
    from lexicon.judge.messages import Say
    from lexicon.rules import ProofResult, Rule, Ruleset

_EXAMPLES = 3


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules", help="Vypíše pravidla s doklady a příklady; jedno i s verdikty o jeho slovech.")(rules)


def rules(
    rule: Annotated[str, typer.Argument(help="Id pravidla, například F5.4.")] = "",
    ruleset_id: Annotated[str, typer.Option("--ruleset", metavar="ID|SOUBOR", help="Pravidla.")] = "",
    lang: LanguageOption = Language.cs,
    as_json: JsonOption = False,
    folder: LexiconOption = DEFAULT_LEXICON,
) -> None:
    """Show rules; exit code 1 if a proof word of the rule asked for has another verdict than the rule demands."""
    from lexicon.judge.messages import translator  # noqa: PLC0415
    from lexicon.judge.proofs import prove  # noqa: PLC0415
    from lexicon.rules import load_ruleset  # noqa: PLC0415

    lexicon = _lexicon(folder) if rule or as_json else None
    ruleset = load_ruleset(ruleset_id or (lexicon.manifest.ruleset if lexicon else DEFAULT_RULESET))
    chosen = [ruleset.rule(rule)] if rule else list(ruleset.rules.values())
    results = list(prove(lexicon, ruleset, rule)) if lexicon else None
    if as_json:
        from lexicon.judge.rules_output import rules_json  # noqa: PLC0415

        typer.echo(rules_json(ruleset, chosen, results))
    else:
        say = translator(lang)
        for one in chosen:
            for line in _full(ruleset, one, results, say) if rule else _brief(ruleset, one, say):
                typer.echo(line)
    raise typer.Exit(VALID if all(one.holds for one in results or ()) else NOT_VALID)


def _lexicon(folder: Path) -> "Lexicon | None":
    """The built lexicon, if there is one: the rules can be read without it."""
    from lexicon.judge.lexicon import open_lexicon  # noqa: PLC0415
    from lexicon.store.format import MANIFEST  # noqa: PLC0415

    return open_lexicon(folder) if folder != DEFAULT_LEXICON or (folder / MANIFEST).is_file() else None


def _brief(ruleset: "Ruleset", rule: "Rule", say: "Say") -> Iterator[str]:
    yield f"{rule.id:5} {_in(rule.title, say)} [{'; '.join(_cites(ruleset, rule))}]"
    for variant, proof in rule.proof.items():
        good, bad = proof.passing[:_EXAMPLES], (proof.stop + proof.never)[:_EXAMPLES]
        told = [say("valid: {words}").format(words=", ".join(good))] if good else []
        told += [say("not valid: {words}").format(words=", ".join(bad))] if bad else []
        yield f"      {variant.upper()}: {'; '.join(told)}"


def _full(ruleset: "Ruleset", rule: "Rule", results: "list[ProofResult] | None", say: "Say") -> Iterator[str]:
    yield f"{rule.id}: {_in(rule.title, say)}"
    yield _in(rule.text, say)
    yield from (f"[{cite}]" for cite in _cites(ruleset, rule))
    if rule.labels:
        yield say("labels that exclude: {labels}").format(labels=", ".join(rule.labels))
    if rule.allowed_labels:
        yield say("labels that do not: {labels}").format(labels=", ".join(rule.allowed_labels))
    yield f"{rule.file}:{rule.line}"
    if results is None:
        yield from _brief(ruleset, rule, say)
        yield say("No lexicon is built, so nothing was asked (lexicon build).")
        return
    if not results:
        yield say("The proof words of this rule need an official list (lexicon build --list).")
    for one in results:
        verdict = say("valid") if one.answer.valid else say("not valid")
        by = ", ".join(sorted(one.answer.stopped_by))
        yield f"{'  ' if one.holds else '! '}{one.variant.upper()}  {one.word}: {verdict}" + (f" ({by})" if by else "")
    failed = sum(not one.holds for one in results)
    if failed:
        text = say.plural(
            "{n} word has another verdict than the rule demands (!)",
            "{n} words have another verdict than the rule demands (!)",
            failed,
        )
        yield text.format(n=failed)


def _cites(ruleset: "Ruleset", rule: "Rule") -> list[str]:
    return [f"{ruleset.documents[one.document]}, {one.section}" for one in rule.cites]


def _in(text: object, say: "Say") -> str:
    return str(getattr(text, say.language))
