"""The doubling cube: the value of games with it, when to double, and when to take.

A game is modeled as a random walk of the win chance from roll to roll, always that of the side
about to roll. ``assets/tables/dice_chess_cube.npz`` holds its transition probabilities from each of
``GRID`` places, and those of the game's end, counted in games of level 8 against itself
(``parlour-lab dice-chess cube``). With these, the equity of every state of the cube is computed,
beginning with the last double that the limit allows (rules, 1.10; there are no gammons). Both sides
decide about the cube as is best for them, as in the rollouts of backgammon programs. After the last
double the cube is dead, and the take point a quarter; before that, owning the cube has value, so a
slightly smaller chance is enough to take.

Equities are in stakes as they are before the decision: +1 is a game won for sure.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from engines.games.dice_chess.tables import GRID, WALK_FILE, Floats, load_walk

_DROPPED: Final = 1.0
"""The equity of a declined double."""
_MOST_PASSES: Final = 2000
_EXACT: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision about the cube, in equities of the side that may double.

    Attributes:
        no_double, take, drop: the equity of rolling, of a double that is taken, and of one that is
            declined.
        take_point: the other side should take from this win chance on.
        window: the win chances of the doubler between which a double is right and is taken;
            above, it is declined. None where no double is right.
    """

    no_double: float
    take: float
    drop: float
    take_point: float
    window: tuple[float, float] | None

    @property
    def double(self) -> float:
        """The equity of doubling against the right answer."""
        return min(self.take, self.drop)

    @property
    def doubles(self) -> bool:
        return self.double > self.no_double + _EXACT

    @property
    def takes(self) -> bool:
        """Whether the other side should take."""
        return self.take <= self.drop


@dataclass(frozen=True, slots=True)
class _Values:
    """Equities of the side that is about to roll, at each place, by who may double next."""

    anybody: Floats
    mover: Floats
    other: Floats


class Cube:
    """The values of a walk with the cube.

    Args:
        walk: ``float64[GRID, GRID + 2]``: from each place of the mover, the probability of each
            place of the other side at its next roll, of a win of the mover, and of a loss.
    """

    def __init__(self, walk: Floats) -> None:
        self._walk = walk
        self._places = np.linspace(0.0, 1.0, GRID)
        even = 2.0 * self._places - 1.0
        self._known = [_Values(even, even, even)]
        """By how often the stake may still be doubled."""

    def verdict(self, win: float, doublings: int, *, owned: bool) -> Verdict:
        """What to do before a roll.

        Args:
            win: the win chance of the side that may double, 0..1.
            doublings: how often the stake may still be doubled, including now; at least 1.
            owned: only this side may double; otherwise both may.
        """
        now = self._values(doublings)
        held = now.mover if owned else now.anybody
        take = 2.0 * self._values(doublings - 1).other
        passed = self._reaches(take - _DROPPED)
        gain = np.minimum(take, _DROPPED) - held
        opens = self._reaches(gain - _EXACT)
        return Verdict(
            no_double=float(np.interp(win, self._places, held)),
            take=float(np.interp(win, self._places, take)),
            drop=_DROPPED,
            take_point=1.0 - passed,
            window=(opens, passed) if opens < passed else None,
        )

    def _reaches(self, values: Floats) -> float:
        """Where values that were negative reach zero; 1 if they never do."""
        above = np.flatnonzero(values >= 0.0)
        if not len(above) or above[0] == 0:
            return 0.0 if len(above) else 1.0
        i = int(above[0])
        share = values[i - 1] / (values[i - 1] - values[i])
        return float(self._places[i - 1] + share * (self._places[i] - self._places[i - 1]))

    def _values(self, doublings: int) -> _Values:
        while len(self._known) <= doublings:
            self._known.append(self._solved(2.0 * self._known[-1].other))
        return self._known[doublings]

    def _solved(self, take: Floats) -> _Values:
        """Value iteration; ``take`` is the equity of a taken double for the doubler."""
        anybody = mover = other = 2.0 * self._places - 1.0
        double = np.minimum(take, _DROPPED)
        for _ in range(_MOST_PASSES):
            before = anybody, mover, other
            anybody = self._before_roll(np.maximum(anybody, double))
            mover, other = self._before_roll(other), self._before_roll(np.maximum(mover, double))
            now = anybody, mover, other
            if max(np.abs(a - b).max() for a, b in zip(now, before, strict=True)) < _EXACT:
                break
        return _Values(anybody, mover, other)

    def _before_roll(self, following: Floats) -> Floats:
        """The value of a roll, if the other side then has ``following``."""
        won, lost = self._walk[:, GRID], self._walk[:, GRID + 1]
        return np.asarray(won - lost - self._walk[:, :GRID] @ following)


@cache
def shipped() -> Cube:
    """The cube of the shipped table; raises StorageError."""
    return Cube(load_walk(WALK_FILE))
