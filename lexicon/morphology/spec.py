"""The small language in which vzory say how a stem or a form is made.

    stem+a                       the stem `stem` and the ending -a
    +a                           the same: `stem` is the default
    lemma-a~soft_e+ě             the lemma without its final -a, alternated, with -ě
    ?ové +ové                    only for lexemes with the trait `ové`
    ?!e0 lemma                   only for lexemes without the trait `e0`
    ?/[kgh]$/ ~soft_ich+ích      only where the named stem (here: stem) matches the pattern
    ?!/[aeiou]$/ +y              only where it does not
    ?lemma/ec$/ voc+e            only where another stem (here: lemma) matches

    cmp^nej                      nej- written before the stem `cmp`

Operators are applied from left to right: `-x` takes a literal ending off (the spec does not apply where it is
not there), `~id` applies an alternation, `+x` writes an ending on by the rules of orthography, `^x` writes a
prefix before.
"""

from dataclasses import dataclass

import regex

_BODY = regex.compile(r"(?P<stem>[^\W\d][\w]*)?(?P<ops>(?:[-~+^][^-~+^]*)*)")
_PLAIN = regex.compile(r"\+[^eěií].*")  # before e, ě, i and í the letter before may change (Sounds.join)
_OP = regex.compile(r"(?P<sign>[-~+^])(?P<text>[^-~+^]*)")


class SpecError(ValueError):
    """A spec that cannot be read; the loader adds file, line and vzor."""


@dataclass(frozen=True, slots=True)
class Spec:
    """One parsed spec."""

    source: str
    with_traits: frozenset[str]
    without_traits: frozenset[str]
    patterns: tuple[tuple[str, "regex.Pattern[str]", bool], ...]  # (stem or "" for its own, pattern, must it match)
    stem: str
    ops: tuple[tuple[str, str], ...]
    plain: str = ""  # the ending, where the spec does no more than write one on that changes nothing before it


def parse_spec(source: str) -> Spec:
    """Parse one spec. Raises SpecError."""
    *conditions, body = source.split(" ")
    with_traits: set[str] = set()
    without_traits: set[str] = set()
    patterns = []
    for condition in conditions:
        if not condition.startswith("?") or len(condition) < 2:
            raise SpecError(f"{source!r}: a condition begins with ?, not {condition!r}")
        positive = not condition.startswith("?!")
        text = condition[1 if positive else 2 :]
        if "/" in text:
            tested, _, pattern = text.partition("/")
            if len(pattern) < 2 or not pattern.endswith("/"):
                raise SpecError(f"{source!r}: the pattern {text} does not end with /")
            try:
                patterns.append((tested, regex.compile(pattern[:-1]), positive))
            except regex.error as error:
                raise SpecError(f"{source!r}: bad pattern: {error}") from None
        else:
            (with_traits if positive else without_traits).add(text)
    found = _BODY.fullmatch(body)
    if found is None:
        raise SpecError(f"{source!r}: cannot read {body!r}")
    ops = tuple((m["sign"], m["text"]) for m in _OP.finditer(found["ops"]))
    return Spec(
        source,
        frozenset(with_traits),
        frozenset(without_traits),
        tuple(patterns),
        found["stem"] or "stem",
        ops,
        ops[0][1] if len(ops) == 1 and _PLAIN.fullmatch("".join(ops[0])) and not patterns else "",
    )


Group = tuple[Spec, ...]  # alternatives: the first that applies counts


def parse_groups(specs: list[str | list[str]]) -> tuple[Group, ...]:
    """A list in a vzor: every member that applies counts; of an inner list only the first that applies."""
    return tuple(
        (parse_spec(spec),) if isinstance(spec, str) else tuple(parse_spec(one) for one in spec) for spec in specs
    )
