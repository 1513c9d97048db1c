"""The strips of the other seats: what can be seen of them, drawn small."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, NUMBERS, PHASES
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import Dice, SeatView, StackView
from engines.runtime.texts import tr
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.painting import RIGHT, write
from gui.games.roll_galaxy.symbols import gold
from gui.games.roll_galaxy.tiles import paint_small, sized_font
from gui.kit.paint import box, fill_icon, name_in, paint_seat
from gui.style import Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini
from gui.table.materials import paint_glass

_WIDE: Final = 400.0
"""From this width of a strip on, tiles are next to the dice, otherwise below them."""
_RIGHT_SHARE: Final = 0.42
_MOST_RIGHT: Final = 330.0
_LINE: Final = 17.0
_TOP: Final = 21.0
_MOST_TILE: Final = 58.0


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


def paint_own(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the line below the area of a seat: who it is, and its figures."""
    paint_glass(painter, rect, theme().pxf(Radius.CARD))
    line = rect.adjusted(9 * unit, 0, -9 * unit, 0)
    _Painting(painter, line, unit, strip, own=True).paint_top(line)


def cover_of(strip: QRectF) -> QRectF:
    """The place of the cup that hides a seat's choice: to the right of its name."""
    side = min(0.9 * strip.height(), 0.28 * strip.width())
    left = strip.left() + min(0.45 * strip.width(), 2.2 * strip.height())
    return QRectF(left, strip.center().y() - side / 2, side, side)


class _Painting:
    """Draws one strip."""

    def __init__(
        self, painter: QPainter, rect: QRectF, unit: float, strip: Strip, *, own: bool = False
    ) -> None:
        self._own = own
        self._painter = painter
        self._rect = rect
        self._u = unit
        self._strip = strip
        self._area = strip.area
        self._wide = not own and rect.width() >= _WIDE * unit

    def paint(self) -> None:
        t, u, rect = theme(), self._u, self._rect
        paint_glass(self._painter, rect, t.pxf(Radius.CARD))
        if self._strip.acts:
            box(self._painter, rect, t.pxf(Radius.CARD), None, gold(), t.pxf(1.5))
        inner = rect.adjusted(9 * u, 3 * u, -9 * u, -4 * u)
        top = QRectF(inner.left(), inner.top(), inner.width(), _TOP * u)
        below = QRectF(inner.left(), top.bottom(), inner.width(), inner.bottom() - top.bottom())
        self.paint_top(top)
        if self._wide:
            width = min(_MOST_RIGHT * u, _RIGHT_SHARE * below.width())
            self._paint_dice_and_stacks(below.adjusted(below.width() - width, 0, 0, 0))
            self._paint_tableau(below.adjusted(0, 0, -width - 8 * u, 0))
        else:
            lines = QRectF(below.left(), below.top(), below.width(), 2 * _LINE * u)
            self._paint_short(lines)
            self._paint_tableau(
                QRectF(below.left(), lines.bottom(), below.width(), below.bottom() - lines.bottom())
            )

    def _write(self, rect: QRectF, text: str, token: Token = Token.TEXT) -> float:
        return write(self._painter, rect, text, self._u, token)

    def _icon(self, row: QRectF, x: float, icon: str) -> float:
        """Draw an icon in a row; returns where it ends."""
        side = min(row.height() - 2, 13 * self._u)
        fill_icon(self._painter, icon, QPointF(x + side / 2, row.center().y()), side, gold())
        return x + side + 4 * self._u

    # -- the first line -----------------------------------------------------------------------

    def paint_top(self, row: QRectF) -> None:
        """Shape and name of the seat, what it assigns, what it owns, its points."""
        u, area, side = self._u, self._area, 14 * self._u
        mark = QRectF(row.left(), row.center().y() - side / 2, side, side)
        paint_seat(self._painter, mark, self._strip.seat)
        points = sized_font(TypeRole.SCORE, u)
        points.setPixelSize(max(theme().px(15), round(0.95 * min(row.height(), _TOP * u))))
        text = str(area.score.total)
        width = QFontMetricsF(points).horizontalAdvance(text) + 2
        self._painter.setFont(points)
        self._painter.setPen(gold())
        self._painter.drawText(row, RIGHT, text)
        right = row.right() - width - 8 * u
        right = self._paint_figures(row, right)
        name = QRectF(mark.right() + 6 * u, row.top(), 0, row.height())
        most = 0.5 * (right - name.left()) if self._workers_width(row) else right - name.left()
        name.setWidth(max(most, right - name.left() - self._workers_width(row) - 8 * u))
        used = write(
            self._painter, name, self._strip.name, u, Token.TEXT, bold=True, shorten=name_in
        )
        left = name.left() + used + 10 * u
        if self._own:
            return
        self._paint_workers(QRectF(left, row.top(), right - left, row.height()))

    def _paint_figures(self, row: QRectF, right: float) -> float:
        """Credits, chips and squares from right to left; returns where they begin."""
        u, area = self._u, self._area
        squares = len(area.squares)
        figures = [
            (symbols.END_ICON, f"{squares}/{LAST_SQUARES}"),
            (symbols.CHIPS_ICON, str(area.score.chips)),
            (symbols.CREDITS_ICON, f"${area.credits}"),
        ]
        metrics = QFontMetricsF(sized_font(TypeRole.LABEL, u))
        for icon, text in figures[:2] if self._own else figures if self._wide else figures[1:]:
            width = metrics.horizontalAdvance(text)
            left = right - width - 17 * u - 1
            self._write(
                QRectF(self._icon(row, left, icon), row.top(), width + 2, row.height()), text
            )
            right = left - 9 * u
        return right

    def _worker(self, row: QRectF) -> float:
        return min(row.height() - 2, 17 * self._u)

    def _workers_width(self, row: QRectF) -> float:
        """How much of the row the workers of all columns need."""
        assigned = self._area.assignment
        if self._own or (assigned is None and not self._wide):
            return 0.0
        if assigned is None:
            metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
            return metrics.horizontalAdvance(_choosing()) + 2
        groups = [dice.each for dice in assigned.columns if any(dice)]
        return sum(len(each) * (self._worker(row) + 2) + 4 for each in groups)

    def _paint_workers(self, room: QRectF) -> None:
        """What is in the columns; "choosing…" while that is hidden."""
        assigned = self._area.assignment
        if assigned is None:
            if self._wide:
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

    # -- dice and stacks ----------------------------------------------------------------------

    def _paint_dice_and_stacks(self, room: QRectF) -> None:
        """Cup and Citizenry, and below them the two stacks with their workers."""
        line = room.height() / 3
        rows = [QRectF(room.left(), room.top() + at * line, room.width(), line) for at in range(3)]
        self._paint_both(rows[0])
        for half, stack in enumerate((self._area.developments, self._area.worlds)):
            self._paint_stack(rows[1 + half], symbols.PHASE_ICONS[DEVELOP + half], stack)

    def _paint_short(self, room: QRectF) -> None:
        """The same in two lines."""
        line, half = room.height() / 2, room.width() / 2
        self._paint_both(QRectF(room.left(), room.top(), room.width(), line))
        for at, stack in enumerate((self._area.developments, self._area.worlds)):
            row = QRectF(room.left() + at * half, room.top() + line, half - 6 * self._u, line)
            self._paint_stack(row, symbols.PHASE_ICONS[DEVELOP + at], stack, short=True)

    def _paint_both(self, row: QRectF) -> None:
        cup, citizenry = self._area.cup, self._area.citizenry
        share = len(cup.each) / max(1, len(cup.each + citizenry.each))
        room = row.width() * min(0.7, max(0.3, share))
        self._paint_dice(QRectF(row.left(), row.top(), room, row.height()), symbols.CUP_ICON, cup)
        right = QRectF(row.left() + room, row.top(), row.width() - room, row.height())
        self._paint_dice(right, symbols.CITIZENRY_ICON, citizenry)

    def _paint_dice(self, row: QRectF, icon: str, dice: Dice) -> None:
        side = min(row.height() - 2, 14 * self._u)
        x = self._icon(row, row.left(), icon)
        colours = [(colour, count) for colour, count in enumerate(dice) if count]
        metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
        room = row.right() - x - 6 * self._u
        many = len(dice.each) * (side + 2) > room
        counted = sum(
            1.3 * side + 3 + metrics.horizontalAdvance(str(count)) for _, count in colours
        )
        if not colours or (many and counted > room):  # the tooltip says which dice
            self._write(QRectF(x, row.top(), room, row.height()), str(len(dice.each)), Token.TEXT2)
            return
        for colour, count in colours:
            for _ in range(1 if many else count):
                rect = QRectF(x, row.center().y() - side / 2, side, side)
                paint_mini(self._painter, rect, None, symbols.DICE[colour])
                x += side + (0.3 * side if many else 2)
            if many:
                x += self._write(QRectF(x, row.top(), room, row.height()), str(count), Token.TEXT2)
                x += 3

    def _paint_stack(
        self, row: QRectF, icon: str, stack: StackView, *, short: bool = False
    ) -> None:
        """What is built, the dice at work there, and how many it needs."""
        x = self._icon(row, row.left(), icon)
        room = QRectF(x, row.top(), row.right() - x, row.height())
        if not stack.faces:
            text = tr("roll_galaxy-stack-of", tiles=stack.size) if stack.size else "–"
            self._write(room, text, Token.TEXT2)
            return
        name = face_name(NUMBERS[stack.faces[0]])
        workers, cost = stack.workers.each, stack.costs[0]
        text = f"{len(workers)}/{cost}"
        if short:
            self._write(room, f"{text} {name}")
            return
        metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
        figures = metrics.horizontalAdvance(text) + 2
        write(self._painter, room, text, self._u, Token.TEXT, flags=RIGHT, bold=True)
        side = min(row.height() - 3, 12 * self._u)
        slots = max(cost, len(workers))
        left = room.right() - figures - 6 * self._u - slots * (side + 2)
        if left - room.left() >= metrics.horizontalAdvance(name) + 4:
            for place in range(slots):
                at = QRectF(left + place * (side + 2), row.center().y() - side / 2, side, side)
                if place < len(workers):
                    paint_mini(self._painter, at, None, symbols.DICE[workers[place]])
                else:
                    fill, edge = theme().color(Token.SUNKEN), theme().color(Token.LINE)
                    box(self._painter, at, 2, fill, edge)
        else:
            left = room.right() - figures - 6 * self._u
        self._write(QRectF(room.left(), row.top(), left - room.left() - 4, row.height()), name)

    # -- tableau ------------------------------------------------------------------------------

    def _paint_tableau(self, room: QRectF) -> None:
        """Planets and emblems in a row, or in two, as large as fits; goods are on their worlds."""
        squares = self._area.squares
        if not squares:
            return
        gap = 4 * self._u
        side, columns = 0.0, 1
        for rows in (1, 2):
            in_row = -(-len(squares) // rows)
            fits = min(
                (room.height() + gap) / rows - gap,
                (room.width() + gap) / in_row - gap,
                _MOST_TILE * self._u,
            )
            if fits > side:
                side, columns = fits, in_row
        high = -(-len(squares) // columns) * (side + gap) - gap
        top = room.top() + (room.height() - high) / 2
        for at, square in enumerate(squares):
            row, column = divmod(at, columns)
            corner = QPointF(room.left() + column * (side + gap), top + row * (side + gap))
            rect = QRectF(corner, QSizeF(side, side))
            paint_small(self._painter, rect, NUMBERS[square.face])
            for place, colour in enumerate(square.goods):
                good = max(0.40 * side, 8.0)
                left = rect.center().x() - good / 2 + place * 0.5 * good
                die = QRectF(left, rect.center().y() - good / 2, good, good)
                paint_mini(self._painter, die, None, symbols.DICE[colour])


def _choosing() -> str:
    return tr("roll_galaxy-choosing")
