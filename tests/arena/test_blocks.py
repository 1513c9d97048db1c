"""One block: common dice, rotated seats, failures that cost the game and nothing else."""

import threading
from collections.abc import Callable
from dataclasses import replace

import pytest

from engines.arena.blocks import GameResult, Thinking, play_block
from engines.arena.contest import Contest, Entrant
from engines.contract.analysis import Analysis
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor, Stopped
from engines.contract.position import Position
from engines.runtime.texts import tr
from engines.runtime.types import State
from tests.contract import toy as rules
from tests.contract.toy import CARD, TOY, HighCard
from tests.contract.toy_bots import BOTS, Greedy, Sleepy
from tests.patience import PATIENCE_S

GreedyAgainstCareless = Contest("toy", (Entrant("greedy"), Entrant("careless")), seed=5)


def trio(*bots: str) -> Contest:
    return Contest("toy", tuple(map(Entrant, bots)), seed=5)


def replayed(contest: Contest, result: GameResult) -> list[Position]:
    """Every position of the game, checked by the rules."""
    positions = [Position.start(TOY, len(contest.entrants), contest.options)]
    for action in result.actions:
        positions.append(positions[-1].apply(action))
    return positions


def test_a_block_is_the_same_every_time(toy: HighCard) -> None:
    assert play_block(GreedyAgainstCareless, 3) == play_block(GreedyAgainstCareless, 3)
    assert play_block(GreedyAgainstCareless, 3) != play_block(GreedyAgainstCareless, 4)


def test_all_games_of_a_block_have_the_dice_of_the_match_with_its_seed(toy: HighCard) -> None:
    for block in range(20):
        result = play_block(GreedyAgainstCareless, block)
        seed = GreedyAgainstCareless.block_seed(block)
        assert len(result.games) == 2
        for game in result.games:
            for ply, position in enumerate(replayed(GreedyAgainstCareless, game)):
                if position.is_chance:
                    assert game.actions[ply] == position.draw(seed, ply)
        cards = {game.actions[:2] for game in result.games}
        assert len(cards) == 1


@pytest.mark.parametrize("bots", [("greedy", "careless"), ("greedy", "careless", "careless")])
def test_wins_go_to_the_entrant_and_not_to_the_seat(bots: tuple[str, ...], toy: HighCard) -> None:
    contest = trio(*bots)
    for block in range(10):
        result = play_block(contest, block)
        for game in result.games:
            over = replayed(contest, game)[-1]
            assert over.is_over
            by_seat = over.returns().tolist()
            for seat, entrant in enumerate(contest.seating(game.rotation)):
                assert game.wins[entrant] == by_seat[seat]
            assert game.returns == game.wins
        assert sum(result.scores) == pytest.approx(1)


def test_a_block_of_one_bot_against_itself_is_even(toy: HighCard) -> None:
    result = play_block(trio("greedy", "greedy"), 0)
    assert result.games[0].actions == result.games[1].actions
    assert result.scores == (0.5, 0.5)


def test_the_options_are_those_of_the_contest(toy: HighCard) -> None:
    long = replace(GreedyAgainstCareless, options={"rounds": 3})
    positions = replayed(long, play_block(long, 0).games[0])
    assert positions[-1].is_over
    assert max(position.moment.round for position in positions[:-1]) == 3


@pytest.mark.parametrize(
    ("failing", "message"),
    [
        (
            "crashing",
            tr(
                "errors-bot-failed-decision-forfeited",
                id="crashing",
                name="ZeroDivisionError",
                error="float division by zero",
            ),
        ),
        (
            "cheating",
            tr(
                "errors-bot-answered-not-legal",
                id="cheating",
                answer="7",
                choices=("hold", "roll"),
            ),
        ),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_is_named(
    failing: str, message: str, toy: HighCard
) -> None:
    result = play_block(trio("greedy", failing, "careless"), 0)
    assert result.scores == (0.5, 0.0, 0.5)
    for game in result.games:
        assert game.forfeit is not None
        assert game.forfeit.entrant == 1
        assert game.forfeit.ply == len(game.actions)
        assert game.forfeit.message == message
        assert (game.wins, game.returns) == ((0.5, 0.0, 0.5), None)


def test_decisions_are_counted_and_timed(toy: HighCard) -> None:
    result = play_block(GreedyAgainstCareless, 0)
    for game in result.games:
        assert [thinking.decisions for thinking in game.thinking] == [2, 2]
        assert all(0 < one.slowest <= one.seconds for one in game.thinking)


def test_times_make_no_difference_between_results() -> None:
    assert Thinking(3, 1.0, 0.5) == Thinking(3, 2.0, 1.5)
    total = Thinking(3, 1.0, 0.5) + Thinking(1, 0.75, 0.75)
    assert (total.decisions, total.seconds, total.slowest) == (4, 1.75, 0.75)


class Spy(Greedy):
    """Writes down the cards that it is shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, State]] = []

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        self.shown.append((question.position.owner, question.position.state))
        return super().analyse(question, monitor)


def test_bots_see_only_what_their_seat_knows(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(toy, "bots", (*BOTS[:-1], spy), raising=False)
    contest = trio("greedy", "greedy")
    true_cards, shown_cards = [], []
    for block in range(30):
        spy.shown.clear()
        game = play_block(contest, block).games[0]
        for seat, state in spy.shown[: len(spy.shown) // 2]:
            assert state[CARD + seat] == game.actions[seat]
            true_cards.append(game.actions[1 - seat])
            shown_cards.append(int(state[CARD + 1 - seat]))
    agreements = sum(a == b for a, b in zip(true_cards, shown_cards, strict=True))
    assert len(true_cards) == 120
    assert 8 <= agreements <= 44  # one in five by chance


def test_places_without_a_choice_are_no_decisions(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def legal(s: State, out: State) -> int:
        count = rules.legal(s, out)
        return 1 if s[rules.ROUND] == 1 else count

    monkeypatch.setattr(toy, "kernel", replace(toy.kernel, legal=legal), raising=False)
    game = play_block(GreedyAgainstCareless, 0).games[0]
    assert [thinking.decisions for thinking in game.thinking] == [1, 1]


# -- stopping ---------------------------------------------------------------------------------


def in_thread(work: Callable[[], object]) -> tuple[threading.Thread, list[BaseException]]:
    raised: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except Stopped as stopped:
            raised.append(stopped)

    thread = threading.Thread(target=run)
    thread.start()
    return thread, raised


def test_a_stop_interrupts_a_bot_that_thinks(
    toy: HighCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, analyse = threading.Event(), Sleepy.analyse

    def noted(bot: Sleepy, question: Question, monitor: Monitor) -> Analysis:
        thinking.set()
        return analyse(bot, question, monitor)

    monkeypatch.setattr(Sleepy, "analyse", noted)
    hour = Entrant("sleepy", Budget(seconds=3600))
    stop = Monitor()
    thread, raised = in_thread(
        lambda: play_block(Contest("toy", (hour, hour), seed=1), 0, stop),
    )
    assert thinking.wait(PATIENCE_S)
    stop.cancel()
    thread.join(timeout=60)
    assert not thread.is_alive()
    assert len(raised) == 1


def test_nothing_is_played_after_a_stop(toy: HighCard) -> None:
    stop = Monitor()
    stop.cancel()
    with pytest.raises(Stopped):
        play_block(GreedyAgainstCareless, 0, stop)
