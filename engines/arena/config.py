"""Everything that decides the games and the table of a tournament, as plain data."""

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations, islice
from typing import Any, Final, TypeAlias

from engines.arena.contest import Contest, Entrant
from engines.arena.sprt import Hypotheses
from engines.contract import files, registry
from engines.contract.game import Game
from engines.contract.rules import Options
from engines.runtime.errors import OptionError

_MOST_GAMES: Final = 100_000_000
Places: TypeAlias = tuple[int, ...]
"""The players at a table: indices of entrants, in seating order."""

_MOST_TABLES: Final = 20_000


class Format(StrEnum):
    """How entrants are combined into tables."""

    TABLE = "table"
    """Everyone at one table: head to head, or any larger lineup."""
    ROUND_ROBIN = "round-robin"
    """Everyone meets everyone: every combination of as many entrants as there are seats."""
    GAUNTLET = "gauntlet"
    """The first entrant meets each of the others; at bigger tables it takes all seats but one."""
    LADDER = "ladder"
    """Neighbors meet: each entrant with the next ones in the order of the lineup."""


def tables(form: Format, entrants: int, seats: int) -> tuple[Places, ...]:
    """The tables of a tournament.

    Args:
        form: how they are made.
        entrants: how many there are.
        seats: at each table; for ``Format.TABLE`` the number of entrants.

    Raises:
        OptionError: there are too few entrants, or far too many tables.
    """
    if form is Format.TABLE:
        return (tuple(range(entrants)),)
    if form is Format.GAUNTLET:
        _check(form, entrants, 2)
        return tuple((other,) + (0,) * (seats - 1) for other in range(1, entrants))
    _check(form, entrants, seats)
    if form is Format.LADDER:
        return tuple(tuple(range(low, low + seats)) for low in range(entrants - seats + 1))
    found = tuple(islice(combinations(range(entrants), seats), _MOST_TABLES + 1))
    if len(found) > _MOST_TABLES:
        raise OptionError("errors-round-robin-many-entrants", most=_MOST_TABLES)
    return found


def _check(form: Format, entrants: int, least: int) -> None:
    if entrants < least:
        raise OptionError(
            "errors-tables-seats-needs-least", form=form, least=least, entrants=entrants
        )


@dataclass(frozen=True, slots=True)
class Setup:
    """A tournament before it is played. Equal setups have equal games and equal tables.

    All tables play blocks of the same seeds: block 7 of every pairing has the same dice.

    Attributes:
        game: id of the game.
        entrants: who takes part; the same bot may, more than once.
        format: who meets whom.
        seats: at each table; ``Format.TABLE`` seats all entrants, whatever this is.
        blocks: the most that each table plays. A block is one seed and one game for every rotation
            of the table.
        seed: decides all dice, cards and bots' random numbers.
        options: rules that differ from the game's defaults.
        stop: end a table as soon as this test on the score of its first place is decided.
        luck: whether to take the luck of the dice out of the results, where a bot can judge it.
    """

    game: str
    entrants: tuple[Entrant, ...]
    format: Format = Format.TABLE
    seats: int = 2
    blocks: int = 500
    seed: int = 1
    options: Options = field(default_factory=dict)
    stop: Hypotheses | None = None
    luck: bool = False

    @property
    def table_size(self) -> int:
        return len(self.entrants) if self.format is Format.TABLE else self.seats

    @property
    def places(self) -> tuple[Places, ...]:
        """Which entrants sit at each table; raises OptionError."""
        return tables(self.format, len(self.entrants), self.seats)

    @property
    def contests(self) -> tuple[Contest, ...]:
        """The contest of each table; raises OptionError."""
        return tuple(
            Contest(
                self.game,
                tuple(self.entrants[place] for place in places),
                self.seed,
                self.options,
                luck=self.luck,
            )
            for places in self.places
        )

    @property
    def most_games(self) -> int:
        """How many games there are, if no table ends early."""
        return len(self.places) * self.blocks * self.table_size

    @property
    def names(self) -> tuple[str, ...]:
        """A unique name for each entrant.

        That is the bot's id; with its budget, if one bot takes part with several; with a number,
        if that is not enough.
        """
        budgets = [entrant.budget and entrant.budget.text() for entrant in self.entrants]
        bots = [entrant.bot for entrant in self.entrants]
        among = {bot: {b for a, b in zip(bots, budgets, strict=True) if a == bot} for bot in bots}
        plain = [
            f"{bot} {budget}" if budget and len(among[bot]) > 1 else bot
            for bot, budget in zip(bots, budgets, strict=True)
        ]
        return tuple(
            f"{name} {plain[: index + 1].count(name)}" if plain.count(name) > 1 else name
            for index, name in enumerate(plain)
        )

    def rules(self) -> Game:
        """The game; raises UnknownName."""
        return registry.game(self.game)

    def check(self) -> None:
        """Make sure that it can be played.

        Raises:
            UnknownName: no such game or bot.
            OptionError: the wrong number of seats for the game or a bot, a wrong option, too few
                entrants, nothing to play, or hypotheses that cannot be told apart.
        """
        if self.blocks < 1 or self.most_games > _MOST_GAMES:
            raise OptionError("errors-tournament-games", most=_MOST_GAMES)
        if self.stop is not None:
            self.stop.check()
        for contest in self.contests:
            contest.check()

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON, which ``files.build`` reads."""
        data: dict[str, Any] = files.plain(self)
        return data | {"seats": self.table_size}
