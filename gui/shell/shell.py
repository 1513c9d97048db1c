"""What happens in the window: pages come and go, matches are opened, the program ends."""

import asyncio
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from engines.contract.registry import game as find_game
from engines.match.events import Waiting
from engines.runtime.texts import language, tr
from gui.app import event_loop, requests
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.errors.reports import DefectReports
from gui.app.keys import commands
from gui.app.page import Page
from gui.app.translation import spoken
from gui.games.face import game_name
from gui.help.rules import RulesPage, has_rules
from gui.home.lists import fill_home
from gui.home.page import HomePage
from gui.kit.notice import NoticeAction, NoticeKind
from gui.learn.exercises import ExercisesPage
from gui.learn.lessons import begin_round
from gui.library.page import UNFINISHED, LibraryPage
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.settings_page.page import SettingsPage
from gui.setup.new_match import NewMatchPage
from gui.setup.position import PositionPage
from gui.shell.coaching import Coaching
from gui.shell.commands import MatchCommands, RecordCommands, ViewCommands
from gui.shell.matches import PlayedMatch, Replays
from gui.shell.pages import PAGES, Pages
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.table.tips import section_on_tip

_TRAIL: Final = 30
"""How many pages Back remembers."""


class Shell(QObject):
    """Owns the window and its pages, and carries out what they ask for.

    Pages are made when they are first wanted. Changing the page never ends the match.
    """

    def __init__(self, context: Context, reports: DefectReports) -> None:
        super().__init__()
        self.context = context
        self.reports = reports
        self.window = MainWindow(context.settings)
        self._shown = ""
        self._trail: list[str] = []
        self.played = PlayedMatch(context, lambda: self.side)
        self.replays = Replays(context, lambda: self.side)
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._make()
        self.played.opening.connect(self.window.use_geometry_of)
        self.played.opened.connect(partial(self._opened, "match"))
        self.replays.wants.connect(self.carry_out)
        self.replays.opened.connect(partial(self._opened, "review"))
        for part in (self.played, self.replays):
            part.failed.connect(self.window.tell)
        self.reports.found.connect(self.window.tell_defect)
        self.context.settings.changed.connect(self._setting_changed)
        self.window.close_asked.connect(self.quit)

    def _make(self) -> None:
        """Build everything that shows text, in the current language, and fill the window."""
        context = self.context
        self.actions = Actions(context.keys, self)
        self.side = SidePanels()
        self.window.fill(self.actions, self.side.docks, self._play)
        self.actions.install(self.window)
        self.pages = Pages(context, self.window)
        self._match_commands = MatchCommands(self.actions, lambda: self.played.page, context)
        self.records = RecordCommands(
            self.actions, self.window, context, lambda: self.match_view, self._shown_view
        )
        self._view_commands = ViewCommands(self.actions, self.window, self.side, context)
        self.coaching = Coaching(self.window, self.side, self.actions)
        self._bind()
        for part in (self.pages, self.records, self.coaching):
            part.wants.connect(self.carry_out)
        self.pages.game_changed.connect(self._match_commands.refresh)
        self.played.closing.connect(self.coaching.detach)
        self.side.text_asked.connect(self.records.ask_save_text)
        self.side.record_asked.connect(self.records.ask_save)
        docks, hint = self.window.docks, self.side.hint_dock
        self.actions[commands.HINT].triggered.connect(
            lambda: None if docks.shown else docks.open(hint)
        )

    @property
    def match_view(self) -> MatchView | None:
        return self.played.match_view

    @property
    def busy(self) -> bool:
        """Whether anything is moving, thinking, or studying a game."""
        pages = [page for page in (self.played.page, self.replays.page) if page is not None]
        return (
            self.played.studying
            or self.replays.studying
            or any(page.moving or page.match_view.thinking for page in pages)
            or ((position := self.pages.made(PositionPage)) is not None and position.advice.busy)
        )

    # -- pages --------------------------------------------------------------------------------

    def show(self, name: str) -> Page:
        """Show the page of this name; raises KeyError. The lists of the home page are read then."""
        page = self.pages.page(name)
        title = page.title
        if isinstance(page, MatchPage | ReviewPage):
            self.side.show(page.panels)
            head = page.match_view.match.history.head
            seed = tr("shell-seed", seed=str(head.seed))
            title = f"{game_name(self.context.words(), head.game)} · {seed}"
        self.side.set_covered(isinstance(page, MatchPage) and page.curtain.closed)
        self.window.show_page(page, title, self.pages.row(name).docks)
        self.window.rail.show_place(name)
        if self._shown and self._shown != name:
            self._trail = [*self._trail[-_TRAIL:], self._shown]
        self._shown = name
        self._allow_back()
        self._set_pace()
        self._match_commands.page_changed(page)
        if isinstance(page, HomePage):
            event_loop.spawn(
                fill_home(self.context, page, self.match_view), "read the archive", page
            )
        return page

    def go_back(self) -> None:
        """Show the page that was shown before."""
        while self._trail:
            name = self._trail.pop()
            trail = list(self._trail)
            if name != "home" and not self.pages.has(name):
                continue  # a review that has been closed
            self.go_home() if name == "home" else self.show(name)
            self._trail = trail
            break
        self._allow_back()

    def _allow_back(self) -> None:
        why_not = tr("shell-no-previous-page")
        self.actions.set_enabled(commands.PREVIOUS_PAGE, bool(self._trail), why_not)

    def _play(self) -> None:
        """Show the match on the table; a new one if there is none, or it is shown already."""
        view = self.match_view
        going = view is not None and view.match.pending.waiting is not Waiting.OVER
        self.go_to_match() if going and self._shown != "match" else self.new_match()

    def _set_pace(self) -> None:
        """Set the speed: watching has a separate one, which doesn't affect people's games."""
        bots_alone = self.match_view is not None and self.match_view.watching
        at_match = self._shown == "match"
        watching = bots_alone if at_match else self._shown in ("review", "arena")
        self._view_commands.set_watching(watching)

    # -- requests -----------------------------------------------------------------------------

    def carry_out(self, request: requests.Request) -> None:
        """Do what a page asks for."""
        match request:
            case requests.NewMatch():
                self.new_match(request.game, watch=request.watch)
            case requests.Play():
                self.play(request)
            case requests.SetUp():
                self.set_up(request.game, request.text)
            case requests.Review():
                self.replays.show(request)
            case requests.ReviewEntry():
                self.replays.show_entry(request.entry)
            case requests.TryExercise() | requests.TryToday():
                self.pages.get(ExercisesPage).take(request)
                self.show("exercises")
            case requests.ShowUnfinished():
                self.pages.get(LibraryPage).show_all(UNFINISHED)
                self.show("library")
            case requests.ChooseFile(None):
                self.records.ask_open()
            case requests.ChooseFile():
                self.records.ask_save(request.record)
            case requests.ShowSettings():
                self.show_settings(request.section)
            case requests.ShowPage():
                self.open(request.name, request.game, request.section)

    def open(self, name: str, game: str = "", section: int = 0) -> None:
        """Open a page, as its command does; for a game, if it is about one."""
        match name:
            case "home":
                self.go_home()
            case "match":
                self.go_to_match()
            case "review":
                self.review_match()
            case "new":
                self.new_match(game)
            case "position":
                self.set_up(game)
            case "rules":
                self.show_rules(game, section)
            case "learn":
                self.learn(game)
            case _:
                self.show(name)

    def go_home(self) -> None:
        """Show the home page, and stop opening a match."""
        self.played.give_up()
        self.show("home")

    def go_to_match(self) -> None:
        """Show the match on the table; the home page if there is none."""
        self.show("match") if self.match_view is not None else self.go_home()

    def new_match(self, game: str = "", *, watch: bool = False) -> None:
        """Show the page for a new match."""
        self.pages.get(NewMatchPage).show_game(game, watch=watch)
        self.show("new")

    def show_rules(self, game: str = "", section: int = 0) -> None:
        """Show the rules of a game, from a section on.

        By default it is the game in hand, and the section about the tip that is shown.
        """
        if not game:
            game = self._match_commands.game_in_hand
            section = section_on_tip(find_game(game))
        if has_rules(game):
            self.show("rules")
            self.pages.get(RulesPage).show_game(game, section)

    def learn(self, game: str = "") -> None:
        """Begin the guided first round of a game, by default of the one in hand."""
        game = game or self._match_commands.game_in_hand
        if find_game(game).tour is not None:
            record = begin_round(self.context, find_game(game))
            self.play(requests.Play(record, teaching=keys.COACH))

    def show_settings(self, section: requests.SettingsSection) -> None:
        self.pages.get(SettingsPage).show_section(section)
        self.show("settings")

    # -- the match ---------------------------------------------------------------------------------

    def play(self, request: requests.Play) -> None:
        """Put a match on the table; the one before is saved and can be continued."""
        if self.match_view is not None and request.match == self.match_view.id:
            self.go_to_match()
        else:
            self.played.play(request)

    def _opened(self, name: str, page: MatchPage | ReviewPage) -> None:
        """A match or a record has been opened: show its page."""
        self._take(name, page)
        self.show(name)
        if isinstance(page, MatchPage):
            self.coaching.attach(page)

    def _take(self, name: str, page: MatchPage | ReviewPage) -> None:
        """Connect a page with the commands and the panels, and file it under its name."""
        if isinstance(page, MatchPage):
            page.asks.connect(lambda command: self.actions[command].trigger())
            page.caught_up.connect(self._set_pace)
            page.curtained.connect(self.side.set_covered)
            self._match_commands.attach(page)
        else:
            page.moved.connect(self._match_commands.refresh)
        self.pages.put(name, page)

    def _shown_view(self) -> MatchView | None:
        """What is on the page: the record under review, or else the match on the table."""
        page = self.window.page
        return page.match_view if isinstance(page, ReviewPage) else self.match_view

    def set_up(self, game: str = "", text: str = "") -> PositionPage:
        """Show the page for setting up a position; by default, that on the current page.

        A setup that was changed stays, with a way to start over.
        """
        page = self.pages.get(PositionPage)
        page.table = lambda: self.match_view

        def take_shown() -> None:
            shown = self._shown_view()
            page.set_up(*((shown.game.id, shown.scene().position.text()) if shown else ()))

        if game or text:
            page.set_up(game, text)
        elif self.window.page is not page:
            page.offer_another(take_shown) if page.changed else take_shown()
        self.show("position")
        return page

    def review_match(self) -> None:
        page = self.played.page
        if page is not None:
            match_view, known = page.match_view, page.panels.study.findings
            self.replays.show(requests.Review(match_view.match.record, match_view.entry), known)

    # -- commands -----------------------------------------------------------------------------

    def _bind(self) -> None:
        for row in PAGES:
            if row.command is not None:
                self.actions.bind(row.command, partial(self.open, row.name))
        self.actions.bind(commands.QUIT, self.quit)
        self.actions.bind(commands.PREVIOUS_PAGE, self.go_back)
        self.actions.bind(commands.LEARN, self.learn)
        self.actions.bind(commands.CANCEL, self._cancel)

    def _cancel(self) -> None:
        page = self.window.page
        if page is not None and not page.cancel():
            playing = isinstance(page, MatchPage)
            self.window.docks.give_way() if playing else self.go_to_match()

    # -- settings -----------------------------------------------------------------------------

    def _setting_changed(self, name: str) -> None:
        if name in keys.LOOK:
            keys.put_on_look(self.context.settings, self.window.width())
        elif name == keys.LANGUAGE.name:
            self._change_language()
        if self.match_view is not None:
            self.match_view.take_settings()

    def _change_language(self, *, asked: bool = False) -> None:
        """Fill the window again; matches and records stay where they are, but Labs stop."""
        context, window, page = self.context, self.window, self.window.page
        wanted, layout = context.settings.get(keys.LANGUAGE), window.layout_state()
        if page is None:
            context.translation.use(wanted)
            return
        page.notices.close_key("language")
        if spoken(wanted) == language():
            return
        if self.pages.working and not asked:
            go_on = NoticeAction(
                tr("shell-change-language"), partial(self._change_language, asked=True)
            )
            text = tr("shell-lab-working-language-later")
            page.notices.add(NoticeKind.WARNING, text, [go_on], key="language")
            return
        context.translation.use(wanted)
        actions, side, docks, pages = self.actions, self.side, window.docks, self.pages
        parts: dict[str, PlayedMatch | Replays] = {"match": self.played, "review": self.replays}
        self.coaching.detach()
        for going in [part.page for part in parts.values() if part.page is not None]:
            going.left()
            going.stage.finish()
            going.panels.let_go()
            side.drop(going.panels)
            going.deleteLater()
        stack = window.pages
        window.takeCentralWidget()
        self._make()
        self.side.look = side.look
        window.docks.opened = docks.opened
        for name in sorted(pages.names, key=lambda name: name != self._shown):
            if (part := parts.get(name)) is None:
                self.pages.page(name).take_over(pages.page(name))
            elif part.page is not None:
                part.make_anew()
                self._take(name, part.page)
        page = self.show(self._shown)
        if self.played.page is not None:
            self.coaching.attach(self.played.page)
        window.restore_layout(layout)
        event_loop.spawn(_let_go(pages, stack, actions), "close the pages of another language")

    # -- the end ------------------------------------------------------------------------------

    def quit(self) -> None:
        """Save, close the window, end the program."""
        event_loop.spawn(self._end(), "quit")

    async def _end(self) -> None:
        if self._ended.done():
            return
        await self.replays.close()
        await self.played.close()
        await self.pages.close_down()
        await event_loop.cancel_all()  # such as reading for a page that is closing
        self.window.end()
        self.context.settings.save()
        if not self._ended.done():
            self._ended.set_result(None)

    async def ended(self) -> None:
        """Wait until the window has ended."""
        await asyncio.shield(self._ended)


async def _let_go(pages: Pages, *parts: QObject) -> None:
    """Delete pages and everything else, once their work has ended."""
    await pages.close_down()
    for part in (pages, *parts):
        part.deleteLater()
