"""The end of everything that moves in the window."""

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication

from gui.style.motion import finish


def finish_all() -> None:
    """Let everything that moves arrive at once."""
    for widget in QApplication.topLevelWidgets():
        for animation in widget.findChildren(QAbstractAnimation):
            finish(animation)
