"""The rules of Lange Strasse, sentence by sentence (sections 1.1 to 1.6 of its rules)."""

import pytest

from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.snapshot import KeptDice, read
from engines.runtime.errors import IllegalAction
from engines.runtime.types import OVER
from tests.games.lange_strasse.play import IN_GAME, after, choices, snapshot
from tests.raised import raises

STOP_300 = ("3 3 3 4 6 6", "keep 3 3 3 stop")
STRICH = "2 2 3 3 4 6"

# -- the frame --------------------------------------------------------------------------------


def test_seat_1_starts_and_all_scores_are_0() -> None:
    start = read(Position.start(GAME, 3).state)
    assert (start.mover, start.round, start.scores) == (0, 1, (0, 0, 0))


def test_the_seats_follow_each_other_and_three_turns_are_a_round() -> None:
    position = Position.start(GAME, 3)
    seen = []
    for _ in range(7):
        now = read(position.state)
        seen.append((now.mover, now.round))
        for step in STOP_300:
            position = position.apply(GAME.parse_action(position.state, step))
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]


def test_the_round_in_which_somebody_has_10_000_is_played_to_its_end() -> None:
    now = snapshot("9700 300 300 | seat 1 | round 9", *STOP_300)
    assert (now.scores[0], now.last_round, now.over, now.mover) == (10_000, True, False, 1)
    now = snapshot("9700 300 300 | seat 1 | round 9", *STOP_300, *STOP_300)
    assert (now.over, now.mover) == (False, 2)
    now = snapshot("9700 300 300 | seat 1 | round 9", *STOP_300, *STOP_300, *STOP_300)
    assert (now.over, now.round, now.scores) == (True, 9, (10_000, 600, 600))


def test_seat_3_has_the_last_turn_of_all() -> None:
    assert snapshot("300 300 9700 | seat 3 | round 9", *STOP_300).over


def test_a_turn_that_has_enough_points_ends_nothing_before_it_ends() -> None:
    now = snapshot("9700 300 300 | seat 1 | round 9", "1 1 1 2 3 4", "keep 1 1 1")
    assert not now.last_round
    assert not snapshot("9700 300 300 | seat 1 | round 9", "2 2 3 3 4 6").last_round


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    over = after("300 300 9700 | seat 3 | round 9", *STOP_300)
    assert (over.turn, over.legal()) == (OVER, ())
    with raises(IllegalAction, "errors-game-over-nothing-can"):
        over.apply(over.game.parse_action(after(IN_GAME).state, "1 1 1 1 1 1"))


# -- a turn -----------------------------------------------------------------------------------


def test_a_roll_without_a_legal_keep_ends_the_turn_with_nothing() -> None:
    now = snapshot(f"{IN_GAME} | sets 1250 | kept 1 | rolls 1", "2 2 3 3 4")
    assert (now.mover, now.scores[0], now.strich) == (1, 3000, (True, False, False))
    assert (now.accumulated, now.kept, now.rolls) == (0, KeptDice(), 0)


def test_a_strich_stays_for_the_game() -> None:
    marked = f"{IN_GAME} | strich 1"
    assert snapshot(marked, *STOP_300).strich == (True, False, False)


def test_the_other_dice_are_rolled_after_a_keep() -> None:
    position = after(IN_GAME, "1 1 2 3 4 6", "keep 1 1")
    assert position.is_chance
    assert read(position.state).dice_left == 4
    assert sum(probability for _, probability in position.outcomes()) == pytest.approx(1.0)


def test_stopping_adds_the_turn_to_the_score() -> None:
    now = snapshot(f"{IN_GAME} | sets 1250", *STOP_300)
    assert (now.scores[0], now.mover, now.accumulated) == (4550, 1, 0)
    assert now.strich == (False, False, False)


@pytest.mark.parametrize(
    ("kept", "roll", "keep", "may_stop"),
    [
        ("1", "1 1 2 3 4", "keep 1 1", True),
        ("1", "1 5 2 3 4", "keep 1 5", False),
        ("5", "1 1 2 3 4", "keep 1 1", False),
        ("", "2 2 2 3 4 6", "keep 2 2 2", False),
        ("", "3 3 3 2 4 6", "keep 3 3 3", True),
        ("222", "2 3 4", "keep 2", True),
    ],
)
def test_300_points_of_the_set_allow_to_stop(
    kept: str, roll: str, keep: str, *, may_stop: bool
) -> None:
    text = f"{IN_GAME} | kept {kept} | rolls 1" if kept else IN_GAME
    found = choices(after(text, roll))
    assert keep in found
    assert (f"{keep} stop" in found) is may_stop


def test_six_kept_dice_are_put_aside_and_six_fresh_ones_rolled() -> None:
    position = after(f"{IN_GAME} | sets 500", "1 1 1 5 5 5", "keep 1 1 1 5 5 5")
    now = read(position.state)
    assert position.is_chance
    assert (now.accumulated, now.kept, now.rolls, now.dice_left) == (2000, KeptDice(), 0, 6)


# -- the value of kept dice -------------------------------------------------------------------

GROUPS = {
    1: (1000, 2000, 4000, 8000),
    2: (200, 400, 800, 1600),
    3: (300, 600, 1200, 2400),
    4: (400, 800, 1600, 3200),
    5: (500, 1000, 2000, 4000),
    6: (600, 1200, 2400, 4800),
}


@pytest.mark.parametrize("face", GROUPS)
def test_the_value_of_groups(face: int) -> None:
    from engines.games.lange_strasse.kernels.keeps import group_value

    assert [group_value(face, size) for size in range(3, 7)] == list(GROUPS[face])
    assert group_value(face, 0) == 0


@pytest.mark.parametrize(
    ("keeps", "points", "kept"),
    [
        (("1 2 3 3 4 6",), 100, "1"),
        (("5 2 3 3 4 6",), 50, "5"),
        (("1 2 3 3 4 6", "1 2 3 3 4", "1 2 3 3"), 300, "1 1 1"),
        (("1 2 3 3 4 6", "1 1 1 2 3"), 1100, "1 111"),
        (("1 1 1 2 3 3", "1 2 3"), 2000, "1111"),
        (("5 5 2 3 3 4", "5 5 5 6"), 600, "5 5 555"),
        (("2 2 2 3 3 4", "2 2 3"), 800, "22222"),
        (("2 2 2 3 3 4", "1 5 3"), 350, "1 5 222"),
    ],
)
def test_how_dice_become_grouped(keeps: tuple[str, ...], points: int, kept: str) -> None:
    """Keep all scoring dice of each roll: loose dice stay loose, groups grow."""
    from engines.games.lange_strasse.dice import set_points
    from engines.games.lange_strasse.text import kept_text

    position = after(IN_GAME)
    for roll in keeps:
        position = position.apply(GAME.parse_action(position.state, roll))
        position = position.apply(max(a for a in position.legal() if a < 1 << 18))
    now = read(position.state)
    assert (kept_text(now.kept), set_points(now.kept)) == (kept, points)


def test_two_groups_complete_the_set() -> None:
    now = snapshot(IN_GAME, "2 2 2 3 3 3", "keep 2 2 2 3 3 3")
    assert (now.accumulated, now.kept) == (500, KeptDice())
    now = snapshot(f"{IN_GAME} | kept 222 | rolls 1", "3 3 3", "keep 3 3 3")
    assert (now.accumulated, now.kept) == (500, KeptDice())


# -- legal keeps ------------------------------------------------------------------------------


def test_fewer_dice_than_possible_may_be_kept() -> None:
    assert choices(after(IN_GAME, "1 1 4 4 4 4")) == {
        "keep 1",
        "keep 1 1",
        "keep 4 4 4",
        "keep 4 4 4 stop",
        "keep 4 4 4 4",
        "keep 4 4 4 4 stop",
        "keep 1 4 4 4",
        "keep 1 4 4 4 stop",
        "keep 1 1 4 4 4",
        "keep 1 1 4 4 4 stop",
        "keep 1 4 4 4 4",
        "keep 1 4 4 4 4 stop",
        "keep 1 1 4 4 4 4",
    }


def test_single_dice_of_other_faces_only_extend_their_group() -> None:
    assert choices(after(IN_GAME, "1 2 3 4 6 6")) == {"keep 1"}
    assert choices(after(f"{IN_GAME} | kept 444 | rolls 1", "2 4 6")) == {
        "keep 4",
        "keep 4 stop",
    }


def test_a_single_die_may_complete_a_strasse_or_a_talheim() -> None:
    assert "keep 2 3 4 6" in choices(after(f"{IN_GAME} | kept 1 5 | rolls 1", "2 3 4 6"))
    assert choices(after(f"{IN_GAME} | kept 1 1 5 5 | rolls 1", "3 3")) == {"keep 3 3"}
    assert snapshot(f"{IN_GAME} | kept 1 1 5 5 | rolls 1", "3 4").mover == 1


def test_an_illegal_keep_is_refused_with_the_legal_ones() -> None:
    position = after(IN_GAME, "1 2 3 4 6 6")
    with raises(IllegalAction, "errors-action-not-legal-here"):
        position.apply(GAME.parse_action(position.state, "keep 6 6"))


# -- special combinations ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "money"),
    [
        (("1 2 3 4 5 6", "keep 1 2 3 4 5 6"), (100, -50, -50)),
        (("1 2 2 3 4 6", "keep 1", "2 3 4 5 6", "keep 2 3 4 5 6"), (100, -50, -50)),
        (("1 5 2 2 3 6", "keep 1 5", "2 3 4 6", "keep 2 3 4 6"), (100, -50, -50)),
        (
            ("1 2 2 3 4 6", "keep 1", "5 2 2 3 6", "keep 5", "2 3 4 6", "keep 2 3 4 6"),
            (200, -100, -100),
        ),
        (
            ("5 2 2 3 4 6", "keep 5", "1 2 2 3 6", "keep 1", "2 3 4 6", "keep 2 3 4 6"),
            (200, -100, -100),
        ),
    ],
)
def test_a_strasse_pays_at_once_and_completes_the_set(
    steps: tuple[str, ...], money: tuple[int, ...]
) -> None:
    now = snapshot(IN_GAME, *steps)
    assert (now.money, now.accumulated, now.kept, now.mover) == (money, 1250, KeptDice(), 0)


def test_the_money_of_a_strasse_stays_though_the_turn_fails() -> None:
    now = snapshot(IN_GAME, "1 2 3 4 5 6", "keep 1 2 3 4 5 6", "1 2 2 3 3 4", "keep 1", "2 2 3 3 4")
    assert (now.money, now.scores[0], now.strich[0]) == ((100, -50, -50), 3000, True)


@pytest.mark.parametrize(
    ("roll", "points"),
    [
        ("1 1 2 2 3 3", 1000),
        ("2 2 3 3 4 4", 1000),
        ("3 3 4 4 5 5", 1000),
        ("4 4 5 5 6 6", 1000),
        ("1 1 3 3 4 4", 500),
        ("1 1 5 5 6 6", 500),
    ],
)
def test_a_talheim_ends_the_turn(roll: str, points: int) -> None:
    now = snapshot(f"{IN_GAME} | sets 300", roll, f"keep {roll}")
    assert (now.scores[0], now.mover) == (3300 + points, 1)


def test_a_talheim_over_several_rolls_and_declined() -> None:
    kept = f"{IN_GAME} | kept 1 | rolls 1"
    assert snapshot(kept, "1 3 3 4 4", "keep 1 3 3 4 4").scores[0] == 3500
    now = snapshot(IN_GAME, "1 1 5 5 3 3", "keep 1 1 5 5")
    assert (now.mover, now.kept) == (0, KeptDice(ones=2, fives=2))


def test_a_totale_costs_50_cents_to_each_other_seat() -> None:
    now = snapshot(IN_GAME, STRICH)
    assert (now.money, now.strich[0]) == ((-100, 50, 50), True)
    assert snapshot(f"{IN_GAME} | kept 1 | rolls 1", "2 2 3 3 4").money == (0, 0, 0)


# -- the settlement ---------------------------------------------------------------------------


def settled(scores: tuple[int, int, int], strich: str, round_number: int) -> tuple[int, ...]:
    """The money of a game that seat 3 ends with a turn of 300 points."""
    before = f"{scores[0]} {scores[1]} {scores[2] - 300}"
    marks = f" | strich {strich}" if strich else ""
    return snapshot(f"{before} | seat 3 | round {round_number}{marks}", *STOP_300).money


def test_second_and_third_pay_the_winner() -> None:
    assert settled((10_000, 6000, 7000), "1 2 3", 11) == (120, -70, -50)


def test_a_game_that_ends_by_round_10_costs_50_more() -> None:
    assert settled((10_000, 6000, 7000), "1 2 3", 10) == (220, -120, -100)


@pytest.mark.parametrize(
    ("marked", "money"),
    [
        ("2 3", (220, -120, -100)),
        ("1 3", (70, 30, -100)),
        ("3", (170, -20, -150)),
        ("", (120, -70, -50)),
    ],
)
def test_everybody_pays_50_to_a_seat_without_a_strich(marked: str, money: tuple[int, ...]) -> None:
    assert settled((10_000, 6000, 7000), marked, 11) == money


def test_losers_below_5000_pay_50_more() -> None:
    assert settled((10_000, 4950, 5000), "1 2 3", 11) == (170, -120, -50)


def test_the_worked_examples() -> None:
    assert settled((10_500, 6000, 4500), "2 3", 7) == (370, -150, -220)
    assert settled((9900, 10_000, 4950), "1 2", 12) == (-100, 120, -20)


def test_money_of_the_game_and_of_the_settlement_add_up() -> None:
    text = "10000 6000 6700 | seat 3 | round 11 | strich 1 2 3 | money 100 -50 -50"
    assert snapshot(text, *STOP_300).money == (220, -120, -100)
