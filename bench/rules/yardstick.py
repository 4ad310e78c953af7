"""The yardstick: python-chess at random play, with the end of the game looked for as any player would."""

from time import perf_counter

import chess

from bench.die import die


def chess_moves_per_second(seconds: float) -> float:
    """Random legal moves per second, over whole games."""
    below, moves, start = die(1), 0, perf_counter()
    while perf_counter() - start < seconds:
        board = chess.Board()
        while not board.is_game_over(claim_draw=False):
            legal = list(board.legal_moves)
            board.push(legal[below(len(legal))])
            moves += 1
    return moves / (perf_counter() - start)
