"""Commands about records and positions: open, save a copy, copy, paste, rematch."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog

from engines.contract.record import Record
from engines.contract.registry import game as find_game
from engines.match.archive import records
from engines.runtime import storage
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.app import settings as keys
from gui.app.actions import Actions
from gui.app.context import Context
from gui.app.errors import telling
from gui.app.keys import commands
from gui.app.requests import Play, Review
from gui.kit.notice import NoticeKind
from gui.match.view import MatchView
from gui.shell.window import MainWindow

SUFFIX: Final = ".parlour.json"


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
        copied = page is not None and page.copy()
        if not copied and match_view is not None:
            seen = match_view.seen(match_view.match.position, match_view.match.history.at)
            QApplication.clipboard().setText(seen.text())
            copied = True
        if copied:
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
