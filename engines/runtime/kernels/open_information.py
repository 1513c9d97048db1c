"""Two of the nine functions, for games in which everyone sees everything."""

from engines.runtime.kernels.contract import rule
from engines.runtime.types import State, Stream


@rule
def redraw(a: State, seat: int, rng: Stream) -> None:
    """Do nothing: no information is hidden."""


@rule
def observe(a: State, action: int, seat: int) -> int:
    """The action itself."""
    return action
