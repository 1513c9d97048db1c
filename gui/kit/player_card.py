"""The card of one player above the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.card import PADDING_X, PADDING_Y
from gui.kit.paint import Shorten, arrow_right, box, name_in, paint_seat, words_in
from gui.kit.portraits import Portrait, portrait_pixmap
from gui.kit.progress import paint_progress
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
"""Colours of words on a plate that lies on a table."""
_MIN_WIDTH = 168
_LEAST_WIDTH = 80
_PORTRAIT = 50
_PALE = 0.7
_DICE_SHARE = 0.62
"""Of its row, for the dice of the last roll; where they need more they are not shown."""
_COMPACT_PORTRAIT = 28
_PORTRAIT_FROM = 150
"""Cards narrower than this have no room for a portrait."""


Look: TypeAlias = "tuple[Any, ...]"
"""What a picture is painted from: a function of a painter and a rectangle, and more values."""


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
    FAILED. `score` and `second` are ready to be shown. `progress` (0 to 1, None when unknown)
    counts while THINKING. `remark` is what the player says; it is shown instead of `detail`.
    `dice` are those of the last roll, shown pale; `brought` is what the last turn made of the
    score. A `brief` card leaves the score to the table, and shows `brought` in its place.
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
    brief: bool = False


@dataclass(frozen=True, slots=True)
class ClockView:
    """What the clock of a player shows; ``low``: there is little time left."""

    text: str
    running: bool = False
    low: bool = False


class PlayerCard(QWidget):
    """Portrait, seat mark, name, kind and level, score; 64 pixels high, as wide as there is room.

    A compact card has one line, without kind and level: those are in its tooltip.

    Emits `clicked` with the seat on click, Enter or Space.
    """

    clicked = Signal(int)

    def __init__(self, view: PlayerView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._clock: ClockView | None = None
        self._compact = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ringRadius", Radius.CARD)
        self._tell()
        scaled(self.setFixedHeight, self._height)

    @property
    def view(self) -> PlayerView:
        """What is shown."""
        return self._view

    def set_view(self, view: PlayerView) -> None:
        """Show something else; the accessible name follows."""
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
        """The clock that is shown, if any."""
        return self._clock

    def set_clock(self, clock: ClockView | None) -> None:
        """Show a clock. Screen readers find it in the description, and are not told every tick."""
        if clock == self._clock:
            return
        stood = self._clock is None or clock is None or self._clock.running != clock.running
        self._clock = clock
        if stood:
            self.setAccessibleDescription("" if clock is None else clock.text)
        self.update()

    def set_compact(self, on: bool) -> None:
        """Show one line only, where there is little room."""
        if on != self._compact:
            self._compact = on
            scaled(self.setFixedHeight, self._height)
            self.update()

    @property
    def _height(self) -> int:
        return Size.CONTROL if self._compact else Size.PLAYER_CARD

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_MIN_WIDTH), theme().px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST_WIDTH), theme().px(self._height))

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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_body(painter)
        x, y = theme().pxf(PADDING_X), theme().pxf(PADDING_Y)
        if self._compact:
            x, y = theme().pxf(Space.S), theme().pxf(Size.CONTROL - TypeRole.BODY.line) / 2
        inner = QRectF(self.rect()).adjusted(x, y, -x, -y)
        name_end, detail_end = self._paint_figures(painter, inner)
        if self._clock is not None:
            inner.setRight(min(name_end, detail_end))
            name_end = detail_end = self._paint_clock(painter, inner, self._clock)
        if self._view.portrait is not None and inner.width() >= theme().pxf(_PORTRAIT_FROM):
            inner.setLeft(self._paint_portrait(painter, inner, self._view.portrait))
        self._paint_names(painter, inner, name_end, detail_end)

    def _active(self) -> bool:
        return self._view.state in (PlayerState.TO_MOVE, PlayerState.THINKING)

    def _paint_body(self, painter: QPainter) -> None:
        t = theme()
        fill, edge = t.color(Token.SURFACE), t.color(Token.LINE)
        if self._active():
            fill, edge = t.color(Token.ACCENT_SOFT), t.color(Token.ACCENT)
        elif self._view.state is PlayerState.FAILED:
            fill, edge = t.color(Token.BAD_SOFT), t.color(Token.BAD)
        if t.materials:  # a dark plate on the table, by day, too
            fill = QColor(str(Ink.INLAY))
            fill.setAlphaF(_PLATE_OPACITY)
            edge = _ink(Token.ACCENT) if self._active() else QColor(0, 0, 0, 0)
            edge = _ink(Token.BAD) if self._view.state is PlayerState.FAILED else edge
        rect = QRectF(self.rect())
        box(painter, rect, t.pxf(Radius.CARD), fill, edge, t.pxf(1.5))
        if self._view.state is PlayerState.THINKING:
            clip = QPainterPath()
            inset = rect.adjusted(1, 1, -1, -1)
            clip.addRoundedRect(inset, t.pxf(Radius.CARD) - 1, t.pxf(Radius.CARD) - 1)
            painter.save()
            painter.setClipPath(clip)
            line = QRectF(inset)
            line.setTop(inset.bottom() - t.pxf(Size.PROGRESS))
            paint_progress(painter, line, self._view.progress)
            painter.restore()

    def _paint_figures(self, painter: QPainter, inner: QRectF) -> tuple[float, float]:
        """Draw the figures at the right; returns where the room left of each of them ends."""
        t = theme()
        score, second = self._view.score, self._view.second
        if self._view.brief:
            score, second = self._view.brought, ""
        role = TypeRole.VALUE if self._compact else TypeRole.SCORE
        if self._view.brief:
            role = TypeRole.SECTION
        score_font, second_font = t.font(role), t.font(TypeRole.LABEL)
        if self._compact:
            second = ""
        gap = t.pxf(Space.S if self._compact else Space.M)
        score_width = QFontMetricsF(score_font).horizontalAdvance(score)
        metrics = QFontMetricsF(second_font)
        second = words_in(metrics, second, inner.width())
        second_width = metrics.horizontalAdvance(second)
        column = QRectF(inner)
        right = Qt.AlignmentFlag.AlignRight
        painter.setPen(_ink(Token.TEXT))
        painter.setFont(score_font)
        score_box = QRectF(column.left(), column.top(), column.width(), t.pxf(role.line))
        painter.drawText(score_box, int(right | Qt.AlignmentFlag.AlignVCenter), score)
        painter.setPen(_ink(Token.TEXT2))
        painter.setFont(second_font)
        painter.drawText(column, int(right | Qt.AlignmentFlag.AlignBottom), second)
        ends = inner.right() - score_width - gap, inner.right() - second_width - gap
        row = QRectF(inner)
        if self._compact:
            row.setRight(ends[0])
            return self._paint_dice(painter, row), ends[1]
        row.setTop(row.bottom() - t.pxf(TypeRole.SECONDARY.line))
        row.setRight(ends[1])
        return ends[0], self._paint_dice(painter, row)

    def _paint_dice(self, painter: QPainter, row: QRectF) -> float:
        """Draw the last roll, pale, at the right of a row; returns where the rest of it ends."""
        t, dice = theme(), self._view.dice
        side, gap = t.pxf(Size.DIE_MINI), t.pxf(2)
        wide = len(dice) * (side + gap)
        if not dice or wide > _DICE_SHARE * row.width():
            return row.right()
        painter.save()
        painter.setOpacity(_PALE)
        for place, (paint, *values) in enumerate(dice):
            left = row.right() - wide + place * (side + gap)
            paint(painter, QRectF(left, row.center().y() - side / 2, side, side), *values)
        painter.restore()
        return row.right() - wide - t.pxf(Space.S)

    def _paint_clock(self, painter: QPainter, inner: QRectF, clock: ClockView) -> float:
        """Draw the clock left of the figures and return where its room begins."""
        t = theme()
        font = t.font(TypeRole.CLOCK)
        height = t.pxf(TypeRole.CLOCK.line + (0 if self._compact else Space.S))
        width = QFontMetricsF(font).horizontalAdvance(clock.text) + 2 * t.pxf(Space.S)
        place = QRectF(inner.right() - width, inner.center().y() - height / 2, width, height)
        fill, edge, ink = Token.SUNKEN, Token.LINE, Token.TEXT2
        if clock.low:
            fill, edge, ink = Token.BAD_SOFT, Token.BAD, Token.BAD
        elif clock.running:
            fill, edge, ink = Token.SURFACE, Token.ACCENT, Token.TEXT
        box(painter, place, t.pxf(Radius.BUTTON), t.color(fill), t.color(edge))
        painter.setPen(t.color(ink))
        painter.setFont(font)
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), clock.text)
        return place.left() - t.pxf(Space.S if self._compact else Space.M)

    def _paint_portrait(self, painter: QPainter, inner: QRectF, portrait: Portrait) -> float:
        """Draw the portrait at the left and return where its room ends."""
        t = theme()
        side = t.px(_COMPACT_PORTRAIT if self._compact else _PORTRAIT)
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
        left = inner.left() + mark + t.pxf(Space.S if self._compact else Space.M)
        name_left = left
        if self._active():
            arrow = t.pxf(_ARROW)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_ink(Token.ACCENT))
            painter.drawPath(
                arrow_right(QRectF(left, inner.top() + (line - arrow) / 2, arrow * 0.8, arrow))
            )
            name_left += arrow + t.pxf(Space.XS)
        painter.setPen(_ink(Token.TEXT))
        name = QRectF(name_left, inner.top(), name_end - name_left, line)
        _draw_elided(painter, name, self._view.name, TypeRole.SECTION, name_in)
        if self._compact:
            return
        failed = self._view.state is PlayerState.FAILED
        painter.setPen(_ink(Token.BAD if failed else Token.TEXT2))
        low = t.pxf(TypeRole.SECONDARY.line)
        detail = QRectF(left, inner.bottom() - low, detail_end - left, low)
        if detail.width() > low:  # no room for a word
            said = self._view.remark and f"“{self._view.remark}”"
            _draw_elided(painter, detail, said or self._view.detail, TypeRole.SECONDARY)


def _ink(token: Token) -> QColor:
    """The colour of words on a card: on a table those of dark plates."""
    return QColor(str(_INKS[token])) if theme().materials else theme().color(token)


def _draw_elided(
    painter: QPainter,
    rect: QRectF,
    text: str,
    role: TypeRole,
    shorten: Shorten = words_in,
) -> None:
    """Write on one line."""
    font = theme().font(role)
    painter.setFont(font)
    shown = shorten(QFontMetricsF(font), text, rect.width())
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)
