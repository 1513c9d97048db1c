"""Who tells what rolls and draws are worth: the luck that is taken out of results.

The luck of an outcome is what a bot thinks of the position after it, less the mean of that over all
outcomes of the chance node. With the true probabilities its expectation is zero whoever plays how
well, and whatever the bot thinks. So the luck of all chance nodes is a control variate: taking it
out leaves the mean as it is, with less scatter, and the better the bot judges, the less (M.
Zinkevich, M. Bowling, N. Bard, M. Kan, D. Billings, "Optimal Unbiased Estimators for Evaluating
Agent Performance", AAAI 2006). What N. Burch, M. Schmid, M. Moravcik, D. Morrill and M. Bowling do
beyond that in "AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games" (AAAI 2018), to take the bots' own random choices out as well, is not done.

Of the games that ship, Fargo is solved with two and three seats; Lange Strasse has the optimal
player's turn with value tables behind it; Dice Chess has the evaluation of level 8.
"""

from engines.contract.bot import Bot
from engines.contract.game import Game


def judge_of(game: Game, seats: int) -> Bot | None:
    """The strongest bot that can tell what outcomes are worth with this many seats, if any can."""
    for bot in sorted(game.bots, key=lambda bot: bot.info.level)[::-1]:
        low, high = bot.info.seats
        if bot.tells_luck and low <= seats <= high:
            return bot
    return None


def has_solved(judge: Bot) -> bool:
    """Whether it knows the worth of positions exactly, and so at once."""
    return type(judge).around is Bot.around
