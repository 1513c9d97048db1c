"""Bots against themselves: matches of levels 1 to 5 (rules, 5.1), and games for ``cube``."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from engines.arena.blocks import steps
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question, ask
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.games.dice_chess.boards import row_of, workspace
from engines.games.dice_chess.deepening import MILLION
from engines.games.dice_chess.game import GAME
from engines.games.dice_chess.kernels import evaluation, match
from engines.games.dice_chess.kernels.state import BLACK, WHITE
from engines.games.dice_chess.snapshot import Snapshot, write
from engines.games.dice_chess.weights import shipped
from engines.runtime.streams import derive
from engines.runtime.types import State

SEED: Final = 42
_OPENING: Final = 5
"""Fewer than this many turns are random at the start of each game, and not recorded."""
_ONE_TURN: Final = Budget(depth=1)
Walk = tuple[tuple[float, ...], float]
"""The win chance of the side to roll at every roll, and the result for the first such side."""


def play(white: int, black: int, games: int, seed: int = SEED) -> State:
    """Play games between two levels; how they ended (``kernels.match``).

    Game ``i`` has the same dice whoever plays.
    """
    levels, results = np.zeros(2, np.int64), np.zeros(match.RESULTS, np.int64)
    levels[WHITE], levels[BLACK] = white, black
    work, start = workspace(), row_of(write(Snapshot()))
    match.play_games(start, levels, seed, games, work.graph, work.scores, results)
    return results


def walks(count: int, seed: int) -> Iterator[Walk]:
    """Games of level 8, one turn ahead, about 100 ms each; not those that end in the opening."""
    for number in range(count):
        found = _walk(derive(seed, "cube", number))
        if found[0]:
            yield found


def _walk(seed: int) -> Walk:
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
                chance = evaluation.chance_to_win(row_of(position.state), position.owner, shipped())
                chances.append(chance / MILLION)
    return tuple(chances), float(after.returns()[first])
