"""The playout policy: quick, sensible, and partly random."""

import numpy as np

from engines.games.roll_galaxy.kernels import state as st
from engines.games.roll_galaxy.kernels.assigning import code, legal_assignments
from engines.games.roll_galaxy.kernels.exploring import legal_placements, legal_tasks
from engines.games.roll_galaxy.kernels.faces import COST
from engines.games.roll_galaxy.kernels.legality import MAX_ACTIONS, list_legal
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.kernels.layout import Array
from engines.runtime.kernels.rng import below
from engines.runtime.types import Stream

_CASH = 4
"""With fewer credits explorers Stock rather than Scout."""


@subroutine
def choose_assignment(s: st.GameState, rng: Stream) -> int:
    """Put wild dice anywhere and select any phase, with a worker of that phase if there is one."""
    seat = int64(s.mover)
    if s.power == st.DICTATING and s.power_moves == 0:
        out = np.empty(MAX_ACTIONS, np.int64)
        return int64(out[below(rng, legal_assignments(s, out))])
    for colour in range(st.COLOURS):
        if s.workers[seat, st.WILD, colour] > 0:
            column = below(rng, int64(st.PHASES))
            return code(int64(st.Kind.WILD), int64(colour), column, int64(0), int64(0))
    if s.selected[seat] >= 0:
        return code(int64(st.Kind.CONFIRM), int64(0), int64(0), int64(0), int64(0))
    phase = below(rng, int64(st.PHASES))
    for i in range(st.PHASES):
        column = (phase + i) % st.PHASES
        for colour in range(st.COLOURS):
            if s.workers[seat, column, colour] > 0:
                return code(int64(st.Kind.SELECT), int64(colour), column, phase, int64(0))
    return int64(0)


@subroutine
def choose_placement(s: st.GameState, out: Array) -> int:
    """Put the first tile in hand on the shorter stack, or with its cheaper side up."""
    count = legal_placements(s, out)
    tile = out[0] & 255
    seat = int64(s.mover)
    half = int64(st.DEVELOPMENTS)
    if s.height[seat, st.WORLDS] < s.height[seat, st.DEVELOPMENTS] or (
        s.height[seat, st.WORLDS] == s.height[seat, st.DEVELOPMENTS]
        and COST[tile + st.TILES] < COST[tile]
    ):
        half = int64(st.WORLDS)
    for i in range(count):
        if out[i] & 255 == tile and (out[i] >> 8) & 255 == half:
            return int64(out[i])
    return int64(out[0])


@subroutine
def choose(s: st.GameState, rng: Stream) -> int:
    """One decision of the mover."""
    if s.stage == st.Stage.ASSIGN:
        return choose_assignment(s, rng)
    out = np.empty(MAX_ACTIONS, np.int64)
    if s.stage == st.Stage.PLACE:
        return choose_placement(s, out)
    if s.stage == st.Stage.TASKS:
        count = legal_tasks(s, out)
        if s.tidied == 0 and out[count - 1] >> st.SHIFT == st.Kind.DONE:
            return int64(out[count - 1])
        return int64(out[0] if s.credits[s.mover] < _CASH else out[1])
    count = list_legal(s, out)
    if s.stage in (st.Stage.START, st.Stage.ABANDON, st.Stage.RECALL):
        return int64(out[0])
    if s.stage == st.Stage.RECRUIT:
        return int64(out[count - 1])
    return int64(out[below(rng, count)])
