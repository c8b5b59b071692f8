"""Damaged boards, records, slips and moves for the readers; `python tests/play/test_damaged_texts.py 1000000 [seed]`.

Every input is a good text with some signs changed, doubled, dropped or added. Anything but a result or a LexiconError
of one line stops the run with the input.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from play_helpers import LAYOUT, cs, make_board, make_table
from test_gcg import GAME, WORDS

from lexicon.errors import LexiconError
from lexicon.play.board import Board, read_board
from lexicon.play.duplicate import judge_round
from lexicon.play.gcg import read_gcg
from lexicon.play.notation import read_move
from lexicon.play.replay import replay
from lexicon.play.slips import read_slips

SIGNS = "AČEOPSaos.()[]?#>:-+/0123456789 \t\r\n\v\x00\x1c\x85\u2028\ufeff\u200b\u0301ŁßİＡ٣²−\ud800𝔄"
BOARD = str(make_board({8: "......COP", 9: "......L", 10: "......OvES"}))
SLIPS = "Anna\t8G COP\t8\nPetr\t8H COp\t6\n# late\nJana\t\t\nEva\tH8 CLO\t10\n"
MOVES = ["11H SET", "G8 CLONA", "I8 .ŘES", "8G cO(P)Y", "G11 N(A)"]


def damaged(text: str, rng: random.Random) -> str:
    """The text with one to six changes."""
    signs = list(text)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(signs) + 1)
        change = rng.randrange(4)
        if change == 0:
            signs.insert(at, rng.choice(SIGNS))
        elif change == 1:
            signs[at : at + 1] = [rng.choice(SIGNS)]
        elif change == 2:
            del signs[at : at + rng.randint(1, 5)]
        else:
            signs[at:at] = signs[rng.randrange(len(signs) + 1) :][: rng.randint(1, 20)]
    return "".join(signs)


def run(inputs: int, seed: int) -> Counter[str]:
    """How often each reader gave a result or refused."""
    rng = random.Random(seed)
    table, board = make_table(WORDS), read_board(BOARD, cs(), LAYOUT)
    duplicate = make_table(WORDS, game="duplicate")
    kinds: list[tuple[str, Sequence[str], Callable[[str], object]]] = [
        ("board", [BOARD], lambda text: read_board(text, cs(), LAYOUT)),
        ("gcg", [GAME], lambda text: replay(read_gcg(text), table, LAYOUT)),
        ("slips", [SLIPS], lambda text: judge_round(duplicate, Board(LAYOUT), "COPL?OA", read_slips(text), turn=1)),
        ("move", MOVES, lambda text: table.judge(board, read_move(text, cs()))),
    ]
    counts: Counter[str] = Counter()
    for _ in range(inputs):
        name, samples, read = rng.choice(kinds)
        text = damaged(rng.choice(samples), rng)
        try:
            read(text)
            counts[f"{name}: result"] += 1
        except LexiconError as error:
            if len(str(error).splitlines()) != 1:
                raise AssertionError(f"{name}: more than one line for {text!r}") from error
            counts[f"{name}: refused"] += 1
        except Exception as error:
            raise AssertionError(f"{name}: {error!r} for {text!r}") from error
    return counts


def test_damaged_texts() -> None:
    """A short run of the fuzzer; every reader both accepts and refuses."""
    assert len(run(2000, seed=1)) == 8


if __name__ == "__main__":
    for what, times in sorted(run(int(sys.argv[1]), int((*sys.argv, "0")[2])).items()):
        print(f"{what}\t{times}")
