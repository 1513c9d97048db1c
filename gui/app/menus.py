"""The menu bar and the toolbar: everything in the toolbar is in a menu, too."""

from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from engines.runtime.texts import tr
from gui.app.actions import Actions
from gui.app.keys.commands import BUTTONS_END, Command, Menu
from gui.kit.transport import SpeedMenu, speed_name
from gui.style import Size, scaled
from gui.style.motion import pace


def fill_menus(bar: QMenuBar, actions: Actions) -> None:
    """Add the menus: each command in the menu and the section that it names."""
    for menu in Menu:
        made = bar.addMenu(menu.text)
        own = [(each.section, each) for each in actions if each.section and each.menu is menu]
        _add(made, actions, own)


def _add(bar: QMenu | QToolBar, actions: Actions, own: list[tuple[int, Command]]) -> None:
    """Add commands by section, in the order in which they are listed, with separators between."""
    for _section, found in groupby(sorted(own, key=itemgetter(0)), key=itemgetter(0)):
        if bar.actions():
            bar.addSeparator()
        for _, command in found:
            bar.addAction(actions[command])


class SpeedButton(QToolButton):
    """Shows the game speed and opens a menu of speeds."""

    def __init__(self) -> None:
        super().__init__()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(SpeedMenu(self))
        self.show_pace()
        pace().changed.connect(self.show_pace)

    def show_pace(self) -> None:
        speed = speed_name(pace().speed)
        self.setText(speed)
        name = tr("app-game-speed", speed=speed)
        self.setToolTip(name)
        self.setAccessibleName(name)


class MainToolBar(QToolBar):
    """One row of icons with words; the words disappear when there is little room.

    ``speed`` is the game speed button, which has its own menu.
    """

    def __init__(self, actions: Actions, speed: SpeedButton) -> None:
        super().__init__()
        self.setObjectName("toolbar")
        self.setWindowTitle(tr("app-toolbar"))
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._texts = True
        own = [(each.button, each) for each in actions if each.button]
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
        """Put the buttons closer together, if even the icons have little room."""
        if on != self.property("tight"):
            self.setProperty("tight", on)
            for part in (self, *self.findChildren(QToolButton)):
                QApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))

    def show_texts(self, shown: bool) -> None:
        """Show words next to the icons, or icons only."""
        if shown != self._texts:
            self._texts = shown
            self._apply_style()

    def _apply_style(self) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setToolButtonStyle(beside if self._texts else Qt.ToolButtonStyle.ToolButtonIconOnly)
