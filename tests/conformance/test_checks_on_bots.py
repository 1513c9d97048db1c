"""The checks pass sound bots, and find the faults of others."""

import itertools
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engines.contract.analysis import Analysis, Estimate, Reason, Unit
from engines.contract.bot import Question
from engines.contract.messages import message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from tests.conformance import answers
from tests.conformance.answers import Asked
from tests.contract.conftest import toy
from tests.contract.toy import HOLD, ROLL, HighCard
from tests.contract.toy_bots import Careless, Cheating, Greedy, Sleepy, analysis_of

__all__ = ["toy"]

pytestmark = pytest.mark.usefixtures("toy")

FOUND = (AssertionError, KeyError, IndexError)
"""How a check says that it has found a fault."""


@pytest.fixture
def decision() -> Position:
    return Position.start(HighCard(), 2).apply(3).apply(1)


def win(*means: float, error: float = 0.0) -> Mapping[Unit, tuple[Estimate, ...]]:
    return {Unit.WIN: tuple(Estimate(mean, error) for mean in means)}


def even(found: Analysis) -> Analysis:
    """The same lines with values that add up."""
    lines = tuple(replace(line, values=win(0.5, 0.5)) for line in found.lines)
    return replace(found, lines=lines)


class Sound(Sleepy):
    """Sleeps as it should."""

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        return even(super().analyse(question, monitor))


class Changed(Greedy):
    """Greedy, with changes to its analysis and to its best line."""

    def __init__(
        self, head: Mapping[str, Any] | None = None, line: Mapping[str, Any] | None = None
    ) -> None:
        self.head = head or {}
        self.line = line or {}

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        found = even(super().analyse(question, monitor))
        best, *others = found.lines
        return replace(found, **{"lines": (replace(best, **self.line), *others), **self.head})


def test_sound_bots_pass(decision: Position) -> None:
    answers.check_answer(Asked(Changed(), decision))
    asked = answers.question(Sound(), decision)
    answers.check_answer(asked)
    answers.check_repeatable(asked)
    answers.check_repeatable_in_threads(asked)
    answers.check_anytime(asked)
    answers.check_budget(asked, 0.05)
    answers.check_publication(Asked(Changed(), decision), 0.05)
    assert answers.check_cancel(asked, 0.05) > 0


@pytest.mark.parametrize(
    "line",
    [
        {"actions": (7,), "names": ("steal",)},
        {"actions": (), "names": ()},
        {"names": ("hold",)},
        {"names": ("roll", "roll")},
        {"bar": Estimate(1.5)},
        {"bar": Estimate(0.5, -1.0)},
        {"bar": Estimate(float("nan"))},
        {"preference": float("inf")},
        {"preference": -1.0},
        {"values": win(0.75)},
        {"values": win(1.5, -0.5)},
        {"values": win(0.5, 0.25)},
        {"values": win(0.75, 0.25, error=float("nan"))},
        {"values": {Unit.POINTS: (Estimate(1), Estimate(1))}},
        {"visits": -1},
        {"reasons": (Reason(message("toy.not_in_the_catalogue")),)},
        {"reasons": (Reason(message("toy.ask", seat=0), float("nan")),)},
    ],
    ids=str,
)
def test_a_wrong_line_is_found(line: dict[str, Any], decision: Position) -> None:
    with pytest.raises(FOUND):
        answers.check_answer(Asked(Changed(line=line), decision))


@pytest.mark.parametrize(
    "head",
    [
        {"lines": ()},
        {"bot": "somebody else"},
        {"game": "chess"},
        {"seat": 1},
        {"unit": Unit.MONEY},
        {"preference_unit": "toy.not_in_the_catalogue"},
    ],
    ids=str,
)
def test_a_wrong_head_is_found(head: dict[str, Any], decision: Position) -> None:
    with pytest.raises(FOUND):
        answers.check_answer(Asked(Changed(head), decision))


def test_a_plan_that_is_listed_twice_is_found(decision: Position) -> None:
    line = even(Asked(Greedy(), decision).ask()).best
    with pytest.raises(FOUND, match="twice"):
        answers.check_answer(Asked(Changed({"lines": (line, line)}), decision))


def test_exact_values_with_errors_are_found(decision: Position) -> None:
    work = replace(Asked(Greedy(), decision).ask().work, exact=True)
    answers.check_answer(Asked(Changed({"work": work}), decision))
    unsure = {"values": win(0.5, 0.5, error=0.1)}
    with pytest.raises(FOUND, match="exact"):
        answers.check_answer(Asked(Changed({"work": work}, unsure), decision))


def test_a_cheat_is_found(decision: Position) -> None:
    with pytest.raises(FOUND):
        answers.check_answer(Asked(Cheating(), decision))


def test_a_bot_with_a_memory_is_found(decision: Position) -> None:
    class Moody(Careless):
        moods = itertools.count()

        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            return super().analyse(
                Question(question.position, question.budget, question.seed + next(self.moods)),
                monitor,
            )

    with pytest.raises(FOUND):
        answers.check_repeatable(Asked(Moody(), decision))


def work_for(seconds: float) -> None:
    """Use CPU time."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_a_bot_that_does_not_stop_is_found(
    decision: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "LATE_S", 0.2)

    class Deaf(Sound):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            found = super().analyse(question, monitor)
            work_for(0.4)
            return found

    with pytest.raises(FOUND):
        answers.check_budget(Asked(Deaf(), decision), 0.05)
    with pytest.raises(FOUND):
        answers.check_cancel(Asked(Deaf(), decision), 0.05)


def test_a_bot_that_looks_too_seldom_is_found(decision: Position) -> None:
    class Slow(Sleepy):
        piece_s = 0.02

        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            while not monitor.stop_now():
                work_for(0.001)
            work_for(self.piece_s)
            return even(analysis_of("sleepy", question.position, {HOLD: 1.0}))

    assert answers.check_stop(Asked(Slow(), decision)) < 0.05
    Slow.piece_s = 0.3
    with pytest.raises(FOUND, match="after a cancel"):
        answers.check_stop(Asked(Slow(), decision), 0.02)


class Knowing(Changed):
    """Knows what positions are worth, or thinks so."""

    def __init__(self, *means: float) -> None:
        super().__init__()
        self.means = means

    def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]]:
        if position.is_over:
            return win(*position.returns().tolist())
        return win(*self.means)


def test_a_sound_evaluation_passes(decision: Position) -> None:
    for position in (decision, decision.apply(ROLL)):
        answers.check_evaluation(Knowing(0.5, 0.5), position)
        answers.check_evaluation(Greedy(), position)


@pytest.mark.parametrize("means", [(0.5,), (1.5, -0.5), (0.5, 0.4), (float("nan"), 0.5)])
def test_a_wrong_evaluation_is_found(means: tuple[float, ...], decision: Position) -> None:
    with pytest.raises(FOUND):
        answers.check_evaluation(Knowing(*means), decision)


def test_an_evaluation_that_disagrees_with_the_result_is_found(decision: Position) -> None:
    over = decision
    while not over.is_over:
        over = over.apply(HOLD)

    class Stubborn(Knowing):
        def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]]:
            return win(0.5, 0.5)

    with pytest.raises(FOUND):
        answers.check_evaluation(Stubborn(), over)


def test_an_evaluation_that_is_unfair_to_a_roll_is_found(decision: Position) -> None:
    class Hopeful(Knowing):
        def evaluate(self, position: Position) -> Mapping[Unit, tuple[Estimate, ...]]:
            return win(0.75, 0.25) if position.is_chance else win(0.5, 0.5)

    answers.check_evaluation(Hopeful(), decision)
    with pytest.raises(FOUND):
        answers.check_evaluation(Hopeful(), decision.apply(ROLL))


def test_an_evaluation_that_disagrees_with_the_best_line_is_found(decision: Position) -> None:
    class Exact(Knowing):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            found = super().analyse(question, monitor)
            return replace(found, work=replace(found.work, exact=True))

    answers.check_evaluation(Exact(0.5, 0.5), decision)
    with pytest.raises(FOUND):
        answers.check_evaluation(Exact(0.75, 0.25), decision)


def test_a_search_that_shows_nothing_is_found(decision: Position) -> None:
    with pytest.raises(FOUND, match="does not say how far"):
        answers.check_publication(Asked(Sound(), decision), 0.05)


@pytest.mark.parametrize("shares", [[0.1, 1.0, 0.2], [-0.1], [1.5]])
def test_wrong_progress_is_found(shares: list[float], decision: Position) -> None:
    class Confused(Sound):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            found = super().analyse(question, monitor)
            assert monitor._on_progress is not None
            assert monitor._on_analysis is not None
            for share in shares:
                monitor._on_progress(share)
            monitor._on_analysis(found)
            return found

    with pytest.raises(FOUND):
        answers.check_publication(Asked(Confused(), decision), 0.05)


def test_a_bot_that_does_not_say_that_it_was_stopped_is_found(decision: Position) -> None:
    class Silent(Sound):
        def analyse(self, question: Question, monitor: Monitor) -> Analysis:
            found = super().analyse(question, monitor)
            return replace(found, work=replace(found.work, stopped=False))

    with pytest.raises(FOUND, match="does not say so"):
        answers.check_cancel(Asked(Silent(), decision), 0.05)
