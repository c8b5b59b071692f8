"""Near spellings of an unknown word: other diacritics first (KUN: kůň), then one letter more, less or other."""

from collections.abc import Iterator

import marisa_trie

_FAMILIES = ("aá", "cč", "dď", "eéě", "ií", "nň", "oó", "rř", "sš", "tť", "uúů", "yý", "zž")
_SIBLINGS = {letter: family for family in _FAMILIES for letter in family}
_LONGEST = 40  # letters; no longer word is misspelt at a table
_ALPHABET = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"


def near_spellings(forms: "marisa_trie.Trie", word: str, most: int = 5) -> list[str]:
    """Up to `most` known forms that are spelled nearly like `word`, nearest first."""
    found: dict[str, None] = {}
    if len(word) > _LONGEST:
        return []
    for candidate in (*_other_diacritics(forms, word), *_one_edit(word)):
        if candidate != word and candidate in forms:
            found[candidate] = None
            if len(found) == most:
                break
    return list(found)


def _other_diacritics(forms: "marisa_trie.Trie", word: str) -> list[str]:
    """Known spellings that differ in diacritics alone, fewest changes first."""
    prefixes = [""]
    for letter in word:
        longer = [prefix + sibling for prefix in prefixes for sibling in _SIBLINGS.get(letter, letter)]
        prefixes = [prefix for prefix in longer if next(forms.iterkeys(prefix), None) is not None]
    return sorted(prefixes, key=lambda spelling: (sum(a != b for a, b in zip(spelling, word, strict=True)), spelling))


def _one_edit(word: str) -> Iterator[str]:
    for n in range(len(word) - 1):
        yield word[:n] + word[n + 1] + word[n] + word[n + 2 :]
    for n in range(len(word)):
        yield word[:n] + word[n + 1 :]
    for n in range(len(word)):
        yield from (word[:n] + letter + word[n + 1 :] for letter in _ALPHABET)
    for n in range(len(word) + 1):
        yield from (word[:n] + letter + word[n:] for letter in _ALPHABET)
