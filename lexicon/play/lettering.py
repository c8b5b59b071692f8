"""How tiles are written in moves and boards: `NAPEČEN`, with a blank as `NAPEčEN` or `NAPE(Č)EN`."""

import unicodedata

from lexicon.play.reasons import PlayError, Problem, reason

DOT = "."


def lettered(text: str) -> list[tuple[str, bool]]:
    """Every letter or dot, in NFC, with whether it is a blank; spaces are dropped. PlayError on unbalanced brackets."""
    letters: list[tuple[str, bool]] = []
    inside = False
    for sign in unicodedata.normalize("NFC", text):
        if sign.isspace():
            continue
        if sign in "()":
            if inside == (sign == "("):
                raise PlayError([reason(Problem.BRACKET_UNCLOSED, text=text[:40])])
            inside = not inside
        else:
            letters.append((sign, sign != DOT and (inside or sign == sign.lower())))
    if inside:
        raise PlayError([reason(Problem.BRACKET_UNCLOSED, text=text[:40])])
    return letters
