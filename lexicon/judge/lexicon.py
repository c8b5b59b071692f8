"""The library's door: an opened lexicon that answers.

>>> import lexicon
>>> cs = lexicon.open()                       # build/cs below the current folder, or the data package
>>> cs.is_valid("psa"), cs.is_valid("psa", "plus")
(False, True)
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import marisa_trie

from lexicon.errors import UsageError
from lexicon.judge.verdict import Challenge, Explanation, WordVerdict, explain_word, judge_word
from lexicon.store.artefact import Artefact
from lexicon.store.bits import admits
from lexicon.store.format import Manifest, StoredLexeme, StoredRule
from lexicon.store.installed import BUILT, usual_folder

_BRACKETS = str.maketrans("", "", "[](){}")  # tiles and blanks written in brackets: [CH]AOS, K(Ů)Ň
_INVISIBLE: dict[int, str | None] = dict.fromkeys((0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
_INVISIBLE[0] = "\ufffd"  # a NUL would end the word for the trie


def normalise(word: str) -> str:
    """A word as stored: NFC, lower case, without surrounding space, tile brackets, zero-width and full-width forms."""
    if word.isalpha() and unicodedata.is_normalized("NFKC", word):  # nearly always
        return unicodedata.normalize("NFC", word.lower())
    # Halves of characters, as a terminal in another encoding sends them, must not stop the look-up in the trie.
    whole = word.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    text = unicodedata.normalize("NFKC", whole).translate(_INVISIBLE).translate(_BRACKETS)
    return unicodedata.normalize("NFC", text.strip().lower())


class Lexicon:
    """A built lexicon. Immutable and safe to use from several threads and processes at once."""

    def __init__(self, folder: Path, *, verify: bool = False) -> None:
        """Open a built lexicon (normally through `lexicon.open`). Raises ArtefactError."""
        self._artefact = Artefact(folder, verify=verify)
        self._forms = self._artefact.forms
        self._get: Callable[[str], int | None] = self._forms.get
        self._bits = self._artefact.bits

    @property
    def folder(self) -> Path:
        """The folder that was opened."""
        return self._artefact.folder

    @property
    def manifest(self) -> Manifest:
        """Where the lexicon comes from: ruleset, sources, counts, checksums."""
        return self._artefact.manifest

    @property
    def rules(self) -> dict[str, StoredRule]:
        """The rules that the lexicon was built under, by id."""
        return self._artefact.rules()

    @property
    def forms(self) -> "marisa_trie.Trie":
        """The trie of all known forms, allowed or not."""
        return self._forms

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants of the game that this lexicon can judge, the default first."""
        return self._artefact.manifest.variants

    def is_valid(self, word: str, variant: str = "klasik") -> bool:
        """Whether `variant` allows the word. Raises UsageError for an unknown variant."""
        try:
            key = self._get(word)
            if key is not None:  # the trie itself stops reading at a NUL, which no word has
                return self._bits[variant][key >> 3] >> (key & 7) & 1 != 0 and "\0" not in word
        except UnicodeEncodeError:
            pass
        except KeyError:
            raise self._no_variant(variant) from None
        bits, usual = self._bits[self._checked(variant)], self._key(word)
        return usual is not None and admits(bits, usual)

    def are_valid(self, words: Iterable[str], variant: str = "klasik") -> list[bool]:
        """`is_valid` of many words, in their order; quicker than one by one."""
        bits = self._bits[self._checked(variant)]
        listed = list(words)
        try:
            keys = list(map(self._get, listed))
        except UnicodeEncodeError:
            return [self.is_valid(word, variant) for word in listed]
        if None in keys or "\0" in "".join(listed):
            pairs = zip(listed, keys, strict=True)
            keys = [self._key(word) if key is None or "\0" in word else key for word, key in pairs]
        return [key is not None and bits[key >> 3] >> (key & 7) & 1 != 0 for key in keys]

    def challenge(self, words: Iterable[str], variant: str = "klasik") -> Challenge:
        """Judge all the words of one move: they stand or fall together."""
        asked = self._checked(variant)
        return Challenge(asked, tuple(judge_word(self._artefact, word, normalise(word), asked) for word in words))

    def judge(self, word: str, variant: str = "klasik") -> WordVerdict:
        """The verdict on one word, with every derivation and what each rule says of it."""
        return judge_word(self._artefact, word, normalise(word), self._checked(variant))

    def explain(self, word: str) -> Explanation:
        """Every derivation of the word, whatever the variant."""
        return explain_word(self._artefact, normalise(word))

    def lexemes(self, lemma: str) -> tuple[StoredLexeme, ...]:
        """What the sources say of a headword."""
        return self._artefact.lexemes(normalise(lemma))

    def lemmas(self, prefix: str = "") -> Iterator[str]:
        """All headwords with a prefix, known ones that are not allowed included."""
        return self._artefact.lemmas(prefix)

    def words(self, prefix: str = "", variant: str = "klasik") -> Iterator[str]:
        """All allowed words with a prefix, in the order of code points."""
        bits = self._bits[self._checked(variant)]
        for form, key in self._forms.iteritems(normalise(prefix)):
            if admits(bits, key):
                yield form

    def known(self, prefix: str = "") -> Iterator[str]:
        """All forms that have any derivation, allowed or not."""
        return iter(self._forms.iterkeys(normalise(prefix)))

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.is_valid(word, self.variants[0])

    def __iter__(self) -> Iterator[str]:
        return self.words(variant=self.variants[0])

    def __len__(self) -> int:
        return self.manifest.forms[self.variants[0]]

    def __repr__(self) -> str:
        return f"<Lexicon {self.manifest.language} {self.manifest.ruleset} {self.manifest.forms}>"

    def _key(self, word: str) -> int | None:
        """The key of a word that the trie has not as it is."""
        usual = normalise(word)
        return self._get(usual) if usual != word else None

    def _checked(self, variant: str) -> str:
        if variant not in self._bits:
            raise self._no_variant(variant)
        return variant

    def _no_variant(self, variant: str) -> UsageError:
        known = ", ".join(self.variants)
        return UsageError("unknown variant {variant}", hint="one of: {known}", variant=variant, known=known)


def open_lexicon(folder: Path | str | None = None, *, verify: bool = False) -> Lexicon:
    """Open a built lexicon, by default `build/cs` below the current folder, or else an installed data package.

    With `verify` every checksum is checked. Raises ArtefactError (none there, old, truncated, corrupted).
    """
    named = Path(folder) if folder is not None else BUILT
    return Lexicon(usual_folder() if named == BUILT else named, verify=verify)
