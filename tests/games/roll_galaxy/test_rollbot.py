"""The single steps that Rollbot reports lead to the same state as its compiled play."""

import os

import numpy as np
import pytest

from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.bots.rollbot import decide
from engines.games.roll_galaxy.kernels import flow
from engines.games.roll_galaxy.kernels.faces import REFERENCES
from engines.games.roll_galaxy.kernels.rollbot import player
from engines.games.roll_galaxy.kernels.rollbot.levels import assign_to, find_levels
from engines.games.roll_galaxy.kernels.rollbot.scratch import WORDS, By, Scratch, workspace_for
from engines.games.roll_galaxy.kernels.rollbot.situation import look
from engines.games.roll_galaxy.kernels.state import PHASES, GameState, Stage
from engines.games.roll_galaxy.position_text import position_text
from engines.games.roll_galaxy.rollbot import Trace
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, State
from tests.games.roll_galaxy.playing import VARIABLE
from tests.vectors.roll_galaxy_tables import Table, tile_of


def check_assignments(state: State) -> set[By]:
    """Play the actions of Rollbot's plan for every phase; return by what means workers move."""
    kernel, trace = GAME.kernel, Trace(state)
    used: set[By] = set()
    for phase in range(PHASES):
        assigned = trace.assignment(phase)
        told, done = state.copy(), state.copy()
        for step in assigned.actions():
            kernel.apply(told, step)
        s = GameState.of(done)
        t = Scratch.of(workspace_for((1,)))
        look(s, t)
        find_levels(s, t)
        assign_to(s, t, phase)
        flow.after_assignment(s)
        assert told.tobytes() == done.tobytes(), position_text(state)
        there = assigned.natural + assigned.moved + assigned.dictated
        assert there == trace.t.column[phase].sum()
        used |= {move.by for move in assigned.moves}
    return used


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_plans_lead_where_rollbot_assigns_its_dice(seats: int) -> None:
    """Two games; ``PARLOUR_GAMES`` asks for more."""
    kernel, used = GAME.kernel, set[By]()
    for seed in range(int(os.environ.get(VARIABLE, "2"))):
        state = GAME.start(seats, {"handicaps": True})
        trace = Scratch.of(workspace_for([1 + (seat + seed) % 4 for seat in range(seats)]))
        chance, choice = stream(seed, "chance", seats), stream(seed, "choice", seats)
        while (turn := kernel.turn(state)) != OVER:
            if turn == CHANCE:
                kernel.apply(state, kernel.sample(state, chance))
                continue
            if GameState.of(state).stage == Stage.ASSIGN:
                used |= check_assignments(state)
            player.act(state, trace, choice)
    assert used >= {By.SELECT, By.WILD, By.REASSIGN, By.DICTATE}


def test_advanced_logistics_sorts_both_stacks() -> None:
    """Workers keep the tile that they wait on; an empty stack gets the bottom tile of the other."""
    tiles = {"tableau": ["F1L", "F1R", "H9", "T01A"], "dev_stack": ["T36A", "T10A", "T03A", "T42A"]}
    for waiting, order in (({}, ["T42A", "T10A", "T03A"]), ({"home": 1}, ["T36A", "T42A", "T10A"])):
        table = Table({"P1": tiles | {"dev_workers": waiting}, "P2": {"tableau": ["F2L"]}})
        table.s.occurring = 1
        flow.start_phase(table.s, 0)
        flow.go_on(table.s)
        told = table.state.copy()
        for step in decide(told, 1)[0]:
            GAME.kernel.apply(told, step)
        player.act(table.state, Scratch.of(np.zeros(WORDS, np.int64)), stream(0))
        assert table.state.tobytes() == told.tobytes()
        stacks = table.s.stack[0]
        assert [REFERENCES[tile - 1] for tile in stacks[0, :3]] == order
        assert stacks[1, 0] == tile_of("T36A" if not waiting else "T03A") + 1
