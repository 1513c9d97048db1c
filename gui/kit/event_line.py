"""What is said above the dice: what just happened, and how the game ends."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit import boxes
from gui.kit.label import ElidedLabel, Label
from gui.kit.paint import box
from gui.style import Space, Token, TypeRole, scaled, theme

_LINES: Final = 2
_BROKEN: Final = 0.2
AUTO_MS: Final = 1500
"""How long the chip of an automatic action stays."""


class _Chip(QWidget):
    """A word on a soft amber ground."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        t = theme()
        label = Label(self._text, TypeRole.LABEL)
        return QSize(label.sizeHint().width() + t.px(Space.M), t.px(TypeRole.SECTION.line))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = t.color(Token.WARN)
        rect = QRectF(self.rect())
        box(painter, rect, rect.height() / 2, t.color(Token.WARN_SOFT), edge, t.pxf(1))
        painter.setFont(t.font(TypeRole.LABEL))
        painter.setPen(edge)
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter), self._text)


class _Said(ElidedLabel):
    """As wide as its sentence where there is room; a long one never widens the table."""

    def __init__(self) -> None:
        super().__init__("", TypeRole.SECTION)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        whole = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(whole + theme().px(Space.XS), super().sizeHint().height())


class EventLine(QWidget):
    """What the last action was ("Hot dice"), and the chip "auto" if the program played."""

    def __init__(self) -> None:
        super().__init__()
        self._automatic: object = None
        self._label = _Said()
        self._chip = _Chip(self.tr("auto"))
        self._chip.hide()
        self._timer = QTimer(self, singleShot=True, interval=AUTO_MS)
        self._timer.timeout.connect(self._chip.hide)
        self._row = boxes.row(1, self._label, self._chip, 1, of=self)
        scaled(self.setFixedHeight, TypeRole.SECTION.line)
        scaled(self._row.setSpacing, Space.S)

    @property
    def text(self) -> str:
        """What is said."""
        return self._label.text()

    @property
    def automatic(self) -> bool:
        """Whether the chip is shown."""
        return not self._chip.isHidden()

    def clear(self) -> None:
        """Say nothing."""
        self.show_event("", Token.TEXT)

    def show_event(self, text: str, token: Token, automatic: object = None) -> None:
        """Say something; an ``automatic`` step shows the chip for a while, once."""
        self._label.setText(text)
        self._label.set_token(token)
        if automatic != self._automatic:
            self._automatic = automatic
            self._chip.setVisible(automatic is not None)
            self._timer.start()


class WordsOfTurn(QWidget):
    """The event, and below it how the game ends and a sentence about the last action.

    As high with an ending as without it: nothing below jumps.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said = ""
        self._full = True
        self.happened = EventLine()
        self.ending = ElidedLabel("", TypeRole.SECTION, Token.WARN)
        self.sentence = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        for label in (self.ending, self.sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.ending.hide()
        self._column = boxes.column(of=self)
        self._column.setSpacing(0)
        for part in (self.happened, self.ending, self.sentence):
            self._column.addWidget(part)
        scaled(self._fit)

    def clear(self, sentence: str = "") -> None:
        """Tell of no event."""
        self.happened.clear()
        self.set_sentence(sentence)

    def set_sentence(self, text: str) -> None:
        """Say this about the last action; shortened where there is no room for it."""
        if text != self._said:
            self._said = text
            self._fit()

    def set_ending(self, text: str, token: Token) -> None:
        """Say how the game ends or has ended; nothing before that."""
        self.ending.set_token(token)
        if text != self.ending.text():
            self.ending.setText(text)
            self._fit()

    def set_full(self, on: bool) -> None:
        """Show everything, or the event only."""
        if on != self._full:
            self._full = on
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        t = theme()
        ending = self._full and bool(self.ending.text())
        self.ending.setVisible(ending)
        self.sentence.setVisible(self._full)
        lines = 1 if ending else _LINES
        room = _LINES * TypeRole.SECONDARY.line
        self.sentence.setFixedHeight(t.px(room - TypeRole.SECTION.line if ending else room))
        metrics = self.sentence.fontMetrics()
        # A little less than the lines hold: words break before their end.
        width = int(self.width() * (lines if lines == 1 else lines - _BROKEN))
        shown = metrics.elidedText(self._said, Qt.TextElideMode.ElideRight, width)
        self.sentence.setText(shown)
        self.sentence.setToolTip("" if shown == self._said else self._said)
        extra = t.px(room) if self._full else 0
        self.setFixedHeight(t.px(TypeRole.SECTION.line) + extra)
