"""The ladder's own players: they know when the final round is lost or won.

A bot that plays for points ignores the scores: in the final round, it stops while behind the
leader, or rolls again when it has already won. A player on the ladder does neither.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.contract.bot import BotInfo
from engines.games.lange_strasse.bots.ranking import Ranked, RankingBot
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.kernels.state import MINIMUM, SEATS
from engines.games.lange_strasse.snapshot import Snapshot
from engines.runtime.types import Seat

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
