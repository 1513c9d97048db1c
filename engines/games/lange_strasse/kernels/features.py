"""The features of a decision, as the published learning players see it (rules, 5.4 and 5.5).

The *afterstate* is the position after an action and before the next roll, seen by the mover. Its
first ``LINEAR`` numbers are those of the linear player, all ``INPUTS`` those of the network.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from engines.games.lange_strasse.kernels.keeps import OPEN, TALHEIM, judge, kept, merge
from engines.games.lange_strasse.kernels.q_values import points_value
from engines.games.lange_strasse.kernels.rules import FAST_ROUND, HALF, record
from engines.games.lange_strasse.kernels.state import DICE, FACES, SEATS, STOP, TARGET
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State

Floats = npt.NDArray[np.float64]

NAMES: Final = (
    *(f"group{face}" for face in range(1, FACES + 1)),
    "loose1",
    "loose5",
    "turn_accumulated",
    "roll_count",
    "seat0",
    "seat1",
    "seat2",
    "score_me",
    "score_p2",
    "score_p3",
    "strich_me",
    "strich_p2",
    "strich_p3",
    "turns_to_bonus",
    "is_final_round",
    "ends_turn",
    "dp_value",
    "constant",
    "prospective_score",
    "points_to_win",
    "crosses_10k",
    "score_best_opp",
    "is_leading",
    "gap_p2",
    "gap_p3",
    "below_5000_me",
    "points_to_5000",
    "below_5000_p2",
    "below_5000_p3",
    "opps_below_5000",
    "round_bonus_alive",
    "flag_super_strasse",
)
"""The published names; p2 is the next to move. The last one is 0 in every afterstate."""
INPUTS: Final = len(NAMES)
DP_VALUE: Final = NAMES.index("dp_value")
LINEAR: Final = NAMES.index("constant") + 1
_SEAT: Final = NAMES.index("seat0")
_SCORE: Final = NAMES.index("score_me")
_STRICH: Final = NAMES.index("strich_me")
_GAP: Final = NAMES.index("gap_p2")


@kernel
def describe(a: State, action: int, published: Floats, x: Floats) -> None:
    """Fill ``x`` (``float64[INPUTS]``) for a legal action of the state ``a``.

    ``published`` is the table of the published player for points, ``float64[82, 80]``.
    """
    s = record(a)
    ones, fives, face, size = kept(s)
    kind, points = judge(ones, fives, face, size, action & (STOP - 1))
    accumulated, rolls, score = int64(s.accumulated), int64(s.rolls), int64(s.score[s.mover])
    ends = action >= STOP or kind == TALHEIM
    if kind == OPEN and not ends:
        ones, fives, face, size = merge(ones, fives, face, size, action & (STOP - 1))
        prospective = score + accumulated + points
    else:
        ones, fives, face, size, rolls = int64(0), int64(0), int64(0), int64(0), int64(0)
        prospective = score + accumulated + points
        score = prospective if ends else score
        accumulated = int64(0) if ends else accumulated + points
    for i in range(INPUTS):
        x[i] = 0.0
    if size > 0:
        x[face - 1] = (int64(1) << (size - 3)) / 8
    x[6] = ones / DICE
    x[7] = fives / DICE
    x[8] = accumulated / TARGET
    x[9] = rolls / DICE
    x[_SEAT + s.mover] = 1.0
    x[DP_VALUE] = points_value(a, action, published) / 1000
    x[LINEAR - 1] = 1.0
    x[19] = max(0, FAST_ROUND - s.round_number) / FAST_ROUND
    x[21] = 1.0 if ends else 0.0
    _describe_scores(s.score, s.strich, int64(s.mover), score, prospective, x)
    x[36] = 1.0 if s.round_number <= FAST_ROUND else 0.0


@subroutine
def _describe_scores(
    scores: State, strich: State, mover: int, score: int, prospective: int, x: Floats
) -> None:
    """Everything that follows from the scores; ``score`` is the mover's in the afterstate."""
    best = int64(0)
    final = score >= TARGET
    for place in range(SEATS):
        seat = (mover + place) % SEATS
        points = score if place == 0 else int64(scores[seat])
        x[_SCORE + place] = points / TARGET
        x[_STRICH + place] = float(strich[seat])
        if place > 0:
            best = max(best, points)
            final = final or points >= TARGET
            x[_GAP + place - 1] = (prospective - points) / TARGET
            x[_GAP + 3 + place] = 1.0 if points < HALF else 0.0
    x[20] = 1.0 if final else 0.0
    x[24] = prospective / TARGET
    x[25] = max(int64(0), TARGET - prospective) / TARGET
    x[26] = 1.0 if prospective >= TARGET else 0.0
    x[27] = best / TARGET
    x[28] = 1.0 if prospective > best else 0.0
    x[31] = 1.0 if prospective < HALF else 0.0
    x[32] = max(int64(0), HALF - prospective) / HALF
    x[35] = (x[33] + x[34]) / 2
