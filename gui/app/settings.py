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
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject, QSettings, Signal

from engines.match.controller.table_options import Automatic, DiceSource
from engines.runtime import paths
from engines.runtime.errors import quoted
from gui.app.requests import SettingsSection
from gui.kit.transport import speed_name
from gui.style import SCALES, Scheme
from gui.style.chess import BoardStyle, PieceSet
from gui.style.motion import SPEEDS

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

FILE_NAME: Final = "settings.ini"


class Heading(Enum):
    """The headings under which settings stand on their page, in their order."""

    APPEARANCE = (SettingsSection.APPEARANCE, QT_TRANSLATE_NOOP("Settings", "Appearance"))
    CHESS = (SettingsSection.APPEARANCE, QT_TRANSLATE_NOOP("Settings", "Chess board"), "dice_chess")
    MOTION = (SettingsSection.MOTION, QT_TRANSLATE_NOOP("Settings", "Motion"))
    SOUND = (SettingsSection.MOTION, QT_TRANSLATE_NOOP("Settings", "Sound"))
    YOU = (SettingsSection.PLAY, QT_TRANSLATE_NOOP("Settings", "You"))
    DICE = (SettingsSection.PLAY, QT_TRANSLATE_NOOP("Settings", "Dice and automatic actions"))
    TEACHING = (SettingsSection.PLAY, QT_TRANSLATE_NOOP("Settings", "Teaching"))

    def __init__(self, section: SettingsSection, source: object, game: str = "") -> None:
        self.section = section
        self._source = source
        self.game = game
        """Whose picture shows what the settings do; empty: none does."""

    @property
    def text(self) -> str:
        """The heading in the language of the window."""
        return _translated(self._source)


@dataclass(frozen=True, slots=True)
class Key(Generic[_T]):
    """One setting.

    Attributes:
        name: where it is kept, ``"group/name"``.
        default: what holds when nothing was chosen; its type is the type of the setting.
        check: whether a stored value of the right type may be used.
        heading: where it stands on the settings page; None for what is only remembered.
        label, help: what it is called there, and one sentence about it, in English.
        choices: its values with their words in English; any value that passes ``check`` if empty.
    """

    name: str
    default: _T
    check: Callable[[Any], bool] = lambda _value: True
    heading: Heading | None = None
    label: object = ""
    help: object = ""
    choices: tuple[tuple[_T, object], ...] = ()

    def accepts(self, value: object) -> bool:
        """Whether ``value`` has the type of the default, is one of the choices, and passes."""
        kind = type(self.default)
        fits = type(value) is kind or (kind is float and type(value) is int)
        one_of = not self.choices or any(value == choice for choice, _words in self.choices)
        return fits and one_of and self.check(value)

    @property
    def label_text(self) -> str:
        """The label in the language of the window."""
        return _translated(self.label)

    @property
    def help_text(self) -> str:
        """The help in the language of the window."""
        return _translated(self.help)

    @property
    def choice_texts(self) -> tuple[tuple[_T, str], ...]:
        """The choices in the language of the window."""
        return tuple((value, _translated(words)) for value, words in self.choices)


def _translated(source: object) -> str:
    return QCoreApplication.translate("Settings", str(source)) if source else ""


def _percent(value: int) -> bool:
    return 0 <= value <= 100


SYSTEM: Final = "system"
ON: Final = "on"
OFF: Final = "off"

WARN: Final = "warn"
COACH: Final = "coach"

# -- appearance
LANGUAGE = Key(
    "appearance/language",
    "",
    heading=Heading.APPEARANCE,
    label=QT_TRANSLATE_NOOP("Settings", "Language"),
    help=QT_TRANSLATE_NOOP("Settings", "Takes effect the next time Parlour starts."),
)
SCHEME = Key(
    "appearance/theme",
    Scheme.SYSTEM.value,
    heading=Heading.APPEARANCE,
    label=QT_TRANSLATE_NOOP("Settings", "Theme"),
    help=QT_TRANSLATE_NOOP("Settings", "Light or dark colors."),
    choices=(
        (Scheme.SYSTEM.value, QT_TRANSLATE_NOOP("Settings", "Same as system")),
        (Scheme.LIGHT.value, QT_TRANSLATE_NOOP("Settings", "Light")),
        (Scheme.DARK.value, QT_TRANSLATE_NOOP("Settings", "Dark")),
    ),
)
SCALE = Key(
    "appearance/scale",
    100,
    heading=Heading.APPEARANCE,
    label=QT_TRANSLATE_NOOP("Settings", "Size"),
    help=QT_TRANSLATE_NOOP("Settings", "Applies to text, controls, dice, and boards."),
    choices=tuple((scale, f"{scale}%") for scale in SCALES),
)
CONTRAST = Key(
    "appearance/contrast",
    SYSTEM,
    heading=Heading.APPEARANCE,
    label=QT_TRANSLATE_NOOP("Settings", "Contrast"),
    help=QT_TRANSLATE_NOOP("Settings", "High contrast is plain black and white."),
    choices=(
        (SYSTEM, QT_TRANSLATE_NOOP("Settings", "Same as system")),
        (ON, QT_TRANSLATE_NOOP("Settings", "High contrast")),
        (OFF, QT_TRANSLATE_NOOP("Settings", "Normal")),
    ),
)
PLAIN = Key(
    "appearance/plain_surfaces",
    False,
    heading=Heading.APPEARANCE,
    label=QT_TRANSLATE_NOOP("Settings", "Plain surfaces"),
    help=QT_TRANSLATE_NOOP("Settings", "Tables and dice without wood, felt, and light."),
)
CHESS_PIECES = Key(
    "appearance/chess_pieces",
    PieceSet.TURNED.value,
    heading=Heading.CHESS,
    label=QT_TRANSLATE_NOOP("Settings", "Pieces"),
    help=QT_TRANSLATE_NOOP("Settings", "The shape and color of the pieces."),
    choices=(
        (PieceSet.TURNED.value, QT_TRANSLATE_NOOP("Settings", "Club (ivory and ebony)")),
        (PieceSet.MODERN.value, QT_TRANSLATE_NOOP("Settings", "Modern (white and graphite)")),
    ),
)
CHESS_BOARD = Key(
    "appearance/chess_board",
    BoardStyle.WALNUT.value,
    heading=Heading.CHESS,
    label=QT_TRANSLATE_NOOP("Settings", "Board"),
    help=QT_TRANSLATE_NOOP("Settings", "With plain surfaces, the board is plain, too."),
    choices=(
        (BoardStyle.WALNUT.value, QT_TRANSLATE_NOOP("Settings", "Maple and walnut")),
        (BoardStyle.MAHOGANY.value, QT_TRANSLATE_NOOP("Settings", "Maple and mahogany")),
        (BoardStyle.GREEN.value, QT_TRANSLATE_NOOP("Settings", "Tournament green")),
        (BoardStyle.SLATE.value, QT_TRANSLATE_NOOP("Settings", "Slate and limestone")),
    ),
)

# -- motion and sound
SPEED = Key(
    "motion/speed",
    1.0,
    heading=Heading.MOTION,
    label=QT_TRANSLATE_NOOP("Settings", "Game speed"),
    help=QT_TRANSLATE_NOOP("Settings", "How fast dice, pieces, and bots move. ∞ skips animations."),
    choices=tuple((speed, speed_name(speed)) for speed in SPEEDS),
)
WATCHING_SPEED = Key(
    "motion/watching_speed",
    1.0,
    heading=Heading.MOTION,
    label=QT_TRANSLATE_NOOP("Settings", "Watching speed"),
    help=QT_TRANSLATE_NOOP(
        "Settings", "The speed of games between bots, reviews, and tournaments."
    ),
    choices=tuple((speed, speed_name(speed)) for speed in SPEEDS),
)
REDUCED_MOTION = Key(
    "motion/reduced",
    False,
    heading=Heading.MOTION,
    label=QT_TRANSLATE_NOOP("Settings", "Reduced motion"),
    help=QT_TRANSLATE_NOOP("Settings", "Turns off animations."),
)
SOUND = Key(
    "sound/on",
    True,
    heading=Heading.SOUND,
    label=QT_TRANSLATE_NOOP("Settings", "Sounds"),
    help=QT_TRANSLATE_NOOP("Settings", "Everything you hear is shown as well."),
)
VOLUME = Key(
    "sound/volume",
    60,
    _percent,
    heading=Heading.SOUND,
    label=QT_TRANSLATE_NOOP("Settings", "Volume"),
    help=QT_TRANSLATE_NOOP("Settings", "Applies to all sounds."),
)

# -- play
PLAYER_NAME = Key(
    "play/name",
    "",
    heading=Heading.YOU,
    label=QT_TRANSLATE_NOOP("Settings", "Your name"),
    help=QT_TRANSLATE_NOOP("Settings", "Suggested for your seat in new matches."),
)
REMARKS = Key(
    "play/remarks",
    True,
    heading=Heading.YOU,
    label=QT_TRANSLATE_NOOP("Settings", "Opponents talk"),
    help=QT_TRANSLATE_NOOP("Settings", "They say a few words at some moments of a game."),
)
DICE = Key(
    "play/dice",
    DiceSource.PROGRAM.value,
    heading=Heading.DICE,
    label=QT_TRANSLATE_NOOP("Settings", "Dice"),
    help=QT_TRANSLATE_NOOP("Settings", "Applies to new matches."),
    choices=(
        (DiceSource.PROGRAM.value, QT_TRANSLATE_NOOP("Settings", "The program rolls")),
        (DiceSource.TYPED.value, QT_TRANSLATE_NOOP("Settings", "I roll real dice and enter them")),
    ),
)
AUTO_ROLLS = Key(
    "play/auto_rolls",
    Automatic.FORCED.value,
    heading=Heading.DICE,
    label=QT_TRANSLATE_NOOP("Settings", "Roll for me"),
    help=QT_TRANSLATE_NOOP("Settings", "Rolls your dice automatically."),
    choices=(
        (Automatic.OFF.value, QT_TRANSLATE_NOOP("Settings", "Never")),
        (Automatic.FORCED.value, QT_TRANSLATE_NOOP("Settings", "After I choose to roll again")),
        (Automatic.ALWAYS.value, QT_TRANSLATE_NOOP("Settings", "Always")),
    ),
)
AUTO_CHOICES = Key(
    "play/auto_choices",
    Automatic.OFF.value,
    heading=Heading.DICE,
    label=QT_TRANSLATE_NOOP("Settings", "Decide for me"),
    help=QT_TRANSLATE_NOOP("Settings", "Automatic moves are marked “auto”."),
    choices=(
        (Automatic.OFF.value, QT_TRANSLATE_NOOP("Settings", "Never")),
        (Automatic.FORCED.value, QT_TRANSLATE_NOOP("Settings", "When there is only one choice")),
        (
            Automatic.ALWAYS.value,
            QT_TRANSLATE_NOOP("Settings", "When the choice makes no difference"),
        ),
    ),
)
CONFIRM_TURNS = Key(
    "play/confirm_turns",
    False,
    heading=Heading.DICE,
    label=QT_TRANSLATE_NOOP("Settings", "Confirm turns"),
    help=QT_TRANSLATE_NOOP(
        "Settings", "In Dice Chess, ask for confirmation before the last move of a turn."
    ),
)
TEACHING = Key(
    "play/teaching",
    OFF,
    heading=Heading.TEACHING,
    label=QT_TRANSLATE_NOOP("Settings", "In new matches"),
    help=QT_TRANSLATE_NOOP("Settings", "The coach also shows you around the window."),
    choices=(
        (OFF, QT_TRANSLATE_NOOP("Settings", "Off")),
        (WARN, QT_TRANSLATE_NOOP("Settings", "Warn me before mistakes")),
        (COACH, QT_TRANSLATE_NOOP("Settings", "Coach")),
    ),
)
AUTO_HINT = Key(
    "hint/auto",
    False,
    heading=Heading.TEACHING,
    label=QT_TRANSLATE_NOOP("Settings", "Auto-hint"),
    help=QT_TRANSLATE_NOOP("Settings", "Shows a hint on every turn."),
)

SHOWN: Final[tuple[Key[Any], ...]] = tuple(
    found for found in tuple(globals().values()) if isinstance(found, Key)
)
"""The settings of the settings page, in their order."""

# -- remembered
LESSONS = Key("coach/lessons", True)
LESSONS_DONE: Key[list[Any]] = Key("coach/done", [])
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
    return last if isinstance(last, str) and TEACHING.accepts(last) else settings.get(TEACHING)


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
        self._file = file or paths.config_folder() / FILE_NAME
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
        before = self.get(key)
        self.override(key, value)
        if before != value:
            self._store.setValue(key.name, json.dumps(value, ensure_ascii=True))
            self.changed.emit(key.name)

    def override(self, key: Key[_T], value: _T) -> None:
        """Use a value until the program ends, without keeping it."""
        if not key.accepts(value):
            raise ValueError(f"{value!r} is not a value of the setting {key.name}")
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
                "The settings in {0} are damaged, so Parlour is using the defaults. The "
                "damaged file is kept next to them; its name ends in .damaged.",
            ).format(self._file)
        self.save()
        if self._store.status() is QSettings.Status.AccessError or not self._store.isWritable():
            return translate(
                "Settings",
                "The settings can't be saved to {0}. Your choices last until you close Parlour.",
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
            text = "Setting %s is %s, which does not fit; default used."
            _log.warning(text, key.name, quoted(stored))
            return key.default
        return float(value) if isinstance(key.default, float) else value  # type: ignore[return-value]  # checked by accepts
