"""Iterative deepening: the search of level 8 over all turns of a roll (``kernels.expectimax``).

Turns are ranked by the evaluation, then searched one turn further at a time. The work is cut into
*tasks*, one turn each, which threads do in parallel; a task knows the best value that was found
before it began. With a budget that is not time, all tasks of a *batch* begin at once, so the result
is the same with any number of threads; with time, a thread that is done takes the next task.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from functools import partial
from math import inf
from queue import SimpleQueue
from typing import Final, Self

import numpy as np

from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.games.dice_chess.kernels import evaluation, expectimax, turns
from engines.games.dice_chess.tables import shipped_weights
from engines.runtime.environment import usable_cores
from engines.runtime.executor import Executor
from engines.runtime.types import Seat, State
from engines.search.running import WORK_PER_DEPTH

MILLION: Final = 1_000_000
_BATCH: Final = 8
"""Tasks of a batch if the budget is not time."""
_DEPTH: Final = 2
_MANY: Final = 1 << 62
_LOOK_S: Final = 0.004
"""Seconds between two checks of the clock."""
_CLEAR: Final = 0.15
"""A lead in win chances that thinking further ahead hardly ever reverses."""
_GROWTH: Final = 2.0
"""A search one turn deeper begins only if this many times the time of the last search is left."""


@dataclass(frozen=True, slots=True)
class Method:
    """Search options; only the two widths affect values.

    With ``looks``, a remembered reply may be better than all turns that are evaluated; it then
    counts, so Star2 can make values more exact.

    Attributes:
        star_1, star_2, tables: the kinds of pruning used (``kernels.expectimax``).
        width: turns of each inner roll that are considered; 0: all. The last turn is always chosen
            from all.
        looks: turns that are evaluated at the last ply, the best by move ordering; 0: all.
        settled: how many of the best turns get exact values two turns ahead, a millisecond each: a
            bound says which is best, but not by how much.
        threads: None: one for each core.
    """

    star_1: bool = True
    star_2: bool = True
    tables: bool = True
    width: int = 6
    looks: int = 12
    settled: int = 8
    threads: int | None = None

    def settings(self) -> tuple[int, ...]:
        """As the kernel takes them."""
        return int(self.star_1), int(self.star_2), int(self.tables), self.width, self.looks


@dataclass(slots=True)
class Turn:
    """A turn that is being judged.

    Attributes:
        leaf: of the graph of turns.
        value: the win chance in millionths, as far as is known: exact ``depth`` turns ahead, or an
            upper bound that was enough to see that others are better.
        depth: turns looked ahead.
        exact: whether ``value`` is exact, not a bound.
        known: the exact values, by the number of turns looked ahead.
    """

    leaf: int
    value: int
    depth: int = 1
    exact: bool = True
    known: dict[int, int] = field(init=False)

    def __post_init__(self) -> None:
        self.known = {1: self.value}

    def behind(self, best: "Turn") -> tuple[int, int]:
        """How much lower its value is when searched to the same depth, and that depth."""
        depth = max(self.known.keys() & best.known.keys())
        return best.known[depth] - self.known[depth], depth


class _Memory:
    """The memory of a calling thread and of its worker threads."""

    def __init__(self) -> None:
        known = np.zeros(expectimax.KNOWN, np.int64)
        self.evaluations = expectimax.Evaluations(shipped_weights(), known)
        self._spaces: list[State] = []

    def use(self, threads: int) -> list[State]:
        """A space (``expectimax.Space``) for each of this many threads."""
        while len(self._spaces) < threads:
            self._spaces.append(expectimax.new_space())
        return self._spaces[:threads]


_LOCAL: Final = threading.local()


def _memory() -> _Memory:
    found: _Memory | None = getattr(_LOCAL, "memory", None)
    if found is None:
        found = _LOCAL.memory = _Memory()
    return found


def win_chance(row: State, side: Seat) -> float:
    """The win chance of the side that is about to roll, as the evaluation sees it."""
    return evaluation.chance_to_win(row, side, shipped_weights()) / MILLION


def evaluate_turns(graph: State) -> State:
    """The win chance after each turn of a graph as the evaluation sees it, in millionths."""
    memory = _memory()
    values = np.zeros(int(turns.Graph.of(graph).info[turns.LEAVES]), np.int64)
    expectimax.rank_turns(graph, memory.use(1)[0], memory.evaluations, values)
    return values


@dataclass(slots=True)
class Deepening:
    """One search.

    Args:
        graph: of the turns; nobody else writes to it meanwhile.
        leaves: the turns to search; None: all.

    Attributes:
        turns: best first; from the beginning in the order of the evaluation.
        positions: evaluated so far.
        hits: chance nodes that were found in a table.
    """

    graph: State
    method: Method = field(default_factory=Method)
    leaves: Sequence[int] | None = None
    turns: list[Turn] = field(init=False)
    positions: int = field(init=False, default=0)
    hits: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        values = evaluate_turns(self.graph)
        leaves = np.arange(len(values)) if self.leaves is None else np.array(self.leaves)
        order = leaves[np.argsort(-values[leaves], kind="stable")].tolist()
        self.turns = [Turn(leaf, int(values[leaf])) for leaf in order]
        self.positions = len(values)

    def run(self, budget: Budget, monitor: Monitor, publish: Callable[[], None]) -> None:
        """Search until the budget ends or the decision is clear."""
        threads = self.method.threads or usable_cores()
        most, limit = _limits(budget)
        with _Workers(self, threads, monitor) as workers:
            for depth in range(2, most + 1):
                began = monitor.elapsed_s
                look = workers.in_batches if budget.repeatable else workers.at_once
                if not self._deepen(look, _Stage(depth, limit, self.method.star_1), publish):
                    return
                if depth == _DEPTH:
                    self._settle(workers)
                    publish()
                spent = monitor.elapsed_s - began
                if budget.depth is None and self._is_settled():
                    return
                if monitor.remaining_s < _GROWTH * spent:
                    return

    def _settle(self, workers: "_Workers") -> None:
        """Find the exact values of the best turns, two turns ahead."""
        for turn in self.turns[: self.method.settled]:
            if _DEPTH not in turn.known:
                value = workers.exactly(turn, _DEPTH)
                if value is None:
                    return
                turn.known[_DEPTH] = value

    def _deepen(
        self,
        look: "Callable[[Sequence[Turn], _Stage], Iterator[tuple[Turn, int, bool]]]",
        stage: "_Stage",
        publish: Callable[[], None],
    ) -> bool:
        """Search all turns at one depth, best first; False if the budget ran out first."""
        order = list(self.turns)
        done: list[Turn] = []
        for turn, value, exact in look(order, stage):
            turn.value = value if exact else min(value, turn.value)
            turn.depth, turn.exact = stage.depth, exact
            if exact:
                turn.known[stage.depth] = value
            done.append(turn)
            self._sort(done, order)
            publish()
        return len(done) == len(order)

    def _sort(self, done: list[Turn], order: list[Turn]) -> None:
        """Turns of this depth first, best first; the others in their old order."""
        ranked = sorted(done, key=lambda turn: (not turn.exact, -turn.value))
        known = {turn.leaf for turn in done}
        self.turns = ranked + [turn for turn in order if turn.leaf not in known]

    def _is_settled(self) -> bool:
        if len(self.turns) == 1:
            return True
        lead = self.turns[0].value - max(turn.value for turn in self.turns[1:])
        return lead > _CLEAR * MILLION


@dataclass(slots=True)
class _Stage:
    """The state of a search of all turns to one depth.

    Attributes:
        limit: positions that the whole search may visit.
        prunes: whether turns that cannot be the best are cut short.
        alpha: the best value so far.
        replies: of the other side, as ``kernels.expectimax`` keeps them.
    """

    depth: int
    limit: int
    prunes: bool
    alpha: int = 0
    replies: State = field(init=False)

    def __post_init__(self) -> None:
        self.replies = expectimax.new_replies()

    def learn(self, value: int, alpha: int, replied: State) -> bool:
        """Keep what a task that began with ``alpha`` has found; return whether it is exact."""
        _merge(self.replies, replied)
        exact = value >= alpha
        if exact and self.prunes:
            self.alpha = max(self.alpha, value)
        return exact


@dataclass(frozen=True, slots=True)
class _Found:
    """The result of a task: a value below 0 if it was given up."""

    turn: Turn
    value: int
    alpha: int
    replies: State
    positions: int
    hits: int


class _Workers:
    """The threads of one search, and the watchdog for the budget.

    Kernels check the flag of the monitor or, if there is a deadline, one that a watchdog sets. A
    single thread is the calling one: handing work over costs more than many tasks.
    """

    def __init__(self, search: Deepening, threads: int, monitor: Monitor) -> None:
        memory = _memory()
        self._search = search
        self._monitor = monitor
        self._threads = threads
        self._evaluations = memory.evaluations
        self._spaces: SimpleQueue[State] = SimpleQueue()
        for space in memory.use(threads):
            self._spaces.put(space)
        self._stop, self._ended = monitor.flags, threading.Event()
        self._watch: threading.Thread | None = None
        if monitor.remaining_s < inf:
            self._stop = np.zeros(1, np.int64)
            self._watch = threading.Thread(target=self._look, name="watch")
        self._pool = None if threads == 1 else Executor(threads, name="search")

    def __enter__(self) -> Self:
        if self._watch is not None:
            self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        if self._watch is not None:
            self._watch.join()
        if self._pool is not None:
            self._pool.close()

    def _look(self) -> None:
        while not self._ended.wait(_LOOK_S):
            if self._monitor.stop_now():
                self._stop[0] = 1
                return

    def in_batches(self, turns: Sequence[Turn], stage: _Stage) -> Iterator[tuple[Turn, int, bool]]:
        """Yield values up to the first that was given up; the first turn is searched alone.

        A value that is not exact is a bound.
        """
        first = 0
        while first < len(turns) and self._search.positions < stage.limit:
            tasks = turns[first : first + (_BATCH if first else 1)]
            each = -(-(stage.limit - self._search.positions) // len(tasks))
            alpha, replies = stage.alpha, stage.replies.copy()
            work = partial(self._value, stage.depth, alpha, replies, each)
            for found in map(work, tasks) if self._pool is None else self._pool.map(work, tasks):
                self._count(found)
                if found.value < 0:
                    return
                yield found.turn, found.value, stage.learn(found.value, alpha, found.replies)
            first += len(tasks)

    def at_once(self, turns: Sequence[Turn], stage: _Stage) -> Iterator[tuple[Turn, int, bool]]:
        """The same, but all threads stay busy; values come in the order in which they are done."""
        running: set[Future[_Found]] = set()
        left = list(reversed(turns))
        while left or running:
            while left and len(running) < self._threads:
                running.add(self._begin(left.pop(), stage))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for found in [each.result() for each in done]:
                self._count(found)
                if found.value < 0:
                    left = []
                    continue
                exact = stage.learn(found.value, found.alpha, found.replies)
                yield found.turn, found.value, exact

    def exactly(self, turn: Turn, depth: int) -> int | None:
        """The exact value of a turn; None if it was given up."""
        found = self._value(depth, 0, _Stage(depth, _MANY, prunes=False).replies, _MANY, turn)
        self._count(found)
        return None if found.value < 0 else found.value

    def _begin(self, turn: Turn, stage: _Stage) -> "Future[_Found]":
        work = partial(self._value, stage.depth, stage.alpha, stage.replies.copy(), stage.limit)
        if self._pool is not None:
            return self._pool.submit(work, turn)
        done: Future[_Found] = Future()
        done.set_result(work(turn))
        return done

    def _count(self, found: _Found) -> None:
        self._search.positions += found.positions
        self._search.hits += found.hits

    def _value(self, depth: int, alpha: int, replies: State, limit: int, turn: Turn) -> _Found:
        space = self._spaces.get()
        s = expectimax.Space.of(space)
        settings = self._search.method.settings()
        s.settings[: len(settings)] = settings
        s.settings[expectimax.LIMIT] = limit
        s.counts[:] = 0
        own, graph = replies.copy(), self._search.graph
        value = expectimax.search_turn(
            graph, turn.leaf, space, self._evaluations, self._stop, depth, alpha, own
        )
        counts = int(s.counts[expectimax.POSITIONS]), int(s.counts[expectimax.HITS])
        self._spaces.put(space)
        return _Found(turn, int(value), alpha, own, *counts)


def _limits(budget: Budget) -> tuple[int, int]:
    """How many turns ahead a search thinks, and how many positions it may visit.

    Playouts mean nothing to it: without any other limit, it thinks as far ahead as level 7.
    """
    depth = expectimax.MAX_DEPTH
    if budget.depth is not None:
        depth = min(budget.depth, depth)
    elif budget.repeatable and budget.nodes is None:
        depth = _DEPTH
    if budget.nodes is not None:
        return depth, budget.nodes
    return depth, WORK_PER_DEPTH * depth if budget.repeatable else _MANY


def _merge(replies: State, found: State) -> None:
    """Keep what a task has learned: its replies become the first ones."""
    changed = (found[:, 0] != replies[:, 0]).any(axis=1) & (found[:, 0, -1] > 0)
    replies[changed, 1] = replies[changed, 0]
    replies[changed, 0] = found[changed, 0]
