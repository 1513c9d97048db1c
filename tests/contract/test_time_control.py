"""Clocks: their notation, and how a bot divides its own."""

import pytest

from engines.contract.budget import Budget
from engines.contract.time_control import TimeControl
from engines.runtime.errors import OptionError
from tests.raised import raises


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("60+0", TimeControl(60)),
        ("180+2", TimeControl(180, 2)),
        ("0.5+0.25", TimeControl(0.5, 0.25)),
        ("30/turn", TimeControl(30, per_turn=True)),
    ],
)
def test_the_notation_reads_back(text: str, control: TimeControl) -> None:
    assert TimeControl.parse(text) == control
    assert control.text() == text


def test_the_increment_may_be_left_out() -> None:
    assert TimeControl.parse(" 60 ") == TimeControl(60)


@pytest.mark.parametrize("text", ["", "soon", "-1+2", "1+-2", "0+3", "30/round", "inf+1"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(OptionError):
        TimeControl.parse(text)


def test_a_fresh_clock_for_each_turn_has_no_increment() -> None:
    with raises(OptionError, "errors-clock-starts-afresh-each"):
        TimeControl(30, 2, per_turn=True)


def test_a_bot_divides_its_clock() -> None:
    # remaining 60 s: 3 s in reserve, the rest over 10 turns, 50 ms for everything else
    game, with_more, turn = TimeControl(60), TimeControl(60, 2), TimeControl(10, per_turn=True)
    assert game.thinking_s(60, 10) == pytest.approx(5.65)
    assert with_more.thinking_s(60, 10) == pytest.approx(7.65)
    assert game.thinking_s(60, 1) == pytest.approx(11.95), "never more than a fifth"
    assert game.thinking_s(1, 5) == pytest.approx(0.09)
    assert game.thinking_s(-1, 5) == 0.02
    assert turn.thinking_s(10, 5) == pytest.approx(9.45)


def test_a_budget_within_a_clock() -> None:
    assert Budget(seconds=1).within(0.3) == Budget(seconds=0.3)
    assert Budget(seconds=1).within(3) == Budget(seconds=1)
    assert Budget(seconds=1).within(3, stretched=True) == Budget(seconds=3)
    assert Budget(depth=2).within(3) == Budget(seconds=3, depth=2)
