"""The strips of the seats: who they are, and what can be seen of the others, drawn small."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, NUMBERS
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import Dice, SeatView, StackView
from engines.runtime.texts import tr
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.painting import RIGHT, fitting_font, write
from gui.games.roll_galaxy.symbols import gold
from gui.games.roll_galaxy.things import Shown
from gui.games.roll_galaxy.tiles import paint_small, sized_font
from gui.kit.paint import box, fill_icon
from gui.kit.player_card import PlayerView, paint_person
from gui.style import Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Glyph
from gui.table.materials import paint_glass

_WIDE: Final = 400.0
"""From this width of a strip on, dice are beside its head and its tiles."""
_RIGHT_SHARE: Final = 0.47
_MOST_RIGHT: Final = 330.0
_HIGH: Final = 112.0
_NARROW_HIGH: Final = 190.0
_MOST_HIGH: Final = 0.295
"""Maximum share of the table's height that the strips of other seats take."""
_GAP: Final = 8.0
_HEAD: Final = 52.0
_LEAST_HEAD: Final = 46.0
"""Minimum height of a head, at 100%: a name, and two lines for what someone says."""
_ROW: Final = 18.0
_LEAST_ROW: Final = 13.0
_LOWEST_ROW: Final = 10.0
_TILES: Final = 26.0
_OWN_FIGURES: Final = 124.0
_MOST_FIGURES: Final = 190.0
_MOST_TILE: Final = 58.0

_Groups: TypeAlias = Sequence[tuple[Glyph | None, Sequence[int]]]


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip shows: a seat, its name and area, and whether it acts now.

    ``carded``: a player card is on its head, and says who it is.
    """

    seat: int
    name: str
    area: SeatView
    acts: bool
    carded: bool


def paint_strip(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the strip of another seat."""
    _Painting(painter, rect, unit, strip).paint()


def paint_own(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the line below the area of a seat: who it is, and its figures."""
    painting = _Painting(painter, rect, unit, strip)
    head = own_head(rect, unit)
    painting.paint_head(head)
    painting.paint_figures(rect.adjusted(head.width() + 20 * unit, 0, 0, 0), 2)


def strip_of(shown: Shown, seat: int) -> Strip:
    area, acts = shown.view.seats[seat], shown.view.mover == seat
    return Strip(seat, shown.names[seat], area, acts, shown.carded)


def row_of(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """The places of the other seats, side by side at the top."""
    strip, gap = QRectF(room), _GAP * unit
    strip.setWidth((room.width() - gap * (count - 1)) / count)
    high = _HIGH if _is_wide(strip, unit) else _NARROW_HIGH
    strip.setHeight(min(high * unit, _MOST_HIGH * room.height()))
    return [strip.translated(at * (strip.width() + gap), 0) for at in range(count)]


def _is_wide(strip: QRectF, unit: float) -> bool:
    """Whether dice are beside the head of a strip and its tiles; otherwise all is in rows."""
    return strip.width() >= _WIDE * unit


def head_of(strip: QRectF, unit: float) -> QRectF:
    """The place in a strip that says whose it is, how many points it has, and what it says."""
    inner = _inside(strip, unit)
    high = max(_HEAD * unit, min(theme().pxf(_LEAST_HEAD), 0.45 * inner.height()))
    wide = inner.width() - (_right(strip, unit) if _is_wide(strip, unit) else 0.0)
    return QRectF(inner.left(), inner.top(), wide, high)


def own_head(room: QRectF, unit: float) -> QRectF:
    return room.adjusted(9 * unit, 3 * unit, -_OWN_FIGURES * unit, -3 * unit)


def _inside(strip: QRectF, unit: float) -> QRectF:
    return strip.adjusted(9 * unit, 6 * unit, -9 * unit, -6 * unit)


def _right(strip: QRectF, unit: float) -> float:
    """How wide the dice in a wide strip are, with the gap before them."""
    return min(_MOST_RIGHT * unit, _RIGHT_SHARE * strip.width()) + 12 * unit


def cover_of(strip: QRectF, unit: float) -> QRectF:
    """The place of the cup that hides a seat's choice: where its workers will be."""
    side, head = 0.5 * strip.height(), head_of(strip, unit)
    below = QPointF(head.left(), head.bottom() - side / 2)
    corner = head.topRight() if _is_wide(strip, unit) else below
    return QRectF(corner, QSizeF(side, side))


class _Painting:
    """Draws one strip."""

    def __init__(self, painter: QPainter, rect: QRectF, unit: float, strip: Strip) -> None:
        self._painter = painter
        self._rect = rect
        self._u = unit
        self._strip = strip
        self._area = strip.area

    def paint(self) -> None:
        t, u, rect = theme(), self._u, self._rect
        paint_glass(self._painter, rect)
        if self._strip.acts:
            box(self._painter, rect, t.pxf(Radius.CARD), None, gold(), t.pxf(1.5))
        inner, head = _inside(rect, u), head_of(rect, u)
        if not self._strip.carded:  # a name alone
            head.setHeight(0.6 * head.height())
        self.paint_head(head)
        tiles = QRectF(inner.left(), head.bottom() + 3 * u, head.width(), 0)
        tiles.setBottom(inner.bottom())
        rows = QRectF(inner)
        parts: list[Callable[[QRectF], None]] = [
            partial(self.paint_figures, count=3),
            self._paint_workers,
            self._paint_both,
        ]
        for half, stack in enumerate((self._area.developments, self._area.worlds)):
            icon = symbols.PHASE_ICONS[DEVELOP + half]
            parts.append(partial(self._paint_stack, icon=icon, stack=stack))
        if _is_wide(rect, u):
            rows.setLeft(head.right() + 12 * u)
        else:
            rows.setTop(head.bottom())
        if rows.height() < len(parts) * t.pxf(_LOWEST_ROW):  # without dice
            del parts[1:3]
        high = rows.height() / len(parts)
        if not _is_wide(rect, u):
            with_tiles = min(_ROW * u, high - _TILES * u / len(parts))
            high = with_tiles if with_tiles >= _LEAST_ROW * u else high
            tiles.setTop(rows.top() + len(parts) * high + 2 * u)
        for at, paint in enumerate(parts):
            paint(QRectF(rows.left(), rows.top() + at * high, rows.width(), high))
        self._paint_tableau(tiles)

    def paint_head(self, head: QRectF) -> None:
        if not self._strip.carded:
            strip = self._strip
            view = PlayerView(strip.seat, strip.name, "", str(self._area.score.total))
            paint_person(self._painter, head, view)

    def _write(self, rect: QRectF, text: str, token: Token = Token.TEXT) -> float:
        return write(self._painter, rect, text, self._u, token)

    def _icon(self, row: QRectF, x: float, icon: str) -> float:
        """Draw an icon in a row; returns where it ends."""
        side = min(row.height() - 2, 13 * self._u)
        fill_icon(self._painter, icon, QPointF(x + side / 2, row.center().y()), side, gold())
        return x + side + 4 * self._u

    # -- figures and workers ------------------------------------------------------------------

    def paint_figures(self, row: QRectF, count: int) -> None:
        """The first ``count`` of squares, chips, and credits, side by side."""
        area = self._area
        figures = (
            (symbols.END_ICON, f"{len(area.squares)}/{LAST_SQUARES}"),
            (symbols.CHIPS_ICON, str(area.score.chips)),
            (symbols.CREDITS_ICON, f"${area.credits}"),
        )
        step = min(row.width(), _MOST_FIGURES * self._u) / (count + 0.2)
        for at, (icon, text) in enumerate(figures[:count]):
            left = self._icon(row, row.left() + (at + 0.2 * (at > 0)) * step, icon)
            self._write(QRectF(left, row.top(), row.right() - left, row.height()), text)

    def _paint_workers(self, room: QRectF) -> None:
        """What is in the columns; "choosing…" while that is hidden."""
        assigned = self._area.assignment
        if assigned is None:
            self._write(room, tr("roll_galaxy-choosing"), Token.TEXT2)
            return
        columns = enumerate(assigned.columns)
        groups = [(symbols.face_of_die(phase), dice.each) for phase, dice in columns if any(dice)]
        self._paint_minis(room, groups)

    def _paint_minis(self, room: QRectF, groups: _Groups) -> None:
        """Groups of dice with their faces, as large as fits."""
        count = sum(len(dice) for _, dice in groups)
        step = min(room.height(), 19 * self._u, (room.width() + 4) / max(1, count) - 1)
        side, x = step - 2, room.left()
        for face, dice in groups:
            for colour in dice:
                rect = QRectF(x, room.center().y() - side / 2, side, side)
                paint_mini(self._painter, rect, face, symbols.DICE[colour])
                x += step
            x += 4

    # -- dice and stacks ----------------------------------------------------------------------

    def _paint_both(self, row: QRectF) -> None:
        cup, citizenry = self._area.cup, self._area.citizenry
        share = len(cup.each) / max(1, len(cup.each + citizenry.each))
        room = row.width() * min(0.7, max(0.3, share))
        self._paint_dice(QRectF(row.left(), row.top(), room, row.height()), symbols.CUP_ICON, cup)
        right = QRectF(row.left() + room, row.top(), row.width() - room, row.height())
        self._paint_dice(right, symbols.CITIZENRY_ICON, citizenry)

    def _paint_dice(self, row: QRectF, icon: str, dice: Dice) -> None:
        left = self._icon(row, row.left(), icon)
        room = QRectF(left, row.top(), row.right() - left - 6 * self._u, row.height())
        if dice.each:
            self._paint_minis(room, [(None, dice.each)])
        else:
            self._write(room, "0", Token.TEXT2)

    def _paint_stack(self, row: QRectF, icon: str, stack: StackView) -> None:
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
        metrics = QFontMetricsF(sized_font(TypeRole.LABEL, self._u))
        figures = metrics.horizontalAdvance(text) + 4
        write(self._painter, room, text, self._u, Token.TEXT, flags=RIGHT, bold=True)
        side = min(row.height() - 3, 12 * self._u)
        slots = max(cost, len(workers))
        left, wide = room.right() - figures, slots * (side + 2)
        if left - wide - room.left() >= metrics.horizontalAdvance(name) + 4:
            left -= wide
            for place in range(slots):
                at = QRectF(left + place * (side + 2), row.center().y() - side / 2, side, side)
                if place < len(workers):
                    paint_mini(self._painter, at, None, symbols.DICE[workers[place]])
                else:
                    fill, edge = theme().color(Token.SUNKEN), theme().color(Token.LINE)
                    box(self._painter, at, 2, fill, edge)
        room.setRight(left)
        font = fitting_font(name, room.width(), self._u, TypeRole.LABEL)
        write(self._painter, room, name, self._u, Token.TEXT, font=font)

    # -- tableau ------------------------------------------------------------------------------

    def _paint_tableau(self, room: QRectF) -> None:
        """Planets and emblems in a row, or in two, as large as fits; goods are on their worlds."""
        squares = self._area.squares
        if not squares or room.height() <= 0:
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
