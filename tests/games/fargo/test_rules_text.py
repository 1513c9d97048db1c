"""Positions, actions and typed dice as text; impossible ones are named."""

import pytest
from hypothesis import given

from engines.contract.position import Position
from engines.contract.rules import DieKind
from engines.games.fargo.snapshot import read, write
from engines.games.fargo.units import RUN_SCORES
from engines.runtime.errors import IllegalAction, ParseError
from engines.runtime.texts import tr
from tests.games.fargo.play import FARGO, reached
from tests.raised import raises

# -- positions --------------------------------------------------------------------------------


@given(reached())
def test_a_position_and_its_text_are_the_same(position: Position) -> None:
    assert Position.parse(FARGO, position.text()) == position
    assert "\n" not in position.text()


@given(reached())
def test_a_snapshot_and_its_state_are_the_same(position: Position) -> None:
    assert write(read(position.state)).tobytes() == position.key


@given(reached())
def test_blanks_case_and_order_do_not_matter(position: Position) -> None:
    scores, *fields = position.text().split(" | ")
    text = "  |".join([f" {scores} ", *(f.upper().replace(" ", "   ") for f in reversed(fields))])
    assert Position.parse(FARGO, text) == position


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("0 0", "0 0 | seat 1 | banked 0 | run 0 | dice 10 | turn 1"),
        ("0 700", "0 700 | seat 1 | banked 0 | run 0 | dice 10 | turn 3"),
        ("0 0 | seat 2", "0 0 | seat 2 | banked 0 | run 0 | dice 10 | turn 2"),
        (
            "4500 3200 | run 350 | dice 6",
            "4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 3",
        ),
        ("9000 10050 | trigger 2", "9000 10050 | seat 1 | banked 0 | run 0 | dice 10 | turn 3"),
        ("0 10050 0 | seat 3 | trigger 2", "0 10050 0 | seat 3 | banked 0 | run 0 | dice 10"),
        ("0 10050 0 | over | trigger 2", "0 10050 0 | over | turn 4 | trigger 2"),
    ],
)
def test_what_is_left_out_is_the_first_possible(short: str, full: str) -> None:
    assert Position.parse(FARGO, short).text().startswith(full)


def test_there_are_164_run_states() -> None:
    assert list(map(len, RUN_SCORES)) == [40, 32, 30, 23, 15, 13, 8, 3]


IMPOSSIBLE = [
    ("", "The position is empty. One looks like “4500 3200 |"),
    ("hello", "“hello” is not a score"),
    ("-50 0", "A score of −50 can't occur"),
    ("4500", "The position has 1 score. Fargo has 2 to 6 seats"),
    ("0 0 0 0 0 0 0", "The position has 7 scores"),
    ("4520 0", "4,520 can't occur: scores are multiples of 50"),
    ("50 0", "50 can't occur. A score is 0, or 100"),
    ("4500 0 | turn 1", "Seat 1 has 4,500 points but has not had a turn before turn 1"),
    ("0 0 | seat 3", "no seat 3"),
    ("0 0 | seat 1 | turn 2", "turn 2 belongs to seat 2, not seat 1"),
    ("0 0 | turn 0", "A turn is a number from 1"),
    ("0 0 | turn x", "“x” is not a valid number for “turn”"),
    ("0 0 | run", "“” is not a valid number for “run”"),
    ("0 0 | banked 450", "can't have banked 450 points. Hot dice bank 500 or more"),
    ("0 0 | banked 525", "can't have banked 525 points"),
    ("0 0 | run 350", "350 needs the number of dice left"),
    ("0 0 | dice 6", "A run score of 0 is possible only with all ten dice, not with 6"),
    ("0 0 | run 350 | dice 9", "1 to 8 dice left, not 9"),
    ("0 0 | run 350 | dice 0", "1 to 8 dice left, not 0"),
    ("0 0 | run 350 | dice 8", "350 with 8 dice left can't occur. The nearest possible: 200."),
    ("0 0 | run 650 | dice 7", "650 with 7 dice left can't occur. The nearest possible: 600 and"),
    ("0 0 | run 325 | dice 4", "325 with 4 dice left can't occur"),
    ("10050 0", "Seat 1 has more than 10,000, so the final round has begun"),
    ("10000 0 | at exactly 10000", "Seat 1 has at least 10,000, so the final round has begun"),
    (
        "9000 0 | seat 2 | trigger 1",
        "Seat 1 has 9,000, but a player who starts the final round has more",
    ),
    (
        "10000 0 | seat 2 | trigger 1",
        "Seat 1 has 10,000, but a player who starts the final round has more",
    ),
    ("10050 0 | seat 2 | trigger 3", "no seat 3"),
    ("10050 0 | seat 1 | trigger 1", "started the final round and gets no turn in it"),
    ("10050 0 10100 | seat 2 | trigger 1", "Seat 3 has more than 10,000 before its last turn"),
    ("0 10050 | seat 1 | turn 1 | trigger 2", "Seat 2 has 10,050 points but has not had a turn"),
    ("10050 9000 | over", "Say who started the final round"),
    ("10050 9000 | over | trigger 1 | seat 1", "nobody's turn"),
    ("10050 9000 | over | trigger 1 | banked 500", "The game is over: nothing is banked"),
    ("10050 9000 | over | trigger 1 | run 350 | dice 6", "there can't be a run"),
    ("10050 9000 | over | trigger 1 | turn 3", "turn 3 can't be the last one"),
    ("0 0 | dice 6 | dice 7", "“dice” appears twice"),
    ("0 0 | six dice", "“six dice” is not part of a position"),
    ("0 0 |", "“” is not part of a position"),
]


@pytest.mark.parametrize(("text", "message"), IMPOSSIBLE, ids=[text for text, _ in IMPOSSIBLE])
def test_impossible_positions_are_named(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        Position.parse(FARGO, text)
    assert message in str(caught.value)
    assert caught.value.text == text
    assert 0 <= caught.value.at <= len(text)


def test_an_error_points_at_the_field() -> None:
    text = "4500 3200 | seat 1 | run 350 | dice 8"
    with pytest.raises(ParseError) as caught:
        Position.parse(FARGO, text)
    assert text[caught.value.at :].startswith(" run 350")


# -- actions and dice -------------------------------------------------------------------------


@given(reached())
def test_an_action_and_its_text_are_the_same(position: Position) -> None:
    actions = (*position.legal(), *(outcome for outcome, _ in position.outcomes()[::11]))
    texts = [position.action_text(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        assert position.parse_action(f" {text.upper()} ") == action


@given(reached())
def test_typed_dice_reproduce_the_roll(position: Position) -> None:
    roll = position.roll()
    assert (roll is not None) is position.is_chance
    if roll is None:
        return
    assert roll.kind is DieKind.PIPS
    for outcome, _ in position.outcomes()[::41]:
        faces = position.dice(outcome)
        assert len(faces) == roll.count
        assert position.game.outcome_of_dice(position.state, faces[::-1]) == outcome
        assert position.parse_action(",".join(map(str, faces))) == outcome
        assert position.parse_action("".join(map(str, faces))) == outcome


DECIDING = Position.parse(FARGO, "4500 3200 | run 350 | dice 6")
ROLLING = Position.parse(FARGO, "4500 3200 | run 350 | dice 6 | rolling")
OVER = Position.parse(FARGO, "10050 9000 | over | trigger 1")


def test_bank_is_another_word_for_stop() -> None:
    assert DECIDING.parse_action("Bank") == DECIDING.parse_action("stop")


@pytest.mark.parametrize(
    ("position", "text", "error", "message"),
    [
        (DECIDING, "fold", ParseError, "“fold” is not an action. Type roll, bank, or stop"),
        (DECIDING, "", ParseError, "“” is not an action."),
        (
            DECIDING,
            "1 1 5 2 3 4",
            IllegalAction,
            tr("errors-no-roll-due-type", known=("roll", "bank", "stop")),
        ),
        (ROLLING, "stop", IllegalAction, "The dice have to be rolled first"),
        (ROLLING, "1 1 5 2 3", IllegalAction, tr("errors-roll-size", count=6, faces=5)),
        (ROLLING, "1 1 5 2 3 7", ParseError, "“7” is not a face of this die. Type 1, 2, "),
        (ROLLING, "1 1 5 2 3 x", ParseError, "“x” is not a face of this die. Type 1, 2, "),
        (OVER, "roll", IllegalAction, "The game is over"),
        (OVER, "1 2", IllegalAction, "The game is over"),
    ],
)
def test_wrong_actions_are_named(
    position: Position, text: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as caught:
        position.parse_action(text)
    assert message in str(caught.value)


def test_one_die_is_no_dice() -> None:
    position = Position.parse(FARGO, "0 0 | run 450 | dice 1 | rolling")
    with raises(IllegalAction, "errors-roll-size", count=1, faces=2):
        position.game.outcome_of_dice(position.state, (1, 2))
