"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.dice_chess.kernels import (
    board,
    capture,
    dice,
    evaluate,
    evaluation,
    players,
    rollout,
    turns,
    two_ply,
)
from engines.games.dice_chess.kernels import expectimax as deepest
from engines.games.dice_chess.kernels.rules import KERNEL
from engines.runtime.kernels.contract import compile_for, int64
from engines.runtime.types import State

_NONE, _ONE = int64(0), int64(1)
_RNG = np.ones(4, np.uint64)


def empty_board() -> State:
    """A board without pieces."""
    row: State = dice.new_rows()[0]
    board.load(np.zeros(KERNEL.words, np.int64), row)
    return row


def some_graph() -> State:
    """All turns of a roll on an empty board."""
    graph = turns.new_graph()
    turns.build(graph, empty_board(), _NONE, _ONE, _RNG)
    return graph


def rules() -> None:
    """Levels 1 to 5 of the rules; importing ``KERNEL`` compiles the rest."""
    graph, scores = some_graph(), np.zeros(turns.MAX_LEAVES, np.int64)
    turns.keep_quota(graph, _ONE)
    compile_for(turns.path_to, graph, _NONE, _NONE, np.zeros(players.PATH, np.int64))
    compile_for(turns.board_of, graph, _NONE, empty_board())
    players.choose(graph, _ONE, empty_board(), scores, _RNG, np.zeros(players.PATH, np.int64))
    players.score_leaves(graph, _ONE, empty_board(), scores)
    leaves, figures = np.zeros(0, np.int64), np.zeros((0, evaluate.FIGURES), np.int64)
    evaluate.explain_leaves(graph, leaves, empty_board(), empty_board(), figures)
    evaluate.aggressive(empty_board(), _NONE)
    evaluate.king_safety(empty_board(), _NONE)


def search() -> None:
    """Levels 6 and 7, and how kings are captured."""
    graph, space = some_graph(), two_ply.new_space()
    two_ply.sum_of_rolls(empty_board(), _NONE, _NONE, _NONE, _NONE, graph, space, _RNG)
    sums = np.zeros(rollout.SUMS)
    rollout.play_outs(empty_board(), _NONE, _NONE, _NONE, _NONE, graph, _RNG, sums)
    capture.count_rolls(capture.king_capture_rolls(empty_board(), _NONE))


def master() -> None:
    """Level 8."""
    weights, graph = np.zeros(evaluation.WEIGHTS, np.int64), some_graph()
    evaluation.chance_to_win(empty_board(), _NONE, weights)
    evaluations = deepest.Evaluations(weights, np.zeros(deepest.KNOWN, np.int64))
    space, stop = deepest.new_space(), np.ones(1, np.int64)
    deepest.rank_turns(graph, space, evaluations, np.zeros(turns.MAX_LEAVES, np.int64))
    rest = stop, int64(2), _NONE, deepest.new_replies()
    deepest.search_turn(graph, _NONE, space, evaluations, *rest)
