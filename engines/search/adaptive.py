"""An opponent for every game that plays at a given strength.

It asks a bot of the ladder for its plans and chooses among them by their claimed values: a plan
that loses ``d`` of a win compared with the best is chosen with weight exp(-d / T). So it errs as
people do: often between plans of nearly equal value, seldom at a high cost. For a bot that follows
rules and values nothing, ``d`` is how much lower a plan's preference is. The bot and its
temperature T follow from the requested strength, by measurements in the arena.

``assets/adaptive/GAME.json`` has the results of some bots at some temperatures against bots of the
ladder, and those of players with a requested strength, as ``parlour-lab adapt`` writes them.
Strengths are computed from them when they are read, with the ratings of these bots at that time.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from engines.contract import ratings
from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.bot import ADAPTIVE, AS_PUBLISHED, Bot, BotInfo, Question, target_of
from engines.contract.budget import Budget
from engines.contract.files import GameFile
from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.registry import game as find
from engines.runtime.errors import OptionError, UnknownName, quoted
from engines.runtime.streams import derive

COLDEST: Final = 1e-6
HOTTEST: Final = 10.0
_LOWEST, _HIGHEST = 0.0, 3500.0
_HALVINGS: Final = 40


class Met(NamedTuple):
    """Games of one adaptive player at tables where all others are the same bot.

    Attributes:
        bot: id of the others.
        seats: at the table.
        games: how many.
        score: the mean share of the win.
        error: its standard error, over blocks.
    """

    bot: str
    seats: int
    games: int
    score: float
    error: float


class Player(NamedTuple):
    """The bot whose plans it picks from, its budget (``Budget.text``), and the temperature."""

    bot: str
    budget: str
    temperature: float

    @property
    def id(self) -> str:
        """The id of the adaptive opponent that plays this way."""
        return f"{ADAPTIVE}:{self.bot}/{self.budget}/{self.temperature:g}"

    @property
    def cold(self) -> bool:
        """Whether it plays as its bot does, even where the bot finds plans equal."""
        return self.temperature <= 2 * COLDEST


@dataclass(frozen=True, slots=True)
class Measured:
    """The measured results of a player."""

    bot: str
    budget: str
    temperature: float
    met: tuple[Met, ...]

    @property
    def player(self) -> Player:
        return Player(self.bot, self.budget, self.temperature)


@dataclass(frozen=True, slots=True)
class Checked:
    """The measured results of a player with a requested strength."""

    target: float
    met: tuple[Met, ...]


@dataclass(frozen=True, slots=True)
class Curve(GameFile):
    """The file of one game.

    Attributes:
        date, program: when the last games were played, and by which version.
        measured: players of each bot together, coldest first.
        checked: other games of players that were asked for strengths, weakest first.
    """

    FOLDER = ADAPTIVE
    VERSION = 2
    COMMAND = "adapt"

    date: str = ""
    program: str = ""
    measured: tuple[Measured, ...] = ()
    checked: tuple[Checked, ...] = ()

    def strengths(self) -> tuple[tuple[tuple[float, Player], ...], ...]:
        """The players of each bot with their strengths, coldest first, none above a colder one.

        A bot with its own budget is as strong as it is rated; those of the ladder from level 2 on
        are included even if they have not been measured warm.
        """
        known = ratings.Table.read(self.game).elos
        bots = {bot.info.id: bot.info for bot in find(self.game).bots if bot.info.id in known}
        found = []
        for (bot, budget), rows in groupby(self.measured, key=lambda each: each.player[:2]):
            points = [(strength_of(each.met, known)[0], each.player) for each in rows]
            if bots[bot].budget.text() == budget:
                points.insert(0, (known[bot], Player(bot, budget, COLDEST)))
            found.append(tuple(_falling(points)))
        warmed = {points[0][1] for points in found}
        for name, info in bots.items():
            own = Player(name, info.budget.text(), COLDEST)
            if info.level > 1 and own not in warmed:
                found.append(((known[name], own),))
        return tuple(found)

    def rated(self, player: Player) -> bool:
        """Whether a player is a bot of the ladder that plays as it was rated."""
        own = find(self.game).bot(player.bot).info.budget.text()
        return player.cold and player.budget == own

    def player(self, elo: float) -> Player:
        """The player of this strength, between two temperatures of one bot, or else the nearest."""
        groups = self.strengths()
        nearest = min((each for points in groups for each in points), key=lambda p: abs(p[0] - elo))
        # A bot that no longer plays the first of equal plans is weaker at once, not step by step.
        between = [
            (above - below, above, below, cooler, warmer)
            for points in groups
            for (above, cooler), (below, warmer) in pairwise(points)
            if above >= elo >= below and above > below and not cooler.cold
        ]
        if nearest[0] == elo or not between:
            return nearest[1]
        gap, above, _, cooler, warmer = min(between)
        part = (above - elo) / gap
        low, high = math.log(cooler.temperature), math.log(warmer.temperature)
        return cooler._replace(temperature=math.exp(low + part * (high - low)))


def _falling(points: list[tuple[float, Player]]) -> list[tuple[float, Player]]:
    """The strengths without rises: neighbors that rise get their mean (isotonic regression)."""
    groups: list[list[float]] = []
    for elo, _ in points:
        groups.append([elo])
        while len(groups) > 1 and _mean(groups[-1]) > _mean(groups[-2]):
            last = groups.pop()
            groups[-1] += last
    smooth = [_mean(group) for group in groups for _ in group]
    return [(elo, player) for (_, player), elo in zip(points, smooth, strict=True)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def strength_of(met: Sequence[Met], known: Mapping[str, float]) -> tuple[float, float]:
    """The maximum likelihood strength, and its standard error, from results against bots.

    Args:
        met: at least one result.
        known: the ratings of these bots.
    """
    low, high = _LOWEST, _HIGHEST
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        surplus = sum(m.games * (m.score - _expected(middle, known[m.bot], m.seats)) for m in met)
        low, high = (middle, high) if surplus > 0 else (low, middle)
    elo = (low + high) / 2
    slope = noise = 0.0
    for m in met:
        share = _expected(elo, known[m.bot], m.seats)
        slope += m.games * share * (1 - share) * ratings.PER_ELO
        noise += (m.games * m.error) ** 2
    return elo, math.sqrt(noise) / slope


def _expected(own: float, others: float, seats: int) -> float:
    """The expected score of one player against ``seats - 1`` equally strong ones."""
    return 1.0 / (1.0 + (seats - 1) * math.exp((others - own) * ratings.PER_ELO))


@cache
def curve(game: str) -> Curve:
    """The measurements for a game, read once. Raises RecordError, StorageError."""
    return Curve.read(game)


def bot(game: Game, name: str) -> "AdaptiveBot":
    """``adaptive:1480``, or the player ``adaptive:optimal/1p/0.05``; raises UnknownName."""
    settings = name.partition(":")[2]
    if settings.count("/") == 2:
        return AdaptiveBot(game, name, _read(game, name, settings))
    found, elo = curve(game.id), target_of(name)
    if not found.date:
        raise UnknownName("errors-no-adaptive-opponent-choose", id=game.id)
    if elo is None and settings:
        raise UnknownName("errors-not-adaptive-opponent-write", name=quoted(name))
    if elo is None:  # nobody has been rated yet: as strong as the second level
        known = ratings.Table.read(game.id).elos
        elo = min(known[each.info.id] for each in game.bots if each.info.level == 2)
    made = AdaptiveBot(game, name, found.player(elo))
    # At a table for which some strengths are missing, it could not match every person's strength.
    most = (game.bot(each.player.bot).info.seats[1] for each in found.measured)
    made.info = replace(made.info, seats=(made.info.seats[0], min(most)))
    return made


def _read(game: Game, name: str, settings: str) -> Player:
    bot, budget, temperature = settings.split("/")
    try:
        player = Player(game.bot(bot).info.id, Budget.parse(budget).text(), float(temperature))
    except (ValueError, OptionError):
        player = Player(bot, budget, -1.0)
    if not 0 < player.temperature <= HOTTEST:
        raise UnknownName("errors-not-adaptive-opponent-write", name=quoted(name))
    return player


class AdaptiveBot(Bot):
    """Chooses among the plans of a strong bot by preference; see the module's docstring."""

    def __init__(self, game: Game, name: str, player: Player) -> None:
        self.player = player
        self._bot = game.bot(player.bot)
        own = self._bot.info
        self._low, self._high = game.info.reach
        self._widest = (game.info.bounds[1] - game.info.bounds[0]) / 2
        self.info = BotInfo(
            id=name,
            level=AS_PUBLISHED,
            budget=Budget.parse(player.budget),
            seats=own.seats,
            plans_turns=own.plans_turns,
            compiled=own.compiled,
            solvers=own.solvers,
        )

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """See ``Bot.analyse``. The order of the lines is that of today's preferences."""
        found = self._bot.analyse(question, monitor)
        if self.player.cold:
            return replace(found, bot=self.info.id)
        liked = [
            self._liking(found, line, question.seed, place)
            for place, line in enumerate(found.lines)
        ]
        order = sorted(range(len(liked)), key=lambda place: -liked[place])
        top, low = liked[order[0]], liked[order[-1]]
        lines = tuple(
            replace(
                found.lines[place],
                preference=liked[place],
                bar=Estimate(1.0 if top == low else (liked[place] - low) / (top - low)),
                behind=None,
            )
            for place in order
        )
        return replace(found, bot=self.info.id, lines=lines)

    def _liking(self, found: Analysis, line: Line, seed: int, place: int) -> float:
        """The value of a plan for this player now: Gumbel noise makes the choice a softmax."""
        drawn = ((derive(seed, ADAPTIVE, place) >> 11) + 0.5) * 2.0**-53
        if found.value(found.best).error >= self._widest:  # it goes by rules, and values nothing
            loss = found.best.bar.mean - line.bar.mean
        else:
            scale = {Unit.WIN: 1.0, Unit.EQUITY: 2.0}.get(found.unit, self._high - self._low)
            loss = found.behind(line).mean / scale
        return -loss - self.player.temperature * math.log(-math.log(drawn))
