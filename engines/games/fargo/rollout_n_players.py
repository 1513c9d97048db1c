"""Four or more seats before the final round: estimated win chances (rules, section 11).

Policy improvement by rollout: the game is played on many times after stopping and after rolling,
both with the same luck. In these playouts, each seat plays its own policy of a turn, if it has one;
otherwise exactly as it would against its strongest rival alone, which is far better near the finish
than playing for points, and in the final round to pass the best score. With three seats the
estimates agree with the exact solution within their errors.

Exact play in the final round depends on the scores of all seats that wait (``last_round``). There
are many playouts, so there each seat plays as if all seats after it had a typical score and won
independently of each other: a good answer, looked up by deficit and number of seats to come.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import Estimate
from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import two_player
from engines.games.fargo.kernels import last_round, rollout, tables, turn
from engines.games.fargo.kernels.state import MAX_SEATS
from engines.games.fargo.kernels.tables import Floats, Ints
from engines.games.fargo.last_round import last_mover, solve_turn
from engines.games.fargo.once import Once
from engines.games.fargo.solved import Situation
from engines.games.fargo.strategy import BEST, Player, plays_for_best, rule
from engines.games.fargo.units import open_units, safe_units, state_number
from engines.runtime import streams
from engines.runtime.executor import Executor

Runs = npt.NDArray[np.float32]
_DEFICITS: Final = rollout.DEFICITS - 1
_GAINS: Final = 320
_LEADS: Final = 80
"""Runs started this far ahead are treated as if the turn ended there."""
_BEST: Final = 206
_WAITING: Final = 170
"""Typical scores, in units of 50: 10,300 for the best seat, 8,500 for those who wait."""


def _ends(waiting: int) -> Floats:
    """The values of the ends of a turn for its mover (quantity 0 of ``kernels.last_round``)."""
    best = np.arange(_BEST, _BEST + _DEFICITS)
    beaten = last_mover(1)[0, best - _WAITING]
    tied = last_mover(2)[0, best - _WAITING]
    ends = np.zeros((3, 1, len(best)))
    ends[last_round.LEVEL, 0] = (1.0 - tied) ** waiting / 2.0
    ends[last_round.ABOVE, 0] = (1.0 - beaten) ** waiting
    return ends


_gains: Final = Once[int, Runs](MAX_SEATS)


def gains(waiting: int, monitor: Monitor) -> Runs:
    """Cumulative chances of the turn scores of a seat that plays to pass the best score.

    ``float32[DEFICITS, scores]``, both in units of 50; ``waiting`` seats have their turns after it.
    Solved once, in a tenth of a second.

    Raises:
        Stopped: the monitor has ended the work.
    """
    return _gains.get(waiting, lambda: _solve_gains(waiting, monitor), monitor)


def _solve_gains(waiting: int, monitor: Monitor) -> Runs:
    ends = _ends(waiting)
    solved = solve_turn(BEST, ends, _DEFICITS, _DEFICITS, 1, monitor)
    leads = np.arange(_LEADS, -rollout.DEFICITS, -1)
    run = turn.lanes(len(leads), 1)
    for lane, lead in enumerate(leads.tolist()):
        last_round.set_ends(run, lane, 0, lead, solved)
    turn.decide_by_ends(run)
    turn.best_run(run)
    turn.follow_run(run, tables.START)
    stopped = run[turn.STOPPED : turn.STOPPED + tables.MAX_RUN + 1]
    hot = run[turn.REACH + tables.HOT : turn.REACH + tables.BUST]
    chances = np.zeros((len(leads), _GAINS + 1))
    for lane in range(len(leads)):
        own = chances[lane]
        own[: tables.MAX_RUN + 1] = stopped[:, lane]
        own[0] += run[turn.REACH + tables.BUST, lane]
        for score, chance in enumerate(hot[:, lane].tolist(), start=tables.MIN_HOT):
            if lane < score:
                own[score] += chance
            else:
                own[score:] += chance * chances[lane - score, : _GAINS + 1 - score]
    return chances[_LEADS:].cumsum(axis=1).astype(np.float32)


_BLOCK: Final = 6144
"""Playouts between two checks of the monitor: 20 ms for three seats, 45 for six."""
_ROWS: Final = 4800
"""Pairs of scores prepared between two checks of the monitor, about 15 ms."""

_MOST: Final = 40_000
"""With any policy that ever stops, a turn scores more with a chance below 1e-9."""


@dataclass(frozen=True, slots=True)
class EstimatedChoice:
    """Estimated win chances of all seats, mover first, after each decision.

    Attributes:
        stop, roll: per seat.
        gain: what rolling gains the mover over stopping; both use the same luck, so the difference
            is known better than either value.
        playouts: playouts after each decision.
    """

    stop: tuple[Estimate, ...]
    roll: tuple[Estimate, ...]
    gain: Estimate
    playouts: int


@dataclass(frozen=True, slots=True, eq=False)
class _Tables:
    """The distributions that playouts draw from.

    Attributes:
        solution: the game of two.
        runs: how runs end between two players, for all pairs of scores.
        gains: turn scores in the final round, as ``kernels.rollout`` says.
    """

    solution: two_player.Solution
    runs: Runs
    gains: Runs


_runs: Final = Once[None, Runs](1)


def _all_runs(solution: two_player.Solution, monitor: Monitor) -> Runs:
    runs = np.zeros((rollout.RUNS, rollout.ENDS), np.float32)
    cells = np.zeros((3, turn.WIDTH), np.int64)
    run = turn.lanes(turn.WIDTH, 1)
    for first in range(0, rollout.RUNS, _ROWS):
        if monitor.stop_now():
            raise Stopped
        last = min(first + _ROWS, rollout.RUNS)
        rollout.fill_runs(first, last, rule(BEST), solution.table, run, cells, runs)
    return runs


def prepared(seats: int, monitor: Monitor) -> _Tables:
    """The tables; the first time it takes about a second. Raises Stopped."""
    solution = two_player.solution(monitor=monitor)
    last_turns = np.concatenate([gains(waiting, monitor) for waiting in range(seats - 1)])
    runs = _runs.get(None, lambda: _all_runs(solution, monitor), monitor)
    return _Tables(solution, runs, last_turns)


@cache
def _fixed(players: tuple[Player, ...]) -> tuple[Runs, Ints]:
    """The turn scores of the policies that are followed, and which of these rows each seat uses.

    The latter by seat, before the final round (row 0) and in it; -1: it follows no policy.
    """
    policies = list(dict.fromkeys(player for player in players if player is not None))
    rows = [policy.distribution(_MOST).cumsum() for policy in policies]
    fixed = np.array(rows or [np.ones(1)], np.float32)
    follows = [[_row(player, policies, last) for player in players] for last in (False, True)]
    return fixed, np.array(follows, np.int64)


def _row(player: Player, policies: Sequence[Player], last_round: bool) -> int:
    return -1 if plays_for_best(player, last_round=last_round) else policies.index(player)


def _decision(situation: Situation, state: int, tables_: _Tables) -> rollout.Decision:
    """What the mover decides, for the kernel; ``state`` is that of its run."""
    exactly = situation.at_exactly
    scores = np.array([open_units(score, exactly) for score in situation.scores], np.int64)
    safe = safe_units(situation.safe, exactly)
    present = np.zeros((1, rollout.ENDS), np.float32)
    cell = np.array([[safe], [scores[1:].max()], [0]], np.int64)
    run = turn.lanes(1, 1)
    mover = rule(situation.players[0])
    rollout.follow_cells(cell, 1, state, mover, tables_.solution.table, run, present)
    stop = -1 if state == tables.START else safe + int(tables.STATE_SCORE[state])
    return rollout.Decision(scores, safe, stop, present)


def _chances(sums: Floats, playouts: int) -> tuple[Estimate, ...]:
    """Means of shares of the win; a share varies at most as much as a win or a loss."""
    means = (sums / playouts).tolist()
    return tuple(Estimate(m, (max(0.0, m * (1.0 - m)) / playouts) ** 0.5) for m in means)


def estimates(
    situation: Situation,
    playouts: int,
    seed: int,
    monitor: Monitor | None = None,
    threads: int | None = None,
) -> Iterator[EstimatedChoice]:
    """Better and better estimates of the win chances after both decisions, before the final round.

    The last one is the same for the same seed and number of playouts, whatever the number of
    threads. If the monitor ends the work, nothing more comes: nothing at all if it does so while
    the tables are prepared, which takes about a second the first time.

    Raises:
        OptionError: the scores or the state cannot occur.
    """
    state = state_number(situation.run_score, situation.dice)
    monitor = monitor or Monitor()
    try:
        tables_ = prepared(len(situation.scores), monitor)
    except Stopped:
        return
    decision = _decision(situation, state, tables_)
    play = rollout.Play(tables_.runs, tables_.gains, *_fixed(situation.players))
    shift = streams.derive(seed, "fargo", "shift") / 2.0**64

    def block(first: int) -> Floats | None:
        """Add up a block of playouts that starts at number ``first``; None if time has run out."""
        if first and monitor.stop_now():
            return None
        base = streams.stream(seed, "fargo", "futures")
        count = min(_BLOCK, playouts - first)
        return rollout.play_futures(decision, play, base, shift, first, count)

    done, sums = 0, np.zeros((3, len(situation.scores)))
    with Executor(threads, name="futures") as pool:
        for found in pool.map(block, range(0, playouts, _BLOCK)):
            if found is None or (done and monitor.stop_now()):
                return
            done = min(done + _BLOCK, playouts)
            sums += found
            yield _estimated(sums, done, state == tables.START)


def _estimated(sums: Floats, playouts: int, nothing_to_decide: bool) -> EstimatedChoice:
    roll = _chances(sums[1], playouts)
    if nothing_to_decide:
        return EstimatedChoice(roll, roll, Estimate(0.0), playouts)
    gain = float(sums[1, 0] - sums[0, 0]) / playouts
    variance = max(0.0, float(sums[2, 0]) / playouts - gain * gain)
    gained = Estimate(gain, (variance / playouts) ** 0.5)
    return EstimatedChoice(_chances(sums[0], playouts), roll, gained, playouts)
