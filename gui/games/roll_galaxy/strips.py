"""The strips of the other seats: what can be seen of them, drawn small."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from engines.games.roll_galaxy.data import DEVELOP, DEVELOPMENT, GREY, NUMBERS, PHASES, TABLE
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import Dice, SeatView, StackView
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.painting import write
from gui.games.roll_galaxy.tiles import sized_font
from gui.kit.paint import box, fill_icon, name_in, paint_seat
from gui.style import DICE_STYLES, Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini

translate = QCoreApplication.translate

_SHOWN: Final = 0.35
_MOST_SHOWN: Final = 0.55
"""Shares of the width that what a seat assigns has at least and at most; the name has the rest."""
_LARGEST: Final = 0.72
"""The largest share of the width that cup or Citizenry takes from the other."""


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip shows: a seat, its name and area, and whether it acts now."""

    seat: int
    name: str
    area: SeatView
    acts: bool


def paint_strip(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the strip of another seat."""
    _Painting(painter, rect, unit, strip).paint()


class _Painting:
    """The drawing of a strip."""

    def __init__(self, painter: QPainter, rect: QRectF, unit: float, strip: Strip) -> None:
        self._painter = painter
        self._rect = rect
        self._u = unit
        self._strip = strip
        self._area = strip.area

    def paint(self) -> None:
        """Draw everything."""
        t, u = theme(), self._u
        edge = t.color(Token.ACCENT if self._strip.acts else Token.LINE)
        box(self._painter, self._rect, t.pxf(Radius.CARD), t.color(Token.SURFACE), edge)
        inner = self._rect.adjusted(8 * u, 5 * u, -8 * u, -5 * u)
        line = inner.height() / 4
        rows = [
            QRectF(inner.left(), inner.top() + at * line, inner.width(), line) for at in range(4)
        ]
        self._paint_name(rows[0], self._strip.name)
        half = inner.width() / 2
        cup, citizenry = self._area.cup, self._area.citizenry
        share = len(cup.each) / max(1, len(cup.each + citizenry.each))
        room = inner.width() * min(_LARGEST, max(1 - _LARGEST, share))
        left = QRectF(rows[1].left(), rows[1].top(), room, line)
        right = QRectF(left.right(), left.top(), inner.width() - room, line)
        self._paint_dice(left, symbols.CUP_ICON, cup)
        self._paint_dice(right, symbols.CITIZENRY_ICON, citizenry)
        for at, stack in enumerate((self._area.developments, self._area.worlds)):
            place = QRectF(rows[2].left() + at * half, rows[2].top(), half - 6 * u, line)
            self._paint_stack(place, symbols.PHASE_ICONS[DEVELOP + at], stack)
        self._paint_tableau(rows[3])

    def _write(self, rect: QRectF, text: str, token: Token = Token.TEXT) -> float:
        return write(self._painter, rect, text, self._u, token)

    def _paint_name(self, row: QRectF, name: str) -> None:
        u, side = self._u, min(row.height(), 13 * self._u)
        mark = QRectF(row.left(), row.center().y() - side / 2, side, side)
        paint_seat(self._painter, mark, self._strip.seat)
        free = row.adjusted(0, 0, -max(self._workers_width(row), row.width() * _SHOWN), 0)
        room = free.adjusted(side + 5 * u, 0, -6 * u, 0)
        write(self._painter, room, name, u, Token.TEXT, bold=True, shorten=name_in)
        self._paint_workers(QRectF(free.topRight(), row.bottomRight()))

    def _worker(self, row: QRectF) -> float:
        return min(row.height() - 2, 14 * self._u)

    def _workers_width(self, row: QRectF) -> float:
        """How much of the row the workers of all columns need, within limits."""
        assigned = self._area.assignment
        if assigned is None:
            metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
            return min(metrics.horizontalAdvance(_choosing()) + 2, row.width() * _MOST_SHOWN)
        groups = [dice.each for dice in assigned.columns if any(dice)]
        wide = sum(len(each) * (self._worker(row) + 2) + 4 for each in groups)
        return min(wide, row.width() * _MOST_SHOWN)

    def _paint_workers(self, room: QRectF) -> None:
        """What stands in the columns; "choosing…" while that is hidden."""
        assigned = self._area.assignment
        if assigned is None:
            self._write(room, _choosing(), Token.TEXT2)
            return
        side, x = self._worker(room), room.left()
        for phase in range(PHASES):
            for colour in assigned.columns[phase].each:
                if x + side > room.right():
                    return
                rect = QRectF(x, room.center().y() - side / 2, side, side)
                paint_mini(self._painter, rect, symbols.face_of_die(phase), symbols.DICE[colour])
                x += side + 2
            x += 4 if any(assigned.columns[phase]) else 0

    def _paint_dice(self, row: QRectF, icon: str, dice: Dice) -> None:
        side = min(row.height() - 2, 13 * self._u)
        centre = QPointF(row.left() + side / 2, row.center().y())
        fill_icon(self._painter, icon, centre, side, theme().color(Token.TEXT2))
        x = row.left() + side + 5 * self._u
        colours = [(colour, count) for colour, count in enumerate(dice) if count]
        metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
        room = row.right() - x - 6 * self._u
        many = len(dice.each) * (side + 2) > room
        counted = sum(side + 5 + metrics.horizontalAdvance(str(count)) for _, count in colours)
        if not colours or (many and counted > room):  # how many; which, the tooltip says
            self._write(QRectF(x, row.top(), room, row.height()), str(len(dice.each)), Token.TEXT2)
            return
        for colour, count in colours:
            for _ in range(1 if many else count):
                rect = QRectF(x, row.center().y() - side / 2, side, side)
                paint_mini(self._painter, rect, None, symbols.DICE[colour])
                x += side + 2
            if many:
                x += self._write(QRectF(x, row.top(), room, row.height()), str(count), Token.TEXT2)
                x += 3

    def _paint_stack(self, row: QRectF, icon: str, stack: StackView) -> None:
        side = min(row.height() - 2, 13 * self._u)
        centre = QPointF(row.left() + side / 2, row.center().y())
        fill_icon(self._painter, icon, centre, side, theme().color(Token.TEXT2))
        room = row.adjusted(side + 5 * self._u, 0, 0, 0)
        if not stack.faces:
            text = translate("RollGalaxy", "stack of {0}").format(stack.size) if stack.size else "–"
            self._write(room, text, Token.TEXT2)
            return
        name = face_name(NUMBERS[stack.faces[0]])
        self._write(room, f"{len(stack.workers.each)}/{stack.costs[0]} {name}")

    def _paint_tableau(self, row: QRectF) -> None:
        """A small box for each square: a diamond of grey for developments, hues for worlds."""
        squares = self._area.squares
        gap = 3 * self._u
        side = min(row.height() - 3, (row.width() + gap) / max(1, len(squares)) - gap)
        for at, square in enumerate(squares):
            rect = QRectF(
                row.left() + at * (side + gap), row.center().y() - side / 2 + 1, side, side
            )
            self._paint_mini_square(rect, NUMBERS[square.face], square.goods)

    def _paint_mini_square(self, rect: QRectF, face: int, goods: Sequence[int]) -> None:
        t = theme()
        colour = TABLE[face].colour
        edge = t.color(Token.LINE_STRONG)
        if colour == DEVELOPMENT:
            box(self._painter, rect, 2, t.color(Token.SURFACE), edge)
            icon = symbols.PHASE_ICONS[DEVELOP]
            centre = rect.center()
            fill_icon(self._painter, icon, centre, rect.width() * 0.7, t.color(Token.TEXT2))
            return
        fill = t.color(Token.SUNKEN) if colour == GREY else None
        if fill is None:
            fill = QColor(DICE_STYLES[symbols.DICE[colour]].fill)
        box(self._painter, rect, rect.width() / 2, fill, edge)
        if goods:
            side = rect.width() * 0.56
            die = QRectF(rect.center() - QPointF(side / 2, side / 2), QSizeF(side, side))
            paint_mini(self._painter, die, None, symbols.DICE[goods[0]])


def _choosing() -> str:
    return translate("RollGalaxy", "choosing…")
