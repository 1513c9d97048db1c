"""Every decision of Rollbot, as an action, and a whole assignment at once."""

from engines.games.roll_galaxy.kernels.assigning import code
from engines.games.roll_galaxy.kernels.exploring import workers_left
from engines.games.roll_galaxy.kernels.flow import after_assignment
from engines.games.roll_galaxy.kernels.powers import record
from engines.games.roll_galaxy.kernels.rollbot import phase_rules
from engines.games.roll_galaxy.kernels.rollbot.levels import (
    assign,
    assign_to,
    choose_phase,
    find_levels,
)
from engines.games.roll_galaxy.kernels.rollbot.scratch import Scratch
from engines.games.roll_galaxy.kernels.rollbot.shipments import next_shipment
from engines.games.roll_galaxy.kernels.rollbot.situation import look, scratch_of
from engines.games.roll_galaxy.kernels.rules import apply
from engines.games.roll_galaxy.kernels.state import EXPLORE, GameState, Kind, Stage
from engines.runtime.kernels.contract import int64, kernel, subroutine
from engines.runtime.types import State, Stream


@subroutine
def choose(s: GameState, t: Scratch, rng: Stream) -> int:
    """The mover's decision outside of assignments."""
    stage = s.stage
    if stage == Stage.TASKS:
        return phase_rules.explore(s, t)
    if stage == Stage.ABANDON:
        return phase_rules.plain(int64(Kind.DRAW))
    if stage == Stage.PLACE:
        return phase_rules.place(s, rng)
    if stage == Stage.BUILD:
        return phase_rules.work(s)
    if stage == Stage.USE:
        return phase_rules.use(s)
    if stage == Stage.SAVE:
        return phase_rules.save(s)
    if stage == Stage.REMOVE:
        return phase_rules.remove(s)
    if stage == Stage.GOODS:
        return phase_rules.produce(s, t)
    if stage == Stage.SHIPPING:
        return next_shipment(s, t, int64(s.projected[s.mover]))
    if stage == Stage.BANK:
        buys = int64(s.credits[s.mover]) - 1 >= int64(s.projected[s.mover])
        return phase_rules.plain(int64(Kind.BANK)) + int64(buys)
    if stage == Stage.RECRUIT:
        return phase_rules.plain(int64(Kind.RECRUIT)) + phase_rules.highest(s.citizenry[s.mover])
    if stage == Stage.RECALL:
        return phase_rules.recall(s)
    return phase_rules.start(s, t, rng)


@subroutine
def _rearrange(a: State, t: Scratch) -> None:
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


@kernel
def decide(a: State, workspace: State, rng: Stream) -> int:
    """The mover's decision outside of assignments; the trace says by which rule.

    It is one action; TIDY, with which Advanced Logistics begins, is followed by placing what is
    ``arranged``.
    """
    s, t = record(a), scratch_of(workspace)
    step = choose(s, t, rng)
    if s.stage == Stage.TASKS and step == phase_rules.plain(int64(Kind.DONE)):
        return phase_rules.plain(int64(Kind.TIDY)) if phase_rules.arrange(s, t) else step
    return step


@kernel
def weigh(a: State, workspace: State, rng: Stream) -> int:
    """Trace how much the mover wants each phase; return the one that it selects."""
    s, t = record(a), scratch_of(workspace)
    look(s, t)
    find_levels(s, t)
    return choose_phase(t, rng)


@kernel
def select(a: State, workspace: State, phase: int) -> None:
    """Assign the mover's dice with ``phase`` selected, once ``weigh`` has run, and trace it."""
    s, t = record(a), scratch_of(workspace)
    t.traced = 1
    assign_to(s, t, phase)
    t.traced = 0


@subroutine
def act(a: State, t: Scratch, rng: Stream) -> None:
    """Play the mover's decision as Rollbot; an assignment and Advanced Logistics at once."""
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
