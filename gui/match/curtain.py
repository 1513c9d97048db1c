"""The curtain between people who share one screen: it hides what only one of them may see."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.app.keys import commands
from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, CardTone
from gui.kit.label import Label, SeatMark
from gui.match.view import MatchView
from gui.style import Space, Token, TypeRole, scaled

_MARK = 28
_WIDTH = 520


class Curtain(QWidget):
    """Covers the table until the next person presses its button."""

    def __init__(self) -> None:
        super().__init__()
        self._mark = SeatMark(0, _MARK)
        self._name = Label("", TypeRole.TITLE)
        self._text = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = Button("", ButtonKind.PRIMARY, icon_name="fa6s.eye")
        self.button.setObjectName("open-curtain")
        self._card = Card(CardTone.SELECTED)
        self._card.body.addLayout(boxes.row(1, self._mark, self._name, 1, gap=Space.M))
        self._card.body.addWidget(self._text)
        self._card.body.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        row = boxes.row(1, self._card, 1)  # with an alignment, wrapped text would get no height
        boxes.column(1, row, 1, of=self)
        self.hide()
        scaled(self._card.setFixedWidth, _WIDTH)

    @property
    def closed(self) -> bool:
        """Whether everything is hidden until the next person is at the screen."""
        return not self.isHidden()

    def follow(self, match_view: MatchView) -> None:
        """Ask for the next person, or open."""
        seat = match_view.awaited
        if seat is None:
            self.hide()
        else:
            key = match_view.context.keys.text(commands.PRIMARY)
            self.draw(seat, match_view.match.seats[seat].name, key)

    def draw(self, seat: Seat, name: str, key: str) -> None:
        """Ask for ``name``; ``key`` opens the curtain, too."""
        self._mark.set_seat(seat)
        self._name.setText(name)
        self._text.setText(tr("match-curtain-look-away", name=name))
        self.button.setText(tr("match-show-the-table-to", name=name))
        self.button.set_key(key)
        self.setAccessibleName(self.sentence)
        self.show()

    @property
    def sentence(self) -> str:
        """What the headline says meanwhile."""
        return tr("match-pass-the-screen-to", names=self._name.text())
