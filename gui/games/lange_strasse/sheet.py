"""The money sheet: points, strich and cents of the three seats, and what the end pays."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from engines.core.words import number
from engines.games.lange_strasse.settlement import Payment
from engines.games.lange_strasse.view import LangeStrasseView
from gui.games.lange_strasse import wording
from gui.style import Token
from gui.table.sheet import Cell, Kind, Meter, Part, Row, ScoreSheet

translate = QCoreApplication.translate

_HALF: Final = 5000


def money_sheet(
    view: LangeStrasseView, names: Sequence[str], *, payments: bool = True
) -> ScoreSheet:
    """Points, strich and cents; below, who would pay whom if the game ended now, or has paid."""
    parts = [Part(tuple(_seats(view, names)))]
    if payments and view.transfers:
        parts.append(Part(tuple(_payments(view, names))))
    return ScoreSheet(tuple(parts))


def money_line(view: LangeStrasseView) -> ScoreSheet:
    """The same in one line, for narrow windows: the round, and what the end would bring now."""
    cells = [Cell(wording.round_name(view))]
    if view.transfers and not view.over:
        cells.append(Cell(translate("LangeStrasseSheet", "if it ended now:")))
        cells += (cents_cell(cents, seat) for seat, cents in enumerate(view.if_ended))
    return ScoreSheet((Part((Row(tuple(cells)),)),), framed=False)


def minimum_line(kept: int, picked: int, minimum: int, *, advised: bool) -> ScoreSheet:
    """How far the set is on its way to the minimum, with what the dice picked up would add."""
    full = max(2 * minimum, picked)
    tone = Token.GOOD if picked >= minimum else Token.ACCENT
    softer = Token.HINT if advised else tone
    ticks = ((minimum / full, Token.TEXT),)
    meter = Meter(tone, kept / full, picked / full, softer, ticks)
    text = translate("LangeStrasseSheet", "This set: {0} of at least {1} points")
    cell = Cell(text.format(number(picked), number(minimum)))
    return ScoreSheet((Part((Row((cell,), Kind.SMALL, meter),)),), framed=False)


def _seats(view: LangeStrasseView, names: Sequence[str]) -> Iterator[Row]:
    then = bool(view.transfers) and not view.over
    heads = (
        Cell(),
        Cell(translate("LangeStrasseSheet", "points")),
        Cell(translate("LangeStrasseSheet", "strich")),
        Cell(translate("LangeStrasseSheet", "cents")),
        Cell(translate("LangeStrasseSheet", "if it ended")),
    )
    yield Row((Cell(wording.round_name(view)),), Kind.TITLE)
    yield Row(heads if then else heads[:-1], Kind.HEAD)
    full = max(view.target, *view.scores)
    ticks = ((_HALF / full, Token.LINE_STRONG), (view.target / full, Token.TEXT))
    for seat, score in enumerate(view.scores):
        strich = view.strich[seat]
        won = view.over and seat == view.leader
        cells = (
            Cell(names[seat], seats=(seat,), won=won),
            Cell(figure=number(score), won=won),
            Cell(figure="✗" if strich else "–", says=wording.strich_word(strich), won=won),
            cents_cell(view.money[seat], won=won),
            cents_cell(view.if_ended[seat]),
        )
        more = (score + view.turn_points) / full if seat == view.mover else 0.0
        meter = Meter(seat, score / full, more, ticks=ticks)
        yield Row(cells if then else cells[:-1], meter=meter)


def _payments(view: LangeStrasseView, names: Sequence[str]) -> Iterator[Row]:
    """Equal payments of several seats in one row: what for, who pays, who gets it, the cents."""
    heading = translate("LangeStrasseSheet", "If the game ended now")
    if view.over:
        heading = translate("LangeStrasseSheet", "Settlement")
    yield Row((Cell(heading),), Kind.TITLE)
    groups: dict[tuple[Payment, int, int], tuple[int, ...]] = {}
    for one in view.transfers:
        what = one.why, one.receiver, one.cents
        groups[what] = (*groups.get(what, ()), one.payer)
    for (why, receiver, cents), payers in groups.items():
        name = wording.payment_name(why)
        paying = ", ".join(names[seat] for seat in payers)
        text = translate("LangeStrasseSheet", "{0}: {1} to {2}, {3} cents each")
        if len(payers) == 1:
            text = translate("LangeStrasseSheet", "{0}: {1} to {2}, {3} cents")
        says = text.format(name, paying, names[receiver], cents)
        cells = (
            Cell(name, says=says),
            Cell(seats=payers, says=""),
            Cell("→", says=""),
            Cell(seats=(receiver,), says=""),
            Cell(figure=str(cents), says=""),
        )
        yield Row(cells, Kind.SMALL)


def cents_cell(
    cents: int, seat: int | None = None, *, won: bool = False, says: str | None = None
) -> Cell:
    """Money with its sign, in its colour."""
    token = Token.TEXT2 if cents == 0 else Token.GOOD if cents > 0 else Token.BAD
    seats = () if seat is None else (seat,)
    return Cell("", number(cents, signed=True), seats, token, says, won)
