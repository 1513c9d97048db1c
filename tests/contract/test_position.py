"""Positions: immutable, checked, repeatable."""

import numpy as np
import pytest

from engines.contract.position import Position
from engines.runtime.errors import IllegalAction, OptionError, ParseError
from engines.runtime.streams import stream
from engines.runtime.types import CHANCE, OVER
from tests.contract.toy import CARD, HOLD, ROLL, TOY
from tests.raised import raises


def dealt(cards: tuple[int, ...] = (4, 1), **options: int) -> Position:
    position = Position.start(TOY, len(cards), options)
    for card in cards:
        position = position.apply(card)
    return position


def test_a_game_from_the_first_card_to_the_result() -> None:
    position = Position.start(TOY, 2, {"rounds": 1})
    assert (position.turn, position.is_chance, position.seats) == (CHANCE, True, 2)
    assert position.outcomes() == tuple((card, 1 / 5) for card in range(5))
    position = position.apply(4).apply(1)
    assert (position.turn, position.owner, position.legal()) == (0, 0, (HOLD, ROLL))
    assert position.outcomes() == ()
    position = position.apply(HOLD).apply(ROLL)
    assert (position.is_chance, position.owner) == (True, 1)
    position = position.apply(position.game.outcome_of_dice(position.state, (5,)))
    assert (position.turn, position.is_over, position.legal()) == (OVER, True, ())
    assert position.returns().tolist() == [0.0, 1.0]


def test_a_tie_is_shared() -> None:
    position = dealt((2, 2, 0), rounds=1)
    for _ in range(3):
        position = position.apply(HOLD)
    assert position.returns().tolist() == [0.5, 0.5, 0.0]


def test_applying_changes_nothing_but_the_new_position() -> None:
    before = dealt()
    key = before.key
    after = before.apply(ROLL)
    assert before.key == key != after.key
    assert (before.turn, after.turn) == (0, CHANCE)


def test_nobody_outside_can_change_a_position() -> None:
    state = TOY.start(2, TOY.options({}))
    position = Position(TOY, state)
    state[CARD] = 3
    position.state[CARD] = 3
    assert position.state[CARD] == -1
    with pytest.raises(ValueError, match="read-only"):
        position._state[CARD] = 3


@pytest.mark.parametrize("action", [2, -1, 10**9])
def test_an_illegal_action_is_refused_with_the_legal_ones(action: int) -> None:
    position = dealt()
    key = position.key
    with raises(IllegalAction, "errors-action-not-legal-here", choices=("hold", "roll")):
        position.apply(action)
    assert position.key == key


@pytest.mark.parametrize("outcome", [6, -1, 2**70])
def test_an_outcome_that_cannot_come_out_is_refused(outcome: int) -> None:
    rolling = dealt().apply(ROLL)
    for position in (rolling, Position(TOY, rolling.state)):
        with raises(IllegalAction, "errors-chance-decides-next-not"):
            position.apply(outcome)
        position.sample(stream(1))
        with raises(IllegalAction, "errors-chance-decides-next-not"):
            position.apply(outcome)


def test_a_drawn_outcome_is_not_checked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rolling = dealt().apply(ROLL)
    drawn = rolling.draw(3, 7)
    monkeypatch.setattr(Position, "_can_come_out", lambda *_: pytest.fail("checked"))
    assert rolling.apply(drawn).owner == 1


def test_nothing_can_be_played_after_the_end() -> None:
    over = dealt((0, 1), rounds=1).apply(HOLD).apply(HOLD)
    with raises(IllegalAction, "errors-game-over-nothing-can"):
        over.apply(HOLD)


def test_wrong_seats_and_options_start_no_game() -> None:
    with raises(OptionError, "errors-game-not-for-seats", low=2, high=3, seats=5):
        Position.start(TOY, 5)
    with raises(OptionError, "errors-no-option"):
        Position.start(TOY, 2, {"speed": 1})


def test_equality_is_of_game_and_state() -> None:
    one, other = dealt((4, 1)), dealt((4, 1))
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, dealt((4, 2))}) == 2
    assert one != dealt((4, 2))
    assert one != one.key


def test_texts_read_back() -> None:
    position = dealt()
    assert Position.parse(TOY, position.text()) == position
    assert repr(position) == f"<toy {position.text()}>"
    assert [position.parse_action(position.action_text(a)) for a in position.legal()] == [0, 1]
    with pytest.raises(ParseError, match="'nonsense'"):
        Position.parse(TOY, "nonsense")
    with pytest.raises(IllegalAction, match="'jump' cannot be played"):
        position.parse_action("jump")


def test_the_same_place_in_the_match_always_has_the_same_outcome() -> None:
    rolling = dealt().apply(ROLL)
    outcomes = [rolling.draw(28, ply) for ply in range(50)]
    assert outcomes == [rolling.draw(28, ply) for ply in range(50)]
    assert outcomes != [rolling.draw(29, ply) for ply in range(50)]
    assert set(outcomes) == set(range(6))


def test_a_draw_depends_on_seed_seat_and_ply_and_on_nothing_else() -> None:
    rich, poor = dealt((4, 1)).apply(ROLL), dealt((0, 3)).apply(ROLL)
    assert [rich.draw(5, ply) for ply in range(30)] == [poor.draw(5, ply) for ply in range(30)]
    other_seat = dealt((4, 1)).apply(HOLD).apply(ROLL)
    assert [rich.draw(5, p) for p in range(30)] != [other_seat.draw(5, p) for p in range(30)]


def test_sampling_advances_its_stream() -> None:
    rolling = dealt().apply(ROLL)
    random = stream(1)
    assert len({rolling.sample(random) for _ in range(100)}) == 6


def test_what_a_seat_sees_keeps_its_own_card_and_redraws_the_others() -> None:
    position = dealt((4, 1, 2))
    seen = [position.seen_by(1, stream(seed)) for seed in range(100)]
    assert {p.state[CARD + 1] for p in seen} == {1}
    assert {p.state[CARD] for p in seen} == set(range(5))
    assert position.view(1).cards == (None, 1, None)
    assert position.view().cards == (4, 1, 2)
    assert position.state[CARD] == 4


def test_positions_pass_on_what_the_game_says() -> None:
    rolling = dealt().apply(ROLL)
    roll = rolling.roll()
    assert roll is not None
    assert (roll.count, rolling.dice(2)) == (1, (3,))
    assert dealt().roll() is None
    assert (rolling.moment.round, rolling.moment.turn) == (1, 1)
    standings = rolling.game.standings(rolling.state, None)
    assert [standing.score for standing in standings] == [0.0, 0.0]
    assert rolling.ask()["seat"] == 0
    assert rolling.game.describe(dealt().state, ROLL)["what"] == "roll"
    with pytest.raises(IllegalAction, match="one die from 1 to 6"):
        rolling.game.outcome_of_dice(rolling.state, (7,))


def test_returns_have_one_number_per_seat() -> None:
    over = dealt((0, 1, 3), rounds=1)
    for _ in range(3):
        over = over.apply(HOLD)
    assert over.returns().dtype == np.float64
    assert over.returns().tolist() == [0, 0, 1]
