"""The tables at which an adviser is judged, and their players."""

from dataclasses import dataclass
from typing import Final

from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.record import PERSON
from engines.match.advice.table_adviser import adviser
from engines.runtime.errors import OptionError
from engines.runtime.streams import derive

SELF: Final = "self"
"""The adviser plays at every seat."""
MIXED: Final = "mixed"
"""One person who plays like the adviser, among bots from the middle of the ladder."""
CLUB: Final = "club"
"""Bots from the middle of the ladder play at every seat, and each asks now and then."""
TABLES: Final = (SELF, MIXED, CLUB)

ASKED: Final = Budget(playouts=1000, nodes=20000)
"""Of a question, if the adviser's own budget is a time; a bot counts either playouts or nodes."""
SEATED: Final = Budget(playouts=100, nodes=2000)
"""Of a decision at a seat that plays like the adviser."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The settings of one measurement.

    Attributes:
        game: id of the game.
        adviser: id of the adviser.
        table: ``SELF``, ``MIXED``, ``CLUB``, or ids of bots, separated by commas.
        seats: numbers of seats, used in turn.
        seed: of all games.
        asked: budget of a question.
        seated: budget of a decision at a seat that plays like the adviser.
        share: the probability of asking about a decision.
        repeats: how many times play continues from one position of a game; 0: never.
    """

    game: str
    adviser: str
    table: str
    seats: tuple[int, ...]
    seed: int
    asked: Budget
    seated: Budget
    share: float
    repeats: int = 0

    def game_seed(self, number: int) -> int:
        """The seed of one game's dice, cards, and choices."""
        return derive(self.seed, "calibrate", self.table, number)


def setting(
    game: Game,
    table: str,
    seats: tuple[int, ...],
    seed: int,
    share: float,
    repeats: int,
    asked: Budget | None = None,
    seated: Budget | None = None,
) -> Setting:
    """Check what was asked for, and fill in what was not; raises OptionError, UnknownName."""
    if table not in TABLES:
        names = players_of(table)
        seats = (game.check_seats(len(names)),)
        for name in names:
            game.bot(name).info.check_seats(len(names))
    bots = {adviser(game, count).info.id for count in seats}
    if len(bots) > 1:
        raise OptionError(
            "errors-different-advisers", game=game.id, seats=seats, bots=tuple(sorted(bots))
        )
    bot = adviser(game, seats[0])
    own = bot.info.budget
    return Setting(
        game=game.id,
        adviser=bot.info.id,
        table=table,
        seats=seats,
        seed=seed,
        asked=asked or (own if own.repeatable else ASKED),
        seated=seated or (SEATED if bot.info.searches else own),
        share=share,
        repeats=repeats,
    )


def usual_seats(game: Game) -> tuple[int, ...]:
    """The numbers of seats at which the best adviser of a game advises."""
    low, high = game.info.seats
    best = adviser(game, low).info.id
    return tuple(n for n in range(low, high + 1) if adviser(game, n).info.id == best)


def players_of(table: str) -> tuple[str, ...]:
    """The ids of the bots that a table names."""
    return tuple(name.strip() for name in table.split(",") if name.strip())


def middle(game: Game, seats: int) -> tuple[str, ...]:
    """Bots from the middle half of the ladder that have no time limit."""
    able = [bot for bot in game.bots if bot.info.level and bot.info.plays(seats)]
    top = max(bot.info.level for bot in able)
    low, high = 1 + 0.25 * (top - 1), 1 + 0.75 * (top - 1)
    chosen = [bot.info for bot in able if low <= bot.info.level <= high]
    found = tuple(info.id for info in chosen if info.budget.repeatable)
    if not found:
        raise OptionError("errors-no-middle-bot", game=game.id)
    return found


def players(setting_: Setting, game: Game, number: int) -> tuple[str, ...]:
    """The players of a game: ids of bots, or ``PERSON`` for someone who plays like the adviser."""
    seed = setting_.game_seed(number)
    seats = setting_.seats[number % len(setting_.seats)]
    if setting_.table == SELF:
        return (setting_.adviser,) * seats
    if setting_.table not in TABLES:
        names = players_of(setting_.table)
        turn = number % seats
        return names[turn:] + names[:turn]
    bots = middle(game, seats)
    drawn = [bots[derive(seed, "bot at", seat) % len(bots)] for seat in range(seats)]
    if setting_.table == MIXED:
        drawn[(number // len(setting_.seats)) % seats] = PERSON
    return tuple(drawn)
