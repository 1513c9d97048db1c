"""The keyboard focus ring: drawn outside the control that has the focus."""

from __future__ import annotations

from typing import cast

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from gui.theme import Radius, Size, Token, theme
from gui.widgets.paint import box

RADIUS_PROPERTY = "ringRadius"
SWITCH_PROPERTY = "focusRing"

_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRings(QObject):
    """Shows a ring around the focused control of any window while focus came from the keyboard.

    Make one with `FocusRings.install()` when the program starts. A widget sets the dynamic
    property `focusRing` to False to draw its focus itself (boards), and `ringRadius` to its corner
    radius at 100 % scale (`Radius.BUTTON` without it).
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: _Ring | None = None
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
            self._ring = _Ring(now)


def focus_by_key(widget: QWidget) -> None:
    """Give a widget the focus in answer to a key, so that its ring shows.

    Qt itself does this for Tab; use it where a shortcut of ours moves the focus.
    """
    widget.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)


class _Ring(QWidget):
    """The overlay: a child of the window or scroll area that holds the control."""

    def __init__(self, target: QWidget) -> None:
        host = _host(target)
        super().__init__(host)
        self.target = target
        self._host = host
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("focusRing")
        widget: QWidget | None = target
        while widget is not None and widget is not self._host:
            widget.installEventFilter(self)
            widget = widget.parentWidget()
        target.destroyed.connect(self.deleteLater)
        theme().follow(self.follow_target)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self.follow_target()
        return super().eventFilter(watched, event)

    def follow_target(self) -> None:
        """Lie around the control, in front of everything, or hide with it."""
        if not (shiboken6.isValid(self.target) and shiboken6.isValid(self._host)):
            return
        reach = theme().px(Size.RING_GAP) + round(theme().ring())
        corner = self.target.mapTo(self._host, QPoint(0, 0))
        ring = QRect(corner, self.target.size()).adjusted(-reach, -reach, reach, reach)
        self.setGeometry(ring)
        self.setVisible(self.target.isVisible())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.target.property(RADIUS_PROPERTY)
        corner = t.pxf(Radius.BUTTON if radius is None else radius) + t.pxf(3)
        box(painter, QRectF(self.rect()), corner, None, t.color(Token.ACCENT), t.ring())


def _wants_ring(widget: QWidget) -> bool:
    by_keyboard = widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    return by_keyboard and widget.property(SWITCH_PROPERTY) is not False and not widget.isWindow()


def _host(target: QWidget) -> QWidget:
    """Return the scroll area's viewport that clips the control, or its window."""
    widget = target.parentWidget()
    while widget is not None and not widget.isWindow():
        parent = widget.parentWidget()
        if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
            return widget
        widget = parent
    return target.window()
