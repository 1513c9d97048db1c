"""Commands that act on the match, on records and positions, and on what the window shows."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog

from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.match.archive import records
from engines.match.controller import control
from engines.match.controller.table_options import DiceSource
from engines.match.events import Waiting
from engines.match.history import Scope
from engines.runtime import storage
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.app import event_loop, menus
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.keys import commands
from gui.app.keys.commands import PLACES, SPEAK_SEATS, Command, Needs
from gui.app.page import Page
from gui.app.requests import Play, Review
from gui.games.face import game_name
from gui.kit.notice import NoticeKind, announce
from gui.kit.throttle import Throttle
from gui.learn.exercises import ExercisesPage
from gui.match.hint import HintPanel
from gui.match.page import MatchPage
from gui.match.view import MatchView
from gui.review.page import ReviewPage
from gui.shell.side_panels import SidePanels
from gui.shell.window import MainWindow
from gui.style import theme
from gui.style.motion import pace
from gui.table.board import Board
from gui.table.playback import Transport
from gui.table.zoom import MOST_ZOOM, STEP

_HINTS: Final = commands.HINT, commands.DEEPER
_UNDO: Final = commands.UNDO, commands.UNDO_TURN
_REDO: Final = commands.REDO, commands.REDO_TURN
SUFFIX: Final = ".parlour.json"


class MatchCommands(QObject):
    """Binds commands to the pages of matches and records, and enables or disables them."""

    def __init__(
        self,
        actions: Actions,
        match_page: Callable[[], MatchPage | None],
        context: Context,
    ) -> None:
        super().__init__(actions)
        self._actions = actions
        self._match_page = match_page
        self._context = context
        self._shown: Page | None = None
        own = (command for command in actions if command.game)
        self._answers = (commands.ROLL, commands.BANK, *PLACES, *own)
        self._due = Throttle(self, self.refresh, 0)
        self._bind()
        context.guard.alt_held.connect(self._show_cues)
        self.refresh()

    def _bind(self) -> None:
        bind = self._actions.bind
        at_match: dict[Command, Callable[[MatchPage], object]] = {
            commands.MOVE_LINE: MatchPage.type_move,
            commands.CHOOSE_ROLL: MatchPage.choose_roll,
            commands.RESIGN: lambda page: page.acting.resign(),
            commands.REDO: lambda page: page.acting.redo(Scope.STEP),
            commands.UNDO_TURN: lambda page: page.acting.undo(Scope.TURN),
            commands.REDO_TURN: lambda page: page.acting.redo(Scope.TURN),
            commands.PAUSE: lambda page: page.acting.toggle_pause(),
            commands.STEP: MatchPage.step,
            commands.REPLAY_TURN: MatchPage.replay_turn,
            commands.SPEAK: self._speak,
        }
        for seat, command in enumerate(SPEAK_SEATS):
            at_match[command] = partial(self._speak_seat, seat)
        for command in (*self._answers, commands.PLAY_HINT):
            bind(command, partial(self._press, command))
        for command, do in at_match.items():
            bind(command, partial(self._at_match, do))
        bind(commands.CLEAR, partial(self._on_board, lambda board: board.clear_selection()))
        bind(commands.FLIP, partial(self._on_board, lambda board: board.flip()))
        bind(commands.BACK, partial(self._move, lambda transport: transport.back()))
        bind(commands.FORWARD, partial(self._move, lambda transport: transport.forward()))
        bind(commands.FIRST, partial(self._move, lambda transport: transport.first()))
        bind(commands.LAST, partial(self._move, lambda transport: transport.end()))
        bind(commands.ZOOM_IN, partial(self._zoom, STEP))
        bind(commands.ZOOM_OUT, partial(self._zoom, 1 / STEP))
        bind(commands.ZOOM_FIT, partial(self._zoom, 1 / MOST_ZOOM))
        bind(commands.PRIMARY, self._primary)
        bind(commands.UNDO, self._undo)
        bind(commands.NEXT_MISTAKE, partial(self._go_to_mistake, 1))
        bind(commands.PREVIOUS_MISTAKE, partial(self._go_to_mistake, -1))
        bind(commands.HINT, partial(self._advise, HintPanel.ask))
        bind(commands.DEEPER, partial(self._advise, HintPanel.deeper))
        settings = self._context.settings
        self._actions.bind_setting(commands.AUTO_HINT, settings, lambda: keys.AUTO_HINT)

    def _at_match(self, do: Callable[[MatchPage], object]) -> None:
        page = self._match_page()
        if page is not None:
            do(page)

    def _press(self, command: Command) -> None:
        """Press what shows the key of a command on the page: a button, or a thing on its board."""
        if isinstance(self._shown, MatchPage | ExercisesPage):
            self._shown.press(command)

    def _on_board(self, do: Callable[[Board], object]) -> None:
        """Do something on the board of the match, unless nobody may act there now."""
        page = self._match_page()
        if page is not None and (board := page.board_to_act_on()) is not None:
            do(board)

    def _speak(self, page: MatchPage) -> None:
        """Let a screen reader speak the position."""
        if not page.curtain.closed:
            announce(page, page.board.spoken(page.match_view.scene()))

    def _speak_seat(self, seat: Seat, page: MatchPage) -> None:
        """Let a screen reader speak the card of a seat."""
        cards = page.players.cards
        if seat < len(cards):
            announce(page, cards[seat].accessibleName())

    def _move(self, move: Callable[[Transport], object]) -> None:
        """Move through the record on the page, that of the review or of the match."""
        if isinstance(self._shown, MatchPage | ReviewPage):
            move(self._shown.transport)

    def _zoom(self, factor: float) -> None:
        if isinstance(self._shown, MatchPage | ReviewPage):
            for surface in self._shown.stage.board.surfaces:
                surface.zoom_by(factor)

    def _advise(self, do: Callable[[HintPanel], None]) -> None:
        """Ask the adviser of the match or record whose panels are shown."""
        page = self._shown if isinstance(self._shown, ReviewPage) else self._match_page()
        if page is not None:
            do(page.panels.hint)

    def _go_to_mistake(self, direction: int) -> None:
        if isinstance(self._shown, ReviewPage):
            self._shown.go_to_mistake(direction)

    def _show_cues(self, on: bool) -> None:
        self._at_match(lambda page: page.board.show_cues(on))

    def _primary(self) -> None:
        if isinstance(self._shown, MatchPage):
            self._shown.primary()
        elif isinstance(self._shown, ReviewPage):
            self._shown.transport.set_playing(not self._shown.transport.playing)

    def _undo(self) -> None:
        if isinstance(self._shown, ExercisesPage):
            self._shown.undo()
        else:
            self._at_match(lambda page: page.acting.undo(Scope.STEP))

    def attach(self, page: MatchPage) -> None:
        """Follow a match from now on."""
        page.match_view.told.connect(self._due.soon)  # several events report one step
        page.caught_up.connect(self.refresh)

    def page_changed(self, page: Page) -> None:
        self._shown = page
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done now."""
        self._due.stop()
        match_view = self._match_view
        reviewing = isinstance(self._shown, ReviewPage)
        on_page = isinstance(self._shown, MatchPage)
        steps = match_view is not None and (match_view.watching or match_view.looking_back)
        there = {
            Needs.NOTHING: True,
            Needs.MATCH: match_view is not None,
            Needs.MATCH_PAGE: on_page,
            Needs.TABLE: reviewing or on_page,
            Needs.STEPS: reviewing or (on_page and steps),
            Needs.RECORD: reviewing,
            Needs.GAME: reviewing or match_view is not None,
        }
        refused = self._refused_help()
        if match_view is not None and on_page:
            refused |= self._refused(match_view)
        tried = (*self._answers, commands.UNDO) if isinstance(self._shown, ExercisesPage) else ()
        games = "", self.game_in_hand
        for command in self._actions:
            usable = command.game in games and (there[command.needs] or command in tried)
            reason = refused.get(command, "") if usable else command.needs.text
            self._actions.set_enabled(command, usable and not reason, reason)
        if match_view is not None:
            paused = match_view.match.paused
            self._actions.set_icon(commands.PAUSE, "fa6s.play" if paused else "fa6s.pause")
            words = tr("shell-continue") if paused else tr("shell-pause")
            self._actions[commands.PAUSE].setIconText(words)

    @property
    def _match_view(self) -> MatchView | None:
        page = self._match_page()
        return None if page is None else page.match_view

    @property
    def game_in_hand(self) -> str:
        """The game that the page is about, or else the one on the table, or else the usual one."""
        match_view = self._match_view
        shown = "" if self._shown is None else self._shown.game
        table = "" if match_view is None else match_view.game.id
        return shown or keys.usual_game(self._context.settings, table)

    def _refused_help(self) -> dict[Command, str]:
        """Help is about the game in hand, and never puts another match on the table."""
        game, match_view = self.game_in_hand, self._match_view
        if find_game(game).tour is None:
            name = game_name(self._context.words(), game)
            return {commands.LEARN: tr("shell-guided-first-round", name=name)}
        if match_view is None or match_view.match.pending.waiting is Waiting.OVER:
            return {}
        return {commands.LEARN: tr("shell-finish-match-first-start")}

    def _refused(self, match_view: MatchView) -> dict[Command, str]:
        """The commands that can't be used in the current position, and why."""
        match = match_view.match
        rolled = match.table.dice is DiceSource.PROGRAM
        resigns = control.may_resign(match) is not None
        goes_on = match.pending.waiting is not Waiting.OVER
        may = (
            (_HINTS, match_view.hints.available, tr("shell-hints-available-when-decision")),
            (_UNDO, control.can_undo(match), tr("shell-nothing-to-undo")),
            (_REDO, control.can_redo(match), tr("shell-nothing-to-redo")),
            ((commands.CHOOSE_ROLL,), rolled, tr("shell-youre-already-entering-dice")),
            ((commands.RESIGN,), resigns, tr("shell-can-only-resign-yourself")),
            ((commands.PAUSE, commands.STEP), goes_on, tr("shell-the-game-is-over")),
        )
        return {command: reason for group, usable, reason in may if not usable for command in group}


class RecordCommands(QObject):
    """Binds the commands; ``wants`` carries requests as pages make them.

    ``match_view`` gives the match on the table, ``shown`` what is on the page.
    """

    wants = Signal(object)

    def __init__(
        self,
        actions: Actions,
        window: MainWindow,
        context: Context,
        match_view: Callable[[], MatchView | None],
        shown: Callable[[], MatchView | None],
    ) -> None:
        super().__init__(actions)
        self._actions = actions
        self._window = window
        self._context = context
        self._match_view = match_view
        self._shown = shown
        actions.bind(commands.OPEN, self.ask_open)
        actions.bind(commands.SAVE_COPY, self.ask_save)
        actions.bind(commands.COPY, self.copy)
        actions.bind(commands.PASTE, self.paste)
        actions.bind(commands.REMATCH, self.rematch)

    # -- files --------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Let the person choose a record to open."""
        dialog = self._dialog(tr("shell-open-record"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def open_file(self, path: Path, *, play: bool = False) -> None:
        """Show the record in a file step by step, or put it on the table."""
        event_loop.spawn(self._open_file(path, play=play), "open a record")

    async def _open_file(self, path: Path, *, play: bool) -> None:
        with telling(self._window.tell):
            record = await event_loop.in_pool(records.open_file, path)
            self.wants.emit(Play(record) if play else Review(record))

    def ask_save(self, record: Record | None = None) -> None:
        """Let the person choose where a copy of a record goes: by default, the one shown."""
        shown = self._shown()
        if record is None and shown is not None:
            record = shown.match.record
        if record is None:
            return
        dialog = self._dialog(tr("shell-save-a-copy"), to_save=SUFFIX.removeprefix("."))
        day = record.created[:10]
        dialog.selectFile(f"{record.game}-{day}-{record.seed}{SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.save(record.to_json(), Path(name)))
        dialog.open()

    def ask_save_text(self, text: str) -> None:
        dialog = self._dialog(tr("shell-save-as-text"), to_save="txt")
        dialog.setNameFilter(tr("shell-text-txt"))
        dialog.fileSelected.connect(lambda name: self.save(text, Path(name)))
        dialog.open()

    def save(self, text: str, path: Path) -> None:
        """Write a text, or a record as text, into a file."""
        event_loop.spawn(self._write(path, text), "save a file")

    async def _write(self, path: Path, text: str) -> None:
        with telling(self._window.tell):
            await event_loop.in_pool(storage.write_text, path, text)
            self._window.tell(tr("shell-saved-as", path=path), NoticeKind.SUCCESS)

    def _dialog(self, title: str, *, to_save: str = "") -> QFileDialog:
        """A dialog that asks for a record or, with a suffix ``to_save``, for a file to write."""
        dialog = QFileDialog(self._window, title, str(Path.home()))
        dialog.setNameFilter(tr("shell-records-json"))
        if to_save:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(to_save)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    # -- clipboard ----------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the position on the page, or else that on the table as the viewer sees it."""
        page, match_view = self._window.page, self._match_view()
        if page is None or not page.copy():
            if match_view is None:
                self._window.tell(tr("shell-no-position-to-copy"))
                return
            seen = match_view.seen(match_view.match.position, match_view.match.history.at)
            QApplication.clipboard().setText(seen.text())
        self._window.tell(tr("shell-position-copied"), NoticeKind.SUCCESS)

    def paste(self) -> None:
        """Give the record or position on the clipboard to the page, or open it."""
        text = QApplication.clipboard().text().strip()
        if not text:
            self._window.tell(tr("shell-clipboard-contains-text"))
            return
        page = self._window.page
        if page is not None and page.paste(text):
            return
        match_view = self._match_view()
        name = match_view.game.id if match_view else self._context.settings.get(keys.LAST_GAME)
        event_loop.spawn(self._open_text(text, name), "paste")

    async def _open_text(self, text: str, name: str) -> None:
        """Open a record, or start a match from a position of the game ``name``."""
        with telling(self._window.tell):
            if text.startswith("{"):
                self.wants.emit(Review(records.parse(text)))
                return
            game = find_game(name) if name else None
            if game is not None:
                await self._context.kernels.ready(name)
            record = records.parse(text, game)
            self.wants.emit(Play(self._with_people(record), paused=True))

    def _with_people(self, record: Record) -> Record:
        """The match from a position, with the players at the table if there are as many."""
        match_view = self._match_view()
        if match_view is None or len(match_view.match.seats) != len(record.seats):
            return record
        return replace(record, seats=match_view.match.seats)

    # -- once more ----------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same match with a new seed, the seats moved on by one with the rules about them."""
        match_view = self._match_view()
        if match_view is None:
            return
        game, record = match_view.game, match_view.match.record
        seats = (*record.seats[1:], record.seats[0])
        own = {(option.name, option.seat): option.key for option in game.info.options}
        dice = match_view.match.table.dice
        with telling(self._window.tell):
            before = game.options(record.options)
            options = dict(before)
            for (name, seat), key in own.items():
                if seat is not None and seat < len(seats):
                    options[key] = before[own[name, (seat + 1) % len(seats)]]
            fresh = records.new_record(game, seats, options, clock=record.clock)
            self.wants.emit(Play(fresh, dice=dice, teaching=match_view.tutor.level.value))


class ViewCommands(QObject):
    """Binds the commands, fills the menus."""

    def __init__(
        self,
        actions: Actions,
        window: MainWindow,
        side: SidePanels,
        context: Context,
    ) -> None:
        super().__init__(actions)
        self._actions = actions
        self._window = window
        self._settings = context.settings
        docks = window.docks
        actions.bind(commands.GRAPH, partial(docks.toggle, side.analysis_dock))
        actions.bind(commands.LOG, partial(docks.toggle, side.log_dock))
        actions.bind(commands.FOCUS_MODE, self._toggle_focus_mode)
        actions[commands.FOCUS_MODE].setChecked(window.focus_mode)
        actions.bind(commands.LARGER, partial(self._step_scale, 1))
        actions.bind(commands.SMALLER, partial(self._step_scale, -1))
        actions.bind(commands.FASTER, partial(pace().step_speed, 1))
        actions.bind(commands.SLOWER, partial(pace().step_speed, -1))
        actions[commands.SOUND].toggled.connect(self._show_sound)
        self._sounds = sounds = context.sounds
        actions.bind_setting(commands.SOUND, self._settings, lambda: sounds.switch)
        self._speed = keys.SPEED
        self._take_speed(self._speed.name)
        pace().changed.connect(self._keep_speed)
        self._settings.changed.connect(self._take_speed)
        for name, role in (
            ("about", QAction.MenuRole.AboutRole),
            ("quit", QAction.MenuRole.QuitRole),
            ("settings", QAction.MenuRole.PreferencesRole),
        ):
            actions[name].setMenuRole(role)
        menus.fill_menus(window.menuBar(), actions)

    # -- size and speed -----------------------------------------------------------------------

    def _toggle_focus_mode(self) -> None:
        on = not self._window.focus_mode
        self._window.set_focus_mode(on)
        self._actions[commands.FOCUS_MODE].setChecked(on)

    def _show_sound(self, on: bool) -> None:
        self._actions.set_icon(commands.SOUND, "fa6s.volume-high" if on else "fa6s.volume-xmark")

    def set_watching(self, watching: bool) -> None:
        """Use the speed and sound settings for watching or for playing, and keep changes there."""
        self._sounds.watching = watching
        self._actions.show_switches()
        self._speed = keys.WATCHING_SPEED if watching else keys.SPEED
        self._take_speed(self._speed.name)

    def _take_speed(self, name: str) -> None:
        if name == self._speed.name:
            pace().set_speed(self._settings.get(self._speed))

    def _keep_speed(self) -> None:
        self._settings.set(self._speed, pace().speed)

    def _step_scale(self, steps: int) -> None:
        theme().step_scale(steps)
        self._settings.set(keys.SCALE, theme().look.scale)
