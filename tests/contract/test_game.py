"""What every game inherits: options, seats, bots, dice."""

import pytest

from engines.contract.game import Game
from engines.contract.rules import Option
from engines.runtime.errors import OptionError, UnknownName
from tests.contract.toy import TOY
from tests.raised import raises


def test_options_are_completed_with_their_defaults() -> None:
    assert TOY.options({}) == {"rounds": 2, "gentle": False}
    assert TOY.options({"gentle": True}) == {"rounds": 2, "gentle": True}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"colour": True}, "errors-no-option"),
        ({"rounds": 4}, "errors-not-value-option-use"),
        ({"rounds": True}, r"errors-not-value-option-use"),
        ({"gentle": 1}, "errors-not-value-option-use"),
        ({"gentle": "yes"}, r"errors-not-value-option-use"),
    ],
)
def test_wrong_options_are_named_with_the_right_ones(
    chosen: dict[str, int | str], message: str
) -> None:
    with raises(OptionError, message):
        TOY.options(chosen)


def test_an_option_of_texts_takes_its_choices_only() -> None:
    option = Option("pace", "fast", ("fast", "slow"))
    assert option.check("slow") == "slow"
    with raises(OptionError, "errors-not-value-option-use"):
        option.check("medium")


@pytest.mark.parametrize("seats", [2, 3])
def test_allowed_numbers_of_seats(seats: int) -> None:
    assert TOY.check_seats(seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_other_numbers_of_seats_are_named(seats: int) -> None:
    with raises(OptionError, "errors-game-not-for-seats", seats=seats):
        TOY.check_seats(seats)


def test_bots_are_found_by_id() -> None:
    assert TOY.bot("greedy").info.id == "greedy"
    with raises(UnknownName, "errors-no-bot"):
        TOY.bot("deep")


def test_a_game_without_dice_takes_none() -> None:
    state = TOY.start(2, TOY.options({}))
    assert Game.roll(TOY, state) is None
    assert Game.dice(TOY, state, 0) == ()
    with raises(UnknownName, "errors-rolls-no-dice-here"):
        Game.outcome_of_dice(TOY, state, (1,))


def test_the_question_names_the_seat_whose_turn_it_is() -> None:
    asked = TOY.ask(TOY.start(2, TOY.options({})))
    assert (asked.code, asked["seat"]) == ("toy.ask", 0)
