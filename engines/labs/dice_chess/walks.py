"""Self-play of level 8, recorded as the win chance before each roll: data for ``cube``."""

from collections.abc import Iterator
from typing import Final

from engines.arena.blocks import steps
from engines.contract.analysis import Analysis
from engines.contract.bot import BotInfo, Question, ask
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.games.dice_chess.boards import row_of
from engines.games.dice_chess.deepening import win_chance
from engines.games.dice_chess.game import GAME
from engines.runtime.streams import derive

_OPENING: Final = 5
"""Fewer than this many turns are random at the start of each game, and not recorded."""
_ONE_TURN: Final = Budget(depth=1)
Game = tuple[tuple[float, ...], float]
"""The win chance of the side to roll at every roll, and the result for the first such side."""


def games(count: int, seed: int) -> Iterator[Game]:
    """Play games, one turn ahead, about 100 ms each; those that end in the opening are left out."""
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
