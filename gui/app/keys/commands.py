"""Every command of the window: name, keys, icon, menu, button, and what it needs.

Pages and games contribute their own commands (`gui.shell.pages`, `gui.games.face`); the shell
binds what each of them does.
"""

from dataclasses import KW_ONLY, dataclass
from enum import Enum
from functools import partial
from typing import Final

from engines.runtime.texts import capitalized, has, tr


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
    GAME = "command-no-match-or-record"


@dataclass(frozen=True, slots=True, eq=False)
class Command:
    """One thing that a key, a menu or a button does.

    Attributes:
        id: its name in the settings.
        usual: the usual keys with spaces between them, the first one being shown.
        section: of the menu; 0 if it is in no menu.
        icon: empty for none.
        group: where the overview lists it; commands of a game are listed under the game.
        menu: where ``section`` is.
        button: the section of the toolbar; 0 if it is not there.
        needs: what must be there for it.
        checkable: whether it can be on or off.
        game: the game it belongs to: it acts only while that game is on the table.
        text_id: the id of the text that says what it does; by default, that of ``id``.
        number: the argument ``number`` of that text.

    A text whose id ends in ``-button`` is the short word on its button.
    """

    id: str
    usual: str
    section: int = 0
    icon: str = ""
    _: KW_ONLY
    group: Group
    menu: Menu = Menu.GAME
    button: int = 0
    needs: Needs = Needs.NOTHING
    checkable: bool = False
    game: str = ""
    text_id: str = ""
    number: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """The usual keys."""
        return tuple(self.usual.split())

    @property
    def _text_id(self) -> str:
        return self.text_id or f"command-{self.id.replace('_', '-')}"

    @property
    def text(self) -> str:
        """What it does, in the language of the window."""
        return capitalized(tr(self._text_id, number=self.number))

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

in_game = partial(Command, group=Group.GAME, menu=Menu.GAME)
in_turn = partial(Command, group=Group.TURN, menu=Menu.EDIT)
in_undo = partial(Command, group=Group.UNDO, menu=Menu.EDIT)
in_hints = partial(Command, group=Group.HINT, menu=Menu.ANALYSE)
in_watching = partial(Command, group=Group.WATCH, menu=Menu.VIEW)
in_view = partial(Command, group=Group.VIEW, menu=Menu.VIEW)
in_help = partial(Command, group=Group.VIEW, menu=Menu.HELP)

NEW: Final = in_game("new", "Ctrl+N", 1, "fa6s.plus", button=1)
OPEN: Final = in_game("open", "Ctrl+O", 1, "fa6s.folder-open")
SAVE_COPY: Final = in_game("save_copy", "Ctrl+S", 1, "fa6s.floppy-disk", needs=Needs.GAME)
HOME: Final = in_game("home", "Ctrl+H", 2, "fa6s.house")
PREVIOUS_PAGE: Final = in_game("previous_page", "Alt+Left", 2, "fa6s.arrow-left")
BACK_TO_MATCH: Final = in_game("match", "Ctrl+M", 2, "fa6s.table-cells-large", needs=Needs.MATCH)
REMATCH: Final = in_game("rematch", "Ctrl+R", 3, "fa6s.arrows-rotate", needs=Needs.MATCH)
QUIT: Final = in_game("quit", "Ctrl+Q", 4)

PRIMARY: Final = in_turn("primary", "Space")
ROLL: Final = in_turn("roll", "R", needs=Needs.MATCH_PAGE)
BANK: Final = in_turn("bank", "B", needs=Needs.MATCH_PAGE)
MOVE_LINE: Final = in_turn("move_line", "F2 /", 3, needs=Needs.MATCH_PAGE)
CHOOSE_ROLL: Final = in_turn("choose_roll", "Ctrl+D", 3, needs=Needs.MATCH_PAGE)
RESIGN: Final = in_turn(
    "resign", "Ctrl+Alt+R", 3, "fa6s.flag", menu=Menu.GAME, needs=Needs.MATCH_PAGE
)
CANCEL: Final = in_turn("cancel", "Esc")
CLEAR: Final = in_turn("clear", "Del", 3, needs=Needs.MATCH_PAGE)
FLIP: Final = in_turn("flip", "F", 2, menu=Menu.VIEW, needs=Needs.MATCH_PAGE)

UNDO: Final = in_undo("undo", "Ctrl+Z Z", 1, "fa6s.rotate-left", button=1, needs=Needs.MATCH_PAGE)
REDO: Final = in_undo(
    "redo", "Ctrl+Shift+Z Y", 1, "fa6s.rotate-right", button=1, needs=Needs.MATCH_PAGE
)
UNDO_TURN: Final = in_undo("undo_turn", "Ctrl+Alt+Z", 1, needs=Needs.MATCH_PAGE)
REDO_TURN: Final = in_undo("redo_turn", "Ctrl+Alt+Y", 1, needs=Needs.MATCH_PAGE)
COPY: Final = in_undo("copy", "Ctrl+C", 2, "fa6s.copy")
PASTE: Final = in_undo("paste", "Ctrl+V", 2, "fa6s.paste")
POSITION: Final = in_undo("position", "Ctrl+P", 2, "fa6s.pen-to-square")

HINT: Final = in_hints("hint", "H", 1, "fa6s.lightbulb", button=2, needs=Needs.MATCH_PAGE)
AUTO_HINT: Final = in_hints(
    "auto_hint", "Shift+H", 1, "mdi6.lightbulb-auto-outline", button=2, checkable=True
)
DEEPER: Final = in_hints("deeper", "Shift+D", 1, needs=Needs.MATCH_PAGE)
PLAY_HINT: Final = in_hints("play_hint", "Enter Return", needs=Needs.MATCH_PAGE)
WARN: Final = in_hints("warn", "Shift+W", 2, needs=Needs.MATCH, checkable=True)
COACH: Final = in_hints(
    "coach", "Shift+C", 2, "fa6s.person-chalkboard", needs=Needs.MATCH, checkable=True
)
GRAPH: Final = in_hints("graph", "G", 3, "fa6s.chart-line", needs=Needs.TABLE)
LOG: Final = in_hints("log", "Ctrl+L", 3, "fa6s.list", needs=Needs.TABLE)
REVIEW: Final = in_hints(
    "review",
    "Ctrl+Shift+R",
    4,
    "fa6s.magnifying-glass-chart",
    button=BUTTONS_END,
    needs=Needs.MATCH,
)

PAUSE: Final = in_watching("pause", "P", 1, "fa6s.pause", button=3, needs=Needs.MATCH_PAGE)
STEP: Final = in_watching("step", "S", 1, "fa6s.forward-step", button=3, needs=Needs.MATCH_PAGE)
SLOWER: Final = in_watching("slower", ",", 1)
FASTER: Final = in_watching("faster", ".", 1)
REPLAY_TURN: Final = in_watching("replay_turn", "T", 1, needs=Needs.MATCH_PAGE)
BACK: Final = in_watching("back", "Left", needs=Needs.STEPS)
FORWARD: Final = in_watching("forward", "Right", needs=Needs.STEPS)
FIRST: Final = in_watching("first", "Home", needs=Needs.STEPS)
LAST: Final = in_watching("last", "End", needs=Needs.STEPS)
PREVIOUS_MISTAKE: Final = in_watching(
    "previous_mistake", "Shift+N", 4, menu=Menu.ANALYSE, needs=Needs.RECORD
)
NEXT_MISTAKE: Final = in_watching("next_mistake", "N", 4, menu=Menu.ANALYSE, needs=Needs.RECORD)

RULES: Final = in_help("rules", "F1", 1, "fa6s.book-open")
LEARN: Final = in_help("learn", "Ctrl+F1", 1, "fa6s.route")
LARGER: Final = in_view("larger", "Ctrl++ Ctrl+=", 2)
SMALLER: Final = in_view("smaller", "Ctrl+-", 2)
ZOOM_IN: Final = in_view("zoom_in", "+ =", 4, needs=Needs.TABLE)
ZOOM_OUT: Final = in_view("zoom_out", "-", 4, needs=Needs.TABLE)
ZOOM_FIT: Final = in_view("zoom_fit", "Ctrl+0", 4, needs=Needs.TABLE)
FOCUS_MODE: Final = in_view("focus_mode", "F11", 2, checkable=True)
SOUND: Final = in_view("sound", "M", 3, "fa6s.volume-xmark", button=BUTTONS_END, checkable=True)
SPEAK: Final = in_view("speak", "Ctrl+Shift+A", 3, needs=Needs.MATCH_PAGE)

SPEAK_SEATS: Final = tuple(
    in_view(
        f"seat_{seat}",
        f"Alt+{seat}",
        needs=Needs.MATCH_PAGE,
        text_id="command-read-seat-aloud",
        number=seat,
    )
    for seat in range(1, 7)
)
PLACES: Final = tuple(
    Command(
        f"place_{place}",
        str(place % 10),
        group=Group.PLACE,
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
