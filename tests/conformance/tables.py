"""Every game for every number of seats and every option, and random games on each."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.contract import registry
from engines.contract.game import Game
from engines.contract.position import Position
from engines.contract.rules import OptionValue
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action


@dataclass(frozen=True, slots=True)
class Table:
    """A game with a number of seats and options that differ from the defaults."""

    game: Game
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __str__(self) -> str:
        options = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.game.id}-{self.seats}{options}"

    def start(self) -> Position:
        """The position before anything has happened."""
        return Position.start(self.game, self.seats, dict(self.options))


@dataclass(frozen=True, slots=True)
class Step:
    """A position, what was played there, and how many steps came before."""

    position: Position
    action: Action
    ply: int


def tables_of(game: Game) -> Iterator[Table]:
    """Every number of seats with the default options, and every other value of each option.

    The options change together, each to its next value, the default last. That takes fewer
    tables than one for each value of each option.
    """
    low, high = game.info.seats
    for seats in range(low, high + 1):
        yield Table(game, seats)
    values = {
        option.key: sorted(option.choices or (False, True), key=lambda v: v == option.default)
        for option in game.info.options
    }
    for turn in range(max(map(len, values.values()), default=1) - 1):
        changed = tuple((key, each[turn % len(each)]) for key, each in values.items())
        yield Table(game, game.info.default_seats, changed)


def all_tables() -> list[Table]:
    """The tables of all registered games."""
    return [table for game in registry.games().values() for table in tables_of(game)]


def play(table: Table, seed: int) -> Iterator[Step]:
    """A game of uniformly random decisions and true chances, step by step.

    The game is over after the last step; that position is left to the caller to compute.
    """
    position = table.start()
    random = stream(seed, "conformance", str(table))
    for ply in range(table.game.kernel.max_steps + 1):
        turn = position.turn
        if turn == OVER:
            return
        if turn == CHANCE:
            action = position.sample(random)
        else:
            legal = position.legal()
            action = legal[below(random, len(legal))]
        yield Step(position, action, ply)
        position = position.apply(action)
    raise AssertionError(f"a game on {table} takes more than {table.game.kernel.max_steps} steps")


@lru_cache(maxsize=200)
def game_on(table: Table, seed: int = 0) -> tuple[Step, ...]:
    """A whole random game."""
    return tuple(play(table, seed))


def end_of(steps: tuple[Step, ...]) -> Position:
    """The position after the last step."""
    return steps[-1].position.apply(steps[-1].action)


def positions_on(table: Table, count: int, seed: int = 0) -> list[Step]:
    """``count`` steps spread evenly over a random game, its first and last among them."""
    return spread(game_on(table, seed), count)


def decisions_on(table: Table, count: int, seed: int = 0) -> list[Step]:
    """``count`` steps with a choice, spread evenly over a random game."""
    return spread([s for s in game_on(table, seed) if len(s.position.legal()) > 1], count)


def spread(steps: "list[Step] | tuple[Step, ...]", count: int) -> list[Step]:
    """``count`` items at equal distances, the first and the last among them."""
    if len(steps) <= count:
        return list(steps)
    last = len(steps) - 1
    return [steps[round(i * last / max(1, count - 1))] for i in range(count)]
