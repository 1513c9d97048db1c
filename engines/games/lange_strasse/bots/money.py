"""The optimal player: the most money over the whole game."""

from collections.abc import Iterator, Sequence
from math import hypot

from engines.contract.analysis import Estimate, Reason, Unit
from engines.contract.bot import Around, Bot, BotInfo
from engines.contract.messages import Parameter, message
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.lange_strasse.bots.ranking import MONEY, Ranked, RankingBot
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.evaluate import (
    TABLE_ERROR_CENTS,
    at_end,
    points_after,
    solve_turn,
    worth_around,
)
from engines.games.lange_strasse.given_away import shipped
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.texts import difference
from engines.runtime.types import Action, Seat


class MoneyBot(RankingBot):
    """Solves the turn exactly for money, with the value tables behind it (rules, section 4)."""

    preference_unit = MONEY
    unit = Unit.MONEY

    def __init__(self, info: BotInfo, seated: tuple[str, ...] = ()) -> None:
        super().__init__(info)
        self._seated = seated

    def at_table(self, players: tuple[str, ...]) -> Bot:
        """This bot, counting what the seated bots give away, as measured."""
        known = shipped().bots
        others = any(name in known and name != self.info.id for name in players)
        return MoneyBot(self.info, players) if others else self

    def is_exact(self, snapshot: Snapshot) -> bool:
        """In the last round: the ends of its turn are settlements, not interpolated values."""
        return snapshot.last_round

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], order: tuple[Seat, ...]
    ) -> list[Ranked]:
        turn = solve_turn(snapshot)
        offsets, offset_error = self._offsets(snapshot, order)
        pairs = [
            (own + offsets[0], following + offsets[1])
            for own, following in (turn.after(snapshot, keep) for keep in keeps)
        ]
        first = max(range(len(keeps)), key=lambda place: pairs[place][0])
        best, points = pairs[first][0], points_after(snapshot, keeps[first])
        paid = snapshot.money[snapshot.mover]
        own_error = 0.0 if self.is_exact(snapshot) else TABLE_ERROR_CENTS
        return [
            Ranked(
                keep,
                mover,
                at_end(snapshot, mover, following),
                hypot(own_error, offset_error),
                None if mover == best else Estimate(best - mover, hypot(own_error, own_error)),
                cost=tuple(_fewer_points(snapshot, keep, points)),
                summary=(_summary(mover, paid) if mover == best else _cost(mover, best, paid),),
            )
            for keep, (mover, following) in zip(keeps, pairs, strict=True)
        ]

    def _offsets(
        self, snapshot: Snapshot, order: tuple[Seat, ...]
    ) -> tuple[tuple[float, ...], float]:
        """What the seated bots give away to the mover and those after it, and its error."""
        if not self._seated:
            return (0.0,) * SEATS, 0.0
        seated = [self._seated[seat] for seat in order]
        places, error = shipped().offsets(snapshot, seated)
        return places[snapshot.mover :] + places[: snapshot.mover], error

    def around(self, position: Position, outcome: Action, monitor: Monitor) -> Around:
        """In cents: the turn is solved exactly; what follows comes from the tables."""
        return worth_around(read(position.state), outcome)


def _fewer_points(snapshot: Snapshot, keep: Keep, best: float) -> Iterator[Reason]:
    """If a decision scores fewer points on average than the best one: how many."""
    points = points_after(snapshot, keep)
    if round(points) < round(best):
        code = "banks_behind" if keep.ends_turn else "mean_behind"
        yield Reason(message(f"lange_strasse.reason.{code}", points=points, best=best), -0.1)


def _summary(own: float, paid: int) -> Reason:
    """The money of the best decision from here on, and with what has been ``paid`` already."""
    code, about = _money("money_best", own, paid)
    return Reason(message(code, **about), 1.0)


def _cost(own: float, best: float, paid: int) -> Reason:
    """What another decision costs compared with the best one."""
    code, about = _money("money_cost", own, paid)
    return Reason(message(code, **about, loss=difference(best, own)), -(best - own) / 100)


def _money(code: str, own: float, paid: int) -> tuple[str, dict[str, Parameter]]:
    """The message code and its figures; the sentence says both sums if they differ."""
    return f"lange_strasse.reason.{code}{'_paid' if paid else ''}", {
        "own": own,
        "total": own + paid,
    }
