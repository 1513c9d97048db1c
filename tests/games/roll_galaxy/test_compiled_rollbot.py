"""The compiled Rollbot decides as the readable one does, in every position of whole games."""

import os
from typing import Any

import numpy as np
import pytest

from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.bots.rollbot import decide, white_die
from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.faces import REFERENCES
from engines.games.roll_galaxy.kernels.rollbot import player
from engines.games.roll_galaxy.kernels.rollbot.scratch import THOUGHT, WORDS
from engines.games.roll_galaxy.kernels.state import STATE, Stage
from engines.games.roll_galaxy.position_text import position_text
from engines.games.roll_galaxy.rollbot.actions import actions_of
from engines.games.roll_galaxy.rollbot.levels import choose
from engines.games.roll_galaxy.rollbot.situation import Situation
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, State, Stream
from tests.games.roll_galaxy.playing import VARIABLE
from tests.vectors.roll_galaxy_tables import Table, tile_of

MOST_STEPS = 20_000
LEGAL = np.zeros(GAME.kernel.max_actions, np.int64)


def readable(state: State, minimum: int, random: Stream) -> None:
    """Decide as the readable version does."""
    kernel, s = GAME.kernel, state.view(STATE)[0]
    if s.stage == Stage.ASSIGN:
        now = Situation(s, int(s.mover))
        for step in actions_of(now, choose(now, white_die(random)).assignment):
            kernel.apply(state, step)
    else:
        for step in decide(s, minimum, lambda: below(random, 2))[0]:
            kernel.apply(state, step)


def compare_game(minimums: list[int], seed: int) -> set[Stage]:
    """Play a game; both versions decide every position. Return the decisions that were compared."""
    kernel, seats = GAME.kernel, len(minimums)
    state = GAME.start(seats, {"handicaps": True})
    paper = np.zeros(WORDS, np.int64)
    thought: Any = paper.view(THOUGHT)[0]
    thought.minimum[:seats] = minimums
    chance, choice = stream(seed, "chance", seats), stream(seed, "choice", seats)
    met: set[Stage] = set()
    for _ in range(MOST_STEPS):
        turn = kernel.turn(state)
        if turn == OVER:
            return met
        if turn == CHANCE:
            kernel.apply(state, kernel.sample(state, chance))
            continue
        here, told, random = position_text(state), state.copy(), choice.copy()
        met.add(Stage(int(state.view(STATE)[0].stage)))
        readable(told, minimums[turn], random)
        player.act(state, thought, choice)
        assert state.tobytes() == told.tobytes(), here
        assert choice.tobytes() == random.tobytes(), here
    raise AssertionError(f"no end: {position_text(state)}")


def test_advanced_logistics_sorts_both_stacks() -> None:
    """Workers keep the tile that they wait on; an empty stack gets the bottom tile of the other."""
    tiles = {"tableau": ["F1L", "F1R", "H9", "T01A"], "dev_stack": ["T36A", "T10A", "T03A", "T42A"]}
    for waiting, order in (({}, ["T42A", "T10A", "T03A"]), ({"home": 1}, ["T36A", "T42A", "T10A"])):
        table = Table({"P1": tiles | {"dev_workers": waiting}, "P2": {"tableau": ["F2L"]}})
        table.s.occurring = 1
        flow.start_phase(table.s, 0)
        flow.go_on(table.s)
        told = table.state.copy()
        readable(told, 1, stream(0))
        player.act(table.state, np.zeros(WORDS, np.int64).view(THOUGHT)[0], stream(0))
        assert table.state.tobytes() == told.tobytes()
        stacks = table.s.stack[0]
        assert [REFERENCES[tile - 1] for tile in stacks[0, :3]] == order
        assert stacks[1, 0] == tile_of("T36A" if not waiting else "T03A") + 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_versions_decide_alike(seats: int) -> None:
    """Two games with all grades at the table; ``PARLOUR_GAMES`` asks for more games."""
    for seed in range(int(os.environ.get(VARIABLE, "2"))):
        met = compare_game([1 + (seat + seed) % 4 for seat in range(seats)], seed)
        assert met >= {Stage.START, Stage.ASSIGN, Stage.TASKS, Stage.PLACE, Stage.BUILD}
