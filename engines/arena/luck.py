"""What rolls and draws are worth in a game that a bot has solved.

The luck of an outcome is the worth of the position after it minus the worth before it. Before it,
the exact worth is the mean over all outcomes: whoever plays how well, luck is zero on average, and
taking it out of a result leaves the mean as it is with less scatter (M. Zinkevich, M. Bowling,
N. Bard, M. Kan, D. Billings, "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI
2006). Of the games that ship, Fargo is solved, with two and three seats.
"""

from dataclasses import dataclass

from engines.core.analysis import Unit
from engines.core.bot import Bot
from engines.core.game import Game
from engines.core.monitor import Monitor
from engines.core.position import Position


@dataclass(frozen=True, slots=True)
class Judge:
    """A bot that knows what any position is worth."""

    bot: Bot

    def worth(self, position: Position, monitor: Monitor) -> tuple[float, ...] | None:
        """The share of the win of every seat; None if it is unknown, or the monitor ended that."""
        if position.is_over:
            return win_shares(tuple(position.returns().tolist()))
        values = self.bot.evaluate(position)
        if values is None and self.bot.solve(position, monitor):
            values = self.bot.evaluate(position)
        if values is None or Unit.WIN not in values:
            return None
        return tuple(value.mean for value in values[Unit.WIN])


def win_shares(returns: tuple[float, ...]) -> tuple[float, ...]:
    """The share of the win of each: those with the best return share it."""
    best = max(returns)
    winners = returns.count(best)
    return tuple((value == best) / winners for value in returns)


def judge_of(game: Game, seats: int) -> Judge | None:
    """The strongest bot that has solved the game with so many seats, if there is one."""
    for bot in reversed(game.bots):
        low, high = bot.info.seats
        if type(bot).evaluate is not Bot.evaluate and low <= seats <= high:
            return Judge(bot)
    return None
