"""Checks of the compiled rules, through the contract of ``engines.runtime.kernels.contract``."""

from itertools import pairwise
from typing import Final
from zlib import crc32

import numpy as np
import pytest
from scipy import stats

from engines.contract.position import Position
from engines.runtime.errors import IllegalAction
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER, Action, State
from tests.conformance.tables import Step, end_of

GUARD: Final = 8
"""Places after the end of a buffer, which nothing may write to."""
UNTOUCHED: Final = -7_777_777
ENOUGH: Final = 10.0
"""Outcomes with fewer expected draws share a cell."""
SURPRISE: Final = 1e-7
"""A sample this unlikely means that its distribution is not the one it claims."""


def buffer(size: int) -> State:
    return np.full(size + GUARD, UNTOUCHED, np.int64)


def written(out: State, count: int) -> list[int]:
    """The first ``count`` items, after a check that nothing else was written."""
    assert (out[count:] == UNTOUCHED).all(), "wrote more than it returned"
    found: list[int] = out[:count].tolist()
    return found


def check_state(position: Position) -> None:
    """The state has the declared size; seat numbers exist."""
    kernel = position.game.kernel
    assert position.state.shape == (kernel.words,)
    assert position.state.dtype == np.int64
    assert position.turn in {CHANCE, OVER, *range(position.seats)}
    assert 0 <= position.owner < position.seats


def check_reading_changes_nothing(position: Position) -> None:
    """Only ``apply`` and ``redraw`` may change a state."""
    kernel, state, before = position.game.kernel, position.state, position.state
    random = stream(1)
    turn = kernel.turn(state)
    if turn == CHANCE:
        kernel.sample(state, random)
        kernel.outcomes(
            state, np.zeros(kernel.max_outcomes, np.int64), np.zeros(kernel.max_outcomes)
        )
    elif turn == OVER:
        kernel.returns(state, np.zeros(position.seats))
    else:
        kernel.legal(state, np.zeros(kernel.max_actions, np.int64))
        kernel.policy(state, random)
    assert (state == before).all()
    assert kernel.turn(state) == turn


def check_legal(position: Position) -> None:
    """Legal actions are distinct, in a fixed order, within their buffer, and all playable."""
    kernel = position.game.kernel
    out = buffer(kernel.max_actions)
    legal = written(out, kernel.legal(position.state, out))
    assert 1 <= len(legal) <= kernel.max_actions
    assert len(set(legal)) == len(legal), "an action is listed twice"
    assert min(legal) >= 0
    again = buffer(kernel.max_actions)
    assert written(again, kernel.legal(position.state, again)) == legal, "another order"
    assert position.legal() == tuple(legal)
    assert position.outcomes() == ()
    for action in legal:
        after = position.state
        kernel.apply(after, action)
        assert (after != position.state).any(), f"action {action} changes nothing"


def check_policy(position: Position) -> None:
    """The fast policy plays legal actions."""
    random = stream(2, crc32(position.key))
    chosen = {position.game.kernel.policy(position.state, random) for _ in range(5)}
    assert chosen <= set(position.legal())


def check_chance(position: Position, draws: int = 20) -> None:
    """Outcomes are distinct and their chances add up; samples are among them, in proportion."""
    kernel = position.game.kernel
    out, chances = (
        buffer(kernel.max_outcomes),
        np.full(kernel.max_outcomes + GUARD, float(UNTOUCHED)),
    )
    count = kernel.outcomes(position.state, out, chances)
    outcomes = written(out, count)
    assert (chances[count:] == UNTOUCHED).all(), "wrote more chances than outcomes"
    assert position.legal() == ()
    random = stream(3, position.text())
    sampled = [position.sample(random) for _ in range(draws)]
    assert min(sampled) >= 0
    for outcome in sampled:
        Position(position.game, position.state).apply(outcome)
    for outcome in (-1, max(sampled) + (1 << 62), *_decisions_beside(position, outcomes)):
        with pytest.raises(IllegalAction):
            position.apply(outcome)
    if not count:
        return
    assert len(set(outcomes)) == count, "an outcome is listed twice"
    assert min(outcomes) >= 0
    assert min(chances[:count]) > 0
    assert abs(sum(chances[:count]) - 1) < 1e-9
    assert set(sampled) <= set(outcomes)


def _decisions_beside(position: Position, outcomes: list[Action]) -> list[Action]:
    """Codes of decisions after an outcome that are not outcomes themselves."""
    after = position.apply(position.sample(stream(5)))
    beside = set(after.legal()) - set(outcomes)
    return sorted(beside - set(position.game.leaves(position.state).values())) if outcomes else []


def check_sampling(position: Position, draws: int = 4000) -> None:
    """Samples come as often as their chances say; rare outcomes are counted together.

    Nothing is checked where there are too many outcomes to list.
    """
    if not position.outcomes():
        return
    cell: dict[Action, int] = {}
    expected: list[float] = []
    for action, chance in sorted(position.outcomes(), key=lambda item: item[1]):
        if not expected or expected[-1] >= ENOUGH:
            expected.append(0.0)
        expected[-1] += chance * draws
        cell[action] = len(expected) - 1
    random = stream(4, position.text())
    sampled = (cell[position.sample(random)] for _ in range(draws))
    observed = np.bincount(np.fromiter(sampled, np.int64), minlength=len(expected))
    if len(expected) > 1:
        assert stats.chisquare(observed, expected).pvalue > SURPRISE


def check_draws(step: Step) -> None:
    """The match's outcome at a place depends on its seed and ply only."""
    assert step.position.draw(11, step.ply) == step.position.draw(11, step.ply)


def check_apply(step: Step) -> None:
    """The same action gives the same position, and leaves the one before as it was."""
    before = step.position.key
    first, second = step.position.apply(step.action), step.position.apply(step.action)
    assert first == second
    assert step.position.key == before


def check_moments(steps: tuple[Step, ...]) -> None:
    """Rounds and turns count from 1 and never go back."""
    moments = [step.position.moment for step in steps] + [end_of(steps).moment]
    assert (moments[0].round, moments[0].turn) >= (1, 1)
    for earlier, later in pairwise(moments):
        assert earlier.round <= later.round
        assert earlier.turn <= later.turn


def check_end(position: Position) -> None:
    """At the end every seat has a utility within the bounds, with the declared sum."""
    facts, kernel = position.game.info, position.game.kernel
    out = np.full(position.seats + GUARD, float(UNTOUCHED))
    kernel.returns(position.state, out)
    assert (out[position.seats :] == UNTOUCHED).all(), "wrote more utilities than seats"
    returns = out[: position.seats]
    assert position.returns().tolist() == returns.tolist()
    low, high = facts.bounds
    assert low - 1e-9 <= returns.min()
    assert returns.max() <= high + 1e-9
    if facts.constant_sum is not None:
        assert abs(returns.sum() - facts.constant_sum) < 1e-9
    assert (position.is_over, position.legal(), position.outcomes()) == (True, (), ())
