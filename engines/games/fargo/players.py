"""How the seats of a table decide, for the solutions.

A ``Player`` is a ``Policy`` of a turn, which takes no notice of the scores, or ``BEST``: the best
win chance against the others of this table. A ``Finisher`` follows a policy until the final
round, and then plays for the best chance.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from engines.games.fargo.strategy import Policy

Player: TypeAlias = "Policy | None"
BEST: Final = None


def all_best(players: "tuple[Player, ...]") -> bool:
    """Whether no seat follows a policy."""
    return all(player is BEST for player in players)


def plays_for_best(player: Player, *, last_round: bool) -> bool:
    """Whether a player decides by its win chance, in the final round or before it."""
    from engines.games.fargo.strategy import Finisher

    return player is BEST or (last_round and isinstance(player, Finisher))


@cache
def rule(player: Player, *, last_round: bool = False) -> npt.NDArray[Any]:
    """A player as the kernels take it (``kernels.turn.FREE``); never written to."""
    from engines.games.fargo.kernels import tables, turn

    if player is None or plays_for_best(player, last_round=last_round):
        return np.full(tables.STATES, turn.FREE)
    return np.array(player.rolls, np.float64)
