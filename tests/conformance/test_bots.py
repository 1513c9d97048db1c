"""Every registered bot keeps its contract, in positions of whole random games."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engines.contract import registry
from engines.contract.bot import AS_PUBLISHED, Bot, ListedBot
from engines.contract.game import Game
from engines.contract.record import PERSON
from engines.match.advice.table_adviser import TableAdviser
from tests.conformance import answers, cancelling
from tests.conformance.answers import Asked, question
from tests.conformance.tables import Table, decisions_on, end_of, game_on, spread
from tests.runtime.copies import Copies, copies


def seatings() -> Iterator[tuple[Bot, Table]]:
    """Every bot at the smallest and at the largest table that it says it can sit at."""
    for game in registry.games().values():
        for bot in game.bots:
            for seats in dict.fromkeys(bot.info.seats):
                yield bot, Table(game, seats)


def solves_first(bot: Bot, table: Table) -> bool:
    """Whether a bot first takes half a minute to solve the game."""
    return bot.info.id == "optimal" and str(table) == "fargo-3"


def name(value: object) -> str:
    return value.info.id if isinstance(value, Bot) else str(value)


RecordProperty = Callable[[str, object], None]

every_seating = pytest.mark.parametrize(
    ("bot", "table"),
    [
        pytest.param(*seating, marks=[pytest.mark.slow] if solves_first(*seating) else [])
        for seating in seatings()
    ],
    ids=name,
)
every_game = pytest.mark.parametrize(
    "game", list(registry.games().values()), ids=lambda game: game.id
)


def questions(bot: Bot, table: Table, count: int) -> list[Asked]:
    return [question(bot, step.position) for step in decisions_on(table, count)]


@every_game
def test_the_ladder(game: Game) -> None:
    names = [bot.info.id for bot in game.bots]
    levels = [bot.info.level for bot in game.bots]
    ladder = [level for level in levels if level]
    assert len(set(names)) == len(names)
    assert levels == sorted(ladder) + [AS_PUBLISHED] * (len(levels) - len(ladder))
    assert sorted(set(ladder)) == list(range(1, max(ladder) + 1))
    assert any(bot.info.adviser for bot in game.bots), "nobody can give a hint"
    low, high = game.info.seats
    for bot in game.bots:
        assert low <= bot.info.seats[0] <= bot.info.seats[1] <= high
        assert game.bot(bot.info.id) is bot
    for seats in range(low, high + 1):
        assert any(
            bot.info.adviser and bot.info.seats[0] <= seats <= bot.info.seats[1]
            for bot in game.bots
        ), f"nobody can give a hint to {seats} seats"


@every_game
def test_facts_fit_the_class(game: Game) -> None:
    for bot in game.bots:
        assert isinstance(bot, ListedBot)
        made = bot.loaded
        assert made.info is bot.info
        able = type(made).around is not Bot.around or type(made).evaluate is not Bot.evaluate
        assert able or not bot.info.tells_luck


@every_seating
def test_answers(bot: Bot, table: Table) -> None:
    for asked in questions(bot, table, 8):
        answers.check_answer(asked)


@every_seating
def test_themes(bot: Bot, table: Table) -> None:
    if not bot.info.adviser:
        return
    for asked in questions(bot, table, 8):
        answers.check_theme(asked)


@every_seating
def test_no_figure_of_a_list_contradicts_another(bot: Bot, table: Table) -> None:
    """Neither as the bot gives them, nor as they are shown at a table of other bots."""
    if not bot.info.adviser:
        return
    others = [each.info.id for each in table.game.ladder(table.seats)]
    players = (PERSON, *(others[seat % len(others)] for seat in range(1, table.seats)))
    for asker in (bot, TableAdviser(table.game.id, bot, players)):
        for step in (step for seed in range(3) for step in decisions_on(table, 4, seed)):
            answers.check_list(question(asker, step.position))


@every_seating
def test_answers_are_repeatable(bot: Bot, table: Table) -> None:
    for asked in questions(bot, table, 3):
        answers.check_repeatable(asked)
    answers.check_repeatable_in_threads(asked)


@every_seating
def test_answers_about_some_moves(bot: Bot, table: Table) -> None:
    for asked in questions(bot, table, 3):
        answers.check_comparison(asked)


@pytest.mark.timing
@every_seating
def test_answers_come_at_any_time(bot: Bot, table: Table) -> None:
    for asked in questions(bot, table, 3):
        answers.check_anytime(asked)


@pytest.mark.timing
@every_seating
def test_answers_come_in_time(bot: Bot, table: Table, record_property: RecordProperty) -> None:
    for asked in questions(bot, table, 2):
        record_property("late_s", answers.check_budget(asked))


@every_seating
def test_evaluations(bot: Bot, table: Table) -> None:
    steps = game_on(table)
    for step in spread(steps, 12):
        answers.check_evaluation(bot, step.position)
    answers.check_evaluation(bot, end_of(steps))


@every_seating
def test_searches_show_what_they_have(bot: Bot, table: Table) -> None:
    answers.check_publication(questions(bot, table, 1)[0])


@pytest.mark.timing
@every_seating
def test_a_cancel_ends_the_work(bot: Bot, table: Table, record_property: RecordProperty) -> None:
    for asked in questions(bot, table, 2):
        record_property("cancel_s", answers.check_cancel(asked))
        for spent_s in (0.02, 0.1):
            record_property("stop_s", answers.check_stop(asked, spent_s))


def at_the_largest_table() -> list[tuple[Bot, Table]]:
    """The strongest bot of each class, at its largest table.

    Bots of the same class load the same code and tables.
    """
    strongest = {
        (game.id, bot.info.made_by): (bot, Table(game, bot.info.seats[1]))
        for game in registry.games().values()
        for bot in game.bots
    }
    return list(strongest.values())


@pytest.fixture(scope="module")
def prepared() -> Iterator[Copies]:
    with copies(cancelling.PREPARE) as process:
        yield process


@pytest.mark.timing
@pytest.mark.parametrize(("bot", "table"), at_the_largest_table(), ids=name)
def test_a_cancel_ends_the_work_of_a_bot_that_has_just_begun(
    bot: Bot, table: Table, tmp_path: Path, prepared: Copies, record_property: RecordProperty
) -> None:
    record_property("cancel_s", cancelling.seconds(prepared, bot.info.id, table, tmp_path))
