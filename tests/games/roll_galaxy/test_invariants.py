"""Whole random games keep what no game may break."""

import numpy as np
import pytest

from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.game import HANDICAPS
from engines.games.roll_galaxy.kernels.counting import dice_owned
from engines.games.roll_galaxy.kernels.faces import COLOUR
from engines.games.roll_galaxy.kernels.state import (
    BOX,
    COLOURS,
    GREY,
    IN_BAG,
    IN_HAND,
    IN_TABLEAU,
    IN_ZONE,
    LAST_SQUARES,
    ON_PILE,
    TILES,
    GameState,
)
from engines.games.roll_galaxy.possible import check
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER
from tests.games.roll_galaxy.playing import audit_games

EVERY = 9
"""One position in this many is checked in plain Python; compiled code checks them all."""


def check_dice(s: GameState) -> None:
    """The supply never runs short, and no count is negative."""
    for colour in range(COLOURS):
        assert sum(dice_owned(s, seat, colour) for seat in range(int(s.seats))) <= BOX[colour]
    for field in ("cup", "citizenry", "on_stack", "workers", "dictated", "rolled", "used"):
        assert getattr(s, field).min() >= 0, field


def check_tiles(s: GameState) -> None:
    """Every tile is where it is said to be, and only there."""
    found = [0] * TILES
    for seat in range(int(s.seats)):
        for half in range(2):
            height = int(s.height[seat, half])
            assert not s.stack[seat, half, height:].any()
            for tile in s.stack[seat, half, :height]:
                assert s.where[tile - 1] == IN_ZONE + seat
                found[tile - 1] += 1
        for face in s.tableau[seat, : s.squares[seat]]:
            if face - 1 < 2 * TILES:
                assert s.where[(face - 1) % TILES] == IN_TABLEAU
                found[(face - 1) % TILES] += 1
    for tile in range(TILES):
        elsewhere = s.where[tile] == IN_BAG or ON_PILE <= s.where[tile] < IN_HAND + 5
        assert found[tile] + elsewhere == 1


def check_seats(s: GameState) -> None:
    """Credits, chips and goods are within their limits."""
    assert s.credits.min() >= 0
    assert s.credits.max() <= 10
    assert s.pool >= 0
    for seat in range(int(s.seats)):
        for square in range(int(s.squares[seat])):
            goods = s.goods[seat, square]
            assert goods[0] >= goods[1]
            assert COLOUR[s.tableau[seat, square] - 1] > GREY or not goods.any()
        assert not s.goods[seat, s.squares[seat] :].any()


def test_a_game_is_set_up_once_all_have_chosen_their_handicaps() -> None:
    position, ply = Position.start(GAME, 3, {HANDICAPS: True}), 0
    while not position.game.is_set_up(position.state):
        assert position.moment.round == 1
        action = position.draw(1, ply) if position.is_chance else position.legal()[0]
        position, ply = position.apply(action), ply + 1
    assert ply > 3
    assert GAME.is_set_up(GAME.start(3, {HANDICAPS: False}))
    assert GameState.of(position.state).round_number == 0, "the first tiles are still to be chosen"
    assert min(GameState.of(position.state).minimum[:3].tolist()) >= 1


def test_each_seat_has_its_own_least_credits_after_a_round() -> None:
    least = {"credits_1": 2, "credits_2": 1, "credits_3": 4}
    position, ply = Position.start(GAME, 3, {HANDICAPS: False, **least}), 0
    assert GameState.of(position.state).minimum[:3].tolist() == [2, 1, 4]
    rounds = 0
    while rounds < 3:
        before = position.moment.round
        action = position.draw(1, ply) if position.is_chance else position.legal()[0]
        position, ply = position.apply(action), ply + 1
        if position.moment.round > before > 1:
            rounds += 1
            held = GameState.of(position.state).credits[:3].tolist()
            assert all(has >= low for has, low in zip(held, least.values(), strict=True))


@pytest.mark.parametrize(
    "seats", [*(pytest.param(n, marks=pytest.mark.slow) for n in (2, 3, 4)), 5]
)
def test_a_random_game_keeps_the_invariants(seats: int) -> None:
    kernel = GAME.kernel
    state = GAME.start(seats, {"handicaps": True})
    s = GameState.of(state)
    random, out = stream(1, "invariants", seats), np.zeros(kernel.max_actions, np.int64)
    most_dice = steps = 0
    while (turn := kernel.turn(state)) != OVER:
        if turn == CHANCE:
            kernel.apply(state, kernel.sample(state, random))
        else:
            count = kernel.legal(state, out)
            assert count >= 1
            kernel.apply(state, int(out[below(random, count)]))
        steps += 1
        if steps % EVERY == 0:
            check_dice(s)
            check_tiles(s)
            check_seats(s)
            check(s)
        most_dice = max(most_dice, int(s.cup.sum(axis=1).max()))
    assert s.pool <= 0 or s.squares.max() >= LAST_SQUARES
    assert most_dice >= 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_random_games_keep_the_invariants(seats: int) -> None:
    """The same checks compiled; ``PARLOUR_GAMES`` asks for more games."""
    audit = audit_games(seats, seed=seats)
    assert audit.broken == ""
    assert audit.finished == audit.games
