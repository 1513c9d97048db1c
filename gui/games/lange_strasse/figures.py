"""The turn in figures: completed sets, the set on its way to 300, what stopping brings, risk."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from engines.core.words import number, percent
from engines.games.lange_strasse.dice import Keep
from engines.games.lange_strasse.odds import strich_chance
from engines.games.lange_strasse.view import LangeStrasseView
from gui.games.lange_strasse.sheet import minimum_line
from gui.kit import boxes
from gui.kit.label import Figure, Label
from gui.style import Size, Space, Token, TypeRole, scaled
from gui.table.sheet import Kind
from gui.table.surface import Surface

_NONE: Final = "–"
_LINE: Final = Kind.SMALL.height + Size.BAR + Space.S


class Figures(QWidget):
    """Completed sets, this set with its minimum, what stopping brings, the risk of rolling.

    With little room, one line says the same.
    """

    def __init__(self) -> None:
        super().__init__()
        tr = self.tr
        self.sets = Figure(
            tr("completed sets"),
            tr("Points from completed sets this turn. You lose them on a strich."),
        )
        self.set = Figure(tr("this set"), tr("You need 300 points in this set to stop."))
        self.turn = Figure(tr("if you stop"), tr("Points for this turn if you stop now."))
        self.strich = Figure(
            tr("risk of strich"),
            tr("Chance that the next roll scores nothing and you lose the turn."),
        )
        self.missing = Figure(
            tr("to lead"), tr("Points you still need for first place. This is the last round.")
        )
        self._figures = (self.sets, self.set, self.turn, self.strich, self.missing)
        self._minimum = Surface(QSize(), QSize(), Token.SURFACE)
        self._minimum.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the figures say the same
        self._line = Label("", TypeRole.SECONDARY, Token.TEXT2)
        self._line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._line.hide()
        self._big = QWidget()
        row = boxes.row(of=self._big)
        for figure in self._figures:
            row.addWidget(figure, 1)
        self._column = boxes.column(self._big, self._line, self._minimum, of=self)
        scaled(self._column.setSpacing, Space.S)
        scaled(self._minimum.setFixedHeight, _LINE)

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
        turn = view.stop_points if keep is None else keep.turn
        self.turn.show_value(_NONE if turn is None else number(turn), tone)
        chance = self._chance(view, keep)
        self.strich.show_value(_NONE if chance is None else percent(chance), tone)
        self.missing.setVisible(view.last_round)
        left = view.to_lead(points)
        self.missing.show_value(number(left) if left else "✓", Token.TEXT if left else Token.GOOD)
        self._minimum.show_table(
            minimum_line(view.set_points, points, view.minimum, advised=advised)
        )
        self._line.setText(self._in_line())
        self._line.set_token(Token.HINT if advised else Token.TEXT2)

    def _chance(self, view: LangeStrasseView, keep: Keep | None) -> float | None:
        """The chance of a strich on the next roll, None if it is not known or nobody rolls."""
        if keep is None:
            return None if view.over or view.dice else strich_chance(view.kept)
        return strich_chance(keep.kept) if keep.rolls else None

    def _in_line(self) -> str:
        parts = (figure for figure in self._figures if not figure.isHidden())
        return "   ".join(figure.accessibleName() for figure in parts)
