"""Log files: a rotating one for Python and Qt, and one for crashes of native code.

They stay on this computer. If their folder can't be written to, Parlour runs without them.
"""

import faulthandler
import logging
import platform
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from engines.runtime import paths

LOG_FILE: Final = "parlour.log"
CRASH_FILE: Final = "crash.log"
MAX_BYTES: Final = 1_000_000
BACKUPS: Final = 2

_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_QT_NOISE: Final = ("This plugin does not support propagateSizeHints",)
_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_log = logging.getLogger(__name__)


def start_logging() -> Path | None:
    """Send the log of Python, Qt and native crashes to files; return their folder.

    Return None if the folder can't be written to; messages then go to the standard error stream.
    """
    logging.raiseExceptions = False  # a full disk must not fill a terminal with tracebacks
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    logging.getLogger("qasync").setLevel(logging.WARNING)
    qInstallMessageHandler(_log_qt_message)
    folder = paths.log_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / LOG_FILE, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8"
        )
        # Stays open to the end: native code writes to it when the process dies.
        faulthandler.enable(file=(folder / CRASH_FILE).open("a", encoding="utf-8"))
    except OSError as error:
        _log_to_stderr(error)
        return None
    handler.setFormatter(logging.Formatter(_FORMAT))
    root.addHandler(handler)
    return folder


def _log_to_stderr(reason: OSError) -> None:
    if sys.stderr is None:  # a windowed program has none
        return
    logging.basicConfig(format=_FORMAT, level=logging.INFO)
    faulthandler.enable()
    _log.warning("No log files: %s", reason)


def log_surroundings(app: QApplication, version: str) -> None:
    """Log the line that every report needs: versions, platform, screen, font."""
    screen = app.primaryScreen()
    size = screen.size()
    logging.getLogger("parlour").info(
        "Parlour %s, Python %s, PySide6 %s, Qt %s, %s, %s, screen %dx%d at %g, font %s of %d",
        version,
        platform.python_version(),
        PySide6.__version__,
        qVersion(),
        platform.platform(),
        app.platformName(),
        size.width(),
        size.height(),
        screen.devicePixelRatio(),
        app.font().family(),
        len(QFontDatabase.families()),
    )


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if message.startswith(_QT_NOISE):
        return
    category = context.category or "default"
    logging.getLogger(f"qt.{category}").log(_QT_LEVELS[kind], "%s", message)
