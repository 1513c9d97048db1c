"""An adviser at a table: it knows the players, and its figures are calibrated.

The one place where hints, reviews, the luck ledger and the win graph get their figures from. What
it wraps is a bot like any other, so everything that takes a bot takes this one.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from typing import Final

from engines.contract import ratings
from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Around, Bot, BotInfo, Question, ask
from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.match.advice import calibrated, calibration
from engines.match.advice.calibration import PER_400, Calibration, Knot, Map
from engines.runtime.errors import ParlourError, UnknownName
from engines.runtime.types import Action, Seat

_PART: Final = 0.25
"""Share of the budget for the figure against perfect play, if that needs a separate search."""
AVERAGE: Final = 1500.0
"""The rating of a bot that has not been measured: the average of those that have been."""
_FOREGONE: Final = 0.95
"""A seat that the ratings expect to win more often than this has little to win by playing well."""


@cache
def shipped(game: str) -> Calibration:
    """The calibration that ships with a game, read once."""
    return calibration.read(game)


@cache
def _rated(game: str) -> Mapping[str, float]:
    try:
        return ratings.Table.read(game).elos
    except ParlourError:
        return {}


def turns_left(position: Position) -> float:
    """The share of a seat's turns that are still to come.

    How well a person plays matters in those; this one is being judged.
    """
    return 1 - 1 / max(1.0, position.game.turns_to_go(position.state))


def is_foregone(game: str, adviser: BotInfo, players: Sequence[str], own: Estimate | None) -> bool:
    """Whether one seat almost always wins at this table, so that few decisions cost anything.

    By the Elo model; people without a rating are taken to play like the adviser.

    Args:
        game: its id.
        adviser: the bot.
        players: for each seat the id of its bot, or ``PERSON``.
        own: the person's rating, if there is one.
    """
    rated = _rated(game)
    person = rated.get(adviser.id, AVERAGE) if own is None else own.mean
    elos = [person if who == PERSON else rated.get(who, AVERAGE) for who in players]
    odds = [math.exp(ratings.PER_ELO * (elo - max(elos))) for elo in elos]
    return max(odds) > _FOREGONE * sum(odds)


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a table, as far as an adviser's claims don't contain it.

    People without a rating are taken to play like the adviser, and the weakness of bots that it
    foresees is in its claims already.

    Attributes:
        players: for each seat the id of its bot, or ``PERSON``.
        ratings: for each seat; those who play like the adviser or are foreseen have its rating.
        adviser: its rating.
        foresees: whose play it foresees.
        own: the person's rating and its error, if there is one.
    """

    players: tuple[str, ...]
    ratings: tuple[float, ...]
    adviser: float
    foresees: frozenset[str]
    own: Estimate | None = None

    @classmethod
    def at(
        cls, game: str, adviser: BotInfo, players: tuple[str, ...], own: Estimate | None = None
    ) -> "Seated":
        """The players of ``game``, by the ratings that ship."""
        rated = _rated(game)
        adviser_rating = rated.get(adviser.id, AVERAGE)
        alike = {PERSON, *adviser.foresees}
        ratings_ = tuple(
            adviser_rating if who in alike else rated.get(who, AVERAGE) for who in players
        )
        return cls(players, ratings_, adviser_rating, adviser.foresees, own)

    @property
    def level(self) -> float:
        """How far the players are above the adviser on average, in units of 400 rating points."""
        known = self.ratings
        if self.own is not None:
            both = zip(self.players, self.ratings, strict=True)
            known = tuple(self.own.mean if who == PERSON else rating for who, rating in both)
        return (sum(known) / len(known) - self.adviser) / 400

    def shifts(self, parameters: Map, left: float) -> tuple[Estimate, ...]:
        """Log odds by which a person with a rating does better than claimed, as in the Elo model.

        Args:
            parameters: of the adviser.
            left: ``turns_left``.
        """
        if self.own is None:
            return ()
        claimed = self.adviser if parameters.person is None else parameters.person
        per = PER_400 / 400 * left
        better = Estimate(per * (self.own.mean - claimed), per * self.own.error)
        return tuple(better if who == PERSON else Estimate(0.0) for who in self.players)

    def table(
        self, parameters: Map, round_: int, seat: Seat, left: float, *, exact: bool, told: bool
    ) -> calibrated.Table:
        """The facts about a decision that the map needs.

        If the adviser has solved the game for these players, there is nothing to map.

        Args:
            parameters: of the adviser.
            round_: as ``Moment.round``.
            seat: who decides; negative: nobody.
            left: ``turns_left``.
            exact: the adviser calls its values exact.
            told: its values hold for these players, since it knows them or all play like it.
        """
        knot, shifts = parameters.at(round_), self.shifts(parameters, left)
        if exact and told:
            # Nobody knows how a second person plays.
            spread = knot.spread if self.players.count(PERSON) > 1 else 0.0
            knot = Knot(knot.round, spread=spread)
        else:
            if seat >= 0 and self.players[seat] in self.foresees:
                knot = replace(knot, favor=0.0)
            if told and not parameters.measured:
                knot = replace(knot, per_400=0.0)
            firm = math.exp(parameters.firmness * self.level)
            knot = knot.times(firm)
            shifts = tuple(Estimate(each.mean * firm, each.error * firm) for each in shifts)
        return calibrated.Table(knot, self.ratings, certain=exact, shifts=shifts)


class TableAdviser(Bot):
    """An adviser whose figures hold at one table.

    Its lines have the figures at this table where the adviser's have its claims. Where bots are
    seated, they have the figures against perfect play under ``Unit.PERFECT``: all lines if the
    adviser knows them at once, otherwise the best one. An ``even`` one does it the other way around
    and has those at this table under ``Unit.TABLE``.

    Args:
        game: id of the game.
        bot: the adviser.
        players: for each seat the id of its bot, or ``PERSON``.
        own: the person's rating and its error, if there is one.
        parameters: None: those that ship.
        even: whether plans are judged as if everyone played like the adviser.
    """

    def __init__(
        self,
        game: str,
        bot: Bot,
        players: tuple[str, ...],
        own: Estimate | None = None,
        parameters: Calibration | None = None,
        *,
        even: bool = False,
    ) -> None:
        self.info = bot.info
        self.plain = bot
        self.players = players
        self.even = even
        self._game = game
        self._parameters = parameters or shipped(game)
        self._map = self._parameters.map_of(bot.info.id)
        self._who = Seated.at(game, bot.info, players, own)

    @cached_property
    def _told(self) -> Bot:
        """The adviser with knowledge of the players, which may need compiled code."""
        return self.plain.at_table(self.players)

    @property
    def _asked(self) -> Bot:
        """The bot that judges plans."""
        return self.plain if self.even else self._told

    @property
    def seated(self) -> bool:
        """Whether anyone at the table is not taken to play like the adviser."""
        other = any(who not in (PERSON, self.info.id) for who in self.players)
        return other or (self._who.own is not None and PERSON in self.players)

    def comparing(self) -> "TableAdviser":
        """The same figures with the sampling error alone.

        For rolls and positions of one game that are compared with each other: the model error is
        common to them.
        """
        own = None if self._who.own is None else Estimate(self._who.own.mean)
        parameters = self._parameters
        twin = TableAdviser(self._game, self.plain, self.players, own, parameters, even=self.even)
        knots = tuple(replace(knot, spread=0.0) for knot in self._map.knots)
        twin._map = replace(self._map, knots=knots)
        return twin

    def at_table(self, players: tuple[str, ...]) -> Bot:
        own, parameters = self._who.own, self._parameters
        return TableAdviser(self._game, self.plain, players, own, parameters, even=self.even)

    # -- analyses -----------------------------------------------------------------------------

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """See ``Bot.analyse``. ``turns`` get only the figures by which plans are judged."""
        position = question.position
        if question.turns:
            return self._figures(position, ask(self._asked, question, monitor))
        relay = monitor.relayed(partial(self._figures, position))
        return self._with_aside(question, ask(self._asked, question, relay), monitor)

    def _table(self, position: Position, *, exact: bool) -> calibrated.Table:
        return self._who.table(
            self._map,
            position.moment.round,
            position.turn,
            turns_left(position),
            exact=exact,
            told=self._told is not self.plain or not self.seated,
        )

    def _figures(self, position: Position, found: Analysis) -> Analysis:
        """The adviser's answer, in figures."""
        figures = self._mapped(position, found, even=self.even)
        if self.seated and self._told is self.plain:
            figures = self._beside(figures, self._mapped(position, found, even=not self.even))
        told = position.moment.round >= self._map.telling_from
        return replace(figures, telling=found.telling and told)

    def _mapped(self, position: Position, found: Analysis, *, even: bool) -> Analysis:
        """The adviser's answer in figures, at this table or for players like itself (``even``)."""
        table = self._even_table if even else self._table
        return calibrated.analysis(found, table(position, exact=found.work.exact))

    def _even_table(self, position: Position, *, exact: bool) -> calibrated.Table:
        knot = self._map.at(position.moment.round)
        if exact:
            knot = replace(knot, sharpness=1.0, favor=0.0, spread=0.0)
        return calibrated.Table(knot, (0.0,) * len(self.players), certain=exact)

    def _beside(self, figures: Analysis, others: Analysis) -> Analysis:
        return _with_values(figures, others, Unit.TABLE if self.even else Unit.PERFECT)

    def _with_aside(self, question: Question, found: Analysis, monitor: Monitor) -> Analysis:
        """An answer in figures of both kinds if bots are seated."""
        position, budget = question.position, question.budget
        figures = self._figures(position, found)
        if self._told is self.plain or monitor.cancelled:
            return figures
        actions = tuple(dict.fromkeys(line.actions[0] for line in found.lines))
        if self.info.searches:
            actions, budget = actions[:1], budget.times(_PART)
        bot = self._told if self.even else self.plain
        other = ask(bot, replace(question, budget=budget, only=actions), monitor.quiet())
        return self._beside(figures, self._mapped(position, other, even=not self.even))

    # -- values at once -----------------------------------------------------------------------

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]] | None:
        values = self._asked.evaluate(position)
        if values is None:
            return None
        found, table = dict(values), self._even_table if self.even else self._table
        if Unit.WIN in found:
            exact = not any(value.error for value in found[Unit.WIN])
            found[Unit.WIN] = calibrated.chances(found[Unit.WIN], table(position, exact=exact))
        elif Unit.MONEY in found:
            found[Unit.MONEY] = calibrated.money(found[Unit.MONEY], table(position, exact=False))
        return found

    def solve(self, position: Position, monitor: Monitor) -> bool:
        return self._asked.solve(position, monitor)

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """See ``Bot.around``: in the adviser's own unit, so that the mean of luck stays zero."""
        return self._asked.around(position, outcome, monitor)


def _with_values(figures: Analysis, others: Analysis, name: Unit) -> Analysis:
    """The lines of ``figures``, with the values that they have in ``others`` under ``name``."""
    known = {line.actions: line for line in reversed(others.lines)}
    if figures.best.actions not in known:  # another plan that begins with the same action
        known[figures.best.actions] = others.best
    unit = Unit.WIN if Unit.WIN in figures.best.values else figures.unit
    lines = []
    for line in figures.lines:
        other = known.get(line.actions)
        values = dict(line.values)
        if other is not None and unit in other.values:
            values[name] = other.values[unit]
        lines.append(replace(line, values=values))
    return replace(figures, lines=tuple(lines))


def advisers(game: Game, seats: int) -> tuple[Bot, ...]:
    """The bots that may advise at a table of ``seats``, the best first.

    First those marked as advisers, by level (at the same level, those that need not search first),
    then the others that search, because their strength grows with their budget; if there are
    neither, all that can play with this many.
    """
    able = [bot for bot in game.bots if bot.info.plays(seats)]
    willing = [bot for bot in able if bot.info.adviser or bot.info.searches]
    return tuple(sorted(willing or able, key=_rank))


def _rank(bot: Bot) -> tuple[bool, int, bool]:
    """Lower is better; of equally strong bots, one that knows the answer goes before a search."""
    return not bot.info.adviser, -bot.info.level, bot.info.searches


def adviser(game: Game, seats: int, name: str | None = None) -> Bot:
    """The bot called ``name``, or the best adviser; raises UnknownName."""
    if name is not None:
        return game.bot(name)
    found = advisers(game, seats)
    if not found:
        raise UnknownName("errors-no-bot-can-advise", id=game.id, seats=seats)
    return found[0]
