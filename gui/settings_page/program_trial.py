"""Trying a program: it is started and greeted, and the result is shown on one line."""

import asyncio
import time
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from engines.contract.monitor import Monitor
from engines.external.bot import greeting_of
from engines.external.process import START_S
from engines.external.programs import Program
from engines.external.protocol import Greeting
from engines.runtime.errors import ParlourError
from engines.runtime.texts import tr
from gui.app import event_loop
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.kit.progress import ProgressLine
from gui.style import Space, Token, TypeRole

_LOOK_MS: Final = 100


class TrialLine(QWidget):
    """Progress and *Cancel* while a program is tried, then its answer or why there is none.

    Takes no room before the first trial. ``greeted`` carries what a program says about itself.
    """

    greeted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._monitor: Monitor | None = None
        self._task: asyncio.Task[None] | None = None
        self._begun = 0.0
        self._text = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._progress = ProgressLine()
        self._cancel = Button(tr("settings-cancel-test"), compact=True)
        self._cancel.clicked.connect(self.stop)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._show_time)
        column = boxes.column(self._text, self._progress)
        boxes.row((column, 1), self._cancel, of=self, gap=Space.M)
        self.hide()

    @property
    def running(self) -> bool:
        return self._monitor is not None

    @property
    def text(self) -> str:
        return self._text.text()

    def start(self, program: Program) -> None:
        """Try a program; one at a time."""
        if self._monitor is not None:
            return
        self._begun = time.monotonic()
        self._monitor = Monitor()
        self._tell(tr("settings-started-waiting-greeting"), Token.TEXT2)
        self._progress.set_progress(0.0)
        self._show_running(True)
        self.show()
        self._timer.start()
        self._task = event_loop.spawn(self._try(program, self._monitor), "try a program")

    def stop(self) -> None:
        """Ask the trial to end; the line then says that it was stopped."""
        if self._monitor is not None:
            self._monitor.cancel()

    def abandon(self) -> None:
        """End the trial without a word: it is no longer shown."""
        self.stop()
        if self._task is not None:
            self._task.cancel()

    def refuse(self, reason: str) -> None:
        """Show why nothing can be tried."""
        self._show_running(False)
        self._tell(reason, Token.BAD)
        self.show()

    def _show_time(self) -> None:
        """Show how much of the program's time to say hello has passed."""
        self._progress.set_progress((time.monotonic() - self._begun) / START_S)

    async def _try(self, program: Program, monitor: Monitor) -> None:
        said: Greeting | None = None
        reason = ""
        try:
            said = await event_loop.in_pool(greeting_of, program, monitor)
        except ParlourError as error:
            reason = "\n".join((str(error), *getattr(error, "__notes__", ())))
        finally:
            monitor.cancel()  # ends the trial if the window closes and nobody waits
            self._monitor = self._task = None
        self._timer.stop()
        self._show_running(False)
        if said is None:
            self._tell(reason, Token.BAD)
        else:
            self._tell(tr("settings-it-answered", said=said_text(said)), Token.GOOD)
            self.greeted.emit(said)

    def _show_running(self, on: bool) -> None:
        self._progress.setVisible(on)
        self._cancel.setVisible(on)

    def _tell(self, text: str, token: Token) -> None:
        self._text.setText(text)
        self._text.set_token(token)
        if self.isVisible():
            announce(self, text)


def said_text(said: Greeting) -> str:
    """What a program says about itself: "Walker 2.1, Ada"."""
    return f"{said.title}, {said.author}" if said.author else said.title
