"""A small word in the corner of the board: "Paused", "auto"."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.kit.paint import box
from gui.style import Size, Space, Token, TypeRole, icon_pixmap, scaled, theme

_HEIGHT = 28


class CornerChip(QWidget):
    """Lies over the upper left corner of ``host`` and lets clicks through."""

    def __init__(self, host: QWidget, icon_name: str, text: str) -> None:
        super().__init__(host)
        self._icon_name = icon_name
        self._text = text
        self._leave = QTimer(self, singleShot=True)
        self._leave.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(text)
        self.hide()
        host.installEventFilter(self)
        scaled(self.adjustSize)

    def sizeHint(self) -> QSize:
        t = theme()
        text = QFontMetrics(t.font(TypeRole.LABEL)).horizontalAdvance(self._text)
        width = text + t.px(Size.ICON_SMALL + Space.S + 2 * Space.M)
        return QSize(width, t.px(_HEIGHT))

    def show_for(self, ms: int) -> None:
        """Show the chip for a while."""
        self.set_shown(True)
        self._leave.start(ms)

    def set_shown(self, shown: bool) -> None:
        """Show or hide the chip."""
        self._leave.stop()
        self.setVisible(shown)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildAdded:
            self.raise_()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        edge = t.color(Token.WARN) if t.high_contrast else None
        box(painter, rect, rect.height() / 2, t.color(Token.WARN_SOFT), edge)
        side = t.px(Size.ICON_SMALL)
        mark = icon_pixmap(self._icon_name, t.color(Token.WARN), side, self.devicePixelRatioF())
        left = t.px(Space.M)
        painter.drawPixmap(left, (self.height() - side) // 2, mark)
        painter.setPen(t.color(Token.WARN))
        painter.setFont(t.font(TypeRole.LABEL))
        room = rect.adjusted(left + side + t.px(Space.S), 0, 0, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._text)
