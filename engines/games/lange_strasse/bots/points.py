"""Bots that play every turn for the most points."""

from collections.abc import Sequence

from engines.games.lange_strasse.bots.ranking import Ranked, RankingBot
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.snapshot import Snapshot
from engines.runtime.types import Seat


class PointsBot(RankingBot):
    """``dp-exact``: the most points per turn, exactly (rules, section 3.2)."""

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> tuple[list[Ranked], bool]:
        """Mean points of the turn."""
        from engines.games.lange_strasse.evaluate import points_after

        return [Ranked(keep, points_after(snapshot, keep)) for keep in keeps], True


class PublishedPointsBot(RankingBot):
    """``dp`` as published (rules, section 5.3): from 4000 points on it never stops by itself."""

    compiled = ("learned",)

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> tuple[list[Ranked], bool]:
        """Mean points of the turn as the published table has them."""
        return [Ranked(keep, self._value(snapshot, keep)) for keep in keeps], False

    def _value(self, snapshot: Snapshot, keep: Keep) -> float:
        from engines.games.lange_strasse.evaluate import STEP, node_of, published_points_table
        from engines.games.lange_strasse.kernels.points import PUBLISHED_CAP

        turn = snapshot.accumulated + keep.points
        if keep.stop or keep.result is Result.TALHEIM or turn >= PUBLISHED_CAP:
            return float(turn)
        table = published_points_table()
        if keep.result is Result.OPEN:
            node = node_of(keep.kept, snapshot.rolls)
            return float(table[node, snapshot.accumulated // STEP])
        return float(table[0, turn // STEP])
