"""`lexicon why-not` for people and programs."""

from collections.abc import Iterator

import msgspec

from lexicon.judge.lexicon import Lexicon
from lexicon.judge.messages import Say
from lexicon.judge.output import SCHEMA, WordOut, word_out
from lexicon.judge.why_not import PREFIXATION, Attempt, WhyNot
from lexicon.judge.wording import Wording, shown


class AttemptOut(msgspec.Struct):
    """A step that would lead to the word, if `rule` allowed it: `prefix` before `base`, a form of `headword`.

    `listed`: the prefixes that the headword does take (rule D4).
    """

    rule: str
    prefix: str
    base: str
    headword: str
    listed: tuple[str, ...]


class NearOut(msgspec.Struct):
    """A known word that is spelled nearly the same, and the sentence on it."""

    word: str
    valid: bool
    line: str


class WhyNotOut(msgspec.Struct, tag_field="kind", tag="why-not"):
    """`lexicon why-not`: the word, then what comes nearest to it."""

    schema: int
    variant: str
    word: WordOut
    attempts: list[AttemptOut]
    near: list[NearOut]


def why_not_json(lexicon: Lexicon, found: WhyNot, variant: str, wording: Wording) -> str:
    """One line of JSON (schema: docs/schema/why-not.json)."""
    near = [
        NearOut(word, lexicon.is_valid(word, variant), wording.first_line(lexicon.judge(word, variant), variant))
        for word in found.near
    ]
    out = WhyNotOut(
        SCHEMA,
        variant,
        word_out(lexicon, found.verdict, variant, wording),
        [AttemptOut(*one) for one in found.attempts],
        near,
    )
    return msgspec.json.encode(out).decode()


def why_not_lines(lexicon: Lexicon, found: WhyNot, variant: str, wording: Wording, say: Say) -> Iterator[str]:
    """The verdict, every derivation with what stops it, then what comes nearest."""
    yield wording.first_line(found.verdict, variant)
    yield from wording.details(found.verdict)
    if found.attempts:
        yield say("What comes nearest:")
        yield from (f"   {_attempt(one, say)}" for one in found.attempts)
    if found.near:
        yield say("Spelled nearly so:")
        for word in found.near:
            yield f"   {wording.first_line(lexicon.judge(word, variant), variant)}"


def _attempt(one: Attempt, say: Say) -> str:
    values = {"prefix": one.prefix, "base": shown(one.base), "headword": one.headword, "rule": one.rule}
    if one.rule != PREFIXATION:
        return say("{prefix}- before {base}: {headword} is no verb ({rule})").format(**values)
    if not one.listed:
        return say("{prefix}- before {base}: no source lists prefixes of {headword} ({rule})").format(**values)
    listed = ", ".join(f"{prefix}-" for prefix in one.listed)
    text = say("{prefix}- before {base}: {headword} takes only {listed} ({rule})")
    return text.format(listed=listed, **values)
