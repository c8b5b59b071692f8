"""Tables and boards for the tests of this folder."""

from functools import cache

from lexicon.play.board import Board, load_layout, read_board
from lexicon.play.games import load_game
from lexicon.play.table import Table
from lexicon.play.tiles import TileSet, load_tile_set

LAYOUT = load_layout()
tile_set = cache(load_tile_set)


class Words:
    """A word judge that knows a handful of words; `plus` ones are valid in the variant plus only."""

    def __init__(self, words: str, plus: str = "") -> None:
        self.words = set(words.split())
        self.plus = set(plus.split())

    def is_valid(self, word: str, variant: str = "klasik") -> bool:
        return word in self.words or (variant == "plus" and word in self.plus)


def cs() -> TileSet:
    return tile_set("cs")


def make_table(words: str = "", *, game: str = "cas", tiles: str = "cs") -> Table:
    return Table(tile_set(tiles), load_game(game), Words(words))


def make_board(rows: dict[int, str], tiles: str = "cs") -> Board:
    """Rows by number, filled up with empty squares: make_board({8: ".......ÓD"})."""
    text = "\n".join(rows.get(n, "") + "." * (15 - len(rows.get(n, ""))) for n in range(1, 16))
    return read_board(text, tile_set(tiles), LAYOUT)
