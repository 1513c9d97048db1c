"""The turn in figures, under the dice: points, risk, and what rolling and banking bring.

The bars show points, and in a last turn, where only the win counts, the win chances; where those
take more than a moment to find, there are none.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engines.core.types import Action
from engines.core.words import number, percent
from engines.games.fargo.view import ROLL, STOP, FargoView
from gui.games.fargo.choices import ChoiceBar, ChoiceTable, height_of
from gui.kit import boxes
from gui.kit.label import Figure
from gui.style import Space, Token, scaled
from gui.table.surface import Surface

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
        self.cues = dict.fromkeys((ROLL, STOP), "")
        self._stacked, self._last = True, False
        self._room_for_bars = self._has_bars = True
        self.bars: dict[Action, ChoiceBar] = {}
        self.choices = Surface(QSize(), QSize())
        self.choices.setAccessibleName(self.tr("Choices"))
        self.choices.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the action bar has the same buttons
        self.choices.pressed.connect(self._press)
        self._lay_out()
        scaled(self._row.setSpacing, Space.XS)
        scaled(self._column.setSpacing, Space.XS)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        for figure in (self.turn, self.safe, self.risk, self.bust, self.missing):
            self._row.addWidget(figure, 1)
        self._column = boxes.column(self._row, self.choices, of=self)

    def set_room(self, *, bars: bool, stacked: bool) -> None:
        """Show the bars of the choices or not, one above the other or side by side."""
        self._stacked = stacked
        self._room_for_bars = bars
        self.choices.setFixedHeight(height_of(2 if stacked else 1))
        self._show_table()

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
        self._last = view.last_turn and not view.over
        self._has_bars = not self._last or view.tells_chances
        self.bars = {
            action: self._bar(view, action, advised=advised == action, active=action in choices)
            for action in (ROLL, STOP)
        }
        self._show_table()

    def _bar(self, view: FargoView, action: Action, *, advised: bool, active: bool) -> ChoiceBar:
        rolls = action == ROLL
        name = self.tr("Bank") if not rolls else self.tr("Roll on")
        if rolls and not self._last:
            name = self.tr("Roll once, then bank")
        if self._last and view.win_chances is not None:
            share = view.win_chances[1 if rolls else 0]
            text = percent(share)
            says = self.tr("{0}: wins {1}").format(name, text)
        elif view.deciding and not self._last and not view.over:
            points = view.roll_points if rolls else view.stop_points
            share = points / max(_FULL, view.roll_points, view.stop_points)
            text = number(points, 1 if rolls else 0)
            says = self.tr("{0}: {1} points").format(name, text)
        else:
            share, text, says = 0.0, _NONE, name
        return ChoiceBar(name, text, says, share, advised, active)

    def _tips(self) -> dict[Action, str]:
        """What the figures of the bars are."""
        if self._last:
            return {
                ROLL: self.tr("Win chance if you roll now, and everybody then plays for the win."),
                STOP: self.tr("Win chance if you bank now."),
            }
        return {
            ROLL: self.tr(
                "Average points of this turn if you roll once more and then bank; hot dice "
                "count with the ten dice that follow. Rolling on for most points brings more on "
                "average: hints say how much."
            ),
            STOP: self.tr("Points of this turn if you bank now."),
        }

    def _show_table(self) -> None:
        self.choices.setVisible(self._room_for_bars and self._has_bars)
        if self.bars:
            table = ChoiceTable(self.bars, self._tips(), self.cues, self._stacked)
            self.choices.show_table(table)

    def _press(self, action: Action) -> None:
        if self.bars[action].active:
            self.chosen.emit(action)

    def _show_missing(self, view: FargoView) -> None:
        last = view.last_turn and not view.over
        self.missing.setVisible(last)
        if last:
            ahead = view.scores[view.mover] + view.stop_points - view.to_beat
            text = number(_STEP - ahead) if ahead <= 0 else "✓"
            self.missing.set_name(self.tr("to beat {0}").format(number(view.to_beat)))
            self.missing.show_value(text, Token.GOOD if ahead > 0 else Token.TEXT)
