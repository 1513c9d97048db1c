"""What the board draws."""

import math

import pytest
from hypothesis import given

from engines.contract.position import Position
from engines.games.fargo.rolls import score
from engines.games.fargo.view import FargoView
from tests.games.fargo.play import FARGO, reached


def view(text: str) -> FargoView:
    found: FargoView = Position.parse(FARGO, text).view()
    return found


def test_a_decision() -> None:
    seen = view("4500 3200 | banked 500 | run 350 | dice 6")
    assert (seen.scores, seen.mover, seen.banked, seen.run) == ((4500, 3200), 0, 500, 350)
    assert (seen.deciding, seen.rolling, seen.over, seen.last_turn) == (True, False, False, False)
    assert (seen.target, seen.best_other, seen.stop_points) == (10_000, 3200, 850)
    assert seen.odds is not None
    assert seen.odds.bust == pytest.approx(1440 / 6**6)
    assert seen.odds.hot == pytest.approx(828 / 6**6)


def test_the_last_turns_and_the_end() -> None:
    last = view("9000 10050 | trigger 2")
    assert (last.last_turn, last.rolling, last.trigger, last.best_other) == (True, True, 1, 10_050)
    end = view("9000 10050 | over | trigger 2")
    assert (end.over, end.dice_due, end.deciding, end.odds) == (True, 0, False, None)


@given(reached())
def test_the_figures_are_those_of_the_next_roll(position: Position) -> None:
    seen: FargoView = position.view()
    assert seen.deciding is (position.turn >= 0)
    assert (seen.dice_due > 0) is position.is_chance
    if not position.is_chance:
        return
    scored = [(score(roll), p) for roll, p in position.outcomes()]
    assert seen.odds is not None
    assert seen.odds.bust == pytest.approx(math.fsum(p for roll, p in scored if roll.bust))
    assert seen.odds.hot == pytest.approx(math.fsum(p for r, p in scored if not r.bust and r.hot))
