"""The optimal player: the most money over the whole game."""

from collections.abc import Sequence

from engines.core.analysis import Reason, Unit
from engines.core.facts import Parameter, fact
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.types import Action
from engines.games.lange_strasse.bots.ranking import Ranked, RankingBot, bar_of_cents
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import Snapshot, read


class MoneyBot(RankingBot):
    """Solves the turn exactly for money, with the value tables behind it (rules, section 4)."""

    preference_unit = "bot.preference.money"
    unit = Unit.MONEY

    def __init__(self, name: str, level: int) -> None:
        super().__init__(name, level, adviser=True)

    def bar(self, preference: float, best: float) -> float:
        """Full for the best decision, empty from 100 cents of loss on."""
        return bar_of_cents(preference, best)

    def preferences(self, snapshot: Snapshot, keeps: Sequence[Keep]) -> tuple[list[Ranked], bool]:
        """Expected future money of the mover."""
        from engines.games.lange_strasse.evaluate import TABLE_ERROR_CENTS, solve_turn

        turn = solve_turn(snapshot)
        pairs = [turn.after(snapshot, keep) for keep in keeps]
        best = max(mover for mover, _ in pairs)
        paid = snapshot.money[snapshot.mover]
        error = 0.0 if turn.exact else TABLE_ERROR_CENTS
        ranked = [
            Ranked(
                keep,
                mover,
                _by_seat(snapshot, mover, following),
                error,
                cost=() if mover == best else (_cost(mover, best, paid),),
                summary=(_summary(mover, paid),) if mover == best else (),
            )
            for keep, (mover, following) in zip(keeps, pairs, strict=True)
        ]
        return ranked, turn.exact

    def luck(self, position: Position, outcome: Action, monitor: Monitor) -> tuple[float, ...]:
        """In cents: the turn is solved exactly, what follows it is in the tables."""
        from engines.games.lange_strasse.luck import luck_of

        return luck_of(read(position.state), outcome)


def _by_seat(snapshot: Snapshot, mover: float, following: float) -> tuple[float, ...]:
    """Money of each seat at the end, what has been paid already included."""
    future = [0.0] * SEATS
    future[snapshot.mover] = mover
    future[(snapshot.mover + 1) % SEATS] = following
    future[(snapshot.mover + 2) % SEATS] = -mover - following
    return tuple(f + paid for f, paid in zip(future, snapshot.money, strict=True))


def _summary(own: float, paid: int) -> Reason:
    """The money of the best decision from here on, and with what has been ``paid`` already."""
    code, about = _money("money_best", own, paid)
    return Reason(fact(code, **about), 1.0)


def _cost(own: float, best: float, paid: int) -> Reason:
    """What another decision costs."""
    code, about = _money("money_cost", own, paid)
    return Reason(fact(code, **about, loss=best - own), -(best - own) / 100)


def _money(code: str, own: float, paid: int) -> tuple[str, dict[str, Parameter]]:
    """The sentence says both sums where they differ."""
    return f"lange_strasse.reason.{code}{'_paid' if paid else ''}", {
        "own": own,
        "total": own + paid,
    }
