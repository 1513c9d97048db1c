"""Bars: the adviser's preference with its limits, and strength."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.paint import paint_meter
from gui.style import Size, Token, scaled, theme
from gui.style.drawing import painter_on
from gui.style.motion import Motion, animate

_WHISKER = 1.5
_TICK = 12.0


@dataclass(frozen=True, slots=True)
class Preference:
    """How much the adviser likes a plan: share and its 95% limits, all from 0 to 1."""

    share: float
    low: float | None = None
    high: float | None = None


class PreferenceBar(QWidget):
    """The violet bar of a hint with a whisker from the lower to the upper 95% limit."""

    def __init__(self, preference: Preference) -> None:
        super().__init__()
        self._preference = preference
        self._shown = preference.share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self.setFixedHeight, _TICK + 2)

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, share: float) -> None:
        self._shown = share
        self.update()

    shown_share = Property(float, _get_shown, _set_shown)

    def set_preference(self, preference: Preference) -> None:
        """Show another preference; the bar grows or shrinks to it."""
        self._preference = preference
        animate(self, "shown_share", preference.share, Motion.BAR)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        height = t.pxf(Size.BAR)
        track = QRectF(0, (self.height() - height) / 2, self.width(), height)
        paint_meter(painter, track, self._shown, t.color(Token.HINT))
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


class StrengthBar(QWidget):
    """How strong someone is, as a share of a scale; ``own`` marks the person's own place."""

    def __init__(self) -> None:
        super().__init__()
        self.share = 0.0
        self.own: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self.setFixedHeight, _TICK)

    def show_strength(self, strength: tuple[float, float | None] | None) -> None:
        """Show another strength and the person's place; None: hide, as nothing is known."""
        self.share, self.own = strength or (0.0, None)
        self.setVisible(strength is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        height = t.pxf(Size.BAR)
        track = QRectF(0, (self.height() - height) / 2, self.width(), height)
        paint_meter(painter, track, self.share, t.color(Token.BRASS))
        if self.own is not None:
            x = min(max(self.own, 0.01), 0.99) * self.width()
            painter.setPen(QPen(t.seat_color(0), t.pxf(2.5)))
            painter.drawLine(QPointF(x, 0), QPointF(x, self.height()))
