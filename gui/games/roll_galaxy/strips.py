"""The strips of the seats: who they are, and what can be seen of the others, drawn small."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from engines.games.roll_galaxy.data import DEVELOP, LAST_SQUARES, NUMBERS
from engines.games.roll_galaxy.names import face_name
from engines.games.roll_galaxy.view import SeatView, StackView
from engines.runtime.texts import tr
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.painting import smallest, write
from gui.games.roll_galaxy.symbols import gold
from gui.games.roll_galaxy.things import Shown
from gui.games.roll_galaxy.tiles import paint_small, sized_font
from gui.kit.paint import box, fill_icon, pictures_in
from gui.kit.player_card import PlayerView, paint_person
from gui.kit.words import RIGHT, fitted
from gui.style import Radius, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Glyph
from gui.table.materials import paint_glass

_WIDE: Final = 400.0
"""From this width of a strip on, dice are beside its head and its tiles."""
_RIGHT_SHARE: Final = 0.43
_MOST_RIGHT: Final = 330.0
_BESIDE: Final = 260.0
"""How wide a head is that has the tiles beside it, in the widest strips."""
_LEAST_BESIDE: Final = 150.0
"""The minimum of that, at 100%: its letters don't shrink as the table does."""
_HIGH: Final = 122.0
_SHARED_HIGH: Final = 150.0
_NARROW_HIGH: Final = 206.0
_MOST_HIGH: Final = 0.235
_MOST_NARROW_HIGH: Final = 0.30
"""Maximum share of the table's height that the strips of other seats take."""
_GAP: Final = 8.0
_HEAD: Final = 52.0
_LEAST_HEAD: Final = 46.0
"""Minimum height of a head, at 100%: a name, and two lines for what someone says."""
_LOW_HEAD: Final = 30.0
_BELOW: Final = 58.0
"""Height of a head, at 100%, where less than ``_BELOW`` would be left below it."""
_ROW: Final = 18.0
_LEAST_ROW: Final = 15.0
"""Height of a row, at 100%; where it would be lower, tiles are left out."""
_TILES: Final = 26.0
_DICE: Final = 24.0
_HIDDEN: Final = "fa6s.hourglass-half"
_OWN_FIGURES: Final = 63.0
_LEAST_OWN_FIGURES: Final = 54.0
"""The width of the figures of the seat shown; the minimum at 100%."""
_MOST_FIGURES: Final = 190.0
_MOST_TILE: Final = 96.0

_Group: TypeAlias = tuple[str, Glyph | None, Sequence[int]]
"""The sign before dice with the same face, or nothing, and their colors."""


@dataclass(frozen=True, slots=True)
class Strip:
    """What a strip shows: a seat, its name and area, and whether it acts now.

    ``carded``: a player card is on its head, and says who it is. ``most``: tiles have room for
    this many squares, so that they are equally large in all strips.
    """

    seat: int
    name: str
    area: SeatView
    acts: bool
    carded: bool
    most: int


def paint_strip(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the strip of another seat."""
    _Painting(painter, rect, unit, strip).paint()


def paint_own(painter: QPainter, rect: QRectF, strip: Strip, unit: float) -> None:
    """Draw the line below the area of a seat: who it is, and its figures."""
    painting = _Painting(painter, rect, unit, strip)
    head = own_head(rect, unit)
    painting.paint_head(head)
    row = QRectF(head.topRight(), QSizeF(rect.right() - head.right(), head.height() / 2))
    row.setLeft(row.left() + 10 * unit)
    for first in range(2):  # one below the other: buttons begin right of them
        painting.paint_figures(row.translated(0, first * row.height()), first, 1)


def strip_of(shown: Shown, seat: int) -> Strip:
    area, acts = shown.view.seats[seat], shown.view.mover == seat
    most = max(len(shown.view.seats[other].squares) for other in shown.others)
    return Strip(seat, shown.names[seat], area, acts, shown.carded, most)


def row_of(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """The places of the other seats, side by side at the top."""
    strip, gap = QRectF(room), _GAP * unit
    strip.setWidth((room.width() - gap * (count - 1)) / count)
    high, share = _NARROW_HIGH, _MOST_NARROW_HIGH
    if _is_wide(strip, unit):
        high, share = _HIGH if count == 1 else _SHARED_HIGH, _MOST_HIGH
    strip.setHeight(min(high * unit, share * room.height()))
    return [strip.translated(at * (strip.width() + gap), 0) for at in range(count)]


def _is_wide(strip: QRectF, unit: float) -> bool:
    """Whether dice are beside the head of a strip and its tiles; otherwise all is in rows."""
    return strip.width() >= _WIDE * unit


def head_of(strip: QRectF, unit: float) -> QRectF:
    """The place in a strip that says whose it is, how many points it has, and what it says."""
    inner, t = _inside(strip, unit), theme()
    high = max(_HEAD * unit, min(t.pxf(_LEAST_HEAD), 0.45 * inner.height()))
    wide = inner.width()
    if _is_wide(strip, unit):
        wide -= _right(strip, unit) + 3 * unit
        if wide >= 2 * _BESIDE * unit:
            wide, high = min(wide, max(_BESIDE * unit, t.pxf(_LEAST_BESIDE))), inner.height()
    if inner.height() - high < t.pxf(_BELOW) and high < inner.height():
        high = min(high, t.pxf(_LOW_HEAD))
    return QRectF(inner.left(), inner.top(), wide, high)


def own_head(room: QRectF, unit: float) -> QRectF:
    figures = max(_OWN_FIGURES * unit, theme().pxf(_LEAST_OWN_FIGURES))
    return room.adjusted(9 * unit, 3 * unit, -figures, -3 * unit)


def _inside(strip: QRectF, unit: float) -> QRectF:
    return strip.adjusted(9 * unit, 6 * unit, -9 * unit, -6 * unit)


def _right(strip: QRectF, unit: float) -> float:
    """How wide the dice in a wide strip are, with the gap before them."""
    return min(_MOST_RIGHT * unit, _RIGHT_SHARE * strip.width()) + 12 * unit


def cover_of(strip: QRectF, unit: float) -> QRectF:
    """The place of the cup that hides a seat's choice: where its workers will be."""
    side, head = 0.5 * strip.height(), head_of(strip, unit)
    corner = QPointF(head.left(), head.bottom() - side / 2)
    if _is_wide(strip, unit):
        corner = QPointF(strip.right() - _right(strip, unit), head.top())
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
        wide = _is_wide(rect, u)
        paint_glass(self._painter, rect)
        if self._strip.acts:
            box(self._painter, rect, t.pxf(Radius.CARD), None, gold(), t.pxf(1.5))
        inner, head = _inside(rect, u), head_of(rect, u)
        corner = head.topRight() + QPointF(12 * u, 0)
        if head.bottom() < inner.bottom():
            if not self._strip.carded:  # a name alone
                head.setHeight(0.6 * head.height())
            corner = head.bottomLeft() + QPointF(0, 3 * u)
        self.paint_head(head)
        tiles = QRectF(corner, inner.bottomRight())
        rows = QRectF(inner)
        workers, supply = self._groups
        parts: list[Callable[[QRectF], None]] = [partial(self.paint_figures, first=0, count=3)]
        dice = (workers, supply) if wide else (workers + supply,)
        parts += (partial(self._paint_dice, groups=groups) for groups in dice)
        for half, stack in enumerate((self._area.developments, self._area.worlds)):
            icon = symbols.PHASE_ICONS[DEVELOP + half]
            parts.append(partial(self._paint_stack, icon=icon, stack=stack))
        if wide:
            rows.setLeft(rect.right() - _right(rect, u))
            tiles.setRight(rows.left() - 12 * u)
        else:
            rows.setTop(head.bottom())
        high = rows.height() / len(parts)
        if not wide:
            with_tiles = min(_ROW * u, high - _TILES * u / len(parts))
            high = with_tiles if with_tiles >= t.pxf(_LEAST_ROW) else high
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

    # -- figures and dice ---------------------------------------------------------------------

    def paint_figures(self, row: QRectF, first: int, count: int) -> None:
        """Some of squares, chips, and credits, side by side."""
        area = self._area
        figures = (
            (symbols.END_ICON, f"{len(area.squares)}/{LAST_SQUARES}"),
            (symbols.CHIPS_ICON, str(area.score.chips)),
            (symbols.CREDITS_ICON, f"${area.credits}"),
        )
        step = min(row.width(), _MOST_FIGURES * self._u) / (count + 0.2)
        for at, (icon, text) in enumerate(figures[first : first + count]):
            left = self._icon(row, row.left() + (at + 0.2 * (at > 0)) * step, icon)
            self._write(QRectF(left, row.top(), row.right() - left, row.height()), text)

    @property
    def _groups(self) -> tuple[list[_Group], list[_Group]]:
        """The dice in the columns, and those in cup and Citizenry."""
        area, workers = self._area, list[_Group]([(_HIDDEN, None, ())])
        if area.assignment is not None:
            columns = enumerate(area.assignment.columns)
            workers = [("", symbols.face_of_die(at), dice.each) for at, dice in columns]
        cup, citizenry = area.cup.each, area.citizenry.each
        return workers, [
            (symbols.CUP_ICON, None, cup),
            (symbols.CITIZENRY_ICON, None, citizenry),
        ]

    def _paint_dice(self, row: QRectF, groups: Sequence[_Group]) -> None:
        """Groups of dice after their signs, as large as fits; "choosing…" if there is room."""
        gap, x = 8 * self._u, row.left()
        signs = sum(bool(sign) for sign, *_ in groups) * (min(row.height(), 17 * self._u) + gap)
        count = max(1, sum(len(dice) for *_, dice in groups))
        step = min(row.height(), _DICE * self._u, (row.width() - signs - gap) / count)
        for sign, face, dice in groups:
            x = self._icon(row, x, sign) if sign else x
            for colour in dice:
                rect = QRectF(x, row.center().y() - step / 2 + 1, step - 2, step - 2)
                paint_mini(self._painter, rect, face, symbols.DICE[colour])
                x += step
            if sign and not dice:
                text = "0" if sign is not _HIDDEN else tr("roll_galaxy-choosing")
                if sign is not _HIDDEN or len(groups) == 1:
                    x += self._write(row.adjusted(x - row.left(), 0, 0, 0), text, Token.TEXT2)
            x += gap if sign else 2 * bool(dice)

    # -- stacks -------------------------------------------------------------------------------

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
        font = fitted(sized_font(TypeRole.LABEL, self._u), smallest(), room.width(), name)
        write(self._painter, room, name, self._u, Token.TEXT, font=font)

    # -- tableau ------------------------------------------------------------------------------

    def _paint_tableau(self, room: QRectF) -> None:
        """Planets and emblems in rows, as large as fits; goods are on their worlds."""
        squares, most = self._area.squares, self._strip.most
        if not squares or room.height() <= 0:
            return
        places = pictures_in(room, most, _MOST_TILE * self._u, 4 * self._u)
        for square, rect in zip(squares, places, strict=False):
            paint_small(self._painter, rect, NUMBERS[square.face])
            for place, colour in enumerate(square.goods):
                good = max(0.40 * rect.width(), 8.0)
                left = rect.center().x() - good / 2 + place * 0.5 * good
                die = QRectF(left, rect.center().y() - good / 2, good, good)
                paint_mini(self._painter, die, None, symbols.DICE[colour])
