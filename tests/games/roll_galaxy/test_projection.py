"""Rollbot's projected Citizenry: computed once, when the phases are revealed, and remembered."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.projection import project
from engines.games.roll_galaxy.kernels.rollbot import player
from engines.games.roll_galaxy.kernels.rollbot.scratch import WORDS, Scratch
from engines.games.roll_galaxy.kernels.state import (
    EXPLORE,
    SHIP,
    TILES,
    GameState,
    Kind,
    Stage,
    action,
)
from engines.runtime.errors import ParseError
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, State
from tests.raised import raises
from tests.vectors.roll_galaxy_tables import Table


def record(state: State) -> Any:
    return GameState.of(state)


def positions_of_a_game(seats: int, seed: int) -> Iterator[State]:
    """Every position of a game by rules of thumb, chance nodes included."""
    kernel = GAME.kernel
    state = GAME.start(seats, {"handicaps": True})
    chance, choice = stream(seed, "chance"), stream(seed, "choice")
    while (turn := kernel.turn(state)) != OVER:
        yield state
        if turn == CHANCE:
            kernel.apply(state, kernel.sample(state, chance))
        else:
            kernel.apply(state, kernel.policy(state, choice))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_round_keeps_what_was_projected_at_the_reveal(seats: int) -> None:
    """What happens in the round does not change it."""
    random = stream(1)
    projected: list[int] = []
    in_play = changed = 0
    for state in positions_of_a_game(seats, 5):
        s = record(state)
        if s.stage == Stage.REVEAL:
            revealed = state.copy()
            flow.reveal(record(revealed), GAME.kernel.sample(state, random) & 7)
            now = record(revealed)
            assert [project(now, seat) for seat in range(seats)] == [*now.projected[:seats]]
            projected = []
        elif s.occurring:
            projected = projected or [int(n) for n in s.projected[:seats]]
            assert [*s.projected[:seats]] == projected
            in_play += 1
            changed += [project(s, seat) for seat in range(seats)] != projected
        else:
            assert not s.projected.any()
    assert 0 < changed < in_play


def shipping_after_a_scout() -> Table:
    """Two developers have completed a tile that was scouted this round; one good can be shipped."""
    home = {"face": "H1", "goods": ["military"]}
    first = {"credits": 3, "tableau": ["F1L", "F1R", home], "cup": {"home": 1}}
    first["workers"] = {"explore": {"home": 1}, "develop": {"home": 2}, "ship": {"home": 1}}
    table = Table({"P1": first, "P2": {"tableau": ["F2L", "F2R", "H7"], "cup": {"home": 3}}})
    table.s.minimum[:2] = 1
    table.s.selected[:2] = EXPLORE, SHIP
    table.s.rolled[0, 0] = 1  # the reveal forgets it
    table.fill_bag(["T10A"])
    flow.reveal(table.s, 1)
    flow.go_on(table.s)
    assert table.s.projected[0] == 3
    table.play(action(Kind.SCOUT, 0))
    (tile,) = (t for t in range(TILES) if table.s.where[t] == 20)
    table.play(action(Kind.PLACE, tile, 0, 0))
    while table.stage is Stage.BUILD:
        table.play(action(Kind.WORK, 0))
    assert table.stage is Stage.SHIPPING
    return table


def test_a_scouted_tile_does_not_change_what_rollbot_trades_for() -> None:
    """With $3 for the 3 dice it expected, it consumes, although there will be 5 dice."""
    table = shipping_after_a_scout()
    assert project(table.s, 0) == 5
    assert table.s.projected[0] == 3
    scratch = Scratch.of(np.zeros(WORDS, np.int64))
    assert player.choose(table.s, scratch, stream(0)) == action(Kind.SHIP, 0, 2, 1, 1)
    table.s.projected[0] = 5
    assert player.choose(table.s, scratch, stream(0)) == action(Kind.SHIP, 0, 2, 1, 0)


def position_in_play() -> Position:
    for state in positions_of_a_game(2, 3):
        s = record(state)
        if s.occurring and s.stage == Stage.TASKS and s.round_number > 4:
            return Position(GAME, state.copy())
    raise AssertionError("nobody explores")


def test_texts_of_older_versions_still_open() -> None:
    position = position_in_play()
    text = position.text()
    assert Position.parse(GAME, text).text() == text
    old = re.sub(r" projected [0-9]+", "", text)
    assert old != text
    opened = Position.parse(GAME, old)
    s = record(opened.state)
    assert [*s.projected[:2]] == [project(s, seat) for seat in range(2)]
    assert Position.parse(GAME, opened.text()) == opened


def test_what_is_expected_belongs_to_the_phases() -> None:
    text = "seats 2 round 1 turn 9 pool 24 stage recruit mover 1 | credits 1 projected 3 minimum 1 "
    text += "cup W3 citizenry W2R2 squares F1L F1R H7 | credits 8 minimum 1 cup W3 citizenry W2Y1 "
    text += "squares F2L F2R H4"
    with raises(ParseError, "errors-dice-expected-outside-phases"):
        Position.parse(GAME, text)


def test_nobody_learns_what_others_expect() -> None:
    """Projections depend on hidden tiles; a redrawn position computes them from redrawn tiles."""
    position = position_in_play()
    seat = position.turn
    other = 1 - seat
    changed = position.state.copy()
    record(changed).projected[other] = 99
    seen = [Position(GAME, one).seen_by(seat, stream(4)) for one in (position.state, changed)]
    assert seen[0] == seen[1]
    now = record(seen[0].state)
    assert now.projected[seat] == record(position.state).projected[seat]
    assert now.projected[other] == project(now, other)
