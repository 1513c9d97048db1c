"""Shared by all bots of Lange Strasse: ranking the legal keeps and making lines from them.

The two bots of the ladder that rank by points are here, too. They know when the final round is lost
or won: a bot that plays for points ignores the scores, stops while behind the leader, or rolls
again when it has already won.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Reason, Unit
from engines.contract.bot import Bot, BotInfo, Question, answer
from engines.contract.monitor import Monitor
from engines.games.lange_strasse.dice import Keep, keep_of, keep_text
from engines.games.lange_strasse.evaluate import points_after
from engines.games.lange_strasse.kernels.state import MINIMUM, SEATS
from engines.games.lange_strasse.reasons import reasons
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.types import Seat

MONEY: Final = "bot.preference.money"
_BAR_CENTS: Final = 20.0
"""A decision that costs this much gets an empty bar; few cost more."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A decision as a bot sees it.

    Attributes:
        keep: the decision.
        preference: how much the bot wants it, in its own unit.
        money: expected money of each place at the end of the game, if the bot knows it.
        error: standard error of that, in cents.
        behind: as ``Line.behind``, where part of ``error`` is the same for all decisions.
        cost: what makes it worse than the best, which a line says first.
        summary: the money, which a line says last, because its value already says so.
    """

    keep: Keep
    preference: float
    money: tuple[float, ...] = ()
    error: float = 0.0
    behind: Estimate | None = None
    cost: tuple[Reason, ...] = ()
    summary: tuple[Reason, ...] = ()


def line_of(snapshot: Snapshot, seats: Snapshot, ranked: Ranked, bar: float) -> Line:
    """The line of a decision: mean points of the turn, and money if it is known.

    ``snapshot`` is the game by place, as the bots see it, ``seats`` the same by seat.
    """
    turn = [Estimate(0.0)] * SEATS
    turn[snapshot.mover] = Estimate(points_after(snapshot, ranked.keep))
    values = {Unit.POINTS: seats.by_seat(turn)}
    if ranked.money:
        money = [Estimate(cents, ranked.error) for cents in ranked.money]
        values[Unit.MONEY] = seats.by_seat(money)
    said = {f"lange_strasse.reason.{code}" for code in ("mean", "banks") if ranked.cost}
    others = (each for each in reasons(snapshot, ranked.keep) if each.message.code not in said)
    return Line(
        actions=(ranked.keep.action,),
        names=(keep_text(ranked.keep.action),),
        preference=ranked.preference,
        bar=Estimate(min(1.0, max(0.0, bar))),
        values=values,
        reasons=(*ranked.cost, *others, *ranked.summary),
        behind=ranked.behind,
    )


class RankingBot(Bot):
    """Answers at once with every legal decision ranked by ``preferences``."""

    preference_unit = "bot.preference.points"
    unit = Unit.POINTS

    @abstractmethod
    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        """Each decision with its preference.

        ``snapshot`` is the game by place in the order of play; ``order`` has the seat of each.
        """

    def is_exact(self, snapshot: Snapshot) -> bool:
        """Whether the preferences are exact for the bot's aim."""
        return False

    def _bar(self, preference: float, best: float) -> float:
        """The bar of a decision: 1 for the best; for money, shorter by what the decision loses."""
        if self.preference_unit == MONEY:
            return 1.0 - (best - preference) / _BAR_CENTS
        return preference / best if best > 0 else 1.0 - (best - preference)

    def analyse(self, question: Question, monitor: Monitor) -> Analysis:
        """Rank all legal keeps; ties keep the game's order (rules, section 5)."""
        seats = read(question.position.state)
        snapshot = seats.by_place()
        keeps = [keep_of(snapshot, action) for action in question.position.legal()]
        found = self.preferences(snapshot, keeps, seats.order)
        ranked = sorted(found, key=lambda each: -each.preference)
        best = ranked[0].preference
        lines = (line_of(snapshot, seats, r, self._bar(r.preference, best)) for r in ranked)
        work = monitor.spent(exact=self.is_exact(snapshot))
        return answer(self.info.id, question.position, lines, work, self.preference_unit, self.unit)


_LEAST: Final = {"cautious": MINIMUM, "patient": 600}
"""The points with which each bot stops."""
_WORTHLESS: Final = 0.0


class ThresholdBot(RankingBot):
    """Keeps what scores the most, and stops as soon as it may with this many points in the turn."""

    def __init__(self, info: BotInfo) -> None:
        super().__init__(info)
        self._least = _LEAST[info.id]

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        """The points of the set, more if the bot also wants to stop, or to roll again."""
        return [
            Ranked(keep, keep.points + MINIMUM * (keep.stop == self._stops(snapshot, keep)))
            for keep in keeps
        ]

    def _stops(self, snapshot: Snapshot, keep: Keep) -> bool:
        return snapshot.accumulated + keep.points >= self._least


class FinishingBot(ThresholdBot):
    """Ranks like ``ThresholdBot``, but puts a certain loss, or risking a certain win, last."""

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        """By points, but the lowest for decisions that can't be right."""
        ranked = super().preferences(snapshot, keeps, order)
        right = [each for each in ranked if not _is_wrong(snapshot, each.keep, keeps)]
        if not right:
            return ranked
        return [each if each in right else replace(each, preference=_WORTHLESS) for each in ranked]


def leads(snapshot: Snapshot, keep: Keep) -> bool:
    """Whether the mover ranks first if its turn ends with a decision."""
    return snapshot.scores[snapshot.mover] + snapshot.accumulated + keep.points >= snapshot.needed(
        0
    )


def _is_wrong(snapshot: Snapshot, keep: Keep, keeps: Sequence[Keep]) -> bool:
    """In the final round: stopping while behind; in the last turn, also rolling when ahead."""
    if not snapshot.last_round:
        return False
    if keep.ends_turn:
        return not leads(snapshot, keep)
    wins = (other.ends_turn and leads(snapshot, other) for other in keeps)
    return snapshot.mover == SEATS - 1 and any(wins)
