"""Tables on Home, as they are now: unfinished matches, and today's exercise."""

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy

from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.runtime.errors import ParlourError
from engines.runtime.texts import number, tr
from gui.app import event_loop
from gui.app.characters import portrait
from gui.app.context import Context
from gui.app.requests import Request
from gui.app.values import day_text
from gui.games.face import face, game_name
from gui.kit.paint import box
from gui.kit.portraits import portrait_pixmap
from gui.kit.words import draw_words, name_in, words_in
from gui.match.view import MatchView
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.tokens import Ink
from gui.table.board import HEART, Scene
from gui.table.instruments import paint_button
from gui.table.materials import ink, paint_inlay, rounded

_HEIGHT: Final = 104
_BOARD: Final = QSizeF(1100, 660)
"""The size, at 100%, at which a table is laid out for its picture; for large cards, a multiple."""
_LARGE_CARD: Final = 264
"""From this height on, at 100%, a card's table is laid out larger."""
_SHARP: Final = 1.25
"""A picture is not enlarged more than this."""
_NARROWEST: Final = 1.4
_BESIDE: Final = (0.42, 150, 430)
"""The width for words beside the heart: as a share, at least, and at most, at 100%."""
_SHADE: Final = 0.12
"""The share of the room for the heart over which the table gets dark, toward the words."""
_PLAYER: Final = (92, 42)
"""The size of a player, with a name, and its height, without one, at 100%."""
_LARGE_TITLE: Final = 600
"""The width, at 100%, from which a card has a large title."""
_MINUTE: Final = 60
_HOUR: Final = 3600
_DAY: Final = 86_400


class TableCard(QPushButton):
    """A table as ``viewer`` sees it, with a button for ``request`` and two lines of words."""

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
        self._heart = QRectF(0, 0, 3, 2)
        self._scene: Scene | None = None
        button, self._title, self._detail = words
        self.setText(button)
        self.setProperty("ringRadius", Radius.CARD)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoDefault(True)  # Enter presses it, too
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        scaled(self.setMinimumHeight, _HEIGHT)
        self.setAccessibleName(f"{self._title}, {self._detail}")
        self.setToolTip(self.accessibleName())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scene is None:
            event_loop.spawn(self.look(), "take a picture of a table", self)

    async def look(self) -> None:
        """Lay the table out and take its picture, as soon as the game can be played."""
        await self._context.kernels.in_turn(self.record.game)
        try:
            view = await MatchView.replay(self._context, self.record, viewer=self._viewer)
        except ParlourError:
            return  # reported when someone continues it
        try:
            self._take(view)
        finally:
            await view.close()

    def _take(self, view: MatchView) -> None:
        self._scene, self._table = view.scene(choices=False), QPixmap()
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        """Take a picture large enough for this card, unless there is one already."""
        t, high = theme(), self.height()
        size = (_BOARD * t.scale * max(1.0, round(high / t.pxf(_LARGE_CARD), 1))).toSize()
        if self._scene is None or size == self._table.deviceIndependentSize().toSize():
            return
        board = face(self.record.game).make_board()
        board.resize(size)
        board.show_scene(self._scene)
        self._table, room = board.grab(), t.pxf(Space.XL)
        self._heart = QRectF(board.part(HEART) or board.rect()) + (QMarginsF() + room)
        board.deleteLater()
        self.update()

    def placed(self) -> QRectF:
        """Where all of the table would be, so that its room is full, if possible of its heart."""
        room, heart, size = self.rooms()[0], self._heart, self._table.deviceIndependentSize()
        full = room.width() / size.width(), room.height() / size.height()
        scale = max(*full, min(_SHARP, self._scale_in(room)))
        wide, high = size.width() * scale, size.height() * scale
        corner = room.center() - heart.center() * scale
        left, top = max(corner.x(), self.width() - wide), max(corner.y(), self.height() - high)
        return QRectF(min(0.0, left), min(0.0, top), wide, high)

    def rooms(self) -> tuple[QRectF, QRectF]:
        """Where the heart of the table is, and the words: beside it or below, wherever it fits."""
        t, card, (share, least, most) = theme(), QRectF(self.rect()), _BESIDE
        wide, high = card.width(), card.height()
        left = max(
            wide - min(share * wide, t.pxf(most)), min(_NARROWEST * high, wide - t.pxf(least))
        )
        needs = t.pxf(self._role.line + Size.CONTROL + 2 * Space.M + Space.XS)
        rooms = (
            (card.adjusted(0, 0, left - wide, 0), card.adjusted(left, 0, 0, 0)),
            (card.adjusted(0, 0, 0, -needs), card.adjusted(0, high - needs, 0, 0)),
        )
        picture, words = max(rooms, key=lambda each: self._scale_in(each[0]))
        return picture, words - (QMarginsF() + t.pxf(Space.M))

    def _scale_in(self, room: QRectF) -> float:
        return min(room.width() / self._heart.width(), room.height() / self._heart.height())

    @property
    def _role(self) -> TypeRole:
        return TypeRole.TITLE if self.width() >= theme().pxf(_LARGE_TITLE) else TypeRole.NAME

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, rect, painter = theme(), QRectF(self.rect()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        picture, words = self.rooms()
        painter.save()
        painter.setClipPath(rounded(rect, t.pxf(Radius.CARD)))
        painter.fillRect(rect, ink(Ink.INLAY))
        if self._table.isNull():
            face(self.record.game).paint_tile(painter, rect)
        else:
            painter.drawPixmap(self.placed(), self._table, QRectF(self._table.rect()))
        shade = QLinearGradient(0, (1 - _SHADE) * picture.height(), 0, words.top())
        if words.left() > picture.right():
            shade = QLinearGradient((1 - _SHADE) * picture.width(), 0, words.left(), 0)
        shade.setColorAt(0, ink(Ink.INLAY, 0.0))
        shade.setColorAt(1, ink(Ink.INLAY))
        painter.fillRect(rect, shade)
        painter.restore()
        if not t.materials:
            box(painter, rect, t.pxf(Radius.CARD), None, t.color(Token.LINE))
        self._paint_words(painter, words)

    def _paint_words(self, painter: QPainter, room: QRectF) -> QRectF:
        """Write title and details, and draw the button below them; return what room is left."""
        t = theme()
        caption = QFontMetricsF(t.font(TypeRole.SECTION)).horizontalAdvance(self.text())
        wide, high = caption + t.pxf(2 * Space.L), t.pxf(Size.CONTROL)
        button = QRectF(room.right() - wide, room.bottom() - high, wide, high)
        hovered = self.underMouse() or self.hasFocus()
        paint_button(painter, button, self.text(), "", True, True, False, hovered)
        left = room.adjusted(0, 0, 0, -high - t.pxf(Space.S))
        left.setTop(self._write(painter, left, self._title, self._role, Ink.ON_TABLE))
        if left.height() < t.pxf(TypeRole.SECONDARY.line):
            left = room.adjusted(0, left.top() - room.top(), -wide - t.pxf(Space.S), 0)
        left.setTop(self._write(painter, left, self._detail, TypeRole.SECONDARY))
        return left

    def _write(
        self, painter: QPainter, room: QRectF, text: str, role: TypeRole, color: Ink = Ink.ON_TABLE2
    ) -> float:
        """Write a text at the top of a room, on a few lines if need be; return where it ends.

        A line may be a pixel higher than its font: each one begins at a whole pixel.
        """
        t, flags = theme(), int(Qt.TextFlag.TextWordWrap)
        metrics, line = QFontMetricsF(t.font(role)), t.pxf(role.line)
        most = max(1, min(3, int(room.height() / metrics.height())))
        room_size = QSizeF(room.width(), most * (metrics.height() + 1))
        place = metrics.boundingRect(room, flags, text)
        while text and place.size().boundedTo(room_size) != place.size():
            text = words_in(metrics, text, metrics.horizontalAdvance(text) - line)
            place = metrics.boundingRect(room, flags, text)
        flags |= int(Qt.TextFlag.TextDontClip)
        draw_words(painter, place, text, t.font(role), ink(color), flags)
        return place.bottom()


class ContinueCard(TableCard):
    """A match to continue: its table, its players, and what is asked."""

    def __init__(self, context: Context, record: Record, changed: float, request: Request) -> None:
        self._scores = [""] * len(record.seats)
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
        self._title = tr("home-round", title=self._title, round=position.moment.round)
        self._tell()

    def _tell(self) -> None:
        names = tuple(seat.name for seat in self.record.seats)
        words = tr("home-continue-title", title=self._title, names=names)
        self.setAccessibleName(words)
        self.setToolTip(f"{words}. {self._ago}")

    def _paint_words(self, painter: QPainter, room: QRectF) -> QRectF:
        """Show the players below the words, if there is room."""
        t, players = theme(), self.record.seats
        left, gap, (wide, high) = super()._paint_words(painter, room), t.pxf(Space.XS), _PLAYER
        wide, high = t.px(wide), t.px(high)
        if left.height() < high + 2 * gap or left.width() < (wide + gap) * len(players):
            return left
        painter.setFont(t.font(TypeRole.SECTION))
        for seat, (who, score) in enumerate(zip(players, self._scores, strict=True)):
            place = QRectF(left.left() + seat * (wide + gap), left.top() + 2 * gap, wide, high)
            look = portrait(find_game(self.record.game), who.player, who.name, seat)
            paint_inlay(painter, place, high / 2)
            pixmap = portrait_pixmap(look, high, self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft().toPoint(), pixmap)
            place.adjust(high + gap, 0, -gap, 0)
            name = name_in(QFontMetricsF(painter.font()), who.name, place.width())
            painter.setPen(ink(Ink.ON_TABLE))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, f"{name}\n{score}")
        return left


def ago_text(changed: float) -> str:
    """How long ago something was, for the lists of the home page."""
    when = datetime.fromtimestamp(changed, UTC)
    seconds = (datetime.now(UTC) - when).total_seconds()
    if seconds < _HOUR:
        return tr("home-min-ago", minutes=max(1, round(seconds / _MINUTE)))
    if seconds < _DAY:
        return tr("home-h-ago", hours=round(seconds / _HOUR))
    return f"{day_text(when)}."
