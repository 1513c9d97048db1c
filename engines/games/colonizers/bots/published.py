"""The published bots, corrected: random, and MaxN over possible worlds (rules, 3.3)."""

from typing import Final

import numpy as np

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.contract.bot import Bot, Question, answer
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.colonizers.bots import DEPTH, WORLDS
from engines.games.colonizers.kernels import maxn
from engines.games.colonizers.kernels.choices import list_choices
from engines.games.colonizers.kernels.state import BUILD, BUILD_FIRST, HAND, KEEP, KEEP_FIRST, SEATS
from engines.games.colonizers.kernels.turns import record
from engines.games.colonizers.original import net_random
from engines.games.colonizers.reasons import explain
from engines.games.colonizers.snapshot import Snapshot, read
from engines.runtime.streams import derive, stream
from engines.runtime.types import Action
from engines.search import bots
from engines.search.result import estimate
from engines.search.running import Part, progress, run

DEEPEST: Final = 10
"""One world of this depth takes some ten thousand nodes, and a cancel waits until it is done."""
_SPREAD: Final = 12.0
"""For standard errors: two values of a position are assumed to differ by at most this much."""
_EMPTY_BAR: Final = 6.0
"""An action that costs this many points gets an empty bar."""
_NET_SEEDS: Final = 1 << 31


class RandomBot(bots.RandomBot):
    """Every card is as likely as every other one, so two of a type are twice as likely as one."""

    def lots(self, position: Position) -> list[Action]:
        snapshot = read(position.state)
        return [action for action in position.legal() for _ in range(copies(snapshot, action))]


def copies(snapshot: Snapshot, action: Action) -> int:
    """How many cards an action could be played with; 1 for actions without a card."""
    if snapshot.phase == KEEP:
        return snapshot.drawn.count(action - KEEP_FIRST)
    if snapshot.phase == BUILD and action - BUILD_FIRST in snapshot.mover.hand:
        return snapshot.mover.hand.count(action - BUILD_FIRST)
    return 1


class MaxNBot(Bot):
    """Everyone maximizes their own value, in worlds whose hands and deck are guessed fairly.

    It decides by its own mean value over the worlds. A budget of playouts counts worlds; with
    seconds alone it searches ten worlds, then ten worlds one action deeper, and so on.
    """

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """All legal actions by their mean value; see ``Bot.analyse``."""
        position = question.position
        search = _Search(position, question.budget, question.seed)

        def publish() -> None:
            monitor.publish(
                progress(search.done, search.quota, monitor),
                lambda: _analysis(position, self.info.id, search, monitor),
            )

        search.advance(1)  # at least one world, whatever the budget
        run([search], monitor, publish=publish)
        return _analysis(position, self.info.id, search, monitor)


class _Search(Part):
    """Searches worlds; its units are worlds."""

    def __init__(self, position: Position, budget: Budget, seed: int) -> None:
        deepens = budget.seconds is not None and budget.depth is None and budget.playouts is None
        quota = None if budget.seconds is not None else budget.playouts or WORLDS
        super().__init__(budget.playouts if budget.playouts is not None else quota)
        self.depth = min(budget.depth or DEPTH, DEEPEST)
        self.nodes = 0
        self._deepens = deepens
        self._max_nodes = budget.nodes
        self._state = position.state
        self._net = net_random(derive(seed, "deals") % _NET_SEEDS)
        self._rng = stream(seed, "worlds")
        self._worlds = maxn.new_worlds(self.depth)
        self._complete = np.zeros_like(self._worlds.tally)

    @property
    def finished(self) -> bool:
        """Whether the worlds or nodes are used up, or no deeper search is allowed."""
        too_deep = self._deepens and self.depth > DEEPEST
        too_many = self._max_nodes is not None and self.nodes >= self._max_nodes
        return super().finished or (self.done > 0 and (too_deep or too_many))

    def work(self, units: int) -> int:
        for done in range(units):
            if self.done + done > 0 and self._max_nodes and self.nodes >= self._max_nodes:
                return done
            self.nodes += maxn.search_fairly(
                self._state, self.depth, self._net, self._rng, self._worlds
            )
            if self._deepens and self._worlds.tally[0, 0] >= WORLDS:
                self._complete = self._worlds.tally
                self.depth += 1
                self._worlds = maxn.new_worlds(self.depth)
                return done + 1
        return units

    def values(self, index: int) -> tuple[Estimate, ...]:
        """The mean value of an action (of the list with copies) for each seat."""
        tally = self._complete if self._complete[0, 0] else self._worlds.tally
        count, *sums = tally[index].tolist()
        pairs = zip(sums[:SEATS], sums[SEATS:], strict=True)
        return tuple(estimate(int(count), total, square, _SPREAD) for total, square in pairs)


def _analysis(position: Position, bot: str, search: _Search, monitor: Monitor) -> Analysis:
    seat, legal = position.turn, position.legal()
    listed = listed_with_copies(position)
    values = {action: search.values(listed.index(action)) for action in legal}
    ranked = sorted(legal, key=lambda action: -values[action][seat].mean)
    best = values[ranked[0]][seat].mean
    lines = (
        Line(
            actions=(action,),
            names=(position.action_text(action),),
            preference=values[action][seat].mean,
            bar=_bar(values[action][seat], best),
            values={Unit.POINTS: values[action]},
        )
        for action in ranked
    )
    work = monitor.spent(playouts=search.done, nodes=search.nodes, depth=search.depth)
    found = answer(bot, position, lines, work, "bot.preference.points", Unit.POINTS)
    return explain(position, found)


def listed_with_copies(position: Position) -> list[Action]:
    """The legal actions as the search lists them, one for every card."""
    out = np.zeros(4 * (HAND + 1), np.int64)
    count = list_choices(record(position.state), out, 1)
    return [int(action) for action in out[:count]]


def _bar(value: Estimate, best: float) -> Estimate:
    """Full for the best action, empty for one that costs many points."""
    share = max(0.0, 1.0 - (best - value.mean) / _EMPTY_BAR)
    return Estimate(share, value.error / _EMPTY_BAR)
