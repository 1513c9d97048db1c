"""Compiles every kernel of the package by calling it once."""

import numpy as np

from engines.core.kernels.contract import int64
from engines.core.kernels.rng import reseed
from engines.core.types import State, Stream
from engines.games.dice_chess.kernels import (
    board,
    capture,
    deep,
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
from engines.games.dice_chess.kernels.rules import KERNEL


def compile_all() -> None:
    """Compile every kernel."""
    rows = dice.new_rows()
    board.load(np.zeros(KERNEL.words, np.int64), rows[0])
    side, rng = int64(0), np.zeros(4, np.uint64)
    reseed(rng, int64(1))
    graph, scores = turns.new_graph(), np.zeros(turns.MAX_LEAVES, np.int64)
    turns.build(graph, rows[0], side, int64(1), rng)
    turns.keep_quota(graph, int64(1))
    levels, results = np.ones(2, np.int64), np.zeros(match.RESULTS, np.int64)
    match.play_games(rows[0], levels, int64(1), int64(0), graph, scores, results)
    players.choose(graph, int64(1), rows[1], scores, rng, np.zeros(players.PATH, np.int64))
    players.score_leaves(graph, int64(1), rows[1], scores)
    leaves, figures = np.zeros(0, np.int64), np.zeros((0, reasons.FIGURES), np.int64)
    reasons.explain_leaves(graph, leaves, rows[0], rows[1], figures)
    keys, values = np.zeros(replies.CACHE, np.int64), np.zeros(replies.CACHE, np.int64)
    work, sums = np.zeros(replies.WORK, np.int64), np.zeros(rollout.SUMS)
    place = (graph, rows[1], keys, values, rng, work)
    replies.sum_of_rolls(rows[0], side, int64(0), int64(0), int64(0), *place)
    none = int64(0)
    rollout.play_outs(rows[0], side, side, none, none, graph, rows[1], rng, sums)
    capture.count_rolls(capture.king_capture_rolls(rows[0], side))
    capture.queen_capture_rolls(rows[0], side)
    evaluate.aggressive(rows[0], side)
    _compile_forecasts(rows[0], graph, rng)


def _compile_forecasts(board_row: State, graph: State, rng: Stream) -> None:
    """What level 8 searches and learns with."""
    none, one = int64(0), int64(1)
    weights = np.zeros(forecast.WEIGHTS, np.int64)
    forecast.chance_to_win(board_row, none, weights)
    place = deep.new_space(), np.zeros(deep.KNOWN, np.int64), weights
    space, known, _ = place
    deep.rank_turns(graph, *place, np.zeros(turns.MAX_LEAVES, np.int64))
    stop, replies = np.ones(1, np.int64), deep.new_replies()
    graphs = deep.new_graphs()
    deep.search_turn(graph, none, space, graphs, known, weights, rng, stop, int64(2), none, replies)
    rows = np.zeros((lessons.PLIES, lessons.LESSON), np.int64)
    chances = np.zeros(lessons.PLIES)
    lessons.play_lessons(board_row, weights, one, none, graph, rows, chances)
    model = np.zeros((2, forecast.FEATURES + 1, lessons.UNITS), np.float32)
    lessons.fit(rows, chances, np.zeros(0, np.int64), model, 0.0)
