"""What is known of a tournament while it is played."""

from dataclasses import dataclass
from enum import StrEnum

from engines.arena.blocks import Forfeit
from engines.runtime.types import Action


class State(StrEnum):
    """What a tournament is doing."""

    READY = "ready"
    """Nothing has been started."""
    RUNNING = "running"
    PAUSED = "paused"
    """No new games are started; those in progress are finished."""
    FINISHING = "finishing"
    """Like ``PAUSED``, but the tournament stops once the last game has ended."""
    STOPPED = "stopped"
    """Nothing runs. ``start`` continues."""
    COMPLETE = "complete"
    """Every game has been played, or every table is decided."""
    FAILED = "failed"
    """Something outside the games went wrong (``Tournament.error``). ``start`` tries again."""

    @property
    def active(self) -> bool:
        """Whether games may be running."""
        return self in (State.RUNNING, State.PAUSED, State.FINISHING)


@dataclass(frozen=True, slots=True, order=True)
class GameId:
    """Which game of a tournament: index of the table, block, rotation in the block."""

    table: int
    block: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Played:
    """Summary of a finished game.

    Attributes:
        id: which.
        seed: of its block: that of a match with the same dice.
        seating: which entrant of the setup sat in each seat.
        wins: share of the win of each seat.
        plies: actions and outcomes.
        forfeit: who failed, if anyone; ``forfeit.entrant`` is the place in the table's lineup.
    """

    id: GameId
    seed: int
    seating: tuple[int, ...]
    wins: tuple[float, ...]
    plies: int
    forfeit: Forfeit | None


@dataclass(frozen=True, slots=True)
class Running:
    """A game that is being played.

    Attributes:
        id: which.
        seating: which entrant of the setup sits in each seat.
        actions: all so far; empty if it is played on another computer.
        seconds: since it started.
    """

    id: GameId
    seating: tuple[int, ...]
    actions: tuple[Action, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a tournament.

    Attributes:
        state: what it is doing.
        games: finished, those of earlier runs included.
        total: how many there will be if no other table ends early.
        seconds: playing time of this run.
        seconds_left: estimate; None as long as there is none.
    """

    state: State
    games: int
    total: int
    seconds: float
    seconds_left: float | None
