"""Compiles the parts of the package, mostly by calling kernels once, with little to do."""

import numpy as np

from engines.games.fargo.kernels import last_round, rollout, three_player, turn, two_player, vector
from engines.games.fargo.kernels.rules import KERNEL
from engines.games.fargo.kernels.tables import LIMIT, MAX_RUN, MIN_HOT, SCORES, START, STATES
from engines.runtime.kernels.contract import compile_for

_RNG = np.ones(4, np.uint64)
_RULE = np.full(STATES, turn.FREE)


def rules() -> None:
    """Playing a turn, and its figures for the board; importing ``KERNEL`` compiles the rest."""
    KERNEL.turn(np.zeros(KERNEL.words, np.int64))
    vector.run_figures(np.zeros(STATES), turn.lanes(1), np.zeros(vector.FIGURES))
    ends, starts, behind = np.zeros((3, 1, 1)), np.zeros((2, 1, 1)), np.zeros((1, 2, 1))
    last_round.solve_in_front(_RULE, ends, starts, behind, turn.lanes(MIN_HOT, 1))
    run = turn.lanes(1, 1)
    last_round.solve_behind(_RULE, ends, starts, behind, 1, 1, 1, 1, run)
    last_round.decide(0, START, _RULE, ends, starts, behind, run, np.zeros((2, 1)))


def two() -> None:
    """Solving the game of two."""
    table = np.zeros((1, two_player.TABLE))
    mode, rolls = np.zeros(1, np.int64), np.zeros((1, STATES))
    run, cells = turn.lanes(MIN_HOT, 1), np.zeros((2, MIN_HOT), np.int64)
    two_player.solve_ends(table, mode, mode, rolls, table, run, cells)
    found = np.zeros((2, SCORES))
    two_player.solve_diagonal(2 * LIMIT, table, mode, rolls, table, run, cells, found)
    open_, out = two_player.OPEN, np.zeros((2, 1))
    two_player.decide(table, 0, 0, 0, START, open_, _RULE, turn.lanes(1, 1), out)
    two_player.start_value(table, 0, 0, 0, two_player.OPEN)


def three() -> None:
    """Solving the game of three."""
    chase = np.zeros((1, 2, MAX_RUN + 2, MAX_RUN + 2))
    over = chase.copy()
    value = np.zeros((1, SCORES, SCORES, SCORES, 2), np.float32)
    scores = np.arange(SCORES)
    grid = three_player.Grid(scores, scores, np.zeros((1, 1), np.int64), np.zeros((1, 1, 4)))
    game = three_player.Game(grid, _RULE[None], value, chase, over)
    groups = np.zeros((2, 1), np.int64)
    run, work = turn.lanes(three_player.GROUP, 2), np.zeros((three_player.WORK, 3))
    three_player.solve_over(chase[0], over[0], 0, 1, _RULE, turn.lanes(1, 2))
    total = three_player.GROUP * LIMIT
    count = three_player.list_groups(total, SCORES, False, groups)
    three_player.solve_groups(groups, 0, count, total, False, 1.0, game, run, work)
    three_player.average_groups(groups, count, total, 1, game, run, work)
    after, hot = value[0, :1, :1], value[0, :, :1, :1]
    args = (np.ascontiguousarray(after), np.ascontiguousarray(hot), game, 0)
    three_player.decide(LIMIT, LIMIT, LIMIT, START, *args, turn.lanes(1, 2), np.zeros((2, 2)))


def futures() -> None:
    """Playouts of turns, with the tables for two."""
    table, run = np.zeros((1, two_player.TABLE)), turn.lanes(1, 1)
    runs = np.ones((1, rollout.ENDS), np.float32)
    cells, chase = np.zeros((3, 1), np.int64), np.zeros((1, 1, 1))
    rollout.fill_runs(0, 1, _RULE, table, run, cells, runs.copy())
    compile_for(rollout.follow_cells, cells, 1, START, _RULE, table, run, runs)
    compile_for(last_round.set_ends, run, 0, 0, 0, chase, chase, chase)
    compile_for(turn.decide_by_ends, run)
    compile_for(turn.best_run, run)
    compile_for(turn.follow_run, run, START)
    rollout.play_futures(
        np.zeros(2, np.int64),
        LIMIT + 1,
        LIMIT + 1,
        runs,
        runs,
        np.ones((rollout.DEFICITS, 2), np.float32),
        runs,
        np.zeros((2, 2), np.int64),
        _RNG,
        0.0,
        0,
        1,
        np.zeros((3, 4), np.uint64),
        np.zeros(2, np.int64),
        np.zeros((3, 2)),
    )
