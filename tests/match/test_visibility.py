"""Nothing on the screen reveals what the people at it may not know.

A *twin* of a match differs in a card that the person at seat 0 cannot see. Whatever is shown must
be the same for both. Leduc poker: two seats, one card each, a round of bets, an open card,
another round.
"""

import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engines.contract import registry
from engines.contract.analysis import Analysis
from engines.contract.bot import Bot, BotInfo, Question
from engines.contract.budget import Budget
from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.record import BY_CHANCE, PERSON, SeatRecord
from engines.match.advice.hints import Hints
from engines.match.analysis.evaluation import Evaluator
from engines.match.analysis.exercises import mistake
from engines.match.analysis.luck import ledger
from engines.match.analysis.next_rolls import NextRolls, next_rolls, roll_to_map
from engines.match.analysis.review import review
from engines.match.archive.records import new_record
from engines.match.controller import control
from engines.match.events import BotFailed, Waiting
from engines.match.history import History
from engines.match.visibility import Visibility, observes
from engines.runtime.errors import IllegalAction, ParlourError
from engines.runtime.texts import tr
from engines.search.bots import RolloutBot
from tests.calibration.games import LEDUC
from tests.match.playing import playing, rest, run
from tests.raised import raises
from tests.workers import ThreadWorkers

FOLD, CALL, RAISE = range(3)
MINE, HIS, OTHER, OPEN = 0, 3, 5, 4
"""Cards, two of each rank: a jack; a queen or a king; a king as the open card."""
SOME = Budget(playouts=60)


class Nervous(Bot):
    """Fails, and blurts out what it holds."""

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        raise ValueError(f"with {question.position.text()} I do not know what to do")


class Bold(RolloutBot):
    """Wants to play what nobody can."""

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        found = super().analyse(question, monitor)
        return replace(found, lines=(replace(found.best, actions=(77,)),))


def info(name: str) -> BotInfo:
    return BotInfo(name, 1, SOME, (2, 2), searches=True, adviser=True)


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Leduc poker as a registered game with bots."""
    found = copy.copy(LEDUC)
    found.__dict__["bots"] = (
        RolloutBot(info("searcher")),
        Nervous(BotInfo("nervous", 1, SOME, (2, 2))),
        Bold(info("bold")),
    )
    monkeypatch.setitem(registry.games(), found.id, found)
    return found


def history_of(
    game: Game, his: int, *moves: int, players: tuple[str, str] = (PERSON, "searcher")
) -> History:
    """A game in which seat 1 holds card ``his``, after ``moves``."""
    seats = [
        SeatRecord(name, player) for name, player in zip(("Anna", "Ben"), players, strict=True)
    ]
    found = History(new_record(game, seats, seed=3))
    for move in (MINE, his, *moves):
        by = BY_CHANCE if found.position.is_chance else found.head.seats[found.position.turn].player
        found.forward(move, by)
    return found


ROUND = (CALL, RAISE, CALL)
TO_THE_END = (*ROUND, OPEN, CALL, CALL)


def told(found: object) -> str:
    """Everything in a value, except how long it took."""
    return re.sub(r"seconds=[-+.\de]+", "", repr(found))


def evaluator(game: Game, history: History) -> Evaluator:
    return Evaluator(game.bot("searcher"), SOME, history.head.seed)


def twins(game: Game, *moves: int, **how: tuple[str, str]) -> Iterator[History]:
    return (history_of(game, his, *moves, **how) for his in (HIS, OTHER))


# -- who may know what ------------------------------------------------------------------------


def test_a_person_knows_what_its_seat_knows(game: Game) -> None:
    history = history_of(game, HIS, *ROUND, OPEN)
    visibility = Visibility.of(history)
    assert (visibility.open, visibility.seat) == (False, 0)
    assert [visibility.may_read(seat) for seat in range(2)] == [True, False]
    assert [visibility.may_advise(seat) for seat in range(2)] == [True, False]
    assert [step.node for step in visibility.known(history.steps())] == [0, 2, 3, 4, 5]
    (first, *others), other = (
        visibility.worlds(twin.position, 3) for twin in twins(game, *ROUND, OPEN)
    )
    assert (first, *others) == other
    assert len({world.key for world in other}) > 1


def test_people_who_share_a_screen_have_hints_but_no_review(game: Game) -> None:
    history = history_of(game, HIS, *ROUND, OPEN, players=(PERSON, PERSON))
    visibility = Visibility.of(history)
    assert (visibility.open, visibility.seat) == (False, None)
    assert [visibility.may_read(seat) for seat in range(2)] == [False, False]
    assert [visibility.may_advise(seat) for seat in range(2)] == [True, True]
    assert visibility.worlds(history.position, 3) == ()
    assert visibility.known(history.steps()) == ()


def test_all_is_open_to_who_watches_bots_and_once_the_game_is_over(game: Game) -> None:
    for history in (
        history_of(game, HIS, players=("searcher", "searcher")),
        history_of(game, HIS, *TO_THE_END),
    ):
        visibility = Visibility.of(history)
        assert visibility.open
        assert visibility.may_read(1)
        assert visibility.may_advise(1)
        assert visibility.known(history.steps()) == history.steps()
        assert visibility.worlds(history.position, 3) == (history.position,)


def test_what_is_hidden_is_not_observed(game: Game) -> None:
    deal = Position.start(game, 2)
    assert observes(deal, MINE, 0)
    assert not observes(deal, MINE, 1)


# -- what is shown ----------------------------------------------------------------------------


def reviews(histories: Iterator[History], workers: ThreadWorkers, game: Game) -> list[str]:
    return [
        told(run(review(each, evaluator(game, each), workers, lambda _: None)))
        for each in histories
    ]


def ledgers(histories: Iterator[History], workers: ThreadWorkers, game: Game) -> list[str]:
    return [
        told(run(ledger(each, evaluator(game, each), workers, lambda _: None)))
        for each in histories
    ]


@pytest.mark.parametrize("study", [reviews, ledgers])
def test_a_study_during_the_game_knows_no_secret(
    study: Callable[..., list[str]], game: Game, workers: ThreadWorkers
) -> None:
    one, other = study(twins(game, *ROUND, OPEN, CALL), workers, game)
    assert one == other
    over, other_end = study(twins(game, *TO_THE_END), workers, game)
    assert over != other_end, "after the game it is exact"


def test_a_review_during_the_game_judges_the_person(game: Game, workers: ThreadWorkers) -> None:
    history = history_of(game, HIS, *ROUND, OPEN, CALL)
    found = run(review(history, evaluator(game, history), workers, lambda _: None))
    assert [decision.seat for decision in found.decisions] == [0, 0, 0]
    assert all(decision.judgement is not None for decision in found.decisions)


def test_luck_during_the_game_is_that_of_known_cards(game: Game, workers: ThreadWorkers) -> None:
    history = history_of(game, HIS, *ROUND, OPEN, CALL)
    found = run(ledger(history, evaluator(game, history), workers, lambda _: None))
    assert [chance.node for chance in found.chances] == [0, 5]
    assert found.error is None
    # A king in the open beside a jack in the hand.
    assert found.chances[-1].luck(0).mean < 0


def next_cards(game: Game, history: History, workers: ThreadWorkers, **how: int) -> NextRolls:
    bot = game.bot("searcher")
    return run(next_rolls(history, bot, SOME, workers, lambda _: None, **how))  # type: ignore[arg-type]  # a node


def test_next_cards_are_those_that_seem_possible(game: Game, workers: ThreadWorkers) -> None:
    one, other = (next_cards(game, each, workers) for each in twins(game, *ROUND))
    assert told(one) == told(other)
    assert {roll.told["text"] for roll in one.rolls} >= {str(HIS), str(OTHER)}
    assert sum(roll.chance for roll in one.rolls) == pytest.approx(1)
    with raises(IllegalAction, "errors-next-rolls-draws-cannot"):
        next_cards(game, history_of(game, HIS), workers, node=0)
    history = history_of(game, HIS, *ROUND[:1])
    assert roll_to_map(history) == -1, "what the other seat has drawn is a secret"


def test_exercises_hold_what_the_seat_knew(game: Game, workers: ThreadWorkers) -> None:
    kept = []
    for history in twins(game, *TO_THE_END):
        found = run(review(history, evaluator(game, history), workers, lambda _: None))
        kept.append([mistake(history, d).position for d in found.decisions if d.seat == 0])
    assert kept[0] == kept[1]
    assert len(kept[0]) == 3


# -- bots at the table ------------------------------------------------------------------------


def test_what_a_bot_thinks_is_told_when_the_game_is_over(
    game: Game, workers: ThreadWorkers
) -> None:
    async def main() -> None:
        record = history_of(game, HIS).record
        async with playing(record, workers) as (match, _):
            while await rest(match) is Waiting.PERSON:
                assert not match.thoughts
                match.act(CALL)
            assert match.thoughts
            assert {found.seat for found in match.thoughts.values()} == {1}

    run(main())


@pytest.mark.parametrize("bot", ["nervous", "bold"])
def test_a_failure_tells_no_secret(bot: str, game: Game, workers: ThreadWorkers) -> None:
    async def failure(history: History) -> BotFailed:
        async with playing(history.record, workers) as (match, heard):
            assert await rest(match) is Waiting.FAILED
            (failed,) = heard.of(BotFailed)
            assert isinstance(failed.error, ParlourError)
            return failed

    one, other = (run(failure(h)) for h in twins(game, CALL, players=(PERSON, bot)))
    assert (str(one.error), one.details) == (str(other.error), other.details)
    assert str(one.error) == tr("errors-bot-failed-in-secret")
    assert type(one.error) is type(other.error)
    assert "seed: 3, ply 3" in one.details
    assert "engines/" in one.details, "the report says where"
    openly = run(failure(history_of(game, HIS, players=(bot, bot))))
    assert "position: " in openly.details


def test_a_bots_decision_is_not_advised_on(game: Game, workers: ThreadWorkers) -> None:
    async def main() -> None:
        record = history_of(game, HIS, CALL).record
        async with playing(record, workers, start=False) as (match, _):
            hints = Hints(match, workers)
            there = hints.available
            control.go(match, match.history.node(match.history.at).parent)
            assert (there, hints.available) == (False, True)
            await hints.close()

    run(main())
