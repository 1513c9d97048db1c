"""The building blocks of what lies under the board: a row of buttons, a card with buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from superqt.utils import QFlowLayout

from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import PADDING_X, Card, CardTone
from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, scaled, theme

_TEXT_WIDTH: Final = 240
"""The buttons of a card go below its text if they leave less room for it."""


@dataclass(frozen=True, slots=True)
class TrayButton:
    """One button.

    Attributes:
        text: a verb with its object.
        run: what a click does.
        key: the key that does the same, or nothing.
        name: object name, for tests and automation.
    """

    text: str
    run: Callable[[], object]
    key: str = ""
    name: str = ""


class ActionRow(QWidget):
    """A sentence and up to four buttons; the first is primary and stands at the right end.

    The buttons are kept and renamed, so that the keyboard focus stays where it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buttons: list[Button] = []
        self._shown: tuple[TrayButton, ...] = ()
        self._text = Label("", TypeRole.BODY, Token.TEXT2, wrap=True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self._row = boxes.row()
        self._column = boxes.column(of=self)
        self._column.addLayout(self._row)
        self._row.addWidget(self._text, 1)
        scaled(self._row.setSpacing, Space.S)

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text.text()

    def set_text(self, text: str) -> None:
        """Change the sentence, keep the buttons."""
        self._text.setText(text)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons that are shown, the primary one first."""
        return tuple(self._buttons[: len(self._shown)])

    def show_row(self, text: str, buttons: Sequence[TrayButton] = ()) -> None:
        """Show a sentence and buttons."""
        self._text.setText(text)
        self._shown = tuple(buttons)
        while len(self._buttons) < len(buttons):
            self._add_button()
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(buttons))
            if place < len(buttons):
                _dress(button, buttons[place])
        self._place_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_text()

    def _place_text(self) -> None:
        """The sentence stands beside the buttons, or above them if they leave it little room."""
        taken = sum(button.sizeHint().width() for button in self.buttons)
        wanted = min(theme().px(_TEXT_WIDTH), self._text.fontMetrics().horizontalAdvance(self.text))
        above = self.width() - taken < wanted
        if above != (self._column.indexOf(self._text) >= 0):
            if above:
                self._column.insertWidget(0, self._text)
            else:
                self._row.insertWidget(0, self._text, 1)

    def _run(self, place: int) -> None:
        self._shown[place].run()

    def _add_button(self) -> None:
        place = len(self._buttons)
        button = Button("", ButtonKind.NORMAL if place else ButtonKind.PRIMARY)
        button.clicked.connect(partial(self._run, place))
        beside = self._row.indexOf(self._text) >= 0
        self._row.insertWidget(beside + len(self._buttons) - place, button)
        self._buttons.append(button)


class TrayCard(Card):
    """A heading, some lines and buttons: a bot that failed, a warning, the result."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str],
        buttons: Sequence[TrayButton],
        tone: CardTone = CardTone.PLAIN,
    ) -> None:
        super().__init__(tone)
        texts = QVBoxLayout()
        scaled(texts.setSpacing, 2)
        texts.addWidget(Label(title, TypeRole.VALUE, wrap=True))
        for line in lines:
            texts.addWidget(Label(line, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.buttons: list[Button] = []
        self._below = QFlowLayout()
        self._beside = QHBoxLayout()
        for place, wanted in enumerate(buttons):
            button = Button("", ButtonKind.NORMAL if place else ButtonKind.PRIMARY)
            _dress(button, wanted)
            button.clicked.connect(lambda _checked=False, run=wanted.run: run())
            self._beside.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons.append(button)
        self._row = QHBoxLayout()
        self._row.addLayout(texts, 1)
        self._row.addLayout(self._beside)
        self.body.addLayout(self._row)
        self.body.addLayout(self._below)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        for layout in (self._row, self._beside, self._below):
            scaled(layout.setSpacing, Space.S)
        scaled(self._below.setHorizontalSpacing, Space.S)
        scaled(self._below.setVerticalSpacing, Space.S)

    def minimumSizeHint(self) -> QSize:
        widest = max((button.sizeHint().width() for button in self.buttons), default=0)
        return QSize(widest + 2 * theme().px(PADDING_X), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = sum(button.sizeHint().width() for button in self.buttons)
        room = event.size().width() - wanted - theme().px(_TEXT_WIDTH)
        target = self._beside if room >= 0 else self._below
        for button in self.buttons:
            if target.indexOf(button) < 0:
                target.addWidget(button)


def _dress(button: Button, wanted: TrayButton) -> None:
    button.setText(wanted.text)
    button.setAccessibleName(wanted.text)
    button.set_key(wanted.key)
    button.setObjectName(wanted.name)
