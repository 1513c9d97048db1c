"""The frame of a table: what it is on, who plays, what to do next, and the buttons for it.

A `TableFrame` fills the center of a page. From top to bottom it has the players, the headline, the
board, and the foot with whatever a person presses: below the board, or in a room that it has left
there. Nothing in it moves because a text or a button has changed: what needs more room than the
foot has covers the board from below.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit import boxes
from gui.kit.paint import box
from gui.kit.pictures import pictures
from gui.kit.words import LEFT, RIGHT, draw_words, fitted, name_in, width_of, words_font, words_in
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on
from gui.style.tokens import Ink
from gui.table.instruments import paint_words
from gui.table.materials import Backdrop, ink, paint_inlay, paint_room
from gui.table.tips import Explain, explained

_LOW_BELOW: Final = 520
"""Frames lower than this, at 100%, say everything in one line and leave less room between."""
_LEAST_NAME: Final = 10
"""A name in a sentence is never shortened to fewer characters."""
_GROWS_FROM: Final = 1200.0
"""From this width on, at 100%, what is said is written larger, up to this many times."""
_MOST_GROWTH: Final = 1.4
_LEAST_LETTERS: Final = 10
"""Where everything is in one line, what just happened is never smaller than this, at 100%."""
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_NEXT_SHARE: Final = 0.66
"""Minimum share of one line for what to do next; the rest is for what just happened."""
_INKS: Final = {
    Token.TEXT: Ink.ON_TABLE,
    Token.TEXT2: Ink.ON_TABLE2,
    Token.ACCENT: Ink.CANDLE,
    Token.WARN: Ink.CANDLE,
    Token.HINT: Ink.ADVICE,
    Token.GOOD: Ink.GAIN,
    Token.BAD: Ink.LOSS,
}


_NO_ROOM: Final = QRect()


class Room(QWidget):
    """Something on a backdrop that is painted by the outermost room around it."""

    backdrop: Backdrop | None = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        if room_around(self) is self and self.backdrop is not None:
            look = (paint_room, self.backdrop)
            picture = pictures.picture(look, QRectF(self.rect()), self.devicePixelRatioF())
            QPainter(self).drawPixmap(picture.corner, picture.pixmap)


def room_around(widget: QWidget) -> Room | None:
    """The outermost room with a backdrop around a widget, which may be that room itself."""
    found: Room | None = None
    around: QWidget | None = widget
    while around is not None:
        if isinstance(around, Room) and around.backdrop is not None:
            found = around
        around = around.parentWidget()
    return found


def sentence_in(metrics: QFontMetricsF, text: str, names: Sequence[str], width: float) -> str:
    """A sentence cut to fit: long names lose their middles first, then it loses its end."""
    for name in sorted(names, key=len, reverse=True):
        spare = width - metrics.horizontalAdvance(text)
        if spare >= 0:
            return text
        if len(name) > _LEAST_NAME and name in text:
            least = metrics.horizontalAdvance(name[:_LEAST_NAME])
            room = max(least, metrics.horizontalAdvance(name) + spare / text.count(name))
            text = text.replace(name, name_in(metrics, name, room))
    return words_in(metrics, text, width)


class Headline(QWidget):
    """What to do next, large; below it what just happened, in a line that is always there."""

    def __init__(self) -> None:
        super().__init__()
        self._next = self._happened = ""
        self._token = Token.TEXT2
        self._names: Sequence[str] = ()
        self.explain: Explain = lambda _text: ""
        """What the new words in it mean."""
        self._low = False
        self._growth = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        scaled(self._fit)

    @property
    def text(self) -> str:
        """What to do next."""
        return self._next

    @property
    def happened(self) -> str:
        return self._happened

    def say(self, text: str, names: Sequence[str] = ()) -> None:
        """Say what to do next; ``names`` of players in it lose their middles if need be."""
        self._next, self._names = text, names
        self._tell()

    def tell(self, text: str, token: Token = Token.TEXT2) -> None:
        """Tell what just happened."""
        self._happened, self._token = text, token
        self._tell()

    def set_room(self, low: bool, growth: float) -> None:
        """Put both into one line if there is little room; write larger on a large table."""
        if (low, growth) != (self._low, self._growth):
            self._low, self._growth = low, growth
            self._fit()
            self.update()

    def _fit(self) -> None:
        t = theme()
        lines = TypeRole.VALUE.line if self._low else TypeRole.TITLE.line + TypeRole.SECONDARY.line
        self.setFixedHeight(t.px(self._growth * lines + (Space.XS if self._low else Space.S)))

    def _tell(self) -> None:
        self.setAccessibleName(" ".join(filter(None, (self._next, self._happened))))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.minimumHeight())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip:
            shown = self._shown()
            both = ((self._next, shown[0]), (self._happened, shown[1]))
            whole = "\n".join(text for text, part in both if text != part)
            meaning = self.explain(f"{self._next}\n{self._happened}")
            self.setToolTip(explained(whole, lambda _text: meaning))
        return super().event(event)

    def _rects(self) -> tuple[QRectF, QRectF]:
        """Where the two lines are."""
        t = theme()
        pad, edge = t.pxf(Space.M), 0.0 if self._low else t.pxf(2)
        inner = QRectF(self.rect()).adjusted(pad, edge, -pad, -2 * edge)
        if self._low:
            happened = width_of(self._happened, TypeRole.SECONDARY, self._small)
            spare = inner.width() - pad - happened - 1
            needed = width_of(self._next, TypeRole.TITLE, t.pxf(TypeRole.LABEL.size)) + 1
            wide = max(min(needed, _NEXT_SHARE * inner.width()), spare)
            left = QRectF(inner.left(), inner.top(), wide, inner.height())
            return left, inner.adjusted(wide + pad, 0, 0, 0)
        first = QRectF(inner.topLeft(), inner.size())
        first.setHeight(inner.height() - t.pxf(self._growth * TypeRole.SECONDARY.line))
        return first, inner.adjusted(0, first.height(), 0, 0)

    @property
    def _font(self) -> QFont:
        """The largest font in which what to do next fits; the smallest if it fits in none."""
        t, most = theme(), TypeRole.VALUE if self._low else TypeRole.TITLE
        font = words_font(TypeRole.TITLE, t.pxf(most.size * self._growth))
        return fitted(font, t.pxf(TypeRole.LABEL.size), self._rects()[0].width(), self._next)

    @property
    def _small(self) -> float:
        """The text size of what happened."""
        return theme().pxf(TypeRole.SECONDARY.size * self._growth)

    def _shown(self) -> tuple[str, str, QFont]:
        """Both texts, cut to fit, and the font of the second; if both share a line, it may wrap."""
        first, second = self._rects()
        text = sentence_in(QFontMetricsF(self._font), self._next, self._names, first.width())
        font = words_font(TypeRole.SECONDARY, self._small)
        happened = sentence_in(QFontMetricsF(font), self._happened, self._names, second.width())
        if self._low and happened != self._happened:
            least, high = theme().pxf(_LEAST_LETTERS), second.height() + theme().pxf(2)
            small = fitted(QFont(font), least, second.width(), self._happened, height=high)
            room = QRectF(0, 0, second.width(), high)
            if room.contains(QFontMetricsF(small).boundingRect(room, _WRAP, self._happened)):
                return text, self._happened, small
        return text, happened, font

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_inlay(painter, QRectF(self.rect()), theme().pxf(Radius.CARD))
        rects, (text, happened, font) = self._rects(), self._shown()
        size = self._font.pixelSize()
        paint_words(painter, rects[0], text, Ink.ON_TABLE, TypeRole.TITLE, size=size)
        colour = ink(_INKS.get(self._token, Ink.ON_TABLE2))
        draw_words(painter, rects[1], happened, font, colour, RIGHT | _WRAP if self._low else LEFT)


class TableFrame(Room):
    """Players, headline, board, foot.

    Args:
        backdrop: what everything is on.
        top: the widgets above the board, from top to bottom.
        stage: the widgets of which one is shown in the middle: the board, a curtain.
        foot: what is pressed, in a column.
    """

    def __init__(
        self,
        backdrop: Backdrop | None,
        top: Sequence[QWidget],
        stage: Sequence[QWidget],
        foot: Sequence[QWidget],
    ) -> None:
        super().__init__()
        self.backdrop = backdrop
        self.headline = Headline()
        self._reserve, self._room = Size.CONTROL, QRect()
        self._column = boxes.column(*top, self.headline, of=self)
        for widget in stage:
            self._column.addWidget(widget, 1)
        self._space = QWidget()
        self._column.addWidget(self._space)
        self.foot = _Foot(foot, self)
        self.foot.installEventFilter(self)
        scaled(self._fit)

    def set_foot(self, reserve: int, room: QRect = _NO_ROOM) -> bool:
        """Give the foot this height below the board, at 100%, or a place on the board.

        Returns False if the height has not changed.
        """
        changed = reserve != self._reserve
        self._reserve, self._room = reserve, room
        self._fit()
        return changed

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if event.type() is QEvent.Type.LayoutRequest:
            self._place_foot()
        return False

    def _fit(self) -> None:
        t = theme()
        low = self.height() < t.px(_LOW_BELOW)
        pad = t.px(Space.XS if low else Space.M)
        growth = max(1.0, min(_MOST_GROWTH, self.width() / t.pxf(_GROWS_FROM)))
        self.headline.set_room(low, growth)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(t.px(Space.XS if low else Space.S))
        self._space.setFixedHeight(t.px(self._reserve))
        self._space.setVisible(self._reserve > 0)
        self._place_foot()

    def _place_foot(self) -> None:
        """Let the foot end where the table does, and be as high as what it shows needs."""
        room, least = QRect(self._room), theme().px(self._reserve)
        if self._reserve or not (room.isValid() and self.foot.fits(room.size())):
            room = self.rect().marginsRemoved(self._column.contentsMargins())
            room.setTop(room.bottom() + 1 - least)
        least = room.height()
        room.setTop(room.bottom() + 1 - max(self.foot.wanted(room.width()), least))
        self.foot.show_over(room.height() > least)
        self.foot.setGeometry(room)


class _Foot(QWidget):
    """What is pressed, in a column; covers the board where it needs more room."""

    def __init__(self, parts: Sequence[QWidget], frame: QWidget) -> None:
        super().__init__(frame)
        self._over = False
        self._parts = parts
        self._column = boxes.column(1, *parts, 1, of=self)
        scaled(self._column.setSpacing, Space.S)

    def wanted(self, width: int) -> int:
        """How high everything that is shown would like to be; 0 if nothing is."""
        return max(self._column.minimumHeightForWidth(width), self._column.minimumSize().height())

    def fits(self, room: QSize) -> bool:
        """Whether all that is shown fits there; in a wide room, it may extend a little above."""
        wide, high = self._column.minimumSize().width(), self.wanted(room.width())
        return wide <= room.width() and high <= max(room.height(), room.width() // 3)

    def show_over(self, over: bool) -> None:
        """Note whether the parts are over the board, or in their own place."""
        if over is not self._over:
            self._over = over
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plate under what would be hard to read on the table."""
        if not self._over:
            return
        painter, t = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge = t.color(Token.RAISED), t.color(Token.LINE_STRONG)
        box(painter, QRectF(self.rect()), t.pxf(Radius.CARD), fill, edge)
