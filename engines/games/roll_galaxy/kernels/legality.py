"""All legal decisions of the mover."""

from typing import Final

from engines.games.roll_galaxy.kernels.assigning import code, legal_assignments
from engines.games.roll_galaxy.kernels.building import (
    legal_removals,
    legal_saves,
    legal_uses,
    legal_work,
)
from engines.games.roll_galaxy.kernels.exploring import (
    legal_abandons,
    legal_placements,
    legal_tasks,
)
from engines.games.roll_galaxy.kernels.flow import legal_recalls, legal_recruits
from engines.games.roll_galaxy.kernels.state import IN_HAND, TILES, GameState, Kind, Stage
from engines.games.roll_galaxy.kernels.trading import legal_banking, legal_goods, legal_shipments
from engines.runtime.kernels.contract import int64, subroutine
from engines.runtime.types import State

MAX_ACTIONS: Final = 8192
MAX_HANDICAP: Final = 4


@subroutine
def _legal_starts(s: GameState, out: State) -> int:
    """List the minimum credits after a round (above 1: a handicap) or, once chosen, the tiles."""
    count = int64(0)
    if s.minimum[s.mover] == 0:
        for least in range(1, MAX_HANDICAP + 1):
            out[count] = code(int64(Kind.HANDICAP), int64(least), int64(0), int64(0), int64(0))
            count += 1
        return count
    for tile in range(TILES):
        if s.where[tile] == IN_HAND + s.mover:
            out[count] = code(int64(Kind.START), int64(tile), int64(0), int64(0), int64(0))
            count += 1
    return count


@subroutine
def list_legal(s: GameState, out: State) -> int:
    """Write the legal decisions of the mover into ``out``; return how many."""
    stage = s.stage
    if stage == Stage.START:
        count = _legal_starts(s, out)
    elif stage == Stage.ASSIGN:
        count = legal_assignments(s, out)
    elif stage == Stage.TASKS:
        count = legal_tasks(s, out)
    elif stage == Stage.ABANDON:
        count = legal_abandons(s, out)
    elif stage == Stage.PLACE:
        count = legal_placements(s, out)
    elif stage == Stage.BUILD:
        count = legal_work(s, out)
    elif stage == Stage.USE:
        count = legal_uses(s, out)
    elif stage == Stage.SAVE:
        count = legal_saves(s, out)
    elif stage == Stage.REMOVE:
        count = legal_removals(s, out)
    elif stage == Stage.GOODS:
        count = legal_goods(s, out)
    elif stage == Stage.SHIPPING:
        count = legal_shipments(s, out)
    elif stage == Stage.BANK:
        count = legal_banking(s, out)
    elif stage == Stage.RECRUIT:
        count = legal_recruits(s, out)
    else:
        count = legal_recalls(s, out)
    return count
