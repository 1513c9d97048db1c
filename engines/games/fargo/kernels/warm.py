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
    last = last_round.Turn(_RULE, *(np.zeros(shape) for shape in ((3, 1, 1), (2, 1, 1), (1, 2, 1))))
    last_round.solve_in_front(last, turn.lanes(MIN_HOT, 1))
    last_round.solve_behind(last, 1, 1, 1, 1, turn.lanes(1, 1))
    last_round.decide(last, 0, START, turn.lanes(1, 1))


def two() -> None:
    """Solving the game of two."""
    table = np.zeros((1, two_player.TABLE))
    game = two_player.Game(table, np.zeros((2, 1), np.int64), np.zeros((1, STATES)), table)
    cells, found = np.zeros((2, MIN_HOT), np.int64), np.zeros((2, SCORES))
    work = two_player.Work(turn.lanes(MIN_HOT, 1), cells, found)
    two_player.solve_ends(game, work)
    two_player.solve_diagonal(2 * LIMIT, game, work)
    two_player.decide(table, 0, 0, 0, START, two_player.OPEN, _RULE, turn.lanes(1, 1))
    two_player.start_value(table, 0, 0, 0, two_player.OPEN)


def three() -> None:
    """Solving the game of three."""
    chase = np.zeros((1, 2, MAX_RUN + 2, MAX_RUN + 2))
    over = chase.copy()
    value = np.zeros((1, SCORES, SCORES, SCORES, 2), np.float32)
    scores = np.arange(SCORES)
    grid = three_player.Grid(scores, scores, np.zeros((1, 1), np.int64), np.zeros((1, 1, 4)))
    game = three_player.Game(grid, _RULE[None], value, chase, over)
    groups, work = np.zeros((3, 1), np.int64), three_player.new_work()
    three_player.solve_over(chase[0], over[0], 0, 1, _RULE, turn.lanes(1, 2))
    total = three_player.GROUP * LIMIT
    count = three_player.list_groups(total, SCORES, False, groups)
    three_player.solve_groups(groups, count, False, 1.0, game, work)
    three_player.average_groups(groups, count, 1, game, work)
    after, hot = (np.ascontiguousarray(each) for each in (value[0, :1, :1], value[0, :, :1, :1]))
    ends = three_player.Ends(after, hot, chase[0], over[0], grid)
    three_player.decide(LIMIT, LIMIT, LIMIT, START, ends, _RULE, turn.lanes(1, 2))


def futures() -> None:
    """Playouts of turns, with the tables for two."""
    table, run = np.zeros((1, two_player.TABLE)), turn.lanes(1, 1)
    runs = np.ones((1, rollout.ENDS), np.float32)
    cells, last = np.zeros((3, 1), np.int64), last_round.Turn(_RULE, *np.zeros((3, 1, 1, 1)))
    rollout.fill_runs(0, 1, _RULE, table, run, cells, runs.copy())
    compile_for(rollout.follow_cells, cells, 1, START, _RULE, table, run, runs)
    compile_for(last_round.set_ends, run, 0, 0, 0, last)
    compile_for(turn.decide_by_ends, run)
    compile_for(turn.best_run, run)
    compile_for(turn.follow_run, run, START)
    gains = np.ones((rollout.DEFICITS, 2), np.float32)
    play = rollout.Play(runs, gains, runs, np.zeros((2, 2), np.int64))
    decision = rollout.Decision(np.zeros(2, np.int64), LIMIT + 1, LIMIT + 1, runs)
    rollout.play_futures(decision, play, _RNG, 0.0, 0, 1)
