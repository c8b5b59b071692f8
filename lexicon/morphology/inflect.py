"""Inflection: a lexeme and its vzor give forms; one small interpreter for every part of speech."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lexicon.errors import UsageError
from lexicon.grammar import cell_feats, expand_cells
from lexicon.morphology.alternation import Sounds
from lexicon.morphology.lexeme import Form, Lexeme
from lexicon.morphology.spec import Group, Spec
from lexicon.morphology.vzor import Vzor

Groups = tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Program:
    """A vzor for one set of traits: only the specs that apply, and cells that are made alike taken together."""

    vzor: Vzor
    stems: Mapping[str, Groups]
    alike: tuple[tuple[Groups, tuple[str, ...]], ...]  # specs and the cells (canonical features) that they make
    order: tuple[tuple[str, int], ...]  # cells in paradigm order, with their place in `alike`


class Stems:
    """The stems of one lexeme, made when first asked for. A stem is a tuple of doublets, the usual one first."""

    __slots__ = ("_made", "_program", "_sounds", "tail")

    def __init__(self, lexeme: Lexeme, program: Program, sounds: Sounds) -> None:
        self._program = program
        self._sounds = sounds
        found = program.vzor.tail.search(lexeme.lemma) if program.vzor.tail else None
        self.tail = found[0] if found else ""
        self._made: dict[str, tuple[str, ...]] = {"lemma": (lexeme.lemma.removesuffix(self.tail),)}
        for name, value in lexeme.stems:
            self._made[name] = tuple(value.split("/"))

    def stem(self, name: str) -> tuple[str, ...]:
        """The stem `name`: the lexeme's own, or made by the vzor; empty if the vzor makes none."""
        made = self._made.get(name)
        if made is None:
            made = self._made[name] = tuple(self.evaluate(self._program.stems[name]))
        return made

    def evaluate(self, groups: Groups) -> list[str]:
        """What the specs make, without repetition, in their order."""
        found: list[str] = []
        for group in groups:
            for spec in group:
                texts = self._apply(spec)
                if texts:
                    if found:
                        found += [text for text in texts if text not in found]
                    else:
                        found = texts
                    break
        return found

    def _apply(self, spec: Spec) -> list[str]:
        bases = self._made.get(spec.stem) or self.stem(spec.stem)
        if spec.plain:
            return list(dict.fromkeys([base + spec.plain for base in bases]))
        texts = []
        for base in bases:
            if not spec.patterns or self._fits(base, spec):
                text = self._operate(base, spec)
                if text is not None and text not in texts:
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
    """Inflects lexemes by the vzory of one language.

    Safe to share between threads: what it remembers (a vzor made ready for a set of traits) is the same whoever
    makes it.
    """

    def __init__(self, vzory: Mapping[str, Vzor], sounds: Sounds) -> None:
        self.vzory = vzory
        self.sounds = sounds
        self._programs: dict[tuple[str, frozenset[str]], Program] = {}

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
        program = self._program(lexeme)
        stems = Stems(lexeme, program, self.sounds)
        listed = dict(_listed(lexeme))
        forms: list[Form] = []
        made = [[text + stems.tail for text in stems.evaluate(groups)] for groups, _ in program.alike]
        for feats, place in program.order:
            texts = made[place]
            own = listed.pop(feats, None) if listed else None
            if own:
                kept = texts if any(text.startswith("+") for text in own) else []
                texts = [*kept, *(text.lstrip("+") for text in own if text.lstrip("+") not in kept)]
            for text in texts:
                forms.append(Form(text, feats))
        for feats, own in listed.items():  # cells that the vzor itself does not have
            forms.extend(Form(text.lstrip("+"), feats) for text in own)
        return forms

    def cells(self, lexeme: Lexeme) -> dict[str, tuple[str, ...]]:
        """Each distinct form with all its cells; quicker than `forms` where the order of cells does not matter."""
        found: dict[str, tuple[str, ...]] = {}
        if lexeme.forms:
            for text, feats in self.forms(lexeme):
                found[text] = (*found.get(text, ()), feats)
            return found
        program = self._program(lexeme)
        stems = Stems(lexeme, program, self.sounds)
        for groups, cells in program.alike:
            for text in stems.evaluate(groups):
                have = found.get(text)
                found[text] = cells if have is None else have + cells
        return {text + stems.tail: cells for text, cells in found.items()} if stems.tail else found

    def derived_lemmas(self, lexeme: Lexeme, derivation: str) -> list[str]:
        """The lemmas that the vzor gives for a derivation id; an empty list if it gives none."""
        program = self._program(lexeme)
        groups = program.vzor.derive.get(derivation)
        if not groups:
            return []
        stems = Stems(lexeme, program, self.sounds)
        return [text + stems.tail for text in stems.evaluate(_for_traits(groups, lexeme.traits))]

    def _program(self, lexeme: Lexeme) -> Program:
        key = (lexeme.vzor, lexeme.traits)
        program = self._programs.get(key)
        if program is None:
            program = self._programs[key] = ready(self.vzor(lexeme), lexeme.traits)
        return program


def ready(vzor: Vzor, traits: frozenset[str]) -> Program:
    """A vzor made ready for one set of traits."""
    stems = {name: _for_traits(groups, traits) for name, groups in vzor.stems.items()}
    places: dict[tuple[tuple[str, ...], ...], int] = {}
    alike: list[tuple[Groups, list[str]]] = []
    order: list[tuple[str, int]] = []
    for feats, groups in vzor.cells:
        left = _for_traits(groups, traits)
        if not left:
            continue
        sources = tuple(tuple(spec.source for spec in group) for group in left)
        place = places.setdefault(sources, len(alike))
        if place == len(alike):
            alike.append((left, []))
        alike[place][1].append(feats)
        order.append((feats, place))
    return Program(vzor, stems, tuple((groups, tuple(cells)) for groups, cells in alike), tuple(order))


def _for_traits(groups: Groups, traits: frozenset[str]) -> Groups:
    """The specs whose conditions on traits hold."""
    left = (
        tuple(spec for spec in group if spec.with_traits <= traits and spec.without_traits.isdisjoint(traits))
        for group in groups
    )
    return tuple(group for group in left if group)


def _listed(lexeme: Lexeme) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Listed forms by the features of their cell."""
    for key, texts in lexeme.forms:
        for cell in expand_cells(key):
            yield cell_feats(cell), texts
