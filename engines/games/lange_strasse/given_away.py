"""What bots give away to the others, compared with the optimal player: measured, and looked up.

The value tables hold if all three seats play for the most money. A bot that does not loses some
with each decision, and the other two seats get it. On average the money at a table is that of the
tables plus what the seated bots still give away: a fixed amount per turn, times the turns to go.

``assets/tables/lange_strasse_bots.json`` has the amounts. ``parlour-lab lange-strasse give-away``
makes it anew.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from engines.contract.bot import Bot, consult
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse.dice import keep_of
from engines.games.lange_strasse.kernels.state import SEATS, TARGET
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime import paths, storage
from engines.runtime.errors import StorageError
from engines.runtime.streams import derive
from engines.runtime.texts import tr

Floats = npt.NDArray[np.float64]

BAND: Final = 1000
"""Turns to go are told apart by the best score, in steps of this."""
_BANDS: Final = TARGET // BAND
KINDS: Final = 2
"""Turns before the last round, and turns in it."""


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
class GivenAway:
    """What is known about all bots.

    Attributes:
        games: how many were played to find out.
        date: when, as YYYY-MM-DD.
        bots: for each bot, turns before the last round and turns in it.
        to_go: by the best score (``BAND``), for the mover, the next seat and the third: how many
            more turns they have on average before the last round, and in it, this one left out.
    """

    games: int
    date: str
    bots: dict[str, tuple[Turns, Turns]]
    to_go: tuple[tuple[tuple[float, float], ...], ...]

    def offsets(self, snapshot: Snapshot, seated: Sequence[str]) -> tuple[tuple[float, ...], float]:
        """What the seated bots still bring every seat, in cents, and its standard error.

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

    def to_dict(self) -> dict[str, Any]:
        """As plain data for JSON."""
        return asdict(self)

    def save(self, file: Path) -> None:
        """Write it as JSON; raises StorageError."""
        storage.write_text(file, json.dumps(self.to_dict(), indent=1) + "\n", backup=False)

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read what ``save`` wrote.

        Raises:
            StorageError: the file is missing or damaged.
        """
        try:
            data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            bots = {
                name: (Turns(**normal), Turns(**last))
                for name, (normal, last) in data["bots"].items()
            }
            to_go = tuple(tuple((float(a), float(b)) for a, b in seats) for seats in data["to_go"])
            return cls(int(data["games"]), str(data["date"]), bots, to_go)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise StorageError(
                tr("errors-cost-bots-lange-strasse", file=file, error=str(error))
            ) from error


def shipped_file() -> Path:
    """Where the measured amounts lie."""
    return paths.asset("tables", "lange_strasse_bots.json")


@cache
def shipped() -> GivenAway:
    """The shipped amounts."""
    return GivenAway.load(shipped_file())


@dataclass(slots=True)
class Measurement:
    """Games in which every decision is compared with the optimal one.

    Attributes:
        bots: who plays; all tables of three of them are drawn with equal chances.
        seed: where dice and tables come from.
        games: how many were played.
        losses: per bot and kind, the cents of each turn: ``[own, following, third]``.
        to_go: sums of the turns to go, ``float64[bands, seats, kinds]``, and turns, ``[bands]``.
    """

    bots: Sequence[Bot]
    seed: int
    games: int = 0
    losses: dict[tuple[str, int], list[Floats]] = field(default_factory=dict)
    to_go: Floats = field(default_factory=lambda: np.zeros((_BANDS, SEATS, KINDS)))
    turns: Floats = field(default_factory=lambda: np.zeros(_BANDS))

    def play(self, games: int, monitor: Monitor, start: Callable[[], Position]) -> None:
        """Play so many more games, or until the monitor ends the work."""
        tables = list(product(self.bots, repeat=SEATS))
        for _ in range(games):
            if monitor.stop_now():
                return
            table = tables[derive(self.seed, "table", self.games) % len(tables)]
            self._play_one(table, start())
            self.games += 1
            monitor.publish(self.games / games)

    def _play_one(self, table: Sequence[Bot], position: Position) -> None:
        seed, ply = derive(self.seed, "game", self.games), 0
        begun: list[Snapshot] = []
        while not position.is_over:
            snapshot = read(position.state).by_place()
            if not begun or (snapshot.mover, snapshot.round) != (begun[-1].mover, begun[-1].round):
                begun.append(snapshot)
                self._turn(table, snapshot).append(np.zeros(SEATS))
            if position.is_chance:
                action = position.draw(seed, ply)
            else:
                bot = table[snapshot.mover]
                action = consult(bot, position, bot.info.budget, Monitor(), seed).best.actions[0]
                lost = self._turn(table, snapshot)[-1]
                lost += _loss(snapshot, [keep_of(snapshot, a) for a in position.legal()], action)
            position = position.apply(action)
            ply += 1
        self._count(begun)

    def _turn(self, table: Sequence[Bot], snapshot: Snapshot) -> list[Floats]:
        kind = int(snapshot.last_round)
        return self.losses.setdefault((table[snapshot.mover].info.id, kind), [])

    def _count(self, begun: Sequence[Snapshot]) -> None:
        for turn, snapshot in enumerate(begun):
            if snapshot.last_round:
                return
            band = max(snapshot.scores) // BAND
            self.turns[band] += 1
            for later in begun[turn + 1 :]:
                place = (later.mover - snapshot.mover) % SEATS
                self.to_go[band, place, int(later.last_round)] += 1

    def result(self, date: str) -> GivenAway:
        """What was found."""
        names = [bot.info.id for bot in self.bots]
        bots = {name: (self._mean(name, 0), self._mean(name, 1)) for name in names}
        means = self.to_go / np.maximum(1.0, self.turns)[:, None, None]
        to_go = tuple(
            tuple((round(a, 3), round(b, 3)) for a, b in seats) for seats in means.tolist()
        )
        return GivenAway(self.games, date, bots, to_go)

    def _mean(self, name: str, kind: int) -> Turns:
        turns = np.array(self.losses.get((name, kind), [np.zeros(SEATS)]))
        error = float(turns[:, 0].std()) / sqrt(len(turns))
        own, following, third = (round(cents, 3) for cents in turns.mean(axis=0).tolist())
        return Turns(len(turns), own, following, third, round(error, 3))


def _loss(snapshot: Snapshot, keeps: Sequence[Any], action: int) -> Floats:
    """What ``action`` changes for the mover and those after it, compared with the best."""
    from engines.games.lange_strasse.luck import turn_of

    turn = turn_of(snapshot)
    after = {keep.action: turn.after(snapshot, keep) for keep in keeps}
    own, following = np.subtract(after[action], max(after.values(), key=lambda pair: pair[0]))
    return np.array([own, following, -own - following])
