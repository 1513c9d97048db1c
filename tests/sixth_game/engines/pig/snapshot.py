"""A state of Pig as plain values, and as text.

A position text is the scores and what the turn has brought, for instance
``45 32 | turn 13 | total 12 | target 100``; ``rolling`` at the end says that the die decides next.
"""

import re
from dataclasses import dataclass
from typing import Final

import numpy as np

from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Seat, State
from tests.calibration.kernels.pig_state import STATE

MIN_SEATS: Final = 2
TARGETS: Final = (100, 50, 20)
_FACES: Final = 6
_MOST_TURNS: Final = 1_000_000
_TEXT: Final = re.compile(
    r"\s*(\d{1,3}(?:\s+\d{1,3}){1,3})\s*\|\s*turn\s+(\d{1,7})\s*\|\s*total\s+(\d{1,3})"
    r"\s*\|\s*target\s+(\d{1,3})\s*(\|\s*rolling\s*)?",
    re.ASCII | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a game stands; what the board draws, too.

    Attributes:
        scores: banked points of each seat.
        turns: turns that have ended, of all seats together.
        total: what this turn has brought so far.
        target: who reaches it wins.
        rolling: the die is being rolled; otherwise the mover decides.
    """

    scores: tuple[int, ...]
    turns: int = 0
    total: int = 0
    target: int = TARGETS[0]
    rolling: bool = False

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.scores)

    @property
    def mover(self) -> Seat:
        """Whose turn it is; after the end, whose it would be."""
        return self.turns % self.seats

    @property
    def winner(self) -> Seat | None:
        """Who has reached the target."""
        return next((s for s, score in enumerate(self.scores) if score >= self.target), None)

    @property
    def banked(self) -> int:
        """The mover's score if it banks now."""
        return self.scores[self.mover] + self.total

    @property
    def text(self) -> str:
        """All of it on one line."""
        rolling = " | rolling" if self.rolling else ""
        return (
            f"{' '.join(map(str, self.scores))} | turn {self.turns + 1} | total {self.total}"
            f" | target {self.target}{rolling}"
        )


def read(state: State) -> Snapshot:
    """The plain values of a state."""
    s = dict(zip(STATE.names or (), state.view(STATE).tolist()[0], strict=True))
    return Snapshot(
        tuple(s["scores"][: s["seats"]].tolist()),
        s["turns"],
        s["total"],
        s["target"],
        bool(s["rolling"]),
    )


def write(snapshot: Snapshot, *, turns: int | None = None) -> State:
    """The state with these values; ``turns`` stands in the place of their number."""
    record = np.zeros(1, STATE)
    record["scores"][0, : snapshot.seats] = snapshot.scores
    record["turns"] = snapshot.turns if turns is None else turns
    for name in ("total", "target", "seats", "mover", "rolling"):
        record[name] = getattr(snapshot, name)
    return record.view(np.int64)


def parse(text: str) -> Snapshot:
    """The inverse of ``Snapshot.text``.

    Raises:
        ParseError: the text is no position, or one that the rules make impossible.
    """
    found = _TEXT.fullmatch(text)
    if found is None:
        example = Snapshot((45, 32), 12, 12).text
        raise ParseError(f"{quoted(text)} is not a position of Pig. One is '{example}'.", text)
    scores, turn, total, target, rolling = found.groups()
    points = tuple(map(int, scores.split()))
    snapshot = Snapshot(points, int(turn) - 1, int(total), int(target), rolling is not None)
    wrong = _impossible(snapshot)
    if wrong:
        raise ParseError(wrong, text)
    return snapshot


def _impossible(snapshot: Snapshot) -> str:
    """Why a position cannot come about; empty if it can."""
    target, winner = snapshot.target, snapshot.winner
    if target not in TARGETS:
        return f"Nobody plays to {target}. Choose {', '.join(map(str, TARGETS))}."
    if not 0 <= snapshot.turns < _MOST_TURNS:
        return f"Turns are counted from 1 to {_MOST_TURNS}."
    if snapshot.total == 1 or 1 in snapshot.scores:
        return "Nothing adds up to 1 point: a 1 loses the turn. Write 0 or at least 2."
    for seat, score in enumerate(snapshot.scores):
        if score and snapshot.turns <= seat:
            return f"Seat {seat + 1} has points before its first turn has ended. Raise the turn."
        if score >= target and seat != (snapshot.turns - 1) % snapshot.seats:
            return f"Seat {seat + 1} has won, so the turn must be the one after its own."
    if max(snapshot.scores) >= target + _FACES:
        return f"The game ends at {target}; nobody gets {target + _FACES}."
    if winner is None and snapshot.banked >= target:
        return f"With {snapshot.banked} points the game is over: add the total to the score."
    if winner is not None and (snapshot.total or snapshot.rolling):
        return "The game is over: the total is 0, and nothing is rolled."
    return ""
