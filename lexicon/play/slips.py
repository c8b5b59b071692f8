"""The slips of one round of duplicate play: player, move and claimed score, separated by tabs.

    Anna	8H ÓD	16
    Petr	8G NEMÁ	12
    Jana			                no move

Blank lines and lines that begin with # mean nothing. Names may appear once. A move that cannot be read is judged, not
refused; a line that is no slip raises DataError with its number.
"""

from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError
from lexicon.message import message
from lexicon.play.text import numbered_lines, read_text

_SCORE = regex.compile(r"[0-9]{1,5}")
_HINT = message("player, move, score, separated by tabs")


class Slip(msgspec.Struct, frozen=True):
    """One slip. `move` is empty for none; `claimed` is None where no score was written."""

    line: int
    player: str
    move: str
    claimed: int | None


def load_slips(path: Path) -> tuple[Slip, ...]:
    """Read a UTF-8 file of slips."""
    return read_slips(read_text(path), file=path)


def read_slips(text: str, *, file: Path | str = "slips") -> tuple[Slip, ...]:
    """Read slips; DataError for a missing or repeated name, too many fields, a score that is no number."""
    slips: dict[str, Slip] = {}
    for number, line in numbered_lines(text):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        fields = [field.strip() for field in line.split("\t")]
        if len(fields) > 3:
            raise DataError(file, number, "{fields} fields, not 3", hint=_HINT, fields=len(fields))
        player, move, score = (*fields, "", "")[:3]
        if not player or len(fields) < 2:
            raise DataError(file, number, "no slip: {text}", hint=_HINT, text=repr(line[:40]))
        if score and not _SCORE.fullmatch(score):
            raise DataError(file, number, "the score {text} is no number", hint=_HINT, text=repr(score[:20]))
        if player in slips:
            what = message("a second slip of {player}; the first is in line {first}")
            raise DataError(file, number, what, player=repr(player[:40]), first=slips[player].line)
        slips[player] = Slip(number, player, move, int(score) if score else None)
    return tuple(slips.values())
