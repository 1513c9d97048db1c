"""What the person has chosen, kept in one INI file and read through typed keys only.

``QSettings`` gives text back whatever was put in, so every value is stored as JSON and checked on
the way in. A value that does not fit (an edited or damaged file, a newer program) counts as not
set: the default is used and a line in the log says so. A file that cannot be written is no error
either: choices then hold for this session, and ``problem`` has a sentence for the person.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QSettings, Signal

from engines.core import places
from engines.session.table import Automatic, DiceSource
from gui.style import SCALES, Scheme
from gui.style.motion import SPEEDS

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

FILE_NAME: Final = "settings.ini"


@dataclass(frozen=True, slots=True)
class Key(Generic[_T]):
    """One setting.

    Attributes:
        name: where it is kept, ``"group/name"``.
        default: what holds when nothing was chosen; its type is the type of the setting.
        check: whether a stored value of the right type may be used.
    """

    name: str
    default: _T
    check: Callable[[Any], bool] = lambda _value: True

    def accepts(self, value: object) -> bool:
        """Whether ``value`` has the type of the default and passes the check."""
        kind = type(self.default)
        fits = type(value) is kind or (kind is float and type(value) is int)
        return fits and self.check(value)


def _one_of(*choices: object) -> Callable[[Any], bool]:
    return lambda value: value in choices


def _percent(value: int) -> bool:
    return 0 <= value <= 100


SYSTEM: Final = "system"
ON: Final = "on"
OFF: Final = "off"

WARN: Final = "warn"
COACH: Final = "coach"

# -- appearance
LANGUAGE = Key("appearance/language", "")
SCHEME = Key("appearance/theme", SYSTEM, _one_of(*(scheme.value for scheme in Scheme)))
CONTRAST = Key("appearance/contrast", SYSTEM, _one_of(SYSTEM, ON, OFF))
SCALE = Key("appearance/scale", 100, _one_of(*SCALES))

# -- motion and sound
SPEED = Key("motion/speed", 1.0, _one_of(*SPEEDS))
REDUCED_MOTION = Key("motion/reduced", False)
SOUND = Key("sound/on", False)
VOLUME = Key("sound/volume", 60, _percent)

# -- play
DICE = Key("play/dice", DiceSource.PROGRAM.value, _one_of(*DiceSource))
AUTO_CHOICES = Key("play/auto_choices", Automatic.OFF.value, _one_of(*Automatic))
AUTO_ROLLS = Key("play/auto_rolls", Automatic.FORCED.value, _one_of(*Automatic))
CONFIRM_TURNS = Key("play/confirm_turns", False)
TEACHING = Key("play/teaching", OFF, _one_of(OFF, WARN, COACH))
PLAYER_NAME = Key("play/name", "")
LESSONS = Key("coach/lessons", True)
LESSONS_DONE: Key[list[Any]] = Key("coach/done", [])
AUTO_HINT = Key("hint/auto", False)

# -- remembered
FIRST_RUN_DONE = Key("start/first_run_done", False)
LAST_GAME = Key("start/last_game", "")
KEYS: Key[dict[str, Any]] = Key("keys/changed", {})
ARENA_SETUP: Key[dict[str, Any]] = Key("arena/setup", {})
ARENA_INTERRUPTED = Key("arena/interrupted", "")
"""Name of the file of the tournament that is being played."""


def last_match(game: str) -> Key[dict[str, Any]]:
    """The choices of the last new match of a game."""
    return Key(f"match/{game}", {})


def usual_teaching(settings: "Settings", game: str) -> str:
    """How much is taught in a game: as in its last match, else as the settings say."""
    last = settings.get(last_match(game)).get("teaching")
    return last if isinstance(last, str) and TEACHING.check(last) else settings.get(TEACHING)


def kept_bots(game: str) -> Key[list[Any]]:
    """Strategies of a game that the person has kept: see `gui.app.bots`."""
    return Key(f"bots/{game}", [])


def geometry(game: str) -> Key[str]:
    """Geometry of the window while a game is on the table, as base64; "" is the home page."""
    return Key(f"window/{game or 'home'}_geometry", "")


def docks(game: str) -> Key[str]:
    """State of docks and toolbars while a game is on the table, as base64."""
    return Key(f"window/{game or 'home'}_docks", "")


def hint_unit(game: str) -> Key[str]:
    """The unit in which hints of a game show values."""
    return Key(f"hint/{game}_unit", "")


def adviser(game: str) -> Key[str]:
    """The bot that gives hints in a game."""
    return Key(f"hint/{game}_adviser", "")


def hint_budget(game: str) -> Key[str]:
    """The adviser's budget in a game, as ``Budget.text``."""
    return Key(f"hint/{game}_budget", "")


class Settings(QObject):
    """The settings of one INI file.

    ``changed`` is emitted with the name of a key after its value has changed.
    """

    changed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file or places.config_folder() / FILE_NAME
        self._session: dict[str, Any] = {}
        self._store = self._open()
        self._damaged = self._store.status() is QSettings.Status.FormatError
        if self._damaged:
            self._set_aside()
            self._store = self._open()

    @property
    def file(self) -> Path:
        """Where the settings are kept."""
        return self._file

    def get(self, key: Key[_T]) -> _T:
        """The chosen value, or the default."""
        if key.name in self._session:
            value: _T = self._session[key.name]
            return value
        value = self._read(key)
        self._session[key.name] = value
        return value

    def set(self, key: Key[_T], value: _T) -> None:
        """Choose a value; raises ValueError if it does not fit the key."""
        if not key.accepts(value):
            raise ValueError(f"{value!r} is no value of the setting {key.name}")
        if self.get(key) == value:
            return
        self._session[key.name] = value
        self._store.setValue(key.name, json.dumps(value, ensure_ascii=True))
        self.changed.emit(key.name)

    def override(self, key: Key[_T], value: _T) -> None:
        """Use a value until the program ends, without keeping it."""
        if not key.accepts(value):
            raise ValueError(f"{value!r} is no value of the setting {key.name}")
        self._session[key.name] = value

    def reset(self, key: Key[_T]) -> None:
        """Go back to the default."""
        self.set(key, key.default)

    def save(self) -> None:
        """Write the file now (Qt does it by itself every few seconds and at the end)."""
        self._store.sync()

    def problem(self) -> str:
        """Why the file cannot be read or written, as a sentence for the person; or nothing."""
        translate = QCoreApplication.translate
        if self._damaged:
            return translate(
                "Settings",
                "The settings in {0} are damaged, so the defaults are used. The damaged file is "
                "kept beside them, ending in .damaged.",
            ).format(self._file)
        self.save()
        if self._store.status() is QSettings.Status.AccessError or not self._store.isWritable():
            return translate(
                "Settings",
                "The settings in {0} cannot be written. Your choices hold until Parlour is closed.",
            ).format(self._file)
        return ""

    def _open(self) -> QSettings:
        return QSettings(str(self._file), QSettings.Format.IniFormat, self)

    def _set_aside(self) -> None:
        try:
            self._file.replace(self._file.with_name(f"{self._file.name}.damaged"))
        except OSError as error:
            _log.warning("The damaged settings cannot be moved: %s", error)

    def _read(self, key: Key[_T]) -> _T:
        stored = self._store.value(key.name)
        if stored is None:
            return key.default
        try:
            value = json.loads(str(stored))
        except (ValueError, RecursionError):
            value = None
        if not key.accepts(value):
            _log.warning("Setting %s is %r, which does not fit; default used.", key.name, stored)
            return key.default
        return float(value) if isinstance(key.default, float) else value  # type: ignore[return-value]  # checked by accepts
