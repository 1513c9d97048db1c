"""Files from a tournament: its table, its games, everything as data, records to replay."""

import json
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engines.arena.export import games_csv, standings_csv, to_dict
from engines.arena.tournament import Tournament
from engines.contract.monitor import Monitor
from engines.runtime import storage
from engines.runtime.environment import program_version
from engines.runtime.errors import StorageError
from engines.runtime.texts import number, tr
from gui.app.context import Context
from gui.app.run import Run, Tell
from gui.arena.earlier import names_of, with_names
from gui.arena.files import record_name


class Export(Enum):
    """What can be exported: (words of the menu, title of the dialog, kind of file, end of name).

    Without a kind of file, it is a folder with a file for each game.
    """

    STANDINGS = ("arena-standings-as-csv", "arena-export-the-standings", "csv", "")
    GAMES = ("arena-games-as-csv", "arena-export-the-games", "csv", "-games")
    EVERYTHING = ("arena-everything-as-json", "arena-export-everything", "json", "")
    RECORDS = ("arena-record-files", "arena-export-record-files", "", "")

    def __init__(self, text_id: str, title_id: str, suffix: str, ending: str) -> None:
        self.text_id = text_id
        self.title_id = title_id
        self.suffix = suffix
        self.ending = ending


class Exports(QObject):
    """Asks for a file and writes it in a worker thread; one export at a time, which can be stopped.

    * ``told(str)``: how far it is; nothing when it has ended
    * ``done(str)``: it is written, and where
    * ``failed(str)``: it is not, and why
    """

    told = Signal(str)
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, page: QWidget, context: Context) -> None:
        super().__init__(page)
        self._page = page
        self._context = context
        self._run = Run(self)
        self._run.told.connect(self._tell)
        for ended, told in ((self._run.ended, self.done), (self._run.failed, self.failed)):
            ended.connect(told)
            ended.connect(lambda _: self.told.emit(""))

    @property
    def running(self) -> bool:
        return self._run.running

    def stop(self) -> bool:
        """Stop what is being written; False if nothing is."""
        running = self.running
        self._run.stop()
        return running

    def ask(self, export: Export, tournament: Tournament) -> None:
        """Ask where to export to, and do it."""
        dialog = QFileDialog(self._page, tr(export.title_id), str(Path.home()))
        if suffix := export.suffix:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
            dialog.setDefaultSuffix(suffix)
            name = tournament.file.stem if tournament.file else tournament.setup.game
            dialog.selectFile(f"{name}{export.ending}.{suffix}")
        else:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda chosen: self.save(export, tournament, Path(chosen)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, export: Export, tournament: Tournament, where: Path) -> None:
        """Write a file, or a folder of records."""
        if self.running:
            self.failed.emit(tr("arena-another-export-still-being"))
            return
        names = names_of(self._context, tournament.setup)

        def work(monitor: Monitor, tell: Tell) -> str:
            if export is Export.RECORDS:
                return _write_records(tournament, names, where, monitor, tell)
            text = _text_of(export, tournament, names)
            storage.write_text(where, text, durable=False, backup=False)
            return tr("arena-saved-as", where=where)

        self._run.start(work)

    def _tell(self, news: Sequence[tuple[int, int]]) -> None:
        count, total = map(number, news[-1])
        self.told.emit(tr("arena-saving-records-press-esc", count=count, total=total))


def _text_of(export: Export, tournament: Tournament, names: tuple[str, ...]) -> str:
    """What is in the file, with the names that the window uses."""
    if export is Export.GAMES:
        return games_csv(tournament.setup, tournament.played, names)
    standings = tournament.standings
    rows = tuple(replace(row, name=names[row.entrant]) for row in standings.rows)
    named = replace(standings, rows=rows)
    if export is Export.STANDINGS:
        return standings_csv(named)
    data = {"program": program_version(), **to_dict(named)}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _write_records(
    tournament: Tournament, names: tuple[str, ...], where: Path, monitor: Monitor, tell: Tell
) -> str:
    """Write a record file of every finished game into a folder; return what has been done."""
    try:
        where.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            tr("errors-folder-cannot-make", folder=where, reason=str(error.strerror))
        ) from error
    played, setup = tournament.played, tournament.setup
    for count, game in enumerate(played):
        if monitor.stop_now():
            return tr("arena-stopped-after-records-youll", count=count, where=where)
        tell((count, len(played)))
        path = where / record_name(setup, game.id, [names[each] for each in game.seating])
        text = with_names(tournament.record(game.id), setup, names).to_json()
        storage.write_text(path, text, durable=False, backup=False)
    return tr("arena-saved-as", where=where)
