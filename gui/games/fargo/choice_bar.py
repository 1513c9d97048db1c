"""One of the two choices as a bar that can be clicked: its points, or its win chance."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.core.words import number, percent
from gui.kit.paint import box
from gui.kit.tips import Tip, set_tip
from gui.style import Radius, Size, Space, Token, TypeRole, theme

_NONE: Final = "–"
_WIDEST: Final = 10_000.0
_SHORTEST: Final = 32
"""A bar shorter than this tells nothing and is left out."""


class ChoiceBar(QWidget):
    """Name, bar and figure of one choice; ``clicked`` comes while it ``can_choose``.

    The keyboard has the buttons of the action bar and their keys instead.
    """

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.name = self._tip = ""
        self.text = _NONE
        self._share = 0.0
        self._advised = False
        self._choosable = False
        self._hovered = False
        self._name_width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    @property
    def can_choose(self) -> bool:
        """Whether a click chooses."""
        return self._choosable

    def set_name(self, name: str, tip: str) -> None:
        """What the choice is called, and what its figure is."""
        if (name, tip) == (self.name, self._tip):
            return
        self.name, self._tip = name, tip
        set_tip(self, Tip(name, lines=(tip,)))

    def show_nothing(self, *, advised: bool = False) -> None:
        """There is no figure now."""
        self._show(_NONE, 0.0, self.name, advised=advised)

    def show_points(
        self, points: float, full: float, *, decimals: int = 0, advised: bool = False
    ) -> None:
        """Show ``points`` on a scale that ends at ``full``."""
        text = number(points, decimals)
        says = self.tr("{0}: {1} points").format(self.name, text)
        self._show(text, points / full, says, advised=advised)

    def show_chance(self, chance: float, *, advised: bool = False) -> None:
        """Show a win chance, 0..1."""
        text = percent(chance)
        says = self.tr("{0}: wins {1}").format(self.name, text)
        self._show(text, chance, says, advised=advised)

    def _show(self, text: str, share: float, says: str, *, advised: bool) -> None:
        if (text, share, says, advised) == (
            self.text,
            self._share,
            self.accessibleName(),
            self._advised,
        ):
            return
        self.text, self._share, self._advised = text, share, advised
        self.setAccessibleName(says)
        self.update()

    def set_choosable(self, on: bool) -> None:
        """Let clicks choose, or not."""
        if on == self._choosable:
            return
        self._choosable = on
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def name_width(self) -> float:
        """Room that the name needs."""
        return QFontMetricsF(theme().font(TypeRole.BODY)).horizontalAdvance(self.name)

    def set_name_width(self, width: float) -> None:
        """Let the bar begin where the one beside it begins."""
        self._name_width = width
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(Size.TARGET))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._choosable and self._hovered:
            box(painter, QRectF(self.rect()), t.pxf(Radius.INNER), t.color(Token.ACCENT_SOFT))
        inner = QRectF(self.rect()).adjusted(t.pxf(Space.S), 0, -t.pxf(Space.S), 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(t.font(TypeRole.BODY))
        ink = Token.HINT if self._advised else Token.TEXT if self._choosable else Token.TEXT2
        painter.setPen(t.color(ink))
        font = t.font(TypeRole.TABLE)
        figures = QFontMetricsF(font)
        room = inner.width() - figures.horizontalAdvance(self.text) - t.pxf(Space.XS)
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignLeft | middle), name)
        painter.setFont(font)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignRight | middle), self.text)
        widest = figures.horizontalAdvance(number(_WIDEST, 1))
        left = inner.left() + self._name_width + t.pxf(Space.M)
        right = inner.right() - widest - t.pxf(Space.M)
        if right - left >= t.pxf(_SHORTEST):
            self._paint_bar(painter, left, right)

    def _paint_bar(self, painter: QPainter, left: float, right: float) -> None:
        t = theme()
        height = t.pxf(Size.BAR)
        track = QRectF(left, (self.height() - height) / 2, right - left, height)
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, height / 2, t.color(Token.SUNKEN), edge)
        if self._share > 0:
            fill = QRectF(track)
            fill.setWidth(max(height, track.width() * min(1.0, self._share)))
            token = Token.HINT if self._advised else Token.ACCENT
            box(painter, fill, height / 2, t.color(token))

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: object) -> None:
        self._hovered = False
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.setAccepted(self._choosable and event.button() is Qt.MouseButton.LeftButton)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self._choosable and inside and event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()
