"""The map of next rolls, against a game whose exact values are known."""

from dataclasses import replace
from typing import Any

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.record import BY_CHANCE, PERSON
from engines.match.analysis.next_rolls import NextRolls, next_rolls, roll_to_map
from engines.match.history import START, History
from engines.runtime.errors import BotError, IllegalAction
from engines.runtime.types import State
from tests.match.playing import record_of, run
from tests.match.small_game import (
    PHASE,
    ROLL,
    Scripted,
    SmallGame,
    apply,
    best,
    exact_analysis,
    value,
)
from tests.raised import raises
from tests.workers import ThreadWorkers

ONE = Budget(playouts=1)


def at(game: SmallGame, text: str) -> History:
    """A match that begins at a position."""
    return History(replace(record_of(game, PERSON, PERSON), start=text))


def mapped(history: History, workers: ThreadWorkers, bot: Scripted, **how: Any) -> NextRolls:
    told: list[NextRolls] = []
    found = run(next_rolls(history, bot, ONE, workers, told.append, **how))
    assert told[-1] == found
    assert [each.done for each in told] == [len(each.rolls) for each in told]
    return found


def test_next_rolls_add_up_to_the_position(game: SmallGame, workers: ThreadWorkers) -> None:
    history = at(game, "0 2 0 3 2")
    start = history.position
    found = mapped(history, workers, best())
    assert found.complete
    assert found.seat == start.owner
    assert sorted((str(roll.told["text"]), roll.faces) for roll in found.rolls) == [
        ("1", (1,)),
        ("2", (2,)),
        ("3", (3,)),
    ]
    assert sum(roll.chance for roll in found.rolls) == pytest.approx(1)
    for seat, worth in enumerate(value(start)):
        mean = found.mean(seat)
        assert mean is not None
        assert mean.mean == pytest.approx(worth)
        assert mean.error == 0
    history.forward(2, BY_CHANCE)
    assert mapped(history, workers, best(), node=START).rolls == found.rolls
    with raises(IllegalAction, "errors-next-rolls-draws-cannot"):
        mapped(history, workers, best())


def test_next_rolls_after_a_plan_are_those_after_its_moves(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    history = at(game, "0 2 0 3 2")
    history.forward(2, BY_CHANCE)
    plan = exact_analysis(history.position, "best").best.actions
    after = history.position
    for action in plan:
        after = after.apply(action)
    assert after.is_chance
    found = mapped(history, workers, best(), plan=plan)
    assert found.before == after
    history.forward(plan[0], PERSON)
    assert mapped(history, workers, best()).rolls == found.rolls


def test_next_rolls_that_come_to_the_same_are_one(game: SmallGame, workers: ThreadWorkers) -> None:
    def forgetful(state: State, action: int) -> None:
        apply(state, min(action, 2) if state[PHASE] == ROLL else action)

    game.kernel = replace(game.kernel, apply=forgetful)
    rolls = mapped(at(game, "0 2 0 3 2"), workers, best()).rolls
    assert [roll.outcomes for roll in rolls] == [(2, 3), (1,)]
    assert rolls[0].chance == pytest.approx(2 / 3)


def test_next_rolls_share_the_budget(game: SmallGame, workers: ThreadWorkers) -> None:
    budgets: list[Budget] = []

    def analysed(question: Question, *_: object) -> Analysis:
        budgets.append(question.budget)
        return exact_analysis(question.position, "busy")

    history = at(game, "0 2 0 3 2")
    total = Budget(seconds=3.0, playouts=300)
    run(next_rolls(history, Scripted("busy", analysed), total, workers, lambda _: None))
    assert budgets == [Budget(seconds=1.0, playouts=100)] * 3


def test_an_adviser_that_fails_ends_the_map_of_next_rolls(
    game: SmallGame, workers: ThreadWorkers
) -> None:
    def failing(question: Question, *_: object) -> Analysis:
        raise ValueError("no idea")

    found = mapped(at(game, "0 2 0 3 2"), workers, Scripted("failing", failing))
    assert isinstance(found.error, BotError)
    assert not found.complete
    assert found.mean(0) is None


def test_the_roll_of_which_a_person_thinks(game: SmallGame) -> None:
    history = at(game, "0 2 0 3 2")
    assert roll_to_map(history) == START, "it is due"
    history.forward(2, BY_CHANCE)
    assert roll_to_map(history) == START, "it was the last one"
    history.forward(exact_analysis(history.position, "best").best.actions[0], PERSON)
    assert history.position.is_chance
    assert roll_to_map(history) == history.at
    history.go(0)
    assert roll_to_map(history) == START
