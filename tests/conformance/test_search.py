"""The bots that play any game, on the calibration games and on every registered game.

They keep the contract of a bot wherever they play, whether or not a game lists them.
"""

import pytest

from engines.contract import registry
from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.search import bots
from tests.calibration import games as calibration
from tests.conformance import answers, knowledge, rules
from tests.conformance.answers import question
from tests.conformance.tables import Table, decisions_on, game_on, spread

CALIBRATION = [game for game in vars(calibration).values() if isinstance(game, Game)]


def info(name: str, *, searches: bool = True) -> BotInfo:
    return BotInfo(name, 1, Budget(playouts=100), (2, 6), searches=searches)


ANY_GAME: list[Bot] = [
    bots.RandomBot(info("random", searches=False)),
    bots.PolicyBot(info("policy", searches=False)),
    bots.RolloutBot(info("rollouts")),
]


def pairs() -> list[tuple[Bot, Table]]:
    """Every bot on every game, at the usual number of seats."""
    return [
        (bot, Table(game, game.info.default_seats))
        for game in [*CALIBRATION, *registry.games().values()]
        for bot in ANY_GAME
    ]


def name(value: object) -> str:
    return value.info.id if isinstance(value, Bot) else str(value)


every_pair = pytest.mark.parametrize(("bot", "table"), pairs(), ids=name)


@pytest.mark.parametrize("game", CALIBRATION, ids=lambda game: game.id)
def test_calibration_games(game: Game) -> None:
    table = Table(game, game.info.default_seats)
    for seed in range(5):
        steps = game_on(table, seed)
        for step in spread(steps, 40):
            rules.check_state(step.position)
            rules.check_reading_changes_nothing(step.position)
            rules.check_apply(step)
            if step.position.is_chance:
                rules.check_chance(step.position)
            else:
                rules.check_legal(step.position)
                rules.check_policy(step.position)
        rules.check_end(steps[-1].position.apply(steps[-1].action))
        if game.info.hidden:
            for step in steps:
                knowledge.check_what_stays(step.position)
            knowledge.check_beliefs(steps)
            knowledge.check_twins(steps)
        else:
            knowledge.check_perfect_information(steps[0])


@every_pair
def test_answers(bot: Bot, table: Table) -> None:
    questions = [question(bot, step.position) for step in decisions_on(table, 3)]
    for asked in questions:
        answers.check_answer(asked)
        answers.check_anytime(asked)
        answers.check_repeatable(asked)
        answers.check_comparison(asked)
    answers.check_repeatable_in_threads(questions[0])


@pytest.mark.timing
@every_pair
def test_time(bot: Bot, table: Table) -> None:
    asked = question(bot, decisions_on(table, 1)[0].position)
    answers.check_budget(asked)
    answers.check_cancel(asked)
    answers.check_stop(asked)
    answers.check_publication(asked)
