"""A thin progress line. Waiting is shown by this line and by words, never by a spinner."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.style import Size, Token, scaled, theme

_UNKNOWN_OPACITY = 0.45


class ProgressLine(QWidget):
    """A line of 3 pixels that fills from left to right.

    `set_progress(0.4)` shows a part, `set_progress(None)` shows that work continues without a known
    end; `set_active(False)` leaves the space empty. `token` is HINT for the adviser, ACCENT for
    everything else.
    """

    def __init__(self, token: Token = Token.ACCENT) -> None:
        super().__init__()
        self._token = token
        self.progress: float | None = None
        """The share done, from 0 to 1, or None if unknown."""
        self.active = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self.setFixedHeight, Size.PROGRESS)

    def set_progress(self, progress: float | None) -> None:
        """Show a share from 0 to 1 (limited to that range), or None for unknown."""
        self.progress = None if progress is None else min(max(progress, 0.0), 1.0)
        self.update()

    def set_active(self, active: bool) -> None:
        """Draw the line, or leave its space empty."""
        self.active = active
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.active:
            painter = QPainter(self)
            paint_progress(painter, QRectF(self.rect()), self.progress, self._token)


def paint_progress(
    painter: QPainter, rect: QRectF, progress: float | None, token: Token = Token.ACCENT
) -> None:
    """Draw a progress line into `rect`; `progress` None means unknown."""
    t = theme()
    if progress is None:
        painter.fillRect(rect, t.color(token, _UNKNOWN_OPACITY))
        return
    painter.fillRect(rect, t.color(Token.SUNKEN))
    rect.setWidth(rect.width() * progress)
    painter.fillRect(rect, t.color(token))
