"""Verdicts in words. The first line alone settles a challenge; the rest is for who wants to know.

PSA: neplatné v KLASIKu. 2. a 4. pád jednotného čísla od pes (core); KLASIK připouští jen 1. pád (F1). V PLUSu platné.
KUN: neznámé, tedy neplatné v KLASIKu. Není v žádném prameni a neplyne z žádného hesla. Nejbližší známá slova: KŮŇ.
"""

from collections.abc import Iterator

from lexicon.judge.grammar_terms import describe, listing, part_of_speech
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.messages import translator
from lexicon.judge.near import near_spellings
from lexicon.judge.stops import why_stopped
from lexicon.judge.verdict import Challenge, Derivation, ListSays, Status, WordVerdict
from lexicon.message import message
from lexicon.store.format import StoredAttestation, StoredDecision, StoredSource

_IN = {"KLASIK": message("in KLASIK"), "PLUS": message("in PLUS")}
_KINDS = {
    "name": message("name"),
    "abbreviation": message("abbreviation"),
    "symbol": message("symbol"),
    "prefix": message("prefix"),
    "suffix": message("suffix"),
    "reference": message("cross-reference"),
    "multiword": message("part of a multiword headword"),
    "contraction": message("contraction"),
}
_DEGREE_STEPS = ("cmp", "sup")  # the description of the form names the degree already
_SOURCES = 2  # named in the first line; the details have all
_GROUPS = 2  # of cells in the first line
_LONGEST = 60  # letters of a word that are shown


class Wording:
    """Words for verdicts in one language."""

    def __init__(self, lexicon: Lexicon, language: str = "cs") -> None:
        """Raises UsageError for an unknown language."""
        self._lexicon = lexicon
        self._language = language
        self._say = translator(language)
        self._rules = lexicon.rules

    def challenge(self, challenge: Challenge) -> str:
        """One line for the whole move."""
        say = self._say
        template = say("The move is VALID {where}.") if challenge.valid else say("The move is NOT VALID {where}.")
        return template.format(where=self._in(challenge.variant))

    def first_line(self, verdict: WordVerdict, variant: str) -> str:
        """The verdict on one word, with the reason that settles it."""
        say = self._say
        match verdict.status:
            case Status.VALID:
                template = say("{word}: valid {where}.")
            case Status.INVALID:
                template = say("{word}: not valid {where}.")
            case _:
                template = say("{word}: unknown, hence not valid {where}.")
        head = template.format(word=shown(verdict.word) or say("(no word)"), where=self._in(variant))
        return " ".join((head, *self._reasons(verdict, variant), *self._elsewhere(verdict, variant)))

    def short(self, verdict: WordVerdict, variant: str) -> str:
        """The reason alone, without the word and without near spellings."""
        listed = _listed(verdict, variant)
        if listed:
            return f"{self._list_says(listed, variant)} {self._grammar_says(verdict, listed, variant)}"
        return self._by_grammar(verdict, variant)

    def _by_grammar(self, verdict: WordVerdict, variant: str) -> str:
        derivations = verdict.explanation.derivations
        if not derivations:
            return self._no_derivation(verdict)
        text = self._summary(derivations, variant)
        allowed = any(one.decisions[variant].allowed for one in derivations)
        return text if allowed or not verdict.explanation.formed else f"{text} {self._formed(verdict)}"

    def _formed(self, verdict: WordVerdict) -> str:
        """The forbidden formation that the word is: `Bylo by utvořeno od ŘÍCI: ...`."""
        one = verdict.explanation.formed[0]
        text = self._say("It would be made from {base}: {why} ({rule}).")
        why = one.reason.get(self._language) or self._text(one.rule).rstrip(".")
        return text.format(base=shown(one.base), why=why, rule=one.rule)

    def _grammar_says(self, verdict: WordVerdict, listed: ListSays, variant: str) -> str:
        """What would hold without the list, and whether it is the same."""
        allowed = any(one.decisions[variant].allowed for one in verdict.explanation.derivations)
        if allowed is listed.decisions[variant].allowed:
            template = self._say("The sources say the same: {why}")
        elif allowed:
            template = self._say("By the sources alone it would be valid: {why}")
        else:
            template = self._say("By the sources alone it would not be valid: {why}")
        return template.format(why=self._by_grammar(verdict, variant))

    def details(self, verdict: WordVerdict) -> Iterator[str]:
        """Every derivation: headword, sources, part of speech, vzor, cells, steps and what each variant says."""
        say = self._say
        for number, one in enumerate(verdict.explanation.derivations, 1):
            head = f"{number}. {one.lexeme.headword}, {part_of_speech(one.lexeme.upos, one.lexeme.feats, say)}"
            if one.lexeme.vzor:
                head += ", " + say("vzor {vzor}").format(vzor=one.lexeme.vzor)
                head += say(" (guessed)") if one.lexeme.guessed else ""
            yield head
            yield from (f"   {self._attestation(item)}" for item in one.lexeme.attestations)
            yield from (f"   {self._step(step.id)}: {step.lemma}" for step in one.steps)
            cells = describe(one.feats, one.cells, say)
            if cells:
                yield "   " + say("form: {cells}").format(cells=cells)
            yield from (f"   {self._decision(one, *said)}" for said in one.decisions.items())
        for says in verdict.explanation.lists:
            yield from (self._list_says(says, variant) for variant in says.decisions)
        if verdict.status is Status.UNKNOWN:
            yield self.rule("A2")
            yield say("Sources of this lexicon:")
            yield from (f"   {source.id}: {source.title}, {source.edition}" for source in self._sources())

    def rule(self, rule_id: str) -> str:
        """A rule with its text and where it stands: `F1: ... [ČAS, ...]`."""
        rule = self._rules.get(rule_id)
        if rule is None:
            return rule_id
        cites = f" [{'; '.join(rule.cites)}]" if rule.cites else ""
        return f"{rule_id}: {rule.text[self._language]}{cites}"

    def _reasons(self, verdict: WordVerdict, variant: str) -> Iterator[str]:
        yield self.short(verdict, variant)
        if verdict.status is not Status.UNKNOWN or not verdict.word:
            return
        near = near_spellings(self._lexicon.forms, verdict.word)
        if near:
            not_valid = self._say("{word} (not valid)")
            valid = dict.fromkeys(word for word in near if self._lexicon.is_valid(word, variant))
            told = [shown(word) for word in valid]
            told += [not_valid.format(word=shown(word)) for word in near if word not in valid]
            yield self._say("Nearest known words: {words}.").format(words=", ".join(told))

    def _elsewhere(self, verdict: WordVerdict, variant: str) -> Iterator[str]:
        """The variants that say otherwise."""
        valid = verdict.status is Status.VALID
        template = self._say("Not valid {where}.") if valid else self._say("Valid {where}.")
        for name in self._lexicon.variants:
            if name != variant and self._lexicon.is_valid(verdict.word, name) is not valid:
                text = template.format(where=self._in(name))
                yield text[:1].upper() + text[1:]

    def _list_says(self, says: ListSays, variant: str) -> str:
        allowed = says.decisions[variant].allowed
        if says.sheet:
            added = self._say("Sheet {sheet} added it to the list {list}, which decides alone (A1).")
            struck = self._say("Sheet {sheet} struck it from the list {list}, which decides alone (A1).")
        else:
            added = self._say("It is on the list {list}, which decides alone (A1).")
            struck = self._say("It is not on the list {list}, which decides alone (A1).")
        return (added if allowed else struck).format(list=says.list, sheet=says.sheet)

    def _no_derivation(self, verdict: WordVerdict) -> str:
        say = self._say
        if not verdict.word:
            return say("Nothing was asked.")
        if verdict.explanation.formed:
            return self._formed(verdict)
        if verdict.rules == ("K6",):
            sign = next((sign for sign in verdict.word if not sign.isalpha()), "")
            named = sign if sign.isprintable() else f"U+{ord(sign):04X}"
            return say("Only letters make a word, and here is “{sign}” (K6).").format(sign=named)
        if verdict.rules == ("K1",):
            return say("One letter is no word (K1).")
        return say("No source has it and it follows from no headword (A2).")

    def _summary(self, derivations: tuple[Derivation, ...], variant: str) -> str:
        """The derivation that settles it: an admitted one, else one that another variant admits, else the first."""
        say = self._say
        one = min(derivations, key=lambda each: not each.decisions[variant].allowed)
        decision = one.decisions[variant]
        what = self._form(one)
        if decision.allowed:
            rules = say.plural("rule {rules}", "rules {rules}", len(decision.rules))
            return f"{what}; {rules.format(rules=', '.join(decision.rules))}."
        text = f"{what}; {why_stopped(one, decision.rules, variant, say, self._text)}."
        others = len(derivations) - 1
        if others:
            more = say.plural("{n} other derivation fails too.", "{n} other derivations fail too.", others)
            text += " " + more.format(n=others)
        return text

    def _form(self, one: Derivation) -> str:
        """`2. a 4. pád jednotného čísla od pes (core)`."""
        say = self._say
        lemmas = [one.lexeme.headword, *(step.lemma for step in one.steps if step.id not in _DEGREE_STEPS)]
        sources = list(dict.fromkeys(item.source for item in one.lexeme.attestations))
        named = ", ".join(sources[:_SOURCES]) + (" …" if len(sources) > _SOURCES else "")
        chain = " → ".join(lemmas) + (f" ({named})" if named else "")
        cells = describe(one.feats, one.cells, say, _GROUPS)
        if cells:
            text = say("{cells} of {lemma}").format(cells=cells, lemma=chain)
        else:
            kinds = [_KINDS[item.kind] for item in one.lexeme.attestations if item.kind in _KINDS]
            kind = say(kinds[0]) if kinds else part_of_speech(one.upos, "", say)
            text = say("{kind} {lemma}").format(kind=kind, lemma=chain)
        return text[:1].upper() + text[1:]

    def _text(self, rule_id: str) -> str:
        rule = self._rules.get(rule_id)
        return rule.text[self._language] if rule else rule_id

    def _step(self, step: str) -> str:
        rule = self._rules.get(step) or self._rules.get(step.rstrip("ap"))  # D2a and D2p are steps of D2
        return f"{step} ({rule.title[self._language]})" if rule else step

    def _attestation(self, item: StoredAttestation) -> str:
        source = next((source for source in self._sources() if source.id == item.source), None)
        parts = [f"{item.source} [{item.entry}]"]
        parts += [f"{source.title}, {source.edition}"] if source else []
        parts += [f"({', '.join(item.labels)})"] if item.labels else []
        parts += [self._say("“{definition}”").format(definition=item.definition)] if item.definition else []
        parts += [self._say("– stopped by {rules}").format(rules=listing(item.stops, self._say))] if item.stops else []
        return " ".join(parts)

    def _sources(self) -> list[StoredSource]:
        return list(self._lexicon.manifest.sources)

    def _decision(self, one: Derivation, variant: str, decision: StoredDecision) -> str:
        if decision.allowed:
            return self._say("{variant}: yes, by {rules}").format(
                variant=variant.upper(), rules=listing(decision.rules, self._say)
            )
        why = why_stopped(one, decision.rules, variant, self._say, self._text)
        cited = " ".join(self.rule(rule) for rule in decision.rules)
        return self._say("{variant}: no, {why}. {rules}").format(variant=variant.upper(), why=why, rules=cited)

    def _in(self, variant: str) -> str:
        """The variant as the sentences need it: `v KLASIKu`."""
        name = variant.upper()
        return self._say(_IN[name]) if name in _IN else self._say("in {variant}").format(variant=name)


def shown(word: str) -> str:
    """A word as it is displayed: in capitals, cut when endless, without signs that move the cursor."""
    text = word.upper() if len(word) <= _LONGEST else word[:_LONGEST].upper() + "…"
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def _listed(verdict: WordVerdict, variant: str) -> ListSays | None:
    return next((says for says in verdict.explanation.lists if variant in says.decisions), None)
