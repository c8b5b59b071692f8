"""Why a rule stops a derivation, as a referee would say it: "KLASIK připouští jen 1. pád".

A sentence of its own is used only where it is true of this derivation; else the rule speaks in its own words.
"""

from collections.abc import Callable

from lexicon.grammar import matches
from lexicon.judge.messages import Say
from lexicon.judge.verdict import Derivation
from lexicon.message import message

_ALWAYS = {
    "K1": message("one-letter expressions are not allowed"),
    "K2": message("it is written with a capital letter"),
    "K3": message("interjections are not allowed"),
    "K4": message("abbreviations are not allowed"),
    "K5": message("symbols are not allowed"),
    "K6": message("expressions with characters other than letters are not allowed"),
    "K7": message("a prefix is not a word"),
    "K8": message("a suffix is not a word"),
    "K9": message("the entry only refers to {target}"),
    "K10": message("it is only a part of the headword {target}"),
    "K11": message("it is a former spelling"),
    "K12": message("it is not used in this form"),
    "S1": message("the sources call it obsolete"),
    "S2": message("the sources call it rare"),
    "S3": message("the sources call it dialectal"),
    "S4": message("the sources call it vulgar"),
    "S5": message("the sources call it argot"),
    "S6": message("the sources call it wrong or unsuitable"),
    "F0": message("it is a rare form beside a usual one"),
    "F8": message("interjections are not allowed"),
}


def _oblique(one: Derivation) -> bool:
    return bool(one.cells) and all("Case=" in cell and "Case=Nom" not in cell for cell in one.cells)


def _cells(one: Derivation, pattern: str) -> bool:
    return bool(one.cells) and all(matches(cell, pattern) for cell in one.cells)


def _kind(one: Derivation, kind: str) -> bool:
    return any(item.kind == kind for item in one.lexeme.attestations)


_CONTRACTION = message("contractions are allowed only if a source lists them on their own")
_IN_FORMS: dict[str, tuple[tuple[Callable[[Derivation], bool], str], ...]] = {
    "F1": ((_oblique, message("{variant} allows only the nominative")),),
    "F2": (
        (lambda one: _cells(one, "Variant=Short"), message("short forms are allowed only if a source lists them")),
        (_oblique, message("{variant} allows only the nominative")),
    ),
    "F3": (
        (lambda one: _kind(one, "contraction"), _CONTRACTION),
        (_oblique, message("{variant} allows only the nominative")),
    ),
    "F4": ((_oblique, message("{variant} allows only the nominative")),),
    "F5.3": ((lambda one: _kind(one, "contraction"), _CONTRACTION),),
    "F5.4": (
        (lambda one: one.lexeme.object == "none", message("a verb without an object has no passive participle")),
        (
            lambda one: one.lexeme.object == "other",
            message("without an accusative object a verb has only the neuter singular of the passive participle"),
        ),
    ),
    "F5.6": (
        (
            lambda one: _cells(one, "VerbForm=Part|Voice=Pass"),
            message("the passive participle is not carried over to verbs with another prefix"),
        ),
    ),
    "F5.7": ((lambda one: _cells(one, "VerbForm=Conv"), message("{variant} does not allow transgressives")),),
}
# A rule about forms adds nothing once the headword itself is out: K3 says what F8 says.
_HEADWORD_RULES = ("K", "S")


def why_stopped(one: Derivation, rules: tuple[str, ...], variant: str, say: Say, text: Callable[[str], str]) -> str:
    """The reasons in one clause with the rule ids; `text` gives a rule's own words."""
    headword = [rule for rule in rules if rule.startswith(_HEADWORD_RULES)]
    forms = [rule for rule in rules if rule != "F0"] or list(rules)  # F0 adds nothing to another reason
    told = (headword or forms)[:2]
    reasons = dict.fromkeys(_sentence(one, rule, variant, say) or text(rule).rstrip(".") for rule in told)
    return f"{'; '.join(reasons)} ({', '.join(told)})"


def _sentence(one: Derivation, rule: str, variant: str, say: Say) -> str:
    template = _ALWAYS.get(rule, "")
    for holds, sentence in _IN_FORMS.get(rule, ()):
        if holds(one):
            template = sentence
            break
    target = next((item.target for item in one.lexeme.attestations if rule in item.stops and item.target), "")
    if not template or ("{target}" in template and not target):
        return ""
    return say(template).format(variant=variant.upper(), target=target)
