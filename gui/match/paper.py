"""Decorations for the end of a game: paper on the table, a wreath, confetti."""

import math
from typing import Final

from PySide6.QtCore import Property, QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit import boxes
from gui.kit.card import Card
from gui.kit.charts import Chart
from gui.kit.label import Label
from gui.kit.pictures import pictures
from gui.kit.portraits import Portrait, PortraitView
from gui.style import Radius, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on
from gui.style.motion import Motion, animate
from gui.style.palette import make_palette
from gui.style.theme import make_font
from gui.style.tokens import LIGHT
from gui.table.materials import paint_paper
from gui.table.sheet import ink, seat_ink

_WREATH: Final = 168
"""Side of the wreath, at 100%."""
_FACES: Final = (0.8, 0.6)
"""Side of the portrait without and in the wreath, as a share of it."""
_ROOM: Final = QSize(930, 620)
"""In a room of this size, at 100%, a result has its usual size."""
_LARGEST: Final = 1.6
_LEAVES: Final = 9
_PIECES: Final = 70
_LATEST: Final = 0.35
"""When the last piece of confetti begins to fall, as a share of the time."""


def growth_in(room: QSize, least: float = 0.6) -> float:
    """How much larger than usual a result is in a room: the size of its letters and pictures."""
    wide, high = theme().pxf(_ROOM.width()), theme().pxf(_ROOM.height())
    return max(least, min(_LARGEST, room.width() / wide, room.height() / high))


class Text(Label):
    """Words on a sheet. All but the title keep at least their usual size."""

    _growth = 1.0

    def set_role(self, role: TypeRole) -> None:
        self._role = role
        scaled(self._fit)

    def grow(self, growth: float) -> None:
        self._growth = growth if self._role is TypeRole.HERO else max(1.0, growth)
        self._fit()

    def _fit(self) -> None:
        font = theme().font(self._role)
        font.setPixelSize(round(self._growth * font.pixelSize()))
        self.setFont(font)


class Drawing(QWidget):
    """Something drawn on a sheet, larger on a large one; ``least`` is its least size at 100%."""

    least = QSize()
    growth = 1.0

    def grow(self, growth: float) -> None:
        self.growth = max(1.0, growth)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self.least * (theme().scale * self.growth)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def drawn(self) -> tuple[QPainter, QRectF]:
        """A painter that enlarges everything, and the room before that."""
        painter, g = painter_on(self), self.growth
        painter.scale(g, g)
        return painter, QRectF(0, 0, self.width() / g, self.height() / g)


class Print:
    """What a chart is printed with: ink on a sheet of paper, as large as what is written there."""

    growth = 1.0
    color = staticmethod(ink)
    seat_color = staticmethod(seat_ink)

    def font(self, role: TypeRole) -> QFont:
        return make_font(role, self.pxf(1))

    def pxf(self, size: float) -> float:
        return theme().pxf(size * self.growth)


class Graph(Chart):
    """A chart on a sheet."""

    def __init__(self, name: str) -> None:
        self.print = Print()
        super().__init__(name, inks=lambda: self.print)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def grow(self, growth: float) -> None:
        if self.print.growth != max(1.0, growth):
            self.print.growth = max(1.0, growth)
            self.show_plot(self.plot)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(place)


class Sheet(Card):
    """A sheet of paper on the table, with what is written on it in `body`."""

    def __init__(self, heading: str = "") -> None:
        super().__init__()
        self._paper: bool | None = None
        self._dress()
        scaled(self.body.setContentsMargins, Space.XL, Space.L, Space.XL, Space.L)
        if heading:
            self.body.addWidget(Text(heading, TypeRole.PLATE, wrap=True))

    def _dress(self) -> None:
        """Write in ink on paper; with plain surfaces, in the usual colors."""
        if self._paper is not theme().materials:
            self._paper = theme().materials
            self.setPalette(make_palette(LIGHT) if self._paper else QPalette())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not theme().materials:
            super().paintEvent(event)
            return
        look = (paint_paper, theme().pxf(Radius.CARD))
        picture = pictures.picture(look, QRectF(self.rect()), self.devicePixelRatioF())
        QPainter(self).drawPixmap(picture.corner, picture.pixmap)


class SheetRow(Card):
    """A row on a sheet that can be clicked."""

    def __init__(self) -> None:
        super().__init__(clickable=True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        scaled(self.body.setContentsMargins, 0, Space.S, 0, Space.S)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.underMouse():
            painter.fillRect(self.rect(), ink(Token.ACCENT_SOFT))
        painter.fillRect(QRect(0, 0, self.width(), 1), ink(Token.LINE))


class Wreath(QWidget):
    """A portrait, in a wreath of brass leaves for a winner."""

    def __init__(self, face: Portrait, crowned: bool) -> None:
        super().__init__()
        self._crowned = crowned
        self._face = PortraitView(face, 1)
        boxes.row((self._face, 0, Qt.AlignmentFlag.AlignCenter), of=self)

    def grow(self, growth: float) -> None:
        side = theme().px(growth * _WREATH)
        face = round(side * _FACES[self._crowned])
        self._face.setFixedSize(face, face)
        self.setFixedSize(*(2 * [side if self._crowned else face]))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._crowned:
            return
        t, painter = theme(), painter_on(self)
        middle, radius = QRectF(self.rect()).center(), 0.425 * self.width()
        edge = QColor("#7C5719") if t.materials else t.color(Token.ACCENT)
        painter.setPen(QPen(edge, t.pxf(1)))
        painter.setBrush(ink(Token.BRASS))
        for side in (-1, 1):
            for leaf in range(_LEAVES):
                turn = math.radians(162 - 130 * leaf / (_LEAVES - 1))
                away = QPointF(side * math.sin(turn), -math.cos(turn)) * radius
                long = (0.094 - 0.004 * leaf) * self.width()
                painter.save()
                painter.translate(middle + away)
                painter.rotate(side * (math.degrees(turn) + 28))
                painter.drawEllipse(QPointF(0, 0), 0.42 * long, long)
                painter.restore()


class Confetti(QWidget):
    """Falls once over the whole of its parent, each piece in its own way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._fallen = 0.0
        parent.installEventFilter(self)
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        animate(self, "fallen", 1.0, Motion.CELEBRATION)

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if isinstance(event, QResizeEvent):
            self.setGeometry(watched.rect())
        return False

    def _get_fallen(self) -> float:
        return self._fallen

    def _set_fallen(self, share: float) -> None:
        """Repaint only where pieces were or are: what is below them is slow to paint."""
        changed = QRegion()
        for at in (self._fallen, share):
            for _piece, x, y, side in self._pieces(at):
                changed += QRect(int(x - side), int(y - side), int(2 * side) + 2, int(2 * side) + 2)
        self._fallen = share
        self.update(changed)
        if share >= 1.0:
            self.deleteLater()

    fallen = Property(float, _get_fallen, _set_fallen)

    def _pieces(self, fallen: float) -> list[tuple[int, float, float, float]]:
        """Number, place, and size of the pieces in the air."""
        found = []
        for piece in range(_PIECES):
            start = _LATEST * ((piece * 0.7548776662) % 1.0)
            share = (fallen - start) / (1 - _LATEST)
            if 0.0 < share < 1.0:
                x = (piece * 0.6180339887) % 1.0 + 0.02 * math.sin(9 * share + piece)
                side = theme().pxf(6 + piece % 5)
                found.append((piece, x * self.width(), share * self.height(), side))
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setPen(Qt.PenStyle.NoPen)
        for piece, x, y, side in self._pieces(self._fallen):
            share = y / self.height()
            painter.save()
            painter.translate(x, y)
            painter.rotate(540 * share + 40 * piece)
            painter.setOpacity(1.0 - share**4)
            painter.setBrush(seat_ink(piece % 6) if piece % 3 else ink(Token.BRASS))
            painter.drawRect(QRectF(-side / 2, -side / 3, side, side * 0.66))
            painter.restore()
