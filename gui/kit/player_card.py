"""The card of one player above the board."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from engines.runtime.texts import tr
from gui.kit.card import PADDING_Y, Card
from gui.kit.paint import arrow_right, box, paint_seat, pictures_in
from gui.kit.pictures import Look
from gui.kit.portraits import Portrait, portrait_pixmap
from gui.kit.progress import paint_progress
from gui.kit.words import LEFT, RIGHT, draw_words, fitted, name_in, width_of, words_font, words_in
from gui.style import SEATS, Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.tokens import Ink

_ARROW = 0.57
"""Height of the mover's arrow, as a share of that of the letters of the name."""
_ARROW_ROOM = 12
_SMALLER = 0.8
"""A name may be this much smaller than on ordinary cards before it is shortened."""
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

    @property
    def said(self) -> str:
        """The remark in quotation marks; nothing without one."""
        return self.remark and tr("kit-quoted", text=self.remark)

    @property
    def told(self) -> tuple[str, ...]:
        """What is written with the name: the first of these texts that fits."""
        return (self.said,) if self.remark else (self.detail, self.detail.partition(" · ")[0])


@dataclass(frozen=True, slots=True)
class ClockView:
    """What a player's clock shows; ``low``: there is little time left."""

    text: str
    running: bool = False
    low: bool = False


class PlayerCard(Card):
    """Portrait, seat mark, name, kind and level, score; as wide as there is room.

    A wide card less than 64 pixels tall has one line, with kind and level in its tooltip. Portrait
    and name stay where they are, whatever else there is: what has no room next to them is left out.
    """

    def __init__(self, view: PlayerView) -> None:
        super().__init__(clickable=True)
        self._view = view
        self._clock: ClockView | None = None
        self._high: float = Size.PLAYER_CARD
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, t, view, rect = QPainter(self), theme(), self._view, QRectF(self.rect())
        # At fixed places: in Arabic too, only the words run from right to left.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not view.bare:
            self._paint_plate(painter, rect)
        if view.state is PlayerState.THINKING:
            side, foot = t.pxf(Radius.CARD), rect.bottom() - t.pxf(Size.PROGRESS) - 1
            paint_progress(painter, rect.adjusted(side, foot, -side, -1), view.progress)
        if view.bare:
            if self._clock is not None:
                rect.setRight(self._paint_clock(painter, rect, self._clock))
            paint_person(painter, rect, view, self.devicePixelRatioF())
            return
        y = t.pxf(PADDING_Y)
        if self._high < Size.PLAYER_CARD:
            lines = TypeRole.BODY.line + (0 if self._compact else TypeRole.SECONDARY.line)
            y = (rect.height() - t.pxf(lines)) / 2
        inner = rect.adjusted(t.pxf(Space.S), y, -t.pxf(Space.S), -y)
        if self._clock is not None and self._tall:
            self._paint_clock(painter, inner, self._clock)
            inner.setBottom(inner.bottom() - t.pxf(CLOCK_ROW))
        if self._portrait:
            _paint_face(painter, inner, view, self._portrait, self.devicePixelRatioF())
        low = self._second_line(inner)
        name_end, told_end = self._paint_figures(painter, inner, low)
        if self._clock is not None and not self._tall:
            inner.setRight(min(name_end, told_end))
            name_end = told_end = self._paint_clock(painter, inner, self._clock)
        line = QRectF(inner.topLeft(), QSizeF(name_end - inner.left(), t.pxf(TypeRole.BODY.line)))
        name = _paint_name(painter, line, view, t.pxf(TypeRole.SECTION.size), _ink)
        low.setRight(told_end)
        texts, role, failed = view.told, TypeRole.LABEL, view.state is PlayerState.FAILED
        if self._compact:
            low.setLeft(name.right() + t.pxf(Space.S))
            texts = (view.said,)
        elif not view.remark:
            low.setLeft(name.left())
            if not failed:  # on one line
                role, more = TypeRole.SECONDARY, (low.height() - t.pxf(TypeRole.SECONDARY.line)) / 2
                low.adjust(0, more, 0, -more)
        painter.setPen(_ink(Token.BAD if failed else Token.TEXT2))
        painter.setFont(t.font(role))
        _draw_told(painter, low, texts)

    def _second_line(self, inner: QRectF) -> QRectF:
        """The room below the name; on a card with one line, all of it."""
        t = theme()
        if self._compact:
            return QRectF(inner.left(), 0, inner.width(), self.height())
        more = t.pxf(_SECOND_MORE) if self._high >= Size.PLAYER_CARD else 0.0
        high = t.pxf(TypeRole.SECONDARY.line) + 2 * more
        return QRectF(inner.left(), inner.bottom() + more - high, inner.width(), high)

    @property
    def _clock_room(self) -> float:
        """The width of a clock next to the name."""
        if self._clock is None or self._tall:
            return 0.0
        return width_of(self._clock.text, TypeRole.CLOCK) + theme().pxf(3 * Space.S)

    def _named(self, most: float = math.inf) -> float:
        """The width that the clock and up to ``most`` of the name, at 100%, need."""
        t, wide = theme(), width_of(self._view.name, TypeRole.SECTION)
        beside = t.pxf(Size.MARK + Space.S + _ARROW_ROOM + Space.S)
        return min(wide, t.pxf(most)) + beside + self._clock_room

    def _said_room(self, low: QRectF) -> float:
        """The width kept for a remark and the gap after it; 0 if two lines have no room for it."""
        t, said = theme(), self._view.said
        if not said or self.height() < t.pxf(2 * TypeRole.LABEL.size):
            return 0.0
        if self._compact:
            return t.pxf(_SAID_ROOM)
        metrics = QFontMetrics(t.font(TypeRole.LABEL))
        rooms = [QRectF(0, 0, wide, low.height()) for wide in range(40, int(low.width()) + 1, 4)]
        wide = (room.width() for room in rooms if _has_room(metrics, room, said))
        return next((each + t.pxf(Space.S) for each in wide), 0.0)

    def _paint_plate(self, painter: QPainter, rect: QRectF) -> None:
        t, edge, soft = theme(), Token.LINE, Token.SURFACE
        if self._view.active:
            edge, soft = Token.ACCENT, Token.ACCENT_SOFT
        elif self._view.state is PlayerState.FAILED:
            edge, soft = Token.BAD, Token.BAD_SOFT
        fill = t.color(soft)
        if t.materials:  # a dark plate on the table, by day, too
            fill = QColor(str(Ink.INLAY))
            fill.setAlphaF(_PLATE_OPACITY)
        line = None if t.materials and edge is Token.LINE else _ink(edge)
        box(painter, rect, t.pxf(Radius.CARD), fill, line, t.pxf(1.5))

    def _paint_figures(self, painter: QPainter, inner: QRectF, low: QRectF) -> tuple[float, float]:
        """Draw score, last roll, and what it brought; returns where the space before them ends.

        That is the end for the name, and for what is told.
        """
        t, view, said, small = theme(), self._view, self._said_room(low), TypeRole.LABEL
        gain = "" if view.score else view.brought.partition(" → ")[0]
        if self._compact:
            role, fits = TypeRole.SECTION, inner.width() - self._named(_NAME_ROOM)
            figure = gain if gain and width_of(gain, role) <= fits else view.score
            draw_words(painter, inner, figure, t.font(role), _ink(Token.TEXT), RIGHT)
            room = inner.width() - self._named() - width_of(figure, role)
            low.setRight(inner.right() - width_of(figure, role) - t.pxf(Space.S))
            end = low.right()
            low.setRight(self._paint_dice(painter, low, room - said))
            if said and low.right() == end:  # not even small ones
                low.setRight(self._paint_dice(painter, low, room))
            return low.right(), low.right()
        end, score = inner.right(), width_of(view.score, TypeRole.SCORE)
        second = view.second
        if self._named() + score <= inner.width():
            row = QRectF(inner.topLeft(), QSizeF(inner.width(), t.pxf(TypeRole.SCORE.line)))
            draw_words(painter, row, view.score, t.font(TypeRole.SCORE), _ink(Token.TEXT), RIGHT)
            end -= score + t.pxf(Space.M)
        else:  # the name has the first line to itself
            second = view.score or view.second
        # Dice come before what they brought.
        columns = math.ceil(len(view.dice) / (2 if self._high >= Size.PLAYER_CARD else 1))
        least = said + t.pxf(columns * (_LEAST_DIE + 2) + Space.S) * bool(columns)
        if not second and (not least or width_of(gain, small) <= low.width() - least):
            second = gain
        second = words_in(QFontMetricsF(t.font(small)), second, low.width())
        draw_words(painter, low, second, t.font(small), _ink(Token.TEXT2), RIGHT)
        row = low.adjusted(0, 0, -width_of(second, small) - t.pxf(Space.S) * bool(second), 0)
        room = row.width() + t.pxf(Space.S) - said  # nothing need be before them
        return end, self._paint_dice(painter, row, room)

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


def paint_person(painter: QPainter, rect: QRectF, view: PlayerView, ratio: float = 1.0) -> None:
    """Draw who has a seat, without a plate: portrait (if the name leaves room), mark, name, score.

    Below the name, or after it on the same line, is the player's remark, or else the detail.
    """
    t, inner, high = theme(), QRectF(rect), rect.height()
    tall = high >= t.pxf(_TWO_LINES)  # even without words, so that nothing beside it moves
    line_high = _NAME_LINE * high if tall else high
    most = (0.75 if tall else 0.42) * line_high
    letters = max(t.pxf(TypeRole.SECTION.size), min(t.pxf(_MOST_LETTERS), most))
    figures = words_font(TypeRole.SCORE, 1.35 * letters)
    scored = QFontMetricsF(figures).horizontalAdvance(view.score) + t.pxf(Space.S)
    side = round(min(high, _FACE_SHARE * rect.width()))
    beside = side + max(letters, t.pxf(Size.MARK)) + 2 * t.pxf(Space.S) + scored
    smallest = _SMALLER * t.pxf(TypeRole.SECTION.size)
    if rect.width() >= beside + width_of(view.name, TypeRole.SECTION, smallest):
        _paint_face(painter, inner, view, side, ratio)
    line = QRectF(inner.topLeft(), QSizeF(inner.width(), line_high))
    score = line.adjusted(0, -letters, 0, letters)  # the display face has high lines
    draw_words(painter, score, view.score, figures, t.color(Token.ACCENT), RIGHT)
    line.setRight(line.right() - scored)
    name = _paint_name(painter, line, view, letters, t.color)
    line.setLeft(name.right() + t.pxf(Space.S))
    rest = inner.adjusted(0, line.height(), 0, 0) if tall else line.adjusted(0, 0, t.pxf(4), 0)
    failed = view.state is PlayerState.FAILED
    painter.setPen(t.color(Token.BAD if failed else Token.TEXT2))
    small = t.font(TypeRole.LABEL)
    small.setPixelSize(round(max(small.pixelSize(), 0.7 * letters if tall else 0)))
    painter.setFont(small)
    if tall and not view.remark:
        rest.setHeight(min(rest.height(), QFontMetricsF(small).lineSpacing()))
    _draw_told(painter, rest, view.told, top=tall)


def _paint_face(painter: QPainter, room: QRectF, view: PlayerView, side: int, ratio: float) -> None:
    """Draw the portrait, if there is one, at the left of a room, and take its place from that."""
    if view.portrait is not None:
        pixmap = portrait_pixmap(view.portrait, side, ratio)
        painter.drawPixmap(round(room.left()), round(room.center().y() - side / 2), pixmap)
        room.setLeft(room.left() + side + theme().pxf(Space.S))


def _paint_name(
    painter: QPainter,
    line: QRectF,
    view: PlayerView,
    letters: float,
    ink: Callable[[Token], QColor],
) -> QRectF:
    """Draw the seat's mark, an arrow if it is to move, and the name; returns the name's place.

    The arrow gives way to a name that fits only without it.
    """
    t, middle = theme(), line.center().y()
    side = max(letters, t.pxf(Size.MARK))
    dark = QColor(SEATS[view.seat].dark) if ink is _ink and t.materials else None
    mark = QRectF(line.left(), middle - side / 2, side, side)
    paint_seat(painter, mark, view.seat, dark)
    name = line.adjusted(side + t.pxf(Space.S), 0, 0, 0)
    font, high = words_font(TypeRole.SECTION, letters), _ARROW * letters
    arrow = 0.8 * high + t.pxf(Space.XS)  # as large with it as without
    font = fitted(font, _SMALLER * t.pxf(TypeRole.SECTION.size), name.width() - arrow, view.name)
    needs = QFontMetricsF(font).horizontalAdvance(view.name)
    if view.active and not needs <= name.width() < needs + arrow:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(Token.ACCENT))
        painter.drawPath(arrow_right(QRectF(name.left(), middle - high / 2, 0.8 * high, high)))
        name.setLeft(name.left() + arrow)
    shown = name_in(QFontMetricsF(font), view.name, name.width())
    draw_words(painter, name, shown, font, ink(Token.TEXT), LEFT)
    name.setWidth(QFontMetricsF(font).horizontalAdvance(shown))
    return name


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
