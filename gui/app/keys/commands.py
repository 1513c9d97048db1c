"""Every command of the window, with its usual keys and its name."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "Command"


class Group(Enum):
    """How commands are grouped in the overview and the settings."""

    GAME = QT_TRANSLATE_NOOP("Command", "Game")
    TURN = QT_TRANSLATE_NOOP("Command", "Your turn")
    UNDO = QT_TRANSLATE_NOOP("Command", "Undo and copy")
    HINT = QT_TRANSLATE_NOOP("Command", "Hints and analysis")
    WATCH = QT_TRANSLATE_NOOP("Command", "Watching and review")
    VIEW = QT_TRANSLATE_NOOP("Command", "View and help")
    PLACE = QT_TRANSLATE_NOOP("Command", "Choices by place")

    @property
    def text(self) -> str:
        """The name in the language of the window."""
        return QCoreApplication.translate(CONTEXT, str(self.value))


class Command(Enum):
    """One thing that a key, a menu or a button does: (name in settings, group, text, keys)."""

    NEW = ("new", Group.GAME, QT_TRANSLATE_NOOP("Command", "New match"), "Ctrl+N")
    OPEN = ("open", Group.GAME, QT_TRANSLATE_NOOP("Command", "Open record"), "Ctrl+O")
    SAVE_COPY = ("save_copy", Group.GAME, QT_TRANSLATE_NOOP("Command", "Save a copy"), "Ctrl+S")
    HOME = ("home", Group.GAME, QT_TRANSLATE_NOOP("Command", "Home"), "Ctrl+H")
    BACK_TO_MATCH = ("match", Group.GAME, QT_TRANSLATE_NOOP("Command", "Back to match"), "Ctrl+M")
    LIBRARY = ("library", Group.GAME, QT_TRANSLATE_NOOP("Command", "Library"), "Ctrl+B")
    EXERCISES = ("exercises", Group.GAME, QT_TRANSLATE_NOOP("Command", "Exercises"), "Ctrl+E")
    CAREER = ("career", Group.GAME, QT_TRANSLATE_NOOP("Command", "Your play"), "Ctrl+Y")
    ARENA = ("arena", Group.GAME, QT_TRANSLATE_NOOP("Command", "Arena"), "Ctrl+Shift+B")
    REMATCH = ("rematch", Group.GAME, QT_TRANSLATE_NOOP("Command", "Rematch"), "Ctrl+R")
    QUIT = ("quit", Group.GAME, QT_TRANSLATE_NOOP("Command", "Quit"), "Ctrl+Q")

    PRIMARY = (
        "primary",
        Group.TURN,
        QT_TRANSLATE_NOOP("Command", "Primary action; while watching: play or pause"),
        "Space",
    )
    ROLL = ("roll", Group.TURN, QT_TRANSLATE_NOOP("Command", "Roll"), "R")
    BANK = ("bank", Group.TURN, QT_TRANSLATE_NOOP("Command", "Bank or end the turn"), "B")
    MOVE_LINE = ("move_line", Group.TURN, QT_TRANSLATE_NOOP("Command", "Type a move"), "F2", "/")
    CHOOSE_ROLL = (
        "choose_roll",
        Group.TURN,
        QT_TRANSLATE_NOOP("Command", "Choose a roll, for study"),
        "Ctrl+D",
    )
    RESIGN = ("resign", Group.TURN, QT_TRANSLATE_NOOP("Command", "Resign"), "Ctrl+Alt+R")
    CANCEL = (
        "cancel",
        Group.TURN,
        QT_TRANSLATE_NOOP("Command", "Cancel the selection, stop the search, close the notice"),
        "Esc",
    )
    CLEAR = ("clear", Group.TURN, QT_TRANSLATE_NOOP("Command", "Clear the selection"), "Del")
    FLIP = ("flip", Group.TURN, QT_TRANSLATE_NOOP("Command", "Flip or rotate the seats"), "F")

    UNDO = ("undo", Group.UNDO, QT_TRANSLATE_NOOP("Command", "Undo step"), "Ctrl+Z", "Z")
    REDO = ("redo", Group.UNDO, QT_TRANSLATE_NOOP("Command", "Redo step"), "Ctrl+Shift+Z", "Y")
    UNDO_TURN = ("undo_turn", Group.UNDO, QT_TRANSLATE_NOOP("Command", "Undo turn"), "Ctrl+Alt+Z")
    REDO_TURN = ("redo_turn", Group.UNDO, QT_TRANSLATE_NOOP("Command", "Redo turn"), "Ctrl+Alt+Y")
    COPY = ("copy", Group.UNDO, QT_TRANSLATE_NOOP("Command", "Copy position"), "Ctrl+C")
    PASTE = (
        "paste",
        Group.UNDO,
        QT_TRANSLATE_NOOP("Command", "Paste position or record"),
        "Ctrl+V",
    )

    POSITION = (
        "position",
        Group.UNDO,
        QT_TRANSLATE_NOOP("Command", "Set up position"),
        "Ctrl+P",
    )

    HINT = ("hint", Group.HINT, QT_TRANSLATE_NOOP("Command", "Hint: next stage"), "H")
    AUTO_HINT = ("auto_hint", Group.HINT, QT_TRANSLATE_NOOP("Command", "Auto-hint"), "Shift+H")
    DEEPER = ("deeper", Group.HINT, QT_TRANSLATE_NOOP("Command", "Think deeper"), "Shift+D")
    WARN = (
        "warn",
        Group.HINT,
        QT_TRANSLATE_NOOP("Command", "Warn before a poor action"),
        "Shift+W",
    )
    COACH = ("coach", Group.HINT, QT_TRANSLATE_NOOP("Command", "Coach"), "Shift+C")
    GRAPH = ("graph", Group.HINT, QT_TRANSLATE_NOOP("Command", "Show analysis"), "G")
    LOG = ("log", Group.HINT, QT_TRANSLATE_NOOP("Command", "Show log"), "Ctrl+L")
    REVIEW = ("review", Group.HINT, QT_TRANSLATE_NOOP("Command", "Review"), "Ctrl+Shift+R")

    PAUSE = ("pause", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Pause or continue"), "P")
    STEP = ("step", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Single step"), "S")
    FASTER = ("faster", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Faster"), ".")
    SLOWER = ("slower", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Slower"), ",")
    REPLAY_TURN = (
        "replay_turn",
        Group.WATCH,
        QT_TRANSLATE_NOOP("Command", "Replay last turn"),
        "T",
    )
    BACK = ("back", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Previous step"), "Left")
    FORWARD = ("forward", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Next step"), "Right")
    FIRST = ("first", Group.WATCH, QT_TRANSLATE_NOOP("Command", "First step"), "Home")
    LAST = ("last", Group.WATCH, QT_TRANSLATE_NOOP("Command", "Last step"), "End")
    NEXT_MISTAKE = (
        "next_mistake",
        Group.WATCH,
        QT_TRANSLATE_NOOP("Command", "Next turning point"),
        "N",
    )
    PREVIOUS_MISTAKE = (
        "previous_mistake",
        Group.WATCH,
        QT_TRANSLATE_NOOP("Command", "Previous turning point"),
        "Shift+N",
    )

    RULES = ("rules", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Rules of this game"), "F1")
    SYMBOLS = (
        "symbols",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Command", "Symbols on the board"),
        "Shift+F1",
    )
    LEARN = ("learn", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Guided first round"), "Ctrl+F1")
    FIGURES = (
        "figures",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Command", "How good are these figures?"),
        "Ctrl+Shift+F1",
    )
    KEYS = ("keys", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Keys"), "?")
    FOCUS_MODE = ("focus_mode", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Focus mode"), "F11")
    LARGER = ("larger", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Larger"), "Ctrl++", "Ctrl+=")
    SMALLER = ("smaller", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Smaller"), "Ctrl+-")
    SETTINGS = ("settings", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Settings"), "Ctrl+,")
    SPEAK = (
        "speak",
        Group.VIEW,
        QT_TRANSLATE_NOOP("Command", "Speak the position"),
        "Ctrl+Shift+A",
    )
    SPEAK_SEAT_1 = ("seat_1", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 1"), "Alt+1")
    SPEAK_SEAT_2 = ("seat_2", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 2"), "Alt+2")
    SPEAK_SEAT_3 = ("seat_3", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 3"), "Alt+3")
    SPEAK_SEAT_4 = ("seat_4", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 4"), "Alt+4")
    SPEAK_SEAT_5 = ("seat_5", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 5"), "Alt+5")
    SPEAK_SEAT_6 = ("seat_6", Group.VIEW, QT_TRANSLATE_NOOP("Command", "Speak seat 6"), "Alt+6")

    PLACE_1 = ("place_1", Group.PLACE, QT_TRANSLATE_NOOP("Command", "First choice"), "1")
    PLACE_2 = ("place_2", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Second choice"), "2")
    PLACE_3 = ("place_3", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Third choice"), "3")
    PLACE_4 = ("place_4", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Fourth choice"), "4")
    PLACE_5 = ("place_5", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Fifth choice"), "5")
    PLACE_6 = ("place_6", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Sixth choice"), "6")
    PLACE_7 = ("place_7", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Seventh choice"), "7")
    PLACE_8 = ("place_8", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Eighth choice"), "8")
    PLACE_9 = ("place_9", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Ninth choice"), "9")
    PLACE_10 = ("place_10", Group.PLACE, QT_TRANSLATE_NOOP("Command", "Tenth choice"), "0")

    def __init__(self, name: str, group: Group, source: str, *keys: str) -> None:
        self.id = name
        self.group = group
        self._source = source
        self.usual_keys = keys

    @property
    def text(self) -> str:
        """The name in the language of the window."""
        return QCoreApplication.translate(CONTEXT, self._source)


SPEAK_SEATS: Final = tuple(c for c in Command if c.id.startswith("seat_"))
PLACES: Final = tuple(c for c in Command if c.group is Group.PLACE)
