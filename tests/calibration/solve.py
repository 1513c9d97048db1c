"""Exact solutions of small games: every reachable state and its value with best play.

Every seat maximises its own utility. With two seats and a constant sum that is the value of the
game; with more, or without a constant sum, one outcome of best replies (equal actions: the first).
``tests.calibration.kernels.solve`` says how it is done.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.game import Game
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.runtime.errors import BotError
from engines.runtime.types import Action
from engines.search.result import Table
from engines.search.running import Part, run
from engines.search.settings import Playouts
from engines.search.workspace import game_argument, grown, table_for

_FIRST_STATES: Final = 1024


@dataclass(frozen=True, slots=True)
class SolveSettings:
    """Settings of ``solve``.

    Attributes:
        max_states: give up beyond.
        residual: states in cycles are settled when a whole sweep changes nothing by more.
        max_sweeps: give up if that takes more sweeps.
    """

    max_states: int = 5_000_000
    residual: float = 1e-10
    max_sweeps: int = 100_000


class Solution:
    """A solved game: values for every position that can be reached from the first one.

    Attributes:
        states: how many there are.
        cyclic: how many of them can come again; the others are exact to rounding.
        residual: the largest change in any last sweep; 0 if no state can come again.
    """

    def __init__(self, graph: "_Graph", values: Table, cyclic: int, residual: float) -> None:
        self._graph = graph
        self._values = values
        self.states = graph.used
        self.cyclic = cyclic
        self.residual = residual

    def value(self, position: Position) -> tuple[float, ...]:
        """The utility of each seat; raises BotError for a position that was not reached."""
        row: list[float] = self._values[self._graph.number(position)].tolist()
        return tuple(row)

    def action_values(self, position: Position) -> dict[Action, tuple[float, ...]]:
        """The values after each legal action; raises BotError."""
        return {action: self.value(position.apply(action)) for action in position.legal()}

    def best(self, position: Position, tolerance: float = 1e-9) -> tuple[Action, ...]:
        """All actions that are best for the deciding seat up to ``tolerance``; raises BotError."""
        seat = position.turn
        mine = {action: value[seat] for action, value in self.action_values(position).items()}
        top = max(mine.values(), default=0.0)
        return tuple(action for action, value in mine.items() if value >= top - tolerance)


def solve(
    position: Position, monitor: Monitor | None = None, settings: SolveSettings | None = None
) -> Solution | None:
    """Solve a game from a position on.

    Args:
        position: where to begin; nothing may be hidden in its game.
        monitor: cancel; without one, the solution runs to its end.
        settings: limits and accuracy.

    Returns:
        The solution, or None if it was cancelled.

    Raises:
        BotError: the game hides something, has too many states, does not list the outcomes of a
            chance node, or its values do not settle.
    """
    settings = settings or SolveSettings()
    monitor = monitor or Monitor()
    game = position.game
    if game.info.hidden:
        raise BotError(f"{game.id} hides something, so its positions have no values to solve for.")
    graph = _Graph(position, monitor, settings)
    run([graph], monitor)
    if not graph.finished:
        return None
    order = _Order(graph, monitor)
    run([order], monitor)
    if not order.finished:
        return None
    values = _Values(graph, order.sequence, monitor, settings)
    run([values], monitor)
    return values.solution() if values.finished else None


class _Graph(Part):
    """The reachable states; its units are states to explore."""

    def __init__(self, position: Position, monitor: Monitor, settings: SolveSettings) -> None:
        super().__init__(None)
        from tests.calibration.kernels import solve as kernels

        self._kernels = kernels
        self._settings = settings
        self._flags = monitor.flags
        self.game: Game = position.game
        kernel = self.game.kernel
        self.seats = position.seats
        self.words = len(position.state)
        self.width = max(kernel.max_actions, kernel.max_outcomes)
        self.argument = game_argument(kernel, Playouts())
        self._here, self._state = position.state, position.state
        self._legal = np.zeros(self.width, np.int64)
        self._odds = np.zeros(self.width, np.float64)
        self.counts = np.zeros(kernels.COUNTS, np.int64)
        self.states = np.zeros(0, np.int64)
        self.turns = np.zeros(0, np.int32)
        self.first = np.zeros(0, np.int64)
        self.links = np.zeros(0, np.int32)
        self.chances = np.zeros(0, np.float64)
        self._table = table_for(1)
        self._enlarge(_FIRST_STATES)
        kernels.add_state(self.states, self._table, self.counts, position.state)

    @property
    def used(self) -> int:
        """Number of states found so far."""
        return int(self.counts[self._kernels.USED])

    @property
    def finished(self) -> bool:
        """Whether all states are explored."""
        return bool(self.counts[self._kernels.EXPLORED] == self.counts[self._kernels.USED])

    def work(self, units: int) -> int:
        """Explore; make room first where it may run out."""
        if self.used + self.width > len(self.turns):
            if self.used > self._settings.max_states:
                raise BotError(
                    f"{self.game.id} has more than {self._settings.max_states} positions: it is "
                    "too large to be solved. Use a search instead."
                )
            self._enlarge(2 * len(self.turns) + self.width)
        if self.counts[self._kernels.LINKS] + self.width > len(self.links):
            room = 2 * len(self.links) + self.width
            self.links, self.chances = grown(self.links, room), grown(self.chances, room)
        explored = self._kernels.explore_chunk(
            self.argument,
            self.states,
            self._table,
            self.turns,
            self.first,
            self.links,
            self.chances,
            self.counts,
            self._here,
            self._state,
            self._legal,
            self._odds,
            self._flags,
            units,
        )
        if self.counts[self._kernels.UNLISTED]:
            raise BotError(
                f"A chance node of {self.game.id} does not list its outcomes, so the game cannot "
                "be solved. Use a search instead."
            )
        return explored

    def rest(self) -> None:
        """Nothing is published."""

    def _enlarge(self, room: int) -> None:
        self.states = grown(self.states, room * self.words)
        self.turns = grown(self.turns, room)
        self.first = grown(self.first, room + 1)
        self._table = table_for(room)
        self._kernels.rehash(self.states, self._table, self.used, self._state)

    def number(self, position: Position) -> int:
        """The number of a position; raises BotError if it was not reached."""
        number = self._kernels.find_state(self.states, self._table, position.state)
        if number < 0:
            raise BotError(
                f"'{position.text()}' cannot be reached from the position that was solved."
            )
        return int(number)


class _Order(Part):
    """The states in the order in which they get their values; its units are steps along links."""

    def __init__(self, graph: _Graph, monitor: Monitor) -> None:
        super().__init__(None)
        from tests.calibration.kernels import solve as kernels

        self._kernels = kernels
        self._progress = np.zeros(kernels.PROGRESS, np.int64)
        self.sequence = np.zeros(graph.used, np.int64)
        indices, lows, stack, left, calls = np.zeros((5, graph.used), np.int32)
        self._arguments = (
            indices,
            lows,
            stack,
            left,
            np.zeros(graph.used, np.int64),
            calls,
            graph.first,
            graph.links,
            self.sequence,
            self._progress,
            monitor.flags,
        )

    @property
    def finished(self) -> bool:
        """Whether all states have their place."""
        return bool(self._progress[self._kernels.ORDERED] == len(self.sequence))

    def work(self, units: int) -> int:
        """Go on with the depth-first walk."""
        return self._kernels.order_chunk(*self._arguments, units)

    def rest(self) -> None:
        """Nothing is published."""


class _Values(Part):
    """The values of all states; its units are steps backwards from successors."""

    def __init__(
        self,
        graph: _Graph,
        sequence: npt.NDArray[np.int64],
        monitor: Monitor,
        settings: SolveSettings,
    ) -> None:
        super().__init__(None)
        from tests.calibration.kernels import solve as kernels

        self._kernels = kernels
        self._graph = graph
        low, high = graph.game.info.bounds
        self._values = np.full((graph.used, graph.seats), (low + high) / 2)
        self._sweep = np.zeros(kernels.SWEEP, np.int64)
        self._changes = np.zeros(2, np.float64)
        self._arguments = (
            graph.argument,
            graph.states,
            graph.turns,
            graph.first,
            graph.links,
            graph.chances,
            sequence,
            self._values.reshape(-1),
            self._sweep,
            self._changes,
            np.zeros(graph.words, np.int64),
            np.zeros(graph.seats, np.float64),
            settings.residual,
            settings.max_sweeps,
            monitor.flags,
        )

    @property
    def finished(self) -> bool:
        """Whether all states have values."""
        return bool(self._sweep[self._kernels.COMPONENT] == self._graph.used)

    def work(self, units: int) -> int:
        """Settle further states."""
        return self._kernels.settle_chunk(*self._arguments, units)

    def rest(self) -> None:
        """Nothing is published."""

    def solution(self) -> Solution:
        """The finished solution; raises BotError if some values did not settle."""
        unsettled = int(self._sweep[self._kernels.UNSETTLED])
        if unsettled:
            raise BotError(
                f"The values of {self._graph.game.id} do not settle: in {unsettled} groups of "
                f"positions they still change by {self._changes[1]:.2g}."
            )
        cyclic = int(self._sweep[self._kernels.CYCLIC])
        return Solution(self._graph, self._values, cyclic, float(self._changes[1]))
