"""Values of analyses as people read them: "52 to 60%", "962 points"."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engines.contract.analysis import Estimate, Unit
from engines.contract.budget import Budget
from engines.contract.catalog import THIN_SPACE, decimals_of, difference, number, percent
from engines.contract.game import Game
from engines.match.archive.library import Exercise

translate = QCoreApplication.translate


def unit_name(unit: Unit) -> str:
    """The unit as a choice in a menu."""
    match unit:
        case Unit.WIN:
            return translate("Values", "Win chance")
        case Unit.POINTS:
            return translate("Values", "Points")
        case Unit.MONEY:
            return translate("Values", "Money")
        case Unit.EQUITY:
            return translate("Values", "Equity")
        case Unit.PERFECT:
            return translate("Values", "Against perfect play")


def value_text(unit: Unit, value: Estimate) -> str:
    """A value with its unit as a 95% range, "52 to 60%"; one number where both ends read alike."""
    match unit:
        case Unit.WIN | Unit.PERFECT:
            return _chance_text(value)
        case Unit.POINTS:
            return translate("Values", "{0} points").format(_range(value, signed=False))
        case Unit.MONEY:
            return translate("Values", "{0} ct").format(_range(value, signed=True))
        case Unit.EQUITY:
            return _joined(number(value.low, 2, signed=True), number(value.high, 2, signed=True))


def _chance_text(value: Estimate) -> str:
    decimals = decimals_of(50 * (value.high - value.low))
    low, high = max(0.0, value.low), min(1.0, value.high)
    if percent(low, decimals) == percent(high, decimals):
        return percent(value.mean, decimals)
    return _joined(number(100 * low, decimals), percent(high, decimals))


def _range(value: Estimate, *, signed: bool) -> str:
    decimals = decimals_of((value.high - value.low) / 2)
    low = number(value.low, decimals, signed=signed)
    return _joined(low, number(value.high, decimals, signed=signed))


def _joined(low: str, high: str) -> str:
    return low if low == high else translate("Values", "{0} to {1}").format(low, high)


def share_text(game: Game, share: float, decimals: int = 1) -> str:
    """What a share (``match.advice.quality``) says: a win chance, or the money it stands for."""
    if game.info.unit is not Unit.MONEY:
        return percent(share, decimals)
    low, high = _reach(game)
    cents = number(low + share * (high - low), decimals, signed=True)
    return translate("Values", "{0} ct").format(cents)


def value_decimals(game: Game, value: Estimate) -> int:
    """The decimals that a share deserves (``decimals_of``)."""
    low, high = _reach(game)
    return decimals_of((high - low) * (value.high - value.low) / 2)


def difference_text(game: Game, share: float, decimals: int = 1, *, signed: bool = False) -> str:
    """A difference of shares as a number: points of win chance, or cents."""
    low, high = _reach(game)
    return number(share * (high - low), decimals, signed=signed)


def change_text(game: Game, before: float, after: float, decimals: int = 1) -> str:
    """The difference between two shares as ``share_text`` writes them, signed."""
    low, high = _reach(game)
    first, second = (low + share * (high - low) for share in (after, before))
    return number(difference(first, second, decimals), decimals, signed=True)


def _reach(game: Game) -> tuple[float, float]:
    """What shares of 0 and 1 stand for: percents or cents."""
    return game.info.reach if game.info.unit is Unit.MONEY else (0.0, 100.0)


def loss_text(game: Game, loss: float, decimals: int = 1) -> str:
    """What an action costs: "3.1 points of win chance", "12.4 ct"."""
    text = translate("Quality", "{0} points of win chance")
    if game.info.unit is Unit.MONEY:
        text = translate("Values", "{0} ct")
    return text.format(difference_text(game, loss, decimals))


def seconds_text(seconds: float) -> str:
    """A duration: "1.2 s", "40 ms", "under 1 ms"."""
    if seconds < 0.001:
        return translate("Values", "under 1\u202fms")
    if seconds < 0.1:
        return f"{number(1000 * seconds)}{THIN_SPACE}ms"
    return f"{number(seconds, 1)}{THIN_SPACE}s"


def budget_text(budget: Budget) -> str:
    """A budget: "2 s", "400 playouts", joined by "or" when there are several limits."""
    parts = []
    if budget.seconds is not None:
        parts.append(f"{budget.seconds:g}{THIN_SPACE}s")
    playouts, nodes, depth = budget.playouts or 0, budget.nodes or 0, budget.depth or 0
    for count, text in (
        (playouts, translate("Values", "{0} playouts", "", playouts)),
        (nodes, translate("Values", "{0} nodes", "", nodes)),
        (depth, translate("Values", "{0} plies", "", depth)),
    ):
        if count:
            parts.append(text.format(number(count)))
    return translate("Values", " or ").join(parts)


def players_text(names: list[str]) -> str:
    """Who plays against whom: "Anna – Optimal"."""
    return " – ".join(names)


def day_text(moment: datetime) -> str:
    """The local day of a moment, as the language of the window writes it."""
    day = moment.astimezone().date()
    return QLocale().toString(QDate(day.year, day.month, day.day), translate("Home", "d MMM yyyy"))


def exercise_title(exercise: Exercise) -> str:
    """What an exercise asks."""
    return translate("Home", "Find a better move than “{0}”").format(exercise.played)
