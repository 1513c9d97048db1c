"""Matches of Roll for the Galaxy: throws of several kinds of dice, and what belongs to nobody."""

import pytest

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.catalog import Words
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, PERSON, SeatRecord
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.kernels.state import STATE, Stage
from engines.match.advice.hint import theme
from engines.match.archive.records import new_record
from engines.match.controller.pending import due
from engines.match.controller.table_options import INSTANT, Automatic, Automation, Table
from engines.match.events import Waiting
from engines.match.history import History
from engines.match.narration import Detail, log
from engines.runtime.streams import stream

BY_HAND = Table(speed=INSTANT, automation=Automation(rolls=Automatic.OFF))
WORDS = Words(names=("Anna", "Ben"))
ROUNDS = 6


@pytest.fixture(scope="module")
def history() -> History:
    """Some rounds of two people."""
    seats = [SeatRecord("Anna", PERSON), SeatRecord("Ben", PERSON)]
    found = History(new_record(GAME, seats, seed=3))
    while found.position.moment.round <= ROUNDS:
        position, ply = found.position, found.ply()
        if position.is_chance:
            found.forward(position.draw(3, ply), BY_CHANCE)
        else:
            choice = GAME.kernel.policy(position.state, stream(3, "choices", ply))
            found.forward(choice, PERSON)
    return found


def stage(position: Position) -> Stage:
    return Stage(int(position.state.view(STATE)[0].stage))


def test_one_press_rolls_the_whole_cup(history: History) -> None:
    pressed = several = 0
    path = history.path()
    try:
        for node in path:
            history.go(history.parent(node))
            position = history.position
            roll = position.roll()
            if roll is None or stage(position) is not Stage.ROLL:
                continue
            several += roll.rest > 0
            if due(history, BY_HAND, None, None) is Waiting.ROLL:
                s = position.state.view(STATE)[0]
                assert roll.count + roll.rest == int(s.cup[s.mover].sum())
                pressed += 1
    finally:
        history.go(path[-1])
    assert several, "some cups hold dice of two colours"
    assert pressed == 2 * ROUNDS


def test_the_reveal_belongs_to_nobody(history: History) -> None:
    for detail in Detail:
        lines = log(history.turns(), detail)
        revealed = [line for line in lines if "are revealed" in line.text(WORDS)]
        assert len(revealed) == ROUNDS
        assert {line.seat for line in revealed} == {None}
        told = revealed[0].text(WORDS)
        assert told.startswith("The dice are revealed: Anna selected ")
        assert ", Ben selected " in told
        for line in lines:
            if line.seat is not None:
                assert "extra die" not in line.text(WORDS)


def test_every_question_has_a_theme_of_its_own(history: History) -> None:
    told = {}
    value = (Estimate(0.5, 0.1),) * 2
    for step in history.steps():
        if step.is_chance or len(step.before.legal()) == 1:
            continue
        line = Line((step.action,), ("it",), 0.5, value[0], {Unit.WIN: value})
        plain = Analysis(GAME.id, "planner", step.before.turn, Unit.WIN, (line,))
        facts = theme(step.before, plain).facts
        told[step.before.ask().code] = facts[-1].code
    assert len(told) >= 8
    assert "roll_galaxy.theme.general" not in told.values()
    assert len(set(told.values())) == len(told)
