"""Plays the sounds of ``assets/sounds``, where Qt can play sounds at all."""

import importlib
import importlib.util
import logging
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QUrl

from engines.core import places
from gui.app import settings as keys
from gui.app.settings import Settings

_PACKAGE: Final = "PySide6.QtMultimedia"
_log = logging.getLogger(__name__)

Play = Callable[[Path, float], object]
"""Plays a file at a volume from 0 to 1."""


class Sound(Enum):
    """What can be heard; the value is the name of the file."""

    DIE = "die"
    """Dice are rolling."""
    SETTLE = "settle"
    """Dice have come to rest."""
    MOVE = "move"
    TAKE = "take"
    """Something is taken from somebody else."""
    TURN = "turn"
    """A person's turn has come."""
    OVER = "over"
    ERROR = "error"

    @property
    def file(self) -> Path:
        """Where it lies."""
        return places.asset("sounds", f"{self.value}.wav")


def can_play() -> bool:
    """Whether the optional package for sounds is installed."""
    return importlib.util.find_spec(_PACKAGE) is not None


class Sounds(QObject):
    """Plays sounds as the settings say.

    Args:
        settings: on or off, and the volume.
        play: what plays a file; Qt's own player is loaded with the first sound.
    """

    def __init__(
        self, settings: Settings, play: Play | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._play = play

    def play(self, sound: Sound) -> None:
        """Play a sound, if the person wants to hear sounds."""
        if not self._settings.get(keys.SOUND) or not (self._play or can_play()):
            return
        if self._play is None:
            self._play = _QtPlayer(self).play
        share = self._settings.get(keys.VOLUME) / 100
        self._play(sound.file, share**2)  # the ear hears about the root of the amplitude


class _QtPlayer:
    """Keeps one effect for each file, so that it is heard at once."""

    def __init__(self, parent: QObject) -> None:
        self._module = importlib.import_module(_PACKAGE)
        self._effects: dict[Path, Any] = {}
        self._parent = parent

    def play(self, file: Path, volume: float) -> None:
        """Play a file."""
        if file not in self._effects:
            effect = self._module.QSoundEffect(self._parent)
            effect.setSource(QUrl.fromLocalFile(str(file)))
            self._effects[file] = effect
            _log.info("Sound %s is loaded.", file.name)
        self._effects[file].setVolume(volume)
        self._effects[file].play()
