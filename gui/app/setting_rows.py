"""Rows of the settings page: a name, a line of help, a control bound to one setting."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QSlider, QWidget
from superqt import QToggleSwitch
from superqt.switch import QStyleOptionToggleSwitch

from engines.match.advice.tutor import Teaching
from engines.runtime.texts import languages, tr
from gui.app.settings import LANGUAGE, Key, Settings
from gui.app.translation import language_name
from gui.kit import boxes
from gui.kit.card import Card
from gui.kit.fields import ChoiceField, Control, NameField
from gui.kit.label import Label
from gui.style import Size, Space, Token, TypeRole, scaled, theme

_Direction = QBoxLayout.Direction
_CONTROL_WIDTH = 264
_LEAST_CONTROL = 120
_ROW_FROM = 400


class Row(QWidget):
    """Name and help on the left, the control on the right."""

    def __init__(self, name: str, help_: str, control: QWidget, *, stretch: bool = True) -> None:
        super().__init__()
        self.control = control
        self._stretch = stretch
        label = Label(name, wrap=not stretch)
        label.setBuddy(control)
        control.setAccessibleName(name)
        control.setAccessibleDescription(help_)
        texts = boxes.column(label, gap=0)
        if help_:
            texts.addWidget(Label(help_, TypeRole.SECONDARY, Token.TEXT2, wrap=True))
        self._row = QBoxLayout(_Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(texts, 1)
        self._row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        scaled(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put a wide control below its name if there is little room."""
        roomy = self.width() >= theme().px(_ROW_FROM)
        wide = roomy or not self._stretch
        if self._stretch:
            width = theme().px(_CONTROL_WIDTH)
            self.control.setMaximumWidth(width)
            self.control.setMinimumWidth(width if wide else theme().px(_LEAST_CONTROL))
        self._row.setDirection(_Direction.LeftToRight if wide else _Direction.TopToBottom)
        self._row.setSpacing(theme().px(Space.XL if roomy else Space.XS))


class Section(QWidget):
    """A heading and a card with rows."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self._card = Card()
        boxes.column(Label(title, TypeRole.SECTION), self._card, of=self)
        self.setAccessibleName(title)

    def add(self, widget: QWidget) -> None:
        self._card.body.addWidget(widget)


class ChoiceBox(ChoiceField):
    """Chooses one of several values; the wheel scrolls the page instead of changing it."""

    def __init__(self, choices: Sequence[tuple[object, str]]) -> None:
        super().__init__([text for _value, text in choices], [value for value, _text in choices])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Switch(QToggleSwitch):
    """Switches something on and off."""

    def __init__(self) -> None:
        super().__init__()
        scaled(self.setMinimumHeight, Size.TARGET)

    def initStyleOption(self, option: QStyleOptionToggleSwitch) -> None:
        super().initStyleOption(option)
        t = theme()
        option.switch_width, option.switch_height = t.px(36), t.px(20)
        option.handle_size = t.px(14)
        option.on_color, option.off_color = t.color(Token.ACCENT), t.color(Token.LINE_STRONG)
        option.handle_color = t.color(Token.SURFACE)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.checkStateSet()  # moves the knob to its place at the new size


class PercentSlider(QSlider):
    """Edits a number from 0 to 100; the wheel scrolls the page instead of changing it."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, 100)
        self.setPageStep(10)
        self.setTracking(False)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel:
            event.ignore()
            return False
        return super().event(event)


def _control(key: Key[Any], choices: Sequence[tuple[object, str]]) -> Control:
    """The control that fits the type of a setting."""
    if choices:
        box = ChoiceBox(choices)
        return Control(box, box.currentData, box.set_data, box.activated)
    if isinstance(key.default, bool):
        switch = Switch()
        return Control(switch, switch.isChecked, switch.setChecked, switch.clicked)
    if isinstance(key.default, int):
        slider = PercentSlider()
        return Control(slider, slider.value, slider.setValue, slider.valueChanged)
    field = NameField()
    field.setPlaceholderText(tr("app-player"))
    return Control(field, lambda: field.text().strip(), field.setText, field.editingFinished)


class SettingRow(Row):
    """The row of a setting: its label, its help, and a control.

    ``choices`` and ``help_`` replace those of the key.
    """

    def __init__(
        self,
        settings: Settings,
        key: Key[Any],
        choices: Sequence[tuple[object, str]] = (),
        help_: str = "",
    ) -> None:
        self._settings, self._key = settings, key
        self._put = (control := _control(key, choices or key.choice_texts)).put
        stretch = not isinstance(control.widget, Switch)
        super().__init__(key.label_text, help_ or key.help_text, control.widget, stretch=stretch)
        self._refresh(key.name)
        control.touched.connect(lambda *_: settings.set(key, control.value()))
        settings.changed.connect(self._refresh)

    def _refresh(self, name: str) -> None:
        """Show the value; other settings don't disturb what is being typed."""
        with suppress(ValueError):  # none of the choices
            if name == self._key.name:
                self._put(self._settings.get(self._key))


def language_row(settings: Settings) -> Row | None:
    """The row of the language; None while there is only one."""
    if len(languages()) < 2:
        return None
    known = [(code, language_name(code)) for code in languages()]
    system = tr("settings-system")
    return SettingRow(settings, LANGUAGE, [("", system), *known])


def teaching_help(level: Teaching) -> str:
    """What a level of teaching does, in one sentence."""
    return tr(f"app-teaching-{level.value}")
