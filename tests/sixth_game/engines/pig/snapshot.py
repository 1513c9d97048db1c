"""A state of Pig as plain values, and as text.

A position text has the scores and the turn total, for instance
``45 32 | turn 13 | total 12 | target 100``; ``rolling`` at the end says that the die decides next.
"""

from dataclasses import dataclass
from typing import Final

from engines.rulekit.notation import (
    COUNTED,
    FLAG,
    NUMBERS,
    Impossible,
    Notation,
    Part,
    always,
)
from engines.rulekit.snapshot import Held, Layout
from engines.runtime.types import Seat
from tests.calibration.kernels.pig_state import MAX_SEATS, GameState

SEATS: Final = (2, MAX_SEATS)
TARGETS: Final = (100, 50, 20)
_FACES: Final = 6
_MOST_TURNS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game stands; what the board draws, too.

    Attributes:
        scores: banked points of each seat.
        turns: turns that have ended, of all seats together.
        total: the points of this turn so far.
        target: the score that wins.
        rolling: the die is being rolled; otherwise the mover decides.
    """

    scores: tuple[int, ...]
    turns: int = 0
    total: int = 0
    target: int = TARGETS[0]
    rolling: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def turn(self) -> int:
        """Turns before the present one; at the end, before the last."""
        return self.turns - self.over

    @property
    def mover(self) -> Seat:
        """Whose turn it is; after the end, whose it would be."""
        return self.turns % self.seats

    @property
    def winner(self) -> Seat | None:
        """Who has reached the target."""
        return next((s for s, score in enumerate(self.scores) if score >= self.target), None)

    @property
    def over(self) -> bool:
        """Whether someone has reached the target."""
        return self.winner is not None

    @property
    def banked(self) -> int:
        """The mover's score if it banks now."""
        return self.scores[self.mover] + self.total


LAYOUT: Final = Layout(
    Snapshot,
    GameState,
    {"scores": Held(load=lambda row, seats: tuple(row[:seats]), dump=tuple, more=("seats",))},
)
read, write = LAYOUT.read, LAYOUT.write


def check(now: Snapshot) -> None:
    """Raise Impossible if no game can reach a snapshot."""
    if not SEATS[0] <= now.seats <= SEATS[1]:
        raise Impossible(f"Pig has {SEATS[0]} to {SEATS[1]} seats: write one score for each.")
    target = now.target
    if target not in TARGETS:
        known = ", ".join(map(str, TARGETS))
        raise Impossible(f"Nobody plays to {target}. Choose {known}.")
    if not 0 <= now.turns < _MOST_TURNS:
        raise Impossible(f"Turns are counted from 1 to {_MOST_TURNS}.")
    if now.total == 1 or 1 in now.scores or min(now.scores) < 0:
        raise Impossible("Nothing adds up to 1 point: a 1 loses the turn. Write 0 or at least 2.")
    for seat, score in enumerate(now.scores):
        if score and now.turns <= seat:
            raise Impossible(f"Seat {seat + 1} has points before its first turn. Raise the turn.")
        if score >= target and seat != (now.turns - 1) % now.seats:
            raise Impossible(f"Seat {seat + 1} has won: the turn must be the one after its own.")
    if max(now.scores) >= target + _FACES:
        raise Impossible(f"The game ends at {target}; nobody gets {target + _FACES}.")
    if not now.over and now.banked >= target:
        raise Impossible(f"{now.banked} points end the game: add the total to the score.")
    if now.over and (now.total or now.rolling):
        raise Impossible("The game is over: the total is 0, and nothing is rolled.")


NOTATION: Final = Notation(
    Snapshot,
    "45 32 | turn 13 | total 12 | target 100",
    (
        Part("", "scores", NUMBERS, always),
        Part("turn", "turns", COUNTED, always),
        Part("total", "total", shown=always),
        Part("target", "target", shown=always),
        Part("rolling", "rolling", FLAG),
    ),
    check,
)
