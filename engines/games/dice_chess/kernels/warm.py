"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.core.kernels.contract import compile_for, int64
from engines.core.types import State
from engines.games.dice_chess.kernels import (
    board,
    capture,
    dice,
    evaluate,
    forecast,
    lessons,
    match,
    players,
    reasons,
    replies,
    rollout,
    turns,
)
from engines.games.dice_chess.kernels import deep as deepest
from engines.games.dice_chess.kernels.rules import KERNEL

_NONE, _ONE = int64(0), int64(1)
_RNG = np.ones(4, np.uint64)


def _board() -> State:
    row: State = dice.new_rows()[0]
    board.load(np.zeros(KERNEL.words, np.int64), row)
    return row


def _graph() -> State:
    graph = turns.new_graph()
    turns.build(graph, _board(), _NONE, _ONE, _RNG)
    return graph


def rules() -> None:
    """Levels 1 to 4: importing ``KERNEL`` compiles the rest."""
    graph, scores = _graph(), np.zeros(turns.MAX_LEAVES, np.int64)
    turns.keep_quota(graph, _ONE)
    compile_for(turns.path_to, graph, _NONE, _NONE, np.zeros(players.PATH, np.int64))
    compile_for(turns.board_of, graph, _NONE, _board())
    players.choose(graph, _ONE, _board(), scores, _RNG, np.zeros(players.PATH, np.int64))
    players.score_leaves(graph, _ONE, _board(), scores)
    leaves, figures = np.zeros(0, np.int64), np.zeros((0, reasons.FIGURES), np.int64)
    reasons.explain_leaves(graph, leaves, _board(), _board(), figures)
    evaluate.aggressive(_board(), _NONE)
    evaluate.king_safety(_board(), _NONE)


def search() -> None:
    """Level 5, the published searches, and how kings are captured."""
    keys, values = np.zeros(replies.CACHE, np.int64), np.zeros(replies.CACHE, np.int64)
    work, sums = np.zeros(replies.WORK, np.int64), np.zeros(rollout.SUMS)
    graph = _graph()
    place = (graph, _board(), keys, values, _RNG, work)
    replies.sum_of_rolls(_board(), _NONE, _NONE, _NONE, _NONE, *place)
    rollout.play_outs(_board(), _NONE, _NONE, _NONE, _NONE, graph, _board(), _RNG, sums)
    capture.count_rolls(capture.king_capture_rolls(_board(), _NONE))
    capture.queen_capture_rolls(_board(), _NONE)


def deep() -> None:
    """Level 6."""
    weights, graph = np.zeros(forecast.WEIGHTS, np.int64), _graph()
    forecast.chance_to_win(_board(), _NONE, weights)
    space, known = deepest.new_space(), np.zeros(deepest.KNOWN, np.int64)
    deepest.rank_turns(graph, space, known, weights, np.zeros(turns.MAX_LEAVES, np.int64))
    stop, answers, two = np.ones(1, np.int64), deepest.new_replies(), int64(2)
    rest = known, weights, _RNG, stop, two, _NONE, answers
    deepest.search_turn(graph, _NONE, space, deepest.new_graphs(), *rest)


def lab() -> None:
    """Matches of the levels, and learning."""
    graph, weights = _graph(), np.zeros(forecast.WEIGHTS, np.int64)
    levels, results = np.ones(2, np.int64), np.zeros(match.RESULTS, np.int64)
    scores = np.zeros(turns.MAX_LEAVES, np.int64)
    match.play_games(_board(), levels, _ONE, _NONE, graph, scores, results)
    rows = np.zeros((lessons.PLIES, lessons.LESSON), np.int64)
    chances = np.zeros(lessons.PLIES)
    lessons.play_lessons(_board(), weights, _ONE, _NONE, graph, rows, chances)
    model = np.zeros((2, forecast.FEATURES + 1, lessons.UNITS), np.float32)
    lessons.fit(rows, chances, np.zeros(0, np.int64), model, 0.0)
