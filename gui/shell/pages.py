"""The pages of the window, one row each, and the pages that have been made."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from engines.contract.registry import games
from gui.app.context import Context
from gui.app.keys import commands
from gui.app.keys.commands import BUTTONS_END, Command, Menu
from gui.app.page import Page
from gui.games.face import face, later
from gui.help.document import AboutPage, ProgramsPage
from gui.help.figures import FiguresPage
from gui.help.keys_overview import KeysPage
from gui.help.rules import RulesPage
from gui.home.first_match import FirstMatchPage
from gui.home.page import HomePage
from gui.learn.exercises import ExercisesPage
from gui.library.career import CareerPage
from gui.library.page import LibraryPage
from gui.settings_page.page import SettingsPage
from gui.setup.new_match import NewMatchPage
from gui.setup.position import PositionPage
from gui.shell.docks import Mode
from gui.shell.window import MainWindow

_P = TypeVar("_P", bound=Page)


@dataclass(frozen=True, slots=True)
class PageRow:
    """A page of the window.

    Attributes:
        name: what requests and the command line call it.
        make: makes it; called once, when it is first wanted. None: `Pages.put` adds it.
        command: opens it.
        titled: whether the command's words are its heading; other pages find their own.
        listed: whether the command line may name it.
        docks: the panels next to it.
    """

    name: str
    make: Callable[[Context], Page] | None
    command: Command | None = None
    titled: bool = True
    listed: bool = True
    docks: Mode = Mode.NONE


PAGES: Final = (
    PageRow("home", HomePage, commands.HOME, titled=False),
    PageRow("new", NewMatchPage, commands.NEW, titled=False),
    PageRow("match", None, commands.BACK_TO_MATCH, titled=False, docks=Mode.MATCH),
    PageRow("review", None, commands.REVIEW, titled=False, docks=Mode.REVIEW),
    PageRow("library", LibraryPage, commands.in_game("library", "Ctrl+B", 2, "fa6s.book")),
    PageRow(
        "exercises", ExercisesPage, commands.in_game("exercises", "Ctrl+E", 2, "fa6s.dumbbell")
    ),
    PageRow("career", CareerPage, commands.in_game("career", "Ctrl+Y", 2, "fa6s.chart-line")),
    PageRow(
        "arena",
        later("gui.arena.page", "ArenaPage"),
        commands.in_game("arena", "Ctrl+Shift+B", 2, "fa6s.trophy"),
    ),
    PageRow("position", PositionPage, commands.POSITION),
    PageRow(
        "settings",
        SettingsPage,
        commands.in_view("settings", "Ctrl+,", 4, "fa6s.gear", menu=Menu.EDIT, button=BUTTONS_END),
    ),
    PageRow("rules", RulesPage, commands.RULES, titled=False),
    PageRow(
        "figures", FiguresPage, commands.in_help("figures", "Ctrl+Shift+F1", 2, "fa6s.chart-simple")
    ),
    PageRow(
        "keys", KeysPage, commands.in_help("keys", "?", 2, "fa6s.keyboard", button=BUTTONS_END)
    ),
    PageRow(
        "programs", ProgramsPage, commands.in_help("programs", "Ctrl+Shift+F2", 3), titled=False
    ),
    PageRow("about", AboutPage, commands.in_help("about", "Ctrl+Shift+F3", 3), titled=False),
    PageRow("first-match", FirstMatchPage),
    PageRow(
        "fargo/lab",
        partial(later("gui.labs.page", "LabPage"), "fargo"),
        commands.in_hints("fargo_lab", "Ctrl+Shift+F4", 5),
        listed=False,
    ),
    PageRow(
        "lange_strasse/lab",
        partial(later("gui.labs.page", "LabPage"), "lange_strasse"),
        commands.in_hints("lange_strasse_lab", "Ctrl+Shift+F5", 5),
        listed=False,
    ),
)
"""All pages."""


def all_commands() -> tuple[Command, ...]:
    """The commands of the window, of its pages, and of the games."""
    own = (row.command for row in PAGES if row.command not in commands.COMMANDS)
    contributed = (command for game in games() for command in face(game).commands)
    return (*commands.COMMANDS, *(command for command in own if command), *contributed)


class Pages(QObject):
    """The pages, made when they are first wanted. Their signals come together here."""

    wants = Signal(object)
    game_changed = Signal()

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._rows = {row.name: row for row in PAGES}
        self._names: dict[Callable[[Context], Page], str] = {
            row.make: row.name for row in PAGES if row.make is not None
        }
        self._made: dict[str, Page] = {}

    def row(self, name: str) -> PageRow:
        """What is known of the page of this name; raises KeyError."""
        return self._rows[name]

    def has(self, name: str) -> bool:
        """Whether there is a page of this name, or it can be made."""
        return name in self._made or self._rows[name].make is not None

    def page(self, name: str) -> Page:
        """The page of this name, made if need be; raises KeyError."""
        row = self._rows[name]
        if name not in self._made and row.make is not None:
            page = row.make(self._context)
            if row.titled and row.command is not None:
                page.set_title(row.command.text)
            self.put(name, page)
        return self._made[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the pages that have been made."""
        return tuple(self._made)

    @property
    def working(self) -> bool:
        """Whether a page would lose work if it were made anew."""
        return any(page.working for page in self._made.values())

    def put(self, name: str, page: Page) -> None:
        """Let a page have this name; the previous one is removed."""
        before = self._made.pop(name, None)
        self._made[name] = page
        page.wants.connect(self.wants)
        page.game_changed.connect(self.game_changed)
        self._window.add_page(page, before)

    def get(self, kind: type[_P]) -> _P:
        """The page of this class, made if need be."""
        page = self.page(self._names[kind])
        assert isinstance(page, kind)
        return page

    def made(self, kind: type[_P]) -> _P | None:
        """The page of this class, if it has been made."""
        page = self._made.get(self._names[kind])
        return page if isinstance(page, kind) else None

    async def close_down(self) -> None:
        """Stop all work of the pages, and wait until it has ended."""
        for page in self._made.values():
            await page.close_down()
