"""Czech letters without a Czech keyboard: a letter and the sign of its mark.

    c^ C< c<    č Č č       a' á        u* u0   ů
    e^ ě        d< ď        y' ý        o: ö, for letters that only a blank can be

A sign that makes no letter is refused, never dropped or guessed at.
"""

import unicodedata

from lexicon.errors import UsageError
from lexicon.message import message

_MARKS = {
    "^": "\u030c",
    "<": "\u030c",
    "'": "\u0301",
    "\u2019": "\u0301",
    "\u00b4": "\u0301",
    "*": "\u030a",
    "0": "\u030a",
    ":": "\u0308",
}
LETTERS = frozenset("áéíóúýčďěňřšťžůľĺŕäëöü")


def decode(typed: str) -> str:
    """`c^aj` -> `čaj`; letters with marks of their own stay. Raises UsageError for a sign that makes no letter."""
    letters: list[str] = []
    for sign in unicodedata.normalize("NFC", typed):
        mark = _MARKS.get(sign)
        if mark is None:
            letters.append(sign)
            continue
        before = letters.pop() if letters else ""
        letter = unicodedata.normalize("NFC", before + mark)
        if letter.lower() not in LETTERS:
            raise UsageError(
                "{text}: {sign} makes no letter here",
                hint=message("write c^ or c<, a', u* or u0, o:"),
                text=typed,
                sign=sign,
            )
        letters.append(letter)
    return "".join(letters)
