"""An adviser at a table: it knows who sits there, and its figures are calibrated.

The one place where hints, reviews, the luck ledger and the win graph get their figures from. What
it wraps is a bot like any other, so everything that takes a bot takes this one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from engines.core import ratings
from engines.core.analysis import Analysis, Estimate, Unit
from engines.core.bot import Around, Bot
from engines.core.budget import Budget
from engines.core.errors import ParlourError
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.record import PERSON
from engines.core.types import Action
from engines.session import calibrated, calibration
from engines.session.calibration import Calibration, Map

AVERAGE: Final = 1500.0
"""The rating of a bot that nobody has measured: the average of those that have been."""


@cache
def shipped(game: str) -> Calibration:
    """The calibration that ships with a game, read once."""
    return calibration.read(game)


@cache
def _rated(game: str) -> Mapping[str, float]:
    try:
        table = ratings.read(game)
    except ParlourError:
        return {}
    return {rating.bot: rating.elo for rating in table.ratings}


def strengths(
    game: str, adviser: str, players: Sequence[str], own: float | None = None
) -> tuple[float, ...]:
    """The rating of who sits on each seat.

    Args:
        game: its id.
        adviser: id of the bot; people without a rating are taken to play like it.
        players: for each seat the id of its bot, or ``PERSON``.
        own: the person's rating, if there is one.
    """
    rated = _rated(game)
    person = rated.get(adviser, AVERAGE) if own is None else own
    return tuple(person if who == PERSON else rated.get(who, AVERAGE) for who in players)


def figures_at(
    parameters: Map, round_: int, ratings_: tuple[float, ...], *, exact: bool, told: bool
) -> calibrated.Table:
    """What the map needs to know of a decision.

    Where the adviser has solved the game for who sits there, there is nothing to map.

    Args:
        parameters: of the adviser.
        round_: as ``Moment.round``.
        ratings_: ``strengths``.
        exact: the adviser calls its values exact.
        told: for the players who sit there, since it knows them or all play like it.
    """
    knot = parameters.at(round_)
    if exact and told:
        knot = replace(knot, sharpness=1.0, per_400=0.0)
    return calibrated.Table(knot, ratings_, certain=exact)


class TableAdviser(Bot):
    """An adviser whose figures hold at one table.

    Its lines have the figures at this table where the adviser's have its claims.

    Args:
        game: id of the game.
        bot: the adviser.
        players: for each seat the id of its bot, or ``PERSON``.
        own: the person's rating, if there is one.
        parameters: None: those that ship.
    """

    def __init__(
        self,
        game: str,
        bot: Bot,
        players: tuple[str, ...],
        own: float | None = None,
        parameters: Calibration | None = None,
    ) -> None:
        self._game = game
        self._own = own
        self._parameters = parameters or shipped(game)
        self.info = bot.info
        self.plain = bot
        self.players = players
        self.told = bot.at_table(players)
        self._map = self._parameters.map_of(bot.info.id)
        self._ratings = strengths(game, bot.info.id, players, own)

    @property
    def seated(self) -> bool:
        """Whether anybody at the table is not taken to play like the adviser."""
        return any(who not in (PERSON, self.info.id) for who in self.players)

    def table(self, position: Position, *, exact: bool) -> calibrated.Table:
        """What the map needs to know of a position."""
        told = self.told is not self.plain or not self.seated
        return figures_at(self._map, position.moment.round, self._ratings, exact=exact, told=told)

    def tells(self, position: Position) -> bool:
        """Whether win chances say anything in a position, or it is too early."""
        return position.moment.round >= self._map.telling_from

    # -- Bot ----------------------------------------------------------------------------------

    def analyse(self, position: Position, budget: Budget, monitor: Monitor, seed: int) -> Analysis:
        """See ``Bot.analyse``."""
        found = self.told.analyse(position, budget, monitor, seed)
        return self._figures(position, found, budget, monitor, seed)

    def compare(
        self,
        position: Position,
        actions: tuple[Action, ...],
        budget: Budget,
        monitor: Monitor,
        seed: int,
    ) -> Analysis:
        """See ``Bot.compare``."""
        found = self.told.compare(position, actions, budget, monitor, seed)
        return self._figures(position, found, budget, monitor, seed)

    def _figures(
        self, position: Position, found: Analysis, budget: Budget, monitor: Monitor, seed: int
    ) -> Analysis:
        table = self.table(position, exact=found.work.exact)
        figures = calibrated.analysis(found, table)
        return replace(figures, telling=self.tells(position))

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """See ``Bot.at_table``."""
        return TableAdviser(self._game, self.plain, players, self._own, self._parameters)

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        """See ``Bot.evaluate``."""
        values = self.told.evaluate(position)
        if values is None:
            return None
        table = self.table(position, exact=True)
        found = dict(values)
        if Unit.WIN in found:
            found[Unit.WIN] = calibrated.chances(found[Unit.WIN], table)
        elif Unit.MONEY in found:
            found[Unit.MONEY] = calibrated.money(found[Unit.MONEY], table)
        return found

    def solve(self, position: Position, monitor: Monitor) -> bool:
        """See ``Bot.solve``."""
        return self.told.solve(position, monitor)

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """See ``Bot.around``."""
        return self.told.around(position, outcome, monitor)
