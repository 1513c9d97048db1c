"""Strategies for a single turn, and their values: vectors, pure strategies, statistics.

A strategy considers the run score and the dice left, nothing else. Source: rules, sections 4, 7, 8.
Values come in two forms: from the kernels (floats, for populations too) and exact (fractions).
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import sqrt
from typing import Any, Final, Self, TypeAlias

import numpy as np

from engines.games.fargo.kernels import tables, turn, vector
from engines.games.fargo.kernels.state import ALL_DICE, FACES
from engines.games.fargo.kernels.tables import UNIT, Floats, Ints
from engines.games.fargo.units import ENTRIES, MAXIMUM, MINIMUM, parse_entries

RUN_STATES: Final = tuple(
    (int(score) * UNIT, int(dice))
    for score, dice in zip(tables.STATE_SCORE, tables.STATE_DICE, strict=True)
)[: tables.STATES]
"""All 164 (run score, dice left) with a decision, by dice, then score."""


@dataclass(frozen=True, slots=True)
class Value:
    """The exact value of a strategy (rules, section 4.1).

    Attributes:
        ev: expected points per turn, ``banked / (1 - p_hot)``.
        banked: expected points banked by one run.
        p_hot: probability that a run ends in hot dice.
    """

    ev: Fraction
    banked: Fraction
    p_hot: Fraction


@dataclass(frozen=True, slots=True)
class Worth:
    """What both decisions are worth: in points of this turn, or as the mover's win chance."""

    stop: float
    roll: float


@dataclass(frozen=True, slots=True)
class TurnStatistics:
    """Exact figures of a turn (rules, section 8).

    Attributes:
        ev: expected points.
        sd: standard deviation of the points.
        p_zero: probability of no points at all.
        p_bust: probability that the turn ends by a bust.
        p_hot: probability that a run ends in hot dice.
        rolls: expected number of rolls.
    """

    ev: float
    sd: float
    p_zero: float
    p_bust: float
    p_hot: float
    rolls: float


@dataclass(frozen=True, slots=True)
class Policy:
    """Any way to play a turn: for each of ``RUN_STATES``, whether the player rolls."""

    rolls: tuple[bool, ...]

    @classmethod
    def stopping(cls, stops: Callable[[int, int], bool]) -> Self:
        """The policy that stops where ``stops(run_score, dice)`` says so."""
        return cls(tuple(not stops(score, dice) for score, dice in RUN_STATES))

    def finishing(self) -> "Finisher":
        """The same policy until the final round, and then the best win chance."""
        return Finisher(self.rolls)

    def rolls_at(self, run_score: int, dice: int) -> bool:
        return self.rolls[int(tables.STATE_AT[dice, run_score // UNIT])]

    def exact_value(self) -> Value:
        """Expected points, in fractions; a few milliseconds.

        All values of states with d dice are in units of 1 / 6**(1 + 2 + ... + d).
        """
        banked = [0] * (tables.STATES + 1)
        hot = [0] * (tables.STATES + 1)
        for state, (score, dice) in enumerate((*RUN_STATES, (0, ALL_DICE))):
            scale = power_of_six(dice)
            if state < tables.STATES and not self.rolls[state]:
                banked[state] = score * scale
                continue
            for (points, left), ways in tables.OUTCOMES[dice].items():
                after = score + points
                weight = ways * (scale // FACES**dice)
                if left == 0:
                    banked[state] += weight * after
                    hot[state] += weight
                elif left > 0:
                    target = int(tables.STATE_AT[left, after // UNIT])
                    weight //= power_of_six(left)
                    banked[state] += weight * banked[target]
                    hot[state] += weight * hot[target]
        whole = power_of_six(ALL_DICE)
        mean = Fraction(banked[tables.START], whole)
        p_hot = Fraction(hot[tables.START], whole)
        return Value(mean / (1 - p_hot), mean, p_hot)

    def statistics(self) -> TurnStatistics:
        """Figures of a turn from those of a run, the runs being independent."""
        run, _ = (figures.tolist() for figures in _run(self))
        runs = 1.0 / (1.0 - run[vector.P_HOT])
        ev = run[vector.BANKED] * runs
        squared = (run[vector.BANKED_SQUARED] + 2.0 * run[vector.BANKED_HOT] * ev) * runs
        return TurnStatistics(
            ev=ev,
            sd=sqrt(squared - ev * ev),
            p_zero=run[vector.P_BUST],
            p_bust=run[vector.P_BUST] * runs,
            p_hot=run[vector.P_HOT],
            rolls=run[vector.ROLLS] * runs,
        )

    def distribution(self, points: int = 20_000) -> Floats:
        """Probability of each turn score 0, 50, ..., ``points``."""
        _, run = _run(self)
        ends, hot = run[: tables.MAX_RUN + 1], run[tables.MAX_RUN + 1 :]
        chances = np.zeros(points // UNIT + 1)
        chances[: len(ends)] = ends[: len(chances)]
        for total in range(len(chances)):
            # A turn may begin with a run of hot dice, followed by a turn that scores the rest.
            before = min(total + 1, len(hot))
            chances[total] += hot[:before] @ chances[total - before + 1 : total + 1][::-1]
        return chances


@cache
def power_of_six(dice: int) -> int:
    """A common denominator of all chances in a run from ``dice`` dice on; 9 are never rolled."""
    most = sum(range(dice + 1)) if dice <= ENTRIES else ALL_DICE + sum(range(ENTRIES + 1))
    return int(FACES**most)


@cache
def _run(policy: Policy) -> tuple[Floats, Floats]:
    """Figures of one run; per score, the chances of ending by stopping or bust, and by hot dice."""
    run = turn.lanes(1)
    figures = np.zeros(vector.FIGURES)
    vector.run_figures(np.array(policy.rolls, np.float64), run, figures)
    chances = np.zeros(2 * (tables.MAX_RUN + 1))
    stopped, hot = chances[: tables.MAX_RUN + 1], chances[tables.MAX_RUN + 1 :]
    stopped[:] = run[turn.STOPPED : turn.STOPPED + tables.MAX_RUN + 1, 0]
    stopped[0] += run[turn.REACH + tables.BUST, 0]
    hot[tables.MIN_HOT :] = run[turn.REACH + tables.HOT : turn.REACH + tables.BUST, 0]
    return figures, chances


@dataclass(frozen=True, slots=True)
class Finisher(Policy):
    """A policy until the final round, and then the best win chance."""


@dataclass(frozen=True, slots=True)
class StrategyVector:
    """With i dice left: stop as soon as the run score is at least entry i, otherwise roll.

    Attributes:
        thresholds: entries for 1 to 8 dice left, in points.
    """

    thresholds: tuple[int, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read eight numbers, separated by blanks or commas, with brackets or without.

        Raises:
            ParseError: the text does not hold eight such numbers.
        """
        return cls(parse_entries(text))

    def text(self) -> str:
        """The entries, separated by blanks, as ``parse`` reads them."""
        return " ".join(map(str, self.thresholds))

    @property
    def feasible(self) -> bool:
        """Whether the vector is in the original search space; values exist for all."""
        return all(
            low <= entry <= high and entry % UNIT == 0
            for entry, low, high in zip(self.thresholds, MINIMUM, MAXIMUM, strict=True)
        )

    def aggressiveness(self) -> tuple[float, ...]:
        """Per entry: from 0 (the smallest, always stop) to 1 (the largest, never stop)."""
        return tuple(
            (entry - low) / (high - low)
            for entry, low, high in zip(self.thresholds, MINIMUM, MAXIMUM, strict=True)
        )

    def distance(self, other: "StrategyVector") -> float:
        """Sum of the differences of the entries, in steps of 50 points."""
        pairs = zip(self.thresholds, other.thresholds, strict=True)
        return sum(abs(mine - theirs) for mine, theirs in pairs) / UNIT

    def stops(self, run_score: int, dice: int) -> bool:
        """What the vector does with 1 to 8 dice left."""
        return run_score >= self.thresholds[dice - 1]

    def policy(self) -> Policy:
        """The vector as a policy; vectors that play alike give equal policies."""
        return Policy.stopping(self.stops)


def from_units(row: Any) -> StrategyVector:
    """The vector of one row of ``int64[n, 8]``, in units of 50 as the kernels take them."""
    return StrategyVector(tuple(int(entry) * UNIT for entry in row))


def values_of_units(rows: Ints) -> Floats:
    """A, H and EV (``float64[n, 3]``, points) of vectors in units of 50 (``int64[n, 8]``)."""
    out = np.empty((len(rows), 3))
    vector.vector_values(rows, turn.lanes(min(turn.WIDTH, max(1, len(rows)))), out)
    return out


def dice_limit(least: int) -> Policy:
    """Stop when fewer than ``least`` dice are left."""
    return Policy.stopping(lambda _score, dice: dice < least)


def dice_veto(most: int, override: int) -> Policy:
    """Stop when at most ``most`` dice are left and the run score is at least ``override``."""
    return Policy.stopping(lambda score, dice: dice <= most and score >= override)


def score_only(enough: int) -> Policy:
    """Stop at a run score of at least ``enough``, whatever the dice."""
    return Policy.stopping(lambda score, _dice: score >= enough)


# -- at a table -----------------------------------------------------------------------------------

Player: TypeAlias = Policy | None
"""How a seat decides: by a policy, which takes no notice of the scores, or by ``BEST``."""
BEST: Final = None
"""The best win chance against the others of the table."""


def all_best(players: tuple[Player, ...]) -> bool:
    """Whether no seat follows a policy."""
    return all(player is BEST for player in players)


def plays_for_best(player: Player, *, last_round: bool) -> bool:
    """Whether a player decides by its win chance, in the final round or before it."""
    return player is BEST or (last_round and isinstance(player, Finisher))


@cache
def rule(player: Player, *, last_round: bool = False) -> Floats:
    """A player as the kernels take it (``kernels.turn.FREE``); never written to."""
    if player is None or plays_for_best(player, last_round=last_round):
        return np.full(tables.STATES, turn.FREE)
    return np.array(player.rolls, np.float64)
