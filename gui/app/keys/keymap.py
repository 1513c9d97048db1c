"""The keys for each command: the defaults, or those the user has chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from gui.app.keys.commands import Command
from gui.app.settings import KEYS, Settings


class KeyMap(QObject):
    """Keys by command, kept in the settings. ``changed`` is emitted after every change.

    ``commands`` are all commands: those of the window, of its pages, and of the games.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, commands: Sequence[Command], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.commands = tuple(commands)
        self._settings = settings
        self._by_id = {command.id: command for command in self.commands}
        self._by_key: dict[str, list[Command]] = {}
        settings.changed.connect(self._forget)

    def command(self, name: str) -> Command:
        """The command with this id; raises KeyError."""
        return self._by_id[name]

    def sequences(self, command: Command) -> list[QKeySequence]:
        """The key sequences of a command, the first one being shown; may be empty."""
        return [QKeySequence(keys) for keys in self._texts(command)]

    def text(self, command: Command) -> str:
        """The first key of a command as shown to people, or nothing."""
        sequences = self.sequences(command)
        return sequences[0].toString(QKeySequence.SequenceFormat.NativeText) if sequences else ""

    def choose(self, command: Command, keys: list[QKeySequence]) -> None:
        """Make ``keys`` the only keys for a command."""
        texts = [sequence.toString() for sequence in keys if not sequence.isEmpty()]
        changed = self._settings.get(KEYS).copy()
        if texts == list(command.keys):
            changed.pop(command.id, None)
        else:
            changed[command.id] = texts
        self._settings.set(KEYS, changed)
        self.changed.emit()

    def reset(self) -> None:
        """Restore the default keys."""
        self._settings.reset(KEYS)
        self.changed.emit()

    def conflicts(self, command: Command) -> list[Command]:
        """Other commands that share a key with ``command`` and are available at the same time."""
        if not self._by_key:
            for each in self.commands:
                for key in {sequence.toString() for sequence in self.sequences(each)}:
                    self._by_key.setdefault(key, []).append(each)
        own = {sequence.toString() for sequence in self.sequences(command)}
        sharing = {other for key in own for other in self._by_key[key] if other.clashes(command)}
        return [other for other in self.commands if other in sharing]

    def _forget(self, name: str) -> None:
        if name == KEYS.name:
            self._by_key = {}

    def _texts(self, command: Command) -> list[str]:
        chosen = self._settings.get(KEYS).get(command.id)
        if isinstance(chosen, list) and all(isinstance(keys, str) for keys in chosen):
            return chosen
        return list(command.keys)
