"""Which bot judges the luck of rolls and draws, so that results can be corrected for it.

The luck of an outcome is what a bot thinks of the position after it, minus the mean of that over
all outcomes of the chance node. With the true probabilities, its expectation is zero, however well
the players play and whatever the bot thinks. So the luck of all chance nodes is a control variate:
subtracting it keeps the mean and reduces the variance, the more so the better the bot judges (M.
Zinkevich, M. Bowling, N. Bard, M. Kan, D. Billings, "Optimal Unbiased Estimators for Evaluating
Agent Performance", AAAI 2006). The bots' own random choices are not corrected for, as N. Burch, M.
Schmid, M. Moravcik, D. Morrill and M. Bowling do in "AIVAT: A New Variance Reduction Technique for
Agent Evaluation in Imperfect Information Games" (AAAI 2018).

README.md says what each game has to judge luck by.
"""

from engines.contract.bot import Bot
from engines.contract.game import Game


def judge_of(game: Game, seats: int) -> Bot | None:
    """The strongest bot that can judge luck with this many seats, if any can."""
    for bot in sorted(game.bots, key=lambda bot: bot.info.level)[::-1]:
        low, high = bot.info.seats
        if bot.info.tells_luck and low <= seats <= high:
            return bot
    return None


def has_solved(judge: Bot) -> bool:
    """Whether it knows the exact value of every position, so that luck costs no time."""
    return bool(judge.info.solvers)
