"""The bot that estimates win chances: close to the exact ones, and the same for the same seed."""

import pytest

from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo.kernels.state import ROLL, STOP
from tests.games.fargo.play import FARGO

BOT = FARGO.bot("rollout")


def _instant(text: str) -> Question:
    return Question(Position.parse(FARGO, text), Budget(playouts=1), 1)


def analyse(text: str, budget: Budget = BOT.info.budget, seed: int = 1) -> Analysis:
    monitor = Monitor()
    monitor.start(budget)
    return BOT.analyse(Question(Position.parse(FARGO, text), budget, seed), monitor)


@pytest.mark.parametrize(
    "text",
    [
        "0 0 | run 550 | dice 1",
        "9000 8000 | run 600 | dice 4",
        "3000 7000 | seat 2 | run 600 | dice 3",
        "7000 4000 | banked 600 | run 800 | dice 2",
        "9500 9500 9000 | run 500 | dice 3",
        "3000 5000 7000 | seat 2 | run 400 | dice 4",
    ],
)
def test_estimates_are_close_to_the_solved_game(text: str) -> None:
    estimated = analyse(text)
    exact = FARGO.bot("optimal").analyse(
        Question(Position.parse(FARGO, text), Budget(playouts=1), 1), Monitor()
    )
    for line in estimated.lines:
        truth = exact.line_starting(line.actions[0])
        assert truth is not None
        for about, is_ in zip(line.values[Unit.WIN], truth.values[Unit.WIN], strict=True):
            assert 0 < about.error < 0.02
            assert about.mean == pytest.approx(is_.mean, abs=0.005 + 3 * about.error)


def test_it_plays_for_the_win_and_not_for_points() -> None:
    """Ben will end the game on his next turn, so 1,000 points are too few."""
    text = "5000 9900 4000 3000 | run 1000 | dice 2"
    assert analyse(text).best.actions == (ROLL,)
    assert FARGO.bot("points").analyse(
        Question(Position.parse(FARGO, text), Budget(playouts=1), 1), Monitor()
    ).best.actions == (STOP,)


def test_the_seed_decides_and_nothing_else() -> None:
    text = "5000 6000 4000 3000 | run 600 | dice 3"
    budget = Budget(playouts=500)
    one, other, third = (analyse(text, budget, seed) for seed in (1, 1, 2))
    assert one.lines == other.lines
    assert one.lines != third.lines


def test_more_playouts_make_smaller_errors() -> None:
    text = "5000 6000 4000 3000 | run 600 | dice 3"
    few, many = (analyse(text, Budget(playouts=n)) for n in (500, 8000))
    assert (few.work.playouts, many.work.playouts) == (500, 8000)
    assert few.value(few.best).error > 2 * many.value(many.best).error


def test_better_and_better_answers_are_published() -> None:
    published: list[Analysis] = []
    monitor = Monitor(on_analysis=published.append)
    budget = Budget(playouts=200_000)
    monitor.start(budget)
    position = Position.parse(FARGO, "0 0 0 0 | run 550 | dice 1")
    last = BOT.analyse(Question(position, budget, 1), monitor)
    playouts = [analysis.work.playouts for analysis in (*published, last)]
    assert published
    assert playouts == sorted(playouts)
    assert playouts[-1] == 200_000


def test_the_last_round_is_exact() -> None:
    analysis = analyse("9000 9500 10100 8000 | seat 4 | run 1000 | dice 2 | trigger 3")
    assert analysis.work.exact
    assert analysis.value(analysis.best).error == 0
