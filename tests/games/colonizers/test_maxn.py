"""MaxN takes short cuts, and finds what the plain search finds (rules, 3.3)."""

from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from engines.contract.position import Position
from engines.games.colonizers.kernels import maxn, published_evaluation, worlds
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.state import (
    BUILD,
    DRAW,
    HAND,
    KEEP,
    OPPORTUNIST,
    OVER,
    PICK,
    POWER,
    SEATS,
    SPY,
    VISIONARY,
)
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.original import net_random
from engines.games.colonizers.snapshot import read
from engines.runtime.streams import stream
from tests.games.colonizers.play import random_game
from tests.games.colonizers.test_rules import drained

Ints = npt.NDArray[np.int64]
Cards = npt.NDArray[np.int8]


class World:
    """A state, its deck, and the generator that deals colonists."""

    def __init__(self, state: Ints, deck: Cards, net: Ints) -> None:
        self.state, self.deck, self.net = state.copy(), deck.copy(), net

    @classmethod
    def of(cls, position: Position, seed: int) -> "World":
        """A world that the mover of a position may be in."""
        world = cls(position.state, np.zeros(worlds.DECK, np.int8), net_random(seed))
        worlds.guess_fairly(record(world.state), world.deck, stream(seed, "world"))
        return world

    def after(self, action: int) -> "World":
        """The world after an action, with the same generator."""
        made = World(self.state, self.deck, self.net)
        room = np.zeros(8, np.int64)
        worlds.play_in_world(record(made.state), made.deck, action, made.net, room)
        return made

    def choices(self) -> list[int]:
        """Every action, one for each copy of a card."""
        out = np.zeros(HAND + 2, np.int64)
        return [int(code) for code in out[: list_choices(record(self.state), out, 1)]]

    def value(self) -> list[float]:
        """What it is worth to each seat."""
        values = np.zeros(SEATS)
        published_evaluation.evaluate(record(self.state), values)
        return [float(value) for value in values]

    def search(self, depth: int) -> list[list[float]]:
        """The values of the choices, by the plain search: all children, then each in turn."""
        found = []
        for child in [self.after(action) for action in self.choices()]:
            if depth == 1 or record(child.state).phase == OVER:
                found.append(child.value())
            else:
                seat = int(record(child.state).seat)
                found.append(max(child.search(depth - 1), key=lambda values: values[seat]))
        return found


def fast(world: World, depth: int) -> list[list[float]]:
    """The same by the search of the bot, with the generator of the world."""
    worlds = maxn.new_worlds(depth)
    worlds.states[-1], worlds.decks[-1] = world.state, world.deck
    maxn.search_world(worlds, depth, world.net)
    return [[float(value) for value in row] for row in worlds.values[: worlds.frames[1]]]


@cache
def positions() -> list[Position]:
    """The decisions of four games."""
    games = [random_game(seed, policy=seed % 2 == 1) for seed in range(4)]
    return [position for game in games for position in game if position.turn >= 0]


def check(position: Position, depth: int, seed: int = 3) -> None:
    """Both searches find the same values, and draw the same number of random numbers."""
    plain, quick = World.of(position, seed), World.of(position, seed)
    assert fast(quick, depth) == plain.search(depth)
    assert quick.net.tolist() == plain.net.tolist()


def test_leaves_are_worth_what_the_positions_after_them_are_worth() -> None:
    phases: set[int] = set()
    for position in positions():
        check(position, 1)
        state = read(position.state)
        phases.add(state.phase)
    assert phases == {PICK, DRAW, KEEP, POWER, BUILD}


@pytest.mark.parametrize("colonist", [OPPORTUNIST, SPY, VISIONARY])
def test_powers_change_the_worth_of_leaves(colonist: int) -> None:
    changed = 0
    for position in positions():
        state = read(position.state)
        if state.phase in (DRAW, POWER) and state.mover.colonist == colonist:
            values = fast(World.of(position, 3), 1)
            changed += any(values[0] != other for other in values[1:])
    assert changed > 3


@pytest.mark.parametrize("deck", [1, 2, 3])
@pytest.mark.parametrize("colonist", ["Visionary", "Opportunist"])
def test_a_game_may_end_for_want_of_cards(deck: int, colonist: str) -> None:
    for depth in (1, 4):
        check(drained(deck, colonist), depth)


@pytest.mark.parametrize(("depth", "every"), [(2, 9), (3, 37), (4, 151), (5, 401)])
def test_deeper_values_are_those_of_the_plain_search(depth: int, every: int) -> None:
    for position in positions()[::every]:
        check(position, depth)
