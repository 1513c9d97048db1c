"""A row of buttons at the foot of a table, and cards with buttons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget
from superqt.utils import QFlowLayout

from gui.kit import boxes
from gui.kit.button import Button, ButtonKind
from gui.kit.card import PADDING_X, Card, CardTone
from gui.kit.label import Label
from gui.kit.words import fitted, width_of, words_font
from gui.style import Size, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on
from gui.table.instruments import button_height, paint_advice, paint_button, paint_quiet

_SHARED_BELOW: Final = 520
_LETTERS: Final = 20  # maximum size of letters on a button
_GROWS: Final = 100  # stretch factor; that of margins is 1
_NARROWED: Final = 0.75  # share of their width that buttons on a table need, in smaller letters
_TEXT_WIDTH: Final = 240
"""The buttons of a card go below its text if they would leave it less width than this."""


@dataclass(frozen=True, slots=True)
class TrayButton:
    """One button.

    Attributes:
        text: a verb with its object.
        run: what a click does.
        key: the key that does the same, or nothing.
        name: object name, for tests and automation.
        primary: it is the neutral next step.
    """

    text: str
    run: Callable[[], object]
    key: str = ""
    name: str = ""
    primary: bool = False


class TableButton(Button):
    """A button on a table: brass if primary, ivory otherwise, dark next to a primary one."""

    quiet = False
    """Whether another button is the primary one."""
    mates: Sequence["TableButton"] = ()
    """The buttons whose words have the same size as its own."""
    advised = False

    @property
    def letters(self) -> int:
        """The size that its words have room for, in pixels."""
        t = theme()
        least, most = t.pxf(TypeRole.SECTION.size), min(t.pxf(_LETTERS), 0.38 * self.height())
        key = max(t.pxf(Space.M), width_of(self.key, TypeRole.LABEL)) if self.key else 0.0
        room = self.width() - t.pxf(Space.L + 2 * Space.S) - key
        font = words_font(TypeRole.PLATE, max(least, most))
        return fitted(font, least, room, self.text()).pixelSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        t, rect = theme(), QRectF(self.rect())
        if t.materials:
            rect = rect.adjusted(*map(t.pxf, (1, 0, -2, -4)))
            self._paint(rect)
        else:
            super().paintEvent(event)
        if self.advised:
            inside = rect.adjusted(*map(t.pxf, (7, 7, -7, -7)))
            paint_advice(painter_on(self), inside, t.pxf(Space.XS))

    def _paint(self, rect: QRectF) -> None:
        painter = painter_on(self)
        brass = self.kind is ButtonKind.PRIMARY
        size = min((each.letters for each in self.mates), default=self.letters)
        enabled, hovered = self.isEnabled(), self.underMouse() or self.isDown()
        if self.quiet and enabled:
            paint_quiet(painter, rect, self.text(), self.key, size, hovered)
            return
        paint_button(painter, rect, self.text(), self.key, brass, enabled, False, hovered, size)


def take_room(part: QWidget) -> None:
    """Let a part of the foot have all height before the margins get any."""
    policy = part.sizePolicy()
    policy.setVerticalStretch(_GROWS)
    part.setSizePolicy(policy)


class ActionRow(QWidget):
    """Buttons on the right, in rows if one is too narrow; the first is the outermost.

    In a narrow room they share its width, and the first is the lowest; in a high one they grow.

    The buttons are kept and renamed, so that the keyboard focus stays where it is.
    """

    def __init__(self) -> None:
        super().__init__()
        self._buttons: list[TableButton] = []
        self._shown: tuple[TrayButton, ...] = ()
        self._advised = ""
        take_room(self)

    @property
    def buttons(self) -> tuple[TableButton, ...]:
        """The buttons that are shown, the outermost first."""
        return tuple(self._buttons[: len(self._shown)])

    @property
    def primary(self) -> Button | None:
        return next((each for each in self.buttons if each.kind is ButtonKind.PRIMARY), None)

    def show_row(self, buttons: Sequence[TrayButton] = ()) -> None:
        self._shown = tuple(buttons)
        while len(self._buttons) < len(buttons):
            self._add_button()
        led, shown = any(wanted.primary for wanted in buttons), self._buttons[: len(buttons)]
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(buttons))
            if place < len(buttons):
                button.quiet = led and not buttons[place].primary
                button.mates = shown
                _dress(button, buttons[place])
        self.advise(self._advised)
        self.setVisible(bool(buttons))
        self._lay()
        self.updateGeometry()

    def advise(self, name: str) -> None:
        """Ring the button with this name, which the adviser proposes."""
        self._advised = name
        for button in self._buttons:
            button.advised = bool(name) and button.objectName() == name
            button.update()

    def sizeHint(self) -> QSize:
        return self._folded(boxes.NO_LIMIT)[1]

    def minimumSizeHint(self) -> QSize:
        widest = max((each.sizeHint().width() for each in self.buttons), default=0)
        return QSize(round(_NARROWED * widest if theme().materials else widest), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._folded(width)[1].height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _folded(self, width: int) -> tuple[list[tuple[int, QRect]], QSize]:
        """The row of each button and its place there, from the right; the least room for all."""
        gap, high = theme().px(Space.S), theme().px(Size.CONTROL)
        wanted = [min(button.sizeHint().width(), width) for button in self.buttons]
        if width < theme().px(_SHARED_BELOW) and wanted:
            shares = [(width - gap * more) // (more + 1) for more in range(len(wanted))]
            wanted = [min(wide for wide in shares if wide >= max(wanted))] * len(wanted)
        x, row, places = width, 0, []
        for wide in wanted:
            if x - wide < 0:
                x, row = width, row + 1
            places.append((row, QRect(x - wide, 0, wide, high)))
            x -= wide + gap
        used = max((width - rect.left() for _, rect in places), default=0)
        return places, QSize(used, row * (high + gap) + high if places else 0)

    def _lay(self) -> None:
        """Put the buttons where they belong, as high as there is room for."""
        places, gap = self._folded(self.width())[0], theme().px(Space.S)
        last = max((row for row, _ in places), default=0)
        high = int(button_height(self.height(), last + 1))
        top = max(0, self.height() - (last + 1) * (high + gap) + gap) // 2
        for button, (row, rect) in zip(self.buttons, places, strict=True):
            down = last - row if self.width() < theme().px(_SHARED_BELOW) else row
            rect.setRect(rect.left(), top + down * (high + gap), rect.width(), high)
            button.setFixedHeight(high)
            button.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _run(self, place: int) -> None:
        self._shown[place].run()

    def _add_button(self) -> None:
        place = len(self._buttons)
        button = TableButton("")
        button.setParent(self)
        button.clicked.connect(partial(self._run, place))
        self._buttons.append(button)


class TrayCard(Card):
    """A heading, some lines, and buttons: a bot that failed, a warning."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str],
        buttons: Sequence[TrayButton],
        tone: CardTone = CardTone.PLAIN,
    ) -> None:
        super().__init__(tone)
        texts = boxes.column(Label(title, TypeRole.VALUE, wrap=True), gap=2)
        for line in lines:
            texts.addWidget(Label(line, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self.buttons: list[Button] = []
        self._below = QFlowLayout()
        self._beside = boxes.row()
        for place, wanted in enumerate(buttons):
            button = Button("")
            _dress(button, wanted if place else replace(wanted, primary=True))
            button.clicked.connect(lambda _checked=False, run=wanted.run: run())
            self._beside.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons.append(button)
        self._row = boxes.row((texts, 1), self._beside)
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
    button.set_kind(ButtonKind.PRIMARY if wanted.primary else ButtonKind.NORMAL)
    button.setObjectName(wanted.name)
