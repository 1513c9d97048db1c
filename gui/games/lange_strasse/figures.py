"""The turn in figures: completed sets, the set on its way to 300, the turn score."""

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.core.words import number
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.view import LangeStrasseView
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.label import Label
from gui.widgets.paint import box

_FULL: Final = 600
"""Points at the end of the bar; the mark of 300 stands in its middle."""


class _Minimum(QWidget):
    """How far the set is on its way to the minimum: a bar with a mark."""

    def __init__(self) -> None:
        super().__init__()
        self._points = 0
        self._picked = 0
        self._minimum = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(Size.BAR + Space.S + TypeRole.LABEL.line))
        self.update()

    def show_points(self, points: int, picked: int, minimum: int) -> None:
        """Show what lies kept, and what the dice picked up would make of it."""
        self._points, self._picked, self._minimum = points, picked, minimum
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = t.pxf(Size.BAR)
        track = QRectF(0, t.pxf(Space.XS), self.width(), height)
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, height / 2, t.color(Token.SUNKEN), edge)
        enough = self._picked >= self._minimum
        for points, colour in (
            (self._picked, t.color(Token.GOOD if enough else Token.ACCENT, 0.5)),
            (self._points, t.color(Token.GOOD if enough else Token.ACCENT)),
        ):
            if points > 0:
                fill = QRectF(track)
                fill.setWidth(max(height, track.width() * min(1.0, points / _FULL)))
                box(painter, fill, height / 2, colour)
        x = self.width() * self._minimum / _FULL
        painter.setPen(QPen(t.color(Token.TEXT), t.pxf(1.5)))
        painter.drawLine(QLineF(x, 0, x, track.bottom() + t.pxf(Space.XS)))
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(t.color(Token.TEXT2))
        label = QRectF(x - 40, track.bottom() + t.pxf(Space.XS), 80, t.pxf(TypeRole.LABEL.line))
        painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), number(self._minimum))


class Figures(QWidget):
    """Completed sets, this set with its minimum, and what stopping would bring."""

    def __init__(self) -> None:
        super().__init__()
        self._sets = Label("", TypeRole.SCORE)
        self._set = Label("", TypeRole.SCORE)
        self._turn = Label("", TypeRole.SCORE)
        self._minimum = _Minimum()
        self._row = QHBoxLayout()
        for figure, name in (
            (self._sets, self.tr("completed sets")),
            (self._set, self.tr("this set")),
            (self._turn, self.tr("the turn would bring")),
        ):
            column = QVBoxLayout()
            caption = Label(name, TypeRole.SECONDARY, Token.TEXT2)
            for label in (figure, caption):
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
                column.addWidget(label)
            self._row.addLayout(column, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addWidget(self._minimum)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._column.setSpacing(theme().px(Space.M))

    def show_view(self, view: LangeStrasseView, keep: Keep | None = None) -> None:
        """Show a position; ``keep``: what the dice picked up would do."""
        points = view.set_points if keep is None else keep.points
        self._sets.setText(number(view.accumulated))
        self._set.setText(number(points))
        self._set.set_token(Token.GOOD if points >= view.minimum else Token.TEXT)
        may_stop = points >= view.minimum
        if keep is not None and keep.result is not Result.OPEN:
            may_stop = keep.result is Result.TALHEIM
        self._turn.setText(number(view.accumulated + points) if may_stop else "–")
        self._minimum.show_points(view.set_points, points, view.minimum)
