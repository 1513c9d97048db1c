"""The commands of the window as QActions: one per command, shared by keys, menus and toolbar."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gui.app.keys.commands import Command
from gui.app.keys.keymap import KeyMap
from gui.style import icon, theme

ICONS: Final = {
    Command.NEW: "fa6s.plus",
    Command.OPEN: "fa6s.folder-open",
    Command.SAVE_COPY: "fa6s.floppy-disk",
    Command.HOME: "fa6s.house",
    Command.BACK_TO_MATCH: "fa6s.table-cells-large",
    Command.LIBRARY: "fa6s.book",
    Command.EXERCISES: "fa6s.dumbbell",
    Command.CAREER: "fa6s.chart-line",
    Command.REMATCH: "fa6s.arrows-rotate",
    Command.RESIGN: "fa6s.flag",
    Command.UNDO: "fa6s.rotate-left",
    Command.REDO: "fa6s.rotate-right",
    Command.HINT: "fa6s.lightbulb",
    Command.AUTO_HINT: "mdi6.lightbulb-auto-outline",
    Command.PAUSE: "fa6s.pause",
    Command.STEP: "fa6s.forward-step",
    Command.REVIEW: "fa6s.magnifying-glass-chart",
    Command.SETTINGS: "fa6s.gear",
    Command.RULES: "fa6s.book-open",
    Command.FIGURES: "fa6s.chart-simple",
    Command.SYMBOLS: "fa6s.circle-question",
    Command.LEARN: "fa6s.route",
    Command.KEYS: "fa6s.keyboard",
    Command.COACH: "fa6s.person-chalkboard",
    Command.GRAPH: "fa6s.chart-line",
    Command.LOG: "fa6s.list",
    Command.COPY: "fa6s.copy",
    Command.PASTE: "fa6s.paste",
    Command.POSITION: "fa6s.pen-to-square",
}
_CHECKABLE: Final = frozenset({Command.AUTO_HINT, Command.FOCUS_MODE, Command.WARN, Command.COACH})


class Actions(QObject):
    """One QAction for each command, in force in the window it is installed in.

    ``bind`` says what a command does; ``set_enabled`` whether it can be done now, and if not, why.
    """

    def __init__(self, keys: KeyMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._icons = dict(ICONS)
        self._tips: dict[Command, str] = {}
        self._actions = {command: self._make(command) for command in Command}
        keys.changed.connect(self._take_keys)
        self._take_keys()
        theme().follow(self.apply_theme)

    def __getitem__(self, command: Command) -> QAction:
        return self._actions[command]

    def install(self, window: QWidget) -> None:
        """Let the keys act wherever the focus is in ``window``."""
        window.addActions(list(self._actions.values()))

    def bind(self, command: Command, slot: Callable[[], object]) -> None:
        """Let the command do ``slot``."""
        self._actions[command].triggered.connect(lambda _checked=False: slot())

    def set_enabled(self, command: Command, enabled: bool, reason: str = "") -> None:
        """Allow or forbid a command; ``reason`` is its tooltip while it is forbidden."""
        action = self._actions[command]
        if action.isEnabled() != enabled:
            action.setEnabled(enabled)
        tip = self._tips[command] if enabled or not reason else reason
        if action.toolTip() != tip:
            action.setToolTip(tip)

    def set_icon(self, command: Command, name: str) -> None:
        """Show another icon for a command."""
        if self._icons.get(command) != name:
            self._icons[command] = name
            self._actions[command].setIcon(icon(name))

    def apply_theme(self) -> None:
        """Take the colours of icons from the theme."""
        for command, name in self._icons.items():
            self._actions[command].setIcon(icon(name))

    def _make(self, command: Command) -> QAction:
        action = QAction(command.text, self)
        action.setObjectName(f"action-{command.id}")
        action.setCheckable(command in _CHECKABLE)
        return action

    def _take_keys(self) -> None:
        for command, action in self._actions.items():
            action.setShortcuts(self._keys.sequences(command))
            self._tips[command] = self._tip(command)
            action.setToolTip(self._tips[command])

    def _tip(self, command: Command) -> str:
        key = self._keys.text(command)
        return f"{command.text}   {key}" if key else command.text
