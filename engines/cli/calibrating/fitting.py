"""The parameters of ``engines.match.advice.calibrated``, from games with questions.

Sharpness, the weight of ratings, and how much the estimates favor the deciding seat maximize the
likelihood of that seat's results (one of each at every knot, linear in between), with a pull toward
the estimates as they are; so do the rating of the person whom the estimates describe, and how much
firmer a lead is between stronger players. Every table counts the same, and so does every decision
of a table; all of them count as much as there are games, because the decisions of a game share one
result. (If every game counted the same, decisions would count more the sooner the game ended, which
favors sharp estimates: nobody knew that.) The spread is measured at positions that were played out
many times and are not solved. At every knot, it is the posterior mean plus one posterior standard
deviation, to err on the wide side. The nearer a decision is to the knot, the more it counts; all of
them together also count as much as ``_LEAST_REPEATS`` decisions at the knot.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engines.cli.calibrating.line_ups import Setting
from engines.cli.calibrating.playing import Played
from engines.cli.calibrating.samples import people, sample
from engines.cli.calibrating.statistics import Floats, foreseen, joined
from engines.contract.analysis import Unit
from engines.contract.registry import game as find
from engines.match.advice import calibrated, calibration
from engines.match.advice.calibration import Calibration, Knot, Map
from engines.match.advice.table_adviser import Seated
from engines.runtime.environment import program_version, today

_AT: Final = (0.1, 0.5, 0.9)
"""Shares of the decisions before the knots."""
_PULL: Final = np.array([0.2, 0.3, 1.0])
"""Standard deviations of the pull: of the logarithm of the sharpness, of ``per_400``, ``favor``.
Ratings come from thousands of games; with a weak pull, whatever the weaker players of one table
happen to suggest about 400 points would distort the figures of every other table."""
_PULL_PERSON: Final = 0.25
"""The same of ``person``, in units of 400 rating points."""
_PULL_FIRMNESS: Final = 0.5
"""The same of ``firmness``."""
_BOUNDS: Final = ((0.05, 4.0), (-2.0, 8.0), (-3.0, 3.0))
_LEAST_REPEATS: Final = 20
_SPREADS: Final = np.geomspace(0.0005, 0.4, 60)
_CENTS: Final = np.geomspace(0.25, 50, 60)
"""Spreads that are equally likely at first: for chances, and in cents."""
_LATEST_TELLING: Final = 5
_LEAST_EARLY: Final = 30

Played_ = Sequence[tuple[Setting, Sequence[Played]]]


@dataclass(frozen=True, slots=True)
class _Rows:
    """Decisions of all tables: log claims and ratings padded with seats that cannot win.

    If a person with a rating asks, ``better`` is how many units of 400 points it is above the
    adviser's, and ``left`` how much one counts; otherwise, both are 0. ``level`` as in ``Seated``.
    """

    logs: Floats
    ratings: Floats
    better: Floats
    left: Floats
    level: Floats
    seat: np.typing.NDArray[np.int64]
    came: Floats
    round: Floats
    weight: Floats


def fit(played: Played_) -> Map:
    """The map of one adviser, from the games of all tables."""
    setting = played[0][0]
    by_win = find(setting.game).info.unit is Unit.WIN
    found = Map(
        adviser=setting.adviser,
        knots=(Knot(1.0),),
        games=sum(len(games) for _, games in played),
        decisions=sum(len(game.asked) for _, games in played for game in games),
        date=today(),
        program=program_version(),
        budget=setting.asked.text(),
    )
    if by_win:
        found = _with_chances(found, played)
    found = _with_spread(found, played, by_win=by_win)
    return _with_telling(found, played) if by_win else found


def _with_chances(found: Map, played: Played_) -> Map:
    """The map with all but its spread, unless all of the game is solved."""
    rows = _rows(played)
    if rows is None:
        return found
    knots = np.unique(np.quantile(rows.round, _AT).round())
    hats = _hats(rows.round, knots)
    prior = np.tile([0.0, _prior(played), 0.0], (len(knots), 1))

    def loss(flat: Floats) -> float:
        theta, (person, firmness) = flat[:-2].reshape(prior.shape), flat[-2:]
        sharp, per = hats @ np.exp(theta[:, 0]), hats @ theta[:, 1]
        odds = sharp[:, None] * rows.logs + per[:, None] * rows.ratings / 400
        own = rows.left * (rows.better - person) - hats @ theta[:, 2]
        odds[np.arange(len(odds)), rows.seat] += own
        odds *= np.exp(firmness * rows.level)[:, None]
        odds -= odds.max(axis=1, keepdims=True)
        weights = np.exp(odds)
        own = weights[np.arange(len(odds)), rows.seat] / weights.sum(axis=1)
        own = np.clip(own, 1e-9, 1 - 1e-9)
        likely = rows.came * np.log(own) + (1 - rows.came) * np.log(1 - own)
        pull = (((theta - prior) / _PULL) ** 2).sum() / 2
        pull += ((np.diff(theta, axis=0) / _PULL) ** 2).sum() / 2
        pull += ((person / _PULL_PERSON) ** 2 + (firmness / _PULL_FIRMNESS) ** 2) / 2
        return float(pull - rows.weight @ likely)

    from scipy import optimize  # takes long to load

    low, high = _BOUNDS[0]
    bounds = [(np.log(low), np.log(high)), *_BOUNDS[1:]] * len(knots) + [(-2.0, 2.0)] * 2
    start = np.append(prior, [0.0, 0.0])
    best = optimize.minimize(loss, start, method="L-BFGS-B", bounds=bounds)
    theta, (person, firmness) = best.x[:-2].reshape(prior.shape), best.x[-2:]
    found = replace(
        found,
        knots=tuple(
            Knot(float(at), float(np.exp(sharp)), float(per), favor=float(favor))
            for at, (sharp, per, favor) in zip(knots, theta, strict=True)
        ),
        firmness=round(float(firmness), 4),
    )
    if not rows.left.any():
        return found
    setting = played[0][0]
    adviser = Seated.at(setting.game, find(setting.game).bot(setting.adviser).info, ()).adviser
    return replace(found, person=round(adviser + 400 * float(person), 1))


def _prior(played: Played_) -> float:
    """The prior weight of ratings: that of the Elo model, or 0 if the adviser knows the players."""
    told = any(game.told for _, games in played for game in games)
    return 0.0 if told else calibration.PER_400


def _rows(played: Played_) -> _Rows | None:
    logs, ratings, seats, came, rounds, weights = [], [], [], [], [], []
    better, left, level = (list[float]() for _ in range(3))
    most = max(max(setting.seats) for setting, _ in played)
    for setting, games in played:
        decisions = sum(len(game.asked) for game in games)
        adviser = find(setting.game).bot(setting.adviser).info
        for game, person in zip(games, people(setting, games), strict=True):
            seated = Seated.at(setting.game, adviser, game.players, person)
            rated = seated.ratings
            told = game.told or len(set(game.players)) == 1
            for asked in game.asked:
                if asked.exact and told:
                    continue
                floor = 1e-9 if asked.certain else calibrated.FLOOR
                row = np.full(most, -np.inf)
                row[: len(asked.claims)] = np.log(np.clip(asked.claims, floor, 1 - floor))
                logs.append(row)
                ratings.append([*rated, *[0.0] * (most - len(rated))])
                left.append(0.0 if person is None else calibration.PER_400 * asked.left)
                better.append(0.0 if person is None else (person.mean - rated[asked.seat]) / 400)
                level.append(seated.level)
                seats.append(asked.seat)
                came.append(game.result[asked.seat])
                rounds.append(asked.round)
                weights.append(1 / decisions)
    if not logs:
        return None
    weight = np.array(weights)
    total = sum(bool(game.asked) for _, games in played for game in games)
    return _Rows(
        logs=np.array(logs),
        ratings=np.array(ratings),
        better=np.array(better),
        left=np.array(left),
        level=np.array(level),
        seat=np.array(seats),
        came=np.array(came),
        round=np.array(rounds, float),
        weight=weight * total / weight.sum(),
    )


def _hats(rounds: Floats, knots: Floats) -> Floats:
    """How much each knot counts in each round: linear between knots, constant outside."""
    unit = np.eye(len(knots))
    return np.stack([np.interp(rounds, knots, unit[at]) for at in range(len(knots))], axis=1)


def _with_spread(found: Map, played: Played_, *, by_win: bool) -> Map:
    """The map with the spread that its repeated positions show."""
    rows = []
    for setting, games in played:
        each = sample(setting, games, Calibration(setting.game, maps=(found,)))
        if (chosen := ~np.isnan(each.again) & ~each.solved).any():
            rows.append(each.where(chosen))
    if sum(map(len, rows)) < _LEAST_REPEATS:
        spread = calibration.UNMEASURED_SPREAD if by_win else calibration.UNMEASURED_CENTS
        return _spread(found, [spread] * len(found.knots))
    some, tried, likely = joined(rows), _SPREADS if by_win else _CENTS, []
    for spread in tried:
        own = spread * some.claimed * (1 - some.claimed) if by_win else spread**2
        expected, seen = foreseen(some, np.sqrt(some.error**2 + own), by_win=by_win)
        likely.append((expected.logpmf if by_win else expected.logpdf)(seen))
    hats = _hats(some.round.astype(float), np.array([knot.round for knot in found.knots]))
    logs = np.array(likely) @ (hats + _LEAST_REPEATS / len(some))
    weights = np.exp(logs - logs.max(axis=0))
    weights /= weights.sum(axis=0)
    mean = tried @ weights
    return _spread(found, (mean + np.sqrt(tried**2 @ weights - mean**2)).tolist())


def _spread(found: Map, spreads: Sequence[float]) -> Map:
    knots = tuple(
        replace(knot, spread=spread) for knot, spread in zip(found.knots, spreads, strict=True)
    )
    return replace(found, knots=knots)


def _with_telling(found: Map, played: Played_) -> Map:
    """The map with the first round in which its figures beat 1/seats, by the Brier score."""
    random = np.random.default_rng(1)
    samples = [
        sample(setting, games, Calibration(setting.game, maps=(found,)))
        for setting, games in played
    ]
    first = 1
    for first in range(1, _LATEST_TELLING + 1):
        gains, owner = [], []
        for number, each in enumerate(samples):
            early = each.where(each.round <= first)
            base = (1 / early.seats - early.came) ** 2
            gains.append(base - (early.claimed - early.came) ** 2)
            owner.append(early.game + 1_000_000 * number)
        gain, (_, game) = (
            np.concatenate(gains),
            np.unique(np.concatenate(owner), return_inverse=True),
        )
        if len(gain) < _LEAST_EARLY:
            break
        total = np.bincount(game, gain)
        drawn = random.multinomial(len(total), np.full(len(total), 1 / len(total)), size=1000)
        if np.quantile(drawn @ total, 0.025) > 0:
            break
    return replace(found, telling_from=first)
