"""The published players: a rule of thumb, the most points, and players that learned by playing."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engines.games.lange_strasse.bots.ranking import MONEY, Ranked, RankingBot
from engines.games.lange_strasse.dice import Keep, Result, set_points
from engines.games.lange_strasse.evaluate import points_after, published_points_table
from engines.games.lange_strasse.kernels import features, network, players
from engines.games.lange_strasse.kernels.q_values import points_value
from engines.games.lange_strasse.kernels.state import DICE, MINIMUM
from engines.games.lange_strasse.learned import LINEAR, Learned, shipped
from engines.games.lange_strasse.snapshot import Snapshot, write
from engines.runtime.types import Action, Seat

_STRASSEN: Final = (Result.STRASSE, Result.SUPER)
_LATE: Final = 8000


class HeuristicBot(RankingBot):
    """``simple`` (rules, section 5.2): expectation, risk, specials, urgency and money, weighted."""

    preference_unit = "bot.preference.value"

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        return [Ranked(keep, value(snapshot, keep)) for keep in keeps]


def value(snapshot: Snapshot, keep: Keep) -> float:
    """The bot's value of a decision, as published."""
    expectation = snapshot.accumulated + keep.points if keep.stop else 1.6 * keep.points
    special = 500.0 if keep.result in _STRASSEN else 200.0 * (keep.result is Result.TALHEIM)
    money = 100.0 if keep.result in _STRASSEN else 0.0
    risk = 0.0 if keep.stop else _risk(snapshot, keep)
    return expectation - 0.5 * risk + 2 * special + 1.5 * _urgency(snapshot, keep) + 0.3 * money


def _risk(snapshot: Snapshot, keep: Keep) -> float:
    left = DICE - snapshot.kept.dice - len(keep.faces)
    if left <= 2:
        return 0.8
    return 0.4 if left == 3 else 0.1


def _urgency(snapshot: Snapshot, keep: Keep) -> float:
    if not keep.stop:
        return 0.0
    others = [score for seat, score in enumerate(snapshot.scores) if seat != snapshot.mover]
    before = snapshot.accumulated + set_points(snapshot.kept)
    pressed = 100.0 * (max(others) >= _LATE and before >= MINIMUM)
    return pressed + 50.0 * (snapshot.scores[snapshot.mover] >= _LATE)


class PointsBot(RankingBot):
    """``dp-exact``: the most points per turn, exactly (rules, section 3.2)."""

    def is_exact(self, snapshot: Snapshot) -> bool:
        return True

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        return [Ranked(keep, points_after(snapshot, keep)) for keep in keeps]


class PublishedPointsBot(RankingBot):
    """``dp`` as published (rules, section 5.3): from 4000 points on it never stops by itself."""

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        state, table = write(snapshot), published_points_table()
        return [Ranked(keep, float(points_value(state, keep.action, table))) for keep in keeps]


class LearnedBot(RankingBot):
    """Takes the decision that its weights value most; the values, in cents, are estimates."""

    preference_unit = MONEY

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        actions = [keep.action for keep in keeps]
        cents = expected_cents(shipped(self.info.id), snapshot, actions)
        return [Ranked(keep, value) for keep, value in zip(keeps, cents, strict=True)]


def expected_cents(learned: Learned, snapshot: Snapshot, actions: Sequence[Action]) -> list[float]:
    """What the learner expects from each legal action, in cents."""
    state, weights, published = write(snapshot), learned.weights, published_points_table()
    x, hidden, out = (np.empty(n) for n in (features.INPUTS, network.HIDDEN, network.OUTPUTS))
    found = []
    for action in actions:
        features.describe(state, action, published, x)
        if learned.settings.kind == LINEAR:
            value = players.linear_value(weights, x)
        else:
            value = players.network_value(state, action, weights, x, hidden, out)
        found.append(100 * float(value))
    return found
