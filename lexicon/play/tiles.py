"""Tile sets: letters, counts, points, and what a word needs from them.

    [tiles]
    "a" = { count = 5, points = 1 }
    "e" = { count = 9, points = 1, also = "é" }     the Danish E is É too

A *face* is what is printed on a tile, in lower case; a *letter* is what a word is spelt with. They differ only where
one tile serves several letters. A face that no tile shows can only be a blank.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from lexicon.errors import DataError
from lexicon.play import data_files
from lexicon.play.reasons import PlayError, Problem, reason

BLANK = "?"


class TileKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the table: how many tiles, how many points each, further letters the tile serves."""

    count: Annotated[int, msgspec.Meta(ge=1)]
    points: Annotated[int, msgspec.Meta(ge=0)]
    also: str = ""


class _TileSetFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    language: str
    title: str
    total: int
    blanks: Annotated[int, msgspec.Meta(ge=0)]
    blank_only: str
    vowels: str
    tiles: dict[str, TileKind]


@dataclass(frozen=True)
class TileSet:
    """A tile set. `counts` maps faces, and BLANK, to the number of tiles; faces a blank alone can show have none."""

    id: str
    language: str
    title: str
    counts: Mapping[str, int]
    points: Mapping[str, int]
    vowels: frozenset[str]
    blank_only: tuple[str, ...]
    faces: Mapping[str, str]
    letters: Mapping[str, tuple[str, ...]]

    def face(self, letter: str) -> str:
        """The face that serves a letter (any case, NFC): Danish é is on the tile e. PlayError if there is none."""
        face = self.faces.get(letter.lower())
        if face is None:
            raise PlayError([reason(Problem.UNKNOWN_LETTER, letter=letter)])
        return face

    def readings(self, face: str) -> tuple[str, ...]:
        """The letters that a face can be read as; the printed one first."""
        return self.letters[face]

    def split(self, word: str) -> tuple[str, ...]:
        """The faces that spell a word; Czech CH is two. PlayError on a letter that even a blank cannot be."""
        return tuple(self.face(letter) for letter in unicodedata.normalize("NFC", word))

    def rack(self, text: str) -> Counter[str]:
        """A rack such as `NEÓM?ÁD` (any case, spaces ignored, ? is a blank) as counts of faces."""
        letters = [letter for letter in unicodedata.normalize("NFC", text) if not letter.isspace()]
        return Counter(BLANK if letter == BLANK else self.face(letter) for letter in letters)

    def value(self, faces: Iterable[str]) -> int:
        """The points printed on tiles; blanks are worth nothing."""
        return sum(self.points.get(face, 0) for face in faces)

    def is_vowel(self, face: str) -> bool:
        """Whether the tile counts as a vowel in duplicate play."""
        return face in self.vowels


class Spelling(msgspec.Struct, frozen=True):
    """What a word needs. `value` is that of its tiles, blanks being worth 0; `blanks` names what the blanks stand for.

    `possible`: the tiles at hand (the whole set, or rack and board letters) suffice; `missing` then is empty.
    """

    word: str
    faces: tuple[str, ...]
    possible: bool
    value: int
    blanks: tuple[str, ...]
    missing: tuple[str, ...]


def spell(word: str, tiles: TileSet, *, rack: str | None = None, board: str = "") -> Spelling:
    """Spell a word with the whole set, or with a rack (`ABC?`) and any of the letters on the board.

    Board letters follow the board's convention: a lower-case letter is a blank already played, worth nothing. Czech
    `ůůů` takes both blanks, for the set has one Ů. Raises PlayError for letters the set does not know.
    """
    faces = tiles.split(word)
    need = Counter(faces)
    at_hand = Counter(tiles.counts) if rack is None else tiles.rack(rack)
    spare = at_hand.pop(BLANK, 0)
    played_blanks: Counter[str] = Counter()
    for letter in unicodedata.normalize("NFC", board):
        (at_hand if letter != letter.lower() else played_blanks)[tiles.face(letter)] += 1
    from_tiles = need & at_hand
    short = need - from_tiles - played_blanks
    missing = tuple(short.elements())
    return Spelling(
        word=unicodedata.normalize("NFC", word).lower(),
        faces=faces,
        possible=len(missing) <= spare,
        value=tiles.value(from_tiles.elements()),
        blanks=missing[:spare],
        missing=missing[spare:],
    )


def tile_set_ids() -> list[str]:
    """The ids of the sets that come with the package."""
    return data_files.ids("tiles")


def load_tile_set(name: str | Path) -> TileSet:
    """The set with that id (`cs`, `sk`, `da`, `en`), or one from a file. Raises UsageError, DataError."""
    file = data_files.load("tiles", name, _TileSetFile)
    _check(file, name)
    letters = {face: (face, *kind.also) for face, kind in file.tiles.items()}
    letters |= {face: (face,) for face in file.blank_only}
    return TileSet(
        id=file.id,
        language=file.language,
        title=file.title,
        counts={face: kind.count for face, kind in file.tiles.items()} | {BLANK: file.blanks},
        points={face: kind.points for face, kind in file.tiles.items()} | dict.fromkeys(file.blank_only, 0),
        vowels=frozenset(file.vowels),
        blank_only=tuple(file.blank_only),
        faces={letter: face for face, served in letters.items() for letter in served},
        letters=letters,
    )


def _check(file: _TileSetFile, name: str | Path) -> None:
    """What the types cannot say: NFC lower-case letters, each served once; the total; vowels that exist."""
    served = Counter([*file.tiles, *file.blank_only, *"".join(kind.also for kind in file.tiles.values())])
    total = sum(kind.count for kind in file.tiles.values()) + file.blanks
    if odd := [x for x in served if len(x) != 1 or not x.isalpha() or x != unicodedata.normalize("NFC", x.lower())]:
        raise DataError(name, 0, f"not one lower-case letter: {odd[:3]}", entry=file.id)
    if twice := [letter for letter, times in served.items() if times > 1]:
        raise DataError(name, 0, f"a letter is served twice: {twice}", entry=file.id)
    if total != file.total:
        raise DataError(name, 0, f"the tiles add up to {total}, not to {file.total}", entry=file.id)
    if unknown := set(file.vowels) - set(file.tiles) - set(file.blank_only):
        raise DataError(name, 0, f"vowels that are no tiles of the set: {sorted(unknown)}", entry=file.id)
