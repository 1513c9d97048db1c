"""Strategy vectors: exact values of whole populations, and hill climbing to a local optimum.

Vectors are ``int64[n, 8]`` in units of 50 points: column ``i`` is the threshold with ``i + 1`` dice
left. A population is evaluated in the lanes of one ``run`` array.
"""

from typing import Final

from engines.games.fargo.kernels.tables import (
    BUST,
    FIRST_STOP,
    FIRST_WITH,
    HOT,
    LARGEST_THRESHOLD,
    MAX_DECISION_DICE,
    MAX_RUN,
    MIN_HOT,
    NODES,
    START,
    STATE_DICE,
    STATE_SCORE,
    STATES,
    UNIT,
    Floats,
    Ints,
)
from engines.games.fargo.kernels.turn import (
    REACH,
    ROLL,
    ROLLED,
    STOPPED,
    follow_run,
    follow_states,
    roll_value,
)
from engines.runtime.kernels.contract import int64, kernel, subroutine

BANKED: Final = 0
P_HOT: Final = 1
P_BUST: Final = 2
BANKED_SQUARED: Final = 3
BANKED_HOT: Final = 4
ROLLS: Final = 5
FIGURES: Final = 6

NO_STEPS: Final = 0
STEPS_BETWEEN_SCORES: Final = 1
STEPS_OF_50: Final = 2

# Rows of the second array that climbing works on. The first half of its columns holds A, the second
# half H (rules, section 4.1): from each node on if the lane plays its vector, then from each state
# on if it rolls there.
_ROLLING: Final = NODES
CLIMB_ROWS: Final = _ROLLING + STATES + 1


@subroutine
def set_vector(run: Floats, lane: int, vectors: Ints, row: int) -> None:
    """Let ``lane`` play vector ``row``."""
    for state in range(STATES):
        rolls = STATE_SCORE[state] < vectors[row, STATE_DICE[state] - 1]
        run[ROLL + state, lane] = 1.0 if rolls else 0.0


@subroutine
def banked_and_hot(run: Floats, lane: int) -> tuple[float, float]:
    """A and H of a lane (rules, section 4.1), in units of 50."""
    banked = 0.0
    hot = 0.0
    for score in range(MAX_RUN + 1):
        banked += score * run[STOPPED + score, lane]
    for node in range(HOT, BUST):
        banked += (node - HOT + MIN_HOT) * run[REACH + node, lane]
        hot += run[REACH + node, lane]
    return banked, hot


@kernel
def vector_values(vectors: Ints, run: Floats, out: Floats) -> None:
    """A (points), H and EV (points) of each vector into ``out`` (``float64[n, 3]``)."""
    width = run.shape[1]
    count = vectors.shape[0]
    for first in range(0, count, width):
        used = min(width, count - first)
        for lane in range(used):
            set_vector(run, lane, vectors, first + lane)
        follow_run(run, int64(START))
        for lane in range(used):
            banked, hot = banked_and_hot(run, lane)
            out[first + lane, 0] = banked * UNIT
            out[first + lane, 1] = hot
            out[first + lane, 2] = banked * UNIT / (1.0 - hot)


@kernel
def run_figures(rolls: Floats, run: Floats, out: Floats) -> None:
    """The figures of one run with any play into ``out`` (``float64[FIGURES]``), in points.

    ``rolls`` (``float64[STATES]``) is 1.0 where the player rolls; ``run`` has one lane. The figures
    are mean points banked, chances of hot dice and of a bust, mean of the squared points, mean
    points with 0 for runs without hot dice, mean number of rolls. ``run`` keeps where runs end.
    """
    lane = int64(0)
    for state in range(STATES):
        run[ROLL + state, lane] = rolls[state]
    follow_run(run, int64(START))
    for i in range(FIGURES):
        out[i] = 0.0
    for score in range(MAX_RUN + 1):
        points = score * UNIT
        out[BANKED] += points * run[STOPPED + score, lane]
        out[BANKED_SQUARED] += points * points * run[STOPPED + score, lane]
    for node in range(HOT, BUST):
        points = (node - HOT + MIN_HOT) * UNIT
        out[BANKED] += points * run[REACH + node, lane]
        out[BANKED_SQUARED] += points * points * run[REACH + node, lane]
        out[BANKED_HOT] += points * run[REACH + node, lane]
        out[P_HOT] += run[REACH + node, lane]
    out[P_BUST] = run[REACH + BUST, lane]
    for state in range(STATES + 1):
        out[ROLLS] += run[ROLLED + state, lane]


@subroutine
def _weigh(run: Floats, weights: Floats) -> None:
    """A and H from every state on, as each lane plays and if it rolls."""
    width = run.shape[1]
    for node in range(HOT, BUST):
        for lane in range(width):
            weights[node, lane] = node - HOT + MIN_HOT
            weights[node, width + lane] = 1.0
    for state in range(STATES + 1):
        rolling = _ROLLING + state
        roll_value(weights, int64(0), int64(state), int64(rolling))
        score = float(STATE_SCORE[state])
        for lane in range(width):
            rolls = run[ROLL + state, lane] > 0.0
            weights[state, lane] = weights[rolling, lane] if rolls else score
            weights[state, width + lane] = weights[rolling, width + lane] if rolls else 0.0


@subroutine
def _next_state(run: Floats, lane: int, dice: int, threshold: int, up: bool) -> int:
    """The state with ``dice`` dice that ``lane`` reaches nearest to the threshold, above if ``up``.

    -1 if there is none: a step to that side changes nothing.
    """
    stop = FIRST_STOP[dice - 1, threshold]
    if up:
        for state in range(stop, FIRST_WITH[dice + 1]):
            if run[REACH + state, lane] > 0.0:
                return int64(state)
    else:
        for i in range(stop - FIRST_WITH[dice]):
            if run[REACH + stop - 1 - i, lane] > 0.0:
                return int64(stop - 1 - i)
    return int64(-1)


@subroutine
def _after_step(state: int, threshold: int, up: bool, steps: int) -> int:
    """The threshold after a step that flips ``state``."""
    if steps == STEPS_OF_50:
        return threshold + 1 if up else threshold - 1
    if not up:
        return int64(STATE_SCORE[state])
    dice = STATE_DICE[state]
    if state == FIRST_WITH[dice + 1] - 1:
        return int64(LARGEST_THRESHOLD[dice - 1])
    return int64(STATE_SCORE[state + 1])


@subroutine
def _step(run: Floats, weights: Floats, lane: int, vectors: Ints, row: int, steps: int) -> None:
    """Move vector ``row``, which ``lane`` plays, to its best neighbor if that is better.

    ``STEPS_BETWEEN_SCORES`` goes to the next threshold that plays differently, ``STEPS_OF_50`` 50
    points up or down, often to no effect. A neighbor that plays differently does so in only one
    state that can be reached, and a run passes it at most once: with the chance r of reaching it, A
    and H change by r times the difference between rolling and stopping in that state.
    """
    width = run.shape[1]
    banked = weights[_ROLLING + START, lane]
    hot = weights[_ROLLING + START, width + lane]
    best = banked / (1.0 - hot)
    best_state = int64(-1)
    best_threshold = int64(0)
    for dice in range(1, MAX_DECISION_DICE + 1):
        threshold = vectors[row, dice - 1]
        for down in range(2):
            up = down == 0
            state = _next_state(run, lane, int64(dice), threshold, up)
            if state < 0:
                continue
            if steps == STEPS_OF_50 and STATE_SCORE[state] != (threshold if up else threshold - 1):
                continue
            weight = run[REACH + state, lane] if up else -run[REACH + state, lane]
            more = weight * (weights[_ROLLING + state, lane] - STATE_SCORE[state])
            more_hot = weight * weights[_ROLLING + state, width + lane]
            neighbour = (banked + more) / (1.0 - hot - more_hot)
            if neighbour > best:
                best = neighbour
                best_state = state
                best_threshold = _after_step(state, threshold, up, steps)
    if best_state >= 0:
        vectors[row, STATE_DICE[best_state] - 1] = best_threshold


@kernel
def best_steps(vectors: Ints, steps: int, run: Floats, weights: Floats) -> None:
    """Move each vector to its best neighbor if that is better, else leave it.

    ``weights`` (``float64[CLIMB_ROWS, 2 * lanes]``) is workspace.
    """
    width = run.shape[1]
    count = vectors.shape[0]
    for first in range(0, count, width):
        used = min(width, count - first)
        for lane in range(used):
            set_vector(run, lane, vectors, first + lane)
        follow_states(run, int64(START))
        _weigh(run, weights)
        for lane in range(used):
            _step(run, weights, lane, vectors, first + lane, steps)
