"""The adviser's value of a position for every seat, for reviews and the luck ledger.

Where a seat decides, that is the adviser's value of its best plan. Where chance is to move, it is
the mean over the outcomes: over all of them if they lead to few positions, over a sample otherwise.
Whatever the adviser's errors, the mean and the actual outcome are judged in the same way, so luck
is zero in expectation.
"""

import math
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias, TypeVar

import numpy as np

from engines.contract.analysis import Analysis, Estimate, Unit
from engines.contract.bot import Bot, Question, ask
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor, Stopped
from engines.contract.position import Position
from engines.contract.rules import win_shares
from engines.match.advice.hint import looked_ahead
from engines.match.advice.quality import Judgement, SecondLook, Shares, judge, second_looks, shares
from engines.match.controller.thinking import SECOND_LOOK, Workers
from engines.match.history import Step
from engines.runtime.errors import BotError
from engines.runtime.streams import stream
from engines.runtime.types import Action

_LOOKS: Final = (24, 6, 1)
"""How many positions are judged where chance is to move; where it is to move again after that; and
at every later move of chance."""
_FIRST: Final = 0.5
"""The share of the time for a decision that its first search may take; most decisions need no
other."""
_AGAIN: Final = 4
"""How many times as long the second search, which decides, may take."""
_LEAST_S: Final = 0.02
"""Shorter searches are too noisy."""
_LEAST_WORK: Final = 1 / 16
"""Share of the usual work for judging a roll. Many short searches are more precise than a few long
ones."""
_LEAST_LOOKS: Final = 3
_SLICE_S: Final = 0.05
"""How long a worker continues before it reports progress, if it has something to report."""

_T = TypeVar("_T")
_Thing = TypeVar("_Thing")
_Question: TypeAlias = tuple[bytes, int, SecondLook | None, bool]
"""A position, its ply, what to compare (if anything), and whether it is about luck under a time
limit."""


class Evaluator:
    """Asks one adviser; remembers its answers. Works in one thread at a time; ``cancel`` from any.

    Args:
        bot: the adviser.
        budget: for each decision.
        seed: all randomness comes from it, by ply, so that alternatives are compared under equal
            conditions.
    """

    def __init__(self, bot: Bot, budget: Budget, seed: int) -> None:
        self.bot = bot
        self.budget = self._again_budget = self._whole = budget
        self._luck_budget: Budget | None = None
        self._effort = 1.0
        self._seed = seed
        self._monitor = Monitor()
        self._cancelled = False
        self._analyses: dict[_Question, Analysis] = {}
        self._worths: dict[tuple[bytes, int, int], Shares] = {}

    def cancel(self) -> None:
        """End the current work, and refuse any other, with ``Stopped``."""
        self._cancelled = True
        self._monitor.cancel()

    def _go_on(self) -> None:
        if self._cancelled:
            raise Stopped

    def hurry(self, seconds: float) -> None:
        """Spend about this long on a decision from now on, and no more than the budget."""
        if math.isfinite(seconds):
            first = max(_LEAST_S, seconds * _FIRST)
            self.budget = self._whole.within(first)
            self._again_budget = self._whole.within(_AGAIN * first)

    def hurry_luck(self, seconds: float, spent: float = 0.0) -> None:
        """Spend about this long on judging a roll or draw from now on.

        Searches become shorter, and fewer if that is not enough. A roll and the others that it is
        compared with are always searched for equally long, so its luck stays zero on average.

        Args:
            seconds: for each.
            spent: what each of the last ones took; 0: not known.
        """
        if not math.isfinite(seconds):
            return
        if spent:
            least = _LEAST_WORK * _LEAST_LOOKS / _LOOKS[0]
            self._effort = min(1.0, max(least, self._effort * seconds / spent))
        work = self._whole.times(max(_LEAST_WORK, self._effort))
        self._luck_budget = work.within(max(_LEAST_WORK * _LEAST_S, seconds / self._looks(0)))

    def _looks(self, depth: int) -> int:
        looks = _LOOKS[min(depth, len(_LOOKS) - 1)]
        return max(1, round(looks * min(1.0, self._effort / _LEAST_WORK)))

    def analysis(
        self,
        position: Position,
        ply: int,
        *,
        again: SecondLook | None = None,
        luck: Budget | None = None,
    ) -> Analysis:
        """The adviser's view of a decision.

        Args:
            position: where a seat decides.
            ply: its depth in the record.
            again: spend all work on these, with other luck.
            luck: the budget, if the luck of an outcome is to be judged.

        Raises:
            BotError: the adviser failed.
            Stopped: after ``cancel``.
        """
        key = (position.key, ply, again, luck is not None)
        if key not in self._analyses:
            self._monitor = Monitor()  # before the check: ``cancel`` may be called at any moment
            self._go_on()
            first = luck or (self._again_budget if again else self.budget)
            purpose = SECOND_LOOK if again else "review"
            turns, only = again or SecondLook()
            # In a hurry, the first search may be too short to say anything.
            for budget in dict.fromkeys((first, luck or self._again_budget)):
                question = Question.at(position, budget, self._seed, ply, purpose, only, turns)
                found = ask(self.bot, question, self._monitor)
                self._go_on()
                self._analyses[key] = found
                if looked_ahead(found, position.game.info) or not self.bot.info.searches:
                    break
        return self._analyses[key]

    def judged(
        self,
        position: Position,
        ply: int,
        node: int,
        actions: Sequence[Action],
    ) -> Judgement | None:
        """The verdict on the first decision among ``actions`` (``quality.judge``).

        What the adviser has not listed, and what may be an inaccuracy or worse, is compared with
        its best in a second search that spends all work on these, with other luck.

        Args:
            position: where a seat decides.
            ply: its depth in the record.
            node: the node after which the first is taken.
            actions: all that the seat did without a break.

        Raises:
            BotError, Stopped: as ``analysis``.
        """
        whole = self.bot.info.weighs
        found = self.analysis(position, ply)
        judgement = judge(position, node, found, actions, whole=whole)
        for look in second_looks(self.bot.info, position.game, found, judgement, actions):
            try:
                again = self.analysis(position, ply, again=look)
            except BotError:  # it has no opinion of what was played
                if whole:
                    raise
            else:
                return judge(position, node, again, actions, whole=whole) or judgement
        return judgement

    def prepare(self, steps: Sequence[Step]) -> None:
        """Analyze the first decision of ``steps``, so that the adviser loads a solved game.

        Raises:
            BotError: the adviser failed.
            Stopped: after ``cancel``.
        """
        for step in steps:
            if not (step.is_chance or step.is_leave):
                self.analysis(step.before, step.ply)
                return

    def at_once(self, position: Position) -> Shares | None:
        """The value of any position, if the adviser has solved its game; None otherwise.

        Raises:
            BotError: the adviser failed.
        """
        if position.is_over:
            return self._end(position)
        try:
            values = self.bot.evaluate(position)
        except Exception as error:
            raise BotError(
                "errors-bot-failed-choose-another",
                id=self.bot.info.id,
                name=type(error).__name__,
                error=str(error),
            ) from error
        return None if values is None else shares(position.game, values)

    def around(self, worlds: Sequence[Position], outcome: Action) -> tuple[Shares, Shares] | None:
        """The value of a chance node before and after an outcome, if the adviser knows it at once.

        Args:
            worlds: equally likely as far as is known (``Visibility.worlds``). Each is weighted by
                how likely the outcome is in it, so that luck is zero on average here, too.
            outcome: the actual one.

        Raises:
            BotError: the adviser failed.
            Stopped: after ``cancel``.
        """
        if not self.bot.info.tells_luck or not worlds or self.at_once(worlds[0]) is not None:
            return None
        found: list[tuple[float, Shares, Shares]] = []
        for world in worlds:
            weight = 1.0 if len(worlds) == 1 else dict(world.outcomes()).get(outcome, 0.0)
            if not weight:
                continue
            self._monitor = Monitor()  # before the check: ``cancel`` may be called at any moment
            self._go_on()
            pair = self.bot.around(world, outcome, self._monitor)
            self._go_on()
            if pair is None:
                return None
            before, after = (_as_shares(world, worth) for worth in pair)
            found.append((weight, before, after))
        total = sum(weight for weight, _, _ in found)
        if not total:
            return None
        weighted = [(weight / total, before, after) for weight, before, after in found]
        return (
            weighted_mean([(weight, before) for weight, before, _ in weighted]),
            weighted_mean([(weight, after) for weight, _, after in weighted]),
        )

    def worth(self, position: Position, ply: int) -> Shares:
        """The value of any position for every seat.

        Raises:
            BotError: the adviser failed, or does not judge by win chance or the game's unit.
            Stopped: after ``cancel``.
        """
        return self._worth(position, ply, 0)

    def worth_of(self, worlds: Sequence[Position], ply: int) -> Shares:
        """The mean over equally likely ``worlds`` (``Visibility.worlds``), at least one.

        Raises:
            BotError, Stopped: as ``worth``.
        """
        worths = [self.worth(position, ply) for position in worlds]
        return worths[0] if len(worths) == 1 else _sample_mean(worths)

    def _worth(self, position: Position, ply: int, depth: int) -> Shares:
        key = (position.key, ply, depth if position.is_chance else 0)
        if key not in self._worths:
            self._go_on()
            self._worths[key] = self._find(position, ply, depth)
        return self._worths[key]

    def _find(self, position: Position, ply: int, depth: int) -> Shares:
        known = self.at_once(position)
        if known is not None:
            return known
        if position.is_chance:
            return self._mean(position, ply, depth)
        found: Shares | None = None
        for budget in (self._luck_budget, None):  # in a hurry, it may have found nothing
            analysis = self.analysis(position, ply, luck=budget)
            found = shares(position.game, analysis.best.values)
            if found is not None and looked_ahead(analysis, position.game.info):
                return found
        if found is None:
            raise BotError("errors-adviser-does-not-judge")
        return found

    def _end(self, position: Position) -> Shares:
        """Win shares, or the game's own utility as a share if the adviser has no win chances."""
        returns = tuple(map(float, position.returns()))
        if all(Unit.WIN in found.best.values for found in self._analyses.values()):
            return tuple(map(Estimate, win_shares(returns)))
        own = {position.game.info.unit: tuple(map(Estimate, returns))}
        found = shares(position.game, own)
        assert found is not None
        return found

    # -- chance -------------------------------------------------------------------------------

    def _mean(self, position: Position, ply: int, depth: int) -> Shares:
        looks, outcomes = self._looks(depth), position.outcomes()
        hurried = self._effort < _LEAST_WORK and len(outcomes) > looks
        reached = [] if hurried else _merged(position, outcomes)
        if 0 < len(reached) <= looks:
            weighted = [
                (chance, self._worth(after, ply + 1, depth + 1)) for after, chance in reached
            ]
            return weighted_mean(weighted)
        if outcomes:
            word = int(stream(self._seed, "luck", ply, depth)[0])
            start = (word >> 11) * 2.0**-53  # in [0, 1)
            if hurried:
                chosen = [position.apply(each) for each in _spread(outcomes, looks, start)]
            else:
                chosen = _spread(reached, looks, start)
        else:
            chosen = [
                position.apply(position.sample(stream(self._seed, "luck", ply, depth, look)))
                for look in range(looks)
            ]
        return _sample_mean([self._worth(after, ply + 1, depth + 1) for after in chosen])


async def in_slices(
    workers: Workers, things: Sequence[_Thing], look: Callable[[_Thing], _T]
) -> AsyncIterator[list[_T]]:
    """Call ``look`` for one thing after another in a worker; yield results in time slices."""
    left = things
    while left:
        found = await workers.run(partial(_looked_at, left, look))
        left = left[len(found) :]
        yield found


def _looked_at(things: Sequence[_Thing], look: Callable[[_Thing], _T]) -> list[_T]:
    found: list[_T] = []
    until = time.monotonic() + _SLICE_S
    for each in things:
        found.append(look(each))
        if time.monotonic() > until:
            break
    return found


def _as_shares(position: Position, worth: tuple[Estimate, ...]) -> Shares:
    found = shares(position.game, {position.game.info.unit: worth})
    assert found is not None
    return found


def _merged(
    position: Position, outcomes: Sequence[tuple[Action, float]]
) -> list[tuple[Position, float]]:
    """The positions that the outcomes lead to, each with its probability; empty if not listed."""
    chances: dict[bytes, float] = {}
    reached: dict[bytes, Position] = {}
    for outcome, chance in outcomes:
        after = position.apply(outcome)
        reached[after.key] = after
        chances[after.key] = chances.get(after.key, 0.0) + chance
    return [(after, chances[key]) for key, after in reached.items()]


def _spread(weighted: Sequence[tuple[_T, float]], looks: int, start: float) -> list[_T]:
    """Systematic sampling: equal steps through the probabilities from a random ``start`` (0..1).

    Each is chosen with its true probability, with less scatter than independent draws.
    """
    totals = np.cumsum([chance for _, chance in weighted])
    places = np.searchsorted(totals, (start + np.arange(looks)) / looks, side="right")
    return [weighted[min(place, len(weighted) - 1)][0] for place in places.tolist()]


def weighted_mean(worths: Sequence[tuple[float, Shares]]) -> Shares:
    """The mean over all outcomes, each with its chance."""
    seats = len(worths[0][1])

    def seat_mean(seat: int) -> Estimate:
        mean = sum(chance * worth[seat].mean for chance, worth in worths)
        variance = sum((chance * worth[seat].error) ** 2 for chance, worth in worths)
        return Estimate(mean, variance**0.5)

    return tuple(map(seat_mean, range(seats)))


def _sample_mean(worths: list[Shares]) -> Shares:
    """The mean of a sample; its error is the scatter (an upper limit for systematic samples)."""
    count = len(worths)

    def seat_mean(seat: int) -> Estimate:
        values = [worth[seat].mean for worth in worths]
        mean = sum(values) / count
        if count == 1:
            return Estimate(mean, worths[0][seat].error)
        scatter = sum((value - mean) ** 2 for value in values) / (count - 1)
        return Estimate(mean, (scatter / count) ** 0.5)

    return tuple(map(seat_mean, range(len(worths[0]))))
