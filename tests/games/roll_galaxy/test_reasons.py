"""What Rollbot says about a plan is true of that plan."""

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.kernels.state import (
    DICTATING,
    SHIFT,
    GameState,
    Kind,
    Stage,
    fields_of,
)
from engines.runtime.streams import stream

_GAMES = 12


def test_workers_are_counted_as_the_plan_moves_them() -> None:
    told: set[tuple[bool, bool]] = set()
    for seed in range(_GAMES):
        position = Position.start(GAME, 2)
        for ply in range(250):
            if position.is_over:
                break
            s = GameState.of(position.state)
            as_rolled = (s.workers[s.mover] == s.rolled[s.mover].T).all()
            if s.stage == Stage.ASSIGN and s.selected[s.mover] < 0 and as_rolled:
                _check(position, told)
            position = position.apply(
                position.draw(seed, ply)
                if position.is_chance
                else GAME.kernel.policy(position.state, stream(seed, "reasons", ply))
            )
    assert told >= {(False, False), (False, True), (True, True)}


def _check(position: Position, told: set[tuple[bool, bool]]) -> None:
    """Compare the reason with the dice in the selected phase once the plan is played."""
    seat = position.turn
    easy = GAME.bot("rollbot_easy")
    rolled = GameState.of(position.state).rolled[seat].copy()
    for line in easy.analyse(Question(position, Budget(playouts=1), 1), Monitor()).lines:
        (said,) = [
            {name: value for name, value in reason.message.parameters if isinstance(value, int)}
            for reason in line.reasons
            if ".reason.reach" in reason.message.code
        ]
        dictated = [
            fields_of(step, 4)[3]
            for step in line.actions
            if step >> SHIFT == Kind.MOVE and fields_of(step, 4)[0] == DICTATING
        ]
        after = position
        for step in line.actions[:-1]:
            after = after.apply(step)
        s = GameState.of(after.state)
        phase = int(s.selected[seat])
        there = int(s.workers[seat, phase].sum())
        count = said.get("dictated", 0)
        assert count == dictated.count(phase)
        assert said["natural"] + said["moved"] + count == there
        assert said["natural"] <= int(rolled[:, phase].sum())
        told.add((count > 0, said["moved"] > 0))
