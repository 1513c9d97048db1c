"""The arena against exact win chances: Fargo is solved for any two ways to play a turn.

The seed is fixed, so the games are always the same.
"""

import pytest

from engines.arena.contest import Contest, Entrant
from engines.arena.report import Report, Tally
from engines.arena.runner import run
from engines.core import warmup
from engines.games.fargo import strategy
from engines.games.fargo.exact_turn import solution
from engines.games.fargo.strategy import Policy
from engines.games.fargo.two_player import Optimal, match_up

NEVER = Policy.stopping(lambda _run, _dice: False)
ALWAYS = Policy.stopping(lambda _run, _dice: True)


@pytest.fixture(autouse=True, scope="module")
def warm_kernels() -> None:
    warmup.warm_up(["core", "games.fargo"])


def contest(first: str, second: str, blocks: int) -> Report:
    line_up = Contest("fargo", (Entrant(first), Entrant(second)), seed=1)
    tally = Tally(line_up)
    for result in run(line_up, range(blocks)):
        tally.add(result)
    return tally.report()


@pytest.mark.parametrize(
    ("bots", "policies"),
    [
        (("optimal", "points"), (Optimal(), solution().policy)),
        (("points", "always_stop"), (solution().policy, ALWAYS)),
        (("three_dice", "never_stop"), (strategy.dice_limit(4), NEVER)),
        (("score_650", "three_dice_500"), (strategy.score_only(650), strategy.dice_veto(3, 500))),
    ],
)
def test_the_arena_finds_the_exact_win_chance(
    bots: tuple[str, str], policies: tuple[Policy | Optimal, Policy]
) -> None:
    exact = match_up(*policies)
    assert exact is not None
    first, second = contest(*bots, blocks=400).rows
    assert exact.average in first.score
    assert 1 - exact.average in second.score
    width = first.score.high - first.score.low
    assert width < 0.1
    assert first.by_seat[0] == pytest.approx(exact.moving_first, abs=width)
    assert first.by_seat[1] == pytest.approx(exact.moving_second, abs=width)
