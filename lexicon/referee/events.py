"""What happens at the referee's table, one line of the journal each; nothing is ever changed or taken out.

{"event": "judged", "time": "2026-03-14T10:05:09+01:00", "number": 3, "variant": "klasik", "valid": false, ...}
{"event": "undone", "time": "2026-03-14T10:05:20+01:00", "number": 3}
"""

from datetime import datetime

import msgspec


class JudgedWord(msgspec.Struct, frozen=True):
    """The verdict on one word as it was read out."""

    asked: str
    word: str
    status: str
    rules: tuple[str, ...]
    line: str


class Opened(msgspec.Struct, frozen=True, tag_field="event", tag="opened"):
    """A session began or went on, with this lexicon, variant and rules of play."""

    time: datetime
    lexicon: str
    ruleset: str
    variant: str
    game: str


class Judged(msgspec.Struct, frozen=True, tag_field="event", tag="judged"):
    """A move was judged; `number` counts from 1, `lexicon` is the version that judged."""

    time: datetime
    number: int
    typed: str
    variant: str
    game: str
    lexicon: str
    valid: bool
    words: tuple[JudgedWord, ...]


class Undone(msgspec.Struct, frozen=True, tag_field="event", tag="undone"):
    """The ruling of that number was taken back."""

    time: datetime
    number: int


class Noted(msgspec.Struct, frozen=True, tag_field="event", tag="noted"):
    """A note on the ruling of that number."""

    time: datetime
    number: int
    text: str


class Changed(msgspec.Struct, frozen=True, tag_field="event", tag="changed"):
    """From here on this variant and these rules of play."""

    time: datetime
    variant: str
    game: str


Event = Opened | Judged | Undone | Noted | Changed
