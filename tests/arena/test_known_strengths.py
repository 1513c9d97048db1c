"""The arena against exact win chances: Fargo is solved for any two ways to play a turn.

The seed is fixed, so the games are always the same.
"""

from contextlib import closing

import pytest

from engines.arena.config import Setup
from engines.arena.contest import Entrant
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from engines.games.fargo import strategy
from engines.games.fargo.exact_turn import solution
from engines.games.fargo.strategy import Policy
from engines.games.fargo.two_player import Optimal, match_up
from engines.runtime import warmup
from tests.games.fargo.plain import average

NEVER = Policy.stopping(lambda _run, _dice: False)
ALWAYS = Policy.stopping(lambda _run, _dice: True)


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["runtime", "games.fargo"])


def played(first: str, second: str, blocks: int, *, luck: bool = False) -> Standings:
    entrants = Entrant(first), Entrant(second)
    with closing(Tournament.begin(Setup("fargo", entrants, blocks=blocks, luck=luck))) as run:
        run.start()
        assert run.wait(600)
        return run.standings


@pytest.mark.parametrize(
    ("bots", "policies"),
    [
        (("optimal", "points"), (Optimal(), solution().policy)),
        (("points", "always_stop"), (solution().policy, ALWAYS)),
        pytest.param(
            *(("three_dice", "never_stop"), (strategy.dice_limit(4), NEVER)),
            marks=pytest.mark.slow,
        ),
        pytest.param(
            *(
                ("score_650", "three_dice_500"),
                (strategy.score_only(650), strategy.dice_veto(3, 500)),
            ),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_the_arena_finds_the_exact_win_chance(
    bots: tuple[str, str], policies: tuple[Policy | Optimal, Policy]
) -> None:
    exact = match_up(*policies)
    first, second = played(*bots, blocks=400).rows
    assert average(exact) in first.score
    assert 1 - average(exact) in second.score
    width = first.score.high - first.score.low
    assert width < 0.1
    assert first.by_seat[0] == pytest.approx(exact.moving_first, abs=width)
    assert first.by_seat[1] == pytest.approx(exact.moving_second, abs=width)


def test_without_luck_the_same_games_say_more() -> None:
    exact = match_up(solution().policy, strategy.dice_limit(4))
    first, second = played("points", "three_dice", blocks=100, luck=True).rows
    assert first.adjusted is not None
    assert second.adjusted is not None
    assert average(exact) in first.adjusted
    assert 1 - average(exact) in second.adjusted
    width, plain = (each.high - each.low for each in (first.adjusted, first.score))
    assert width < 0.7 * plain
