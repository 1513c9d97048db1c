"""The order in which Tab goes through parts of a page that were made at different times."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def set_order(*parts: QWidget) -> None:
    """Let Tab go through these parts one after the other, each as its widgets were made.

    Do not use ``nextInFocusChain``: PySide makes what it returns a child of the asked widget, and
    unknown to Python what hangs below it when that widget is deleted (seen with 6.11.3).
    """
    stops = [stop for part in parts for stop in _stops(part)]
    for first, second in pairwise(stops):
        QWidget.setTabOrder(first, second)


def _stops(part: QWidget) -> list[QWidget]:
    """The widgets of a part where Tab stops."""
    widgets = [part, *part.findChildren(QWidget)]
    return [widget for widget in widgets if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
