"""The bots that play any game, on the calibration games and on every registered game.

They keep the contract of a bot wherever they play, whether or not a game lists them.
"""

import pytest

from engines.contract import registry
from engines.contract.bot import Bot, BotInfo
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.search import bots, maxn
from engines.search.maxn import MaxNSettings
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
    bots.IsmctsBot(info("ismcts")),
]
OPEN_GAMES: list[Bot] = [bots.MaxNBot(info("maxn"))]


def pairs() -> list[tuple[Bot, Table]]:
    """Every bot on every game that it can play, at the usual number of seats."""
    found = []
    for game in [*CALIBRATION, *registry.games().values()]:
        able = list(ANY_GAME)
        if not game.info.hidden:
            able += OPEN_GAMES
        found += [(bot, Table(game, game.info.default_seats)) for bot in able]
    return found


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
    questions = [question(bot, step.position) for step in decisions_on(table, 5)]
    for asked in questions:
        answers.check_answer(asked)
        answers.check_anytime(asked)
        answers.check_repeatable(asked)
        answers.check_comparison(asked)
    answers.check_repeatable_in_threads(questions[0])


@pytest.mark.parametrize(
    "game",
    [g for g in [*CALIBRATION, *registry.games().values()] if not g.info.hidden],
    ids=lambda game: game.id,
)
def test_every_depth_ends(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Fargo the next seat rolls ten dice after a bust, may go bust too, and so on."""
    monkeypatch.setattr(maxn, "WORK_PER_DEPTH", 10_000)
    position = decisions_on(Table(game, game.info.default_seats), 1)[0].position
    asked = question(bots.MaxNBot(info("maxn"), MaxNSettings(leaf_playouts=1)), position)
    one, two = (asked.ask(Budget(depth=depth)).work for depth in (1, 2))
    assert one.depth == 1
    assert 1 <= two.depth <= 2
    assert max(two.nodes, two.playouts) <= 20_000


@pytest.mark.timing
@every_pair
def test_time(bot: Bot, table: Table) -> None:
    asked = question(bot, decisions_on(table, 1)[0].position)
    answers.check_budget(asked)
    answers.check_cancel(asked)
    answers.check_stop(asked)
    answers.check_publication(asked)
