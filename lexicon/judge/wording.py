"""Verdicts in words. The first line alone settles a challenge; the rest is for who wants to know.

PSA: neplatné v KLASIKu. 2. a 4. pád jednotného čísla od pes (ispell-cs); F1: ... V PLUSu platné.
"""

from collections.abc import Iterable, Iterator

from lexicon.judge.grammar_terms import describe, listing, part_of_speech
from lexicon.judge.lexicon import Lexicon
from lexicon.judge.messages import translator
from lexicon.judge.near import near_spellings
from lexicon.judge.verdict import Challenge, Derivation, Explanation, Status, WordVerdict
from lexicon.store.format import StoredDecision


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
        variant = self._variant(challenge.variant)
        if challenge.valid:
            return self._say("The move is VALID in {variant}.").format(variant=variant)
        return self._say("The move is NOT VALID in {variant}.").format(variant=variant)

    def first_line(self, verdict: WordVerdict, variant: str) -> str:
        """The verdict on one word, with the reason that settles it."""
        say = self._say
        shown = verdict.word.upper() or say("(no word)")
        match verdict.status:
            case Status.VALID:
                head = say("{word}: valid in {variant}.").format(word=shown, variant=self._variant(variant))
            case Status.INVALID:
                head = say("{word}: not valid in {variant}.").format(word=shown, variant=self._variant(variant))
            case _:
                head = say("{word}: unknown, hence not valid in {variant}.").format(
                    word=shown, variant=self._variant(variant)
                )
        return " ".join(filter(None, (head, *self._reasons(verdict, variant))))

    def short(self, verdict: WordVerdict, variant: str) -> str:
        """The reason alone, without the word and without near spellings."""
        derivations = verdict.explanation.derivations
        if not derivations:
            return self.rule(verdict.rules[0]) if verdict.rules else self._say("no source lists it")
        best = min(derivations, key=lambda one: not one.decisions[variant].allowed)
        return self._summary(best, best.decisions[variant])

    def _reasons(self, verdict: WordVerdict, variant: str) -> Iterator[str]:
        say = self._say
        for says in verdict.explanation.lists:
            if variant in says.decisions:
                there = says.decisions[variant].allowed
                text = say("On the list {list} (A1).") if there else say("Not on the list {list} (A1).")
                yield text.format(list=says.list)
        derivations = verdict.explanation.derivations
        if not derivations:
            yield self._no_derivation(verdict)
            return
        best = min(derivations, key=lambda one: not one.decisions[variant].allowed)
        yield self._summary(best, best.decisions[variant])
        others = [
            name
            for name in self._lexicon.variants
            if name != variant and self._lexicon.is_valid(verdict.word, name) is not (verdict.status is Status.VALID)
        ]
        for name in others:
            text = say("Not valid in {variant}.") if verdict.status is Status.VALID else say("Valid in {variant}.")
            yield text.format(variant=self._variant(name))

    def _no_derivation(self, verdict: WordVerdict) -> str:
        say = self._say
        if verdict.rules:
            return self.rule(verdict.rules[0])
        if not verdict.word:
            return say("Nothing was asked.")
        text = say("No source lists it and it is not derived from any headword.")
        near = near_spellings(self._lexicon.forms, verdict.word)
        if near:
            text += " " + say("Nearest known spellings: {words}.").format(words=", ".join(near))
        return text

    def _summary(self, one: Derivation, decision: StoredDecision) -> str:
        say = self._say
        cells = describe(one.feats, one.cells, say)
        source = ", ".join(dict.fromkeys(item.source for item in one.lexeme.attestations))
        lemma = f"{one.lexeme.headword} ({source})" if source else one.lexeme.headword
        chain = " → ".join([lemma, *(step.lemma for step in one.steps)])
        what = say("{cells} of {lemma}").format(cells=cells, lemma=chain) if cells else chain
        what = what[:1].upper() + what[1:] if cells else what
        if decision.allowed:
            return f"{what} ({', '.join(decision.rules)})."
        return f"{what}; {'; '.join(self.rule(rule) for rule in decision.rules[:2])}"

    def rule(self, rule_id: str) -> str:
        """A rule with its text: `F1: ...`."""
        rule = self._rules.get(rule_id)
        return f"{rule_id}: {rule.text[self._language]}" if rule else f"{rule_id}."

    def details(self, explanation: Explanation) -> Iterator[str]:
        """Every derivation: headword, source, part of speech, vzor, cells, steps and what each variant says."""
        say = self._say
        for number, one in enumerate(explanation.derivations, 1):
            head = f"{number}. {one.lexeme.headword}, {part_of_speech(one.lexeme.upos, one.lexeme.feats, say)}"
            vzor = one.lexeme.vzor
            if vzor:
                head += ", " + say("vzor {vzor}").format(vzor=vzor)
                head += say(" (guessed)") if one.lexeme.guessed else ""
            yield head
            for item in one.lexeme.attestations:
                yield "   " + self._attestation(item.source, item.entry, item.labels, item.definition, item.stops)
            for step in one.steps:
                rule = self._rules.get(step.id)
                name = f" ({rule.title[self._language]})" if rule else ""
                yield f"   {step.id}{name}: {step.lemma}"
            cells = describe(one.feats, one.cells, say)
            if cells:
                yield "   " + say("form: {cells}").format(cells=cells)
            for variant, decision in one.decisions.items():
                yield "   " + self._decision(variant, decision)
        for says in explanation.lists:
            for variant, decision in says.decisions.items():
                yield f"{says.list}: " + self._decision(variant, decision)

    def _attestation(
        self, source: str, entry: str, labels: Iterable[str], definition: str, stops: Iterable[str]
    ) -> str:
        known = {item.id: item for item in self._lexicon.manifest.sources}
        title = f"{known[source].title}, {known[source].edition}" if source in known else source
        parts = [f"{source} [{entry}] {title}"]
        parts += [f"({', '.join(labels)})"] if labels else []
        parts += [f"„{definition}“"] if definition else []
        parts += ["– " + listing(stops, self._say)] if stops else []
        return " ".join(parts)

    def _decision(self, variant: str, decision: StoredDecision) -> str:
        verdict = self._say("yes") if decision.allowed else self._say("no")
        if decision.allowed:
            return f"{variant.upper()}: {verdict} ({', '.join(decision.rules)})"
        return f"{variant.upper()}: {verdict} – " + " ".join(self._cited(rule) for rule in decision.rules)

    def _cited(self, rule_id: str) -> str:
        rule = self._rules.get(rule_id)
        cites = f" [{'; '.join(rule.cites)}]" if rule and rule.cites else ""
        return self.rule(rule_id) + cites

    def _variant(self, variant: str) -> str:
        """The variant's name in the case that the sentences need: `v KLASIKu`."""
        return variant.upper() + ("u" if self._language == "cs" else "")
