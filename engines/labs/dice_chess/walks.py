"""Self-play of level 8, and the random walk of win chances fitted to it, which ``cube`` needs."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from engines.arena.blocks import steps
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question, ask
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.games.dice_chess.boards import row_of
from engines.games.dice_chess.deepening import win_chance
from engines.games.dice_chess.game import GAME
from engines.games.dice_chess.tables import GRID, Floats
from engines.runtime.streams import derive

_OPENING: Final = 5
"""Fewer than this many turns are random at the start of each game, and not recorded."""
_ONE_TURN: Final = Budget(depth=1)
_STEEPEST: Final = 200.0
_HALVINGS: Final = 60
Game = tuple[tuple[float, ...], float]
"""The win chance of the side to roll at each roll, and the result for the side that rolls first."""


def games(count: int, seed: int) -> Iterator[Game]:
    """Play games looking one turn ahead, 100 ms each; leave out those that end in the opening."""
    for number in range(count):
        found = _game(derive(seed, "cube", number))
        if found[0]:
            yield found


def _game(seed: int) -> Game:
    random, best = GAME.bot("random"), GAME.bot("master")
    chances: list[float] = []
    opening, turns, first = derive(seed, "opening") % _OPENING, 0, 0
    after = Position.start(GAME, 2)

    def decide(position: Position, ply: int) -> tuple[BotInfo, Analysis]:
        bot = random if turns <= opening else best
        return bot.info, ask(bot, Question(position, _ONE_TURN, derive(seed, ply)))

    for step in steps(after, seed, decide):
        position, after = step.position, step.after
        if position.is_chance:
            turns += 1
            if turns > opening:
                first = first if chances else position.owner
                chances.append(win_chance(row_of(position.state), position.owner))
    return tuple(chances), float(after.returns()[first])


def walk_of(games: Sequence[Game]) -> Floats:
    """A random walk of win chances, fitted to games.

    Rows are tilted so that each win chance is the mean of what follows it.

    Args:
        games: for each, the win chance of the side to roll at every roll, and the share of the
            win of the side that rolls first.
    """
    counts = np.zeros((GRID, GRID + 2))
    for chances, white in games:
        for turn, chance in enumerate(chances):
            step = np.zeros(GRID + 2)
            if turn + 1 < len(chances):
                _spread(step[:GRID], chances[turn + 1], 1.0)
            else:
                won = white if turn % 2 == 0 else 1.0 - white
                step[GRID:] = won, 1.0 - won
            row = np.zeros(GRID)
            _spread(row, chance, 1.0)
            counts += np.outer(row, step)
    places = np.linspace(0.0, 1.0, GRID)
    follows = np.concatenate([1.0 - places, [1.0, 0.0]])
    return np.stack(
        [_tilted(row, follows, place) for row, place in zip(counts, places, strict=True)]
    )


def _spread(row: Floats, chance: float, weight: float) -> None:
    """Add a weight to ``row``, split between the two places nearest to ``chance``."""
    at = chance * (GRID - 1)
    low = min(int(at), GRID - 2)
    row[low] += weight * (low + 1 - at)
    row[low + 1] += weight * (at - low)


def _tilted(row: Floats, follows: Floats, mean: float) -> Floats:
    """Probabilities like those of ``row`` under which ``follows`` has this mean, by bisection."""
    if not 0.0 < mean < 1.0 or not row.any():
        end = np.zeros(GRID + 2)
        end[GRID:] = mean, 1.0 - mean
        return end
    low, high, shares = -_STEEPEST, _STEEPEST, row
    for _ in range(_HALVINGS):
        tilt = (low + high) / 2
        shares = row * np.exp(tilt * (follows - mean))
        shares /= shares.sum()
        low, high = (tilt, high) if shares @ follows < mean else (low, tilt)
    return np.asarray(shares)
