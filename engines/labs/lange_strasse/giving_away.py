"""What bots give away, measured by comparing every decision in their games with the optimal one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from typing import Any

import numpy as np

from engines.arena.blocks import steps
from engines.contract.analysis import Analysis
from engines.contract.bot import Bot, BotInfo, Question, ask
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse.dice import keep_of
from engines.games.lange_strasse.evaluate import turn_of
from engines.games.lange_strasse.game import GAME
from engines.games.lange_strasse.given_away import BAND, BANDS, KINDS, Floats, GivenAway, Turns
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.streams import derive


@dataclass(slots=True)
class Measurement:
    """Games in which every decision is compared with the optimal one.

    Attributes:
        bots: the bots measured; all tables of three of them are equally likely.
        seed: of dice and tables.
        games: how many were played.
        losses: per bot and kind, the cents of each turn: ``[own, following, third]``.
        to_go: sums of the turns to go, ``float64[bands, seats, kinds]``.
        turns: how many turns were added up, ``float64[bands]``.
    """

    bots: Sequence[Bot]
    seed: int
    games: int = 0
    losses: dict[tuple[str, int], list[Floats]] = field(default_factory=dict)
    to_go: Floats = field(default_factory=lambda: np.zeros((BANDS, SEATS, KINDS)))
    turns: Floats = field(default_factory=lambda: np.zeros(BANDS))

    def play(self, games: int, monitor: Monitor) -> None:
        """Play this many more games, or until the monitor ends the work."""
        tables = list(product(self.bots, repeat=SEATS))
        for done in range(1, games + 1):
            if monitor.stop_now():
                return
            table = tables[derive(self.seed, "table", self.games) % len(tables)]
            self._play_one(table)
            self.games += 1
            monitor.publish(done / games)

    def _play_one(self, table: Sequence[Bot]) -> None:
        seed = derive(self.seed, "game", self.games)
        begun: list[Snapshot] = []

        def decide(position: Position, _ply: int) -> tuple[BotInfo, Analysis]:
            bot = table[read(position.state).by_place().mover]
            return bot.info, ask(bot, Question(position, bot.info.budget, seed))

        for step in steps(Position.start(GAME, SEATS), seed, decide):
            snapshot = read(step.position.state).by_place()
            if not begun or (snapshot.mover, snapshot.round) != (begun[-1].mover, begun[-1].round):
                begun.append(snapshot)
                self._turn(table, snapshot).append(np.zeros(SEATS))
            if step.answer is not None:
                keeps = [keep_of(snapshot, action) for action in step.position.legal()]
                lost = self._turn(table, snapshot)[-1]
                lost += _loss(snapshot, keeps, step.action)
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
        """The measured losses."""
        names = [bot.info.id for bot in self.bots]
        bots = {name: (self._mean(name, 0), self._mean(name, 1)) for name in names}
        means = self.to_go / np.maximum(1.0, self.turns)[:, None, None]
        to_go = tuple(
            tuple((round(a, 3), round(b, 3)) for a, b in seats) for seats in means.tolist()
        )
        return GivenAway("lange_strasse", self.games, date, bots, to_go)

    def _mean(self, name: str, kind: int) -> Turns:
        turns = np.array(self.losses.get((name, kind), [np.zeros(SEATS)]))
        error = float(turns[:, 0].std()) / sqrt(len(turns))
        own, following, third = (round(cents, 3) for cents in turns.mean(axis=0).tolist())
        return Turns(len(turns), own, following, third, round(error, 3))


def _loss(snapshot: Snapshot, keeps: Sequence[Any], action: int) -> Floats:
    """What ``action`` changes compared with the best, in cents: ``[own, following, third]``."""
    turn = turn_of(snapshot)
    after = {keep.action: turn.after(snapshot, keep) for keep in keeps}
    own, following = np.subtract(after[action], max(after.values(), key=lambda pair: pair[0]))
    return np.array([own, following, -own - following])
