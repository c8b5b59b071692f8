"""A small game loop over a lexicon: `python docs/example_game.py [LEXICON] < moves`, a move a line, as in 8G COP."""

import sys

import lexicon
from lexicon.play.board import Board, load_layout
from lexicon.play.games import load_game
from lexicon.play.notation import read_move
from lexicon.play.table import Table
from lexicon.play.tiles import load_tile_set

words = lexicon.open(*sys.argv[1:])
table = Table(load_tile_set("cs"), load_game("cas"), words, "klasik")
board, totals, turn = Board(load_layout()), [0, 0], 0
for line in sys.stdin:
    try:
        move = read_move(line, table.tiles)
        verdict = table.judge(board, move)
    except lexicon.LexiconError as error:
        print(error)
        continue
    if verdict.valid:
        board = table.lay(board, move)
        totals[turn] += verdict.score
    print(verdict.move, verdict.score if verdict.valid else [one.problem.value for one in verdict.reasons], totals)
    turn = 1 - turn
print(board, end="")
