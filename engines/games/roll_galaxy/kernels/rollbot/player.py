"""Every decision of Rollbot, as an action, and a whole assignment in one go."""

from typing import Any

from engines.core.kernels.contract import int64, kernel
from engines.core.types import State, Stream
from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.exploring import workers_left
from engines.games.roll_galaxy.kernels.flow import after_assignment
from engines.games.roll_galaxy.kernels.rollbot import tasks
from engines.games.roll_galaxy.kernels.rollbot.levels import assign
from engines.games.roll_galaxy.kernels.rollbot.shipments import next_shipment
from engines.games.roll_galaxy.kernels.rules import apply, record
from engines.games.roll_galaxy.kernels.state import EXPLORE, Kind, Stage


@kernel()
def choose(s: Any, t: Any, rng: Stream) -> int:
    """The mover's decision, all but those of an assignment."""
    stage = s.stage
    if stage == Stage.TASKS:
        return tasks.explore(s, t)
    if stage == Stage.ABANDON:
        return tasks.plain(int64(Kind.DRAW))
    if stage == Stage.PLACE:
        return tasks.place(s, t, rng)
    if stage == Stage.BUILD:
        return tasks.work(s)
    if stage == Stage.USE:
        return tasks.use(s)
    if stage == Stage.SAVE:
        return tasks.save(s)
    if stage == Stage.REMOVE:
        return tasks.remove(s)
    if stage == Stage.GOODS:
        return tasks.produce(s)
    if stage == Stage.SHIPPING:
        return next_shipment(s, t, tasks.projected(s, t))
    if stage == Stage.BANK:
        buys = int64(s.credits[s.mover]) - 1 >= tasks.projected(s, t)
        return tasks.plain(int64(Kind.BANK)) + int64(buys)
    if stage == Stage.RECRUIT:
        return tasks.plain(int64(Kind.RECRUIT)) + tasks.highest(s.citizenry[s.mover])
    if stage == Stage.RECALL:
        return tasks.recall(s)
    return tasks.start(s, t, rng)


@kernel()
def _rearrange(a: State, t: Any) -> None:
    """Advanced Logistics, as ``tasks.arrange`` has noted."""
    apply(a, tasks.plain(int64(Kind.TIDY)))
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
    elif s.stage == Stage.TASKS and workers_left(s, int64(EXPLORE)) == 0 and tasks.arrange(s, t):
        _rearrange(a, t)
    else:
        apply(a, choose(s, t, rng))
