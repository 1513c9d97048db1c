"""Dice histogram: how often each face came, and what fair dice would do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.kit.paint import box
from gui.style import DiceColour, Size, Space, Token, TypeRole, theme
from gui.table.dice.painting import paint_mini
from gui.table.dice.view import Face

_HEIGHT: Final = 140
_BAR_SHARE: Final = 0.46
_BAND_SHARE: Final = 0.78
_EXPECTED_WIDTH: Final = 2.0
_BAND_OPACITY: Final = 0.16


@dataclass(frozen=True, slots=True)
class FaceCount:
    """One face: how often it came, how often to expect it, and the 95 % band of fair dice."""

    face: Face
    name: str
    observed: int
    expected: float
    low: float
    high: float
    colour: DiceColour = DiceColour.IVORY


class DiceHistogram(QWidget):
    """Bars for what came, a line for what to expect, a band that holds 95 % of fair games.

    Put the sentence from the fairness test below it with a Label.
    """

    def __init__(self, counts: Sequence[FaceCount] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[FaceCount, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Dice histogram"))
        self.set_counts(counts)
        theme().follow(self.apply_theme)

    @property
    def counts(self) -> tuple[FaceCount, ...]:
        """What is shown."""
        return self._counts

    def set_counts(self, counts: Sequence[FaceCount]) -> None:
        """Show other counts."""
        self._counts = tuple(counts)
        self.setAccessibleDescription("; ".join(map(self._describe, self._counts)))
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(_HEIGHT))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MIN), theme().px(_HEIGHT))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            place = int(event.pos().x() / max(1.0, self._step()))
            text = self._describe(self._counts[place]) if place < len(self._counts) else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = theme()
        plot = self._plot()
        painter.setPen(QPen(t.color(Token.LINE_STRONG), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        for place, count in enumerate(self._counts):
            self._paint_count(painter, plot, place, count)

    def _step(self) -> float:
        return self.width() / max(1, len(self._counts))

    def _plot(self) -> QRectF:
        t = theme()
        below = t.pxf(Size.DIE_MINI + Space.S)
        return QRectF(self.rect()).adjusted(0, t.pxf(TypeRole.LABEL.line), 0, -below)

    def _top(self) -> float:
        return max((max(count.observed, count.high) for count in self._counts), default=1) or 1

    def _paint_count(self, painter: QPainter, plot: QRectF, place: int, count: FaceCount) -> None:
        t = theme()
        middle = (place + 0.5) * self._step()
        per_count = plot.height() / self._top()

        def height_of(value: float) -> float:
            return plot.bottom() - value * per_count

        band = min(self._step() * _BAND_SHARE, t.pxf(72))
        rect = QRectF(middle - band / 2, height_of(count.high), band, 0)
        rect.setBottom(height_of(count.low))
        box(painter, rect, t.pxf(3), t.color(Token.TEXT2, _BAND_OPACITY))
        width = min(self._step() * _BAR_SHARE, t.pxf(42))
        bar = QRectF(middle - width / 2, height_of(count.observed), width, 0)
        bar.setBottom(plot.bottom())
        inside = count.low <= count.observed <= count.high
        box(painter, bar, t.pxf(3), t.color(Token.ACCENT if inside else Token.WARN))
        painter.setPen(QPen(t.color(Token.TEXT), t.pxf(_EXPECTED_WIDTH)))
        y = height_of(count.expected)
        painter.drawLine(QPointF(middle - band / 2, y), QPointF(middle + band / 2, y))
        painter.setFont(t.font(TypeRole.LABEL))
        above = min(bar.top(), rect.top())
        number = QRectF(middle - band / 2, above - t.pxf(16), band, t.pxf(16))
        painter.drawText(number, int(Qt.AlignmentFlag.AlignCenter), str(count.observed))
        side = t.pxf(Size.DIE_MINI)
        die = QRectF(middle - side / 2, plot.bottom() + t.pxf(Space.XS), side, side)
        paint_mini(painter, die, count.face, count.colour)

    def _describe(self, count: FaceCount) -> str:
        text = self.tr("{0}: {1} times, expected {2:.1f}, 95 % of fair games {3:.0f} to {4:.0f}")
        return text.format(count.name, count.observed, count.expected, count.low, count.high)
