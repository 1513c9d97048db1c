"""The foot of the arena page: how far it is, and what can be done about it."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from engines.arena.events import Progress
from engines.arena.events import State as Doing
from engines.contract.catalog import THIN_SPACE, number
from gui.arena.figures import time_text
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.label import ElidedLabel
from gui.kit.progress import ProgressLine
from gui.style import Space, TypeRole, scaled

_SLOW: Final = 1.0


class Foot(QWidget):
    """Progress line, games done, time left; pause, finish, stop, export.

    * ``pause_asked``, ``go_on_asked``, ``finish_asked``, ``stop_asked``
    * ``table_asked``, ``games_asked``, ``data_asked``, ``records_asked``: what to export
    """

    pause_asked = Signal()
    go_on_asked = Signal()
    finish_asked = Signal()
    stop_asked = Signal()
    table_asked = Signal()
    games_asked = Signal()
    data_asked = Signal()
    records_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._doing = Doing.READY
        self.line = ProgressLine()
        self.line.setAccessibleName(self.tr("Progress"))
        self.text = ElidedLabel("", TypeRole.TABLE)
        self.pause_button = Button(self.tr("Pause"), icon_name="fa6s.pause")
        self.pause_button.clicked.connect(self._pause_or_go_on)
        self.finish_button = Button(self.tr("Finish these games"))
        self.finish_button.setToolTip(self.tr("Stop after the games in progress."))
        self.finish_button.clicked.connect(self.finish_asked)
        self.stop_button = Button(self.tr("Stop"), icon_name="fa6s.stop")
        self.stop_button.setToolTip(self.tr("Stop now. You can continue later."))
        self.stop_button.clicked.connect(self.stop_asked)
        self.export_button = Button(self.tr("Export"), icon_name="fa6s.file-export")
        self.export_button.setMenu(self._export_menu())
        self._row = QHBoxLayout()
        self._row.addWidget(self.text, 1)
        for button in (
            self.pause_button,
            self.finish_button,
            self.stop_button,
            self.export_button,
        ):
            self._row.addWidget(button)
        self._column = boxes.column(self.line, self._row, of=self)
        scaled(self._row.setSpacing, Space.S)
        scaled(self._column.setSpacing, Space.S)
        self.show_nothing()

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        for text, signal in (
            (self.tr("Standings as CSV…"), self.table_asked),
            (self.tr("Games as CSV…"), self.games_asked),
            (self.tr("Everything as JSON…"), self.data_asked),
            (self.tr("Record files…"), self.records_asked),
        ):
            action = QAction(text, menu)
            action.triggered.connect(signal)
            menu.addAction(action)
        return menu

    def _pause_or_go_on(self) -> None:
        if self._doing is Doing.RUNNING:
            self.pause_asked.emit()
        else:
            self.go_on_asked.emit()

    # -- showing ------------------------------------------------------------------------------

    def show_nothing(self) -> None:
        """There is no tournament."""
        self.line.set_active(False)
        self.text.setText("")
        reason = self.tr("No games are being played.")
        for button in (self.pause_button, self.finish_button, self.stop_button):
            button.set_blocked(reason)
        self.export_button.set_blocked(self.tr("No tournament yet."))

    def show_doing(self, doing: Doing) -> None:
        """Offer what can be done now."""
        self._doing = doing
        going_on = doing not in (Doing.RUNNING, Doing.READY)
        self.pause_button.setText(self.tr("Continue") if going_on else self.tr("Pause"))
        self.pause_button.set_icon_name("fa6s.play" if going_on else "fa6s.pause")
        self.pause_button.set_blocked(self._why_not_pause(doing))
        nothing = "" if doing.active else self.tr("No games are being played.")
        finishing = self.tr("The games in progress are being finished.")
        self.finish_button.set_blocked(finishing if doing is Doing.FINISHING else nothing)
        self.stop_button.set_blocked(nothing)
        self.export_button.set_blocked("")

    def _why_not_pause(self, doing: Doing) -> str:
        if doing is Doing.COMPLETE:
            return self.tr("All games have been played.")
        return self.tr("Opening the tournament…") if doing is Doing.READY else ""

    def show_progress(self, progress: Progress, played_here: int) -> None:
        """Show how far it is; ``played_here`` games of them since it was started last."""
        self.line.set_active(True)
        self.line.set_progress(progress.games / max(1, progress.total))
        parts = [self.tr("{0} of {1} games").format(number(progress.games), number(progress.total))]
        said = self._said(progress)
        if said:
            parts.append(said)
        if progress.state.active and progress.seconds > _SLOW and played_here:
            parts.append(self._speed(played_here / progress.seconds))
        if progress.state is Doing.RUNNING and progress.seconds_left is not None:
            left = time_text(progress.seconds_left)
            parts.append(self.tr("about {0} left").format(left))
        text = " · ".join(parts)
        if text != self.text.text():
            self.text.setText(text)

    def _speed(self, per_second: float) -> str:
        if per_second >= _SLOW:
            return self.tr("{0} games per second").format(number(per_second))
        return self.tr("{0}{1}s per game").format(number(1 / per_second), THIN_SPACE)

    def _said(self, progress: Progress) -> str:
        match progress.state:
            case Doing.PAUSED:
                return self.tr("paused")
            case Doing.FINISHING:
                return self.tr("finishing the games in progress")
            case Doing.STOPPED:
                return self.tr("stopped")
            case Doing.COMPLETE:
                return self.tr("complete")
            case Doing.FAILED:
                return self.tr("stopped because of an error")
            case _:
                return ""
