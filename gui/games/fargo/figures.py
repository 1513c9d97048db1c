"""The turn in figures, under the dice: points, risk, and what rolling and banking bring.

The bars show points, and in a last turn, where only the win counts, the win chances; where those
take more than a moment to find, there are none.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from engines.core.types import Action
from engines.core.words import number, percent
from engines.games.fargo.view import ROLL, STOP, FargoView
from gui.games.fargo.choice_bar import ChoiceBar
from gui.kit import boxes
from gui.kit.figure import Figure
from gui.style import Space, Token, theme

_NONE: Final = "–"
_STEP: Final = 50
"""Scores are multiples of this: so much more beats a score."""
_FULL: Final = 1000
"""Points at the end of the two bars unless more is at stake; then the bars shrink to fit."""


class Figures(QWidget):
    """The figures of the turn and a bar for each choice; ``show_view`` fills them.

    Emits ``chosen(action)`` when a bar is clicked whose action may be chosen.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.turn = Figure(
            self.tr("this turn"), self.tr("Everything of this turn, counted if you stop now.")
        )
        self.safe = Figure(
            self.tr("safe"),
            self.tr("Points that hot dice have banked; a bust does not touch them."),
        )
        self.risk = Figure(
            self.tr("at risk"), self.tr("The points of this run; a bust takes them.")
        )
        self.bust = Figure(
            self.tr("bust"), self.tr("Chance that none of the dice to be rolled next scores.")
        )
        self.missing = Figure(
            self.tr("to beat {0}").format(_NONE),
            self.tr(
                "Points you still need in this last turn to beat the best score. "
                "With 50 fewer you draw level, which shares a win."
            ),
        )
        self.roll, self.stop = ChoiceBar(), ChoiceBar()
        self._room_for_bars = self._has_bars = True
        self._name_bars(last=False)
        self._bars = {ROLL: self.roll, STOP: self.stop}
        self._lay_out()
        for action, bar in self._bars.items():
            bar.clicked.connect(lambda action=action: self.chosen.emit(action))
        theme().follow(self.apply_theme)

    def _name_bars(self, *, last: bool) -> None:
        if last:
            self.roll.set_name(
                self.tr("Roll on"),
                self.tr("Win chance if you roll now, and everybody then plays for the win."),
            )
            self.stop.set_name(self.tr("Bank"), self.tr("Win chance if you bank now."))
            return
        self.roll.set_name(
            self.tr("Roll once, then bank"),
            self.tr(
                "Average points of this turn if you roll once more and then bank; hot dice "
                "count with the ten dice that follow. Rolling on for most points brings more on "
                "average: hints say how much."
            ),
        )
        self.stop.set_name(self.tr("Bank"), self.tr("Points of this turn if you bank now."))

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        for figure in (self.turn, self.safe, self.risk, self.bust, self.missing):
            self._row.addWidget(figure, 1)
        self._choices = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for bar in self._bars.values():
            self._choices.addWidget(bar)
        self._column = boxes.column(self._row, self._choices, of=self)

    def set_room(self, *, bars: bool, stacked: bool) -> None:
        """Show the bars of the choices or not, one above the other or side by side."""
        way = QBoxLayout.Direction
        self._choices.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self._room_for_bars = bars
        self._show_or_hide_bars()

    def _show_or_hide_bars(self) -> None:
        for bar in self._bars.values():
            bar.setVisible(self._room_for_bars and self._has_bars)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._row.setSpacing(t.px(Space.XS))
        self._column.setSpacing(t.px(Space.XS))
        self._choices.setSpacing(t.px(Space.XS))
        width = max(bar.name_width() for bar in self._bars.values())
        for bar in self._bars.values():
            bar.set_name_width(width)

    def show_view(
        self, view: FargoView, choices: Sequence[Action] = (), advised: Action | None = None
    ) -> None:
        """Show a position; ``choices`` may be clicked, the adviser proposes ``advised``."""
        over = view.over
        self.turn.show_value(_NONE if over else number(view.stop_points))
        self.safe.show_value(_NONE if over else number(view.banked))
        risk = Token.WARN if view.run and not over else Token.TEXT
        self.risk.show_value(_NONE if over else number(view.run), risk)
        self.bust.show_value(_NONE if view.odds is None else percent(view.odds.bust))
        self._show_missing(view)
        self._show_bars(view, advised)
        for action, bar in self._bars.items():
            bar.set_choosable(action in choices)

    def _show_bars(self, view: FargoView, advised: Action | None) -> None:
        last = view.last_turn and not view.over
        self._name_bars(last=last)
        self._has_bars = not last or view.tells_chances
        self._show_or_hide_bars()
        rolls, stops = advised == ROLL, advised == STOP
        if last and view.win_chances is not None:
            stop, roll = view.win_chances
            self.roll.show_chance(roll, advised=rolls)
            self.stop.show_chance(stop, advised=stops)
        elif view.deciding and not last and not view.over:
            full = max(_FULL, view.roll_points, view.stop_points)
            self.roll.show_points(view.roll_points, full, decimals=1, advised=rolls)
            self.stop.show_points(view.stop_points, full, advised=stops)
        else:
            self.roll.show_nothing(advised=rolls)
            self.stop.show_nothing(advised=stops)

    def _show_missing(self, view: FargoView) -> None:
        last = view.last_turn and not view.over
        self.missing.setVisible(last)
        if last:
            ahead = view.scores[view.mover] + view.stop_points - view.to_beat
            text = number(_STEP - ahead) if ahead <= 0 else "✓"
            self.missing.set_name(self.tr("to beat {0}").format(number(view.to_beat)))
            self.missing.show_value(text, Token.GOOD if ahead > 0 else Token.TEXT)

    def cues(self) -> dict[Action, QRect]:
        """Where the choices are that may be clicked, in coordinates of this widget."""
        return {
            action: QRect(bar.mapTo(self, QPoint()), bar.size())
            for action, bar in self._bars.items()
            if bar.can_choose
        }
