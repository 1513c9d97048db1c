"""Trying a program: it is started and greeted, and the result is shown on one line."""

import time
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from engines.external.bot import greeting_of
from engines.external.process import START_S
from engines.external.programs import Program
from engines.external.protocol import Greeting
from engines.runtime.texts import tr
from gui.app.run import Run
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
        self.run = Run(self)
        self.run.ended.connect(self._answered)
        self.run.failed.connect(self.refuse)
        self._begun = 0.0
        self._text = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self._progress = ProgressLine()
        self._cancel = Button(tr("settings-cancel-test"), compact=True)
        self._cancel.clicked.connect(self.run.stop)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._show_time)
        column = boxes.column(self._text, self._progress)
        boxes.row((column, 1), self._cancel, of=self, gap=Space.M)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def start(self, program: Program) -> None:
        """Try a program; one at a time."""
        if self.run.running:
            return
        self._begun = time.monotonic()
        self._tell(tr("settings-started-waiting-greeting"), Token.TEXT2)
        self._progress.set_progress(0.0)
        self._show_running(True)
        self.show()
        self.run.start(lambda monitor, _tell: greeting_of(program, monitor))

    def refuse(self, reason: str) -> None:
        """Show why the program can't be tried, or why it gave no answer."""
        self._show_running(False)
        self._tell(reason, Token.BAD)
        self.show()

    def _show_time(self) -> None:
        """Show how much of the program's time to say hello has passed."""
        self._progress.set_progress((time.monotonic() - self._begun) / START_S)

    def _answered(self, said: Greeting) -> None:
        self._show_running(False)
        self._tell(tr("settings-it-answered", said=said_text(said)), Token.GOOD)
        self.greeted.emit(said)

    def _show_running(self, on: bool) -> None:
        self._progress.setVisible(on)
        self._cancel.setVisible(on)
        if on:
            self._timer.start()
        else:
            self._timer.stop()

    def _tell(self, text: str, token: Token) -> None:
        self._text.setText(text)
        self._text.set_token(token)
        if self.isVisible():
            announce(self, text)


def said_text(said: Greeting) -> str:
    """What a program says about itself: "Walker 2.1, Ada"."""
    return f"{said.title}, {said.author}" if said.author else said.title
