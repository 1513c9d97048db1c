"""From an adviser's estimates to the figures people see.

An adviser *claims* a result for every seat, assuming that everyone continues as in its own model of
play. The figure *at this table* is, for seat i in a given round,

    (p_i^b exp(k R_i / 400 - f_i))^c, divided by the sum of the same over all seats,

with the claims p, the players' ratings R, and b, k and f from ``Map.at(round)``. The round is known
at the time; the share of the finished game is not. b tempers claims that are too sure, and k counts
what the adviser doesn't know yet about the strength of the seats (0 if ``Bot.at_table`` has taken
all of it into account). f is 0 for all but the deciding seat, for which a search may play better
than for the others. c is exp(``Map.firmness`` L) if the players are 400 L points better than the
adviser on average: the weaker they are, the less a lead counts. The figure *against perfect play*
is the same with equal ratings. The odds of the Elo model multiply chances in the same way, so
without fitting b and c are 1, k is ln 10, and f is 0.

Error: the adviser's own sampling error, times the slope of the map; the model error: the truth
scatters around the figure q with variance ``spread`` q (1 - q), as a beta distribution does; and
what is not known about a person's rating. All are added as variances.

Several plans of one decision are compared by the deciding seat's claim only: how the claims divide
the rest among the other seats enters once, from the best plan. So the order of plans never changes,
equal claims get equal figures, and what a plan costs is the difference of the two figures shown.
The error of such a difference is the adviser's own for that difference, scaled as the difference
itself, so that a loss is exactly as certain as the adviser says: the model error is common to all
plans of a position and mostly cancels.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engines.contract.analysis import Analysis, Estimate, Line, Unit
from engines.match.advice.calibration import Knot
from engines.runtime.types import Seat

FLOOR: Final = 0.002
"""Claims of an adviser that samples are kept this far from 0 and 1: that a few thousand playouts
all ended the same way proves nothing."""
_TINY: Final = 1e-12
_ROUNDED: Final = 1e-5
"""By how much the sum of claims may differ from 1."""
_NOBODY_LOOKED: Final = 0.5
"""The error of bots that go by rules (``GameInfo.unknown``): they claim nothing."""


@dataclass(frozen=True, slots=True)
class Table:
    """What the map needs to know besides the claims.

    Attributes:
        knot: parameters in this round.
        ratings: of the player in each seat; any constant may be added to all. If all are equal, the
            figure is the one against perfect play.
        certain: the claims are exact for these players, so that 0 and 1 are meant literally.
        shifts: log odds added to some seats for what no adviser can know, and how sure they are: a
            person with a rating plays better or worse than the claims assume (``Map.person``).
            Empty: none.
    """

    knot: Knot
    ratings: tuple[float, ...]
    certain: bool = False
    shifts: tuple[Estimate, ...] = ()


def chances(
    claims: Sequence[Estimate], table: Table, seat: Seat | None = None
) -> tuple[Estimate, ...]:
    """The figure and its error for every seat; they sum to 1 if the claims do.

    Args:
        claims: win chances claimed for all seats.
        table: who sits there, and when.
        seat: who decides, if the claims come from its search.
    """
    if seat is not None:
        table = _without_favor(table, seat)
    if table.certain and _decided(claims):
        return tuple(claims)
    means = _means([claim.mean for claim in claims], table)
    return _figures(means, claims, table)


def money(claims: Sequence[Estimate], table: Table) -> tuple[Estimate, ...]:
    """The same for cents: the claims, with the model error added."""
    return tuple(
        Estimate(claim.mean, math.hypot(claim.error, table.knot.spread)) for claim in claims
    )


def analysis(found: Analysis, table: Table) -> Analysis:
    """An adviser's analysis with figures instead of claims.

    Args:
        found: what the adviser says.
        table: who sits there, and when.
    """
    best = found.best
    if Unit.WIN not in best.values:
        return _with_money(found, table) if Unit.MONEY in best.values else found
    claims = best.values[Unit.WIN]
    seat = found.seat
    if claims[seat].error >= _NOBODY_LOOKED:
        return found
    table = _without_favor(table, seat)
    shift = _shift(claims, seat, replace(table, certain=table.certain or is_certain(best)))
    lines = []
    for line in found.lines:
        here = replace(table, certain=table.certain or is_certain(line))
        figures = _line_figures(line.values[Unit.WIN], seat, here, shift)
        bar = line.bar
        if abs(bar.mean - line.values[Unit.WIN][seat].mean) < _ROUNDED:  # it shows the claim
            bar = figures[seat]
        lines.append(replace(line, values={**line.values, Unit.WIN: figures}, bar=bar))
    if found.unit is Unit.WIN:
        lines = [
            _compared(found, old, new, lines[0], table)
            for old, new in zip(found.lines, lines, strict=True)
        ]
    return replace(found, lines=tuple(lines))


def _without_favor(table: Table, seat: Seat) -> Table:
    """The table for claims from the search of ``seat``, with their favor for it removed."""
    if not table.knot.favor:
        return table
    shifts = list(table.shifts or (Estimate(0.0),) * len(table.ratings))
    shifts[seat] = replace(shifts[seat], mean=shifts[seat].mean - table.knot.favor)
    return replace(table, shifts=tuple(shifts))


def is_certain(line: Line) -> bool:
    """Whether claims of 0 and 1 in this line are meant literally: they aren't based on playouts."""
    return not line.visits


def _with_money(found: Analysis, table: Table) -> Analysis:
    lines = []
    for line in found.lines:
        new = replace(
            line, values={**line.values, Unit.MONEY: money(line.values[Unit.MONEY], table)}
        )
        if found.unit is Unit.MONEY and line is not found.best:
            new = replace(new, behind=found.behind(line))
        lines.append(new)
    return replace(found, lines=tuple(lines))


def _decided(claims: Sequence[Estimate]) -> bool:
    """Whether the game is over but for the formalities: nothing in the claims is open."""
    return all(claim.mean in (0.0, 1.0) and not claim.error for claim in claims)


def _open(chance: float, table: Table) -> float:
    floor = _TINY if table.certain else FLOOR
    return min(1 - floor, max(floor, chance))


def _logit(chance: float) -> float:
    return math.log(chance / (1 - chance))


def _means(claims: Sequence[float], table: Table) -> list[float]:
    knot = table.knot
    equals = not any(shift.mean for shift in table.shifts) and (
        not knot.per_400 or len(set(table.ratings)) == 1
    )
    if knot.sharpness == 1 and equals and abs(sum(claims) - 1) < _ROUNDED:
        return list(claims)
    logs = [
        knot.sharpness * math.log(_open(claim, table)) + knot.per_400 * rating / 400
        for claim, rating in zip(claims, table.ratings, strict=True)
    ]
    if table.shifts:
        logs = [log + shift.mean for log, shift in zip(logs, table.shifts, strict=True)]
    top = max(logs)
    weights = [math.exp(log - top) for log in logs]
    total = sum(weights)
    return [weight / total for weight in weights]


def _slope(figure: float, claim: float, table: Table) -> float:
    """The derivative of the figure with respect to the claim; others share the rest as before."""
    claim = _open(claim, table)
    return table.knot.sharpness * figure * (1 - figure) / (claim * (1 - claim))


def _figures(
    means: Sequence[float], claims: Sequence[Estimate], table: Table
) -> tuple[Estimate, ...]:
    """The figures of all seats with their errors."""
    found = []
    for seat, claim in enumerate(claims):
        mean = min(1.0, means[seat])  # sums of rounded numbers may exceed it
        variance = (claim.error * _slope(mean, claim.mean, table)) ** 2
        variance += table.knot.spread * mean * (1 - mean)
        for other, shift in enumerate(table.shifts):
            variance += (shift.error * mean * ((seat == other) - means[other])) ** 2
        found.append(Estimate(mean, min(0.5, math.sqrt(variance))))
    return tuple(found)


def _shift(claims: Sequence[Estimate], seat: Seat, table: Table) -> float:
    """What the map adds to the tempered log odds of the deciding seat."""
    own = [claim.mean for claim in claims]
    if _means(own, table) == own:
        return 0.0
    figure = min(1 - _TINY, max(_TINY, _means(own, table)[seat]))
    return _logit(figure) - table.knot.sharpness * _logit(_open(own[seat], table))


def _line_figures(
    claims: tuple[Estimate, ...], seat: Seat, table: Table, shift: float
) -> tuple[Estimate, ...]:
    if table.certain and _decided(claims):
        return claims
    if table.knot.sharpness == 1 and not shift:
        return _figures([claim.mean for claim in claims], claims, table)
    odds = table.knot.sharpness * _logit(_open(claims[seat].mean, table)) + shift
    own = 1 / (1 + math.exp(-odds))
    means = _means([claim.mean for claim in claims], table)
    others = 1 - means[seat]
    scale = (1 - own) / others if others > _TINY else 0.0
    means = [own if at == seat else mean * scale for at, mean in enumerate(means)]
    return _figures(means, claims, table)


def _compared(found: Analysis, old: Line, new: Line, best: Line, table: Table) -> Line:
    """A line with how far it is behind the best in figures, as certain as the adviser says."""
    if old is found.best:
        return new
    claimed = found.behind(old)
    seat = found.seat
    top, claim = best.values[Unit.WIN][seat].mean, found.best.values[Unit.WIN][seat].mean
    raw = claim - old.values[Unit.WIN][seat].mean
    lost = top - new.values[Unit.WIN][seat].mean
    scale = lost / raw if abs(raw) > _TINY else _slope(top, claim, table)
    return replace(new, behind=Estimate(claimed.mean * scale, claimed.error * abs(scale)))
