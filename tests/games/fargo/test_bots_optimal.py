"""The bot that plays for the best chance to win: exact values, for every seat, with reasons."""

import math

import pytest

from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import Bot, Question
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.fargo import solved, three_player, two_player
from engines.games.fargo.kernels.state import ROLL, STOP
from engines.runtime.types import Action
from tests.games.fargo.play import FARGO, play

EXACT = 1e-9


@pytest.fixture(scope="module")
def bot() -> Bot:
    return FARGO.bot("optimal")


@pytest.fixture(scope="module", params=[2, 3])
def seats(request: pytest.FixtureRequest) -> int:
    """A number of seats whose solution is loaded."""
    seats: int = request.param
    (two_player if seats == 2 else three_player).solution()
    return seats


def analyse(bot: Bot, position: Position, monitor: Monitor | None = None) -> Analysis:
    monitor = monitor or Monitor()
    monitor.start(bot.info.budget)
    return bot.analyse(Question(position, bot.info.budget, 1), monitor)


def win(analysis: Analysis, action: Action) -> tuple[float, ...]:
    line = analysis.line_starting(action)
    assert line is not None
    assert all(chance.error == 0 for chance in line.values[Unit.WIN])
    return tuple(chance.mean for chance in line.values[Unit.WIN])


@pytest.mark.parametrize(
    "text",
    [
        "0 0 | run 550 | dice 1",
        "4000 8000 | seat 2 | banked 500 | run 500 | dice 3",
        "9500 9500 | run 500 | dice 3",
        "9500 9500 | run 500 | dice 3 | at exactly 10000",
        "9000 10050 | run 1000 | dice 2 | trigger 2",
    ],
)
def test_two_seats_get_the_values_of_the_solution(bot: Bot, text: str) -> None:
    position = Position.parse(FARGO, text)
    view = position.view()
    mover = view.mover
    solution = two_player.solution(at_exactly=view.at_exactly)
    chances = solution.decision(
        view.scores[mover] + view.banked,
        view.scores[1 - mover],
        view.run,
        view.dice,
        view.last_turn,
    )
    analysis = analyse(bot, position)
    assert analysis.work.exact
    assert win(analysis, STOP)[mover] == pytest.approx(chances.stop, abs=EXACT)
    assert win(analysis, ROLL)[mover] == pytest.approx(chances.roll, abs=EXACT)
    assert analysis.best.actions == ((STOP,) if chances.stop > chances.roll else (ROLL,))


def test_values_belong_to_their_seats(bot: Bot) -> None:
    """The same table, seen from three chairs."""
    shared = "run 500 | dice 3"
    one = analyse(bot, Position.parse(FARGO, f"9000 7500 9500 | seat 1 | {shared}"))
    two = analyse(bot, Position.parse(FARGO, f"9500 9000 7500 | seat 2 | {shared}"))
    three = analyse(bot, Position.parse(FARGO, f"7500 9500 9000 | seat 3 | {shared}"))
    for action in (STOP, ROLL):
        a, b, c = win(one, action)
        assert win(two, action) == (c, a, b)
        assert win(three, action) == (b, c, a)
        assert math.fsum((a, b, c)) == pytest.approx(1.0)


def test_a_position_is_worth_what_its_outcomes_are(bot: Bot, seats: int) -> None:
    """Where dice decide, the mean over all rolls; where the mover does, the better choice."""
    game = list(play(seats, seed=3, roll_share=0.8))
    for position in [*game[:6], *game[-20:]]:
        value = values(bot, position)
        assert math.fsum(value) == pytest.approx(1.0)
        if position.is_over:
            assert value == tuple(position.returns())
        elif position.is_chance:
            worth: dict[bytes, tuple[float, ...]] = {}
            mean = [0.0] * seats
            for outcome, chance in position.outcomes():
                after = position.apply(outcome)
                if after.key not in worth:
                    worth[after.key] = values(bot, after)
                for seat in range(seats):
                    mean[seat] += chance * worth[after.key][seat]
            assert value == pytest.approx(mean, abs=1e-6)
        else:
            choices = [values(bot, position.apply(action)) for action in (STOP, ROLL)]
            assert value == pytest.approx(max(choices, key=lambda c: c[position.turn]), abs=1e-6)


def values(bot: Bot, position: Position) -> tuple[float, ...]:
    found = bot.evaluate(position)
    assert found is not None
    return tuple(chance.mean for chance in found[Unit.WIN])


def test_without_the_solution_the_points_decide(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solved, "win_values", lambda *_: None)
    monkeypatch.setattr(solved, "ready", lambda *_: False)
    position = Position.parse(FARGO, "9500 9500 | run 500 | dice 3")
    monitor = Monitor()
    monitor.cancel()
    analysis = analyse(bot, position, monitor)
    assert analysis.work.stopped
    assert not analysis.work.exact
    assert analysis.unit is Unit.POINTS
    assert analysis.best.actions == (ROLL,)
    assert bot.evaluate(position) is None


def test_even_then_the_last_turn_is_not_given_away(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solved, "win_values", lambda *_: None)
    behind = Position.parse(FARGO, "9000 10600 | run 1000 | dice 1 | trigger 2")
    ahead = Position.parse(FARGO, "9700 10600 | run 1000 | dice 1 | trigger 2")
    assert analyse(bot, behind).best.actions == (ROLL,)
    assert analyse(bot, ahead).best.actions == (STOP,)


@pytest.mark.parametrize("text", ["9500 9500 | run 500 | dice 1", "2000 8000 | run 1000 | dice 1"])
def test_reasons_leave_win_chances_to_the_figures(bot: Bot, text: str) -> None:
    """The figures that people see also depend on who plays; reasons don't know that."""
    for line in analyse(bot, Position.parse(FARGO, text)).lines:
        chances = {round(100 * value.mean, 1) for value in line.values[Unit.WIN]}
        for reason in line.reasons:
            told = [value for _, value in reason.message.parameters]
            assert chances.isdisjoint(
                round(100 * value, 1) for value in told if isinstance(value, float)
            )


@pytest.mark.parametrize("text", ["0 0 | run 400 | dice 2", "2000 8000 | run 1000 | dice 1"])
def test_only_one_of_two_plans_quotes_the_points_of_both(bot: Bot, text: str) -> None:
    best, other = analyse(bot, Position.parse(FARGO, text)).lines
    figures = [{value for _, value in line.reasons[0].message.parameters} for line in (best, other)]
    assert figures[0]
    assert figures[0].isdisjoint(figures[1])


def test_points_may_be_given_up_for_the_win(bot: Bot) -> None:
    """Far behind, the bot rolls where banking gives more points (rules, section 10.3)."""
    analysis = analyse(bot, Position.parse(FARGO, "2000 8000 | run 1000 | dice 1"))
    assert analysis.best.actions == (ROLL,)
    codes = [reason.message.code for reason in analysis.best.reasons]
    assert "fargo.reason.against_points" in codes
