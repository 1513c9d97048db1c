"""Playouts of a game between several seats. Scores are in units of 50. Seat 0 is the mover."""

from typing import Final, NamedTuple

import numpy as np

from engines.games.fargo.kernels.tables import (
    BUST,
    HOT,
    LIMIT,
    MAX_RUN,
    MIN_HOT,
    SCORES,
    START,
    Floats,
    Ints,
)
from engines.games.fargo.kernels.turn import REACH, STOPPED, decide_by_rule, follow_run
from engines.games.fargo.kernels.two_player import OPEN, set_ends
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import reseed, split, uniform
from engines.runtime.types import Stream

MAX_LEAD: Final = 262
RUNS: Final = SCORES * SCORES + MAX_LEAD + 1
"""Rows of ``runs``: own safe score * ``SCORES`` + best rival; then by the lead of a safe score that
starts the last round."""
ENDS: Final = MAX_RUN + 1 + BUST - HOT
"""Columns of ``runs``: ends of a run by stopping (0: by a bust), then by hot dice."""
DEFICITS: Final = 241
"""Rows of ``gains`` per number of seats that wait: a seat is at most 12,000 points behind; more
makes no difference. Columns are the turn scores of a seat that plays to pass the best score."""
_GOLDEN: Final = 0.6180339887498949


class Play(NamedTuple):
    """How the seats play: cumulative probabilities, ``float32``, and who draws from which.

    Attributes:
        runs: how a seat's runs end against its strongest rival alone, ``[RUNS, ENDS]``.
        gains: turn scores in the last round, to pass the best score,
            ``[(seats - 1) * DEFICITS, scores]``.
        fixed: turn scores of the policies that are followed instead, a row for each.
        follows: ``int64[2, seats]``: the policy that a seat follows before the last round, and in
            it; -1: none.
    """

    runs: Array
    gains: Array
    fixed: Array
    follows: Ints


class Decision(NamedTuple):
    """What the mover has to decide.

    Attributes:
        scores: ``int64[seats]``, when the turn began.
        safe: the mover's score after a bust.
        stop: its score if it stops; -1: it must roll.
        present: cumulative probabilities of the ends of its run after the roll,
            ``float32[1, ENDS]``.
    """

    scores: Ints
    safe: int
    stop: int
    present: Array


@kernel
def follow_cells(
    cells: Ints, used: int, state: int, rule: Floats, table: Floats, run: Floats, runs: Array
) -> None:
    """How runs of two players that follow ``rule`` (``turn``) end, from a roll in ``state`` on.

    Row ``cells[2, i]`` of ``runs`` gets the cumulative probabilities of the ends for own safe score
    ``cells[0, i]`` against ``cells[1, i]``; ``table`` is the solution for two players, ``run`` has
    ends for one quantity.
    """
    for i in range(used):
        set_ends(run, i, table, int64(0), cells[0, i], cells[1, i], int64(OPEN))
    decide_by_rule(run, rule)
    follow_run(run, state)
    for i in range(used):
        row = cells[2, i]
        total = run[REACH + BUST, i]
        runs[row, 0] = total
        for score in range(1, MAX_RUN + 1):
            total += run[STOPPED + score, i]
            runs[row, score] = total
        for node in range(HOT, BUST):
            total += run[REACH + node, i]
            runs[row, MAX_RUN + 1 + node - HOT] = total


@kernel
def fill_runs(
    first: int, last: int, rule: Floats, table: Floats, run: Floats, cells: Ints, runs: Array
) -> None:
    """Fill the rows ``first .. last - 1`` of ``runs`` (``float32[RUNS, ENDS]``).

    ``cells`` is ``int64[3, lanes]``.
    """
    width = run.shape[1]
    for start in range(first, last, width):
        used = min(width, last - start)
        for i in range(used):
            row = start + i
            if row < SCORES * SCORES:
                cells[0, i] = min(row // SCORES, LIMIT)
                cells[1, i] = min(row % SCORES, LIMIT)
            else:
                cells[0, i] = LIMIT + 1 + row - SCORES * SCORES
                cells[1, i] = LIMIT + 1
            cells[2, i] = row
        follow_cells(cells, used, int64(START), rule, table, run, runs)


@subroutine
def _draw(cumulated: Array, row: int, draw: float) -> int:
    """The first column of cumulative probabilities that is above ``draw``, or the last."""
    low = int64(0)
    high = int64(cumulated.shape[1] - 1)
    while low < high:
        middle = (low + high) // 2
        if cumulated[row, middle] > draw:
            high = middle
        else:
            low = middle + 1
    return low


@subroutine
def _turn(score: int, rival: int, runs: Array, rng: Stream) -> int:
    """The score after a turn of a seat with safe score ``score`` and this strongest rival."""
    while True:
        if score > LIMIT:
            row = SCORES * SCORES + min(score - rival, int64(MAX_LEAD))
        else:
            row = score * SCORES + rival
        end = _draw(runs, row, uniform(rng))
        if end <= MAX_RUN:
            return score + end
        score += end - MAX_RUN - 1 + MIN_HOT


@subroutine
def _strongest_rival(score: Ints, seat: int) -> int:
    best = int64(0)
    for other in range(score.shape[0]):
        if other != seat and score[other] > best:
            best = int64(score[other])
    return best


@subroutine
def _play_on(score: Ints, play: Play, rngs: Array) -> int:
    """Play to the end, seat 1 moving next; return the best score. ``rngs[seat]`` is its stream.

    The mover may already have started the last round.
    """
    seats, follows, fixed = score.shape[0], play.follows, play.fixed
    seat = int64(0)
    while score[seat] <= LIMIT:
        seat = seat + 1 if seat + 1 < seats else int64(0)
        if follows[0, seat] >= 0:
            score[seat] += _draw(fixed, follows[0, seat], uniform(rngs[seat]))
        else:
            rival = _strongest_rival(score, seat)
            score[seat] = _turn(score[seat], rival, play.runs, rngs[seat])
    best = int64(score[seat])
    for moved in range(seats - 1):
        seat = seat + 1 if seat + 1 < seats else int64(0)
        waiting = seats - 2 - moved
        if follows[1, seat] >= 0:
            score[seat] += _draw(fixed, follows[1, seat], uniform(rngs[seat]))
        else:
            row = waiting * DEFICITS + min(best - score[seat], int64(DEFICITS - 1))
            score[seat] += _draw(play.gains, row, uniform(rngs[seat]))
        best = max(best, int64(score[seat]))
    return best


@subroutine
def _share(score: Ints, best: int, out: Floats, row: int) -> float:
    """Add the shares of the win to a row of ``out``; return that of seat 0."""
    seats = score.shape[0]
    holders = 0
    for seat in range(seats):
        if score[seat] == best:
            holders += 1
    for seat in range(seats):
        if score[seat] == best:
            out[row, seat] += 1.0 / holders
    return 1.0 / holders if score[0] == best else 0.0


@kernel
def play_futures(
    decision: Decision, play: Play, base: Stream, shift: float, first: int, count: int
) -> Floats:
    """Run playouts ``first .. first + count - 1`` twice: after the mover stops, and after it rolls.

    Both use the same luck of all seats. Returns ``float64[3, seats]``: the sums of the shares of
    the win after stopping (row 0; nothing if the mover can't) and after rolling (row 1); row 2
    starts with the sum of the squares of what seat 0 gains by rolling.

    A playout depends only on ``base``, ``shift``, and its number. The ends of the current run are
    drawn evenly, by multiples of the golden ratio (Weyl 1916).
    """
    seats, safe = decision.scores.shape[0], decision.safe
    out, score = np.zeros((3, seats)), np.empty(seats, np.int64)
    rngs = np.empty((seats + 1, 4), np.uint64)
    luck = rngs[seats]
    for number in range(first, first + count):
        reseed(luck, split(base, int64(number)))
        gain = 0.0
        for branch in range(2):
            if branch == 0 and decision.stop < 0:
                continue
            for seat in range(seats):
                score[seat] = decision.scores[seat]
                reseed(rngs[seat], split(luck, int64(seat)))
            score[0] = decision.stop
            if branch == 1:
                end = _draw(decision.present, int64(0), (number * _GOLDEN + shift) % 1.0)
                score[0] = safe + end
                if end > MAX_RUN:
                    start = safe + end - MAX_RUN - 1 + MIN_HOT
                    rival = _strongest_rival(score, int64(0))
                    if play.follows[0, 0] >= 0:
                        score[0] = start + _draw(play.fixed, play.follows[0, 0], uniform(luck))
                    else:
                        score[0] = _turn(start, rival, play.runs, luck)
            best = _play_on(score, play, rngs)
            gain = _share(score, best, out, int64(branch)) - gain
        out[2, 0] += gain * gain
    return out
