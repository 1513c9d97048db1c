"""A ring around a control: the keyboard focus, or what the coach speaks of."""

from collections.abc import Callable
from typing import cast

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from gui.kit.paint import box
from gui.style import Radius, Size, Token, theme
from gui.style.drawing import painter_on

RADIUS_PROPERTY = "ringRadius"
SWITCH_PROPERTY = "focusRing"

_FOLLOWED = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.PaletteChange,  # rings are wider in high contrast
    QEvent.Type.StyleChange,
)


class Ring(QWidget):
    """A ring in the color `token` around `target`, which it follows and hides with.

    A child of the window or scroll area that holds the control. A widget sets the dynamic property
    `ringRadius` to its corner radius at 100% scale (`Radius.BUTTON` without it). `part` gives the
    part of the control that the ring surrounds instead; None: around all of it.
    """

    def __init__(
        self,
        target: QWidget,
        token: Token,
        name: str,
        part: Callable[[], QRect | None] = lambda: None,
    ) -> None:
        host = _host(target)
        super().__init__(host)
        self.target = target
        self._part = part
        self._token = token
        self._host = host
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(name)
        widget: QWidget | None = target
        while widget is not None and widget is not self._host:
            widget.installEventFilter(self)
            widget = widget.parentWidget()
        target.destroyed.connect(self.deleteLater)
        self.follow_target()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Events still arrive while a closed window is being destroyed and attributes are gone.
        if event.type() in _FOLLOWED and hasattr(self, "target"):
            self.follow_target()
            QTimer.singleShot(0, self, self.follow_target)  # once its parts have moved, too
        return super().eventFilter(watched, event)

    def follow_target(self) -> None:
        """Surround the control, in front of everything, or hide with it."""
        if not (shiboken6.isValid(self.target) and shiboken6.isValid(self._host)):
            return
        if not self._host.isAncestorOf(self.target):  # it was moved to another place
            self.hide()
            return
        reach = self._reach()
        place = self._part() or self.target.rect()
        corner = self.target.mapTo(self._host, place.topLeft())
        ring = QRect(corner, place.size()).adjusted(-reach, -reach, reach, reach)
        self.setGeometry(ring)
        self.setVisible(self.target.isVisible())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        radius = self.target.property(RADIUS_PROPERTY)
        corner = t.pxf(Radius.BUTTON if radius is None else radius) + t.pxf(3)
        self._paint(painter, QRectF(self.rect()), corner)

    def _reach(self) -> int:
        """How far it extends beyond what it surrounds."""
        return theme().px(Size.RING_GAP) + round(theme().ring())

    def _paint(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        box(painter, rect, corner, None, theme().color(self._token), theme().ring())


def _host(target: QWidget) -> QWidget:
    """Return the scroll area's viewport that clips the control, or its window."""
    widget = target.parentWidget()
    while widget is not None and not widget.isWindow():
        parent = widget.parentWidget()
        if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
            return widget
        widget = parent
    return target.window()


class FocusRings(QObject):
    """Shows a ring around the focused control of any window if it got focus from the keyboard.

    Make one with `FocusRings.install()` when the program starts. A widget sets the dynamic
    property `focusRing` to False to draw its focus itself (boards).
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: Ring | None = None
        app.focusChanged.connect(self._focus_changed)

    @staticmethod
    def install() -> "FocusRings":
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
