"""Every command of the window: name, keys, icon, menu, button, and what it needs.

Pages and games contribute commands of their own (`gui.shell.pages`, `gui.games.face`); the shell
binds what each of them does.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "Command"


class _Words(Enum):
    """Words in English; ``text`` is them in the language of the window."""

    @property
    def text(self) -> str:
        return QCoreApplication.translate(CONTEXT, str(self.value))


class Group(_Words):
    """How commands are grouped in the overview and the settings."""

    GAME = QT_TRANSLATE_NOOP("Command", "Game")
    TURN = QT_TRANSLATE_NOOP("Command", "Your turn")
    UNDO = QT_TRANSLATE_NOOP("Command", "Undo and copy")
    HINT = QT_TRANSLATE_NOOP("Command", "Hints and analysis")
    WATCH = QT_TRANSLATE_NOOP("Command", "Watching and review")
    VIEW = QT_TRANSLATE_NOOP("Command", "View and help")
    PLACE = QT_TRANSLATE_NOOP("Command", "Choices by number")


class Menu(_Words):
    """The menus, from left to right."""

    GAME = QT_TRANSLATE_NOOP("Command", "&Game")
    EDIT = QT_TRANSLATE_NOOP("Command", "&Edit")
    VIEW = QT_TRANSLATE_NOOP("Command", "&View")
    ANALYSE = QT_TRANSLATE_NOOP("Command", "&Analyze")
    ARENA = QT_TRANSLATE_NOOP("Command", "A&rena")
    HELP = QT_TRANSLATE_NOOP("Command", "&Help")


class Needs(_Words):
    """What must be there for a command; the words say why it cannot be used without."""

    NOTHING = ""
    MATCH = QT_TRANSLATE_NOOP("Command", "No match is being played.")
    MATCH_PAGE = QT_TRANSLATE_NOOP("Command", "No match is open.")
    STEPS = QT_TRANSLATE_NOOP("Command", "This page has nothing to step through.")
    RECORD = QT_TRANSLATE_NOOP("Command", "No record is open.")


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """One thing that a key, a menu or a button does.

    Attributes:
        id: its name in the settings.
        group: where the overview lists it; commands of a game are listed under the game.
        source: what it does, in English, as ``QT_TRANSLATE_NOOP`` gives it.
        keys: the usual keys, the first one being shown.
        icon: empty for none.
        menu: the menu and the section of it; None if it is in no menu.
        button: the section of the toolbar and its short word; None if it is not there.
        needs: what must be there for it.
        checkable: whether it can be on or off.
        game: the game it belongs to: it acts only while that game is on the table.
        number: what ``{0}`` in ``source`` stands for.
    """

    id: str
    group: Group
    source: object
    keys: tuple[str, ...] = ()
    icon: str = ""
    menu: tuple[Menu, int] | None = None
    button: tuple[int, object] | None = None
    needs: Needs = Needs.NOTHING
    checkable: bool = False
    game: str = ""
    number: int = 0

    @property
    def text(self) -> str:
        """What it does, in the language of the window."""
        return QCoreApplication.translate(CONTEXT, str(self.source)).format(self.number)

    @property
    def button_text(self) -> str:
        """The short word on its button, in the language of the window."""
        return QCoreApplication.translate(CONTEXT, str(self.button[1])) if self.button else ""

    def clashes(self, other: "Command") -> bool:
        """Whether both may be in force at the same time, so that they need different keys."""
        return self is not other and (not self.game or not other.game or self.game == other.game)


BUTTONS_END: Final = 9
"""The section of the toolbar that stands at its right end."""

NEW: Final = Command(
    "new",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "New match"),
    ("Ctrl+N",),
    icon="fa6s.plus",
    menu=(Menu.GAME, 1),
    button=(1, QT_TRANSLATE_NOOP("Command", "New")),
)
OPEN: Final = Command(
    "open",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Open record"),
    ("Ctrl+O",),
    icon="fa6s.folder-open",
    menu=(Menu.GAME, 1),
)
SAVE_COPY: Final = Command(
    "save_copy",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Save a copy"),
    ("Ctrl+S",),
    icon="fa6s.floppy-disk",
    menu=(Menu.GAME, 1),
)
HOME: Final = Command(
    "home",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Home"),
    ("Ctrl+H",),
    icon="fa6s.house",
    menu=(Menu.GAME, 2),
)
PREVIOUS_PAGE: Final = Command(
    "previous_page",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Previous page"),
    ("Alt+Left",),
    icon="fa6s.arrow-left",
    menu=(Menu.GAME, 2),
)
BACK_TO_MATCH: Final = Command(
    "match",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Back to match"),
    ("Ctrl+M",),
    icon="fa6s.table-cells-large",
    menu=(Menu.GAME, 2),
    needs=Needs.MATCH,
)
REMATCH: Final = Command(
    "rematch",
    Group.GAME,
    QT_TRANSLATE_NOOP("Command", "Rematch"),
    ("Ctrl+R",),
    icon="fa6s.arrows-rotate",
    menu=(Menu.GAME, 3),
    needs=Needs.MATCH,
)
QUIT: Final = Command(
    "quit", Group.GAME, QT_TRANSLATE_NOOP("Command", "Quit"), ("Ctrl+Q",), menu=(Menu.GAME, 4)
)

PRIMARY: Final = Command(
    "primary",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Main action; while watching, play or pause"),
    ("Space",),
)
ROLL: Final = Command(
    "roll", Group.TURN, QT_TRANSLATE_NOOP("Command", "Roll"), ("R",), needs=Needs.MATCH_PAGE
)
BANK: Final = Command(
    "bank",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Bank or end the turn"),
    ("B",),
    needs=Needs.MATCH_PAGE,
)
MOVE_LINE: Final = Command(
    "move_line",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Type a move"),
    ("F2", "/"),
    menu=(Menu.EDIT, 3),
    needs=Needs.MATCH_PAGE,
)
CHOOSE_ROLL: Final = Command(
    "choose_roll",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Choose the next roll"),
    ("Ctrl+D",),
    menu=(Menu.EDIT, 3),
    needs=Needs.MATCH_PAGE,
)
RESIGN: Final = Command(
    "resign",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Resign"),
    ("Ctrl+Alt+R",),
    icon="fa6s.flag",
    menu=(Menu.GAME, 3),
    needs=Needs.MATCH_PAGE,
)
CANCEL: Final = Command(
    "cancel",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Clear the selection, stop the search, or close the notice"),
    ("Esc",),
)
CLEAR: Final = Command(
    "clear",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Clear the selection"),
    ("Del",),
    menu=(Menu.EDIT, 3),
    needs=Needs.MATCH_PAGE,
)
FLIP: Final = Command(
    "flip",
    Group.TURN,
    QT_TRANSLATE_NOOP("Command", "Rotate the seats"),
    ("F",),
    menu=(Menu.VIEW, 2),
    needs=Needs.MATCH_PAGE,
)

UNDO: Final = Command(
    "undo",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Undo step"),
    ("Ctrl+Z", "Z"),
    icon="fa6s.rotate-left",
    menu=(Menu.EDIT, 1),
    button=(1, QT_TRANSLATE_NOOP("Command", "Undo")),
    needs=Needs.MATCH_PAGE,
)
REDO: Final = Command(
    "redo",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Redo step"),
    ("Ctrl+Shift+Z", "Y"),
    icon="fa6s.rotate-right",
    menu=(Menu.EDIT, 1),
    button=(1, QT_TRANSLATE_NOOP("Command", "Redo")),
    needs=Needs.MATCH_PAGE,
)
UNDO_TURN: Final = Command(
    "undo_turn",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Undo turn"),
    ("Ctrl+Alt+Z",),
    menu=(Menu.EDIT, 1),
    needs=Needs.MATCH_PAGE,
)
REDO_TURN: Final = Command(
    "redo_turn",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Redo turn"),
    ("Ctrl+Alt+Y",),
    menu=(Menu.EDIT, 1),
    needs=Needs.MATCH_PAGE,
)
COPY: Final = Command(
    "copy",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Copy position"),
    ("Ctrl+C",),
    icon="fa6s.copy",
    menu=(Menu.EDIT, 2),
)
PASTE: Final = Command(
    "paste",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Paste position or record"),
    ("Ctrl+V",),
    icon="fa6s.paste",
    menu=(Menu.EDIT, 2),
)
POSITION: Final = Command(
    "position",
    Group.UNDO,
    QT_TRANSLATE_NOOP("Command", "Set up position"),
    ("Ctrl+P",),
    icon="fa6s.pen-to-square",
    menu=(Menu.EDIT, 2),
)

HINT: Final = Command(
    "hint",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Hint: next stage"),
    ("H",),
    icon="fa6s.lightbulb",
    menu=(Menu.ANALYSE, 1),
    button=(2, QT_TRANSLATE_NOOP("Command", "Hint")),
    needs=Needs.MATCH_PAGE,
)
AUTO_HINT: Final = Command(
    "auto_hint",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Auto-hint"),
    ("Shift+H",),
    icon="mdi6.lightbulb-auto-outline",
    menu=(Menu.ANALYSE, 1),
    button=(2, QT_TRANSLATE_NOOP("Command", "Auto-hint")),
    checkable=True,
)
DEEPER: Final = Command(
    "deeper",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Think deeper"),
    ("Shift+D",),
    menu=(Menu.ANALYSE, 1),
    needs=Needs.MATCH_PAGE,
)
WARN: Final = Command(
    "warn",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Warn me before mistakes"),
    ("Shift+W",),
    menu=(Menu.ANALYSE, 2),
    needs=Needs.MATCH,
    checkable=True,
)
COACH: Final = Command(
    "coach",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Coach"),
    ("Shift+C",),
    icon="fa6s.person-chalkboard",
    menu=(Menu.ANALYSE, 2),
    needs=Needs.MATCH,
    checkable=True,
)
GRAPH: Final = Command(
    "graph",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Show analysis"),
    ("G",),
    icon="fa6s.chart-line",
    menu=(Menu.ANALYSE, 3),
)
LOG: Final = Command(
    "log",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Show log"),
    ("Ctrl+L",),
    icon="fa6s.list",
    menu=(Menu.ANALYSE, 3),
)
REVIEW: Final = Command(
    "review",
    Group.HINT,
    QT_TRANSLATE_NOOP("Command", "Review"),
    ("Ctrl+Shift+R",),
    icon="fa6s.magnifying-glass-chart",
    menu=(Menu.ANALYSE, 4),
    button=(BUTTONS_END, QT_TRANSLATE_NOOP("Command", "Review")),
    needs=Needs.MATCH,
)

PAUSE: Final = Command(
    "pause",
    Group.WATCH,
    QT_TRANSLATE_NOOP("Command", "Pause or resume"),
    ("P",),
    icon="fa6s.pause",
    menu=(Menu.VIEW, 1),
    button=(3, QT_TRANSLATE_NOOP("Command", "Pause")),
    needs=Needs.MATCH_PAGE,
)
STEP: Final = Command(
    "step",
    Group.WATCH,
    QT_TRANSLATE_NOOP("Command", "Single step"),
    ("S",),
    icon="fa6s.forward-step",
    menu=(Menu.VIEW, 1),
    button=(3, QT_TRANSLATE_NOOP("Command", "Step")),
    needs=Needs.MATCH_PAGE,
)
SLOWER: Final = Command(
    "slower", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Slower"), (",",), menu=(Menu.VIEW, 1)
)
FASTER: Final = Command(
    "faster", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Faster"), (".",), menu=(Menu.VIEW, 1)
)
REPLAY_TURN: Final = Command(
    "replay_turn",
    Group.WATCH,
    QT_TRANSLATE_NOOP("Command", "Replay last turn"),
    ("T",),
    menu=(Menu.VIEW, 1),
    needs=Needs.MATCH_PAGE,
)
BACK: Final = Command(
    "back", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Previous step"), ("Left",), needs=Needs.STEPS
)
FORWARD: Final = Command(
    "forward", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Next step"), ("Right",), needs=Needs.STEPS
)
FIRST: Final = Command(
    "first", Group.WATCH, QT_TRANSLATE_NOOP("Command", "First step"), ("Home",), needs=Needs.STEPS
)
LAST: Final = Command(
    "last", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Last step"), ("End",), needs=Needs.STEPS
)
PREVIOUS_MISTAKE: Final = Command(
    "previous_mistake",
    Group.WATCH,
    QT_TRANSLATE_NOOP("Command", "Previous turning point"),
    ("Shift+N",),
    menu=(Menu.ANALYSE, 4),
    needs=Needs.RECORD,
)
NEXT_MISTAKE: Final = Command(
    "next_mistake",
    Group.WATCH,
    QT_TRANSLATE_NOOP("Command", "Next turning point"),
    ("N",),
    menu=(Menu.ANALYSE, 4),
    needs=Needs.RECORD,
)

RULES: Final = Command(
    "rules",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Rules of this game"),
    ("F1",),
    icon="fa6s.book-open",
    menu=(Menu.HELP, 1),
)
SYMBOLS: Final = Command(
    "symbols",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Symbols of this game"),
    ("Shift+F1",),
    icon="fa6s.circle-question",
    menu=(Menu.HELP, 1),
)
LEARN: Final = Command(
    "learn",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Guided first round"),
    ("Ctrl+F1",),
    icon="fa6s.route",
    menu=(Menu.HELP, 1),
)
LARGER: Final = Command(
    "larger",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Larger"),
    ("Ctrl++", "Ctrl+="),
    menu=(Menu.VIEW, 2),
)
SMALLER: Final = Command(
    "smaller", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Smaller"), ("Ctrl+-",), menu=(Menu.VIEW, 2)
)
FOCUS_MODE: Final = Command(
    "focus_mode",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Focus mode"),
    ("F11",),
    menu=(Menu.VIEW, 2),
    checkable=True,
)
SOUND: Final = Command(
    "sound",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Turn sound on or off"),
    ("M",),
    icon="fa6s.volume-xmark",
    menu=(Menu.VIEW, 3),
    button=(BUTTONS_END, QT_TRANSLATE_NOOP("Command", "Sound")),
    checkable=True,
)
SPEAK: Final = Command(
    "speak",
    Group.VIEW,
    QT_TRANSLATE_NOOP("Command", "Read the position aloud"),
    ("Ctrl+Shift+A",),
    menu=(Menu.VIEW, 3),
    needs=Needs.MATCH_PAGE,
)

SPEAK_SEATS: Final = tuple(
    Command(
        f"seat_{seat}",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Command", "Read seat {0} aloud"),
        (f"Alt+{seat}",),
        needs=Needs.MATCH_PAGE,
        number=seat,
    )
    for seat in range(1, 7)
)
PLACES: Final = tuple(
    Command(
        f"place_{place}",
        Group.PLACE,
        QT_TRANSLATE_NOOP("Command", "Choice {0}"),
        (str(place % 10),),
        needs=Needs.MATCH_PAGE,
        number=place,
    )
    for place in range(1, 11)
)

COMMANDS: Final = (
    *(found for found in tuple(globals().values()) if isinstance(found, Command)),
    *SPEAK_SEATS,
    *PLACES,
)
"""All commands of the window itself, in the order of menus and overview."""
