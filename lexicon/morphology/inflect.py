"""Inflection: a lexeme and its vzor give forms; one small interpreter for every part of speech."""

from collections.abc import Iterator, Mapping

from lexicon.errors import UsageError
from lexicon.grammar import cell_feats, expand_cells
from lexicon.morphology.alternation import Sounds
from lexicon.morphology.lexeme import Form, Lexeme
from lexicon.morphology.spec import Group, Spec
from lexicon.morphology.vzor import Vzor


class Stems:
    """The stems of one lexeme, made when first asked for. A stem is a tuple of doublets, the usual one first."""

    __slots__ = ("_lexeme", "_made", "_sounds", "_vzor", "tail")

    def __init__(self, lexeme: Lexeme, vzor: Vzor, sounds: Sounds) -> None:
        self._lexeme = lexeme
        self._vzor = vzor
        self._sounds = sounds
        found = vzor.tail.search(lexeme.lemma) if vzor.tail else None
        self.tail = found[0] if found else ""
        self._made: dict[str, tuple[str, ...]] = {"lemma": (lexeme.lemma.removesuffix(self.tail),)}
        for name, value in lexeme.stems:
            self._made[name] = tuple(value.split("/"))

    def stem(self, name: str) -> tuple[str, ...]:
        """The stem `name`: the lexeme's own, or made by the vzor; empty if the vzor makes none."""
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = tuple(self.evaluate(self._vzor.stems[name]))
        return made

    def evaluate(self, groups: tuple[Group, ...]) -> list[str]:
        """What the specs make, without repetition, in their order."""
        found: list[str] = []
        for group in groups:
            for spec in group:
                texts = self._apply(spec)
                if texts:
                    found.extend(text for text in texts if text not in found)
                    break
        return found

    def _apply(self, spec: Spec) -> list[str]:
        traits = self._lexeme.traits
        if not spec.with_traits <= traits or not spec.without_traits.isdisjoint(traits):
            return []
        texts = []
        for base in self.stem(spec.stem):
            if not spec.patterns or self._fits(base, spec):
                text = self._operate(base, spec)
                if text is not None:
                    texts.append(text)
        return texts

    def _fits(self, base: str, spec: Spec) -> bool:
        for tested, pattern, wanted in spec.patterns:
            texts = self.stem(tested) if tested else (base,)
            if any(pattern.search(text) for text in texts) is not wanted:
                return False
        return True

    def _operate(self, text: str, spec: Spec) -> str | None:
        for sign, argument in spec.ops:
            if sign == "+":
                text = self._sounds.join(text, argument)
            elif sign == "-":
                if not text.endswith(argument):
                    return None
                text = text[: len(text) - len(argument)]
            elif sign == "^":
                text = argument + text
            else:
                changed = self._sounds.alternations[argument].apply(text)
                if changed is None:
                    return None
                text = changed
        return text


class Inflector:
    """Inflects lexemes by the vzory of one language. Immutable after construction; safe to share between threads."""

    def __init__(self, vzory: Mapping[str, Vzor], sounds: Sounds) -> None:
        self.vzory = vzory
        self.sounds = sounds

    def vzor(self, lexeme: Lexeme) -> Vzor:
        """The vzor of a lexeme. Raises UsageError if there is none of that name."""
        vzor = self.vzory.get(lexeme.vzor)
        if vzor is None:
            raise UsageError(f"{lexeme.lemma}: unknown vzor {lexeme.vzor!r}")
        return vzor

    def forms(self, lexeme: Lexeme) -> list[Form]:
        """All forms in paradigm order, the usual form of a doublet first. Raises UsageError (unknown vzor).

        Cells that a source calls missing (K12) are made all the same: the rules stop them by name.
        """
        vzor = self.vzor(lexeme)
        stems = Stems(lexeme, vzor, self.sounds)
        listed = dict(_listed(lexeme))
        forms: list[Form] = []
        made: dict[int, list[str]] = {}  # cells that are made alike share their specs, so evaluate these once
        for feats, groups in vzor.cells:
            own = listed.pop(feats, None)
            texts = made.get(id(groups))
            if texts is None:
                texts = made[id(groups)] = [text + stems.tail for text in stems.evaluate(groups)]
            if own:
                kept = texts if any(text.startswith("+") for text in own) else []
                texts = [*kept, *(text.lstrip("+") for text in own if text.lstrip("+") not in kept)]
            forms.extend(Form(text, feats) for text in texts)
        for feats, own in listed.items():  # cells that the vzor itself does not have
            forms.extend(Form(text.lstrip("+"), feats) for text in own)
        return forms

    def derived_lemmas(self, lexeme: Lexeme, derivation: str) -> list[str]:
        """The lemmas that the vzor gives for a derivation id; an empty list if it gives none."""
        vzor = self.vzor(lexeme)
        groups = vzor.derive.get(derivation)
        return Stems(lexeme, vzor, self.sounds).evaluate(groups) if groups else []


def _listed(lexeme: Lexeme) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Listed forms by the features of their cell."""
    for key, texts in lexeme.forms:
        for cell in expand_cells(key):
            yield cell_feats(cell), texts
