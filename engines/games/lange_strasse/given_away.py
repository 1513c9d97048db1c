"""What bots give away to the others, compared with the optimal player: measured, and looked up.

The value tables hold if all three seats play for the most money. A bot that plays otherwise loses
some with each decision, and the other two seats get it. On average, the money at a table is that of
the value tables plus what the seated bots still give away: a fixed amount per turn, times the turns
to go.

``assets/given_away/lange_strasse.json`` has the amounts. ``parlour-lab lange-strasse give-away``
measures them again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.contract.files import GameFile
from engines.games.lange_strasse.kernels.state import SEATS, TARGET
from engines.games.lange_strasse.snapshot import Snapshot

Floats = npt.NDArray[np.float64]

BAND: Final = 1000
"""Turns to go are grouped by the best score, in steps of this."""
BANDS: Final = TARGET // BAND
KINDS: Final = 2
"""Turns before the final round, and turns in it."""


@dataclass(frozen=True, slots=True)
class Turns:
    """What one bot gives away in a turn of one kind, in cents.

    Attributes:
        turns: how many were measured.
        own, following, third: mean change of the money of the bot, the next seat and the one after
            that; they sum to 0.
        error: standard error of ``own``; those of the others are no larger.
    """

    turns: int
    own: float
    following: float
    third: float
    error: float

    @property
    def cents(self) -> tuple[float, float, float]:
        """From the bot on, in order of play."""
        return self.own, self.following, self.third


@dataclass(frozen=True, slots=True)
class GivenAway(GameFile):
    """The measurements of all bots.

    Attributes:
        games: how many were played to find out.
        date: when, as YYYY-MM-DD.
        bots: for each bot, turns before the final round and turns in it.
        to_go: by the best score (``BAND``), for the mover, the next seat and the third: how many
            more turns they have on average before the final round, and in it, not counting this
            one.
    """

    FOLDER = "given_away"
    COMMAND = "lange-strasse give-away"

    games: int = 0
    date: str = ""
    bots: Mapping[str, tuple[Turns, Turns]] = field(default_factory=dict)
    to_go: tuple[tuple[tuple[float, float], ...], ...] = ()

    def offsets(self, snapshot: Snapshot, seated: Sequence[str]) -> tuple[tuple[float, ...], float]:
        """The cents that the seated bots will still give away to every seat, with standard error.

        ``snapshot`` and ``seated`` are by place in the order of play, as the answer is.
        """
        found, variance = [0.0] * SEATS, 0.0
        for seat, name in enumerate(seated):
            turns = self._turns_to_go(snapshot, seat)
            for count, kind in zip(turns, self.bots.get(name, ()), strict=False):
                for place, cents in enumerate(kind.cents):
                    found[(seat + place) % SEATS] += count * cents
                variance += (count * kind.error) ** 2
        return tuple(found), sqrt(variance)

    def _turns_to_go(self, snapshot: Snapshot, seat: int) -> tuple[float, float]:
        if snapshot.over:
            return 0.0, 0.0
        if snapshot.last_round:
            return 0.0, float(seat > snapshot.mover)
        band = max(snapshot.scores) // BAND
        return self.to_go[band][(seat - snapshot.mover) % SEATS]


@cache
def shipped() -> GivenAway:
    return GivenAway.read("lange_strasse")
