"""The last round against section 11 of the rules: ties, second-last movers, plain recursions."""

import random
from itertools import pairwise

import pytest

from engines.contract.monitor import Monitor, Stopped
from engines.games.fargo import last_round
from engines.games.fargo.last_round import Table
from engines.games.fargo.strategy import RUN_STATES
from engines.games.fargo.units import state_number
from tests.games.fargo.plain import Chances, best_chances

OPENING = state_number(0, 10)


def chances_at_end(score: int, waiting: tuple[int, ...], done: tuple[int, ...]) -> Chances:
    """Chances, mover first, when the mover has ended its turn with ``score``."""
    if not waiting:
        scores = (score, *done)
        best = max(scores)
        return tuple(1 / scores.count(best) if s == best else 0.0 for s in scores)
    following = Table(waiting[0], waiting[1:], (*done, score))
    _, chances = last_round.decision(following, waiting[0], OPENING, Monitor())
    return chances[-1:] + chances[:-1]


def plain_decision(table: Table, safe: int, run_score: int, dice: int) -> tuple[Chances, Chances]:
    def hot(score: int) -> Chances:
        return last_round.decision(table, safe + score // 50, OPENING, Monitor())[1]

    return best_chances(
        run_score,
        dice,
        stop=lambda s: chances_at_end(safe + s // 50, table.waiting, table.done),
        hot=hot,
        bust=chances_at_end(safe, table.waiting, table.done),
    )


CASES = [
    Table(190, (), (205,)),
    Table(190, (), (205, 205, 200)),
    Table(120, (), (211, 30)),
    Table(190, (150,), (205,)),
    Table(150, (195,), (203, 203)),
    Table(200, (200,), (201, 80)),
    Table(60, (10,), (240, 240, 240)),
]


@pytest.mark.parametrize(
    ("table", "banked"),
    [(table, banked) for table in CASES for banked in (0, 12, 40)]
    # each of the many scores that the first mover may end with needs a solution of its own
    + [(Table(190, (150, 180), (205,)), 0), (Table(170, (200, 199), (208, 208)), 0)],
)
def test_decisions_against_a_plain_recursion(table: Table, banked: int) -> None:
    safe = table.score + banked
    run_score, dice = random.Random(banked + sum(table.done)).choice(RUN_STATES)
    state = state_number(run_score, dice)
    stop, roll = last_round.decision(table, safe, state, Monitor())
    expected_stop, expected_roll = plain_decision(table, safe, run_score, dice)
    assert stop == pytest.approx(expected_stop, abs=1e-8)
    assert roll == pytest.approx(expected_roll, abs=1e-8)
    assert sum(stop) == pytest.approx(1.0, abs=1e-12)
    assert sum(roll) == pytest.approx(1.0, abs=1e-12)


def test_a_tie_is_shared_by_all_who_hold_the_best_score() -> None:
    table = Table(195, (), (205, 205, 200))
    stop, roll = last_round.decision(table, 195, state_number(500, 3), Monitor())
    assert stop == pytest.approx((1 / 3, 1 / 3, 1 / 3, 0.0))
    assert roll[1] == roll[2]
    assert roll[3] == 0.0


def test_a_new_run_is_forced_in_the_lead() -> None:
    """Ten dice cannot bust: the lead only grows, and the last seat has more to beat."""
    table = Table(190, (195,), (205,))
    _, chances = last_round.decision(table, 210, OPENING, Monitor())
    _, ended = last_round.decision(Table(195, (), (205, 210)), 195, OPENING, Monitor())
    assert chances[0] > ended[2]
    assert chances[2] == 0.0


@pytest.mark.parametrize("deficit", range(1, 60, 7))
def test_more_holders_leave_less(deficit: int) -> None:
    chances = [last_round.last_mover(holders)[:, deficit] for holders in (1, 2, 3, 4)]
    movers = [mover for mover, _ in chances]
    assert all(fewer >= more - 1e-15 for fewer, more in pairwise(movers))
    for holders, (mover, holder) in enumerate(chances, start=1):
        assert mover + holders * holder == pytest.approx(1.0, abs=1e-12)


def test_five_seats_wait() -> None:
    """Six seats, the mover right after the seat that started the last round; chances sum to 1."""
    table = Table(190, (150, 180, 199, 170), (205,))
    stop, roll = last_round.decision(table, 190, state_number(500, 4), Monitor())
    for chances in (stop, roll):
        assert sum(chances) == pytest.approx(1.0, abs=1e-8)
        assert min(chances) >= 0.0
    assert stop[0] == 0.0
    assert roll[0] > 0.05


def test_it_can_be_cancelled() -> None:
    monitor = Monitor()
    monitor.cancel()
    table = Table(191, (150, 181), (205,))
    with pytest.raises(Stopped):
        last_round.solve(table, monitor)
    assert not last_round.ready(table)
