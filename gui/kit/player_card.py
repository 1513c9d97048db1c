"""The card of one player above the board."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.runtime.texts import tr
from gui.kit.card import PADDING_X, PADDING_Y
from gui.kit.paint import arrow_right, box, paint_seat, pictures_in
from gui.kit.pictures import Look
from gui.kit.portraits import Portrait, portrait_pixmap
from gui.kit.progress import paint_progress
from gui.kit.words import LEFT, RIGHT, Shorten, draw_words, name_in, width_of, words_font, words_in
from gui.style import SEATS, Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.tokens import Ink

_ARROW = 8
_PLATE_OPACITY = 0.72
_INKS = {
    Token.TEXT: Ink.ON_TABLE,
    Token.TEXT2: Ink.ON_TABLE2,
    Token.ACCENT: Ink.CANDLE,
    Token.BAD: Ink.LOSS,
}
"""Text colors on a plate that is on a table."""
_MIN_WIDTH = 168
_TWO_LINES_FROM = 34
"""A narrow card at least this high has two lines; so has a wide one of the full height."""
_NARROW = 176
_LEAST_DIE = 10
"""Smaller dice are left out."""
_NAME_ROOM = 72
"""A turn's score is shown only if it leaves the name this much room."""
_SAID_ROOM = 140
"""Dice are smaller, or left out, if a remark beside the name would have less room than this."""
_FACE_FROM = 120
"""A card has a portrait if clock and score leave this much of its width."""
_SECOND_MORE = 6
"""On a card of the full height, two rows of dice or words reach this far beyond the second line."""
_LEAST_WIDTH = 80
_PORTRAIT = 50
_PALE = 0.7
_COMPACT_PORTRAIT = 30
CLOCK_ROW = TypeRole.CLOCK.line + 2 * Space.S
"""How much taller a card with a clock line is."""
_TOLD_SHARE = 0.5
"""If less than this share of an error fits, the second line is left out."""
_TWO_LINES = 40
"""A place at least this high has a line below the name."""
_MOST_LETTERS = 24
_NAME_LINE = 0.38
"""Height of the line of the name, as a share of that of all lines."""
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
_FACE_SHARE = 0.24
"""The portrait takes at most this share of a card's width."""


class PlayerState(Enum):
    """What a player is doing."""

    WAITING = "waiting"
    TO_MOVE = "to move"
    THINKING = "thinking"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What a player card shows.

    `seat` counts from 0. `detail` is line 2: kind and level, or the reason when the state is
    FAILED. `score` and `second` are texts ready to show. `progress` (0 to 1, None if unknown)
    matters while THINKING. `remark` is what the player says, shown instead of `detail`. `dice` are
    those of the last roll, shown pale; `brought` is the score of the last turn. ``bare``: the card
    is part of a panel of the board, which has everything else about the seat.
    """

    seat: int
    name: str
    detail: str
    score: str
    second: str = ""
    state: PlayerState = PlayerState.WAITING
    progress: float | None = None
    portrait: Portrait | None = None
    remark: str = ""
    dice: tuple[Look, ...] = ()
    brought: str = ""
    bare: bool = False

    @property
    def active(self) -> bool:
        return self.state in (PlayerState.TO_MOVE, PlayerState.THINKING)


@dataclass(frozen=True, slots=True)
class ClockView:
    """What a player's clock shows; ``low``: there is little time left."""

    text: str
    running: bool = False
    low: bool = False


class PlayerCard(QWidget):
    """Portrait, seat mark, name, kind and level, score; as wide as there is room.

    A wide card less than 64 pixels tall has one line, with kind and level in its tooltip. Portrait
    and name stay where they are, whatever else there is: what has no room next to them is left out.

    Emits `clicked` with the seat on click, Enter or Space.
    """

    clicked = Signal(int)

    def __init__(self, view: PlayerView) -> None:
        super().__init__()
        self._view = view
        self._clock: ClockView | None = None
        self._high: float = Size.PLAYER_CARD
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ringRadius", Radius.CARD)
        self._tell()
        scaled(self._fit)

    @property
    def view(self) -> PlayerView:
        return self._view

    def set_view(self, view: PlayerView) -> None:
        """Show this view, and update the accessible name."""
        if view != self._view:
            self._view = view
            self._tell()

    def _tell(self) -> None:
        view = self._view
        parts = (view.name, view.detail, view.score, view.second, view.brought, view.remark)
        self.setAccessibleName(", ".join(part for part in parts if part))
        lines = (view.name, view.detail, view.second, view.remark)
        self.setToolTip("\n".join(line for line in lines if line))
        self.update()

    @property
    def clock(self) -> ClockView | None:
        return self._clock

    def set_clock(self, clock: ClockView | None) -> None:
        """Show a clock. Screen readers find it in the description; ticks aren't announced."""
        if clock == self._clock:
            return
        stood = self._clock is None or clock is None or self._clock.running != clock.running
        self._clock = clock
        if stood:
            self.setAccessibleDescription("" if clock is None else clock.text)
        self.update()

    def set_height(self, high: float) -> None:
        """Set the height, at 100%; a low card shows only one line."""
        if high != self._high:
            self._high = high
            self._fit()
            self.update()

    def _fit(self) -> None:
        self.setFixedHeight(theme().px(self._high))

    @property
    def _compact(self) -> bool:
        if self._view.bare or self._high >= Size.PLAYER_CARD:
            return self._view.bare
        return self._high < _TWO_LINES_FROM or self.width() >= theme().px(_NARROW)

    @property
    def _tall(self) -> bool:
        """Whether the card is tall enough for its clock to have its own line."""
        return self._high > Size.PLAYER_CARD and not self._view.bare

    @property
    def _portrait(self) -> int:
        """The side of the portrait; 0 on a card without one, or without room for it."""
        t, left = theme(), self.width() - self._clock_room
        if self._compact:
            left -= width_of(self._view.score, TypeRole.SECTION)
        if self._view.portrait is None or left < t.pxf(_FACE_FROM):
            return 0
        most = _COMPACT_PORTRAIT if self._compact else _PORTRAIT
        return round(min(t.px(most), 0.86 * self.height(), _FACE_SHARE * self.width()))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_MIN_WIDTH), theme().px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST_WIDTH), theme().px(self._high))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit(self._view.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self._view.seat)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        # At fixed places: in Arabic too, only the words run from right to left.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._view.bare:
            rect = QRectF(self.rect())
            if self._view.state is PlayerState.THINKING:
                _paint_thinking(painter, rect, self._view)
            if self._clock is not None:
                rect.setRight(self._paint_clock(painter, rect, self._clock))
            paint_person(painter, rect, self._view, self.devicePixelRatioF())
            return
        self._paint_body(painter)
        x, y = theme().pxf(PADDING_X), theme().pxf(PADDING_Y)
        if self._high < Size.PLAYER_CARD:
            lines = TypeRole.BODY.line + (0 if self._compact else TypeRole.SECONDARY.line)
            x, y = theme().pxf(Space.S), (self.height() - theme().pxf(lines)) / 2
        inner = QRectF(self.rect()).adjusted(x, y, -x, -y)
        if self._clock is not None and self._tall:
            self._paint_clock(painter, inner, self._clock)
            inner.setBottom(inner.bottom() - theme().pxf(CLOCK_ROW))
        if self._view.portrait is not None and self._portrait:
            inner.setLeft(self._paint_portrait(painter, inner, self._view.portrait))
        name_end, detail_end = self._paint_figures(painter, inner)
        if self._clock is not None and not self._tall:
            inner.setRight(min(name_end, detail_end))
            name_end = detail_end = self._paint_clock(painter, inner, self._clock)
        self._paint_names(painter, inner, name_end, detail_end)

    @property
    def _figure(self) -> tuple[str, TypeRole]:
        """The most telling figure, and how it is written."""
        if not self._compact:
            return self._view.score, TypeRole.SCORE
        room = self.width() - theme().pxf(3 * Space.S) - self._portrait - self._named(_NAME_ROOM)
        fits = width_of(self._gain, TypeRole.SECTION) <= room
        return (fits and self._gain) or self._view.score, TypeRole.SECTION

    @property
    def _gain(self) -> str:
        """What the last turn brought, on a card that shows no score."""
        return "" if self._view.score else self._view.brought.partition(" → ")[0]

    @property
    def _clock_room(self) -> float:
        """The width of a clock next to the name."""
        if self._clock is None or self._tall:
            return 0.0
        return width_of(self._clock.text, TypeRole.CLOCK) + theme().pxf(3 * Space.S)

    @property
    def _least(self) -> float:
        """The width that name, clock, and figure need side by side."""
        figure, role = self._figure
        return self._named() + width_of(figure, role)

    def _named(self, most: float = math.inf) -> float:
        """The width that the clock and up to ``most`` of the name, at 100%, need."""
        t, wide = theme(), width_of(self._view.name, TypeRole.SECTION)
        beside = t.pxf(Size.MARK + Space.S + _ARROW + Space.XS + Space.S)
        return min(wide, t.pxf(most)) + beside + self._clock_room

    def _below(self, width: float) -> tuple[str, float]:
        """The figure on the second line of a high card this wide, and the width it takes."""
        metrics = QFontMetricsF(theme().font(TypeRole.LABEL))
        said = self._said_room
        columns = math.ceil(len(self._view.dice) / (2 if self._high >= Size.PLAYER_CARD else 1))
        # Dice come before what they brought.
        least = said + theme().pxf(columns * (_LEAST_DIE + 2) + Space.S) * bool(columns)
        gain = "" if least and metrics.horizontalAdvance(self._gain) > width - least else self._gain
        # If both don't fit on the first line, the name has it to itself.
        figure = (width < self._least and self._figure[0]) or self._view.second or gain
        figure = words_in(metrics, figure, width)
        return figure, metrics.horizontalAdvance(figure) + theme().pxf(Space.S) * bool(figure)

    @property
    def _said_room(self) -> float:
        """The width kept for a remark; 0 if a card with two lines has no room for all of it."""
        t, said = theme(), self._view.remark and tr("kit-quoted", text=self._view.remark)
        if not said or self.height() < t.pxf(2 * TypeRole.LABEL.size):
            return 0.0
        if self._compact:
            return t.pxf(_SAID_ROOM)
        pad = PADDING_X if self._high >= Size.PLAYER_CARD else Space.S
        most = self.width() - self._portrait - t.px(2 * pad + Space.S - Space.XS)
        line = _two_rows(QRectF(0, 0, 0, t.pxf(TypeRole.SECONDARY.line)), self._high)
        metrics = QFontMetrics(t.font(TypeRole.LABEL))
        rooms = (line.adjusted(0, 0, wide, 0) for wide in range(t.px(_SAID_ROOM) // 3, most + 1, 4))
        return next((room.width() for room in rooms if _has_room(metrics, room, said)), 0.0)

    def _paint_body(self, painter: QPainter) -> None:
        t = theme()
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE)
        if self._view.active:
            fill, edge = t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT)
        elif self._view.state is PlayerState.FAILED:
            fill, edge = t.color(Token.BAD_SOFT), t.color(Token.BAD)
        if t.materials:  # a dark plate on the table, by day, too
            fill = QColor(str(Ink.INLAY))
            fill.setAlphaF(_PLATE_OPACITY)
            edge = _ink(Token.ACCENT) if self._view.active else QColor(0, 0, 0, 0)
            edge = _ink(Token.BAD) if self._view.state is PlayerState.FAILED else edge
        rect = QRectF(self.rect())
        box(painter, rect, t.pxf(Radius.CARD), fill, edge, t.pxf(1.5))
        if self._view.state is PlayerState.THINKING:
            clip = QPainterPath()
            inset = rect.adjusted(1, 1, -1, -1)
            clip.addRoundedRect(inset, t.pxf(Radius.CARD) - 1, t.pxf(Radius.CARD) - 1)
            painter.save()
            painter.setClipPath(clip)
            _paint_thinking(painter, inset, self._view)
            painter.restore()

    def _paint_figures(self, painter: QPainter, inner: QRectF) -> tuple[float, float]:
        """Draw the figures on the right; returns where the space to the left of each one ends."""
        t, (score, role) = theme(), self._figure
        gap, font = t.pxf(Space.S if self._compact else Space.M), t.font(role)
        end = inner.right() - width_of(score, role) - gap
        if self._compact:
            draw_words(painter, inner, score, font, _ink(Token.TEXT), RIGHT)
            dice = QRectF(inner.left(), 0, end - inner.left(), self.height())
            room = inner.width() - self._least
            left = self._paint_dice(painter, dice, room - self._said_room)
            if left == dice.right() and self._said_room:  # not even small ones
                left = self._paint_dice(painter, dice, room)
            return left, end
        below = QRectF(inner)
        below.setTop(inner.bottom() - t.pxf(TypeRole.SECONDARY.line))
        second, wide = self._below(inner.width())
        if inner.width() < self._least:
            end = inner.right()
        else:
            row = QRectF(inner.topLeft(), QSizeF(inner.width(), t.pxf(role.line)))
            draw_words(painter, row, score, font, _ink(Token.TEXT), RIGHT)
        draw_words(painter, below, second, t.font(TypeRole.LABEL), _ink(Token.TEXT2), RIGHT)
        below.setRight(below.right() - wide)
        room = below.width() + t.pxf(Space.S) - self._said_room  # nothing need be before them
        return end, self._paint_dice(painter, _two_rows(below, self._high), room)

    def _paint_dice(self, painter: QPainter, row: QRectF, room: float) -> float:
        """Draw the last roll, pale, at the right of a row; returns where the rest of it ends.

        If the dice need more than ``room``, they are drawn smaller, in two rows, or left out.
        """
        t, dice, gap = theme(), self._view.dice, theme().pxf(2)
        area = QRectF(0, row.top(), min(room - t.pxf(Space.S), row.width()), row.height())
        area.adjust(0, gap, -gap, -gap)
        places = pictures_in(area, len(dice), t.pxf(Size.DIE_MINI), gap, rows=2)
        if not dice or places[0].width() < t.pxf(_LEAST_DIE):
            return row.right()
        wide = max(place.right() for place in places) + gap
        painter.save()
        painter.setOpacity(_PALE)
        for place, (paint, *values) in zip(places, dice, strict=True):
            paint(painter, place.translated(row.right() - wide, 0), *values)
        painter.restore()
        return row.right() - wide - t.pxf(Space.S)

    def _paint_clock(self, painter: QPainter, inner: QRectF, clock: ClockView) -> float:
        """Draw the clock left of the figures, or below them; returns where its space begins."""
        t = theme()
        height = t.pxf(TypeRole.CLOCK.line + (0 if self._compact else Space.S))
        width = width_of(clock.text, TypeRole.CLOCK) + 2 * t.pxf(Space.S)
        place = QRectF(inner.right() - width, inner.center().y() - height / 2, width, height)
        if self._tall:
            place = QRectF(inner.left(), inner.bottom() - height, inner.width(), height)
        fill, edge, ink = Token.SUNKEN, Token.LINE, Token.TEXT2
        if clock.low:
            fill, edge, ink = Token.BAD_SOFT, Token.BAD, Token.BAD
        elif clock.running:
            fill, edge, ink = Token.SURFACE, Token.ACCENT, Token.TEXT
        box(painter, place, t.pxf(Radius.BUTTON), t.color(fill), t.color(edge))
        draw_words(painter, place, clock.text, t.font(TypeRole.CLOCK), t.color(ink))
        return place.left() - t.pxf(Space.S if self._compact else Space.M)

    def _paint_portrait(self, painter: QPainter, inner: QRectF, portrait: Portrait) -> float:
        """Draw the portrait at the left and return where its space ends."""
        t, side = theme(), self._portrait
        left = inner.left() - t.pxf(0 if self._compact else Space.XS)
        top = round(inner.center().y() - side / 2)
        pixmap = portrait_pixmap(portrait, side, self.devicePixelRatioF())
        painter.drawPixmap(round(left), top, pixmap)
        return left + side + t.pxf(Space.S)

    def _paint_names(
        self, painter: QPainter, inner: QRectF, name_end: float, detail_end: float
    ) -> None:
        t = theme()
        mark = t.pxf(Size.MARK)
        line = t.pxf(TypeRole.BODY.line)
        top = inner.top() + (line - mark) / 2
        colour = QColor(SEATS[self._view.seat].dark) if t.materials else None
        paint_seat(painter, QRectF(inner.left(), top, mark, mark), self._view.seat, colour)
        left = inner.left() + mark + t.pxf(Space.S)
        name_left, arrow = left, t.pxf(_ARROW)
        needs = width_of(self._view.name, TypeRole.SECTION)
        if self._view.active and _has_arrow(name_end - left, needs, arrow + t.pxf(Space.XS)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_ink(Token.ACCENT))
            painter.drawPath(
                arrow_right(QRectF(left, inner.top() + (line - arrow) / 2, arrow * 0.8, arrow))
            )
            name_left += arrow + t.pxf(Space.XS)
        said = self._view.remark and tr("kit-quoted", text=self._view.remark)
        painter.setPen(_ink(Token.TEXT))
        name = QRectF(name_left, inner.top(), name_end - name_left, line)
        wide = _draw_elided(painter, name, self._view.name, TypeRole.SECTION, name_in)
        if self._compact:
            painter.setPen(_ink(Token.TEXT2))
            name.setLeft(name.left() + wide + t.pxf(Space.S))
            painter.setFont(t.font(TypeRole.LABEL))
            _draw_told(painter, QRectF(name.left(), 0, name.width(), self.height()), (said,))
            return
        failed = self._view.state is PlayerState.FAILED
        painter.setPen(_ink(Token.BAD if failed else Token.TEXT2))
        low = t.pxf(TypeRole.SECONDARY.line)
        detail = QRectF(left, inner.bottom() - low, detail_end - left, low)
        painter.setFont(t.font(TypeRole.LABEL))
        below = _two_rows(detail.adjusted(inner.left() - left, 0, 0, 0), self._high)
        if self._said_room and _draw_told(painter, below, (said,)):
            return
        told, metrics = self._view.detail, QFontMetricsF(t.font(TypeRole.SECONDARY))
        least = _TOLD_SHARE if failed else 1.0
        for text, share in ((told, least), (told.partition(" · ")[0], 1.0)):
            if detail.width() >= share * metrics.horizontalAdvance(text):
                _draw_elided(painter, detail, text, TypeRole.SECONDARY)
                return


def paint_person(painter: QPainter, rect: QRectF, view: PlayerView, ratio: float = 1.0) -> None:
    """Draw who has a seat, without a plate: portrait, mark, name, score.

    Below the name, or after it on the same line, is the player's remark, or else the detail.
    """
    t, inner, high = theme(), QRectF(rect), rect.height()
    tall = high >= t.pxf(_TWO_LINES)  # even without words, so that nothing beside it moves
    if view.portrait is not None:
        side = round(min(high, _FACE_SHARE * rect.width()))
        pixmap = portrait_pixmap(view.portrait, side, ratio)
        painter.drawPixmap(round(rect.left()), round(rect.center().y() - side / 2), pixmap)
        inner.setLeft(rect.left() + side + t.pxf(Space.S))
    line = QRectF(inner.topLeft(), QSizeF(inner.width(), _NAME_LINE * high if tall else high))
    most = (0.75 if tall else 0.42) * line.height()
    letters = max(t.pxf(TypeRole.SECTION.size), min(t.pxf(_MOST_LETTERS), most))
    figures = words_font(TypeRole.SCORE, 1.35 * letters)
    score = line.adjusted(0, -letters, 0, letters)  # the display face has high lines
    draw_words(painter, score, view.score, figures, t.color(Token.ACCENT), RIGHT)
    line.setRight(line.right() - QFontMetricsF(figures).horizontalAdvance(view.score))
    mark = QRectF(line.left(), line.center().y() - letters / 2, letters, letters)
    paint_seat(painter, mark, view.seat)
    line.setLeft(mark.right() + t.pxf(Space.S))
    font = words_font(TypeRole.SECTION, letters)
    arrow = QRectF(line.left(), line.center().y() - letters / 4, 0.4 * letters, letters / 2)
    room, needs = line.width() - t.pxf(Space.S), QFontMetricsF(font).horizontalAdvance(view.name)
    if view.active and _has_arrow(room, needs, arrow.width() + t.pxf(Space.XS)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color(Token.ACCENT))
        painter.drawPath(arrow_right(arrow))
        line.setLeft(arrow.right() + t.pxf(Space.XS))
    name = name_in(QFontMetricsF(font), view.name, line.width() - t.pxf(Space.S))
    draw_words(painter, line, name, font, t.color(Token.TEXT), LEFT)
    line.setLeft(line.left() + QFontMetricsF(font).horizontalAdvance(name) + t.pxf(Space.S))
    rest = inner.adjusted(0, line.height(), 0, 0) if tall else line.adjusted(0, 0, -t.pxf(4), 0)
    failed = view.state is PlayerState.FAILED
    painter.setPen(t.color(Token.BAD if failed else Token.TEXT2))
    said = view.remark and tr("kit-quoted", text=view.remark)
    small = t.font(TypeRole.LABEL)
    small.setPixelSize(round(max(small.pixelSize(), 0.7 * letters if tall else 0)))
    painter.setFont(small)
    if tall and not said:
        rest.setHeight(min(rest.height(), QFontMetricsF(small).lineSpacing()))
    texts = (said,) if said else (view.detail, view.detail.partition(" · ")[0])
    _draw_told(painter, rest, texts, top=tall)


def _paint_thinking(painter: QPainter, card: QRectF, view: PlayerView) -> None:
    """Draw how far a bot has thought, at the foot of its card."""
    line = QRectF(card)
    line.setTop(card.bottom() - theme().pxf(Size.PROGRESS))
    paint_progress(painter, line, view.progress)


def _has_arrow(room: float, name: float, arrow: float) -> bool:
    """Whether the mover gets an arrow, which gives way to a name that fits only without it."""
    return not name <= room < name + arrow


def _ink(token: Token) -> QColor:
    """The text color on a card; on a table, that of dark plates."""
    return QColor(str(_INKS[token])) if theme().materials else theme().color(token)


def _draw_told(painter: QPainter, room: QRectF, texts: Sequence[str], *, top: bool = False) -> bool:
    """Write the first text that fits, on as many lines as there is room for; False if none does."""
    metrics = painter.fontMetrics()
    at = Qt.AlignmentFlag.AlignVCenter
    if top and _lines(metrics, room) > 1:
        at = Qt.AlignmentFlag.AlignTop
    for text in texts:
        if _has_room(metrics, room, text):
            painter.drawText(room, _WRAPPED | int(at), text)
            return True
    return False


def _lines(metrics: QFontMetrics, room: QRectF) -> int:
    return max(1, int(room.height() / metrics.lineSpacing() + 0.2))


def _has_room(metrics: QFontMetrics, room: QRectF, text: str) -> bool:
    """Whether a text fits on as many lines as there is room for."""
    needs = metrics.boundingRect(QRect(0, 0, int(room.width()), 9999), _WRAPPED, text)
    high = _lines(metrics, room) * (metrics.lineSpacing() + 1)
    return needs.height() <= high and needs.width() <= room.width()


def _draw_elided(
    painter: QPainter, rect: QRectF, text: str, role: TypeRole, shorten: Shorten = words_in
) -> float:
    """Write one line, elided if it doesn't fit; returns how wide it is."""
    font = theme().font(role)
    painter.setFont(font)
    shown = shorten(QFontMetricsF(font), text, rect.width())
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
    return QFontMetricsF(font).horizontalAdvance(shown)


def _two_rows(line: QRectF, high: float) -> QRectF:
    """The room for two rows around the second line of a card that is ``high`` pixels tall."""
    more = theme().pxf(_SECOND_MORE) if high >= Size.PLAYER_CARD else 0.0
    return line.adjusted(0, -more, 0, more)
