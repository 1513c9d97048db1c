"""Every command of the window: name, keys, icon, menu, button, and what it needs.

Pages and games contribute their own commands (`gui.shell.pages`, `gui.games.face`); the shell
binds what each of them does.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engines.runtime.texts import has, tr


class _Words(Enum):
    """Ids of words; ``text`` gives them in the language of the window."""

    @property
    def text(self) -> str:
        return tr(self.value) if self.value else ""


class Group(_Words):
    """How commands are grouped in the overview and the settings."""

    GAME = "command-game"
    TURN = "command-your-turn"
    UNDO = "command-undo-and-copy"
    HINT = "command-hints-and-analysis"
    WATCH = "command-watching-and-review"
    VIEW = "command-view-and-help"
    PLACE = "command-choices-by-number"


class Menu(_Words):
    """The menus, from left to right."""

    GAME = "command-menu-game"
    EDIT = "command-menu-edit"
    VIEW = "command-menu-view"
    ANALYSE = "command-menu-analyze"
    HELP = "command-menu-help"


class Needs(_Words):
    """What a command needs; the words say why it can't be used without that."""

    NOTHING = ""
    MATCH = "command-match-being-played"
    MATCH_PAGE = "command-no-match-is-open"
    TABLE = "command-no-table-here"
    STEPS = "command-page-nothing-step-through"
    RECORD = "command-no-record-is-open"


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """One thing that a key, a menu or a button does.

    Attributes:
        id: its name in the settings.
        group: where the overview lists it; commands of a game are listed under the game.
        keys: the usual keys, the first one being shown.
        icon: empty for none.
        menu: the menu and the section of it; None if it is in no menu.
        button: the section of the toolbar; 0 if it is not there.
        needs: what must be there for it.
        checkable: whether it can be on or off.
        game: the game it belongs to: it acts only while that game is on the table.
        text_id: the id of the text that says what it does; by default, that of ``id``.
        number: the argument ``number`` of that text.

    A text whose id ends in ``-button`` is the short word on its button.
    """

    id: str
    group: Group
    keys: tuple[str, ...] = ()
    icon: str = ""
    menu: tuple[Menu, int] | None = None
    button: int = 0
    needs: Needs = Needs.NOTHING
    checkable: bool = False
    game: str = ""
    text_id: str = ""
    number: int = 0

    @property
    def _text_id(self) -> str:
        return self.text_id or f"command-{self.id.replace('_', '-')}"

    @property
    def text(self) -> str:
        """What it does, in the language of the window."""
        return tr(self._text_id, number=self.number)

    @property
    def button_text(self) -> str:
        """The short word on its button, in the language of the window."""
        word = f"{self._text_id}-button"
        return tr(word) if has(word) else self.text

    def clashes(self, other: "Command") -> bool:
        """Whether both may be in force at the same time, so that they need different keys."""
        return self is not other and (not self.game or not other.game or self.game == other.game)


BUTTONS_END: Final = 9
"""The section at the right end of the toolbar."""

NEW: Final = Command(
    "new", Group.GAME, ("Ctrl+N",), icon="fa6s.plus", menu=(Menu.GAME, 1), button=1
)
OPEN: Final = Command("open", Group.GAME, ("Ctrl+O",), icon="fa6s.folder-open", menu=(Menu.GAME, 1))
SAVE_COPY: Final = Command(
    "save_copy", Group.GAME, ("Ctrl+S",), icon="fa6s.floppy-disk", menu=(Menu.GAME, 1)
)
HOME: Final = Command("home", Group.GAME, ("Ctrl+H",), icon="fa6s.house", menu=(Menu.GAME, 2))
PREVIOUS_PAGE: Final = Command(
    "previous_page", Group.GAME, ("Alt+Left",), icon="fa6s.arrow-left", menu=(Menu.GAME, 2)
)
BACK_TO_MATCH: Final = Command(
    "match",
    Group.GAME,
    ("Ctrl+M",),
    icon="fa6s.table-cells-large",
    menu=(Menu.GAME, 2),
    needs=Needs.MATCH,
)
REMATCH: Final = Command(
    "rematch",
    Group.GAME,
    ("Ctrl+R",),
    icon="fa6s.arrows-rotate",
    menu=(Menu.GAME, 3),
    needs=Needs.MATCH,
)
QUIT: Final = Command("quit", Group.GAME, ("Ctrl+Q",), menu=(Menu.GAME, 4))

PRIMARY: Final = Command("primary", Group.TURN, ("Space",))
ROLL: Final = Command("roll", Group.TURN, ("R",), needs=Needs.MATCH_PAGE)
BANK: Final = Command("bank", Group.TURN, ("B",), needs=Needs.MATCH_PAGE)
MOVE_LINE: Final = Command(
    "move_line", Group.TURN, ("F2", "/"), menu=(Menu.EDIT, 3), needs=Needs.MATCH_PAGE
)
CHOOSE_ROLL: Final = Command(
    "choose_roll", Group.TURN, ("Ctrl+D",), menu=(Menu.EDIT, 3), needs=Needs.MATCH_PAGE
)
RESIGN: Final = Command(
    "resign",
    Group.TURN,
    ("Ctrl+Alt+R",),
    icon="fa6s.flag",
    menu=(Menu.GAME, 3),
    needs=Needs.MATCH_PAGE,
)
CANCEL: Final = Command("cancel", Group.TURN, ("Esc",))
CLEAR: Final = Command("clear", Group.TURN, ("Del",), menu=(Menu.EDIT, 3), needs=Needs.MATCH_PAGE)
FLIP: Final = Command("flip", Group.TURN, ("F",), menu=(Menu.VIEW, 2), needs=Needs.MATCH_PAGE)

UNDO: Final = Command(
    "undo",
    Group.UNDO,
    ("Ctrl+Z", "Z"),
    icon="fa6s.rotate-left",
    menu=(Menu.EDIT, 1),
    button=1,
    needs=Needs.MATCH_PAGE,
)
REDO: Final = Command(
    "redo",
    Group.UNDO,
    ("Ctrl+Shift+Z", "Y"),
    icon="fa6s.rotate-right",
    menu=(Menu.EDIT, 1),
    button=1,
    needs=Needs.MATCH_PAGE,
)
UNDO_TURN: Final = Command(
    "undo_turn", Group.UNDO, ("Ctrl+Alt+Z",), menu=(Menu.EDIT, 1), needs=Needs.MATCH_PAGE
)
REDO_TURN: Final = Command(
    "redo_turn", Group.UNDO, ("Ctrl+Alt+Y",), menu=(Menu.EDIT, 1), needs=Needs.MATCH_PAGE
)
COPY: Final = Command("copy", Group.UNDO, ("Ctrl+C",), icon="fa6s.copy", menu=(Menu.EDIT, 2))
PASTE: Final = Command("paste", Group.UNDO, ("Ctrl+V",), icon="fa6s.paste", menu=(Menu.EDIT, 2))
POSITION: Final = Command(
    "position", Group.UNDO, ("Ctrl+P",), icon="fa6s.pen-to-square", menu=(Menu.EDIT, 2)
)

HINT: Final = Command(
    "hint",
    Group.HINT,
    ("H",),
    icon="fa6s.lightbulb",
    menu=(Menu.ANALYSE, 1),
    button=2,
    needs=Needs.MATCH_PAGE,
)
AUTO_HINT: Final = Command(
    "auto_hint",
    Group.HINT,
    ("Shift+H",),
    icon="mdi6.lightbulb-auto-outline",
    menu=(Menu.ANALYSE, 1),
    button=2,
    checkable=True,
)
DEEPER: Final = Command(
    "deeper", Group.HINT, ("Shift+D",), menu=(Menu.ANALYSE, 1), needs=Needs.MATCH_PAGE
)
WARN: Final = Command(
    "warn", Group.HINT, ("Shift+W",), menu=(Menu.ANALYSE, 2), needs=Needs.MATCH, checkable=True
)
COACH: Final = Command(
    "coach",
    Group.HINT,
    ("Shift+C",),
    icon="fa6s.person-chalkboard",
    menu=(Menu.ANALYSE, 2),
    needs=Needs.MATCH,
    checkable=True,
)
GRAPH: Final = Command("graph", Group.HINT, ("G",), icon="fa6s.chart-line", menu=(Menu.ANALYSE, 3))
LOG: Final = Command("log", Group.HINT, ("Ctrl+L",), icon="fa6s.list", menu=(Menu.ANALYSE, 3))
REVIEW: Final = Command(
    "review",
    Group.HINT,
    ("Ctrl+Shift+R",),
    icon="fa6s.magnifying-glass-chart",
    menu=(Menu.ANALYSE, 4),
    button=BUTTONS_END,
    needs=Needs.MATCH,
)

PAUSE: Final = Command(
    "pause",
    Group.WATCH,
    ("P",),
    icon="fa6s.pause",
    menu=(Menu.VIEW, 1),
    button=3,
    needs=Needs.MATCH_PAGE,
)
STEP: Final = Command(
    "step",
    Group.WATCH,
    ("S",),
    icon="fa6s.forward-step",
    menu=(Menu.VIEW, 1),
    button=3,
    needs=Needs.MATCH_PAGE,
)
SLOWER: Final = Command("slower", Group.WATCH, (",",), menu=(Menu.VIEW, 1))
FASTER: Final = Command("faster", Group.WATCH, (".",), menu=(Menu.VIEW, 1))
REPLAY_TURN: Final = Command(
    "replay_turn", Group.WATCH, ("T",), menu=(Menu.VIEW, 1), needs=Needs.MATCH_PAGE
)
BACK: Final = Command("back", Group.WATCH, ("Left",), needs=Needs.STEPS)
FORWARD: Final = Command("forward", Group.WATCH, ("Right",), needs=Needs.STEPS)
FIRST: Final = Command("first", Group.WATCH, ("Home",), needs=Needs.STEPS)
LAST: Final = Command("last", Group.WATCH, ("End",), needs=Needs.STEPS)
PREVIOUS_MISTAKE: Final = Command(
    "previous_mistake", Group.WATCH, ("Shift+N",), menu=(Menu.ANALYSE, 4), needs=Needs.RECORD
)
NEXT_MISTAKE: Final = Command(
    "next_mistake", Group.WATCH, ("N",), menu=(Menu.ANALYSE, 4), needs=Needs.RECORD
)

RULES: Final = Command("rules", Group.VIEW, ("F1",), icon="fa6s.book-open", menu=(Menu.HELP, 1))
LEARN: Final = Command("learn", Group.VIEW, ("Ctrl+F1",), icon="fa6s.route", menu=(Menu.HELP, 1))
LARGER: Final = Command("larger", Group.VIEW, ("Ctrl++", "Ctrl+="), menu=(Menu.VIEW, 2))
SMALLER: Final = Command("smaller", Group.VIEW, ("Ctrl+-",), menu=(Menu.VIEW, 2))
ZOOM_IN: Final = Command("zoom_in", Group.VIEW, ("+", "="), menu=(Menu.VIEW, 4), needs=Needs.TABLE)
ZOOM_OUT: Final = Command("zoom_out", Group.VIEW, ("-",), menu=(Menu.VIEW, 4), needs=Needs.TABLE)
ZOOM_FIT: Final = Command(
    "zoom_fit", Group.VIEW, ("Ctrl+0",), menu=(Menu.VIEW, 4), needs=Needs.TABLE
)
FOCUS_MODE: Final = Command("focus_mode", Group.VIEW, ("F11",), menu=(Menu.VIEW, 2), checkable=True)
SOUND: Final = Command(
    "sound",
    Group.VIEW,
    ("M",),
    icon="fa6s.volume-xmark",
    menu=(Menu.VIEW, 3),
    button=BUTTONS_END,
    checkable=True,
)
SPEAK: Final = Command(
    "speak", Group.VIEW, ("Ctrl+Shift+A",), menu=(Menu.VIEW, 3), needs=Needs.MATCH_PAGE
)

SPEAK_SEATS: Final = tuple(
    Command(
        f"seat_{seat}",
        Group.VIEW,
        (f"Alt+{seat}",),
        needs=Needs.MATCH_PAGE,
        text_id="command-read-seat-aloud",
        number=seat,
    )
    for seat in range(1, 7)
)
PLACES: Final = tuple(
    Command(
        f"place_{place}",
        Group.PLACE,
        (str(place % 10),),
        needs=Needs.MATCH_PAGE,
        text_id="command-choice",
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
