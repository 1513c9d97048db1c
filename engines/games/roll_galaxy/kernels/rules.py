"""The rules of Roll for the Galaxy: the nine functions of the kernel contract."""

from typing import Final

from engines.games.roll_galaxy.kernels.effects import apply
from engines.games.roll_galaxy.kernels.legality import MAX_ACTIONS
from engines.games.roll_galaxy.kernels.questions import (
    legal,
    observe,
    outcomes,
    policy,
    redraw,
    returns,
    sample,
    turn,
)
from engines.games.roll_galaxy.kernels.state import WORDS
from engines.runtime.kernels.contract import Kernel

KERNEL: Final = Kernel(
    words=WORDS,
    max_actions=MAX_ACTIONS,
    max_outcomes=1287,
    max_steps=100_000,
    turn=turn,
    legal=legal,
    sample=sample,
    outcomes=outcomes,
    apply=apply,
    redraw=redraw,
    observe=observe,
    policy=policy,
    returns=returns,
)
