"""How well estimates agree with results: pure functions of arrays.

Decisions of one game share its result, so games are the unit: intervals are 95% bootstraps over
games. ECE is the expected calibration error in ten equal bins: the mean over decisions of how far
the bin's mean claim is from the bin's mean result. With so few games, a perfect adviser's is above
0, too; to estimate it, results are drawn from the claims, one draw for each game and seat.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from engines.arena.stats import CONFIDENCE, Interval
from engines.contract.analysis import CONFIDENCE_95

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

BINS: Final = 10
SAMPLES: Final = 1000
_CLIP: Final = 0.001
"""Claims nearer to 0 or 1 count as this in logarithms."""
_CERTAIN: Final = 1e-6
_CENT: Final = 0.01
"""Least error of a mean amount of money."""
_TINY: Final = 1e-300
_RIDGE: Final = 1e-3
_STEPS: Final = 25
_FOLDS: Final = 5


@dataclass(frozen=True, slots=True)
class Sample:
    """Judged decisions as arrays, one entry each.

    Attributes:
        game: index of its game, 0 to ``games - 1``.
        seat, seats, round: who asked, at a table of how many, when.
        phase: share of the finished game, 0 to 1.
        claimed, came: for the seat that asked, as shares of the win or cents.
        error: stated standard error of ``claimed``.
        again, again_error, repeats: mean result of continuing play ``repeats`` times from there,
            or NaN, and its sampling error.
        solved: the figure is exact for these players.
    """

    game: Ints
    seat: Ints
    seats: Ints
    round: Ints
    phase: Floats
    claimed: Floats
    came: Floats
    error: Floats
    again: Floats
    again_error: Floats
    solved: npt.NDArray[np.bool_]
    repeats: int = 0

    def __len__(self) -> int:
        return len(self.claimed)

    @property
    def games(self) -> int:
        """The number of games with decisions."""
        return len(np.unique(self.game))

    def where(self, chosen: npt.NDArray[np.bool_]) -> "Sample":
        """Some of the decisions."""
        return replace(self, **{name: getattr(self, name)[chosen] for name in COLUMNS})


def joined(samples: Sequence[Sample]) -> Sample:
    """All decisions of samples with as many repeats, as if they were of the same games."""
    columns = {name: np.concatenate([getattr(e, name) for e in samples]) for name in COLUMNS}
    return Sample(**columns, repeats=samples[0].repeats)


COLUMNS: Final = tuple(each.name for each in fields(Sample) if each.name != "repeats")
"""The fields of a sample with one entry for each decision."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Decisions whose claims are alike.

    Attributes:
        low, high: of the claims.
        decisions, games: how many.
        claimed, came: means.
        margin: half the width of the 95% interval of ``came``, over games; NaN for one game.
        stated: mean stated standard error.
    """

    low: float
    high: float
    decisions: int
    games: int
    claimed: float
    came: float
    margin: float
    stated: float


@dataclass(frozen=True, slots=True)
class Repeats:
    """Stated error against true error, from positions from which play was continued many times.

    Attributes:
        positions, times: how many, and how often each.
        covered: share of the stated 95% ranges that contain the mean of the repeats, with the
            repeats' own sampling error taken into account; each position is from a game of its own.
        stated: root of the mean square of the stated standard errors.
        true: root of the mean square of claim less truth, with the repeats' sampling error taken
            out.
    """

    positions: int
    times: int
    covered: Interval
    stated: float
    true: float


@dataclass(frozen=True, slots=True)
class Reliability:
    """How reliable win chances are. All in shares, 0 to 1."""

    games: int
    decisions: int
    claimed: float
    came: float
    offset: Interval
    ece: Interval
    ece_perfect: float
    ece_perfect_95: float
    slope: Interval
    brier: float
    brier_base: float
    brier_constant: float
    brier_recalibrated: float
    log_loss: float
    log_loss_base: float
    log_loss_constant: float
    stated_error: float
    true_error: float
    bins: tuple[Bin, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class MoneyReliability:
    """How reliable expected money is. All in cents."""

    games: int
    decisions: int
    claimed: float
    came: float
    offset: Interval
    slope: Interval
    rmse: float
    rmse_nothing: float
    stated_error: float
    bins: tuple[Bin, ...] = field(default=())


def reliability(sample: Sample, seed: int = 1, samples: int = SAMPLES) -> Reliability:
    """Compare claimed win chances with shares of the win; at least one decision."""
    random = np.random.default_rng(seed)
    bins = bins_of(sample, _equal_bins(sample.claimed), [k / BINS for k in range(BINS + 1)])
    ece, ece_samples, offsets = _bootstrap(sample, random, samples)
    perfect = _perfect_eces(sample, random, samples)
    claimed, came = sample.claimed, sample.came
    mean = float(came.mean())
    base = 1 / sample.seats
    return Reliability(
        games=sample.games,
        decisions=len(sample),
        claimed=float(claimed.mean()),
        came=mean,
        offset=_interval(float((came - claimed).mean()), offsets),
        ece=_interval(ece, ece_samples),
        ece_perfect=float(perfect.mean()),
        ece_perfect_95=float(np.quantile(perfect, 0.95)),
        slope=_slope_interval(sample, random, max(50, samples // 5), _logistic_slope),
        brier=_brier(claimed, came),
        brier_base=_brier(base, came),
        brier_constant=_brier(np.full_like(came, mean), came),
        brier_recalibrated=_brier(_recalibrated(sample), came),
        log_loss=_log_loss(claimed, came),
        log_loss_base=_log_loss(base, came),
        log_loss_constant=_log_loss(np.full_like(came, mean), came),
        stated_error=float(np.sqrt((sample.error**2).mean())),
        true_error=_true_error(bins),
        bins=bins,
    )


def money(sample: Sample, seed: int = 1, samples: int = SAMPLES) -> MoneyReliability:
    """Compare expected cents with the actual cents; at least one decision."""
    random = np.random.default_rng(seed)
    claimed, came = sample.claimed, sample.came
    weights = _weights(sample, random, samples)
    sums = _per_game(sample, came - claimed)
    counts = _per_game(sample, np.ones_like(came))
    offsets = (weights @ sums) / np.maximum(weights @ counts, 1)
    tenths = np.quantile(claimed, np.linspace(0, 1, BINS + 1))
    place = np.clip(np.searchsorted(tenths, claimed, side="right") - 1, 0, BINS - 1)
    return MoneyReliability(
        games=sample.games,
        decisions=len(sample),
        claimed=float(claimed.mean()),
        came=float(came.mean()),
        offset=_interval(float((came - claimed).mean()), offsets),
        slope=_slope_interval(sample, random, max(50, samples // 5), _linear_slope),
        rmse=float(np.sqrt(((came - claimed) ** 2).mean())),
        rmse_nothing=float(np.sqrt((came**2).mean())),
        stated_error=float(np.sqrt((sample.error**2).mean())),
        bins=bins_of(sample, place, tenths.tolist()),
    )


def repeats(sample: Sample, *, by_win: bool) -> Repeats | None:
    """Stated error against true error; None if play was not continued from any position."""
    some = sample.where(~np.isnan(sample.again))
    if len(some) == 0 or sample.repeats < 2:
        return None
    miss = (some.claimed - some.again) ** 2 - some.again_error**2
    return Repeats(
        positions=len(some),
        times=sample.repeats,
        covered=_share(held(some, by_win=by_win)),
        stated=float(np.sqrt((some.error**2).mean())),
        true=float(np.sqrt(max(0.0, float(miss.mean())))),
    )


def held(some: Sample, *, by_win: bool) -> Floats:
    """How far stated 95% ranges agree with the means of repeats, 0 to 1.

    A range agrees as far as the mean is in the central 95% of what ``foreseen`` expects of the
    repeats. Wins are whole: of a few repeats, more than 95% are inside where any number at the edge
    counts as inside, and ranges that are right seem too wide.
    """
    found, seen = foreseen(some, some.error, by_win=by_win)
    tail = (1 - CONFIDENCE) / 2
    if not by_win:
        last = found.cdf(seen)
        return np.where((last >= tail) & (last <= 1 - tail), 1.0, 0.0)
    last, mass = found.cdf(seen), np.maximum(found.pmf(seen), _TINY)
    inside = np.minimum(last, 1 - tail) - np.maximum(last - mass, tail)
    shares: Floats = np.clip(inside / mass, 0.0, 1.0)
    return shares


def foreseen(some: Sample, error: Floats, *, by_win: bool) -> tuple[Any, Floats]:
    """The results that repeats should have if claims have these errors, and those they had.

    The former as a distribution of SciPy. Chances: if the truth is spread around the claim as a
    beta distribution, the number of wins has a beta-binomial one. Money: Student's distribution,
    with Welch's degrees of freedom, because the error of the repeats is estimated from them.
    """
    from scipy import stats  # takes long to load

    if not by_win:
        own = np.maximum(some.again_error, _CENT) ** 2
        degrees = (some.repeats - 1) * ((own + error**2) / own) ** 2
        return stats.t(degrees, some.claimed, np.sqrt(own + error**2)), some.again
    chance = np.clip(some.claimed, _CERTAIN, 1 - _CERTAIN)
    size = chance * (1 - chance) / np.maximum(error, _CERTAIN) ** 2 - 1
    size = np.clip(size, _CERTAIN, 1 / _CERTAIN)
    wins = np.round(some.again * some.repeats)
    return stats.betabinom(some.repeats, chance * size, (1 - chance) * size), wins


def _share(inside: Floats) -> Interval:
    """The mean of independent shares, with the score interval of Wilson (1927)."""
    mean, pull = float(inside.mean()), CONFIDENCE_95**2 / len(inside)
    middle, width = mean + pull / 2, float(np.sqrt(pull * (mean * (1 - mean) + pull / 4)))
    return Interval(mean, (middle - width) / (1 + pull), (middle + width) / (1 + pull))


def bins_of(sample: Sample, place: Ints, edges: Sequence[float]) -> tuple[Bin, ...]:
    """The bins that hold decisions.

    Args:
        sample: the decisions.
        place: the bin of each.
        edges: of the bins, one more than there are.
    """
    found = []
    for at in np.unique(place):
        inside = sample.where(place == at)
        found.append(
            Bin(
                low=float(edges[at]),
                high=float(edges[at + 1]),
                decisions=len(inside),
                games=inside.games,
                claimed=float(inside.claimed.mean()),
                came=float(inside.came.mean()),
                margin=_margin(inside),
                stated=float(np.sqrt((inside.error**2).mean())),
            )
        )
    return tuple(found)


def logit(chance: Floats) -> Floats:
    """Log odds, with chances kept away from 0 and 1."""
    kept = np.clip(chance, _CLIP, 1 - _CLIP)
    found: Floats = np.log(kept / (1 - kept))
    return found


# -- pieces ---------------------------------------------------------------------------------------


def _equal_bins(claimed: Floats) -> Ints:
    return np.clip((claimed * BINS).astype(np.int64), 0, BINS - 1)


def _per_game(sample: Sample, values: Floats) -> Floats:
    """Sums over the decisions of each game."""
    count = int(sample.game.max()) + 1
    sums = np.bincount(sample.game, values, minlength=count).astype(np.float64)
    return sums[np.unique(sample.game)]


def _weights(sample: Sample, random: np.random.Generator, samples: int) -> Floats:
    """How often each game was drawn, ``float64[samples, games]``."""
    games = sample.games
    return random.multinomial(games, np.full(games, 1 / games), size=samples).astype(float)


def _bootstrap(
    sample: Sample, random: np.random.Generator, samples: int
) -> tuple[float, Floats, Floats]:
    """The ECE, the ECEs of bootstrap samples, and their offsets."""
    place = _equal_bins(sample.claimed)
    gap = sample.came - sample.claimed
    by_bin = np.stack([_per_game(sample, gap * (place == at)) for at in range(BINS)], axis=1)
    counts = _per_game(sample, np.ones_like(gap))
    weights = _weights(sample, random, samples)
    total = np.maximum(weights @ counts, 1)
    drawn = weights @ by_bin
    eces = np.abs(drawn).sum(axis=1) / total
    ece = float(np.abs(by_bin.sum(axis=0)).sum() / len(sample))
    return ece, eces, drawn.sum(axis=1) / total


def _perfect_eces(sample: Sample, random: np.random.Generator, samples: int) -> Floats:
    """ECEs if the claims were right: one draw for each game and seat in every sample."""
    place = _equal_bins(sample.claimed)
    _, who = np.unique(sample.game * 64 + sample.seat, return_inverse=True)
    found = np.empty(samples)
    for at in range(samples):
        drawn = random.random(int(who.max()) + 1)[who] < sample.claimed
        gaps = np.bincount(place, drawn - sample.claimed, minlength=BINS)
        found[at] = np.abs(gaps).sum() / len(sample)
    return found


def _interval(mean: float, samples: Floats) -> Interval:
    low, high = np.quantile(samples, (0.025, 0.975))
    return Interval(mean, min(mean, float(low)), max(mean, float(high)))


def _slope_interval(
    sample: Sample,
    random: np.random.Generator,
    samples: int,
    slope: Callable[[Sample, Floats], float],
) -> Interval:
    ones = np.ones(len(sample))
    _, game = np.unique(sample.game, return_inverse=True)
    weights = _weights(sample, random, samples)
    found = np.array([slope(sample, row[game]) for row in weights])
    return _interval(slope(sample, ones), found)


def _logistic_slope(sample: Sample, weights: Floats) -> float:
    return float(_logistic(logit(sample.claimed), sample.came, weights)[1])


def _logistic(x: Floats, y: Floats, weights: Floats) -> Floats:
    """Intercept and slope of the logistic regression of ``y`` (0 to 1) on ``x``."""
    design = np.stack([np.ones_like(x), x], axis=1)
    theta = np.array([0.0, 1.0])
    prior = theta.copy()
    for _ in range(_STEPS):
        mean = 1 / (1 + np.exp(-design @ theta))
        pull = design.T @ (weights * (y - mean)) - _RIDGE * (theta - prior)
        curve = (design * (weights * mean * (1 - mean))[:, None]).T @ design
        step = np.linalg.solve(curve + _RIDGE * np.eye(2), pull)
        theta = theta + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-8:
            break
    return theta


def _linear_slope(sample: Sample, weights: Floats) -> float:
    spread = np.cov(sample.claimed, sample.came, ddof=0, aweights=weights)
    return float(spread[0, 1] / spread[0, 0]) if spread[0, 0] > 0 else 1.0


def _recalibrated(sample: Sample) -> Floats:
    """Claims after the logistic regression fitted on the other four fifths of the games."""
    found = sample.claimed.copy()
    _, game = np.unique(sample.game, return_inverse=True)
    fold = game % _FOLDS
    x = logit(sample.claimed)
    for at in range(_FOLDS):
        rest, own = fold != at, fold == at
        if rest.any() and own.any():
            theta = _logistic(x[rest], sample.came[rest], np.ones(int(rest.sum())))
            found[own] = 1 / (1 + np.exp(-theta[0] - theta[1] * x[own]))
    return found


def _brier(claimed: Floats, came: Floats) -> float:
    return float(((claimed - came) ** 2).mean())


def _log_loss(claimed: Floats, came: Floats) -> float:
    kept = np.clip(claimed, _CLIP, 1 - _CLIP)
    return float(-(came * np.log(kept) + (1 - came) * np.log(1 - kept)).mean())


def _margin(inside: Sample) -> float:
    """Half the width of the 95% interval of the mean result of a bin, over games."""
    if inside.games < 2:
        return float("nan")
    mean = float(inside.came.mean())
    left = _per_game(inside, inside.came - mean)
    count = len(left)
    variance = float((left**2).sum()) * count / (count - 1) / len(inside) ** 2
    return CONFIDENCE_95 * float(np.sqrt(variance))


def _true_error(bins: Sequence[Bin]) -> float:
    """Root mean square of result less claim over bins, without the results' sampling variance.

    A lower bound of the error of single claims, since errors within a bin cancel.
    """
    known = [each for each in bins if np.isfinite(each.margin)]
    if not known:
        return 0.0
    total = sum(each.decisions for each in known)
    square = sum(
        each.decisions * ((each.came - each.claimed) ** 2 - (each.margin / CONFIDENCE_95) ** 2)
        for each in known
    )
    return float(np.sqrt(max(0.0, square / total)))
