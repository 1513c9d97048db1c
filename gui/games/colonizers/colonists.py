"""Draws the colonists' cards in the middle: icon, name, power, and who may have them."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from engines.games.colonizers.cards import COLONIST_NAMES
from gui.games.colonizers import wording
from gui.games.colonizers.canvas import LINE, MARK, Canvas
from gui.games.colonizers.cards import paint_hatch, paint_icon
from gui.games.colonizers.colours import COLONIST_ICONS
from gui.games.colonizers.places import colonist
from gui.games.colonizers.sections import Section
from gui.kit.paint import box, paint_seat, seat_path
from gui.style import Radius, Space, Token, TypeRole, theme

_LEAST_ICON: Final = 16.0
_MOST_ICON: Final = 96.0
_ROOMY: Final = 168.0
"""From this width on, at 100 %, a colonist's power is told in larger letters."""
_WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)


@dataclass(frozen=True, slots=True)
class _Look:
    """How colonists are drawn: the side of their icons, in which letters which powers are told."""

    side: float
    role: TypeRole
    telling: frozenset[str]


def _parts(card: QRectF) -> tuple[QRectF, QRectF]:
    """The inside of a colonist's card, and the line at its foot."""
    pad, line = theme().pxf(Space.XS), theme().pxf(LINE)
    foot = QRectF(card.left(), card.bottom() - line - pad, card.width(), line)
    return QRectF(card.topLeft(), foot.topRight()).adjusted(pad, pad, -pad, 0), foot


class ColonistCards:
    """All of them, alike in all that does not depend on the colonist."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._painter = canvas.painter
        self._picture = canvas.picture

    def draw(self, sections: Collection[Section]) -> None:
        """Those that are among some sections."""
        look = self._look()
        for number, name in enumerate(COLONIST_NAMES):
            if colonist(number) in sections:
                self._draw_colonist(number, name, look)

    def _look(self) -> "_Look":
        """Icons and letters for which there is room on every card that tells its power."""
        t, line = theme(), theme().pxf(TypeRole.SECONDARY.line)
        inner, _ = _parts(self._canvas.rect(colonist(0)))
        role = TypeRole.BODY if inner.width() >= t.pxf(_ROOMY) else TypeRole.LABEL
        self._painter.setFont(t.font(role))
        room = inner.height() - line
        heights = {
            name: self._painter.boundingRect(
                inner, _WRAPPED, wording.power_now(self._picture, name)
            ).height()
            for name in COLONIST_NAMES
        }
        telling = {name for name in heights if heights[name] + t.pxf(_LEAST_ICON) <= room}
        left = room - max((heights[name] for name in telling), default=0.0)
        side = min(left, inner.width() * 0.45, t.pxf(_MOST_ICON))
        return _Look(side, role, frozenset(telling))

    def _draw_colonist(self, number: int, name: str, look: "_Look") -> None:
        """Icon, name, power; below, where it may be."""
        t, rect = theme(), self._canvas.rect(colonist(number))
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE_STRONG)
        box(self._painter, rect, t.pxf(Radius.INNER), fill, edge, t.pxf(1))
        inner, foot = _parts(rect)
        icon = QRectF(inner.center().x() - look.side / 2, inner.top(), look.side, look.side)
        ink = Token.TEXT2 if self._picture.is_out(name) else Token.TEXT
        paint_icon(self._painter, COLONIST_ICONS[name], t.color(ink), icon)
        line = t.pxf(TypeRole.SECONDARY.line)
        row = QRectF(rect.left() + 1, icon.bottom(), rect.width() - 2, line)
        self._painter.setFont(t.font(self._fitting(name, row.width())))
        self._painter.setPen(t.color(ink))
        self._canvas.elided(row, name, centred=True)
        if name in look.telling:
            self._canvas.pen(Token.TEXT2, look.role)
            rest = QRectF(QPointF(inner.left(), row.bottom()), inner.bottomRight())
            self._painter.drawText(rest, _WRAPPED, wording.power_now(self._picture, name))
        if colonist(number) in self._picture.selection.blocked:
            pad = t.pxf(Space.XS)
            paint_hatch(self._painter, rect.adjusted(0, 0, 0, -foot.height() - pad))
        self._draw_holders(name, foot)

    def _fitting(self, name: str, width: float) -> TypeRole:
        roles = (TypeRole.SECTION, TypeRole.LABEL)
        fits = (
            role
            for role in roles
            if QFontMetricsF(theme().font(role)).horizontalAdvance(name) <= width
        )
        return next(fits, TypeRole.LABEL)

    def _draw_holders(self, name: str, foot: QRectF) -> None:
        """The mark of the seat that has a colonist, filled; outlines of those that may have it."""
        t, picture = theme(), self._picture
        blocked = picture.selection.blocked.get(colonist(COLONIST_NAMES.index(name)))
        holders = picture.holders(name)
        sure = len(holders) == 1 and picture.colonist(holders[0]) == name
        if not sure and (picture.is_out(name) or blocked is not None):
            word = wording.blocked(blocked) if blocked else wording.out_word()
            self._canvas.pen(Token.TEXT2, TypeRole.LABEL)
            self._canvas.elided(foot, word, centred=True)
            return
        if not holders or not (sure or picture.memory):
            return
        mark, gap = t.pxf(MARK), t.pxf(Space.XS)
        x = foot.center().x() - (len(holders) * (mark + gap) - gap) / 2
        for seat in holders:
            rect = QRectF(x, foot.center().y() - mark / 2, mark, mark)
            if sure:
                paint_seat(self._painter, rect, seat)
            else:
                self._painter.setPen(QPen(t.seat_color(seat), t.pxf(1.5)))
                self._painter.setBrush(Qt.BrushStyle.NoBrush)
                self._painter.drawPath(seat_path(t.seat(seat).shape, rect))
            x += mark + gap
