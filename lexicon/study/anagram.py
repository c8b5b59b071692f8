"""Words from the letters of a rack, with blanks and with letters that lie on the board.

    rack `kolena?`, seven letters with one blank: alkoven (the blank is v), alkoune (u), ...

The walk takes a letter from the rack if it is there and only then a blank: a blank is worth nothing, so this gives
each word once and with the most points it can have.
"""

from dataclasses import dataclass

from lexicon.errors import UsageError
from lexicon.study.graph import ACCEPTS, CHILD, END, TILE, WordGraph
from lexicon.study.pattern import Automaton, normal, parse_pattern
from lexicon.study.result import Found, Order, Points, ordered

BLANK = "?"


@dataclass(frozen=True, slots=True)
class Rack:
    """Letters in hand and the number of blanks."""

    letters: str
    blanks: int

    @classmethod
    def parse(cls, text: str) -> "Rack":
        """Read `kolen??`. Raises UsageError for anything but letters and question marks."""
        text = normal(text)
        letters = text.replace(BLANK, "")
        if not text or not all(map(str.isalpha, letters)):
            raise UsageError(f"rack {text!r} cannot be read", hint="letters, and ? for a blank, as in kolena?")
        return cls(letters, text.count(BLANK))

    def __len__(self) -> int:
        return len(self.letters) + self.blanks


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which words from a rack are wanted.

    `board` are letters that the word must use besides those of the rack; at least one letter comes from the rack.
    `shortest` None means: all letters of rack and board. `pattern` as in lexicon.study.pattern.
    """

    board: str = ""
    shortest: int | None = None
    longest: int | None = None
    pattern: str = ""


def anagrams(
    graph: WordGraph, rack: Rack, points: Points, wanted: Wanted | None = None, order: Order = Order.LENGTH
) -> list[Found]:
    """The words that `rack` makes; points count 0 for blanks, and the letters that blanks stand for are told."""
    wanted = wanted or Wanted()
    board = normal(wanted.board)
    whole = len(rack) + len(board)
    shortest = whole if wanted.shortest is None else max(wanted.shortest, len(board) + 1)
    longest = whole if wanted.longest is None else min(wanted.longest, whole)
    if not all(map(str.isalpha, board)):
        raise UsageError(f"board letters {board!r} cannot be read", hint="letters only")
    numbers = {graph.number(letter) for letter in board}
    if 0 in numbers or not graph.root or shortest > longest:
        return []
    found = _walk(graph, rack, board, points, range(shortest, longest + 1))
    if wanted.pattern:
        automaton = Automaton(graph.alphabet, [parse_pattern(wanted.pattern)])
        found = [one for one in found if automaton.matches(one.word)]
    return ordered(found, order)


def _walk(graph: WordGraph, rack: Rack, board: str, points: Points, lengths: range) -> list[Found]:
    nodes, letters = graph.nodes, "\0" + graph.alphabet
    values = [0] + [points.get(letter, 0) for letter in graph.alphabet]
    counts = [0] * len(letters)  # by tile number: letters of rack and board still to be had
    needed = [0] * len(letters)  # of these, letters of the board not yet used
    for letter in rack.letters + board:
        counts[graph.number(letter)] += 1
    counts[0] = 0  # letters that no word has
    for letter in board:
        needed[graph.number(letter)] += 1
    shortest, longest = lengths.start, lengths.stop - 1
    out: list[Found] = []

    def visit(at: int, before: str, score: int, blanks: int, played: str, missing: int) -> None:
        deeper = len(before) + 1 < longest
        while True:
            node = nodes[at]
            tile = node >> TILE
            if counts[tile]:
                word, sum_ = before + letters[tile], score + values[tile]
                due = needed[tile] > 0
                if node & ACCEPTS and len(word) >= shortest and missing == due:
                    out.append(Found(word, sum_, played))
                if deeper and node & CHILD:
                    counts[tile] -= 1
                    needed[tile] -= due
                    visit(node & CHILD, word, sum_, blanks, played, missing - due)
                    counts[tile] += 1
                    needed[tile] += due
            elif blanks:
                word = before + letters[tile]
                if node & ACCEPTS and len(word) >= shortest and not missing:
                    out.append(Found(word, score, played + letters[tile]))
                if deeper and node & CHILD:
                    visit(node & CHILD, word, score, blanks - 1, played + letters[tile], missing)
            if node & END:
                return
            at += 1

    visit(graph.root, "", 0, rack.blanks, "", len(board))
    return out
