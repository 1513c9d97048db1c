"""The menu bar and the toolbar: everything in the toolbar is in a menu, too."""

from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from gui.app.actions import Actions
from gui.app.keys.commands import BUTTONS_END, Command, Menu
from gui.kit.transport import speed_name
from gui.style import Size, scaled
from gui.style.motion import SPEEDS, pace


def fill_menus(bar: QMenuBar, actions: Actions) -> None:
    """Add the menus: each command in the menu and the section that it names."""
    for menu in Menu:
        made = bar.addMenu(menu.text)
        own = [(each.menu[1], each) for each in actions if each.menu and each.menu[0] is menu]
        _add(made, actions, own)


def _add(bar: QMenu | QToolBar, actions: Actions, own: list[tuple[int, Command]]) -> None:
    """Add commands by section, in the order in which they are listed, with lines between."""
    for _section, found in groupby(sorted(own, key=itemgetter(0)), key=itemgetter(0)):
        if bar.actions():
            bar.addSeparator()
        for _, command in found:
            bar.addAction(actions[command])


class SpeedButton(QToolButton):
    """Shows the game speed and opens a menu of speeds; emits ``chosen``."""

    chosen = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        self._group = QActionGroup(self)
        for speed in SPEEDS:
            action = self._menu.addAction(speed_name(speed))
            action.setCheckable(True)
            action.setData(speed)
            self._group.addAction(action)
        self._group.triggered.connect(lambda action: self.chosen.emit(action.data()))
        self.setMenu(self._menu)
        self.show_pace()
        pace().changed.connect(self.show_pace)

    def show_pace(self) -> None:
        """Show the game speed."""
        speed = pace().speed
        self.setText(speed_name(speed))
        name = self.tr("Game speed: {0}").format(speed_name(speed))
        self.setToolTip(name)
        self.setAccessibleName(name)
        self._group.actions()[SPEEDS.index(speed)].setChecked(True)


class MainToolBar(QToolBar):
    """One row of icons with words; the words go when there is little room.

    ``speed`` is the button of the game speed, which has a menu of its own.
    """

    def __init__(self, actions: Actions, speed: SpeedButton) -> None:
        super().__init__()
        self.setObjectName("toolbar")
        self.setWindowTitle(self.tr("Toolbar"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._texts = True
        own = [(each.button[0], each) for each in actions if each.button]
        _add(self, actions, [each for each in own if each[0] != BUTTONS_END])
        self.addWidget(speed)
        self.addSeparator()
        room = QWidget()
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(room)
        for section, command in own:
            if section == BUTTONS_END:
                self.addAction(actions[command])
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scaled(self.setIconSize, QSize(Size.ICON, Size.ICON))
        scaled(self.setFixedHeight, Size.TOOLBAR)
        scaled(self._apply_style)

    def set_tight(self, on: bool) -> None:
        """Let the buttons stand closer together, where even the icons have little room."""
        if on != self.property("tight"):
            self.setProperty("tight", on)
            for part in (self, *self.findChildren(QToolButton)):
                QApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))

    def show_texts(self, shown: bool) -> None:
        """Show words beside the icons, or icons only."""
        if shown != self._texts:
            self._texts = shown
            self._apply_style()

    def _apply_style(self) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setToolButtonStyle(beside if self._texts else Qt.ToolButtonStyle.ToolButtonIconOnly)
