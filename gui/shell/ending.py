"""Requests from outside to end the program, and how it ends.

Ctrl-C (SIGINT) and the end of a session or of a terminal (SIGTERM, SIGHUP) close the window, as a
click on its close button does. The interpreter would hear of them only when the event loop next
runs Python code, and then in the middle of it; so they come through a socket.
"""

import atexit
import os
import signal
import socket
import sys
from typing import Final, NoReturn

from PySide6.QtCore import QObject, QSocketNotifier, Signal

SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Receives the signals that ask this process to end. Make it in the main thread, once.

    ``asked()`` follows each of them; ``heard`` stays true from the first one on.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard = False
        self._inlet, self._outlet = socket.socketpair()
        for end in (self._inlet, self._outlet):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._outlet.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)
        signal.set_wakeup_fd(self._inlet.fileno(), warn_on_full_buffer=False)
        for name in SIGNALS:
            number = getattr(signal, name, None)  # some systems do not know all of them
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, _by_socket)

    def _take(self) -> None:
        self._outlet.recv(64)
        self.heard = True
        self.asked.emit()


def _by_socket(_number: int, _frame: object) -> None:
    """Do nothing: the number of the signal is in the socket."""


def leave(status: int) -> NoReturn:
    """End this process at once, without waiting for threads that cannot be stopped.

    Everything is saved. Loading compiled code, for example, cannot be interrupted.
    """
    atexit._run_exitfuncs()  # noqa: SLF001 - ends programs that play, writes the log
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # a program without a terminal may have none
            stream.flush()
    os._exit(status)
