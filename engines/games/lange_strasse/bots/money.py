"""The optimal player: the most money over the whole game."""

from collections.abc import Callable, Sequence

from engines.core.analysis import Reason, Unit
from engines.core.facts import Parameter, fact
from engines.games.lange_strasse.bots.ranking import Ranked, RankingBot, bar_of_cents
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.kernels.state import SEATS
from engines.games.lange_strasse.snapshot import Snapshot


class MoneyBot(RankingBot):
    """Solves the turn exactly for money, with the value tables behind it (rules, section 4)."""

    preference_unit = "bot.preference.money"
    unit = Unit.MONEY

    def __init__(self, name: str, level: int) -> None:
        super().__init__(name, level, adviser=True)

    def bar(self, preference: float, best: float) -> float:
        """Full for the best decision, empty from 100 cents of loss on."""
        return bar_of_cents(preference, best)

    def preferences(
        self, snapshot: Snapshot, keeps: Sequence[Keep], stop: Callable[[], bool]
    ) -> tuple[list[Ranked], bool]:
        """Expected future money of the mover."""
        from engines.games.lange_strasse.evaluate import solve_turn

        turn = solve_turn(snapshot, stop=stop)
        pairs = [turn.after(snapshot, keep) for keep in keeps]
        best = max(mover for mover, _ in pairs)
        paid = snapshot.money[snapshot.mover]
        ranked = [
            Ranked(keep, mover, _by_seat(snapshot, mover, following), _reasons(mover, best, paid))
            for keep, (mover, following) in zip(keeps, pairs, strict=True)
        ]
        return ranked, turn.exact


def _by_seat(snapshot: Snapshot, mover: float, following: float) -> tuple[float, ...]:
    """Money of each seat at the end, what has been paid already included."""
    future = [0.0] * SEATS
    future[snapshot.mover] = mover
    future[(snapshot.mover + 1) % SEATS] = following
    future[(snapshot.mover + 2) % SEATS] = -mover - following
    return tuple(f + paid for f, paid in zip(future, snapshot.money, strict=True))


def _reasons(own: float, best: float, paid: int) -> tuple[Reason, ...]:
    """The money from here on, and with what has been ``paid`` already if that is another sum."""
    about: dict[str, Parameter] = {"own": own, "total": own + paid}
    code = "_paid" if paid else ""
    if own == best:
        return (Reason(fact(f"lange_strasse.reason.money_best{code}", **about), 1.0),)
    loss = best - own
    cost = fact(f"lange_strasse.reason.money_cost{code}", **about, loss=loss)
    return (Reason(cost, -loss / 100),)
