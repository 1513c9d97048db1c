"""How strong a person is at a game, on the scale of the bots' ratings.

The bots' strengths are known (``engines.contract.ratings``), so only one number is unknown. This is
a Bayesian filter on a grid, without the approximations of Glicko-2: the win chance against rated
opponents is the Plackett-Luce share by which the bots are rated, strength drifts a little from game
to game, and the result is the exact distribution after each game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import CONFIDENCE_95
from engines.contract.ratings import PER_ELO
from engines.match.archive.library import FairGame, Play

_UNKNOWN_ELO: Final = 1500.0
_UNKNOWN_ERROR: Final = 350.0
"""Before the first game: the mean of the rated bots, and the usual spread of beginners (Glicko)."""
_DRIFT: Final = 10.0
"""By how much strength changes from one game to the next, in Elo (one standard deviation)."""
_SURE: Final = 200.0
"""The largest margin at which a person is compared with the bots."""
_STEP: Final = 5.0
_GRID: Final = np.arange(-500.0, 3500.0 + _STEP, _STEP)

_Vector = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Strength:
    """An estimate of a person's strength.

    Attributes:
        elo: the mean of the distribution.
        error: its standard deviation.
        entry: the last game before it, in the library.
        faced: the mean rating of the opponents in that game.
        gained: by how much its score was above that of a draw.
    """

    elo: float
    error: float
    entry: int
    faced: float = _UNKNOWN_ELO
    gained: float = 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95% range."""
        return CONFIDENCE_95 * self.error

    @property
    def sure(self) -> bool:
        """Whether it is known well enough to be compared with that of others."""
        return self.margin <= _SURE


@dataclass(frozen=True, slots=True)
class Career:
    """A person's fair games at one game against rated bots.

    Attributes:
        curve: strength after each of them, oldest first.
        plays: how the person played in those that were analyzed, oldest first.
    """

    curve: tuple[Strength, ...] = ()
    plays: tuple[Play, ...] = ()

    @property
    def now(self) -> Strength | None:
        """Strength after the last game; None before the first."""
        return self.curve[-1] if self.curve else None

    @property
    def changes(self) -> dict[int, float]:
        """By how much each game after the first changed the rating, by its id in the library."""
        return {now.entry: now.elo - before.elo for before, now in pairwise(self.curve)}

    @property
    def loss_per_decision(self) -> float | None:
        """Average win chance lost per decision; None without judged ones."""
        decisions = sum(play.decisions for play in self.plays)
        return sum(play.loss for play in self.plays) / decisions if decisions else None

    @property
    def accuracy(self) -> float | None:
        """The share of decisions that were no mistakes; None where they were not counted."""
        counted = [(play.decisions, play.good) for play in self.plays if play.good is not None]
        decisions = sum(each for each, _good in counted)
        return sum(good for _each, good in counted) / decisions if decisions else None

    @property
    def luck(self) -> float:
        """The person's luck in analyzed games, in win chance."""
        return sum(play.luck for play in self.plays)


def career(games: Sequence[FairGame], elo_of: Callable[[str], float | None]) -> Career:
    """What fair games show about the person who played them.

    Args:
        games: oldest first; those with an unrated bot, or one that did not think as usual, do not
            count.
        elo_of: the rating of a bot; None if it has none.
    """
    belief = np.exp(-(((_GRID - _UNKNOWN_ELO) / _UNKNOWN_ERROR) ** 2) / 2)
    curve: list[Strength] = []
    plays = []
    for game in games:
        others = [elo_of(bot) for seat, bot in enumerate(game.players) if seat != game.seat]
        rated = [elo for elo in others if elo is not None]
        if not game.usual or len(rated) < len(others):
            continue
        belief = _drifted(belief) * _likelihood(rated, game.share)
        belief /= belief.sum()
        mean = float(belief @ _GRID)
        spread = float(belief @ (_GRID - mean) ** 2) ** 0.5
        faced, gained = sum(rated) / len(rated), game.share - 1 / len(game.players)
        curve.append(Strength(mean, spread, game.id, faced, gained))
        if game.play is not None:
            plays.append(game.play)
    return Career(tuple(curve), tuple(plays))


def _share(own: _Vector, others: Sequence[float]) -> _Vector:
    """The Plackett-Luce win share at each strength of ``own``."""
    odds = np.exp((np.array(others)[:, None] - own) * PER_ELO)
    found: _Vector = 1.0 / (1.0 + odds.sum(axis=0))
    return found


def _likelihood(others: Sequence[float], share: float) -> _Vector:
    """The likelihood of a result at each strength of the grid."""
    win = _share(_GRID, others)
    found: _Vector = win**share * (1.0 - win) ** (1.0 - share)
    return found


def _drifted(belief: _Vector) -> _Vector:
    """The distribution one game later."""
    reach = np.arange(-4 * _DRIFT, 4 * _DRIFT + _STEP, _STEP)
    kernel = np.exp(-((reach / _DRIFT) ** 2) / 2)
    found: _Vector = np.convolve(belief, kernel / kernel.sum(), mode="same")
    return found


def fitting_rating(now: Strength | None, ladder: Sequence[float]) -> float:
    """The rating of whom the person should beat in about half of the games; the least at first.

    As long as the person's strength is unsure, this moves from the level of the last opponents
    by one level at most: not down after a win, nor up after a loss.

    Args:
        now: the person's strength.
        ladder: the ratings of the bots to choose from, at least one.
    """
    levels = sorted(ladder)
    if now is None:
        return levels[0]
    if now.sure:
        return now.elo
    at = min(range(len(levels)), key=lambda level: abs(levels[level] - now.faced))
    lowest = levels[max(0, at - (now.gained <= 0))]
    highest = levels[min(len(levels) - 1, at + (now.gained >= 0))]
    return min(max(now.elo, lowest), highest)
