"""Positions of the calibration games, and what the tests ask about searches."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action
from engines.search import ismcts, maxn
from engines.search.result import SearchResult
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

Search = Callable[..., SearchResult]
SEARCHES: Final[dict[str, Search]] = {
    "ismcts": ismcts.search,
    "maxn": maxn.search,
}


def start(game: CalibrationGame, **options: Any) -> Position:
    """The position before anything has happened."""
    return Position.start(game, game.info.default_seats, options)


def after(position: Position, *actions: Action) -> Position:
    """The position after some actions and outcomes."""
    for action in actions:
        position = position.apply(action)
    return position


def pig(mine: int, other: int, total: int, target: int = 100) -> Position:
    """Pig with seat 0 to decide."""
    from tests.calibration.kernels.pig_state import STATE, UNCOUNTED

    record = np.zeros(1, STATE)
    record["scores"] = [mine, other, 0, 0]
    record["seats"] = 2
    record["turns"] = UNCOUNTED
    record["total"] = total
    record["target"] = target
    return Position(PIG, record.view(np.int64))


def ask(
    search: Search,
    position: Position,
    budget: Budget,
    settings: Any = None,
    *,
    seed: int = 1,
    monitor: Monitor | None = None,
    only: Sequence[Action] = (),
) -> SearchResult:
    """The answer of a search with a running clock."""
    monitor = monitor or Monitor()
    monitor.start(budget)
    return search(position, budget, monitor, seed, settings, only=only)


def timeless(result: SearchResult) -> SearchResult:
    """The result without the seconds it took."""
    return replace(result, work=replace(result.work, seconds=0.0))


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


def by_policy(position: Position, seed: int) -> Action:
    """A player that follows the game's policy."""
    return position.game.kernel.policy(position.state, stream(seed, "policy"))
