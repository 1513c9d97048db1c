"""What the board of Fargo draws."""

from dataclasses import dataclass
from typing import Final

from engines.games.fargo.distributions import summary
from engines.games.fargo.kernels.state import ALL_DICE, ROLL, STOP, TARGET
from engines.games.fargo.snapshot import Snapshot
from engines.runtime.types import Seat

__all__ = ["ALL_DICE", "ROLL", "STOP", "FargoView", "RollOdds", "odds_of", "view_of"]


_STEP: Final = 50
"""Scores are multiples of this."""
_MOST_WAITING: Final = 1
"""With so many seats to come, win chances take milliseconds; with more, up to seconds."""


@dataclass(frozen=True, slots=True)
class RollOdds:
    """The next roll in exact figures.

    Attributes:
        dice: how many are rolled.
        bust: chance that none scores.
        hot: chance that all score.
        mean: mean points of the roll itself, a bust counting 0.
    """

    dice: int
    bust: float
    hot: float
    mean: float


@dataclass(frozen=True, slots=True)
class FargoView:
    """Everything the board shows; nothing in it needs a search.

    Attributes:
        scores: game score of each seat, without what this turn has brought.
        mover: whose turn it is.
        banked: points of this turn that hot dice have made safe.
        run: points at risk.
        dice: dice that are rolled next.
        rolling: the dice must be rolled.
        deciding: the mover chooses between roll and stop.
        over: the game has ended.
        trigger: who first ended a turn above ``target``, or None.
        last_turn: the mover plays its last turn.
        target: the score to be exceeded, 10 000.
        at_exactly: reaching ``target`` is enough.
        to_beat: highest score of the other seats.
        odds: the next roll, or None when the game is over.
        stop_points: turn score if the mover stops now.
        roll_points: mean turn score if the mover rolls once more and then stops, hot dice banking
            the run and adding one free roll of ten dice.
        waiting: how many seats have their last turn after the mover.
        win_chances: in a last turn, the mover's chances after ``STOP`` and after ``ROLL``, all
            playing for the win; None unless ``tells_chances``, while the dice roll, and in any
            other turn.
    """

    scores: tuple[int, ...]
    mover: Seat
    banked: int
    run: int
    dice: int
    rolling: bool
    deciding: bool
    over: bool
    trigger: Seat | None
    last_turn: bool
    target: int
    at_exactly: bool
    to_beat: int
    odds: RollOdds | None
    stop_points: int
    roll_points: float
    waiting: int
    win_chances: tuple[float, float] | None

    @property
    def reach(self) -> tuple[int, ...]:
        """The scores if the turn ends now with all it has brought."""
        return self._with(self.stop_points)

    @property
    def safe(self) -> tuple[int, ...]:
        """The scores if the run is lost."""
        return self._with(self.banked)

    def _with(self, points: int) -> tuple[int, ...]:
        return tuple(
            score + points if seat == self.mover and not self.over else score
            for seat, score in enumerate(self.scores)
        )

    @property
    def missing(self) -> int:
        """Points the mover still needs to beat the best score of the others; 0: it does."""
        return max(0, self.to_beat + _STEP - self.reach[self.mover])

    @property
    def tells_chances(self) -> bool:
        """Whether few enough seats are to come to find the win chances of a last turn at once."""
        return self.waiting <= _MOST_WAITING


def odds_of(dice: int) -> RollOdds:
    """The exact odds of a roll of ``dice`` dice."""
    figures = summary(dice)
    return RollOdds(dice, figures.p_bust, figures.p_hot, figures.mean_points)


def view_of(snapshot: Snapshot) -> FargoView:
    """The view of a snapshot; Fargo hides nothing."""
    odds = odds_of(snapshot.dice)
    return FargoView(
        scores=snapshot.scores,
        mover=snapshot.mover,
        banked=snapshot.banked,
        run=snapshot.run,
        dice=snapshot.dice,
        rolling=snapshot.rolling and not snapshot.over,
        deciding=not snapshot.rolling,
        over=snapshot.over,
        trigger=snapshot.trigger,
        last_turn=snapshot.last_turn,
        target=TARGET,
        at_exactly=snapshot.at_exactly,
        to_beat=snapshot.best_other,
        odds=None if snapshot.over else odds,
        stop_points=snapshot.banked + snapshot.run,
        roll_points=_mean_after_one_roll(snapshot),
        waiting=snapshot.waiting,
        win_chances=_win_chances(snapshot),
    )


def _win_chances(snapshot: Snapshot) -> tuple[float, float] | None:
    if snapshot.rolling or not snapshot.last_turn or snapshot.waiting > _MOST_WAITING:
        return None
    from engines.games.fargo.solved import situation_of, win_values

    choice = win_values(situation_of(snapshot))
    return None if choice is None else (choice.stop[0], choice.roll[0])


def _mean_after_one_roll(snapshot: Snapshot) -> float:
    odds = odds_of(snapshot.dice)
    free_run = odds_of(10).mean
    return snapshot.banked + (1 - odds.bust) * snapshot.run + odds.mean + odds.hot * free_run
