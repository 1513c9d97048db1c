"""Every decision of Rollbot, as an action, and a whole assignment in one go."""

from typing import Any

from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.exploring import workers_left
from engines.games.roll_galaxy.kernels.flow import after_assignment
from engines.games.roll_galaxy.kernels.rollbot import phase_rules
from engines.games.roll_galaxy.kernels.rollbot.levels import assign
from engines.games.roll_galaxy.kernels.rollbot.shipments import next_shipment
from engines.games.roll_galaxy.kernels.rules import apply, record
from engines.games.roll_galaxy.kernels.state import EXPLORE, Kind, Stage
from engines.runtime.kernels.contract import int64, kernel
from engines.runtime.types import State, Stream


@kernel()
def choose(s: Any, t: Any, rng: Stream) -> int:
    """The mover's decision, all but those of an assignment."""
    stage = s.stage
    if stage == Stage.TASKS:
        return phase_rules.explore(s, t)
    if stage == Stage.ABANDON:
        return phase_rules.plain(int64(Kind.DRAW))
    if stage == Stage.PLACE:
        return phase_rules.place(s, t, rng)
    if stage == Stage.BUILD:
        return phase_rules.work(s)
    if stage == Stage.USE:
        return phase_rules.use(s)
    if stage == Stage.SAVE:
        return phase_rules.save(s)
    if stage == Stage.REMOVE:
        return phase_rules.remove(s)
    if stage == Stage.GOODS:
        return phase_rules.produce(s)
    if stage == Stage.SHIPPING:
        return next_shipment(s, t, phase_rules.projected(s, t))
    if stage == Stage.BANK:
        buys = int64(s.credits[s.mover]) - 1 >= phase_rules.projected(s, t)
        return phase_rules.plain(int64(Kind.BANK)) + int64(buys)
    if stage == Stage.RECRUIT:
        return phase_rules.plain(int64(Kind.RECRUIT)) + phase_rules.highest(s.citizenry[s.mover])
    if stage == Stage.RECALL:
        return phase_rules.recall(s)
    return phase_rules.start(s, t, rng)


@kernel()
def _rearrange(a: State, t: Any) -> None:
    """Advanced Logistics, as ``phase_rules.arrange`` has noted."""
    apply(a, phase_rules.plain(int64(Kind.TIDY)))
    for half in range(2):
        for i in range(t.heights[half]):
            apply(
                a,
                code(
                    int64(Kind.PLACE), int64(t.arranged[half, i]), int64(half), int64(0), int64(0)
                ),
            )


@kernel()
def act(a: State, t: Any, rng: Stream) -> None:
    """The mover decides as Rollbot does; an assignment and Advanced Logistics in one go."""
    s = record(a)
    if s.stage == Stage.ASSIGN:
        assign(s, t, rng)
        after_assignment(s)
    elif (
        s.stage == Stage.TASKS
        and workers_left(s, int64(EXPLORE)) == 0
        and phase_rules.arrange(s, t)
    ):
        _rearrange(a, t)
    else:
        apply(a, choose(s, t, rng))
