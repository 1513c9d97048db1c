"""The checks pass High Card as it is, and find every fault that is built into it."""

import re
from collections.abc import Callable, Collection

import pytest

from engines.contract.position import Position
from engines.runtime.errors import ParlourError
from engines.runtime.texts import texts_of
from engines.runtime.types import CHANCE
from tests.conformance import knowledge, rules, texts
from tests.conformance.faults import FAULTS, Crude, legal_nothing, with_kernel
from tests.conformance.tables import Step, Table, end_of, play, tables_of
from tests.contract.conftest import toy
from tests.contract.toy import HighCard
from tests.contract.toy_words import SENTENCES

__all__ = ["toy"]

pytestmark = pytest.mark.usefixtures("toy")

FOUND = (AssertionError, KeyError, ParlourError, pytest.fail.Exception)
"""How a check says that it has found a fault."""

Steps = tuple[Step, ...]
Check = Callable[[Table, Steps], None]


def whole(check: Callable[[Steps], None]) -> Check:
    """A check of a whole game."""

    def check_whole(table: Table, steps: Steps) -> None:
        check(steps)

    return check_whole


def step_by_step(check: Callable[[Step], None]) -> Check:
    """A check of one step, on all of a game."""

    def check_all(table: Table, steps: Steps) -> None:
        for step in steps:
            check(step)

    return check_all


def each(check: Callable[[Position], None], turns: Collection[int] | None = None) -> Check:
    """A check of one position, on all of a game, or where one of ``turns`` is due."""

    def check_all(table: Table, steps: Steps) -> None:
        for step in steps:
            if turns is None or step.position.turn in turns:
                check(step.position)

    return check_all


SEATS = (0, 1, 2)

CHECKS: dict[str, Check] = {
    "state": each(rules.check_state),
    "reading": each(rules.check_reading_changes_nothing),
    "legal": each(rules.check_legal, SEATS),
    "policy": each(rules.check_policy, SEATS),
    "chance": each(rules.check_chance, (CHANCE,)),
    "sampling": each(rules.check_sampling, (CHANCE,)),
    "draws": step_by_step(rules.check_draws),
    "apply": step_by_step(rules.check_apply),
    "moments": whole(rules.check_moments),
    "end": whole(lambda steps: rules.check_end(end_of(steps))),
    "position texts": each(texts.check_position_text),
    "damaged texts": each(texts.check_damaged_text),
    "action texts": each(texts.check_action_texts),
    "sentences": each(texts.check_sentences),
    "errors": each(texts.check_errors_are_clear),
    "dice": each(texts.check_dice),
    "views": each(texts.check_view),
    "record": texts.check_record,
    "later record": texts.check_record_from_the_middle,
    "what stays": each(knowledge.check_what_stays),
    "what looks alike": each(knowledge.check_what_looks_alike),
    "peeking": each(knowledge.check_peeking),
    "beliefs": whole(knowledge.check_beliefs),
    "twins": whole(knowledge.check_twins),
}


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("table", list(tables_of(HighCard())), ids=str)
def test_a_sound_game_passes(name: str, table: Table) -> None:
    CHECKS[name](table, tuple(play(table, 3)))


def test_names_are_found() -> None:
    texts.check_names(HighCard())


@pytest.mark.parametrize("name", ["name", "tagline", "theme", "bot"])
def test_a_missing_sentence_is_found(name: str) -> None:
    rest = re.sub(rf"^toy-{name}\b.*\n", "", SENTENCES, flags=re.MULTILINE)
    texts_of("en").put("toy", rest)
    with pytest.raises(KeyError, match=f"toy-{name}"):
        texts.check_names(HighCard())


def test_missing_rules_are_found() -> None:
    with pytest.raises(AssertionError, match=r"toy\.md"):
        texts.check_rules(HighCard())


def steps_of(game: HighCard) -> Steps:
    """A game by the true rules, shown as a game of ``game``."""
    return tuple(
        Step(Position(game, step.position.state), step.action, step.ply)
        for step in play(Table(HighCard(), 3), 3)
    )


@pytest.mark.parametrize(("name", "game"), FAULTS)
def test_a_fault_is_found(name: str, game: HighCard) -> None:
    with pytest.raises(FOUND):
        CHECKS[name](Table(game, 3), steps_of(game))


def test_an_error_that_is_no_parse_error_is_found() -> None:
    with pytest.raises((ValueError, OverflowError)):
        CHECKS["damaged texts"](Table(Crude(), 3), steps_of(Crude()))


def test_no_legal_action_is_found() -> None:
    decision = Position.start(HighCard(), 2).apply(3).apply(1)
    with pytest.raises(FOUND):
        rules.check_legal(Position(with_kernel(legal=legal_nothing), decision.state))


def test_a_game_without_end_is_found() -> None:
    with pytest.raises(FOUND, match="takes more than 4 steps"):
        tuple(play(Table(with_kernel(max_steps=4), 2), 1))


def test_a_game_that_hides_something_is_not_taken_for_open() -> None:
    check = step_by_step(knowledge.check_perfect_information)
    with pytest.raises(FOUND):
        check(Table(HighCard(), 3), steps_of(HighCard()))
