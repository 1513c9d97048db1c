"""What is said when the program cannot go on: no window is left that could say it."""

import sys
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from engines.runtime import paths

FAILED: Final = 1
"""The exit status."""


def message(error: Exception) -> str:
    """What happened, what it means, where the details are."""
    what = f"{type(error).__name__}: {error}"
    return QCoreApplication.translate(
        "Fatal",
        "Parlour has to close ({0}). This is a bug in Parlour; your matches are saved. The "
        "details are in the log folder, {1}. They help us fix it.",
    ).format(what, paths.log_folder())


def tell(error: Exception, *, box: bool) -> None:
    """Say it on the terminal if there is one, and in a box of its own if ``box``."""
    text = message(error)
    if sys.stderr is not None:  # programs without a console have none
        sys.stderr.write(f"{text}\n")
    if box:
        QMessageBox.critical(None, "Parlour", text, QMessageBox.StandardButton.Close)
