"""The hook for bugs: exceptions that nobody expected, from slots, tasks and threads.

A bug never ends the program and never shows a traceback. It is logged, and reported once: the
person sees one notice with *Copy details*; repeats are only counted.
"""

import logging
import sys
import threading
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox

from engines.runtime import paths
from engines.runtime.texts import tr

FAILED: Final = 1
"""The exit status of a program that cannot continue."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Defect:
    """One kind of bug.

    Attributes:
        summary: the last line of the traceback.
        details: the whole traceback.
    """

    summary: str
    details: str


class DefectReports(QObject):
    """Collects bugs. ``found`` is emitted with the first ``Defect`` of each kind."""

    found = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[str, int] = {}

    def install(self) -> None:
        """Become the hook for unexpected exceptions of all threads."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Take one exception: the signature of ``sys.excepthook``."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        summary = traceback.format_exception_only(kind, error)[-1].strip()
        place = traceback.extract_tb(trace)[-1] if trace else ""
        key = f"{place} {kind.__name__}"
        count = self._counts[key] = self._counts.get(key, 0) + 1
        _log.error("Defect, seen %d times:\n%s", count, details)
        if count == 1:
            self.found.emit(Defect(summary, details))

    def _report_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)


def tell_terminal(text: str) -> None:
    """Say what went wrong in the log, and on the terminal if there is one."""
    _log.error("%s", text)
    if sys.stderr is not None:  # programs without a console have none
        sys.stderr.write(f"{text}\n")


def fatal_message(error: Exception) -> str:
    """Why the program cannot continue: what happened, what it means, where the details are."""
    what = f"{type(error).__name__}: {error}"
    return tr("app-has-to-close", error=what, folder=paths.log_folder())


def tell_fatal(error: Exception, *, box: bool) -> None:
    """Say why the program cannot continue: on the terminal if any, and with ``box`` in a dialog."""
    text = fatal_message(error)
    tell_terminal(text)
    if box:
        QMessageBox.critical(None, "Parlour", text, QMessageBox.StandardButton.Close)
