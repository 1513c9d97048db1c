"""A row of choices of which exactly one is on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from gui.kit import boxes
from gui.kit.paint import box
from gui.kit.words import draw_words, words_in
from gui.style import Radius, Size, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on

_INSET = 3


class SegmentedControl(QWidget):
    """Choices side by side, such as the tabs of the analysis; arrow keys move between them.

    Emits `currentChanged(index)` when the choice changes, by the user or by `set_current`.
    """

    currentChanged = Signal(int)  # noqa: N815 - Qt's way of naming signals

    def __init__(self, texts: Sequence[str], current: int = 0) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._row = boxes.row(of=self, gap=2, edges=(_INSET, _INSET, _INSET, _INSET))
        for index, text in enumerate(texts):
            segment = _Segment(text)
            segment.setChecked(index == current)
            self._group.addButton(segment, index)
            self._row.addWidget(segment, 1)
        self._group.idToggled.connect(self._toggled)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        scaled(self.setFixedHeight, Size.CONTROL)

    @property
    def current(self) -> int:
        """Index of the choice that is on."""
        return self._group.checkedId()

    def set_current(self, index: int) -> None:
        self._group.button(index).setChecked(True)

    def set_choice_shown(self, index: int, shown: bool) -> None:
        """Offer a choice or leave it out; one that is on must not be left out."""
        self._group.button(index).setVisible(shown)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        t = theme()
        edge = t.color(Token.LINE)
        box(painter, QRectF(self.rect()), t.pxf(Radius.BUTTON), t.color(Token.SUNKEN), edge)

    def _toggled(self, index: int, checked: bool) -> None:
        if checked:
            self.currentChanged.emit(index)


class ValueSegments(SegmentedControl):
    """Choices with values; ``choose`` takes the first if none has the value."""

    def __init__(self, choices: Sequence[tuple[object, str]], chosen: object) -> None:
        self._values = [value for value, _text in choices]
        super().__init__([text for _value, text in choices], self._place(chosen))

    @property
    def value(self) -> object:
        return self._values[self.current]

    def choose(self, value: object) -> None:
        """Switch the choice with this value on."""
        self.set_current(self._place(value))

    def _place(self, value: object) -> int:
        return self._values.index(value) if value in self._values else 0


class _Segment(QAbstractButton):
    """One choice: a flat field, raised while it is on."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ringRadius", Radius.INNER)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme().font(TypeRole.SECTION))
        width = metrics.horizontalAdvance(self.text()) + 2 * theme().px(Space.M)
        return QSize(width, theme().px(Size.CONTROL - 2 * _INSET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        if self.isChecked():
            edge = t.color(Token.ACCENT if t.high_contrast else Token.LINE_STRONG)
            fill = t.color(Token.RAISED)
            box(painter, QRectF(self.rect()), t.pxf(Radius.INNER), fill, edge)
        font = t.font(TypeRole.SECTION if self.isChecked() else TypeRole.BODY)
        bright = self.isChecked() or self.underMouse()
        text = words_in(QFontMetricsF(font), self.text(), self.width() - 2 * t.px(Space.XS))
        colour = t.color(Token.TEXT if bright else Token.TEXT2)
        draw_words(painter, QRectF(self.rect()), text, font, colour)
