"""Who gets a key first: the focused control, or the command.

Shortcuts of a window have precedence over the focused widget, except that text fields claim what
they can type. The guard lets other controls claim the keys that everyone expects them to use: Space
presses a focused button, arrows move in a list.
"""

from typing import Final, TypeGuard

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
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

from gui.kit.card import Card

_Key = Qt.Key
_ENTER: Final = frozenset({_Key.Key_Return, _Key.Key_Enter})
_PRESS: Final = _ENTER | {_Key.Key_Space}
_ARROWS: Final = frozenset({_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down})
_PAGES: Final = frozenset({_Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown})
_ESCAPE: Final = frozenset({_Key.Key_Escape})
_KEY_EVENTS: Final = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)

_CLAIMS: Final[tuple[tuple[type[QWidget], frozenset[Qt.Key]], ...]] = (
    (QAbstractButton, _PRESS),
    (QComboBox, _PRESS | _ARROWS | _PAGES),
    (QAbstractSlider, _ARROWS | _PAGES),
    (QAbstractSpinBox, _ARROWS | _PAGES | _PRESS),
    (QAbstractItemView, _PRESS | _ARROWS | _PAGES),
    (QTabBar, _ARROWS),
    (QLineEdit, _ENTER | _ESCAPE | _ARROWS | _PAGES),
    (QPlainTextEdit, _ARROWS | _PAGES),
    (QTextBrowser, _ARROWS | _PAGES),
    (QScrollArea, _PAGES),
    (Card, _ENTER),
    (QMenu, _PRESS | _ARROWS | _PAGES | _ESCAPE),
    (QMenuBar, _PRESS | _ARROWS | _ESCAPE),
)
_PLAIN: Final = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.KeypadModifier

OWN_COPY: Final = "ownCopy"
"""Dynamic property of a widget with text of its own to copy, instead of the position."""


class KeyGuard(QObject):
    """Watches the focused widget, and no other: a filter for all events would cost too much.

    ``alt_held(True)`` when Alt goes down alone, ``alt_held(False)`` when it goes up, another key
    is pressed, or the focus leaves.
    """

    alt_held = Signal(bool)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._alt = False
        app.focusChanged.connect(self._focus_changed)

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        self._tell_alt(False)
        if before is not None:
            before.removeEventFilter(self)
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if _is_open_list(watched):
            return kind is QEvent.Type.KeyPress and _choose_with_space(watched, event)
        if kind is QEvent.Type.ShortcutOverride and isinstance(watched, QWidget):
            assert isinstance(event, QKeyEvent)
            if claims(watched, event):
                event.accept()
                return True
        elif kind in _KEY_EVENTS and isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            alone = kind is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Alt
            self._tell_alt(alone)
        return False

    def _tell_alt(self, held: bool) -> None:
        if held != self._alt:
            self._alt = held
            self.alt_held.emit(held)


def _is_open_list(watched: QObject) -> TypeGuard[QAbstractItemView]:
    """Whether this is the open list of a combo box; Qt makes its choice on ShortcutOverride."""
    if not isinstance(watched, QAbstractItemView):
        return False
    window = watched.window()
    return window.windowType() == Qt.WindowType.Popup and not isinstance(window, QMenu)


def _choose_with_space(opened: QAbstractItemView, event: QEvent) -> bool:
    """Let Space do what Return does: choose the current line of an open list."""
    if not isinstance(event, QKeyEvent) or event.key() != _Key.Key_Space:
        return False
    enter = QKeyEvent(QEvent.Type.ShortcutOverride, _Key.Key_Return, event.modifiers())
    QApplication.sendEvent(opened, enter)
    return True


def claims(widget: QWidget, event: QKeyEvent) -> bool:
    """Whether the focused ``widget`` keeps this key for itself."""
    if isinstance(widget, QKeySequenceEdit):
        return True
    if event.matches(QKeySequence.StandardKey.Copy):
        return isinstance(widget, QAbstractItemView) or bool(widget.property(OWN_COPY))
    if event.modifiers() & ~_PLAIN:
        return False
    return any(isinstance(widget, kind) and event.key() in keys for kind, keys in _CLAIMS)
