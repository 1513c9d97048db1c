"""Checks of what bots answer."""

import math
import re
import threading
import time
from dataclasses import dataclass, replace
from typing import Final

import pytest

from engines.contract.analysis import Analysis, Line
from engines.contract.bot import Bot, Question, ask
from engines.contract.budget import Budget
from engines.contract.messages import Words, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.match.advice.hint import looked_ahead, theme
from engines.match.advice.quality import shares
from engines.runtime.streams import stream
from engines.runtime.texts import ENGLISH
from engines.runtime.types import Action
from tests.conformance.stopping import PROMISED_STOP_S, quickest_stop
from tests.conformance.texts import NAMES, say

REPEATABLE: Final = Budget(playouts=40, nodes=2000, depth=2)
FEW: Final = Budget(playouts=60)
"""Small enough that searches give up on plans after some playouts, and correct their estimates."""
SCRAPS: Final = (
    Budget(playouts=1),
    Budget(nodes=1),
    Budget(depth=1),
    Budget(seconds=0.001),
)
"""Budgets so small that nearly nothing can be done with them."""
LATE_S: Final = 5.0
"""Seconds that work may continue when its time is up or it was canceled."""
ATTEMPTS: Final = 3
"""A fault counts only if this many attempts in a row show it; fewer may be the machine's doing."""
LONG: Final = Budget(seconds=120.0)
ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot at a decision, seen as its seat sees it."""

    bot: Bot
    position: Position

    def __str__(self) -> str:
        return f"{self.bot.info.id} at {self.position.text()}"

    def ask(self, budget: Budget = REPEATABLE, seed: int = 1) -> Analysis:
        """The bot's answer."""
        monitor = Monitor()
        monitor.start(budget)
        return self.bot.analyse(Question(self.position, budget, seed), monitor)

    def compare(self, actions: tuple[Action, ...]) -> Analysis:
        """The bot's answer about some moves."""
        monitor = Monitor()
        monitor.start(REPEATABLE)
        return ask(self.bot, Question(self.position, REPEATABLE, 1, actions), monitor)


def question(bot: Bot, position: Position) -> Asked:
    """What the bot is asked when the seat whose turn it is must decide."""
    return Asked(bot, position.seen_by(position.turn, stream(8, position.text())))


def check_analysis(asked: Asked, analysis: Analysis) -> None:
    """The head of an analysis, and every line of it."""
    position, game = asked.position, asked.position.game
    assert (analysis.game, analysis.bot) == (game.id, asked.bot.info.id)
    assert analysis.seat == position.turn
    assert analysis.lines
    assert analysis.best.actions[0] in position.legal()
    say(message(analysis.preference_unit, n=1))
    assert analysis.best.behind is None
    if asked.bot.info.adviser or asked.bot.info.searches:
        nothing = (game.info.unknown(position.seats),) * position.seats
        told = shares(game, analysis.best.values)
        if asked.bot.info.judges:
            assert told is not None or analysis.work.stopped
        else:
            assert told in (None, shares(game, {game.info.unit: nothing}))
    for line in analysis.lines:
        check_plan(position, line)
        check_figures(asked, analysis, line)
        for reason in line.reasons:
            say(reason.message)
            assert math.isfinite(reason.weight)
    preferences = [line.preference for line in analysis.lines]
    assert preferences == sorted(preferences, reverse=True), "lines are ranked by preference"
    plans = [line.actions for line in analysis.lines]
    assert len(set(plans)) == len(plans), "a plan is listed twice"
    work = analysis.work
    assert min(work.seconds, work.playouts, work.nodes, work.depth, work.table_hits) >= 0


FIGURE: Final = re.compile(r"([<>]?)([\u2212+]?)(\d[\d,]*(?:\.\d+)?)")
"""A number as sentences write it."""


def check_list(asked: Asked) -> None:
    """No figure of a list of plans contradicts another.

    The plans are ordered by the figure they show; only the first may break that order, if it says
    why. How far a plan is behind the best is the difference of their figures, and the cost that its
    reasons state is the difference of the figures written there.
    """
    analysis = asked.ask(FEW)
    if not looked_ahead(analysis, asked.position.game.info):
        return
    shown = [line.values[analysis.unit][analysis.seat].mean for line in analysis.lines]
    told = [{reason.message.code for reason in line.reasons} for line in analysis.lines]
    assert shown[1:] == sorted(shown[1:], reverse=True), f"{asked}: the list is out of order"
    if len(shown) > 1 and shown[0] < shown[1]:
        first = analysis.best.reasons[0].message.code
        assert all(first not in codes for codes in told[1:]), f"{asked}: nothing says why"
    for line, figure in zip(analysis.lines, shown, strict=True):
        assert math.isclose(analysis.behind(line).mean, shown[0] - figure, abs_tol=1e-9)
        check_costs(analysis, line)


def check_costs(analysis: Analysis, line: Line) -> None:
    """The cost of a plan that a sentence states is the difference of two figures beside it."""
    words = Words(ENGLISH, NAMES)
    beside = [words.say(each.message) for each in (*line.reasons, *analysis.best.reasons)]
    for reason in line.reasons:
        loss = dict(reason.message.parameters).get("loss")
        sentence = words.say(reason.message)
        cost, *rest = figures_in(sentence) or [math.nan]
        if not isinstance(loss, float) or not math.isclose(cost, loss, abs_tol=0.06):
            continue  # it says something else
        others = [each for text in beside if text != sentence for each in figures_in(text)]
        known = (*rest, *others)
        assert any(math.isclose(a - b, cost, abs_tol=1e-6) for a in known for b in known), (
            f"'{sentence}' is not the difference of two figures in {beside}"
        )


def figures_in(sentence: str) -> list[float]:
    """The numbers of a sentence; "<" (less than the smallest shown) counts as 0, ">" as 100."""
    found = []
    for near, sign, digits in FIGURE.findall(sentence):
        value = float(digits.replace(",", ""))
        value = {"<": 0.0, ">": 100.0}.get(near, value)
        found.append(-value if sign == "\u2212" else value)
    return found


def check_plan(position: Position, line: Line) -> None:
    """Every action of a plan is legal after those before it, and has its name."""
    assert line.actions
    assert len(line.names) == len(line.actions)
    for action, name in zip(line.actions, line.names, strict=True):
        assert action in position.legal(), f"the plan '{line.text}' breaks the rules"
        assert position.action_text(action) == name
        position = position.apply(action)


def check_figures(asked: Asked, analysis: Analysis, line: Line) -> None:
    """Values for every seat, within the game's bounds; bars between 0 and 1."""
    facts = asked.position.game.info
    assert analysis.unit in line.values
    assert math.isfinite(line.preference)
    assert -ROUNDING <= line.bar.mean <= 1 + ROUNDING
    assert 0 <= line.bar.error < math.inf
    assert line.visits >= 0
    assert math.isfinite(analysis.behind(line).mean)
    assert 0 <= analysis.behind(line).error < math.inf
    for unit, estimates in line.values.items():
        assert len(estimates) == asked.position.seats
        for estimate in estimates:
            assert math.isfinite(estimate.mean)
            assert 0 <= estimate.error < math.inf
            if unit is facts.unit:
                low, high = facts.bounds
                assert low - ROUNDING <= estimate.mean <= high + ROUNDING
        if unit is facts.unit and facts.constant_sum is not None:
            total = sum(estimate.mean for estimate in estimates)
            assert math.isclose(total, facts.constant_sum, abs_tol=1e-6)
        if unit is analysis.unit and analysis.work.exact:
            assert all(estimate.error == 0 for estimate in estimates), "exact values have no error"


def check_theme(asked: Asked) -> None:
    """The first stage of a hint says how clear the decision is and what it is about, but no plan.

    A bot that follows a rule cannot tell how clear it is. What can be deduced about hidden things
    comes last.
    """
    position, analysis = asked.position, asked.ask()
    about = list(theme(position, analysis))
    forced = len(position.legal()) == 1
    if forced or looked_ahead(analysis, position.game.info):
        first = about.pop(0)
        assert first.code.startswith("session.theme."), "how clear is it?"
        say(first)
    if forced:
        assert about == [], "there is nothing to think about"
        return
    assert about, f"the catalogue has no {position.game.id}.theme.general"
    subject, *deduced = about
    assert deduced == list(position.game.deductions(position.state, position.turn)), (
        "that cannot be deduced"
    )
    for fact in about:
        say(fact)
    code = subject.code.removeprefix(f"{position.game.id}.theme.")
    reasons = {reason.message.code: reason.message.parameters for reason in analysis.best.reasons}
    said = reasons.get(f"{position.game.id}.reason.{code}")
    asked_for = position.ask().code.rpartition(".")[2]
    assert code in ("general", asked_for) or said == subject.parameters, (
        "it is not why the best plan is best, nor what is asked"
    )
    sentence = Words("en", NAMES).say(subject)
    for action in position.legal():
        name = re.escape(position.action_text(action))
        assert not re.search(rf"\b{name}\b", sentence, re.IGNORECASE), f"'{sentence}' names a plan"


def check_answer(asked: Asked) -> None:
    """A sound analysis that leaves the position as it was."""
    before = asked.position.key
    check_analysis(asked, asked.ask())
    assert asked.position.key == before


def timeless(analysis: Analysis) -> Analysis:
    """The analysis without the seconds it took."""
    return replace(analysis, work=replace(analysis.work, seconds=0.0))


def check_repeatable(asked: Asked) -> None:
    """The same seed and a budget without seconds give the same analysis."""
    assert timeless(asked.ask(seed=5)) == timeless(asked.ask(seed=5))


def check_repeatable_in_threads(asked: Asked) -> None:
    """Two threads that ask the same bot at the same time get the same answer."""
    answers: list[Analysis] = []
    threads = [threading.Thread(target=lambda: answers.append(asked.ask())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [timeless(answer) for answer in answers] == [timeless(asked.ask())] * 2


def check_anytime(asked: Asked) -> None:
    """Next to no budget, or a cancel before the start, still gives an answer."""
    for budget in SCRAPS:
        check_analysis(asked, asked.ask(budget))
    monitor = Monitor()
    monitor.cancel()
    monitor.start(LONG)
    check_analysis(asked, asked.bot.analyse(Question(asked.position, LONG, 1), monitor))


def check_comparison(asked: Asked) -> None:
    """Asked about some moves, a bot speaks of these only."""
    legal = asked.position.legal()
    best = asked.ask().best.actions[0]
    for chosen in {(best,), tuple(a for a in legal if a in (best, legal[0], legal[-1]))}:
        found = asked.compare(chosen)
        check_analysis(asked, found)
        assert timeless(found) == timeless(asked.compare(chosen))


def check_evaluation(bot: Bot, position: Position) -> None:
    """What a bot knows of a position without searching is sound, and fair to every outcome."""
    values = bot.evaluate(position)
    if values is None:
        return
    facts = position.game.info
    for estimates in values.values():
        assert len(estimates) == position.seats
        assert all(math.isfinite(e.mean) and 0 <= e.error < math.inf for e in estimates)
    means = [estimate.mean for estimate in values[facts.unit]]
    low, high = facts.bounds
    assert all(low - ROUNDING <= mean <= high + ROUNDING for mean in means)
    if facts.constant_sum is not None:
        assert math.isclose(sum(means), facts.constant_sum, abs_tol=1e-6)
    if position.is_over:
        assert means == pytest.approx(position.returns().tolist())
    elif position.turn >= 0:
        _check_best_is_worth(bot, position, means)
    elif position.outcomes():
        _check_mean_of_outcomes(bot, position, means)


def _check_best_is_worth(bot: Bot, position: Position, means: list[float]) -> None:
    """At a decision the position is worth as much as the best line."""
    analysis = question(bot, position).ask()
    if analysis.work.exact and analysis.unit is position.game.info.unit:
        best = [value.mean for value in analysis.best.values[analysis.unit]]
        assert means == pytest.approx(best, abs=1e-6)


def _check_mean_of_outcomes(bot: Bot, position: Position, means: list[float]) -> None:
    """Before a roll a position is worth the mean of what follows, so that luck adds up to zero."""
    total = [0.0] * position.seats
    for outcome, chance in position.outcomes():
        values = bot.evaluate(position.apply(outcome))
        if values is None:
            return
        for seat, value in enumerate(values[position.game.info.unit]):
            total[seat] += chance * value.mean
    assert means == pytest.approx(total, abs=1e-6)


def _now() -> tuple[float, float]:
    """The time, and the CPU time of this process."""
    return time.monotonic(), time.process_time()


def _seconds_since(then: tuple[float, float]) -> float:
    """Seconds that have passed, but not those in which others had the machine."""
    return min(now - before for now, before in zip(_now(), then, strict=True))


def check_budget(asked: Asked, seconds: float = 0.15) -> float:
    """The answer comes when the seconds are over; returns how late it was."""
    started = _now()
    analysis = asked.ask(Budget(seconds=seconds))
    late = _seconds_since(started) - seconds
    check_analysis(asked, analysis)
    assert late < LATE_S
    return late


def check_publication(asked: Asked, seconds: float = 0.25) -> None:
    """A search publishes its progress, and the best it has found so far, while it works.

    On a busy machine its time may be up before there is anything to publish; then it gets more.
    """
    for _ in range(ATTEMPTS):
        told = _published(asked, seconds)
        if told:
            return
        seconds *= 4
    raise AssertionError("it works, and does not say how far it is or show what it has")


def _published(asked: Asked, seconds: float) -> bool:
    """Whether a search has published all that it must; check that what it publishes is sound."""
    shares: list[float] = []
    found: list[Analysis] = []
    monitor = Monitor(shares.append, found.append)
    monitor.start(Budget(seconds=seconds))
    final = asked.bot.analyse(Question(asked.position, Budget(seconds=seconds), 1), monitor)
    assert all(0 <= share <= 1 for share in shares)
    assert shares == sorted(shares), "progress goes back"
    for analysis in found:
        check_analysis(asked, analysis)
    silent = asked.bot.info.searches and final.work.seconds > seconds / 2
    return not silent or bool(shares and found)


def check_stop(asked: Asked, spent_s: float = 0.1) -> float:
    """A cancel ends the work within 50 ms of CPU time, whenever it comes; returns the time."""
    monitor = Monitor()
    monitor.start(LONG)
    found: list[Analysis] = []

    def work() -> None:
        found.append(asked.bot.analyse(Question(asked.position, LONG, 1), monitor))

    used = quickest_stop(work, monitor, spent_s)
    check_analysis(asked, found[-1])
    assert used < PROMISED_STOP_S, f"{asked} goes on for {used:.3f} s after a cancel"
    return used


def check_cancel(asked: Asked, after_s: float = 0.15) -> float:
    """A cancel ends the work long before its budget does; returns the seconds that it took.

    The work may finish just before the cancel; a bot that does not say it was stopped is asked
    again.
    """
    for _ in range(ATTEMPTS):
        took_s, said = _cancelled(asked, after_s)
        assert took_s < LATE_S
        if said:
            return took_s
    raise AssertionError("a person stopped it, and it does not say so")


def _cancelled(asked: Asked, after_s: float) -> tuple[float, bool]:
    """The seconds from the cancel to the answer, and whether the answer says so if it must."""
    monitor = Monitor()
    monitor.start(LONG)
    cancelled_at: list[tuple[float, float]] = []
    spent_s = math.inf

    def cancel() -> None:
        nonlocal spent_s
        cancelled_at.append(_now())
        monitor.cancel()
        spent_s = monitor.elapsed_s

    timer = threading.Timer(after_s, cancel)
    timer.start()
    analysis = asked.bot.analyse(Question(asked.position, LONG, 1), monitor)
    took_s = _seconds_since(cancelled_at[0]) if cancelled_at else 0.0
    timer.cancel()
    timer.join()
    check_analysis(asked, analysis)
    went_on = asked.bot.info.searches and analysis.work.seconds > spent_s
    return took_s, analysis.work.stopped or not went_on
