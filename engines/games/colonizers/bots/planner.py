"""ISMCTS in worlds that the seat may be in (rules, 3.4, and section 5)."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, Final, Self

import numpy as np

from engines.contract.analysis import Analysis, Estimate, Line, Work
from engines.contract.bot import Around, Bot, BotInfo, Question, answer
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.colonizers.kernels import ismcts, selection
from engines.games.colonizers.kernels.published_ismcts import child_with
from engines.games.colonizers.kernels.state import BUILD_NOTHING, SEATS
from engines.games.colonizers.network import Floats, seated
from engines.games.colonizers.plans import OURS, Plan
from engines.games.colonizers.reasons import explain
from engines.runtime.streams import stream
from engines.runtime.types import Action
from engines.search import running
from engines.search.result import Tally, line_of

_MOST_NODES: Final = 1 << 20
"""About 40 bytes each; the trees of a search together grow no larger."""
_LIKELY: Final = 10
"""Visits that an action needs to be part of an expected continuation."""
_PLANS: Final = {"ismcts_200": Plan(), "ismcts": OURS}
"""The settings of each bot."""


class PlannerBot(Bot):
    """Plays thousands of games: trees of its own choices, rollouts by rule of thumb."""

    def __init__(self, info: BotInfo, plan: Plan | None = None) -> None:
        super().__init__(info)
        self._plan = plan or _PLANS[info.id]

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Grow trees until the budget ends; lines for the tried actions, most visited first."""
        position, seed, chosen = question.position, question.seed, question.choices
        limit = running.limit_of(question.budget)
        threads = running.threads_for(question.budget)
        trees = [
            _Tree(
                position, chosen, quota, monitor, stream(seed, "tree", number), self._plan, threads
            )
            for number, quota in enumerate(running.shares(limit, threads))
        ]

        def found() -> Analysis:
            lines, work = _result(position, chosen, trees, monitor)
            return explain(position, answer(self.info.id, position, lines, work))

        def publish() -> None:
            done = sum(tree.done for tree in trees)
            monitor.publish(running.progress(done, limit, monitor), found)

        running.run(trees, monitor, threads, publish)
        for tree in trees:
            tree.rest()
        return found()

    def at_table(self, players: tuple[str, ...]) -> Self:
        """This bot, with evaluations for a table; see ``Bot.at_table``."""
        table = tuple(map(seated, players))
        if not self._plan.asks_network or table == self._plan.table:
            return self
        return type(self)(self.info, replace(self._plan, table=table))

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around | None:
        """From short playouts and the evaluation; takes milliseconds. See ``Bot.around``."""
        return worth_around(position, outcome, self._plan) if self._plan.asks_network else None


class _Tree(running.Part):
    """One tree, which lives as long as the search."""

    def __init__(
        self,
        position: Position,
        chosen: Sequence[Action],
        quota: int | None,
        monitor: Monitor,
        rng: Any,
        plan: Plan,
        parts: int,
    ) -> None:
        super().__init__(quota)
        most = _MOST_NODES // parts
        room = most if quota is None else min(most, plan.nodes(quota))
        self._plan = plan.array()
        self._state = position.state
        self._rng = rng
        self._flags = monitor.flags
        self._tree = selection.new_tree(room)
        self._tree.left_out[[each for each in position.legal() if each not in chosen]] = 1
        self.rest()

    def work(self, units: int) -> int:
        return ismcts.search_chunk(
            self._plan, self._state, self._tree, self._rng, self._flags, units
        )

    def rest(self) -> None:
        """Note the tally, for whoever publishes."""
        self.noted = self._tree.tally.copy()

    @property
    def nodes(self) -> int:
        return int(self._tree.counts[selection.NODES])

    @property
    def depth(self) -> int:
        """Longest path in the tree."""
        return int(self._tree.counts[selection.DEPTH])

    def continuation(self, action: Action, seat: int) -> tuple[Action, ...]:
        """The most visited decisions of the same seat after one of the root's actions."""
        nodes: Any = self._tree.nodes  # fields are read faster by name than as attributes
        found = []
        node = child_with(nodes, 0, action)
        while node:
            child, best = int(nodes[node]["first"]), 0
            while child:
                more = nodes[child]["visits"] > (nodes[best]["visits"] if best else _LIKELY)
                best = child if more and nodes[child]["mover"] == seat else best
                child = int(nodes[child]["next"])
            if best:
                found.append(int(nodes[best]["action"]))
            node = best
        return tuple(found)


def _result(
    position: Position, chosen: Sequence[Action], trees: Sequence[_Tree], monitor: Monitor
) -> tuple[list[Line], Work]:
    facts, seat = position.game.info, position.turn
    sums = sum((tree.noted for tree in trees), np.zeros(1))[list(chosen)]
    tally = Tally(sums)
    ranked = tally.ranked(seat)
    values = in_order(
        [tally.values(index, facts) for index in ranked], sums[ranked, 0].tolist(), seat
    )
    largest = max(trees, key=lambda tree: tree.done)
    lines = [
        line_of(
            position,
            chosen[index],
            each,
            visits=int(sums[index, 0]),
            following=largest.continuation(chosen[index], seat),
        )
        for index, each in zip(ranked, values, strict=True)
    ]
    work = monitor.spent(
        playouts=int(sums[:, 0].sum()),
        nodes=sum(tree.nodes for tree in trees),
        depth=max(tree.depth for tree in trees),
    )
    return lines, work


def in_order(
    values: Sequence[tuple[Estimate, ...]], visits: Sequence[float], seat: int
) -> list[tuple[Estimate, ...]]:
    """Values of actions, most visited first, that never rise for ``seat``.

    The order of visits is the answer of the search; a mean of few visits says less. Neighbors out
    of order get their common mean (isotonic regression: R. Barlow and others, "Statistical
    Inference under Order Restrictions", 1972), and each keeps the error of its own visits.
    """
    blocks: list[tuple[float, list[float], int]] = []  # visits, means of the seats, actions
    for each, weight in zip(values, visits, strict=True):
        blocks.append((float(weight), [value.mean for value in each], 1))
        while len(blocks) > 1 and blocks[-1][1][seat] > blocks[-2][1][seat]:
            (more, new, count), (much, old, before) = blocks.pop(), blocks.pop()
            pairs = zip(old, new, strict=True)
            means = [(much * one + more * other) / (much + more) for one, other in pairs]
            blocks.append((much + more, means, before + count))
    pooled = [means for _, means, count in blocks for _ in range(count)]
    return [
        tuple(Estimate(mean, value.error) for mean, value in zip(means, each, strict=True))
        for means, each in zip(pooled, values, strict=True)
    ]


# -- the luck of chance, without a tree ---------------------------------------------------------

_PLAYOUTS: Final = 400
"""Each to the end of the round; together they take about two milliseconds."""


def worth(position: Position, plan: Plan) -> Floats:
    """Each seat's win chance, from playouts to the end of the round and the evaluation there.

    Hidden cards are taken as they are, and similar positions get the same luck. ``plan``
    must have ``asks_network``; its ``table`` says which bot is in which seat.
    """
    if position.is_over:
        return position.returns()
    state, sums = position.state, np.zeros(SEATS)
    out, random = np.zeros(BUILD_NOTHING, np.int64), stream(0, "outlook")
    ismcts.look_ahead(plan.array(), state, random, _PLAYOUTS, state.copy(), out, sums)
    found: Floats = sums / _PLAYOUTS
    return found


def worth_around(position: Position, outcome: Action, plan: Plan) -> Around | None:
    """Each seat's win chance before an outcome of chance (the mean over all) and after it.

    Averaged over all outcomes, the change is zero, however good or bad the evaluation is. None if
    there are too many outcomes to list: at the deal in reference mode.
    """
    outcomes = dict(position.outcomes())
    if outcome not in outcomes:
        return None
    values = {each: worth(position.apply(each), plan) for each in outcomes}
    before = np.asarray(sum(chance * values[each] for each, chance in outcomes.items()))
    return _estimates(before), _estimates(values[outcome])


def _estimates(chances: Floats) -> tuple[Estimate, ...]:
    """Chances with standard errors; a playout varies at most as much as a win or a loss."""
    within = chances.clip(0.0, 1.0).tolist()  # rounding may go out of range
    return tuple(Estimate(c, sqrt(c * (1.0 - c) / _PLAYOUTS)) for c in within)
