"""Arrays and addresses that searches hand to their kernels."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.types import Action
from engines.search.settings import Playouts

if TYPE_CHECKING:
    from engines.runtime.kernels.contract import Kernel


def game_argument(kernel: "Kernel", playouts: Playouts) -> Any:
    """The first argument of every search kernel."""
    from engines.search.kernels.rules import addresses_of

    return addresses_of(kernel, playouts.evaluation() if playouts.evaluation else None)


def step_limit(kernel: "Kernel", playouts: Playouts) -> int:
    """The longest playout."""
    return kernel.max_steps if playouts.limit is None else playouts.limit


def check_ended(position: Position, playouts: Playouts, unfinished: int) -> None:
    """Make sure that all playouts that had to reach the end of the game did.

    Raises:
        BotError: they did not, so their values mean nothing.
    """
    if unfinished and playouts.limit is None:
        game = position.game
        raise BotError(
            f"A playout of {game.id} did not end within {game.kernel.max_steps} steps, so nothing "
            "can be said about this position. The rules of the game have a bug; another bot "
            "may still play."
        )


def check_decision(position: Position) -> None:
    """Make sure that somebody has to decide; raises BotError."""
    if position.turn < 0:
        raise BotError(f"Nobody has to decide in '{position.text()}': there is nothing to search.")


def chosen_actions(position: Position, only: Sequence[Action]) -> tuple[Action, ...]:
    """The legal actions that a search looks at: those of ``only``, or all if it is empty.

    Raises:
        BotError: some of ``only`` are not legal.
    """
    legal = position.legal()
    if not set(only) <= set(legal):
        raise BotError(f"Some of the actions {tuple(only)} are not legal in '{position.text()}'.")
    return tuple(action for action in legal if not only or action in only)


def left_out(position: Position, only: Sequence[Action]) -> npt.NDArray[np.int64]:
    """For each legal action 1 if a search that looks at ``only`` leaves it out, else 0."""
    chosen = chosen_actions(position, only)
    return np.array([action not in chosen for action in position.legal()], np.int64)


def grown(array: npt.NDArray[Any], length: int) -> npt.NDArray[Any]:
    """A longer copy of ``array``, zeros at the end."""
    longer = np.zeros(length, array.dtype)
    longer[: len(array)] = array
    return longer


def table_for(entries: int) -> npt.NDArray[np.int32]:
    """An empty hash table (``kernels.hashing``) with room for ``entries``."""
    return np.zeros(1 << (2 * entries - 1).bit_length(), np.int32)
