"""The score sheet at the end: places, points of modules, bonus, ties."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from engines.core.types import Seat
from engines.core.words import Words
from engines.games.colonizers.view import ColonizersView
from gui.games.colonizers import wording
from gui.kit.card import Card
from gui.kit.label import ElidedLabel, Label, SeatMark
from gui.style import Space, Token, TypeRole, theme

_SEATS: Final = 4
_WIDTH: Final = 460
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreSheet(Card):
    """One line for each seat, the winner first; above it why nobody has won, if so."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._heading = ElidedLabel("", TypeRole.SECTION)
        self._note = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        self._grid = QGridLayout()
        tr = self.tr
        self._round = Label("", TypeRole.LABEL, Token.TEXT2)
        self._grid.addWidget(self._round, 0, 2)
        heads = (tr("modules"), tr("bonus"), tr("points"))
        for column, head in enumerate(heads, 3):
            label = Label(head, TypeRole.LABEL, Token.TEXT2)
            label.setAlignment(_RIGHT)
            self._grid.addWidget(label, 0, column)
        self._marks = [SeatMark(seat) for seat in range(_SEATS)]
        self._cells = [
            [Label("", TypeRole.TABLE), ElidedLabel("", TypeRole.BODY)]
            + [Label("", TypeRole.TABLE) for _ in range(3)]
            for _ in range(_SEATS)
        ]
        for row, (mark, cells) in enumerate(zip(self._marks, self._cells, strict=True), 1):
            self._grid.addWidget(mark, row, 1)
            for column, cell in zip((0, 2, 3, 4, 5), cells, strict=True):
                if column > 2:
                    cell.setAlignment(_RIGHT)
                self._grid.addWidget(cell, row, column)
        self._grid.setColumnStretch(2, 1)
        self.body.addWidget(self._heading)
        self.body.addLayout(self._grid)
        self.body.addWidget(self._note)
        theme().follow(self.size_to_theme)

    def size_to_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._grid.setHorizontalSpacing(t.px(Space.M))
        self._grid.setVerticalSpacing(0)
        self.body.setSpacing(t.px(Space.XS))
        self.setFixedWidth(t.px(_WIDTH))

    def show_view(self, view: ColonizersView, words: Words) -> None:
        """Show the end of a game."""
        self._heading.setText("" if view.ranking else wording.ending(view, words))
        self._heading.setVisible(not view.ranking)
        self._round.setText(wording.round_name(view))
        order = view.ranking or tuple(range(_SEATS))
        for row, seat in enumerate(order):
            self._marks[row].set_seat(seat)
            self._fill(row, seat, view, words)
        self._note.setText(wording.tie_note(view, words))
        self._note.setVisible(bool(self._note.text()))
        self.setAccessibleName("; ".join(self._row_texts()))

    def _fill(self, row: int, seat: Seat, view: ColonizersView, words: Words) -> None:
        player = view.players[seat]
        won = bool(view.ranking)
        figures = (
            str(row + 1) if won else "–",
            words.names[seat],
            str(player.points),
            str(player.score - player.points),
            str(player.score if won else 0),
        )
        for cell, text in zip(self._cells[row], figures, strict=True):
            cell.setText(text)

    def _row_texts(self) -> list[str]:
        text = self.tr("{0}. {1}: {2} and {3} bonus, {4} points")
        return [text.format(*(cell.text() for cell in cells)) for cells in self._cells]
