"""The person's choices, kept in one INI file and read through typed keys only.

``QSettings`` returns text, whatever was stored, so every value is stored as JSON and checked when
it is read. A value that does not fit (an edited or damaged file, a newer program) counts as not
set: the default is used and a line in the log says so. An unwritable file is not an error
either: choices then hold for this session, and ``problem`` has a sentence for the person.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from engines.contract.registry import games
from engines.match.controller.table_options import Automatic, DiceSource
from engines.runtime import paths
from engines.runtime.errors import quoted
from engines.runtime.texts import has, tr
from gui.app.requests import SettingsSection
from gui.kit.transport import speed_name
from gui.style import SCALES, Look, Scheme, theme
from gui.style.chess import BoardStyle, PieceSet
from gui.style.motion import SPEEDS, pace

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

FILE_NAME: Final = "settings.ini"


class Heading(Enum):
    """The headings of the settings page, in order."""

    APPEARANCE = (SettingsSection.APPEARANCE, "settings-appearance")
    CHESS = (SettingsSection.APPEARANCE, "settings-chess-board", "dice_chess")
    MOTION = (SettingsSection.MOTION, "settings-key-motion-reduced")
    SOUND = (SettingsSection.MOTION, "settings-sound")
    YOU = (SettingsSection.PLAY, "settings-you")
    DICE = (SettingsSection.PLAY, "settings-dice-and-automatic-actions")
    TEACHING = (SettingsSection.PLAY, "settings-teaching")

    def __init__(self, section: SettingsSection, text_id: str, game: str = "") -> None:
        self.section = section
        self.text_id = text_id
        self.game = game
        """The game whose picture shows what the settings do; empty for none."""


@dataclass(frozen=True, slots=True)
class Key(Generic[_T]):
    """One setting.

    Attributes:
        name: where it is kept, ``"group/name"``.
        default: what applies if nothing was chosen; its type is the type of the setting.
        check: whether a stored value of the right type may be used.
        heading: its place on the settings page; None for what is only remembered.
        choices: its values; if empty, any value that passes ``check``.
        figure: how a value without words is written.
        older: values that earlier versions stored, and what they mean now.
    """

    name: str
    default: _T
    check: Callable[[Any], bool] = lambda _value: True
    heading: Heading | None = None
    choices: tuple[_T, ...] = ()
    figure: Callable[[Any], str] = str
    older: tuple[tuple[object, _T], ...] = ()

    def accepts(self, value: object) -> bool:
        """Whether ``value`` has the type of the default, is one of the choices, and passes."""
        kind = type(self.default)
        fits = type(value) is kind or (kind is float and type(value) is int)
        one_of = not self.choices or value in self.choices
        return fits and one_of and self.check(value)

    @property
    def _id(self) -> str:
        """The id of what it is called on the settings page."""
        return f"settings-key-{self.name.replace('/', '-').replace('_', '-')}"

    @property
    def label_text(self) -> str:
        return tr(self._id)

    @property
    def help_text(self) -> str:
        return tr(f"{self._id}-help")

    @property
    def choice_texts(self) -> tuple[tuple[_T, str], ...]:
        return tuple((value, self._words(value)) for value in self.choices)

    def _words(self, value: _T) -> str:
        ids = (f"{self._id}-{value}", f"settings-{value}")
        return next((tr(id_) for id_ in ids if has(id_)), self.figure(value))


def _percent(value: int) -> bool:
    return 0 <= value <= 100


AUTOMATIC: Final = 0
"""The scale that suits the window."""
_LARGE: Final = (2200, 125)
"""Windows at least this wide have this scale, unless the person chooses another."""
SYSTEM: Final = "system"
ON: Final = "on"
OFF: Final = "off"

WARN: Final = "warn"
COACH: Final = "coach"

# -- appearance
LANGUAGE = Key("appearance/language", "", heading=Heading.APPEARANCE)
SCHEME = Key(
    "appearance/theme",
    Scheme.SYSTEM.value,
    heading=Heading.APPEARANCE,
    choices=tuple(each.value for each in Scheme),
)
SCALE = Key(
    "appearance/scale",
    AUTOMATIC,
    heading=Heading.APPEARANCE,
    choices=(AUTOMATIC, *SCALES),
    figure=lambda scale: f"{scale}%" if scale else tr("settings-automatic"),
)
CONTRAST = Key("appearance/contrast", SYSTEM, heading=Heading.APPEARANCE, choices=(SYSTEM, ON, OFF))
PLAIN = Key("appearance/plain_surfaces", False, heading=Heading.APPEARANCE)
CHESS_PIECES = Key(
    "appearance/chess_pieces",
    PieceSet.TURNED.value,
    heading=Heading.CHESS,
    choices=tuple(each.value for each in PieceSet),
)
CHESS_BOARD = Key(
    "appearance/chess_board",
    BoardStyle.WALNUT.value,
    heading=Heading.CHESS,
    choices=tuple(each.value for each in BoardStyle),
)

# -- motion and sound
SPEED = Key("motion/speed", 1.0, heading=Heading.MOTION, choices=SPEEDS, figure=speed_name)
WATCHING_SPEED = Key(
    "motion/watching_speed", 1.0, heading=Heading.MOTION, choices=SPEEDS, figure=speed_name
)
REDUCED_MOTION = Key(
    "motion/reduced",
    SYSTEM,
    heading=Heading.MOTION,
    choices=(SYSTEM, ON, OFF),
    older=((True, ON), (False, SYSTEM)),
)
SOUND = Key("sound/on", True, heading=Heading.SOUND)
WATCHING_SOUND = Key("sound/watching", True, heading=Heading.SOUND)
VOLUME = Key("sound/volume", 60, _percent, heading=Heading.SOUND)

# -- play
PLAYER_NAME = Key("play/name", "", heading=Heading.YOU)
REMARKS = Key("play/remarks", True, heading=Heading.YOU)
DICE = Key(
    "play/dice",
    DiceSource.PROGRAM.value,
    heading=Heading.DICE,
    choices=tuple(each.value for each in DiceSource),
)
AUTO_ROLLS = Key(
    "play/auto_rolls",
    Automatic.FORCED.value,
    heading=Heading.DICE,
    choices=tuple(each.value for each in Automatic),
)
FORCED_MOVES = Key("play/forced_moves", True, heading=Heading.DICE)
TEACHING = Key("play/teaching", COACH, heading=Heading.TEACHING, choices=(OFF, WARN, COACH))
AUTO_HINT = Key("hint/auto", False, heading=Heading.TEACHING)

SHOWN: Final[tuple[Key[Any], ...]] = tuple(
    found for found in tuple(globals().values()) if isinstance(found, Key)
)
"""The settings of the settings page, in their order."""

# -- remembered
LESSONS_DONE: Key[list[Any]] = Key("coach/done", [])
FULL_ROUND = Key("coach/full_round", "")
"""The game whose guided first round was started last."""
COACH_RIGHT: Key[dict[str, Any]] = Key("coach/right", {})
"""How many times in a row the person has made each kind of decision correctly."""
FIRST_RUN_DONE = Key("start/first_run_done", False)
FIRST_GAME: Final = "fargo"
"""The easiest to learn."""
LAST_GAME = Key("start/last_game", FIRST_GAME)
KEYS: Key[dict[str, Any]] = Key("keys/changed", {})
ARENA_SETUP: Key[dict[str, Any]] = Key("arena/setup", {})
ARENA_INTERRUPTED = Key("arena/interrupted", "")
"""Name of the file of the tournament that is being played."""


def last_match(game: str) -> Key[dict[str, Any]]:
    return Key(f"match/{game}", {})


def usual_game(settings: "Settings", wanted: str = "") -> str:
    """The game of this name, or without a name, ``LAST_GAME``; the first one if unknown."""
    name = wanted or settings.get(LAST_GAME)
    return name if name in games() else next(iter(games()))


def usual_teaching(settings: "Settings", game: str) -> str:
    """How much is taught in a game: as in its last match, or else as in the settings."""
    last = settings.get(last_match(game)).get("teaching")
    return last if isinstance(last, str) and TEACHING.accepts(last) else settings.get(TEACHING)


def end_lessons(settings: "Settings", *names: str) -> None:
    """Remember that lessons or words are over."""
    over = settings.get(LESSONS_DONE)
    settings.set(LESSONS_DONE, [*over, *(name for name in names if name not in over)])


def kept_bots(game: str) -> Key[list[Any]]:
    """Strategies of a game that the person has saved: see `gui.app.bots`."""
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


def adviser(game: str, *, watching: bool = False) -> Key[str]:
    """The bot that gives hints in a game that is played, or in one that is watched."""
    return Key(f"hint/{game}_{'watching_' * watching}adviser", "")


def hint_budget(game: str, *, watching: bool = False) -> Key[str]:
    """The adviser's budget, as ``Budget.text``: see ``adviser``."""
    return Key(f"hint/{game}_{'watching_' * watching}budget", "")


class Settings(QObject):
    """The settings of one INI file.

    ``changed`` is emitted with the name of a key after its value has changed.
    """

    changed = Signal(str)

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file or paths.config_folder() / FILE_NAME
        self._session: dict[str, Any] = {}
        self._store = self._open()
        self._damaged = self._store.status() is QSettings.Status.FormatError
        if self._damaged:
            self._set_aside()
            self._store = self._open()

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
        if self._damaged:
            return tr("settings-damaged", file=self.file)
        self.save()
        if self._store.status() is QSettings.Status.AccessError or not self._store.isWritable():
            return tr("settings-cannot-be-saved", file=self.file)
        return ""

    def _open(self) -> QSettings:
        return QSettings(str(self.file), QSettings.Format.IniFormat, self)

    def _set_aside(self) -> None:
        try:
            self.file.replace(self.file.with_name(f"{self.file.name}.damaged"))
        except OSError as error:
            _log.warning("The damaged settings cannot be moved: %s", error)

    def _read(self, key: Key[_T]) -> _T:
        stored = self._store.value(key.name)
        if stored is None:
            return key.default
        value: Any
        try:
            value = json.loads(str(stored))
        except (ValueError, RecursionError):
            value = None
        value = next((new for old, new in key.older if old is value), value)
        if not key.accepts(value):
            text = "Setting %s is %s, which does not fit; default used."
            _log.warning(text, key.name, quoted(stored))
            return key.default
        return float(value) if isinstance(key.default, float) else value  # type: ignore[return-value]  # checked by accepts


_CHOSEN: Final = {SYSTEM: None, ON: True, OFF: False}
LOOK: Final = frozenset(
    key.name
    for key in (
        *(SCHEME, CONTRAST, SCALE, PLAIN, REDUCED_MOTION),
        *(CHESS_PIECES, CHESS_BOARD),
    )
)
"""After a change of one of these settings, ``put_on_look`` must be called."""


def put_on_look(settings: Settings, width: int = 0) -> None:
    """Apply the look in the settings to a window of this width."""
    theme().set_look(
        Look(
            scheme=Scheme(settings.get(SCHEME)),
            high_contrast=_CHOSEN[settings.get(CONTRAST)],
            scale=settings.get(SCALE) or (_LARGE[1] if width >= _LARGE[0] else 100),
            plain=settings.get(PLAIN),
            pieces=PieceSet(settings.get(CHESS_PIECES)),
            board=BoardStyle(settings.get(CHESS_BOARD)),
        ),
    )
    pace().set_reduced(_CHOSEN[settings.get(REDUCED_MOTION)])
