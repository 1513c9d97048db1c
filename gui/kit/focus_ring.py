"""The keyboard focus ring: drawn outside the control that has the focus."""

from __future__ import annotations

from typing import cast

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from gui.kit.ring import Ring
from gui.style import Token

SWITCH_PROPERTY = "focusRing"


class FocusRings(QObject):
    """Shows a ring around the focused control of any window while focus came from the keyboard.

    Make one with `FocusRings.install()` when the program starts. A widget sets the dynamic
    property `focusRing` to False to draw its focus itself (boards).
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: Ring | None = None
        app.focusChanged.connect(self._focus_changed)

    @staticmethod
    def install() -> FocusRings:
        """Return the rings of the running application, made if need be."""
        app = cast("QApplication", QApplication.instance())
        found = app.findChild(FocusRings)
        return found if isinstance(found, FocusRings) else FocusRings(app)

    @property
    def target(self) -> QWidget | None:
        """The control that has a ring now."""
        if self._ring is None or not shiboken6.isValid(self._ring):
            return None
        return self._ring.target

    def _focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        if now is not None and _wants_ring(now):
            self._ring = Ring(now, Token.ACCENT, "focusRing")


def _wants_ring(widget: QWidget) -> bool:
    by_keyboard = widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    return by_keyboard and widget.property(SWITCH_PROPERTY) is not False and not widget.isWindow()
