"""The commands of the window as QActions: one per command, shared by keys, menus and toolbar."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gui.app.keys.commands import Command
from gui.app.keys.keymap import KeyMap
from gui.app.settings import Key, Settings
from gui.style import icon


class Actions(QObject):
    """One QAction for each command, in force in the window it is installed in.

    ``bind`` says what a command does; ``set_enabled`` whether it can be done now, and if not, why.
    """

    def __init__(self, keys: KeyMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self._icons = {each: each.icon for each in keys.commands if each.icon}
        self._tips: dict[Command, str] = {}
        self._switches: dict[Command, tuple[Settings, Callable[[], Key[bool]]]] = {}
        self._actions = {command: self._make(command) for command in keys.commands}
        keys.changed.connect(self._take_keys)
        self._take_keys()

    def __getitem__(self, command: Command | str) -> QAction:
        found = self._keys.command(command) if isinstance(command, str) else command
        return self._actions[found]

    def __iter__(self) -> Iterator[Command]:
        return iter(self._actions)

    def install(self, window: QWidget) -> None:
        """Let the keys act wherever the focus is in ``window``."""
        window.addActions(list(self._actions.values()))

    def bind(self, command: Command, slot: Callable[[], object]) -> None:
        self._actions[command].triggered.connect(lambda _checked=False: slot())

    def bind_setting(
        self, command: Command, settings: Settings, key: Callable[[], Key[bool]]
    ) -> None:
        """Let the command turn a setting on and off, and show whether it is on."""
        self._switches[command] = settings, key
        self.bind(command, lambda: settings.set(key(), not settings.get(key())))
        settings.changed.connect(self.show_switches)
        self.show_switches()

    def set_enabled(self, command: Command, enabled: bool, reason: str = "") -> None:
        """Allow or forbid a command; ``reason`` is its tooltip while it is forbidden."""
        action = self._actions[command]
        if action.isEnabled() != enabled:
            action.setEnabled(enabled)
        tip = self._tips[command] if enabled or not reason else reason
        if action.toolTip() != tip:
            action.setToolTip(tip)

    def set_icon(self, command: Command, name: str) -> None:
        if self._icons.get(command) != name:
            self._icons[command] = name
            self._actions[command].setIcon(icon(name))

    def _make(self, command: Command) -> QAction:
        action = QAction(command.text, self)
        if command.icon:
            action.setIcon(icon(command.icon))
        action.setObjectName(f"action-{command.id}")
        action.setCheckable(command.checkable)
        if command.button:
            action.setIconText(command.button_text)
        return action

    def show_switches(self) -> None:
        """Update which commands are checked; a command may switch a different setting now."""
        for command, (settings, key) in self._switches.items():
            self._actions[command].setChecked(settings.get(key()))

    def _take_keys(self) -> None:
        for command, action in self._actions.items():
            action.setShortcuts(self._keys.sequences(command))
            self._tips[command] = self._tip(command)
            action.setToolTip(self._tips[command])

    def _tip(self, command: Command) -> str:
        key = self._keys.text(command)
        return f"{command.text}   {key}" if key else command.text
