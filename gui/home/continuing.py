"""Unfinished matches on Home: a picture of each, as its table is now."""

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
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
from gui.style import Radius, Size, Space, Token, TypeRole, theme
from gui.style.tokens import Ink
from gui.table.instruments import paint_button
from gui.table.materials import ink

_HEIGHT: Final = 200
_BOARD: Final = QSize(1000, 680)
"""How large a table is laid out for its picture, at 100%."""
_PLATE: Final = 40
_MINUTE: Final = 60
_HOUR: Final = 3600
_DAY: Final = 86_400


class ContinueCard(QPushButton):
    """A match to continue with: its table, its players, and what is asked. A click continues it."""

    def __init__(self, context: Context, record: Record, changed: float, request: Request) -> None:
        super().__init__()
        self.request = request
        self.record = record
        self._context = context
        self._table = QPixmap()
        self._scores: list[str] = []
        self._asked = ""
        self._ago = ago_text(changed)
        self._title = game_name(context.words(), record.game)
        self.setText(tr("home-continue"))
        self.setProperty("ringRadius", Radius.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._tell()

    async def look(self) -> None:
        """Lay the table out and take its picture, as soon as the game can be played."""
        try:
            view = await MatchView.replay(self._context, self.record)
        except ParlourError:
            return  # said when someone wants to continue it
        try:
            self._take(view)
        finally:
            await view.close()

    def _take(self, view: MatchView) -> None:
        scene = view.scene(choices=False)
        board = face(view.game.id).make_board()
        board.resize(_BOARD * theme().scale)
        board.show_scene(scene)
        self._table = board.grab()
        board.deleteLater()
        position = view.match.history.position
        standings = position.game.standings(position.state, view.limited_to)
        self._scores = [number(standing.score) for standing in standings]
        if position.turn >= 0:
            self._asked = view.words.say(position.ask())
        turn = tr("home-turn", title=self._title, turn=position.moment.turn)
        self._title = turn
        self._tell()
        self.update()

    def _tell(self) -> None:
        names = tuple(seat.name for seat in self.record.seats)
        words = tr("home-continue-title", title=self._title, names=names)
        self.setAccessibleName(words)
        self.setToolTip(f"{words}. {self._ago}")

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(_HEIGHT))

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
        shade = QLinearGradient(0, rect.top() + 0.45 * rect.height(), 0, rect.bottom())
        dark = t.color(Token.SHADOW, 0.0)
        shade.setColorAt(0, dark)
        dark.setAlphaF(0.9)
        shade.setColorAt(0.75, dark)
        painter.fillRect(rect, shade)
        self._paint_words(painter, rect.adjusted(*(t.pxf(Space.L) * k for k in (1, 1, -1, -1))))

    def _paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Cover the card with the upper part of the table."""
        size = self._table.deviceIndependentSize()
        scale = rect.width() / size.width()
        height = rect.height() / scale
        top = max(0.0, min(size.height() - height, 0.30 * size.height()))
        ratio = self._table.devicePixelRatio()
        part = QRectF(QPointF(0, top) * ratio, QPointF(size.width(), top + height) * ratio)
        painter.drawPixmap(rect, self._table, part)

    def _paint_words(self, painter: QPainter, inner: QRectF) -> None:
        t = theme()
        wide, high = t.pxf(130), t.pxf(Size.CONTROL)
        button = QRectF(inner.right() - wide, inner.bottom() - high, wide, high)
        hovered = self.underMouse() or self.hasFocus()
        paint_button(painter, button, self.text(), "", True, True, False, hovered)
        room = inner.adjusted(0, 0, -wide - t.pxf(Space.M), 0)
        line = t.pxf(TypeRole.SECONDARY.line)
        low = QRectF(room.left(), room.bottom() - line, room.width(), line)
        said = " ".join(part for part in (self._asked, self._ago) if part)
        self._write(painter, low, said, TypeRole.SECONDARY)
        tall = t.pxf(TypeRole.TITLE.line)
        title = QRectF(low.left(), low.top() - tall, low.width(), tall)
        self._write(painter, title, self._title, TypeRole.TITLE)
        left = inner.left()
        for seat, who in enumerate(self.record.seats):
            left = self._paint_player(painter, left, inner, seat, who.name)

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
        painter.setBrush(t.color(Token.SHADOW, 0.66))
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

    def _write(self, painter: QPainter, rect: QRectF, text: str, role: TypeRole) -> None:
        painter.setFont(theme().font(role))
        painter.setPen(Qt.GlobalColor.white if not theme().materials else ink(Ink.ON_TABLE))
        shown = words_in(QFontMetricsF(painter.font()), text, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), shown)


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
