"""A tournament's intervals, differences, and times as people read them."""

import math
from collections.abc import Sequence
from typing import Final

from engines.arena.config import Format
from engines.arena.standings import Pairing, Row
from engines.arena.stats import Interval
from engines.contract.analysis import Unit
from engines.runtime.texts import THIN_SPACE, decimals_of, number, percent, rating, tr

UNKNOWN: Final = "–"
_PLUS_MINUS: Final = f"{THIN_SPACE}±{THIN_SPACE}"
_MINUTE: Final = 60
_HOUR: Final = 3600
_SURE: Final = 0.975
_TINY: Final = 1e-9


def half_width(interval: Interval) -> float:
    """Half the width of an interval; infinite if either end is."""
    return (interval.high - interval.low) / 2


def _is_even(each: Interval) -> bool:
    """Whether "±" would be true: about as far up as down, and to the same side of 0."""
    half = half_width(each)
    low = each.mean - half
    return abs(low - each.low) < half / 5 + _TINY and (low > 0) == (each.low > 0)


def score_text(score: Interval) -> str:
    """A score with its 95% interval: "56.2 ± 0.8%", "40 to 100%"; whole percents if it is wide."""
    half = half_width(score)
    decimals = decimals_of(100 * half)
    if not (_is_even(score) and half <= score.mean <= 1 - half):
        low, high = number(100 * score.low, decimals), percent(score.high, decimals)
        return tr("app-to", low=low, high=high)
    return f"{number(100 * score.mean, decimals)}{_PLUS_MINUS}{percent(half, decimals)}"


def elo_text(elo: Interval, *, signed: bool = True) -> str:
    """A difference or a rating with its 95% interval: "+43 ± 22", "+310 to +∞" after wins only."""
    low, mean, high = (
        (number(each, signed=True) if signed else rating(each)).replace("inf", "∞")
        for each in (elo.low, elo.mean, elo.high)
    )
    if _is_even(elo):
        return f"{mean}{_PLUS_MINUS}{number(max(1, round(half_width(elo))))}"
    endless = math.isinf(elo.low) and math.isinf(elo.high)
    return UNKNOWN if endless else tr("app-to", low=low, high=high)


def strength_of(row: Row) -> Interval:
    """The figure in the table and the graph: the rating if there is one, otherwise the Elo."""
    return row.rating or row.elo


def strength_text(row: Row, *, rates: bool) -> str:
    """The strength of an entrant with its interval; if its tournament rates, its rating."""
    if not row.games or (rates and row.rating is None):
        return UNKNOWN
    return elo_text(strength_of(row), signed=not rates)


def returns_text(returns: Interval | None, unit: Unit) -> str:
    """The result of a game: "+12.3 ± 1.4¢"."""
    if returns is None or math.isinf(returns.low):
        return UNKNOWN
    half = half_width(returns)
    decimals = decimals_of(half)
    mean, margin = number(returns.mean, decimals, signed=True), number(half, decimals)
    text = f"{mean}{_PLUS_MINUS}{margin}"
    return tr("arena-ct", cents=text) if unit is Unit.MONEY else text


def luck_text(row: Row) -> str:
    """The luck of an entrant: "+1.2" points of score, or "+12" of a game's money."""
    if row.returns is not None and (adjusted := row.returns_adjusted):
        decimals = decimals_of(half_width(adjusted))
        return number(row.returns.mean - adjusted.mean, decimals, signed=True)
    if row.returns is not None or row.adjusted is None:
        return UNKNOWN
    return number(100 * (row.score.mean - row.adjusted.mean), 1, signed=True)


def both_ways(pairings: Sequence[Pairing]) -> dict[tuple[int, int], Pairing]:
    """Pairings as seen by either of the two, by who sees whom."""
    found = {(each.first, each.second): each for each in pairings}
    for each in pairings:
        score, elo = each.score, each.elo
        found[each.second, each.first] = Pairing(
            first=each.second,
            second=each.first,
            games=each.games,
            score=Interval(1 - score.mean, 1 - score.high, 1 - score.low),
            elo=Interval(-elo.mean, -elo.high, -elo.low),
            superiority=1 - each.superiority,
        )
    return found


def verdict_text(superiority: float) -> str:
    """How sure a difference is, in words."""
    if superiority >= _SURE:
        return tr("arena-clearly-stronger")
    if superiority <= 1 - _SURE:
        return tr("arena-clearly-weaker")
    return tr("arena-undecided")


def time_text(seconds: float) -> str:
    """How long something takes, roughly: "40 s", "3 min", "2 h 10 min"."""
    if seconds < _MINUTE:
        return f"{number(max(1, math.ceil(seconds)))}{THIN_SPACE}s"
    minutes = math.ceil(seconds / _MINUTE)
    if seconds < _HOUR:
        return f"{minutes}{THIN_SPACE}min"
    hours, rest = divmod(minutes, _MINUTE)
    return f"{number(hours)}{THIN_SPACE}h {rest}{THIN_SPACE}min"


def format_name(form: Format) -> str:
    return tr(f"arena-format-{form}")


def format_help(form: Format) -> str:
    """Who meets whom in a format."""
    return tr(f"arena-format-{form}-help")
