"""The view that the board of Fargo draws."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from engines.games.fargo.distributions import RollOdds, odds_of
from engines.games.fargo.kernels.state import ALL_DICE, ROLL, STOP, TARGET
from engines.games.fargo.rolls import Group, RollScore, groups, score
from engines.games.fargo.snapshot import Snapshot
from engines.runtime.types import Action

__all__ = ["ALL_DICE", "ROLL", "STOP", "FargoView", "Rolled", "roll_of"]

_STEP: Final = 50
"""Scores are multiples of this."""
_MOST_WAITING: Final = 1
"""With this many seats to come, win chances take milliseconds; with more, up to seconds."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The result of a roll."""

    score: RollScore
    groups: tuple[Group, ...]

    @property
    def ends_run(self) -> bool:
        """Whether nothing scores, or everything does."""
        return self.score.bust or self.score.hot


@dataclass(frozen=True, slots=True)
class FargoView(Snapshot):
    """Everything the board shows; nothing in it needs a search."""

    target: ClassVar = TARGET

    @property
    def deciding(self) -> bool:
        """Whether the mover chooses between roll and stop."""
        return not self.rolling

    @property
    def odds(self) -> RollOdds | None:
        """The next roll, or None when the game is over."""
        return None if self.over else odds_of(self.dice)

    @property
    def stop_points(self) -> int:
        """Turn score if the mover stops now."""
        return self.banked + self.run

    @property
    def win_chances(self) -> tuple[float, float] | None:
        """In a last turn, the mover's chances after ``STOP`` and ``ROLL``, all playing to win.

        None while the dice roll, in any other turn, and where too many seats are still to come.
        """
        return _win_chances(self)

    @property
    def reach(self) -> tuple[int, ...]:
        """The scores if the turn ends now with everything it has scored."""
        return self._with(self.stop_points)

    @property
    def after_bust(self) -> tuple[int, ...]:
        """The scores if the run is lost."""
        return self._with(self.banked)

    def _with(self, points: int) -> tuple[int, ...]:
        return tuple(
            score + points if seat == self.mover and not self.over else score
            for seat, score in enumerate(self.scores)
        )

    @property
    def missing(self) -> int:
        """Points the mover still needs to beat the best score of the others; 0 if it does."""
        return max(0, self.best_other + _STEP - self.reach[self.mover])


def roll_of(roll: Action) -> Rolled:
    """The points of a roll, and which of its dice score together."""
    return Rolled(score(roll), groups(roll))


@lru_cache(maxsize=64)
def _win_chances(now: FargoView) -> tuple[float, float] | None:
    if now.rolling or not now.last_turn or now.waiting > _MOST_WAITING:
        return None
    # Compiled code, which ``Game.load`` has loaded; only the last turns of a game need it.
    from engines.games.fargo.solved import situation_of, win_values

    choice = win_values(situation_of(now))
    return None if choice is None else (choice.stop[0], choice.roll[0])
