"""What every game inherits: options, seats, bots, dice."""

import pytest

from engines.contract.game import Game
from engines.contract.rules import Option
from engines.runtime.errors import OptionError, UnknownName
from engines.runtime.texts import number
from tests.contract.toy import TOY


def test_options_are_completed_with_their_defaults() -> None:
    assert TOY.options({}) == {"rounds": 2, "gentle": False}
    assert TOY.options({"gentle": True}) == {"rounds": 2, "gentle": True}


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"colour": True}, r"no option “colour”. Choose from: rounds and gentle\."),
        ({"rounds": 4}, r"“4” is not a value for the option rounds. Use 1, 2, or 3\."),
        ({"rounds": True}, r"“True” is not a value for the option rounds"),
        ({"gentle": 1}, r"“1” is not a value for the option gentle. Use false or true\."),
        ({"gentle": "yes"}, r"“yes” is not a value"),
    ],
)
def test_wrong_options_are_named_with_the_right_ones(
    chosen: dict[str, int | str], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        TOY.options(chosen)


def test_an_option_of_texts_takes_its_choices_only() -> None:
    option = Option("pace", "fast", ("fast", "slow"))
    assert option.check("slow") == "slow"
    with pytest.raises(OptionError, match="Use fast or slow"):
        option.check("medium")


@pytest.mark.parametrize("seats", [2, 3])
def test_allowed_numbers_of_seats(seats: int) -> None:
    assert TOY.check_seats(seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_other_numbers_of_seats_are_named(seats: int) -> None:
    with pytest.raises(OptionError, match=f"for 2 to 3 seats, not {number(seats)}"):
        TOY.check_seats(seats)


def test_bots_are_found_by_id() -> None:
    assert TOY.bot("greedy").info.id == "greedy"
    with pytest.raises(UnknownName, match=r"no bot “deep”. Choose from: careless, .*greedy\."):
        TOY.bot("deep")


def test_a_game_without_dice_takes_none() -> None:
    state = TOY.start(2, TOY.options({}))
    assert Game.roll(TOY, state) is None
    assert Game.dice(TOY, state, 0) == ()
    with pytest.raises(UnknownName, match="no dice to roll here"):
        Game.outcome_of_dice(TOY, state, (1,))


def test_the_question_names_the_seat_whose_turn_it_is() -> None:
    asked = TOY.ask(TOY.start(2, TOY.options({})))
    assert (asked.code, asked["seat"]) == ("toy.ask", 0)
