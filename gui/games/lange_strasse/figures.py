"""The turn in figures: completed sets, the set on its way to 300, what stopping brings, risk."""

from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engines.core.words import number, percent
from engines.games.lange_strasse.dice import Keep, Result
from engines.games.lange_strasse.odds import strich_chance
from engines.games.lange_strasse.snapshot import Kept
from engines.games.lange_strasse.view import LangeStrasseView
from gui.kit import boxes
from gui.kit.label import Figure, Label
from gui.kit.paint import box
from gui.style import Size, Space, Token, TypeRole, theme

_NONE: Final = "–"


class MinimumBar(QWidget):
    """How far the set is on its way to the minimum: a bar with a mark."""

    def __init__(self) -> None:
        super().__init__()
        self._points = 0
        self._picked = 0
        self._minimum = 1
        self._advised = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self.setFixedHeight(theme().px(Size.BAR + Space.S + TypeRole.LABEL.line))
        self.update()

    def show_points(self, points: int, picked: int, minimum: int, *, advised: bool) -> None:
        """Show what lies kept, and what the dice picked up (or advised) would make of it."""
        self._points, self._picked, self._minimum = points, picked, minimum
        self._advised = advised
        text = self.tr("This set: {0} of at least {1} points")
        self.setAccessibleName(text.format(number(picked), number(minimum)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = t.pxf(Size.BAR)
        track = QRectF(0, t.pxf(Space.XS), self.width(), height)
        edge = t.color(Token.LINE_STRONG) if t.high_contrast else None
        box(painter, track, height / 2, t.color(Token.SUNKEN), edge)
        full = max(2 * self._minimum, self._picked)
        enough = self._picked >= self._minimum
        tone = Token.GOOD if enough else Token.ACCENT
        picked = t.color(Token.HINT if self._advised else tone, 0.5)
        for points, colour in ((self._picked, picked), (self._points, t.color(tone))):
            if points > 0:
                fill = QRectF(track)
                fill.setWidth(max(height, track.width() * points / full))
                box(painter, fill, height / 2, colour)
        x = self.width() * self._minimum / full
        painter.setPen(QPen(t.color(Token.TEXT), t.pxf(1.5)))
        painter.drawLine(QLineF(x, 0, x, track.bottom() + t.pxf(Space.XS)))
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(t.color(Token.TEXT2))
        wide, line = t.pxf(80), t.pxf(TypeRole.LABEL.line)
        left = min(max(0.0, x - wide / 2), self.width() - wide)
        label = QRectF(left, track.bottom() + t.pxf(Space.XS), wide, line)
        painter.drawText(label, int(Qt.AlignmentFlag.AlignCenter), number(self._minimum))


class Figures(QWidget):
    """Completed sets, this set with its minimum, what stopping brings, the risk of rolling.

    With little room, one line says the same.
    """

    def __init__(self) -> None:
        super().__init__()
        tr = self.tr
        self.sets = Figure(
            tr("completed sets"), tr("Points of this turn in completed sets. A strich takes them.")
        )
        self.set = Figure(tr("this set"), tr("Stopping needs 300 points in the set on the table."))
        self.turn = Figure(tr("if you stop"), tr("What the turn brings if you stop after this."))
        self.strich = Figure(
            tr("risk of strich"),
            tr("Chance that the next roll has nothing to keep: the turn is lost."),
        )
        self.missing = Figure(
            tr("to lead"), tr("Points that are missing to rank first. This is the last round.")
        )
        self._figures = (self.sets, self.set, self.turn, self.strich, self.missing)
        self._minimum = MinimumBar()
        self._line = Label("", TypeRole.SECONDARY, Token.TEXT2)
        self._line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._line.hide()
        self._big = QWidget()
        row = boxes.row(of=self._big)
        for figure in self._figures:
            row.addWidget(figure, 1)
        self._column = boxes.column(self._big, self._line, self._minimum, of=self)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._column.setSpacing(theme().px(Space.S))

    @property
    def line(self) -> str:
        """All figures in one line."""
        return self._line.text()

    def set_room(self, *, figures: bool, bar: bool) -> None:
        """Show big figures or a line, the bar or not."""
        self._big.setVisible(figures)
        self._line.setVisible(not figures)
        self._minimum.setVisible(bar)

    def show_view(
        self, view: LangeStrasseView, keep: Keep | None = None, *, advised: bool = False
    ) -> None:
        """Show a position; ``keep``: what the dice picked up (or ``advised``) would do."""
        tone = Token.HINT if advised else Token.TEXT
        points = view.set_points if keep is None else keep.points
        enough = points >= view.minimum
        good = tone if advised else Token.GOOD
        self.sets.show_value(number(view.accumulated))
        self.set.show_value(number(points), good if enough else tone)
        turn = self._if_stopped(view, points, keep)
        self.turn.show_value(_NONE if turn is None else number(turn), tone)
        chance = self._chance(view, keep)
        self.strich.show_value(_NONE if chance is None else percent(chance), tone)
        self.missing.setVisible(view.last_round)
        left = view.to_lead(points)
        self.missing.show_value(number(left) if left else "✓", Token.TEXT if left else Token.GOOD)
        self._minimum.show_points(view.set_points, points, view.minimum, advised=advised)
        self._line.setText(self._in_line())
        self._line.set_token(Token.HINT if advised else Token.TEXT2)

    def _if_stopped(self, view: LangeStrasseView, points: int, keep: Keep | None) -> int | None:
        """The turn score of stopping now, None if that is not allowed."""
        allowed = points >= view.minimum
        if keep is not None and keep.result is not Result.OPEN:
            allowed = keep.result is Result.TALHEIM
        return view.accumulated + points if allowed and not view.over else None

    def _chance(self, view: LangeStrasseView, keep: Keep | None) -> float | None:
        """The chance of a strich on the next roll, None if it is not known or nobody rolls."""
        if view.over:
            return None
        if keep is None:
            return None if view.dice else strich_chance(view.kept)
        if keep.result is Result.TALHEIM:
            return None
        return strich_chance(keep.kept if keep.result is Result.OPEN else Kept())

    def _in_line(self) -> str:
        parts = (figure for figure in self._figures if not figure.isHidden())
        return "   ".join(figure.accessibleName() for figure in parts)
