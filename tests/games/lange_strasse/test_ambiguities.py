"""Questions that the published rules leave open, L1 to L18, as they are resolved (section 1.7)."""

import pytest

from engines.contract.position import Position
from engines.games.lange_strasse import GAME
from engines.games.lange_strasse.snapshot import KeptDice
from engines.games.lange_strasse.text import NOTATION
from engines.runtime.errors import OptionError, ParseError
from tests.games.lange_strasse.play import IN_GAME, after, choices, snapshot
from tests.raised import raises

STOP_300 = ("3 3 3 4 6 6", "keep 3 3 3 stop")
STRICH = "2 2 3 3 4 6"


def test_l1_points_of_earlier_sets_do_not_help_to_reach_300() -> None:
    found = choices(after(f"{IN_GAME} | sets 1250", "1 1 2 3 4 6"))
    assert found == {"keep 1", "keep 1 1"}


@pytest.mark.parametrize("roll", ["1 1 1 5 5 5", "1 2 3 4 5 6", "2 2 2 2 2 2"])
def test_l2_nobody_stops_with_all_six_dice_kept(roll: str) -> None:
    found = choices(after(IN_GAME, roll))
    assert f"keep {' '.join(sorted(roll.split()))}" in found
    assert not any(text.count(" ") > 6 for text in found)


def test_l3_at_least_one_die_is_kept_of_each_roll() -> None:
    position = after(IN_GAME, "1 1 1 5 5 6")
    assert all(action & ((1 << 18) - 1) for action in position.legal())
    with raises(ParseError, "errors-keeps-no-die-example"):
        GAME.parse_action(position.state, "keep")


def test_l4_loose_dice_never_merge_into_groups() -> None:
    kept = f"{IN_GAME} | kept 1 1 | rolls 1"
    assert snapshot(kept, "1 2 3 4", "keep 1").kept == KeptDice(ones=3)
    assert snapshot(kept, "1 1 1 4", "keep 1 1 1").kept == KeptDice(ones=2, face=1, size=3)


def test_l5_a_die_of_the_face_of_a_group_joins_it() -> None:
    now = snapshot(f"{IN_GAME} | kept 111 | rolls 1", "1 5 6", "keep 1 5")
    assert now.kept == KeptDice(fives=1, face=1, size=4)


def test_l6_six_equal_dice_are_one_group_and_two_groups_are_allowed() -> None:
    assert snapshot(IN_GAME, "4 4 4 4 4 4", "keep 4 4 4 4 4 4").accumulated == 3200
    assert snapshot(IN_GAME, "4 4 4 6 6 6", "keep 4 4 4 6 6 6").accumulated == 1000


def test_l7_a_talheim_has_three_different_faces() -> None:
    assert choices(after(IN_GAME, "2 2 2 2 3 3")) == {
        "keep 2 2 2",
        "keep 2 2 2 2",
        "keep 2 2 2 2 stop",
    }
    now = snapshot(IN_GAME, "1 1 1 1 5 5", "keep 1 1 1 1 5 5")
    assert (now.mover, now.accumulated) == (0, 2100)


@pytest.mark.parametrize(
    ("scope", "text", "is_totale"),
    [
        ("set", "3000 3000 3000 | seat 1 | round 5 | sets 1250", True),
        ("turn", "3000 3000 3000 | seat 1 | round 5 | sets 1250", False),
        ("turn", "3000 3000 3000 | seat 1 | round 5", True),
        ("round 1", "3000 3000 3000 | seat 1 | round 5", False),
        ("round 1", "0 0 0 | seat 1 | round 1", True),
        ("round 1", "0 0 0 | seat 1 | round 1 | sets 1250", False),
    ],
)
def test_l8_the_first_roll_of_every_set_can_be_a_totale(
    scope: str, text: str, *, is_totale: bool
) -> None:
    now = snapshot(f"{text} | totale {scope}", STRICH)
    assert now.strich[0]
    assert now.money == ((-100, 50, 50) if is_totale else (0, 0, 0))


def test_l9_a_super_strasse_is_paid_instead_in_any_set() -> None:
    steps = ("1 2 2 3 4 6", "keep 1", "5 2 2 3 6", "keep 5", "2 3 4 6", "keep 2 3 4 6")
    now = snapshot(f"{IN_GAME} | sets 1250", *steps)
    assert (now.money, now.accumulated) == ((200, -100, -100), 2500)


def test_l10_the_points_of_a_strasse_are_at_risk() -> None:
    now = snapshot(IN_GAME, "1 2 3 4 5 6", "keep 1 2 3 4 5 6", STRICH)
    assert (now.scores[0], now.strich[0]) == (3000, True)
    assert now.money == (0, 0, 0)  # 100 for the strasse, and 100 lost by the Totale


def test_l11_every_turn_without_points_marks_and_no_other_does() -> None:
    assert snapshot(f"{IN_GAME} | sets 1250 | kept 1 | rolls 1", "2 2 3 3 4").strich[0]
    assert not snapshot(f"{IN_GAME} | sets 1250", *STOP_300).strich[0]


def test_l12_of_equal_scores_the_earlier_seat_ranks_higher() -> None:
    now = snapshot("10000 10000 9700 | seat 3 | round 11 | strich 1 2 3", *STOP_300)
    assert (now.scores, now.money) == ((10_000,) * 3, (120, -50, -70))


@pytest.mark.parametrize(("round_number", "winner"), [(10, 220), (11, 120)])
def test_l13_round_10_is_still_early(round_number: int, winner: int) -> None:
    text = f"10000 6000 6700 | seat 3 | round {round_number} | strich 1 2 3"
    assert snapshot(text, *STOP_300).money[0] == winner


def test_l14_exactly_10_000_is_enough_and_the_highest_score_wins() -> None:
    assert snapshot("300 300 9700 | seat 3 | round 9", *STOP_300).over
    assert not snapshot("300 300 9650 | seat 3 | round 9", *STOP_300).over
    first = "10000 6000 9800 | seat 3 | round 11 | strich 1 2 3"
    assert snapshot(first, *STOP_300).money == (-50, -70, 120)


def test_l15_the_winner_is_never_below_5000_and_pays_nothing_to_himself() -> None:
    now = snapshot("10000 300 300 | seat 3 | round 11 | strich 1 2 3", *STOP_300)
    assert now.money == (220, -120, -100)


@pytest.mark.parametrize("seats", [2, 4])
def test_l16_there_are_three_players(seats: int) -> None:
    with raises(OptionError, "errors-game-not-for-seats", low=3, high=3):
        Position.start(GAME, seats)


def test_l17_a_talheim_needs_no_300_points_before() -> None:
    assert snapshot(IN_GAME, "2 2 3 3 6 6", "keep 2 2 3 3 6 6").scores[0] == 3500


def test_l18_points_of_earlier_sets_are_lost_and_their_money_is_not() -> None:
    text = f"{IN_GAME} | sets 1250 | money 100 -50 -50 | kept 1 | rolls 1"
    now = snapshot(text, "2 2 3 3 4")
    assert (now.scores[0], now.money) == (3000, (100, -50, -50))


def test_the_example_of_the_messages_is_a_position() -> None:
    assert Position.parse(GAME, NOTATION.example).text() == NOTATION.example
