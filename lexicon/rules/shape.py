"""The shape of ruleset files (TOML), as they are written; `lexicon.rules.ruleset` has what they mean.

A ruleset file, `data/rulesets/ID.toml`:

    id = "cs-mattel"
    parent = "cs-cas"                     # takes over everything that this file does not say itself
    date = "2003"
    variants = ["klasik", "plus"]         # of those that the parent defines
    without = ["S1", "K9"]                # rules of the parent that do not hold here
    includes = ["cs/categories.toml"]     # files with further [[rule]] blocks, below `data/`

and a rule, here or in an included file:

    [[rule]]
    id = "K5"
    title = { cs = "značky", en = "symbols" }
    text = { cs = "Značka není slovo.", en = "A symbol is no word." }
    cites = ["cas: Přípustná slova, nepřípustné kategorie, 5"]
    forbids = true
    [[rule.category]]                     # whom it stops: headwords ...
    kinds = ["symbol"]
    [rule.proof.klasik]                   # words that show it at work, per variant
    pass = ["metr"]                       # must be valid
    stop = ["km", "hl", "mm"]             # must be known and stopped by this rule
    never = []                            # must not be valid, for whatever reason
"""

import msgspec

from lexicon.grammar import Upos
from lexicon.readers.entry import Being, EntryKind, Object
from lexicon.rules.formations import FormationRow


class _Shape(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Unknown keys are errors in every block."""


class Text(_Shape, frozen=True):
    """Wording of a title or a rule, in both languages."""

    cs: str
    en: str


class CategoryRow(_Shape, frozen=True):
    """One kind of headword (or spelling) that a rule stops; every condition given must hold (K1-K11)."""

    scope: str = "headword"  # "form": judged by the text of each form, not of the headword
    kinds: list[EntryKind] = []
    except_kinds: list[EntryKind] = []
    upos: list[Upos] = []
    where: str = ""  # pattern for the features of the reading
    text: str = ""  # regular expression, searched in the headword as printed
    unless_repeated: bool = False  # K9: not where the target entry has the headword as a variant
    unless_reflexive: bool = False  # K10: not for smát se
    without_parent: bool = False  # D6: a subheadword outside an entry


class CellsRow(_Shape, frozen=True):
    """Which cells of which lexemes a rule admits, per variant; an empty list admits none (F1-F8)."""

    upos: list[Upos]
    allow: dict[str, list[str]]  # variant -> patterns, one of which the features must match
    where: str = ""  # which features the row is about; others are none of its business
    trait: str = ""  # the lexeme must carry it (F2: a source lists a short form) ...
    or_feats: str = ""  # ... or its own features must match
    objects: dict[Object, list[str]] | None = None  # object of the verb -> patterns (F5.4)
    carried: dict[Object, list[str]] | None = None  # the same after a carrying step (D4)
    carried_rule: str = ""  # the rule that stops what `carried` does not admit (F5.6)


class RootRow(_Shape, frozen=True):
    """A lexeme from which a step may start: features and, for D3, whether person or animal."""

    feats: str = ""
    being: list[Being] = []


class StepRow(_Shape, frozen=True):
    """One derivation step that a rule permits within limits, or forbids altogether (D1-D6, F2, F6)."""

    step: str
    upos: list[Upos] = []  # of the derived lexeme; none: any
    where: str = ""  # pattern for its features
    forbidden: bool = False
    once: bool = False
    not_after: list[str] = []
    never_before: list[str] = []
    objects: list[Object] | None = None
    carried_objects: list[Object] | None = None  # the same where a carrying step comes before
    roots: list[RootRow] = []  # one of them must fit
    not_roots: list[str] = []  # patterns that the root must not match
    max_letters: int = 0  # 0: any length


class ProofRow(_Shape, frozen=True, rename={"passing": "pass"}):
    """Words that must pass (`pass`), be known and stopped by the rule (`stop`), or just not pass (`never`)."""

    passing: list[str] = []
    stop: list[str] = []
    never: list[str] = []


class RuleRow(_Shape, frozen=True):
    """One `[[rule]]` block."""

    id: str
    title: Text
    text: Text
    cites: list[str]
    forbids: bool = False
    needs: str = ""  # what the proof words need besides sources: "list"
    missing_cells: bool = False  # K12
    rare_doublets: bool = False  # F0
    labels: list[str] = []  # labels, as printed, that exclude a word
    allowed_labels: list[str] = []  # labels that are easily confused with them and exclude nothing
    category: list[CategoryRow] = []
    cells: list[CellsRow] = []
    step: list[StepRow] = []
    formation: list[FormationRow] = []
    proof: dict[str, ProofRow] = {}


class SourceRow(_Shape, frozen=True):
    """A source (Pramen) that the rules name, in the edition they name."""

    id: str
    title: str
    edition: str
    year: int
    note: Text | None = None


class ListRow(_Shape, frozen=True):
    """Lengths that an official list covers, and what it decides (A1)."""

    lengths: str  # "2-5"
    authority: str  # "final": it alone decides; "appeal": a word missing from it goes on to the sources
    rule: str = "A1"  # a ruleset without this rule knows no lists


class DocumentRow(_Shape, frozen=True):
    """A document that rules cite."""

    id: str
    title: str


class VariantRow(_Shape, frozen=True):
    """A variant of the game."""

    id: str
    title: Text


class PartFile(_Shape, frozen=True):
    """An included file: rules and labels that exclude nothing."""

    rule: list[RuleRow] = []
    free_labels: list[str] = []


class RulesetFile(_Shape, frozen=True):
    """A whole ruleset file."""

    id: str
    title: Text
    language: str = ""
    parent: str = ""
    date: str = ""
    note: Text | None = None
    variants: list[str] = []
    without: list[str] = []
    includes: list[str] = []
    carrying_steps: list[str] = []  # steps after which `carried` holds
    stand_ins: list[str] = []
    variant: list[VariantRow] = []
    document: list[DocumentRow] = []
    source: list[SourceRow] = []
    list_: list[ListRow] = msgspec.field(default_factory=list, name="list")
    rule: list[RuleRow] = []
    free_labels: list[str] = []
