"""Every registered game keeps its contract, for every number of seats and every option."""

import pytest

from engines.contract import registry
from engines.contract.game import Game
from engines.runtime.types import CHANCE
from tests.conformance import knowledge, rules, texts
from tests.conformance.tables import (
    Step,
    Table,
    all_tables,
    end_of,
    game_on,
    play,
    positions_on,
    spread,
)

every_table = pytest.mark.parametrize("table", all_tables(), ids=str)
every_game = pytest.mark.parametrize(
    "game", list(registry.games().values()), ids=lambda game: game.id
)


@pytest.fixture
def steps(table: Table) -> tuple[Step, ...]:
    """A whole random game."""
    return game_on(table)


@every_table
def test_random_games_come_to_an_end(table: Table) -> None:
    for seed in range(1, 4):
        rules.check_end(end_of(tuple(play(table, seed))))


@every_table
def test_random_games_are_the_same_every_time(table: Table) -> None:
    assert tuple(play(table, 0)) == game_on(table)


@every_table
def test_states_are_sound(table: Table, steps: tuple[Step, ...]) -> None:
    for step in steps:
        rules.check_state(step.position)
    rules.check_state(end_of(steps))
    assert all(step.position.seats == table.seats for step in steps)


@every_table
def test_legal_actions(table: Table, steps: tuple[Step, ...]) -> None:
    decisions = [step.position for step in steps if step.position.turn >= 0]
    assert decisions
    for position in decisions:
        rules.check_legal(position)
        rules.check_policy(position)


@every_table
def test_chance(table: Table, steps: tuple[Step, ...]) -> None:
    rolls = [step for step in steps if step.position.turn == CHANCE]
    for step in spread(rolls, 100):
        rules.check_chance(step.position)
        rules.check_draws(step)
    for step in spread(rolls, 6):
        rules.check_sampling(step.position)


@every_table
def test_applying_is_deterministic(table: Table, steps: tuple[Step, ...]) -> None:
    for step in steps:
        rules.check_apply(step)


@every_table
def test_reading_changes_nothing(table: Table, steps: tuple[Step, ...]) -> None:
    for step in steps:
        rules.check_reading_changes_nothing(step.position)
    rules.check_reading_changes_nothing(end_of(steps))


@every_table
def test_moments_never_go_back(table: Table, steps: tuple[Step, ...]) -> None:
    rules.check_moments(steps)


@every_table
def test_position_texts_read_back(table: Table, steps: tuple[Step, ...]) -> None:
    for step in spread(steps, 60):
        texts.check_position_text(step.position)
    texts.check_position_text(end_of(steps))


@every_table
def test_damaged_position_texts_are_refused(table: Table) -> None:
    for step in positions_on(table, 15):
        texts.check_damaged_text(step.position)


@every_table
def test_action_texts_read_back(table: Table) -> None:
    for step in positions_on(table, 40):
        texts.check_action_texts(step.position)


@every_table
def test_everything_is_put_into_words(table: Table, steps: tuple[Step, ...]) -> None:
    for step in spread(steps, 60):
        texts.check_sentences(step.position)
    texts.check_sentences(end_of(steps))


@every_table
def test_errors_are_clear(table: Table) -> None:
    for step in positions_on(table, 10):
        texts.check_errors_are_clear(step.position)


@every_table
def test_dice(table: Table) -> None:
    for step in positions_on(table, 30):
        texts.check_dice(step.position)


@every_table
def test_views_are_values(table: Table, steps: tuple[Step, ...]) -> None:
    for step in spread(steps, 40):
        texts.check_view(step.position)
    texts.check_view(end_of(steps))


@every_table
def test_records(table: Table, steps: tuple[Step, ...]) -> None:
    texts.check_record(table, steps)
    texts.check_record_from_the_middle(table, steps)


@every_table
def test_knowledge(table: Table, steps: tuple[Step, ...]) -> None:
    if not table.game.info.hidden:
        for step in spread(steps, 100):
            knowledge.check_perfect_information(step)
        return
    for step in spread(steps, 30):
        knowledge.check_what_stays(step.position)
        knowledge.check_what_looks_alike(step.position)
    for step in spread(steps, 6):
        knowledge.check_peeking(step.position)
    knowledge.check_beliefs(steps)
    knowledge.check_twins(steps)


@every_game
def test_names(game: Game) -> None:
    texts.check_names(game)
    texts.check_rules(game)


@every_game
def test_facts_are_sound(game: Game) -> None:
    low, high = game.info.seats
    assert 1 <= low <= game.info.default_seats <= high
    assert game.info.bounds[0] < game.info.bounds[1]
    keys = [option.key for option in game.info.options]
    assert len(set(keys)) == len(keys)
    for option in game.info.options:
        assert option.check(option.default) == option.default
