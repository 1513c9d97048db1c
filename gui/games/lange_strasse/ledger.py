"""The money sheet: points, strich and cents of the three seats."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout

from engines.core.words import number
from engines.games.lange_strasse.view import LangeStrasseView
from gui.theme import Space, Token, TypeRole, theme
from gui.widgets.card import Card
from gui.widgets.label import ElidedLabel, Label
from gui.widgets.seat_mark import SeatMark

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ledger(Card):
    """One line for each seat: mark, name, points, strich, money with its sign and colour."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._names = [ElidedLabel("", TypeRole.BODY) for _ in range(seats)]
        self._points = [Label("", TypeRole.TABLE) for _ in range(seats)]
        self._marks = [Label("", TypeRole.SECONDARY, Token.TEXT2) for _ in range(seats)]
        self._money = [Label("", TypeRole.TABLE) for _ in range(seats)]
        self._round = Label("", TypeRole.SECTION)
        self._grid = QGridLayout()
        heads = ("", "", self.tr("points"), self.tr("strich"), self.tr("cents"))
        for column, text in enumerate(heads):
            head = Label(text, TypeRole.LABEL, Token.TEXT2)
            head.setAlignment(_RIGHT)
            self._grid.addWidget(head, 0, column)
        for seat in range(seats):
            self._grid.addWidget(SeatMark(seat), seat + 1, 0)
            self._grid.addWidget(self._names[seat], seat + 1, 1)
            for column, label in enumerate(
                (self._points[seat], self._marks[seat], self._money[seat]), 2
            ):
                label.setAlignment(_RIGHT)
                self._grid.addWidget(label, seat + 1, column)
        self._grid.setColumnStretch(1, 1)
        body: QVBoxLayout = self.body
        body.addWidget(self._round)
        body.addLayout(self._grid)
        theme().follow(self.size_to_theme)

    def size_to_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._grid.setHorizontalSpacing(t.px(Space.M))
        self._grid.setVerticalSpacing(t.px(Space.S))
        self.setFixedWidth(t.px(280))

    def show_view(self, view: LangeStrasseView, names: Sequence[str]) -> None:
        """Show the sheet of a position."""
        last = self.tr("Round {0}, the last").format(view.round)
        self._round.setText(last if view.last_round else self.tr("Round {0}").format(view.round))
        for seat, name in enumerate(names[: len(self._names)]):
            self._names[seat].setText(name)
            self._points[seat].setText(number(view.scores[seat]))
            self._marks[seat].setText("✗" if view.strich[seat] else "–")
            cents = view.money[seat]
            self._money[seat].setText(number(cents, signed=True))
            self._money[seat].set_token(_tone(cents))
        self.setAccessibleName(
            "; ".join(
                self.tr("{0}: {1} points, {2} cents").format(
                    name, number(points), number(cents, signed=True)
                )
                for name, points, cents in zip(names, view.scores, view.money, strict=False)
            )
        )


def _tone(cents: int) -> Token:
    if cents == 0:
        return Token.TEXT2
    return Token.GOOD if cents > 0 else Token.BAD
