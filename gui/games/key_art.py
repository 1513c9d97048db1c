"""The art of a game on a button: Home, a new match, the first start."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from gui.games.face import face
from gui.kit.pictures import pictures
from gui.kit.words import LEFT, draw_words, fitted, words_in
from gui.style import Radius, Space, Token, TypeRole, theme
from gui.table.materials import rounded


class KeyArt(QAbstractButton):
    """A button filled with the art of a game.

    Args:
        game: id.
        name: its name, for screen readers; drawn below the art if ``named``.
        named: whether the name is drawn.
    """

    def __init__(self, game: str, name: str, *, named: bool = False) -> None:
        super().__init__()
        self.game, self._name, self._named = game, name, named
        self.setAccessibleName(name)
        self.setProperty("ringRadius", Radius.CARD)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, name = QPainter(self), self._name if self._named else ""
        pictures.draw(painter, (paint_art, self.game, name), QRectF(self.rect()))
        if self.isChecked():
            t, width = theme(), theme().pxf(3)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(t.color(Token.ACCENT if t.high_contrast else Token.BRASS), width))
            edge = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            painter.drawRoundedRect(edge, t.pxf(Radius.CARD), t.pxf(Radius.CARD))


def paint_art(painter: QPainter, rect: QRectF, game: str, name: str = "") -> None:
    """Paint the art of a game with round corners, and its name on a strip below it."""
    t, radius = theme(), theme().pxf(Radius.CARD)
    strip = t.px(TypeRole.PLATE.line + Space.S) if name else 0
    art = rect.adjusted(0, 0, 0, -strip)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(rounded(art, radius))
    painter.fillRect(art, t.color(Token.SUNKEN))
    face(game).paint_tile(painter, art)
    painter.setClipping(False)
    if name:
        inner = rect.adjusted(t.pxf(Space.M), art.height(), -t.pxf(Space.M), 0)
        font, least = t.font(TypeRole.PLATE), 0.7 * t.pxf(TypeRole.PLATE.size)
        font = fitted(font, least, inner.width(), name)
        shown = words_in(QFontMetricsF(font), name, inner.width())
        draw_words(painter, inner, shown, font, t.color(Token.TEXT), LEFT)
    painter.restore()
