"""Rule F5.6, the way back: forms listed at a prefixed verb hold for the plain one and for its other prefixed verbs.

vytáhnout lists vytáh; táhnout lists the prefixes vy-, za-   ->   táh at táhnout, zatáh at zatáhnout

The rules then decide: only forms up to nine letters, and no passive participles.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from lexicon.compiler.expand import Carried, Headword
from lexicon.grammar import Upos, cell_feats, expand_cells
from lexicon.morphology.derive import Deriver
from lexicon.morphology.lexeme import Lexeme

_Family = tuple[Headword, str]  # the plain verb, and the prefix that makes the prefixed one


def with_carried_forms(headwords: Sequence[Headword], deriver: Deriver, trusted: Collection[str]) -> list[Headword]:
    """The headwords; prefixed verbs with the forms that others take over. `trusted` sources testify to paradigms."""
    families: dict[str, list[_Family]] = defaultdict(list)
    if any(_lists_forms(one, trusted) for one in headwords):
        for one in headwords:
            if one.lexeme.prefixes and not one.stops:
                for _, step in deriver.prefixed(one.lexeme):
                    families[step.lemma].append((one, step.prefix))
    found = []
    for one in headwords:
        family = families.get(one.lexeme.lemma, []) if _lists_forms(one, trusted) else []
        carried = tuple(each for plain, prefix in family for each in _carried(one, plain, prefix, deriver))
        found.append(replace(one, carried=carried) if carried else one)
    return found


def _lists_forms(one: Headword, trusted: Collection[str]) -> bool:
    return one.lexeme.upos is Upos.VERB and bool(one.lexeme.forms) and one.source in trusted


def _carried(one: Headword, plain: Headword, prefix: str, deriver: Deriver) -> Iterator[Carried]:
    targets: list[tuple[Lexeme, str]] = [(plain.lexeme, "")]
    targets += [(verb, step.prefix) for verb, step in deriver.prefixed(plain.lexeme) if step.prefix != prefix]
    for target, other in targets:
        known = deriver.inflector.cells(target)
        for key, texts in one.lexeme.forms:
            for text in texts:
                form = text.removeprefix("+")
                taken = other + form.removeprefix(prefix)
                if form.startswith(prefix) and taken not in known:
                    for cell in expand_cells(key):
                        yield Carried(taken, cell_feats(cell), target.lemma, target.feats)
