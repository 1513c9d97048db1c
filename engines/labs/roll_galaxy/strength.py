"""How strong one player is among Rollbots of one grade, in whole games without explanations.

Rollbots play compiled and the planner searches as it does at a table, so this takes a fraction of
the time of the arena. A block is one seed, played once with the judged player on each seat.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engines.contract.analysis import Estimate
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.roll_galaxy.game import GAME, HANDICAPS
from engines.games.roll_galaxy.kernels.rollbot.player import act
from engines.games.roll_galaxy.kernels.rollbot.scratch import paper_for
from engines.games.roll_galaxy.kernels.rollbot.situation import thought
from engines.games.roll_galaxy.planning import Settings, search
from engines.labs.roll_galaxy.selfplay import play
from engines.runtime.streams import derive, stream
from engines.runtime.types import CHANCE, OVER, Action, Seat
from engines.search.settings import Parallel

GRADES: Final = {"easy": 1, "medium": 2, "hard": 3, "insane": 4}
"""The least credits of Rollbot after a round, by grade."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays.

    Attributes:
        judged: least credits of the judged Rollbot; None: the planner plays, by the rule of $1.
        others: least credits of the Rollbots on all other seats.
        seats: at the table, 2 to 5.
        playouts: games in the head of the planner for each decision.
        seed: of everything; blocks have seeds of their own.
    """

    judged: int | None
    others: int
    seats: int
    playouts: int = 100
    seed: int = 1

    def blocks(self, count: int, monitor: Monitor, first: int = 0) -> Iterator[float]:
        """The share of wins of the judged player in one block after another.

        Equal play brings 1 / seats. A block that ``monitor`` interrupts is not told. ``first`` is
        the number of the first block: a series goes on where an earlier one ended.
        """
        for block in range(first, first + count):
            seed = derive(self.seed, "strength", self.seats, block)
            won = 0.0
            for seat in range(self.seats):
                won += (
                    self._rollbot(seat, seed) if self.judged else self._planner(seat, seed, monitor)
                )
                if monitor.cancelled:
                    return
            yield won / self.seats

    def _minimums(self, seat: Seat) -> tuple[int, ...]:
        own = self.judged or 1
        return tuple(own if one == seat else self.others for one in range(self.seats))

    def _rollbot(self, seat: Seat, seed: int) -> float:
        return play(self._minimums(seat), seed).shares[seat]

    def _planner(self, seat: Seat, seed: int, monitor: Monitor) -> float:
        """What the planner on ``seat`` wins of one game; nothing if it is interrupted."""
        paper = thought(paper_for(self._minimums(seat)))
        choice = stream(seed, "strength", "choices")
        position = Position.start(GAME, self.seats, {HANDICAPS: True})
        plan: tuple[Action, ...] = ()
        ply = 0
        while (turn := position.turn) != OVER and not monitor.cancelled:
            if turn == CHANCE:
                position, plan = position.apply(position.draw(seed, ply)), ()
            elif turn == seat:
                plan = (
                    plan
                    if plan and plan[0] in position.legal()
                    else self._think(position, seed, ply)
                )
                position, plan = position.apply(plan[0]), plan[1:]
            else:
                state = position.state
                act(state, paper, choice)
                position = Position(GAME, state)
            ply += 1
        return float(position.returns()[seat]) if turn == OVER else 0.0

    def _think(self, position: Position, seed: int, ply: int) -> tuple[Action, ...]:
        """The planner's decision, or the only one there is."""
        legal = position.legal()
        if len(legal) == 1:
            return legal
        seat = position.turn
        seen = position.seen_by(seat, stream(seed, "seen", seat, ply))
        found = search(
            seen,
            Budget(playouts=self.playouts),
            Monitor(),
            derive(seed, "planner", seat, ply),
            Settings(),
            Parallel(threads=1),
        )
        return found.ranked[0].candidate.actions


def share_of(blocks: Sequence[float]) -> Estimate:
    """The mean of at least two blocks, and its standard error."""
    mean = sum(blocks) / len(blocks)
    spread = sum((share - mean) ** 2 for share in blocks) / (len(blocks) - 1)
    return Estimate(mean, sqrt(spread / len(blocks)))
