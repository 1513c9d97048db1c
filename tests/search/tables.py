"""Positions of the calibration games, and games on them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from engines.contract.position import Position
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action
from tests.calibration.games import (
    GUESS,
    KUHN,
    LEDUC,
    PIG,
    TIC_TAC_TOE,
    TINY,
    CalibrationGame,
)

GAMES: Final = (GUESS, KUHN, LEDUC, PIG, TIC_TAC_TOE, TINY)


def start(game: CalibrationGame, **options: Any) -> Position:
    """The position before anything has happened."""
    return Position.start(game, game.info.default_seats, options)


def after(position: Position, *actions: Action) -> Position:
    """The position after some actions and outcomes."""
    for action in actions:
        position = position.apply(action)
    return position


def played(
    position: Position, players: Sequence[Callable[[Position, int], Action]], seed: int
) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The returns of a game; ``players[seat]`` is shown what its seat sees, and a seed."""
    luck = stream(seed, "luck")
    veil = stream(seed, "veil")
    ply = 0
    while (turn := position.turn) != OVER:
        if turn == CHANCE:
            position = position.apply(position.sample(luck))
        else:
            seen = position.seen_by(turn, veil)
            position = position.apply(players[turn](seen, 1000 * seed + ply))
        ply += 1
    return position.returns()


def at_random(position: Position, seed: int) -> Action:
    """A player that plays anything."""
    legal = position.legal()
    return legal[int(stream(seed, "any")[0] % np.uint64(len(legal)))]
