"""The few small types that every layer shares."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order. Shown to people as 1, 2, 3, ..."""

Action: TypeAlias = int
"""A decision or a chance outcome as the game's kernel codes it (a non-negative int64).

Both may use the same codes: the state tells them apart.
"""

State: TypeAlias = npt.NDArray[np.int64]
"""A position as flat data: contiguous ``int64[words]``, laid out by the game's ``GameState``."""

Stream: TypeAlias = npt.NDArray[np.uint64]
"""The state of one xoshiro256** generator: ``uint64[4]``."""

CHANCE: Final = -1
"""What ``turn`` answers when dice, cards or tiles decide next."""

OVER: Final = -2
"""What ``turn`` answers when the game is over."""
