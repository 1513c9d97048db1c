"""The pages of the window: made when they are first wanted, then kept."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from gui.app.context import Context
from gui.app.page import Page
from gui.help.document import AboutPage, ProgramsPage, RulesPage
from gui.help.figures import FiguresPage
from gui.help.glossary import GlossaryPage
from gui.help.keys_overview import KeysPage
from gui.home.first_run import FirstRunPage
from gui.home.page import HomePage
from gui.labs import LABS, page_name
from gui.learn.exercises import ExercisesPage
from gui.library.career import CareerPage
from gui.library.page import LibraryPage
from gui.match.page import MatchPage
from gui.review.page import ReviewPage
from gui.settings_page.page import SettingsPage
from gui.setup.new_match import NewMatchPage
from gui.shell.window import MainWindow

_P = TypeVar("_P", bound=Page)


class Pages(QObject):
    """All pages by their names. ``wants`` carries what any of them asks for.

    ``elsewhere`` makes the pages that somebody else owns.
    """

    wants = Signal(object)

    def __init__(
        self, context: Context, window: MainWindow, elsewhere: dict[str, Callable[[], Page]]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._pages: dict[str, Page] = {}
        self._makers: dict[str, Callable[[], Page]] = {
            "home": lambda: HomePage(context),
            "new": lambda: NewMatchPage(context),
            "match": lambda: MatchPage(context),
            "review": lambda: ReviewPage(context),
            "library": lambda: LibraryPage(context),
            "career": lambda: CareerPage(context),
            "figures": lambda: FiguresPage(context),
            "exercises": lambda: ExercisesPage(context),
            "arena": lambda: _arena_page(context),
            "settings": lambda: SettingsPage(context),
            "keys": lambda: KeysPage(context),
            "rules": lambda: RulesPage(context),
            "symbols": lambda: GlossaryPage(context),
            "programs": lambda: ProgramsPage(context),
            "about": lambda: AboutPage(context),
            "first-run": lambda: FirstRunPage(context),
            **{page_name(game): partial(make, context) for game, make in LABS.items()},
            **elsewhere,
        }

    def page(self, name: str) -> Page:
        """The page of this name, made if need be; raises KeyError."""
        if name not in self._pages:
            page = self._makers[name]()
            page.wants.connect(self.wants)
            page.status.connect(partial(self._show_status, page))
            self._pages[name] = page
            self._window.add_page(page)
        return self._pages[name]

    def get(self, name: str, kind: type[_P]) -> _P:
        """The page of this name, which is known to be of this class."""
        page = self.page(name)
        assert isinstance(page, kind)
        return page

    async def close_down(self) -> None:
        """Stop everything that is going on in the pages, and wait for that."""
        for page in self._pages.values():
            await page.close_down()

    def name(self, page: Page | None) -> str:
        """The name of a page; empty if it is none of these."""
        return next((name for name, each in self._pages.items() if each is page), "")

    def _show_status(self, page: Page, sentence: str) -> None:
        if page is self._window.page:
            self._window.status_line.set_sentence(sentence)


def _arena_page(context: Context) -> Page:
    """The arena, with the statistics that only it needs."""
    from gui.arena.page import ArenaPage

    return ArenaPage(context)
