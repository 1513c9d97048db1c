"""Files from a tournament: its table, its games, everything as data, records to replay."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engines.arena import export
from engines.arena.standings import Standings
from engines.arena.tournament import Tournament
from engines.contract.monitor import Monitor
from engines.runtime import storage
from engines.runtime.environment import program_version
from engines.runtime.errors import StorageError
from engines.runtime.texts import number, tr
from gui.app.context import Context
from gui.app.run import Job, Run, Tell
from gui.arena.earlier import names_of, with_names
from gui.arena.files import record_name


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

    # -- asking -------------------------------------------------------------------------------

    def ask_table(self, tournament: Tournament) -> None:
        """Ask where the standings go, as CSV."""
        self._ask_file(tournament, "csv", tr("arena-export-the-standings"), self.save_table)

    def ask_games(self, tournament: Tournament) -> None:
        """Ask where the list of games goes, as CSV."""
        self._ask_file(tournament, "csv", tr("arena-export-the-games"), self.save_games, "-games")

    def ask_data(self, tournament: Tournament) -> None:
        """Ask where everything goes, as JSON."""
        self._ask_file(tournament, "json", tr("arena-export-everything"), self.save_data)

    def ask_records(self, tournament: Tournament) -> None:
        """Ask for the folder that takes a record file of every game."""
        dialog = QFileDialog(self._page, tr("arena-export-record-files"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: self.save_records(tournament, Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_file(
        self,
        tournament: Tournament,
        suffix: str,
        title: str,
        save: Callable[[Tournament, Path], None],
        ending: str = "",
    ) -> None:
        dialog = QFileDialog(self._page, title, str(Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{suffix.upper()} (*.{suffix})")
        dialog.setDefaultSuffix(suffix)
        name = tournament.file.stem if tournament.file else tournament.setup.game
        dialog.selectFile(f"{name}{ending}.{suffix}")
        dialog.fileSelected.connect(lambda chosen: save(tournament, Path(chosen)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # -- writing ------------------------------------------------------------------------------

    def save_table(self, tournament: Tournament, path: Path) -> None:
        """Write the standings as CSV."""
        self._write(path, lambda: export.standings_csv(self._standings(tournament)))

    def save_games(self, tournament: Tournament, path: Path) -> None:
        """Write the list of games as CSV."""
        names = names_of(self._context, tournament.setup)
        self._write(path, lambda: export.games_csv(tournament.setup, tournament.played, names))

    def save_data(self, tournament: Tournament, path: Path) -> None:
        """Write everything that is known, as JSON."""

        def text() -> str:
            data = {"program": program_version(), **export.to_dict(self._standings(tournament))}
            return json.dumps(data, ensure_ascii=False, indent=1) + "\n"

        self._write(path, text)

    def save_records(self, tournament: Tournament, where: Path) -> None:
        """Write a record file of every finished game into a folder."""
        names = names_of(self._context, tournament.setup)

        def work(monitor: Monitor, tell: Tell) -> str:
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

        self._begin(work)

    def _standings(self, tournament: Tournament) -> Standings:
        """The standings with the names that the window uses."""
        standings, names = tournament.standings, names_of(self._context, tournament.setup)
        rows = tuple(replace(row, name=names[row.entrant]) for row in standings.rows)
        return replace(standings, rows=rows)

    def _write(self, path: Path, text: Callable[[], str]) -> None:
        def work(_monitor: Monitor, _tell: Tell) -> str:
            storage.write_text(path, text(), durable=False, backup=False)
            return tr("arena-saved-as", where=path)

        self._begin(work)

    def _begin(self, work: Job) -> None:
        if self.running:
            self.failed.emit(tr("arena-another-export-still-being"))
        else:
            self._run.start(work)

    def _tell(self, news: Sequence[tuple[int, int]]) -> None:
        count, total = map(number, news[-1])
        self.told.emit(tr("arena-saving-records-press-esc", count=count, total=total))
