"""Positions, actions and typed dice as text; impossible ones are named."""

import pytest
from hypothesis import given

from engines.contract.position import Position
from engines.contract.rules import DieKind
from engines.games.fargo.snapshot import read, write
from engines.games.fargo.units import RUN_SCORES
from engines.runtime.errors import IllegalAction, ParlourError, ParseError, quoted
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


IMPOSSIBLE: dict[str, tuple[str, dict[str, object]]] = {
    "": ("errors-position-empty-one-looks", {"example": "4500 3200 | seat 1 | run 350 | dice 6"}),
    "hello": ("errors-not-part-position-parts", {"words": quoted("hello")}),
    "4500 x": ("errors-not-part-position-parts", {"words": quoted("4500 x")}),
    "-50 0": ("errors-score-cannot-occur-score", {"score": -50}),
    "4500": ("errors-position-fargo-seats-write", {"count": 1, "min_seats": 2, "max_seats": 6}),
    "0 0 0 0 0 0 0": ("errors-position-fargo-seats-write", {"count": 7}),
    "4520 0": ("errors-score-cannot-occur-scores", {"score": 4520}),
    "50 0": ("errors-score-cannot-occur-score", {"score": 50, "min_turn": 100}),
    "4500 0 | turn 1": ("errors-seat-points-but-not", {"seat": 1, "score": 4500, "turns": 1}),
    "0 0 | seat 3": ("errors-no-seat", {"seat": 3}),
    "0 0 | seat 1 | turn 2": (
        "errors-turn-seats-belongs-seat",
        {"turns": 2, "expected": 2, "mover": 1},
    ),
    "0 0 | turn 0": ("errors-turn-not-number", {}),
    "0 0 | turn x": (
        "errors-not-number-write-example",
        {"value": quoted("x"), "word": quoted("turn")},
    ),
    "0 0 | run": ("errors-not-number-write-example", {"value": quoted(""), "word": quoted("run")}),
    "0 0 | banked 450": ("errors-banked-points-cannot-occur", {"banked": 450, "min_banked": 500}),
    "0 0 | banked 525": ("errors-banked-points-cannot-occur", {"banked": 525}),
    "0 0 | run 350": ("errors-run-score-needs-number", {"run": 350}),
    "0 0 | dice 6": ("errors-run-score-none", {"dice": 6}),
    "0 0 | run 350 | dice 9": (
        "errors-run-points-cannot-dice",
        {"dice": 9, "max_decision_dice": 8},
    ),
    "0 0 | run 350 | dice 0": (
        "errors-run-points-cannot-dice",
        {"dice": 0, "max_decision_dice": 8},
    ),
    "0 0 | run 350 | dice 8": (
        "errors-run-score-dice-left",
        {"run": 350, "dice": 8, "nearest": (200,)},
    ),
    "0 0 | run 650 | dice 7": (
        "errors-run-score-dice-left",
        {"run": 650, "dice": 7, "nearest": (600, 1000)},
    ),
    "0 0 | run 325 | dice 4": ("errors-run-score-dice-left", {"run": 325, "dice": 4}),
    "10050 0": (
        "errors-seat-final-round-begun",
        {"high": 1, "rule": "more_than", "target": 10_000},
    ),
    "10000 0 | at exactly 10000": (
        "errors-seat-final-round-begun",
        {"high": 1, "rule": "at_least", "target": 10_000},
    ),
    "9000 0 | seat 2 | trigger 1": (
        "errors-seat-but-player-starts",
        {"trigger": 1, "score": 9000, "rule": "more_than"},
    ),
    "10000 0 | seat 2 | trigger 1": (
        "errors-seat-but-player-starts",
        {"trigger": 1, "score": 10_000, "rule": "more_than"},
    ),
    "10050 0 | seat 2 | trigger 3": ("errors-no-seat", {"seat": 3}),
    "10050 0 | seat 1 | trigger 1": ("errors-seat-started-final-round", {"mover": 1}),
    "10050 0 10100 | seat 2 | trigger 1": (
        "errors-seat-before-last-turn",
        {"seat": 3, "rule": "more_than", "target": 10_000},
    ),
    "0 10050 | seat 1 | turn 1 | trigger 2": (
        "errors-seat-points-but-not",
        {"seat": 2, "score": 10_050},
    ),
    "10050 9000 | over": ("errors-game-over-say-started", {}),
    "10050 9000 | over | trigger 1 | seat 1": ("errors-game-over-no-seat", {}),
    "10050 9000 | over | trigger 1 | banked 500": ("errors-game-over-nothing-banked", {}),
    "10050 9000 | over | trigger 1 | run 350 | dice 6": ("errors-game-over-not-run", {}),
    "10050 9000 | over | trigger 1 | turn 3": ("errors-turn-seats-not-last", {"turns": 3}),
    "0 0 | dice 6 | dice 7": ("errors-appears-twice", {"item": quoted("dice")}),
    "0 0 | six dice": ("errors-not-part-position-parts", {"words": quoted("six dice")}),
    "0 0 |": ("errors-not-part-position-parts", {"words": quoted("|")}),
}


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_impossible_positions_are_named(text: str) -> None:
    error, values = IMPOSSIBLE[text]
    with raises(ParseError, error, **values):
        Position.parse(FARGO, text)


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


KNOWN = ("roll", "bank", "stop")
FACES = tuple("123456")


@pytest.mark.parametrize(
    ("position", "text", "error", "told", "values"),
    [
        (
            DECIDING,
            "fold",
            ParseError,
            "errors-not-action-type-one",
            {"words": quoted("fold"), "known": KNOWN},
        ),
        (DECIDING, "", ParseError, "errors-not-action-type-one", {"words": quoted("")}),
        (DECIDING, "1 1 5 2 3 4", IllegalAction, "errors-no-roll-due-type", {"known": KNOWN}),
        (ROLLING, "stop", IllegalAction, "errors-dice-decide-first-type", {"count": 6}),
        (ROLLING, "1 1 5 2 3", IllegalAction, "errors-roll-size", {"count": 6, "faces": 5}),
        (
            ROLLING,
            "1 1 5 2 3 7",
            ParseError,
            "errors-not-letter-of-die",
            {"letter": quoted("7"), "known": FACES},
        ),
        (
            ROLLING,
            "1 1 5 2 3 x",
            ParseError,
            "errors-not-letter-of-die",
            {"letter": quoted("x"), "known": FACES},
        ),
        (OVER, "roll", IllegalAction, "errors-game-over-nothing-can", {}),
        (OVER, "1 2", IllegalAction, "errors-game-over-nothing-can", {}),
    ],
)
def test_wrong_actions_are_named(
    position: Position, text: str, error: type[ParlourError], told: str, values: dict[str, object]
) -> None:
    with raises(error, told, **values):
        position.parse_action(text)


def test_one_die_is_no_dice() -> None:
    position = Position.parse(FARGO, "0 0 | run 450 | dice 1 | rolling")
    with raises(IllegalAction, "errors-roll-size", count=1, faces=2):
        position.game.outcome_of_dice(position.state, (1, 2))
