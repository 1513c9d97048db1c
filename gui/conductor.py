"""What happens in the window: pages come and go, matches are opened, the program ends."""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from engines.core.analysis import Line
from engines.core.errors import ParlourError
from engines.core.record import Record
from engines.session.events import Event, Over
from gui import STARTED, aio, look, menus
from gui import settings as keys
from gui.actions import Actions
from gui.coaching import Coaching
from gui.commandline import Arguments
from gui.described import match_to_show
from gui.desk import Desk
from gui.docks import Mode
from gui.errors.reports import Defect, DefectReports
from gui.games.face import GamePage, game_name, game_pages
from gui.keys.commands import Command
from gui.main_window import MainWindow
from gui.match_commands import MatchCommands
from gui.motion import pace
from gui.pages.document import AboutPage, RulesPage, has_rules
from gui.pages.exercises import ExercisesPage
from gui.pages.first_run import FirstRunPage
from gui.pages.home import HomePage
from gui.pages.home_lists import fill_home
from gui.pages.keys_overview import KeysPage
from gui.pages.library import LibraryPage
from gui.pages.match import MatchPage
from gui.pages.new_match import NewMatchPage
from gui.pages.page import Page
from gui.pages.review import ReviewPage
from gui.pages.settings import SettingsPage
from gui.positions import Positions
from gui.record_commands import RecordCommands
from gui.replays import Replays
from gui.requests import (
    GoHome,
    GoToMatch,
    NewMatch,
    Play,
    Request,
    Review,
    ReviewEntry,
    SettingsSection,
    SetUp,
    ShowPage,
    ShowRules,
    ShowSettings,
    TryExercise,
)
from gui.side_panels import SidePanels
from gui.sitting import Sitting
from gui.study import Study
from gui.theme import theme
from gui.widgets.notice import NoticeAction, NoticeKind

_log = logging.getLogger(__name__)

PREPARING: Final = "prepare the games"
"""Name of the background work that compiles and loads kernels."""


@dataclass(frozen=True, slots=True)
class Resume:
    """How to go on when the window is opened anew: the page, and the match on the table."""

    page: str
    match: Play | None = None


class Conductor(QObject):
    """Owns the window and its pages, and carries out what they ask for.

    Pages are made when they are first wanted. Changing the page never ends the match.
    """

    def __init__(self, desk: Desk, reports: DefectReports) -> None:
        super().__init__()
        self.desk = desk
        self.reports = reports
        self.actions = Actions(desk.keys, self)
        self.side = SidePanels(desk)
        self.window = MainWindow(desk.settings, self.actions, self.side.docks)
        self.actions.install(self.window)
        self.match_page = MatchPage(desk)
        self.review_page = ReviewPage(desk)
        self._pages: dict[str, Page] = {}
        self._makers: dict[str, Callable[[], Page]] = {
            "home": self._make_home,
            "new": lambda: NewMatchPage(desk),
            "match": lambda: self.match_page,
            "review": lambda: self.review_page,
            "library": lambda: LibraryPage(desk),
            "exercises": lambda: ExercisesPage(desk),
            "position": lambda: self.positions.page,
            "settings": lambda: SettingsPage(desk),
            "keys": lambda: KeysPage(desk),
            "rules": lambda: RulesPage(desk),
            "about": lambda: AboutPage(desk),
            "first-run": lambda: FirstRunPage(desk),
            **{_page_name(game, page): partial(page.make, desk) for game, page in game_pages()},
        }
        for name in ("match", "review"):  # the window owns them from the beginning
            self.page(name)
        self._sitting: Sitting | None = None
        self._study: Study | None = None
        self._replays = Replays(desk, self.review_page, self.side)
        self._opening: asyncio.Task[None] | None = None
        self._ended: asyncio.Future[Resume | None] = asyncio.get_running_loop().create_future()
        self._match_commands = MatchCommands(
            self.actions, self.match_page, self.review_page, self.side.hint, desk
        )
        self.records = RecordCommands(
            self.actions, self.window, desk, lambda: self._sitting, self._shown_record
        )
        self.records.wants.connect(self.carry_out)
        self.coaching = Coaching(self.window, self.side, self.match_page, self.actions)
        self.positions = Positions(desk, lambda: self._sitting, self._shown_sitting)
        self._bind()
        self._make_menus()
        reports.found.connect(self._tell_defect)
        desk.settings.changed.connect(self._setting_changed)
        desk.kernels.compiling.connect(self._tell_compiling)
        theme().changed.connect(self._keep_scale)
        self.window.close_asked.connect(self.quit)
        self.match_page.asks.connect(lambda command: self.actions[command].trigger())
        self.match_page.caught_up.connect(self.side.refresh)
        self.review_page.moved.connect(self.side.refresh)
        self._connect_side()
        self.window.speed.chosen.connect(self._set_speed)
        pace().changed.connect(self._keep_speed)
        desk.guard.alt_held.connect(self._show_cues)

    def begin(self, chosen: Arguments, resume: Resume | None = None) -> None:
        """Show the window as the command line wants it; prepare the games once it is painted."""
        if chosen.size is not None:
            self.window.resize(*chosen.size)
        elif chosen.screenshot is None:
            self.window.use_geometry_of("")
        self._open_first(chosen, resume)
        self.window.painted.connect(self._prepare)
        self.window.show()

    def _prepare(self) -> None:
        _log.info(
            "First paint %.2f s after the start, %.2f s of CPU time.",
            time.perf_counter() - STARTED,
            time.process_time(),
        )
        if not self.desk.kernels.begun:
            aio.spawn(self.desk.kernels.prepare(), PREPARING)

    def _open_first(self, chosen: Arguments, resume: Resume | None) -> None:
        """Show the first page."""
        if resume is not None:
            if resume.match is not None:
                self.play(resume.match)
            self.show(resume.page)
        elif chosen.record is not None:
            self.go_home()
            self.records.open_file(chosen.record, play=chosen.page == "match")
        elif chosen.page == "position":
            self._set_up(chosen.game, chosen.position)
            if chosen.hint:
                self.positions.page.analyse()
        elif chosen.page == "match" or chosen.position:
            self.go_home()
            self._play_described(chosen)
        elif not (chosen.page or self.desk.settings.get(keys.FIRST_RUN_DONE)):
            self.show("first-run")
        elif chosen.page == "new":
            self.new_match(chosen.game)
        elif chosen.page == "rules":
            self.show_rules(chosen.game)
        elif chosen.page in ("", "home", "review"):
            self.go_home()
        else:
            self.show(chosen.page)

    def _play_described(self, chosen: Arguments) -> None:
        """Put the match on the table that the command line describes."""
        try:
            self.play(Play(match_to_show(chosen)))
        except ParlourError as error:
            self.tell_error(str(error))

    @property
    def sitting(self) -> Sitting | None:
        """The match on the table."""
        return self._sitting

    @property
    def busy(self) -> bool:
        """Whether anything moves, thinks or looks for something."""
        sittings = [each for each in (self._sitting, self._replays.sitting) if each is not None]
        return (
            self.match_page.moving
            or self.review_page.moving
            or (self._study is not None and self._study.running)
            or self._replays.studying
            or any(sitting.thinking for sitting in sittings)
            or self.positions.busy
        )

    # -- pages --------------------------------------------------------------------------------

    def page(self, name: str) -> Page:
        """The page of this name, made if need be; raises KeyError."""
        if name not in self._pages:
            page = self._makers[name]()
            page.wants.connect(self.carry_out)
            page.status.connect(partial(self._show_status, page))
            self.window.add_page(page)
            self._pages[name] = page
        return self._pages[name]

    def show(self, name: str) -> Page:
        """Show the page of this name; raises KeyError."""
        page = self.page(name)
        self.window.status_line.set_sentence(page.sentence)
        self._show_seed(name)
        if page is self.match_page and self._sitting is not None and self._study is not None:
            self.side.attach(self._sitting, self._study)
        elif page is self.review_page:
            self._replays.attach_side()
        mode = {"match": Mode.MATCH, "review": Mode.REVIEW}.get(name, Mode.NONE)
        self.window.show_page(page, mode)
        self._match_commands.page_changed(page)
        return page

    def _make_home(self) -> HomePage:
        return HomePage(self.desk)

    def _show_seed(self, page: str) -> None:
        """Show the seed of what is on the page."""
        shown = {"match": self._sitting, "review": self._replays.sitting}.get(page)
        text = "" if shown is None else self.tr("Seed {0}").format(shown.match.history.seed)
        self.window.status_line.set_fact("seed", text)

    def _show_status(self, page: Page, sentence: str) -> None:
        if page is self.window.page:
            self.window.status_line.set_sentence(sentence)

    # -- requests -----------------------------------------------------------------------------

    def carry_out(self, request: Request) -> None:
        """Do what a page asks for."""
        match request:
            case GoHome():
                self.go_home()
            case GoToMatch():
                self.go_to_match()
            case NewMatch():
                self.new_match(request.game, watch=request.watch)
            case Play():
                self.play(request)
            case SetUp():
                self._set_up(request.game, request.text)
            case Review():
                self._replays.show(request)
            case ReviewEntry():
                self._replays.show_entry(request.entry)
            case TryExercise():
                self.exercises.show_exercise(request.exercise)
                self.show("exercises")
            case ShowRules():
                self.show_rules(request.game)
            case ShowSettings():
                self.show_settings(request.section)
            case ShowPage():
                self.show(request.name)

    def go_home(self) -> None:
        """Show the home page; its lists are read from the archive meanwhile."""
        home = self.page("home")
        assert isinstance(home, HomePage)
        self.show("home")
        aio.spawn(fill_home(self.desk, home, self._sitting), "read the archive")

    def go_to_match(self) -> None:
        """Show the match on the table; the home page if there is none."""
        self.show("match") if self._sitting is not None else self.go_home()

    def new_match(self, game: str = "", *, watch: bool = False) -> None:
        """Show the page for a new match."""
        page = self.page("new")
        assert isinstance(page, NewMatchPage)
        page.show_game(game, watch=watch)
        self.show("new")

    def show_rules(self, game: str = "") -> None:
        """Show the rules of a game, by default of the one on the table."""
        game = game or (self._sitting.game.id if self._sitting else "")
        game = game or self.desk.settings.get(keys.LAST_GAME)
        if game and has_rules(game):
            page = self.page("rules")
            assert isinstance(page, RulesPage)
            page.show_game(game)
            self.show("rules")

    def show_settings(self, section: SettingsSection) -> None:
        """Show a section of the settings."""
        page = self.page("settings")
        assert isinstance(page, SettingsPage)
        page.show_section(section)
        self.show("settings")

    # -- the match ----------------------------------------------------------------------------

    def play(self, request: Play) -> None:
        """Put a match on the table; the one before is saved and can be continued."""
        if self._opening is not None:
            self._opening.cancel()
        self._opening = aio.spawn(self._open(request), "open a match")

    async def _open(self, request: Play) -> None:
        try:
            await self._close_sitting()
            sitting = await Sitting.open(
                self.desk,
                request.record,
                name=request.match,
                dice=request.dice,
                teaching=request.teaching,
            )
        except ParlourError as error:
            self.tell_error(str(error))
            return
        self._sitting = sitting
        self.window.use_geometry_of(sitting.game.id)
        self.match_page.show_sitting(sitting)
        self._study = Study(sitting)
        self._match_commands.attach(sitting)
        sitting.told.connect(self._hear)
        self.show("match")
        self.coaching.attach(sitting)
        sitting.match.start(paused=request.paused)

    async def _close_sitting(self) -> None:
        """Save the match on the table and clear it."""
        sitting, self._sitting = self._sitting, None
        study, self._study = self._study, None
        if sitting is None:
            return
        self.match_page.clear()
        self.coaching.detach()
        self.side.detach(sitting)
        if study is not None:
            await study.close()
        await sitting.close()

    def _hear(self, event: Event) -> None:
        if isinstance(event, Over) and self._sitting is not None:
            aio.spawn(self._keep(self._sitting), "keep a finished game")

    async def _keep(self, sitting: Sitting) -> None:
        """Put a finished game into the library."""
        try:
            sitting.entry = await self.desk.archive.finish(sitting.id, sitting.match.record)
        except ParlourError as error:
            self.match_page.tell_error(str(error))

    def _shown_record(self) -> Record | None:
        """The record on the page, for saving a copy."""
        shown = self._shown_sitting()
        return None if shown is None else shown.match.record

    def _shown_sitting(self) -> Sitting | None:
        """What is on the page: the record under review, or else the match on the table."""
        reviewing = self.window.page is self.review_page
        return self._replays.sitting if reviewing else self._sitting

    def _set_up(self, game: str = "", text: str = "") -> None:
        """Show the page for setting up a position; by default, the one that is shown."""
        self.positions.set_up(game, text)
        self.show("position")

    def review_match(self) -> None:
        """Review the match on the table."""
        if self._sitting is not None:
            self._replays.show(Review(self._sitting.match.record, self._sitting.entry))

    def _connect_side(self) -> None:
        side = self.side
        side.hint.previewed.connect(self._preview)
        side.hint.played.connect(self.match_page.play_line)
        side.hint.failed.connect(self.tell_error)
        side.chosen.connect(self._go)
        self._replays.wants.connect(self.carry_out)
        self._replays.failed.connect(self.tell_error)
        self._replays.opened.connect(lambda: self.show("review"))
        side.text_asked.connect(self.records.ask_save_text)
        side.record_asked.connect(self.records.ask_save)

    def _preview(self, line: Line | None) -> None:
        page = self.window.page
        if page is self.match_page:
            self.match_page.preview(line)
        elif page is self.review_page and self.review_page.board is not None:
            self.review_page.board.preview(line)

    def _go(self, node: int) -> None:
        """Show a step: of the review, or of the match, which is then paused."""
        if self.window.page is self.review_page:
            self._replays.go(node)
        elif self._sitting is not None and node != self._sitting.match.history.at:
            self._sitting.match.go(node)

    @property
    def exercises(self) -> ExercisesPage:
        """The page of exercises."""
        page = self.page("exercises")
        assert isinstance(page, ExercisesPage)
        return page

    # -- commands -----------------------------------------------------------------------------

    def _bind(self) -> None:
        bind = self.actions.bind
        bind(Command.NEW, self.new_match)
        bind(Command.HOME, self.go_home)
        bind(Command.BACK_TO_MATCH, self.go_to_match)
        bind(Command.QUIT, self.quit)
        bind(Command.REVIEW, self.review_match)
        bind(Command.GRAPH, partial(self.window.docks.toggle, self.side.analysis_dock))
        bind(Command.LOG, partial(self.window.docks.toggle, self.side.log_dock))
        bind(Command.LIBRARY, partial(self.show, "library"))
        bind(Command.EXERCISES, partial(self.show, "exercises"))
        bind(Command.POSITION, self._set_up)
        bind(Command.SETTINGS, partial(self.show, "settings"))
        bind(Command.KEYS, partial(self.show, "keys"))
        bind(Command.RULES, self.show_rules)
        bind(Command.FOCUS_MODE, self._toggle_focus_mode)
        bind(Command.LARGER, partial(theme().step_scale, 1))
        bind(Command.SMALLER, partial(theme().step_scale, -1))
        bind(Command.FASTER, partial(self._step_speed, 1))
        bind(Command.SLOWER, partial(self._step_speed, -1))
        bind(Command.CANCEL, self._cancel)

    def _make_menus(self) -> None:
        bar = self.window.menuBar()
        about = QAction(self.tr("About Parlour"), self)
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about.triggered.connect(lambda: self.show("about"))
        self.actions[Command.QUIT].setMenuRole(QAction.MenuRole.QuitRole)
        self.actions[Command.SETTINGS].setMenuRole(QAction.MenuRole.PreferencesRole)
        for title, entries, extra in (
            (self.tr("&Game"), menus.GAME, ()),
            (self.tr("&Edit"), menus.EDIT, ()),
            (self.tr("&View"), menus.VIEW, ()),
            (self.tr("&Analyse"), menus.ANALYSE, self._game_page_actions()),
            (self.tr("&Help"), menus.HELP, (about,)),
        ):
            menus.fill_menu(bar, title, self.actions, entries, extra)

    def _game_page_actions(self) -> list[QAction]:
        """Menu entries for the pages that only one game has."""
        words = self.desk.words()
        actions = []
        for game, page in game_pages():
            action = QAction(f"{game_name(words, game)}: {page.title()}", self)
            name = _page_name(game, page)
            action.triggered.connect(lambda _checked=False, name=name: self.show(name))
            actions.append(action)
        return actions

    def _cancel(self) -> None:
        page = self.window.page
        if page is not None and not page.cancel() and page is not self.match_page:
            self.go_to_match()

    def _toggle_focus_mode(self) -> None:
        on = not self.window.focus_mode
        self.window.set_focus_mode(on)
        self.actions[Command.FOCUS_MODE].setChecked(on)

    def _step_speed(self, steps: int) -> None:
        pace().step_speed(steps)
        self.desk.settings.set(keys.SPEED, pace().speed)

    def _set_speed(self, speed: float) -> None:
        self.desk.settings.set(keys.SPEED, speed)

    def _keep_speed(self) -> None:
        self.desk.settings.set(keys.SPEED, pace().speed)

    def _show_cues(self, on: bool) -> None:
        board = self.match_page.board
        if board is not None:
            board.show_cues(on)

    # -- settings -----------------------------------------------------------------------------

    def _setting_changed(self, name: str) -> None:
        if name == keys.LANGUAGE.name:
            self.restart()
        if name in look.FOLLOWED:
            look.put_on(self.desk.settings)
        if self._sitting is not None:
            self._sitting.take_settings()

    def _keep_scale(self) -> None:
        self.desk.settings.set(keys.SCALE, theme().look.scale)

    # -- messages -----------------------------------------------------------------------------

    def tell_error(self, text: str) -> None:
        """Say on the page that is shown why something could not be done."""
        page = self.window.page
        if page is not None:
            page.notices.add(NoticeKind.ERROR, text, key="refused")

    def _tell_defect(self, defect: Defect) -> None:
        page = self.window.page
        if page is None:
            return
        copy = partial(QApplication.clipboard().setText, defect.details)
        page.notices.add(
            NoticeKind.ERROR,
            self.tr(
                "Something in Parlour went wrong ({0}). The match is saved; you can go on. "
                "The details help to mend it."
            ).format(defect.summary),
            [NoticeAction(self.tr("Copy details"), copy)],
            key="defect",
        )

    def _tell_compiling(self, done: int, total: int) -> None:
        home = self.page("home")
        if done == total:
            home.notices.close_key("compiling")
            return
        text = self.tr(
            "Preparing the games for this machine, {0} of {1}. This happens once; "
            "everything else can be used meanwhile."
        ).format(done + 1, total)
        home.notices.add(NoticeKind.INFO, text, key="compiling")

    # -- the end ------------------------------------------------------------------------------

    def quit(self) -> None:
        """Save, close the window, end the program."""
        aio.spawn(self._end(None), "quit")

    def restart(self) -> None:
        """Close the window and open it anew, in another language."""
        aio.spawn(self._end(self._resume()), "open the window anew")

    def _resume(self) -> Resume:
        shown = next(
            (name for name, page in self._pages.items() if page is self.window.page), "home"
        )
        sitting = self._sitting
        if sitting is None:
            return Resume("home" if shown in ("match", "review") else shown)
        going = Play(
            sitting.match.record,
            match=sitting.id,
            dice=sitting.match.table.dice,
            teaching=sitting.tutor.level.value,
            paused=sitting.match.paused,
        )
        return Resume("match" if shown == "review" else shown, going)

    async def _end(self, resume: Resume | None) -> None:
        if self._ended.done():
            return
        await self._replays.close()
        await self._close_sitting()
        if "exercises" in self._pages:
            await self.exercises.close_down()
        await self.positions.close()
        await aio.cancel_all(besides=PREPARING)  # what still reads for a page that goes
        self.window.end()
        self.desk.settings.save()
        if not self._ended.done():
            self._ended.set_result(resume)

    async def ended(self) -> Resume | None:
        """Wait until the window is to end; None ends the program, otherwise it opens anew."""
        return await asyncio.shield(self._ended)


def _page_name(game: str, page: GamePage) -> str:
    return f"{game}/{page.id}"
