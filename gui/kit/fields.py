"""Fields for names, searches, numbers, choices and seeds."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLocale, QPoint, QRegularExpression, Qt, SignalInstance
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QRegularExpressionValidator, QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QListView,
    QListWidget,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QToolTip,
    QWidget,
)

from engines.external.programs import MAX_NAME
from engines.runtime.streams import fresh_seed
from engines.runtime.texts import MINUS, THIN_SPACE, number, tr
from gui.kit.words import name_in
from gui.style import Space, scaled

_SEARCH_FROM: Final = 12
_SEED_DIGITS: Final = 18
_EDGE: Final = 1
"""Qt keeps a pixel free at both ends of the text of a list."""
_PLAIN = str.maketrans({MINUS: "-", THIN_SPACE: "", " ": "", ",": "", ".": ""})


class Control(NamedTuple):
    """The widget of a field, how to read and fill it, and the signal of a person's change."""

    widget: QWidget
    value: Callable[[], Any]
    put: Callable[[Any], None]
    touched: SignalInstance


class NameField(QLineEdit):
    """A field for the name of a player; it says so if a name is too long."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.setMaxLength(MAX_NAME)
        self.inputRejected.connect(self._tell)

    def _tell(self) -> None:
        below = self.mapToGlobal(QPoint(0, self.height() // 2))
        QToolTip.showText(below, tr("kit-name-is-full", most=MAX_NAME), self)


class SearchField(QLineEdit):
    """A field to search with; Esc clears it first, and leaves it only when it is empty.

    With ``among``, the entries of that list are hidden unless they contain what is typed; while
    there are few of them, the field is hidden.
    """

    def __init__(self, name: str, among: QListWidget | None = None) -> None:
        super().__init__()
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        if among is not None:
            if among.count() < _SEARCH_FROM:
                self.hide()
            self.textChanged.connect(lambda text: _show_those_with(text, among))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _show_those_with(text: str, among: QListWidget) -> None:
    for item in map(among.item, range(among.count())):
        item.setHidden(text.strip().casefold() not in item.text().casefold())


class NumberField(QSpinBox):
    """A field for a whole number with arrows, its text as far from the edge as in other fields.

    Numbers look as they do everywhere (``engines.runtime.texts.number``); they may be typed
    with or without anything between thousands.
    """

    def __init__(self, value: int, lowest: int, highest: int, step: int = 1) -> None:
        super().__init__()
        self.setRange(lowest, highest)
        self.setSingleStep(step)
        self.setValue(value)
        scaled(self.lineEdit().setTextMargins, Space.S, 0, 0, 0)

    def textFromValue(self, value: int) -> str:
        return number(value)

    def valueFromText(self, text: str) -> int:
        return super().valueFromText(text.translate(_PLAIN))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        plain = text.translate(_PLAIN)
        state, *_ = super().validate(plain, min(place, len(plain)))
        return state, text, place


class ShareField(QDoubleSpinBox):
    """A field for a share from 0 to 1, with a point or a comma before the decimals."""

    def __init__(self, step: float, decimals: int) -> None:
        super().__init__()
        self.setLocale(QLocale.c())
        self.setRange(0.0, 1.0)
        self.setDecimals(decimals)
        self.setSingleStep(step)
        scaled(self.lineEdit().setTextMargins, Space.S, 0, 0, 0)

    def textFromValue(self, value: float) -> str:
        return number(value, self.decimals()).rstrip("0").rstrip(".,")

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(text.replace(",", "."))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        state, *_ = super().validate(text.replace(",", "."), place)
        return state, text, place


class ChoiceField(QComboBox):
    """A field with a list of choices that opens below it.

    `data` gives the value behind each text for `currentData` and `set_data`; without it the texts
    are the values.
    """

    def __init__(
        self,
        texts: Sequence[str] = (),
        data: Sequence[object] | None = None,
    ) -> None:
        super().__init__()
        self.setView(QListView())
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(12)
        self.set_choices(texts, data)

    def set_choices(self, texts: Sequence[str], data: Sequence[object] | None = None) -> None:
        """Replace the choices; the first is current."""
        self.clear()
        for text, value in zip(texts, texts if data is None else data, strict=True):
            self.addItem(text, value)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Draw a text that is too long for the field with an ellipsis."""
        super().initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        metrics, room = QFontMetricsF(self.font()), field.width() - 2 * _EDGE
        option.currentText = name_in(metrics, option.currentText, room)

    def set_data(self, value: object) -> None:
        """Make the choice with this value current; raises ValueError when there is none."""
        place = self.findData(value)
        if place < 0:
            raise ValueError(f"{value!r} is not one of the choices")
        self.setCurrentIndex(place)


class SeedField(QLineEdit):
    """A field for a seed; empty for a random one."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("kit-random"))
        digits = QRegularExpression(f"[0-9]{{0,{_SEED_DIGITS}}}")
        self.setValidator(QRegularExpressionValidator(digits, self))

    def chosen(self) -> int:
        """The seed, a fresh one if none is filled in."""
        return int(self.text()) if self.text() else fresh_seed()
