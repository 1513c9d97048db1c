"""Ratings from the results of many lineups.

The model is that of Bradley and Terry (1952), for more than two seats Luce's choice axiom (1959):
a bot of strength ``s`` takes the share ``s / (sum of all strengths at the table)`` of the wins. The
strengths are the maximum likelihood estimates.

Games of a block share their dice, so they are not independent observations; blocks are. The errors
come from how the blocks differ (the sandwich estimator of Huber 1967 and White 1982, with the
block as the cluster), not from the curvature of the likelihood alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.analysis import CONFIDENCE_95
from engines.contract.bot import BotInfo
from engines.contract.ratings import PER_ELO, Beats, LineUp, Rating
from engines.runtime.errors import OptionError

MEAN: Final = 1500.0
"""The average rating of a game's rated bots."""
_STEPS: Final = 200
_CLOSE: Final = 1e-10
_LONGEST: Final = 2.0
"""The longest step of one strength, so that Newton's method does not overshoot at first."""

_Vector = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Seen:
    """The blocks of one lineup: which bots, their shares in each outcome, how often it occurred."""

    places: npt.NDArray[np.intp]
    shares: _Vector
    counts: _Vector
    games: int


def neighbours(bots: Sequence[BotInfo]) -> dict[str, str]:
    """The bot below each bot of a ladder: the last one of the next lower level.

    Args:
        bots: of a game, weakest first; bots outside the ladder have no neighbors.
    """
    last_of = {bot.level: bot.id for bot in bots if bot.level}
    lower = dict(pairwise(reversed(last_of)))
    return {bot.id: last_of[lower[bot.level]] for bot in bots if bot.level and bot.level in lower}


def ratings(
    line_ups: Sequence[LineUp], levels: Sequence[str], below: Mapping[str, str] | None = None
) -> tuple[Rating, ...]:
    """The ratings of all bots that took part, in the order of ``levels``.

    Args:
        line_ups: what was played; every one of at least one block.
        levels: the bots of the game, weakest first.
        below: for each bot the one below it; by default the one before it in ``levels``.

    Raises:
        OptionError: some bots never met, even by way of others.
    """
    bots = [bot for bot in levels if any(bot in line_up.bots for line_up in line_ups)]
    if not bots:
        return ()
    check_connected([line_up.bots for line_up in line_ups])
    elo, margin = fitted([_seen(line_up, bots) for line_up in line_ups], len(bots))
    if below is None:
        below = {higher: lower for lower, higher in pairwise(bots)}
    return tuple(
        _rating(bot, float(elo[i]), float(margin[i]), line_ups, below.get(bot))
        for i, bot in enumerate(bots)
    )


def _rating(
    bot: str, elo: float, margin: float, line_ups: Sequence[LineUp], below: str | None
) -> Rating:
    own = [line_up for line_up in line_ups if bot in line_up.bots]
    last = max(own, key=lambda line_up: line_up.date)
    return Rating(
        bot=bot,
        elo=elo,
        margin=margin,
        games=sum(line_up.games for line_up in own),
        date=last.date,
        program=last.program,
        beats=None if below is None else _beats(bot, below, own),
    )


def _beats(bot: str, below: str, line_ups: Sequence[LineUp]) -> Beats | None:
    duels = [line_up for line_up in line_ups if set(line_up.bots) == {bot, below}]
    games = sum(line_up.games for line_up in duels)
    if not games:
        return None
    won = variance = 0.0
    for line_up in duels:
        mean, error = _share(bot, line_up)
        weight = line_up.games / games
        won += weight * mean
        variance += (weight * error) ** 2
    return Beats(below, won, max(0.0, won - CONFIDENCE_95 * variance**0.5))


def _share(bot: str, line_up: LineUp) -> tuple[float, float]:
    """The mean total score of all places of a bot, and its standard error.

    One block with half a win is added to those that were played, so that the error is above zero
    even if all blocks were alike.
    """
    places = [place for place, other in enumerate(line_up.bots) if other == bot]
    shares = [(sum(share[place] for place in places), n) for share, n in line_up.outcomes.items()]
    mean = sum(share * n for share, n in shares) / line_up.blocks
    around = sum((share - mean) ** 2 * n for share, n in shares) + (mean - 0.5) ** 2
    return mean, around**0.5 / line_up.blocks


def check_connected(line_ups: Sequence[Sequence[str]]) -> None:
    """Make sure that all bots have met, if only by way of others; raises OptionError."""
    bots = {bot: None for line_up in line_ups for bot in line_up}
    known = set(line_ups[0])
    while met := {bot for each in line_ups if known & set(each) for bot in each} - known:
        known |= met
    strangers = [bot for bot in bots if bot not in known]
    if strangers:
        raise OptionError(
            "errors-strangers-never-met",
            line_up=line_ups[0][0],
            strangers=tuple(strangers),
        )


def _seen(line_up: LineUp, bots: Sequence[str]) -> _Seen:
    """A lineup as arrays, with one extra block: equal parts of a sweep by each place.

    The extra block keeps the strength of a bot that wins or loses everything finite, and the error
    above zero where all blocks were alike; among hundreds of blocks it makes no difference.
    """
    seats = len(line_up.bots)
    outcomes: dict[tuple[float, ...], float] = dict(line_up.outcomes)
    for place in range(seats):
        sweep = tuple(float(seat == place) for seat in range(seats))
        outcomes[sweep] = outcomes.get(sweep, 0.0) + 1 / seats
    return _Seen(
        places=np.array([bots.index(bot) for bot in line_up.bots], np.intp),
        shares=np.array(list(outcomes), np.float64),
        counts=np.array(list(outcomes.values()), np.float64),
        games=seats,
    )


def fitted(seen: Sequence[_Seen], count: int) -> tuple[_Vector, _Vector]:
    """Elo of each of ``count`` bots, and half the widths of the 95% intervals."""
    totals = [Totals(one.places, (one.counts @ one.shares)[None] * one.games) for one in seen]
    theta = likeliest(totals, count)[0]
    curve, spread = np.zeros((count, count)), np.zeros((count, count))
    for one, total in zip(seen, totals, strict=True):
        expected = _expected(theta[None], total)[0]
        slopes = one.games * (one.shares - expected)
        chosen = np.eye(count)[one.places]  # a bot may sit at several places
        own = slopes @ chosen
        curve += chosen.T @ (one.counts.sum() * one.games * _curvature(expected[None])[0]) @ chosen
        spread += (own * one.counts[:, None]).T @ own
    inverse = np.linalg.pinv(curve)
    errors = np.sqrt(np.diag(inverse @ spread @ inverse).clip(min=0.0))
    return MEAN + elo_of(theta), CONFIDENCE_95 * errors / PER_ELO


@dataclass(frozen=True, slots=True)
class Totals:
    """The data of a table that the likelihood needs, for several samples at once.

    Attributes:
        places: which bot sits where.
        wins: of each place, ``float64[samples, seats]``.
    """

    places: npt.NDArray[np.intp]
    wins: _Vector


def elo_of(theta: _Vector) -> _Vector:
    """Logarithms of strength (last axis: bots) as Elo differences from the mean."""
    found: _Vector = (theta - theta.mean(axis=-1, keepdims=True)) / PER_ELO
    return found


def likeliest(totals: Sequence[Totals], count: int) -> _Vector:
    """The maximum likelihood strengths, by Newton's method, for all samples side by side.

    Returns:
        Their logarithms, ``float64[samples, count]``; their mean is arbitrary.
    """
    samples = len(totals[0].wins)
    theta = np.zeros((samples, count))
    seated = [np.eye(count)[total.places] for total in totals]
    for _ in range(_STEPS):
        slope, curve = np.zeros((samples, count)), np.zeros((samples, count, count))
        for total, chosen in zip(totals, seated, strict=True):
            expected = _expected(theta, total)
            played = total.wins.sum(axis=1, keepdims=True)
            slope += (total.wins - played * expected) @ chosen
            curve += chosen.T @ (played[:, :, None] * _curvature(expected)) @ chosen
        # Scaling all strengths alike leaves the likelihood unchanged: any mean will do, so take 0.
        scale = np.trace(curve, axis1=1, axis2=2)[:, None, None] / count**2
        step = np.linalg.solve(curve + np.maximum(scale, _CLOSE), slope[:, :, None])[:, :, 0]
        longest = np.abs(step).max(axis=1, keepdims=True)
        theta += step * np.minimum(1.0, _LONGEST / np.maximum(longest, _CLOSE))
        if longest.max() < _CLOSE:
            break
    return theta


def _expected(theta: _Vector, total: Totals) -> _Vector:
    """The expected score of each place, ``float64[samples, seats]``."""
    own = theta[:, total.places]
    strengths = np.exp(own - own.max(axis=1, keepdims=True))
    found: _Vector = strengths / strengths.sum(axis=1, keepdims=True)
    return found


def _curvature(expected: _Vector) -> _Vector:
    """The curvature of one game's log-likelihood, ``float64[samples, seats, seats]``."""
    found: _Vector = -expected[:, :, None] * expected[:, None, :]
    seats = np.arange(expected.shape[1])
    found[:, seats, seats] += expected
    return found
