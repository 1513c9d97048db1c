"""The doubling cube: equities against what is known, and decisions that agree with them."""

import numpy as np
import pytest

from engines.contract.analysis import Unit
from engines.contract.bot import Question, ask
from engines.contract.position import Position
from engines.games.dice_chess.cube import Cube, shipped
from engines.games.dice_chess.game import GAME
from engines.games.dice_chess.tables import GRID, WALK_FILE, load_walk
from engines.labs.dice_chess.walks import walk_of
from engines.match.advice.quality import Quality
from engines.match.analysis.evaluation import Evaluator
from engines.match.history import START

BETTER = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"
MUCH_BETTER = "4k3/8/8/8/8/8/R7/4K3 w - - 0 1"


def one_roll() -> Cube:
    """Every game is decided by the next roll."""
    walk = np.zeros((GRID, GRID + 2))
    walk[:, GRID] = np.linspace(0.0, 1.0, GRID)
    walk[:, GRID + 1] = 1.0 - walk[:, GRID]
    return Cube(walk)


@pytest.mark.parametrize("left", [1, 2, 6])
@pytest.mark.parametrize("owned", [False, True])
def test_before_the_last_roll_the_cube_is_dead(left: int, owned: bool) -> None:
    found = one_roll().verdict(0.6, left, owned=owned)
    assert found.no_double == pytest.approx(0.2)
    assert found.take == pytest.approx(0.4)
    assert found.doubles
    assert found.takes
    assert found.take_point == pytest.approx(0.25)
    assert found.window == pytest.approx((0.5, 0.75), abs=1e-3)


def test_continuous_play_makes_the_cube_fully_alive() -> None:
    """Tiny steps: Keeler and Spencer 1975 give 20% and 80% for a cube without a limit."""
    places = np.linspace(0.0, 1.0, GRID)
    walk = np.zeros((GRID, GRID + 2))
    walk[0, GRID + 1] = walk[-1, GRID] = 1.0
    for i in range(1, GRID - 1):
        for to in (i - 1, i + 1):  # for the mover; the other side counts from the far end
            walk[i, GRID - 1 - to] = 0.5
    found = Cube(walk).verdict(0.5, 12, owned=True)
    assert found.window is not None
    assert found.take_point == pytest.approx(0.2, abs=0.02)
    assert found.window[1] == pytest.approx(0.8, abs=0.02)
    assert found.window[0] == pytest.approx(0.8, abs=0.04)
    assert found.no_double == pytest.approx(2.5 * places[GRID // 2] - 1.0, abs=0.04)


def test_the_shipped_walk_is_fair_and_its_take_points_make_sense() -> None:
    walk = load_walk(WALK_FILE)
    places = np.linspace(0.0, 1.0, GRID)
    assert walk.sum(axis=1) == pytest.approx(np.ones(GRID))
    after = walk[:, :GRID] @ (1.0 - places) + walk[:, GRID]
    assert after == pytest.approx(places, abs=1e-6), "a roll changes no chance on average"
    assert shipped().verdict(0.5, 1, owned=True).take_point == pytest.approx(0.25, abs=1e-6)
    for left in range(2, 7):
        assert 0.2 <= shipped().verdict(0.5, left, owned=False).take_point < 0.25
        centred = shipped().verdict(0.5, left, owned=False).window
        owned = shipped().verdict(0.5, left, owned=True).window
        assert centred is not None
        assert owned is not None
        assert centred[0] <= owned[0] < owned[1], "who owns the cube gives more up"


def test_a_walk_is_counted_from_the_side_to_roll() -> None:
    walk = walk_of([((0.5, 0.2), 1.0)])
    assert walk[GRID // 2, 10] == pytest.approx(walk[GRID // 2].max())
    assert walk[10, GRID] + walk[10, GRID + 1] == pytest.approx(1.0)


def table(text: str, *parts: str) -> Position:
    return Position.parse(GAME, " | ".join((text, *parts)))


@pytest.mark.parametrize("bot", ["expectimax", "master"])
@pytest.mark.parametrize("text", [BETTER, MUCH_BETTER, MUCH_BETTER.replace(" w ", " b ")])
@pytest.mark.parametrize("parts", [("cube 64 1",), ("cube 2 1",), ("cube 64 1", "doubled")])
def test_bots_decide_by_the_equities_that_they_tell(
    bot: str, text: str, parts: tuple[str, ...]
) -> None:
    player, position = GAME.bot(bot), table(text, *parts)
    analysis = ask(player, Question(position, player.info.budget, 1))
    assert analysis.unit is Unit.EQUITY
    best, other = analysis.lines
    assert best.values[Unit.WIN] == other.values[Unit.WIN], "the chance in the game at stake"
    values = [analysis.value(line).mean for line in (best, other)]
    for line in analysis.lines:
        most = 1.0 if line.names[0] in ("roll", "decline double") else 2.0
        assert max(map(abs, (analysis.value(line).low, analysis.value(line).high))) <= most + 1e-9
    assert values[0] >= values[1]
    assert other.behind is not None
    assert other.behind.mean == pytest.approx(values[0] - values[1])
    verdict, (error,) = best.reasons[0].message.code, other.reasons
    assert verdict.startswith("dice_chess.reason.cube_")
    assert error.message.code == "dice_chess.reason.cube_cost", "a shared reason is shown last"
    assert ("cube_double" in verdict) == (best.names == ("double",)) or "doubled" in parts


@pytest.mark.parametrize("text", [BETTER, MUCH_BETTER])
@pytest.mark.parametrize("parts", [("cube 64 1",), ("cube 64 1", "doubled")])
def test_a_bot_that_decides_by_a_rule_tells_the_equities_too(
    text: str, parts: tuple[str, ...]
) -> None:
    player, position = GAME.bot("aggressive"), table(text, *parts)
    analysis = ask(player, Question(position, player.info.budget, 1))
    assert analysis.unit is Unit.EQUITY
    better, worse = sorted(analysis.lines, key=lambda line: -analysis.value(line).mean)
    assert better.reasons[0].message.code.startswith("dice_chess.reason.cube_")
    chance = better.reasons[1].message["chance"]
    assert chance == better.values[Unit.WIN][analysis.seat].mean
    assert [each.message.code for each in worse.reasons] == ["dice_chess.reason.cube_cost"]
    assert (better is analysis.best) == (text == MUCH_BETTER or "doubled" in parts)


def test_a_cube_error_counts_in_a_review() -> None:
    evaluator = Evaluator(GAME.bot("master"), GAME.bot("master").info.budget, 1)
    position = table(MUCH_BETTER.replace("R7", "QQ6"), "cube 64 1", "doubled")
    take, drop = (position.parse_action(f"{word} double") for word in ("accept", "decline"))
    wrong = evaluator.judged(position, 0, START, (take,))
    right = evaluator.judged(position, 0, START, (drop,))
    assert wrong is not None
    assert right is not None
    assert right.quality is Quality.BEST
    assert wrong.quality is Quality.BLUNDER
    assert wrong.unit is Unit.EQUITY
    best, played = (each.values[wrong.unit][wrong.seat] for each in (wrong.best, wrong.played))
    assert best.mean - played.mean == pytest.approx(2 * wrong.loss)
