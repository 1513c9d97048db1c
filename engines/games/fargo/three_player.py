"""Three players: win chances at every turn start before the final round (rules, section 11).

``solution()`` gives the exact solution for three players who play for the best win chance: from
memory, from the cache, or by solving it, which takes about 15 s of CPU time, shared among all
cores. It holds the win chances at all 8.1 million turn starts, 65 MB.

If some of them follow a fixed policy within a turn, it takes about 3 s of CPU time: it is solved at
the scores in ``COARSE``, which are close together near the finish, and interpolated in between.
Compared with the exact solution, it is off by 0.02 points on average and by 0.25 at most.

In about fifty groups of turn starts, nearly all close to the finish, no fixed decisions are best
for everyone at once: each player's best decision after a bust depends on another's, in a cycle.
Their values are those of mixed decisions.
"""

import hashlib
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo.kernels import last_round as last_round_kernel
from engines.games.fargo.kernels import tables, turn
from engines.games.fargo.kernels import three_player as kernel
from engines.games.fargo.kernels.tables import Floats, Ints
from engines.games.fargo.last_round import last_mover, solve_turn
from engines.games.fargo.once import Once
from engines.games.fargo.strategy import BEST, Player, all_best, rule
from engines.games.fargo.units import open_units, safe_units, state_number
from engines.runtime.executor import Executor
from engines.runtime.table_cache import CachedTable

_SHAPE: Final = (1, tables.SCORES, tables.SCORES, tables.SCORES, 2)
KEPT: Final = CachedTable(
    game="fargo",
    name="three-players",
    solver="three_player",
    shape=_SHAPE,
    dtype=np.float32,
)
_TOLERANCE: Final = 1e-7
"""Guesses this close are as good as the 32-bit numbers of the table."""
_PASSES: Final = 12
"""A group that isn't solved by then has no fixed decisions that are best for everyone."""
_ROUNDS: Final = 1000
_CHUNK: Final = 1024
"""Groups solved between two checks of the monitor, about 5 to 10 ms."""

_FAMILY: Final = "three-at-table"
_DIGITS: Final = 16

Triple = tuple[float, float, float]
Players = tuple[Player, ...]
Values = npt.NDArray[np.float32]


def _grid(scores: Ints) -> kernel.Grid:
    """The grid of these scores, which run from 0 to ``LIMIT``."""
    nodes = len(scores)
    node = np.full(tables.SCORES, -1, np.int64)
    node[scores] = np.arange(nodes)
    first = np.zeros((nodes + 1, tables.SCORES), np.int64)
    weights = np.zeros((nodes + 1, tables.SCORES, 4))
    for known in range(nodes):
        for score in range(tables.SCORES):
            before = int(np.searchsorted(scores, score, side="right")) - 1
            start = min(max(before - 1, known), nodes - 4)
            used = range(max(start, known), start + 4)
            first[known, score] = start
            for place in used:
                others = [scores[other] for other in used if other != place]
                parts = [(score - other) / (scores[place] - other) for other in others]
                weights[known, score, place - start] = np.prod(parts)
    return kernel.Grid(scores, node, first, weights)


COARSE: Final = np.array(
    [*range(0, 152, 8), *range(152, 176, 4), *range(176, 190, 2), *range(190, 201)]
)
"""The scores at which a table with policies is solved."""


@cache
def _coarse_grid() -> kernel.Grid:
    return _grid(COARSE.astype(np.int64))


def _full_grid() -> kernel.Grid:
    scores = np.arange(tables.SCORES)
    return kernel.Grid(scores, scores, np.zeros((1, 1), np.int64), np.zeros((1, 1, 4)))


@dataclass(frozen=True, slots=True, eq=False)
class Solution:
    """Win chances of three players.

    Attributes:
        game: the tables, as ``kernels.three_player`` says. They have one side if all play for the
            best, otherwise one for each player.
        at_exactly: whether a score of exactly 10,000 starts the final round.
        side: the mover's.
    """

    game: kernel.Game
    at_exactly: bool = False
    side: int = 0

    def values(self, mover: int, following: int, third: int) -> Triple:
        """Win chances of mover, next and third at the start of a turn before the final round.

        Raises:
            OptionError: a score is negative, not a multiple of 50, or starts the final round.
        """
        x, y, z = (open_units(score, self.at_exactly) for score in (mover, following, third))
        found = self.game.value[self.side]
        for score in (x, y, z):
            found = np.tensordot(self._weights(score), found, axes=1)
        first, second = found.tolist()
        return first, second, 1.0 - first - second

    def _weights(self, score: int) -> Floats:
        grid = self.game.grid
        weights = np.zeros(len(grid.scores))
        if grid.node[score] >= 0:
            weights[grid.node[score]] = 1.0
        else:
            start = grid.first[0, score]
            weights[start : start + 4] = grid.weights[0, score]
        return weights

    def decision(
        self, safe: int, following: int, third: int, run_score: int, dice: int
    ) -> tuple[Triple, Triple]:
        """Win chances of mover, next and third after stopping, and after rolling.

        Args:
            safe: the mover's score if this run ends in a bust.
            following: score of the next player.
            third: score of the third.
            run_score: points of the current run.
            dice: dice left, or 10 with run score 0: both answers are then those of rolling.

        Raises:
            OptionError: the scores or the state of the run cannot occur before the final round.
        """
        x = safe_units(safe, self.at_exactly)
        y, z = (open_units(score, self.at_exactly) for score in (following, third))
        state = state_number(run_score, dice)
        grid, rules, value, chase, over = self.game
        side, next_side = self.side, (self.side + 1) % len(value)
        after = self._between(np.moveaxis(value[next_side], 2, 0), y, z)[None, None]
        hot = self._between(value[side], y, z)[:, None, None]
        ends = kernel.Ends(after, hot, chase[side], over[side], grid)
        found = kernel.decide(x, y, z, state, ends, rules[side], turn.lanes(1, 2))
        (stop, stop_next), (roll, roll_next) = found.tolist()
        return (stop, stop_next, 1.0 - stop - stop_next), (roll, roll_next, 1.0 - roll - roll_next)

    def _between(self, value: Values, y: int, z: int) -> Values:
        """``value[:, y, z]`` for two scores: ``float32[n, 2]``."""
        by_y, by_z = (np.flatnonzero(self._weights(score)) for score in (y, z))
        near = value[:, by_y[:, None], by_z]
        weights = np.outer(self._weights(y)[by_y], self._weights(z)[by_z])
        between: Values = np.einsum("nyzq,yz->nq", near, weights).astype(np.float32)
        return between


def _last_round(players: Players, monitor: Monitor) -> tuple[Floats, Floats]:
    """``chase`` and ``over`` of the first of three players; about half a second."""
    leader, following, third = players
    size, band = kernel.SIZE, tables.LIMIT
    alone, level = last_mover(1, third)[0, :size], last_mover(2, third)[0, :size]
    ends = np.zeros((3, 2, size))  # for the next, who moves, and the third, by the third's deficit
    ends[last_round_kernel.BELOW, 1] = alone
    ends[last_round_kernel.LEVEL] = (1.0 - level) / 2.0, level
    ends[last_round_kernel.ABOVE] = 1.0 - alone, alone
    chase = solve_turn(following, ends, size - 1, band, size, monitor).behind
    over = np.zeros_like(chase)
    run = turn.lanes(turn.WIDTH, 2)
    for lead in range(size - 1, 0, -1):
        if monitor.stop_now():
            raise Stopped
        kernel.solve_over(chase, over, band, lead, rule(leader), run)
    return chase, over


class _Worker(threading.local):
    """The memory of each thread."""

    def __init__(self) -> None:
        self.work = kernel.new_work()


def _solve_groups(game: kernel.Game, worker: _Worker, monitor: Monitor, groups: Ints) -> None:
    """Solve turn starts with one sum of nodes, or none if canceled.

    Those with larger sums are already solved.
    """
    if monitor.stop_now():
        return
    groups = np.ascontiguousarray(groups)
    count = groups.shape[1]
    for passes in range(_PASSES):
        count = kernel.solve_groups(groups, count, passes > 0, _TOLERANCE, game, worker.work)
        if not count:
            return
    kernel.average_groups(groups, count, _ROUNDS, game, worker.work)


def _solve(players: Players, grid: kernel.Grid, monitor: Monitor) -> kernel.Game:
    """Solve for three players, or for one who represents all; raises Stopped."""
    turned = [(players * kernel.GROUP)[side:][: kernel.GROUP] for side in range(len(players))]
    with Executor() as pool:
        ends = list(pool.map(lambda three: _last_round(three, monitor), turned))
        chase, over = (np.stack(each) for each in zip(*ends, strict=True))
        shape = (len(players), *[len(grid.scores)] * kernel.GROUP, 2)
        rules = np.stack([rule(player) for player in players])
        game = kernel.Game(grid, rules, np.zeros(shape, np.float32), chase, over)
        _solve_values(game, monitor, pool)
    return game


def _solve_values(game: kernel.Game, monitor: Monitor, pool: Executor) -> None:
    """Fill ``game.value``; raises Stopped."""
    sides, nodes = game.value.shape[:2]
    groups = np.zeros((kernel.GROUP, nodes**2), np.int64)
    solve = partial(_solve_groups, game, _Worker(), monitor)
    solved, all_groups = 0, nodes**3 * sides / kernel.GROUP
    for total in range(kernel.GROUP * (nodes - 1), -1, -1):
        count = kernel.list_groups(total, nodes, sides > 1, groups)
        for _ in pool.map(solve, np.split(groups[:, :count], range(_CHUNK, count, _CHUNK), axis=1)):
            pass
        if monitor.stop_now():
            raise Stopped
        solved += count
        monitor.publish(solved / all_groups)


_games: Final = Once[Players, kernel.Game](4)
"""Solved games: 65 MB if all three play for the best, otherwise 20 MB each."""
_ALL_BEST: Final[Players] = (BEST,) * kernel.GROUP


def ready(players: Players = _ALL_BEST) -> bool:
    """Whether ``solution`` answers at once."""
    return _turned(players)[0] in _games


def solution(
    players: Players = _ALL_BEST, at_exactly: bool = False, monitor: Monitor | None = None
) -> Solution:
    """The solution for three given players, the mover first; solved and kept if need be.

    Raises:
        Stopped: the monitor has ended the work.
    """
    monitor = monitor or Monitor()
    turned, side = _turned(players)
    find = _exact_game if all_best(players) else _game_at_table
    game = _games.get(turned, lambda: find(turned, monitor), monitor)
    return Solution(game, at_exactly, side)


def _obtain(kept: CachedTable, solve: Callable[[], Values], monitor: Monitor) -> Values:
    """A table from the cache, or solved; raises Stopped."""
    values = kept.obtain(solve, monitor)
    if values is None:  # the wait for another process was ended
        raise Stopped
    return values


def _exact_game(players: Players, monitor: Monitor) -> kernel.Game:
    value = _obtain(KEPT, lambda: _solve((BEST,), _full_grid(), monitor).value, monitor)
    chase, over = _last_round(players, monitor)
    return kernel.Game(_full_grid(), rule(BEST)[None], value, chase[None], over[None])


def _game_at_table(players: Players, monitor: Monitor) -> kernel.Game:
    grid, nodes = _coarse_grid(), len(COARSE)
    shapes = ((3, nodes, nodes, nodes, 2), *[(3, 2, kernel.SIZE, kernel.SIZE)] * 2)
    sizes = [int(np.prod(shape)) for shape in shapes]
    digest = hashlib.sha256(b"".join(map(_code, players))).hexdigest()[:_DIGITS]
    kept = CachedTable(
        game="fargo",
        name=f"{_FAMILY}-{digest}",
        family=_FAMILY,
        solver="three_player",
        shape=(sum(sizes),),
        dtype=np.float32,
    )

    def solve_all() -> Values:
        game = _solve(players, grid, monitor)
        parts = [part.ravel() for part in (game.value, game.chase, game.over)]
        return np.concatenate(parts).astype(np.float32)

    stored = _obtain(kept, solve_all, monitor)
    ends = np.cumsum(sizes)[:-1]
    value, chase, over = (
        part.reshape(shape) for part, shape in zip(np.split(stored, ends), shapes, strict=True)
    )
    rules = np.stack([rule(player) for player in players])
    exact = chase.astype(np.float64), over.astype(np.float64)
    return kernel.Game(grid, rules, np.ascontiguousarray(value), *exact)


def _code(player: Player) -> bytes:
    return b"best" if player is None else bytes(player.rolls)


def _turned(players: Players) -> tuple[Players, int]:
    """The players rotated so that the same one always comes first, and the mover's new place."""
    turns = [players[first:] + players[:first] for first in range(kernel.GROUP)]
    first = min(range(kernel.GROUP), key=lambda place: list(map(_code, turns[place])))
    return turns[first], (kernel.GROUP - first) % kernel.GROUP
