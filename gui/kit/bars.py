"""Bars: the adviser's preference with its limits, and win chances of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.paint import box, paint_seat
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.motion import Motion, animate

_WHISKER = 1.5
_TICK = 12.0
_MARK = 12


@dataclass(frozen=True, slots=True)
class Preference:
    """How much the adviser likes a plan: share and its 95 % limits, all from 0 to 1."""

    share: float
    low: float | None = None
    high: float | None = None


class PreferenceBar(QWidget):
    """The violet bar of a hint with a whisker from the lower to the upper 95 % limit."""

    def __init__(self, preference: Preference, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preference = preference
        self._shown = preference.share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, share: float) -> None:
        self._shown = share
        self.update()

    shown_share = Property(float, _get_shown, _set_shown)

    @property
    def preference(self) -> Preference:
        """What the bar shows, at the end of a change that is running."""
        return self._preference

    def set_preference(self, preference: Preference) -> None:
        """Show another preference; the bar grows or shrinks to it."""
        self._preference = preference
        animate(self, "shown_share", preference.share, Motion.BAR)
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(_TICK + 2))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = t.pxf(Size.BAR)
        track = QRectF(0, (self.height() - height) / 2, self.width(), height)
        radius = height / 2
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, radius, t.color(Token.SUNKEN), edge)
        fill = QRectF(track)
        fill.setWidth(max(height, track.width() * self._shown))
        box(painter, fill, radius, t.color(Token.HINT))
        self._paint_whisker(painter)

    def _paint_whisker(self, painter: QPainter) -> None:
        low, high = self._preference.low, self._preference.high
        if low is None or high is None:
            return
        t = theme()
        width, tick = t.pxf(_WHISKER), t.pxf(_TICK) / 2
        middle = self.height() / 2
        left = max(width, low * self.width())
        right = min(self.width() - width, high * self.width())
        painter.setPen(QPen(t.color(Token.TEXT), width))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for x in (left, right):
            painter.drawLine(QPointF(x, middle - tick), QPointF(x, middle + tick))


@dataclass(frozen=True, slots=True)
class SeatShare:
    """Win chance of one seat from 0 to 1, and how it is written ("64.8 %")."""

    seat: int
    share: float
    text: str


class ProbabilityBar(QWidget):
    """One bar for all seats with their shapes and percentages under it; changes are animated.

    Shares should add up to 1; they are drawn in proportion to their sum.
    """

    def __init__(self, shares: Sequence[SeatShare], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shares = tuple(shares)
        self._before = [share.share for share in shares]
        self._change = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name()
        theme().follow(self.apply_theme)

    def _get_change(self) -> float:
        return self._change

    def _set_change(self, change: float) -> None:
        self._change = change
        self.update()

    change = Property(float, _get_change, _set_change)

    @property
    def shares(self) -> tuple[SeatShare, ...]:
        """What the bar shows, at the end of a change that is running."""
        return self._shares

    def set_shares(self, shares: Sequence[SeatShare]) -> None:
        """Show other win chances."""
        same_seats = [share.seat for share in shares] == [share.seat for share in self._shares]
        now = self._visible_shares()
        self._before = now if same_seats else [share.share for share in shares]
        self._shares = tuple(shares)
        self._name()
        self._change = 0.0
        animate(self, "change", 1.0, Motion.BAR)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self.setFixedHeight(t.px(Size.PROBABILITY_BAR + Space.XS + TypeRole.LABEL.line))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MIN), self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middles = self._paint_segments(painter)
        self._paint_labels(painter, middles)

    def _visible_shares(self) -> list[float]:
        return [
            before + (share.share - before) * self._change
            for before, share in zip(self._before, self._shares, strict=True)
        ]

    def _paint_segments(self, painter: QPainter) -> list[float]:
        """Draw the bar and return the middle of each segment."""
        t = theme()
        gap, height = t.pxf(1), t.pxf(Size.PROBABILITY_BAR)
        visible = self._visible_shares()
        room = self.width() - gap * (len(visible) - 1)
        total = sum(visible) or 1.0
        painter.save()
        clip = QRectF(0, 0, self.width(), height)
        box(painter, clip, height / 2, t.color(Token.SUNKEN))
        painter.setClipPath(_pill(clip))
        x, middles = 0.0, []
        for share, part in zip(self._shares, visible, strict=True):
            width = room * part / total
            painter.fillRect(QRectF(x, 0, width, height), t.seat_color(share.seat))
            middles.append(x + width / 2)
            x += width + gap
        painter.restore()
        return middles

    def _paint_labels(self, painter: QPainter, middles: Sequence[float]) -> None:
        t = theme()
        font = t.font(TypeRole.LABEL)
        metrics = QFontMetricsF(font)
        mark, gap = t.pxf(_MARK), t.pxf(Space.XS)
        widths = [metrics.horizontalAdvance(share.text) + mark + gap for share in self._shares]
        lefts = spread(middles, widths, self.width(), t.pxf(Space.S))
        top = t.pxf(Size.PROBABILITY_BAR + Space.XS)
        line = t.pxf(TypeRole.LABEL.line)
        painter.setFont(font)
        painter.setPen(t.color(Token.TEXT))
        for share, left, width in zip(self._shares, lefts, widths, strict=True):
            paint_seat(painter, QRectF(left, top + (line - mark) / 2, mark, mark), share.seat)
            text = QRectF(left + mark + gap, top, width, line)
            painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter), share.text)

    def _name(self) -> None:
        self.setAccessibleName(", ".join(share.text for share in self._shares))


def spread(
    middles: Sequence[float], widths: Sequence[float], room: float, gap: float
) -> list[float]:
    """Return left edges of labels near their middles, in order, apart by `gap`, within `room`."""
    lefts: list[float] = []
    least = 0.0
    for middle, width in zip(middles, widths, strict=True):
        left = max(least, middle - width / 2)
        lefts.append(left)
        least = left + width + gap
    most = room
    for place in range(len(lefts) - 1, -1, -1):
        lefts[place] = min(lefts[place], most - widths[place])
        most = lefts[place] - gap
    return lefts


def _pill(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    return path
