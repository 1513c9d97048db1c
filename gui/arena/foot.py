"""The foot of the arena page: how far the tournament is, and what can be done with it."""

from typing import Final

from PySide6.QtWidgets import QMenu, QWidget

from engines.arena.progress import Progress
from engines.arena.progress import State as Doing
from engines.runtime.texts import has, number, tr
from gui.arena.figures import time_text
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.label import ElidedLabel
from gui.kit.progress import ProgressLine
from gui.style import Space, Token, TypeRole

_SLOW: Final = 1.0


class Foot(QWidget):
    """Progress line, games done, time left; pause or continue, finish, stop, export.

    The page says what the buttons do.
    """

    def __init__(self) -> None:
        super().__init__()
        self.line = ProgressLine()
        self.line.setAccessibleName(tr("arena-progress"))
        self.text = ElidedLabel("", TypeRole.TABLE)
        self.news = ElidedLabel("", TypeRole.SECONDARY, Token.TEXT2)
        self.pause_button = Button(tr("arena-pause"), icon_name="fa6s.pause")
        self.finish_button = Button(tr("arena-finish-these-games"))
        self.finish_button.setToolTip(tr("arena-stop-after-games-progress"))
        self.stop_button = Button(tr("arena-stop"), icon_name="fa6s.stop")
        self.stop_button.setToolTip(tr("arena-stop-now-can-continue"))
        self.export_button = Button(tr("arena-export"), icon_name="fa6s.file-export")
        self.export_menu = QMenu(self)
        self.export_button.setMenu(self.export_menu)
        self._row = boxes.row(
            (self.text, 1),
            self.pause_button,
            self.finish_button,
            self.stop_button,
            self.export_button,
            gap=Space.S,
        )
        boxes.column(self.line, self.news, self._row, of=self, gap=Space.S)
        self.show_nothing()

    # -- showing ------------------------------------------------------------------------------

    def show_nothing(self) -> None:
        """Show that there is no tournament."""
        self.hide()
        self.news.setText("")

    def show_opening(self) -> None:
        """Show that a tournament is being opened, which can be stopped."""
        self.show()
        self.text.setText("")
        self.say(opening := tr("arena-opening-the-tournament"))
        self.line.set_active(True)
        self.line.set_progress(None)
        for button in (self.pause_button, self.finish_button, self.export_button):
            button.set_blocked(opening)
        self.stop_button.set_blocked("")

    def show_doing(self, doing: Doing) -> None:
        """Offer what can be done now."""
        self.show()
        going_on = doing is not Doing.RUNNING
        self.pause_button.setText(tr("arena-continue") if going_on else tr("arena-pause"))
        self.pause_button.set_icon_name("fa6s.play" if going_on else "fa6s.pause")
        complete = tr("arena-all-games-played") if doing is Doing.COMPLETE else ""
        self.pause_button.set_blocked(complete)
        nothing = "" if doing.active else tr("arena-games-being-played")
        finishing = tr("arena-games-progress-being-finished")
        self.finish_button.set_blocked(finishing if doing is Doing.FINISHING else nothing)
        self.stop_button.set_blocked(nothing)
        self.export_button.set_blocked("")

    def show_progress(self, progress: Progress, played_here: int) -> None:
        """Show the progress; ``played_here`` games have been played since the last start."""
        self.line.set_active(True)
        self.line.set_progress(progress.games / max(1, progress.total))
        parts = [
            tr("arena-of-games-total", games=number(progress.games), total=number(progress.total))
        ]
        if has(state := f"arena-state-{progress.state}"):
            parts.append(tr(state))
        if progress.state.active and progress.seconds > _SLOW and played_here:
            parts.append(self._speed(played_here / progress.seconds))
        if progress.state is Doing.RUNNING and progress.seconds_left is not None:
            left = time_text(progress.seconds_left)
            parts.append(tr("arena-about-left", time=left))
        text = " · ".join(parts)
        if text != self.text.text():
            self.text.setText(text)

    def say(self, news: str) -> None:
        """Say who leads, or what is being read or written."""
        self.news.setText(news)

    def _speed(self, per_second: float) -> str:
        if per_second >= _SLOW:
            return tr("arena-games-per-second", games=number(per_second))
        return tr("arena-s-per-game", seconds=number(1 / per_second))
