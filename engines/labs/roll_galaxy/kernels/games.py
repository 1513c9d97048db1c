"""Whole games of Rollbots."""

from engines.games.roll_galaxy.kernels.effects import apply
from engines.games.roll_galaxy.kernels.powers import record
from engines.games.roll_galaxy.kernels.questions import sample, turn
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.situation import scratch_of
from engines.games.roll_galaxy.kernels.state import Stage
from engines.runtime.kernels.contract import kernel
from engines.runtime.types import CHANCE, OVER, State, Stream


@kernel()
def play(a: State, workspace: State, chance: Stream, choice: Stream, selected: State) -> None:
    """Play to the end.

    * ``workspace``: ``int64[scratch.WORDS]``, with the rules and minimums of the seats.
    * ``chance``, ``choice``: streams of the dice and tiles, and of what Rollbot draws.
    * ``selected``: ``int64[PHASES]``, counts the phases that were selected.
    """
    t = scratch_of(workspace)
    s = record(a)
    while True:
        seat = turn(a)
        if seat == OVER:
            return
        if seat == CHANCE:
            apply(a, sample(a, chance))
        else:
            assigning = s.stage == Stage.ASSIGN
            act(a, t, choice)
            if assigning:
                selected[s.selected[seat]] += 1
