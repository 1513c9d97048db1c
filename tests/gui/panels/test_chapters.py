"""What the cards of the review and of bots call a moment and a figure."""

import pytest
from PySide6.QtWidgets import QApplication

from engines.contract.analysis import Estimate
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.messages import Words
from engines.contract.monitor import Monitor
from engines.contract.position import Position, notation
from engines.games.roll_galaxy import GAME
from engines.match.advice.quality import Fortune
from engines.match.analysis.luck import Chance
from engines.runtime.streams import stream
from engines.runtime.texts import tr
from gui.match.hint_views import preference_view
from gui.match.turning_points import came

NAMES = ("Leo", "Mia", "Nora")


def reached(seats: int, stage: str) -> Position:
    """The first position at a stage in a game by the rule of thumb."""
    position = Position.start(GAME, seats)
    for ply in range(400):
        if position.view(None).stage == stage:
            return position
        position = position.apply(
            position.draw(1, ply)
            if position.is_chance
            else GAME.kernel.policy(position.state, stream(1, "moment", ply))
        )
    raise AssertionError(stage)


@pytest.mark.parametrize(
    ("seats", "stage", "title"),
    [
        (2, "reveal", "roll_galaxy-chance-reveal_2"),
        (2, "roll", "match-round-chance"),
        (3, "roll", "match-round-chance"),
    ],
)
def test_the_extra_die_is_nobodys_roll(
    qapp: QApplication, seats: int, stage: str, title: str
) -> None:
    before = reached(seats, stage)
    values = (Estimate(0.5, 0.0),) * seats
    outcome = notation(before, before.draw(1, 0))
    chance = Chance(0, 0, 0, outcome, values, values, Fortune.PLAIN)
    told = came(before, chance, Words(names=NAMES))[0]
    assert told == tr(title, round=1, kind="roll", name="Leo")


def test_one_die_is_not_several_dice(qapp: QApplication) -> None:
    position = reached(3, "assign")
    question = Question(position, Budget(playouts=1), 1)
    analysis = GAME.bot("rollbot_easy").analyse(question, Monitor())
    words = Words(names=NAMES)
    views = [preference_view(position, analysis, line, words).value for line in analysis.lines]
    assert "1 die" in views
    assert all(view == "1 die" or view.endswith(" dice") for view in views)
