"""The generic bots keep the contract of bots, on the calibration games."""

import pytest

from engines.contract.analysis import Analysis
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.search.bots import (
    PolicyBot,
    RandomBot,
    RolloutBot,
)
from engines.search.result import scaled
from tests.calibration.games import KUHN, LEDUC, PIG, TIC_TAC_TOE, TINY
from tests.conformance import answers
from tests.search.tables import after, start


def info(name: str, *, searches: bool = True) -> BotInfo:
    return BotInfo(name, 1, Budget(playouts=100), (2, 3), searches=searches)


BOTS: tuple[Bot, ...] = (
    RandomBot(info("random", searches=False)),
    PolicyBot(info("policy", searches=False)),
    RolloutBot(info("rollouts")),
)

OPEN = (
    start(PIG),
    after(start(PIG), 0, 5),
    after(start(TIC_TAC_TOE), 4, 0),
    start(TINY),
    start(TINY, unlisted=True),
)
VEILED = (after(start(KUHN), 1, 2), after(start(LEDUC), 4, 1, 1, 2))

QUESTIONS = [answers.question(bot, position) for bot in BOTS for position in OPEN + VEILED]

every_question = pytest.mark.parametrize("asked", QUESTIONS, ids=str)


@every_question
def test_answers(asked: answers.Asked) -> None:
    answers.check_answer(asked)
    answers.check_repeatable(asked)
    answers.check_anytime(asked)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.info.id)
def test_bots_are_shared_between_threads(bot: Bot) -> None:
    answers.check_repeatable_in_threads(answers.question(bot, start(PIG)))


@pytest.mark.timing
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.info.id)
def test_time_and_cancel(bot: Bot) -> None:
    asked = answers.question(bot, start(PIG))
    answers.check_budget(asked, 0.1)
    answers.check_cancel(asked, 0.05)


def ask(bot: Bot, position: Position, seed: int = 1) -> Analysis:
    monitor = Monitor()
    monitor.start(Budget(playouts=200))
    return bot.analyse(Question(position, Budget(playouts=200), seed), monitor)


def test_the_random_bot_plays_everything() -> None:
    position = start(TIC_TAC_TOE)
    played = [ask(BOTS[0], position, seed).best.actions[0] for seed in range(300)]
    assert set(played) == set(position.legal())
    assert max(played.count(cell) for cell in position.legal()) < 60


def test_the_policy_bot_plays_the_policy() -> None:
    position = after(start(TIC_TAC_TOE), 0, 3, 1, 4)
    analysis = ask(BOTS[1], position)
    assert analysis.best.actions == (2,)
    assert [line.preference for line in analysis.lines] == [1.0, 0.0, 0.0, 0.0, 0.0]


def test_bars_show_the_value_between_the_bounds() -> None:
    analysis = ask(BOTS[2], start(TINY))
    low, high = TINY.info.bounds
    for line in analysis.lines:
        value = line.values[analysis.unit][0]
        assert line.bar.mean == pytest.approx((value.mean - low) / (high - low))
        assert line.bar == scaled(value, TINY.info)


def test_units_of_preference_have_words() -> None:
    spoken = Words()
    for bot in BOTS:
        assert spoken.say(message(ask(bot, start(PIG)).preference_unit))
