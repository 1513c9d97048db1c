"""The turn in figures, under the dice: points, risk, and what rolling and banking bring."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.core.words import number, percent
from engines.games.fargo.view import FargoView
from gui.theme import Size, Space, Token, TypeRole, theme
from gui.widgets.label import Label
from gui.widgets.paint import box
from gui.widgets.tips import Tip, set_tip

_FULL: Final = 1000
"""Points at the end of the two bars unless more is at stake; then the bars shrink to fit."""


class _Figure(QWidget):
    """A big figure with its name under it."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__()
        self._value = Label("", TypeRole.SCORE)
        self._name = Label(name, TypeRole.SECONDARY, Token.TEXT2)
        for label in (self._value, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._value)
        column.addWidget(self._name)
        set_tip(self, Tip(name, tip))

    def show_value(self, text: str, token: Token = Token.TEXT) -> None:
        """Show another figure."""
        self._value.setText(text)
        self._value.set_token(token)
        self.setAccessibleName(f"{self._name.text()}: {text}")


class _PointsBar(QWidget):
    """Points as a bar with the figure behind it; the adviser's choice is violet."""

    def __init__(self) -> None:
        super().__init__()
        self._points = 0.0
        self._full = float(_FULL)
        self._text = ""
        self._advised = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def show_points(self, points: float, full: float, text: str, advised: bool) -> None:
        """Show ``points`` on a scale that ends at ``full``."""
        self._points, self._full, self._text, self._advised = points, full, text, advised
        self.update()

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(TypeRole.BODY.line))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = t.font(TypeRole.TABLE)
        label_width = QFontMetricsF(font).horizontalAdvance(number(_FULL, 1)) + t.pxf(Space.M)
        height = t.pxf(Size.BAR)
        track = QRectF(0, (self.height() - height) / 2, self.width() - label_width, height)
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, height / 2, t.color(Token.SUNKEN), edge)
        fill = QRectF(track)
        fill.setWidth(max(height, track.width() * min(1.0, self._points / self._full)))
        if self._points > 0:
            box(painter, fill, height / 2, t.color(Token.HINT if self._advised else Token.ACCENT))
        painter.setFont(font)
        painter.setPen(t.color(Token.HINT if self._advised else Token.TEXT))
        rect = QRectF(self.width() - label_width, 0, label_width, self.height())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(rect, int(right), self._text)


class Figures(QWidget):
    """Four figures and two bars; ``show_view`` fills them from the view of a position."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = _Figure(
            self.tr("this turn"),
            self.tr("Everything of this turn, counted if you stop now."),
        )
        self._safe = _Figure(
            self.tr("safe"),
            self.tr("Points that hot dice have banked; a bust does not touch them."),
        )
        self._risk = _Figure(
            self.tr("at risk"),
            self.tr("The points of this run; a bust takes them."),
        )
        self._bust = _Figure(
            self.tr("bust"),
            self.tr("Chance that none of the dice to be rolled next scores."),
        )
        self._roll_name = Label(self.tr("Roll once more"), TypeRole.BODY, Token.TEXT2)
        self._stop_name = Label(self.tr("Bank"), TypeRole.BODY, Token.TEXT2)
        self._roll = _PointsBar()
        self._stop = _PointsBar()
        set_tip(
            self._roll,
            Tip(
                self.tr("Roll once more"),
                self.tr(
                    "Average points of this turn if you roll once more and then stop; hot dice "
                    "count with the ten dice that follow."
                ),
            ),
        )
        self._lay_out()
        theme().follow(self.apply_theme)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        for figure in (self._turn, self._safe, self._risk, self._bust):
            self._row.addWidget(figure, 1)
        self._bars = QGridLayout()
        for line, (name, bar) in enumerate(
            ((self._roll_name, self._roll), (self._stop_name, self._stop))
        ):
            self._bars.addWidget(name, line, 0)
            self._bars.addWidget(bar, line, 1)
        self._bars.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._row)
        self._column.addLayout(self._bars)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._column.setSpacing(t.px(Space.M))
        self._bars.setHorizontalSpacing(t.px(Space.M))
        self._bars.setVerticalSpacing(t.px(Space.XS))

    def show_view(self, view: FargoView, advised: int | None = None) -> None:
        """Show the figures of a position; ``advised`` is the action that the adviser proposes."""
        self._turn.show_value(number(view.stop_points))
        self._safe.show_value(number(view.banked))
        self._risk.show_value(number(view.run), Token.WARN if view.run else Token.TEXT)
        odds = view.odds
        self._bust.show_value(percent(odds.bust) if odds is not None else "–")
        full = max(_FULL, view.roll_points, view.stop_points)
        deciding = view.deciding and not view.over
        roll = number(view.roll_points, 1) if deciding else "–"
        stop = number(view.stop_points) if deciding else "–"
        self._roll.show_points(view.roll_points * deciding, full, roll, advised == 0)
        self._stop.show_points(view.stop_points * deciding, full, stop, advised == 1)
        self._roll.setAccessibleName(self.tr("Rolling once more brings {0} points").format(roll))
        self._stop.setAccessibleName(self.tr("Banking brings {0} points").format(stop))
