"""The artefact: a folder of files that are written once and opened memory-mapped.

    manifest.json       format version, ruleset, sources with checksums, counts, SHA-256 and size of every other file
    forms.marisa        trie of all known forms (lower case, NFC); its key ids index the arrays below
    VARIANT.bits        one bit a form, the lowest of a byte first: whether the variant admits it; a set would tell too,
                        but from farther away
    sets.bin            one unsigned integer a form (2 or 4 bytes): which derivation set it has
    members.idx, .bin   the records of each set (4-byte integers)
    records.idx, .bin   derivation records, JSON each (shape: `Record`)
    lexemes.marisa      trie of lemmas
    rules.json          the rules' titles, texts and citations, so that an explanation needs nothing else
    guess.json          how often which pattern of inflection stands at which ending (lexicon.morphology.guess.Model)
    lexemes.idx, .bin   the lexemes of each lemma, JSON each (shape: list of `StoredLexeme`), in the trie's key order
    VARIANT.graph       the words of each variant as a graph, for searches (lexicon.study.graph)

An `.idx` file is an array of 4-byte offsets into its `.bin` file, one more than there are items.
"""

import msgspec

FORMAT_VERSION = 4

MANIFEST = "manifest.json"
FORMS = "forms.marisa"
SETS = "sets.bin"
MEMBERS = "members"
RECORDS = "records"
LEXEME_KEYS = "lexemes.marisa"
LEXEMES = "lexemes"
RULES = "rules.json"
GUESSING = "guess.json"
FILES = (
    FORMS, SETS, f"{MEMBERS}.idx", f"{MEMBERS}.bin", f"{RECORDS}.idx", f"{RECORDS}.bin",
    LEXEME_KEYS, f"{LEXEMES}.idx", f"{LEXEMES}.bin", RULES, GUESSING,
)  # fmt: skip


def graph_file(variant: str) -> str:
    """The file with the word graph of a variant."""
    return f"{variant}.graph"


def bits_file(variant: str) -> str:
    """The file with a variant's bit for each form."""
    return f"{variant}.bits"


def files_of(variants: tuple[str, ...]) -> tuple[str, ...]:
    """All files of a lexicon with these variants, but for the manifest."""
    return (*FILES, *map(bits_file, variants), *map(graph_file, variants))


class StoredStep(msgspec.Struct, frozen=True, array_like=True):
    """One derivation step; the new lemma is `prefix + lemma[: len(lemma) - strip] + suffix` of the lemma before."""

    id: str
    prefix: str
    strip: int
    suffix: str


class StoredDecision(msgspec.Struct, frozen=True, array_like=True):
    """What a variant says of a derivation, and by which rules."""

    allowed: bool
    rules: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, array_like=True):
    """One way in which a form is known, common to many forms.

    The headword is `form[prefix : len(form) - suffix] + tail`; `slot` numbers the lexemes of one lemma. A record of
    an official list has the list's id in `listed` and no headword; `sheet` is the correction sheet that decided.
    """

    prefix: int
    suffix: int
    tail: str
    slot: int
    upos: str
    feats: str
    vzor: str
    cells: tuple[str, ...]
    steps: tuple[StoredStep, ...]
    decisions: tuple[StoredDecision, ...]
    listed: str = ""
    sheet: int = 0

    def headword(self, form: str) -> str:
        """The headword that `form` comes from."""
        return form[self.prefix : len(form) - self.suffix] + self.tail

    def lemmas(self, headword: str) -> list[str]:
        """The lemma after each step: dělat -D5-> nedělat."""
        found = []
        for step in self.steps:
            headword = step.prefix + headword[: len(headword) - step.strip] + step.suffix
            found.append(headword)
        return found


class StoredAttestation(msgspec.Struct, frozen=True, array_like=True):
    """One source's testimony of a headword, with the rules that stop it there."""

    source: str
    entry: str
    kind: str = "word"
    labels: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    definition: str = ""
    target: str = ""


class StoredLexeme(msgspec.Struct, frozen=True, array_like=True):
    """A headword's lexeme as the store keeps it; enough to inflect it again."""

    headword: str
    upos: str
    feats: str = ""
    vzor: str = ""
    traits: tuple[str, ...] = ()
    stems: tuple[tuple[str, str], ...] = ()
    forms: tuple[tuple[str, tuple[str, ...]], ...] = ()
    missing: tuple[str, ...] = ()
    object: str = ""
    reflexive: str = ""
    being: str = ""
    prefixes: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    guessed: bool = False
    attestations: tuple[StoredAttestation, ...] = ()


class StoredRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule as explanations quote it; title and text by language.

    `formations` are rows of `lexicon.rules.Formations`, left undecoded: only unknown words need them.
    """

    title: dict[str, str]
    text: dict[str, str]
    cites: tuple[str, ...] = ()
    formations: tuple[msgspec.Raw, ...] = ()


class StoredSource(msgspec.Struct, frozen=True, omit_defaults=True):
    """A source as the manifest of a built lexicon names it."""

    id: str
    title: str
    edition: str
    licence: str
    sha256: dict[str, str]
    entries: int = 0


class StoredList(msgspec.Struct, frozen=True, omit_defaults=True):
    """An official list as the manifest names it; `decides` are the lengths that it decides alone (A1).

    `sha256` is that of the imported file, `words_sha256` that of the words with all correction sheets applied.
    """

    id: str
    title: str
    variant: str
    lengths: tuple[int, int]
    decides: tuple[int, ...]
    words: int
    sha256: str
    words_sha256: str
    sheets: tuple[int, ...] = ()


class StoredFile(msgspec.Struct, frozen=True):
    """Size in bytes and SHA-256 of a file."""

    size: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """`manifest.json`. Nothing in it depends on the time or the machine of the build."""

    format: int
    version: str
    language: str
    ruleset: str
    variants: tuple[str, ...]
    sources: tuple[StoredSource, ...]
    inputs: str  # SHA-256 over sources, rules and morphology: equal inputs, equal lexicon
    counts: dict[str, int]
    forms: dict[str, int]  # admitted forms by variant
    files: dict[str, StoredFile]
    missing: tuple[str, ...] = ()  # sources that could not be fetched
    lists: tuple[StoredList, ...] = ()
    derived: dict[str, str] = {}  # variant -> lengths that the rules leave to a list, but no list covers: 2-9
