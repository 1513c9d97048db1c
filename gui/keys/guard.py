"""Who gets a key first: the focused control, or the command.

Shortcuts of a window come before the focused widget, except that text fields claim what they can
type. This filter lets other controls claim the keys that everybody expects them to use: Space
presses a focused button, arrows move in a list.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QTextBrowser,
    QWidget,
)

_Key = Qt.Key
_PRESS: Final = frozenset({_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter})
_ARROWS: Final = frozenset({_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down})
_PAGES: Final = frozenset({_Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown})
_ESCAPE: Final = frozenset({_Key.Key_Escape})

_CLAIMS: Final[tuple[tuple[type[QWidget], frozenset[Qt.Key]], ...]] = (
    (QAbstractButton, _PRESS),
    (QComboBox, _PRESS | _ARROWS | _PAGES),
    (QAbstractSlider, _ARROWS | _PAGES),
    (QAbstractSpinBox, _ARROWS | _PAGES | _PRESS),
    (QAbstractItemView, _PRESS | _ARROWS | _PAGES),
    (QTabBar, _ARROWS),
    (QLineEdit, _ESCAPE | _ARROWS | _PAGES),
    (QPlainTextEdit, _ARROWS | _PAGES),
    (QTextBrowser, _ARROWS | _PAGES),
    (QScrollArea, _PAGES),
    (QMenu, _PRESS | _ARROWS | _PAGES | _ESCAPE),
    (QMenuBar, _PRESS | _ARROWS | _ESCAPE),
)
_PLAIN: Final = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.KeypadModifier

OWN_KEYS: Final = "ownKeys"
"""Dynamic property of a widget: a list of ``Qt.Key`` numbers it claims, too (a board cursor)."""


class KeyGuard(QObject):
    """An event filter for the application."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(watched, QWidget):
            assert isinstance(event, QKeyEvent)
            if claims(watched, event):
                event.accept()
                return True
        return False


def claims(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether the focused ``widget`` keeps this key for itself."""
    if isinstance(widget, QKeySequenceEdit):
        return True
    if event.modifiers() & ~_PLAIN:
        return False
    own = widget.property(OWN_KEYS)
    if own and event.key() in own:
        return True
    return any(isinstance(widget, kind) and event.key() in keys for kind, keys in _CLAIMS)
