"""Tables on Home, as they are now: unfinished matches, and today's exercise."""

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy

from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.requests import Request
from gui.app.values import day_text
from gui.games.face import face, game_name
from gui.games.key_art import paint_art
from gui.kit.paint import words_in
from gui.kit.portraits import portrait_pixmap
from gui.match.view import MatchView
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.tokens import Ink
from gui.table.board import Scene
from gui.table.instruments import paint_button
from gui.table.materials import ink

_HEIGHT: Final = 84
_BOARD: Final = 660
"""How high a table is laid out for its picture, at 100%."""
_NARROWEST: Final = 1.4
_WIDEST: Final = 2.2
"""Shapes of the picture of a table: its width as a multiple of its height."""
_LARGE: Final = 360
"""Cards as wide as this, at 100%, have a large title."""
_PLATE: Final = 40
_MINUTE: Final = 60
_HOUR: Final = 3600
_DAY: Final = 86_400


class TableCard(QPushButton):
    """A table as ``viewer`` sees it, with a button and two lines of words; a click asks."""

    def __init__(
        self,
        context: Context,
        record: Record,
        request: Request,
        words: tuple[str, str, str],
        viewer: int | None = None,
    ) -> None:
        super().__init__()
        self.request = request
        self.record = record
        self._context = context
        self._viewer = viewer
        self._table = QPixmap()
        self._scene: Scene | None = None
        self._shape = 0.0
        button, self._title, self._detail = words
        self.setText(button)
        self.setProperty("ringRadius", Radius.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        scaled(self.setMinimumHeight, _HEIGHT)
        self.setAccessibleName(f"{self._title}, {self._detail}")
        self.setToolTip(self.accessibleName())

    async def look(self) -> None:
        """Lay the table out and take its picture, as soon as the game can be played."""
        try:
            view = await MatchView.replay(self._context, self.record, viewer=self._viewer)
        except ParlourError:
            return  # said when someone wants to continue it
        try:
            self._take(view)
        finally:
            await view.close()

    def _take(self, view: MatchView) -> None:
        self._scene, self._shape = view.scene(choices=False), 0.0
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        """Take the picture, in about the shape of the card, if it has another one."""
        shape = round(min(_WIDEST, max(_NARROWEST, self.width() / max(1, self.height()))), 1)
        if self._scene is None or shape == self._shape:
            return
        self._shape = shape
        board = face(self.record.game).make_board()
        board.resize(QSizeF(shape * _BOARD, _BOARD).toSize() * theme().scale)
        board.show_scene(self._scene)
        self._table = board.grab()
        board.deleteLater()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, rect, painter = theme(), QRectF(self.rect()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(rect, t.pxf(Radius.CARD), t.pxf(Radius.CARD))
        painter.setClipPath(path)
        if self._table.isNull():
            paint_art(painter, rect, self.record.game)
        else:
            self._paint_table(painter, rect)
        large = self.width() >= t.px(_LARGE)
        clear = rect.height() * (0.45 if large else 0.1)
        shade = QLinearGradient(0, rect.top() + clear, 0, rect.bottom())
        dark = t.color(Token.SHADOW, 0.0 if large else 0.5)
        shade.setColorAt(0, dark)
        dark.setAlphaF(0.9)
        shade.setColorAt(0.75, dark)
        painter.fillRect(rect, shade)
        self._paint_words(painter, rect.adjusted(*(t.pxf(Space.L) * k for k in (1, 1, -1, -1))))

    def _paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Cover the card with the middle of the table."""
        size = self._table.deviceIndependentSize()
        scale = rect.width() / size.width()
        height = rect.height() / scale
        top = (size.height() - height) / 2
        ratio = self._table.devicePixelRatio()
        part = QRectF(QPointF(0, top) * ratio, QPointF(size.width(), top + height) * ratio)
        painter.drawPixmap(rect, self._table, part)

    def _paint_words(self, painter: QPainter, inner: QRectF) -> float:
        """Write the two lines beside the button; where they begin."""
        t = theme()
        face = QFontMetricsF(t.font(TypeRole.SECTION)).horizontalAdvance(self.text())
        wide, high = face + t.pxf(2 * Space.L), t.pxf(Size.CONTROL)
        button = QRectF(inner.right() - wide, inner.bottom() - high, wide, high)
        hovered = self.underMouse() or self.hasFocus()
        paint_button(painter, button, self.text(), "", True, True, False, hovered)
        room = inner.adjusted(0, 0, -wide - t.pxf(Space.M), 0)
        line = t.pxf(TypeRole.SECONDARY.line)
        low = QRectF(room.left(), room.bottom() - line, room.width(), line)
        self._write(painter, low, self._detail, TypeRole.SECONDARY)
        role, place = TypeRole.TITLE, low
        title_width = QFontMetricsF(t.font(role)).horizontalAdvance(self._title)
        if self.width() < t.px(_LARGE) or title_width > room.width():  # above the button
            role, place = TypeRole.PLATE, QRectF(inner.left(), button.top(), inner.width(), 0)
        title = QRectF(
            place.left(), place.top() - t.pxf(role.line), place.width(), t.pxf(role.line)
        )
        self._write(painter, title, self._title, role)
        return title.top()

    def _write(self, painter: QPainter, rect: QRectF, text: str, role: TypeRole) -> None:
        painter.setFont(theme().font(role))
        painter.setPen(Qt.GlobalColor.white if not theme().materials else ink(Ink.ON_TABLE))
        shown = words_in(QFontMetricsF(painter.font()), text, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), shown)


class ContinueCard(TableCard):
    """A match to continue with: its table, its players, and what is asked."""

    def __init__(self, context: Context, record: Record, changed: float, request: Request) -> None:
        self._scores: list[str] = []
        self._ago = ago_text(changed)
        title = game_name(context.words(), record.game)
        super().__init__(context, record, request, (tr("home-continue"), title, self._ago))
        self._tell()

    def _take(self, view: MatchView) -> None:
        super()._take(view)
        position = view.match.history.position
        standings = position.game.standings(position.state, view.limited_to)
        self._scores = [number(standing.score) for standing in standings]
        if position.turn >= 0:
            self._detail = f"{view.words.say(position.ask())} {self._ago}"
        self._title = tr("home-turn", title=self._title, turn=position.moment.turn)
        self._tell()

    def _tell(self) -> None:
        names = tuple(seat.name for seat in self.record.seats)
        words = tr("home-continue-title", title=self._title, names=names)
        self.setAccessibleName(words)
        self.setToolTip(f"{words}. {self._ago}")

    def _paint_words(self, painter: QPainter, inner: QRectF) -> float:
        top, left = super()._paint_words(painter, inner), inner.left()
        if top - inner.top() >= theme().px(_PLATE):
            for seat, who in enumerate(self.record.seats):
                left = self._paint_player(painter, left, inner, seat, who.name)
        return top

    def _paint_player(
        self, painter: QPainter, left: float, inner: QRectF, seat: int, name: str
    ) -> float:
        """Draw a plate with portrait, name, and score; return where the next one begins."""
        t, side = theme(), theme().px(_PLATE - 8)
        metrics = QFontMetricsF(t.font(TypeRole.LABEL))
        score = self._scores[seat] if self._scores else ""
        words = max(metrics.horizontalAdvance(name), metrics.horizontalAdvance(score))
        width = side + words + t.pxf(Space.L + Space.S)
        plate = QRectF(left, inner.top(), width, t.pxf(_PLATE))
        if plate.right() > inner.right():
            return left
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color(Token.SHADOW, 0.8))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        look = portrait(find_game(self.record.game), self.record.seats[seat].player, name, seat)
        pixmap = portrait_pixmap(look, side, self.devicePixelRatioF())
        painter.drawPixmap(round(plate.left() + t.pxf(4)), round(plate.top() + t.pxf(4)), pixmap)
        text = plate.adjusted(side + t.pxf(Space.M), t.pxf(3), 0, -t.pxf(3))
        half = text.height() / 2 if score else text.height()
        self._write(painter, QRectF(text.left(), text.top(), words + 2, half), name, TypeRole.LABEL)
        below = QRectF(text.left(), text.top() + half, words + 2, half)
        self._write(painter, below, score, TypeRole.LABEL)
        return plate.right() + t.pxf(Space.S)


def ago_text(changed: float) -> str:
    """How long ago something was, for the lists of the home page."""
    when = datetime.fromtimestamp(changed, UTC)
    seconds = (datetime.now(UTC) - when).total_seconds()
    if seconds < _HOUR:
        minutes = max(1, round(seconds / _MINUTE))
        return tr("home-min-ago", minutes=minutes)
    if seconds < _DAY:
        return tr("home-h-ago", hours=round(seconds / _HOUR))
    return f"{day_text(when)}."
