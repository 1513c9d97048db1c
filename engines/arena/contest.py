"""Who plays what: everything that decides the games of a contest, as plain data."""

from dataclasses import dataclass, field
from typing import Final

from engines.contract import registry
from engines.contract.bot import Bot
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.rules import Options
from engines.runtime.streams import derive

# Seeds of blocks are short enough for a person to read aloud and type into a new match.
_SEEDS: Final = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Entrant:
    """Someone in the lineup.

    Attributes:
        bot: id of a bot of the game.
        budget: its limits for each decision; None for the bot's own.
    """

    bot: str
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """A lineup and a seed. Equal contests have equal games, wherever they are played.

    Attributes:
        game: id of the game.
        entrants: one per seat; the same bot may take part more than once.
        seed: decides all dice, cards and bots' random numbers.
        options: rules that differ from the game's defaults.
        luck: whether to measure luck, if a bot can judge it.
    """

    game: str
    entrants: tuple[Entrant, ...]
    seed: int
    options: Options = field(default_factory=dict)
    luck: bool = False

    def check(self) -> None:
        """Make sure that it can be played.

        Raises:
            UnknownName: no such game or bot.
            OptionError: a wrong number of seats for the game or for a bot, or a wrong option.
        """
        game = self.rules()
        seats = game.check_seats(len(self.entrants))
        game.options(self.options)
        for bot in self.bots():
            bot.info.check_seats(seats)

    def rules(self) -> Game:
        """The game; raises UnknownName."""
        return registry.game(self.game)

    def bots(self) -> tuple[Bot, ...]:
        """The bot of each entrant; raises UnknownName."""
        game = self.rules()
        return tuple(game.bot(entrant.bot) for entrant in self.entrants)

    def block_seed(self, block: int) -> int:
        """The seed that all games of a block share: that of a match with the same dice."""
        return derive(self.seed, "block", block) % _SEEDS

    def seating(self, rotation: int) -> tuple[int, ...]:
        """The entrant in each seat in game ``rotation`` of a block.

        Over all rotations every entrant has every seat once, with the same neighbors.
        """
        count = len(self.entrants)
        return tuple((seat + rotation) % count for seat in range(count))


def judge_of(game: Game, seats: int) -> Bot | None:
    """The strongest bot that can judge luck with this many seats, if any can.

    The luck of an outcome is what a bot thinks of the position after it, minus the mean of that
    over all outcomes of the chance node. With the true probabilities, its expectation is zero,
    however well the players play and whatever the bot thinks. So the luck of all chance nodes is a
    control variate: subtracting it keeps the mean and reduces the variance, the more so the better
    the bot judges (M. Zinkevich, M. Bowling, N. Bard, M. Kan, D. Billings, "Optimal Unbiased
    Estimators for Evaluating Agent Performance", AAAI 2006). The bots' own random choices are not
    corrected for, as N. Burch, M. Schmid, M. Moravcik, D. Morrill and M. Bowling do in "AIVAT: A
    New Variance Reduction Technique for Agent Evaluation in Imperfect Information Games" (AAAI
    2018). README.md says what each game uses to judge luck.
    """
    ranked = sorted(game.bots, key=lambda bot: bot.info.level)[::-1]
    return next((bot for bot in ranked if bot.info.tells_luck and bot.info.plays(seats)), None)
