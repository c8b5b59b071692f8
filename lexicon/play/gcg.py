"""GCG, the record of a game.

    #character-encoding UTF-8
    #player1 Anna Anna Nováková
    >Anna: NEÓMEÁD 8H ÓD +16 16         rack, place, word, points, total; a dot lies there already, lower case: blank
    >Petr: KLO?ABC -KL +0 0             exchange; - alone passes
    >Anna: NEMEÁIT -- -16 0             the last move was challenged off
    >Petr: (OPEG) +14 345               the tiles left at the end; (challenge) +5, (time) -10 likewise

Spaces, byte-order marks and line ends may vary. What cannot be read raises DataError with its line.
"""

from enum import StrEnum
from pathlib import Path

import msgspec
import regex

from lexicon.errors import DataError
from lexicon.message import message
from lexicon.play.board import Square
from lexicon.play.notation import read_place
from lexicon.play.text import numbered_lines, read_bytes

_ENCODINGS = {"utf-8", "utf8", "iso-8859-1", "iso-8859-2", "windows-1250", "windows-1252"}
_HEAD = regex.compile(rb"\A#character-encoding[ \t]+(\S+)")
_MOVE = regex.compile(r">\s*(?P<player>[^:\s]+)\s*:\s*(?P<rest>.*)")
_NUMBER = regex.compile(r"[+−-]?[0-9]{1,6}")


class EventKind(StrEnum):
    """What a line of the record says."""

    PLAY = "play"
    EXCHANGE = "exchange"
    PASS = "pass"
    WITHDRAWN = "withdrawn"  # the player's last move was challenged off
    RACK_LEFT = "rack-left"
    CHALLENGE_BONUS = "challenge-bonus"
    TIME = "time"


class Event(msgspec.Struct, frozen=True):
    """One line. `word`: the word played as written, or the tiles exchanged or left. `place` only for a play."""

    line: int
    player: str
    kind: EventKind
    rack: str
    word: str
    place: tuple[Square, bool] | None
    points: int
    total: int


class GameRecord(msgspec.Struct, frozen=True):
    """A whole record. `players` maps nicks to full names in their order; `pragmas` has every other `#` line."""

    file: str
    players: dict[str, str]
    pragmas: tuple[tuple[str, str], ...]
    events: tuple[Event, ...]


def load_gcg(path: Path) -> GameRecord:
    """Read a file in the encoding its first line names; without one, UTF-8 or else ISO 8859-1."""
    raw = read_bytes(path).removeprefix(b"\xef\xbb\xbf")
    head = _HEAD.match(raw)
    name = head[1].decode("ascii", "replace").lower() if head else ""
    if name and name not in _ENCODINGS:
        known = ", ".join(sorted(_ENCODINGS))
        raise DataError(path, 1, "unknown encoding {name}", hint="one of: {known}", name=repr(name[:30]), known=known)
    try:
        text = raw.decode(name or "utf-8")
    except UnicodeDecodeError as error:
        if name:
            line = raw[: error.start].count(b"\n") + 1
            raise DataError(path, line, "not {encoding} at byte {byte}", encoding=name, byte=error.start) from None
        text = raw.decode("iso-8859-1")
    return read_gcg(text, file=path)


def read_gcg(text: str, *, file: Path | str = "gcg") -> GameRecord:
    """Read a record. A line that is neither move nor pragma continues the note above it, else it is an error."""
    players: dict[str, str] = {}
    pragmas: list[tuple[str, str]] = []
    events: list[Event] = []
    in_note = False
    for number, raw in numbered_lines(text):
        line = raw.strip()
        if line.startswith("#"):
            key, _, value = line[1:].partition(" ")
            in_note = key == "note"
            if key.startswith("player") and key[6:].isdecimal():
                nick, _, full = value.strip().partition(" ")
                if not nick or nick in players:
                    raise DataError(file, number, "a player needs a nick of his own", hint="#player1 nick Full Name")
                players[nick] = full.strip()
            else:
                pragmas.append((key, value.strip()))
        elif line.startswith(">"):
            in_note = False
            events.append(_event(line, number, file))
            players.setdefault(events[-1].player, "")
        elif line and in_note:
            key, value = pragmas[-1]
            pragmas[-1] = (key, f"{value} {line}")
        elif line:
            what, hint = message("neither a move nor a pragma: {text}"), message("lines begin with > or #")
            raise DataError(file, number, what, hint=hint, text=repr(line[:40]))
    return GameRecord(str(file), players, tuple(pragmas), tuple(events))


def _event(line: str, number: int, file: Path | str) -> Event:
    found = _MOVE.fullmatch(line)
    parts = found["rest"].split() if found else []
    numbers = [part for part in parts[-2:] if _NUMBER.fullmatch(part)]
    if found is None or len(parts) < 3 or len(numbers) < 2:
        hint = ">nick: RACK 8D WORD +score total"
        raise DataError(file, number, "cannot read the move {text}", hint=hint, text=repr(line[:60]))
    points, total = (int(part.replace("−", "-")) for part in numbers)
    kind, rack, word, place = _action(parts[:-2], number, file)
    return Event(number, found["player"], kind, rack, word, place, points, total)


def _action(parts: list[str], number: int, file: Path | str) -> tuple[EventKind, str, str, tuple[Square, bool] | None]:
    """Kind, rack, word and place from what stands between the nick and the points."""
    last, rack = parts[-1], parts[0] if len(parts) > 1 else ""
    place = read_place(parts[-2]) if len(parts) > 1 else None
    if place and len(parts) <= 3:
        return EventKind.PLAY, rack if len(parts) == 3 else "", last, place
    if len(parts) <= 2:
        if last == "--":
            return EventKind.WITHDRAWN, rack, "", None
        if last.startswith("-"):
            return (EventKind.EXCHANGE if last[1:] else EventKind.PASS), rack, last[1:], None
        if last.startswith("(") and last.endswith(")") and len(last) > 2:
            inside = last[1:-1]
            kinds = {"challenge": EventKind.CHALLENGE_BONUS, "time": EventKind.TIME}
            kind = kinds.get(inside.lower(), EventKind.RACK_LEFT)
            return kind, rack, inside if kind is EventKind.RACK_LEFT else "", None
    hint = message("a place and a word, -TILES, --, (TILES), (challenge) or (time)")
    raise DataError(file, number, "cannot read the move {text}", hint=hint, text=repr(" ".join(parts)[:60]))
