"""Small key names beside choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.paint import box
from gui.style import Radius, Space, Token, TypeRole, theme


@dataclass(frozen=True, slots=True)
class KeyCue:
    """A key name at the upper left corner of `rect` (coordinates of the host widget)."""

    rect: QRect
    key: str


class KeyCues(QWidget):
    """An overlay over `host` that shows the cues of `source`.

    `source` is asked each time they are shown, so that it always says what can be chosen now. Mouse
    and keyboard go through the overlay.
    """

    def __init__(self, host: QWidget, source: Callable[[], Sequence[KeyCue]]) -> None:
        super().__init__(host)
        self._host = host
        self._source = source
        self._cues: tuple[KeyCue, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("keyCues")
        self.hide()
        host.installEventFilter(self)

    @property
    def cues(self) -> tuple[KeyCue, ...]:
        """The cues shown now."""
        return self._cues

    def set_shown(self, *, shown: bool) -> None:
        """Show the cues that hold now, or hide them."""
        self._cues = tuple(self._source()) if shown else ()
        self.setGeometry(self._host.rect())
        self.setVisible(bool(self._cues))
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            # after the host has laid itself out
            QTimer.singleShot(0, self, self._refresh)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = t.font(TypeRole.LABEL)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        height = t.pxf(TypeRole.LABEL.line + 2)
        for cue in self._cues:
            width = max(height, metrics.horizontalAdvance(cue.key) + t.pxf(Space.S))
            corner = QPointF(cue.rect.topLeft()) - QPointF(width / 2, height / 2)
            left = min(max(0.0, corner.x()), self.width() - width)
            top = min(max(0.0, corner.y()), self.height() - height)
            chip = QRectF(left, top, width, height)
            edge = t.color(Token.LINE_STRONG)
            box(painter, chip, t.pxf(Radius.INNER), t.color(Token.RAISED), edge)
            painter.setPen(t.color(Token.TEXT))
            painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), cue.key)

    def _refresh(self) -> None:
        self.set_shown(shown=self.isVisibleTo(self._host))
