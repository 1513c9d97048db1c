"""A Fargo state as plain values: what texts, boards and reasons read."""

from dataclasses import dataclass
from typing import Final

from engines.games.fargo.kernels.state import ALL_DICE, DECIDE, ROLL_DUE, TARGET, GameState
from engines.rulekit.snapshot import Held, Layout
from engines.runtime.types import Seat


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a game of Fargo.

    Attributes:
        scores: game score of each seat, without the current turn.
        mover: whose turn it is.
        turns: turns that have ended, of all seats together.
        banked: points of this turn that hot dice have made safe.
        run: run score, lost by a bust.
        dice: dice that are rolled next.
        rolling: the dice must be rolled; otherwise the mover decides.
        trigger: who first ended a turn above 10,000, or None.
        at_exactly: whether exactly 10,000 is enough at this table.
    """

    scores: tuple[int, ...]
    mover: Seat = 0
    turns: int = 0
    banked: int = 0
    run: int = 0
    dice: int = ALL_DICE
    rolling: bool = True
    trigger: Seat | None = None
    at_exactly: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def phase(self) -> int:
        """What the table waits for (``kernels.state``)."""
        return ROLL_DUE if self.rolling else DECIDE

    @property
    def turn(self) -> int:
        """Turns before the current one, of all seats together; at the end, before the last."""
        return self.turns - self.over

    @property
    def dice_due(self) -> int:
        """How many dice must be rolled; 0: none."""
        return self.dice if self.rolling and not self.over else 0

    @property
    def over(self) -> bool:
        """Whether every other seat has had its turn after the trigger."""
        return self.mover == self.trigger

    @property
    def last_turn(self) -> bool:
        """Whether the mover plays its last turn."""
        return self.trigger is not None and not self.over

    @property
    def waiting(self) -> int:
        """How many seats after the mover still have a last turn; 0 before the final round."""
        return 0 if self.trigger is None else (self.trigger - self.mover - 1) % self.seats

    @property
    def safe(self) -> int:
        """The mover's score if the run is lost."""
        return self.scores[self.mover] + self.banked

    @property
    def stopped(self) -> int:
        """The mover's score if it stops now."""
        return self.safe + self.run

    @property
    def best_other(self) -> int:
        return max(score for seat, score in enumerate(self.scores) if seat != self.mover)

    def triggers(self, score: int) -> bool:
        """Whether ending a turn with ``score`` starts the final round."""
        return self.trigger is None and score + self.at_exactly > TARGET

    def played(self, seat: Seat) -> int:
        """How many turns ``seat`` has ended."""
        return (self.turns - seat + self.seats - 1) // self.seats


LAYOUT: Final = Layout(
    Snapshot,
    GameState,
    {
        "scores": Held(load=lambda row, seats: tuple(row[:seats]), dump=tuple, more=("seats",)),
        "rolling": Held("phase", lambda phase: phase == ROLL_DUE, None),
    },
)
read, write = LAYOUT.read, LAYOUT.write
