"""Positions and views: what is refused, and what is hidden from whom."""

import pytest

from engines.contract.position import Position
from engines.games.roll_galaxy import GAME
from engines.games.roll_galaxy.data import Kind, decision_of
from engines.games.roll_galaxy.kernels.state import GameState, Stage
from engines.runtime.errors import ParseError, quoted
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.texts import texts_of
from tests.raised import raises

START = "seats 2 turn 1 pool 24 stage faction mover 1 | credits 0 | credits 0"
ROUND = (
    "seats 2 round 1 turn 9 pool 24 stage recruit mover 1 "
    "| credits 1 minimum 1 cup W3 citizenry W2R2 squares F1L F1R H7 developments T10* worlds T54* "
    "| credits 8 minimum 1 cup W3 citizenry W2Y1 squares F2L F2R H4 developments T01* worlds T02*"
)


def position_at(stage: Stage, seats: int = 2) -> Position:
    """The first position of a random game at a stage."""
    position, random = Position.start(GAME, seats), stream(1, "texts")
    while int(GameState.of(position.state).stage) != stage:
        legal = position.legal()
        step = legal[below(random, len(legal))] if legal else position.sample(random)
        position = position.apply(step)
    return position


@pytest.mark.parametrize("text", [START, ROUND])
def test_texts_read_back(text: str) -> None:
    assert Position.parse(GAME, text).text() == text


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("T54*", "T10*", "errors-tile-two-places"),
        ("credits 8", "credits 11", "errors-credits-out-of-range"),
        ("W2R2", "W2R23", "errors-too-many-dice-of-kind"),
        ("F2L F2R H4", "F2L F1R H4", "errors-faction-and-home-world"),
        ("H7", "H4", "errors-square-exists-once"),
        ("mover 1", "mover 3", "errors-mover-not-seat"),
        ("T02*", "T77*", "errors-not-part-position-parts"),
        ("squares F1L F1R H7", "squares F1L F1R H7+W", "errors-too-many-goods"),
        ("citizenry W2Y1", "explore W1 citizenry W2Y1", "errors-workers-in-idle-phase"),
    ],
)
def test_impossible_positions_are_refused(old: str, new: str, told: str) -> None:
    with raises(ParseError, told):
        Position.parse(GAME, ROUND.replace(old, new))


def test_what_is_no_position_is_told_with_an_example() -> None:
    for text, words in (("gibberish", "gibberish"), (START.replace("24", "x"), "pool x")):
        with raises(ParseError, "errors-not-part-position-parts", words=quoted(words)) as caught:
            Position.parse(GAME, text)
        assert START in str(caught.value)


def test_assignments_are_hidden_until_the_reveal() -> None:
    position = position_at(Stage.REVEAL)
    for viewer in range(2):
        seats = position.view(viewer).seats
        assert seats[viewer].assignment is not None
        assert seats[1 - viewer].assignment is None
        assert sum(seats[1 - viewer].cup) == sum(position.view().seats[1 - viewer].cup) + sum(
            map(sum, position.view().seats[1 - viewer].assignment.columns)
        ) + sum(position.view().seats[1 - viewer].assignment.dictated)
    revealed = position.apply(position.outcomes()[0][0])
    assert all(seat.assignment is not None for seat in revealed.view(0).seats)


def test_others_see_only_the_top_of_a_stack() -> None:
    position = position_at(Stage.ABANDON)
    mover, other = position.turn, 1 - position.turn
    own = position.view(mover).seats[mover]
    seen = position.view(other).seats[mover]
    for mine, theirs in ((own.developments, seen.developments), (own.worlds, seen.worlds)):
        assert len(mine.faces) == mine.size == theirs.size
        assert theirs.faces == mine.faces[:1]


def test_the_coach_has_a_word_for_every_question() -> None:
    ids = texts_of("en").ids("roll_galaxy")
    asked, guided = (
        {each.removeprefix(start) for each in ids if each.startswith(start)}
        for start in ("roll_galaxy-ask-", "roll_galaxy-guide-")
    )
    assert asked == guided != set()


def test_the_question_names_what_is_left_to_do_with_the_dice() -> None:
    position, random, asked = Position.start(GAME, 2), stream(4, "asked"), set[object]()
    while len(asked) < 5:
        legal = position.legal()
        kinds = {decision_of(action).kind for action in legal}
        ask = position.ask() if legal else None
        if ask is not None and ask.code == "roll_galaxy.ask.assign_more":
            asked.add(ask["way"])
            assert (ask["way"] == "wild") == (Kind.WILD in kinds)
            assert (ask["way"] == "move") == (kinds == {Kind.MOVE})
            assert (ask["way"] == "dictate") == (kinds == {Kind.CONFIRM, Kind.DICTATE})
            assert (ask["way"] == "confirm") == (kinds == {Kind.CONFIRM})
        step = legal[below(random, len(legal))] if legal else position.sample(random)
        position = position.apply(step)


def test_a_redraw_does_not_depend_on_which_mixed_tile_lies_where() -> None:
    """After Advanced Logistics nobody else can tell an older tile of the zone from a newer one."""
    table = "seats 2 round 8 turn 66 pool 24 clock 1 stage tasks mover 2 phase explore "
    table += "occurring explore | credits 5 minimum 1 cup W3 squares F1L F1R H3 T49B | "
    seat = "credits 4 minimum 4 cup W1 explore P1 squares F5L F5R H7 "
    one, other = (
        Position.parse(GAME, table + seat + zone)
        for zone in (
            "developments T33* T09~ T10@1 worlds T39* T07~@1",
            "developments T33* T07~@1 T10@1 worlds T39* T09~",
        )
    )
    for seed in range(50):
        assert one.seen_by(0, stream(seed)) == other.seen_by(0, stream(seed))


EXPLORING = (
    "seats 2 round 8 turn 66 pool 24 stage tasks mover 1 phase explore occurring explore "
    "| credits 5 minimum 1 cup W3 explore W1 squares F1L F1R H3 developments T10* "
    "| credits 4 minimum 1 cup W4 squares F5L F5R H7"
)
SETTLING = (
    "seats 2 round 8 turn 66 pool 24 stage build mover 1 phase settle occurring settle "
    "| credits 5 minimum 1 cup W3 settle W1 squares F1L F1R H3 worlds T10* "
    "| credits 4 minimum 1 cup W4 squares F5L F5R H7"
)


@pytest.mark.parametrize(
    ("text", "old", "new", "told"),
    [
        (EXPLORING, "mover 1", "mover 2", "errors-nothing-to-decide-or-draw"),
        (EXPLORING, "explore W1 squares", "squares", "errors-nothing-to-decide-or-draw"),
        (EXPLORING, "mover 1", "mover 1 virtual W1", "errors-workers-without-dice"),
        (EXPLORING, "mover 1", "mover 1 using W1", "errors-no-workers-complete"),
        (
            EXPLORING,
            "stage tasks",
            "stage uncover resume abandon",
            "errors-nothing-to-decide-or-draw",
        ),
        (
            SETTLING,
            "settle W1 squares",
            "settle W1 settlers W9 squares",
            "errors-nothing-to-decide-or-draw",
        ),
        (SETTLING, "T10*", "T10", "errors-nothing-to-decide-or-draw"),
        (SETTLING, "stage build", "stage save using W12R12P9", "errors-nothing-to-decide-or-draw"),
        (START, "mover 1", "mover 2", "errors-wrong-number-of-squares"),
        (START, "stage faction", "stage home-world", "errors-wrong-number-of-squares"),
        (START, "credits 0 |", "credits 0 hand T01 |", "errors-wrong-number-of-tiles"),
        (
            ROUND,
            "round 1 turn 9 pool 24 stage recruit",
            "turn 9 stage start",
            "errors-wrong-number-of-tiles",
        ),
    ],
)
def test_a_seat_to_move_has_something_to_do(text: str, old: str, new: str, told: str) -> None:
    Position.parse(GAME, text)
    assert old in text
    with raises(ParseError, told):
        Position.parse(GAME, text.replace(old, new, 1))
