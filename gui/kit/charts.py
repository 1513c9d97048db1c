"""The one way to show a chart: a widget that draws a `Plot` with pyqtgraph.

pyqtgraph takes half a second to import: that is done in a worker thread when the first chart is
seen.
"""

import importlib
import sys
from collections.abc import Callable
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.kit.plot import Ends, Inks, Plot
from gui.kit.throttle import Throttle
from gui.style import Size, Space, Token, TypeRole, scaled, theme

if TYPE_CHECKING:
    from gui.kit.canvas import Canvas

PAUSE_MS: Final = 100
"""A chart is drawn at most ten times a second."""
_CANVAS: Final = "gui.kit.canvas"
_FEWEST: Final = 5.0
"""The shortest part of the bottom axis that can be shown."""
_ZOOM: Final = 1.25
_WHEEL: Final = 120


class _Library(QObject):
    """Imports what draws charts, once, in a worker thread."""

    _loaded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._begun = False

    def begin(self, then: Callable[[], None]) -> None:
        """Call `then`, a method of a QObject that still exists, as soon as all is imported."""
        self._loaded.connect(then)
        if not self._begun:
            self._begun = True
            QThreadPool.globalInstance().start(self._load)

    def _load(self) -> None:
        importlib.import_module(_CANVAS)
        self._loaded.emit()


_library = cache(_Library)


class Chart(QWidget):
    """Shows a `Plot`; hovering or pressing the arrow keys shows what is at a place.

    A chart that `chooses` has a hairline at its current place; a click, a drag and the arrow keys
    emit `chosen(place)`, and the owner answers with `set_current`. Ctrl + wheel zooms it around the
    pointer; a double click shows all.
    """

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        *,
        heading: bool = False,
        height: int = Size.GRAPH,
        chooses: bool = False,
        inks: Callable[[], Inks] = theme,
    ) -> None:
        super().__init__()
        self.plot = Plot()
        self._height = height
        self._chooses = chooses
        self._inks = inks
        self.current = 0
        """The place with the hairline."""
        self._reading: int | None = None
        self._zoom: Ends | None = None
        self._canvas: Canvas | None = None
        self._stale = True
        self._pause = Throttle(self, self._catch_up, PAUSE_MS)
        self._heading = Label(name, TypeRole.SECTION)
        self._keys = Label("", TypeRole.LABEL, wrap=True, rich=True)
        self._message = Label("", TypeRole.LABEL, Token.TEXT2, wrap=True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = boxes.column(
            self._heading, self._keys, (self._message, 1), of=self, gap=Space.XS
        )
        self._heading.setVisible(heading)  # before it has a parent, it would be a window
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.show_plot(self.plot)
        scaled(self.setMinimumHeight, self._height)

    def show_plot(self, plot: Plot) -> None:
        """Show something else; the zoom stays unless there are fewer places."""
        if len(plot.places) < len(self.plot.places):
            self._zoom = None
        self.plot = plot
        self.current = min(self.current, max(0, len(plot.places) - 1))
        self._reading = None
        self.setAccessibleDescription(plot.words)
        self._message.setText(plot.empty)
        self._show_keys()
        self._catch_up(changed=True)

    def set_current(self, place: int) -> None:
        """Move the hairline; what a zoom shows follows it."""
        self.current = min(max(place, -1), max(0, len(self.plot.places) - 1))
        if self._zoom is not None and self.plot.places:
            low, high = self._zoom
            x = self.plot.places[self.current]
            if not low <= x <= high:
                self._zoom_to(x - (high - low) / 2, high - low)
        self._show_hairs()

    @property
    def across(self) -> Ends:
        """Where the axis at the bottom begins and ends now."""
        axis = self.plot.across
        return self._zoom or (axis.low, max(axis.high, axis.low + 1e-9))

    @property
    def up(self) -> Ends:
        """Where the axis at the left begins and ends now, once it has been drawn."""
        assert self._canvas is not None
        return self._canvas.up

    def point(self, x: float, y: float) -> QPointF:
        """Return where values are in this widget, once it has been drawn."""
        assert self._canvas is not None
        return self._canvas.point(x, y) + QPointF(self._canvas.view.pos())

    def zoom(self, factor: float, around: float) -> None:
        """Show less (a factor above 1) or more of the axis at the bottom, `around` staying put."""
        low, high = self.across
        whole = self.plot.across.high - self.plot.across.low
        span = max((high - low) / factor, min(_FEWEST, whole))
        if span >= whole:
            self._zoom = None
        else:
            self._zoom_to(around - (around - low) / (high - low) * span, span)
        self._fit()

    def show_all(self) -> None:
        """Undo the zoom."""
        self._zoom = None
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(Size.DOCK_MIN), theme().px(self._height))

    # -- events -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._show_keys()
            self._pause.stop()
            self._catch_up(changed=True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self._place_at(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._choose(place)
        if place != self._reading:
            self._read(place, event.globalPosition())

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.show_all()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._read(None, QPointF())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not (self._chooses and event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            event.ignore()  # the page scrolls
            return
        turn = event.angleDelta()
        steps = (turn.y() or turn.x()) / _WHEEL
        if (place := self._place_at(event.position())) is not None:
            self.zoom(_ZOOM**steps, self.plot.places[place])
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.plot.places) - 1
        here = self.current if self._chooses else -1 if self._reading is None else self._reading
        targets = {
            Qt.Key.Key_Left: max(here - 1, 0),
            Qt.Key.Key_Right: min(here + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = targets.get(Qt.Key(event.key()))
        if place is None or last < 0:
            super().keyPressEvent(event)
        elif self._chooses:
            self._choose(place)
        else:
            spot = self.point(self.plot.places[place], sum(self.up) / 2)
            self._read(place, self.mapToGlobal(spot))
            announce(self, self.plot.tip(place))

    def _place_at(self, spot: QPointF) -> int | None:
        """The place nearest to a point on or next to the marks."""
        if self._canvas is None or not self._canvas.view.geometry().contains(spot.toPoint()):
            return None
        x = spot.x() - self._canvas.view.x()
        return self.plot.nearest(self._canvas.value_at(x))

    def _choose(self, place: int | None) -> None:
        if self._chooses and place is not None and place != self.current:
            self.chosen.emit(place)

    def _read(self, place: int | None, spot: QPointF) -> None:
        self._reading = place
        self._show_hairs()
        if place is None:
            QToolTip.hideText()
        else:
            QToolTip.showText(spot.toPoint(), self.plot.tip(place), self)

    def _zoom_to(self, low: float, span: float) -> None:
        axis = self.plot.across
        low = min(max(low, axis.low), axis.high - span)
        self._zoom = (low, low + span)
        self._fit()

    def _show_keys(self) -> None:
        whole = str.maketrans({" ": "\u00a0", "-": "\u2011"})  # no key is broken
        texts = (escape(key.text.translate(whole)) for key in self.plot.keys)
        colours = (theme().hex(key.token) for key in self.plot.keys)
        spans = map('<span style="color:{}">{}</span>'.format, colours, texts)
        self._keys.setText("&nbsp;&nbsp; ".join(spans))
        self._keys.setVisible(bool(self.plot.keys))

    # -- drawing ------------------------------------------------------------------------------

    def _catch_up(self, *, changed: bool = False) -> None:
        """Draw what has changed, unless it is hidden or was drawn a moment ago."""
        self._stale |= changed
        if not self._stale or not self.isVisible() or self._pause.isActive():
            return
        if _CANVAS not in sys.modules:
            _library().begin(self._catch_up)
            return
        self._stale = False
        self._draw()
        self._pause.soon()

    def _draw(self) -> None:
        if self._canvas is None:
            from gui.kit.canvas import Canvas

            self._canvas = Canvas(self, self._inks)
            self._column.addWidget(self._canvas.view, 1)
            self._canvas.view.sigDeviceRangeChanged.connect(self._fit)
        empty = bool(self.plot.empty)
        self._message.setVisible(empty)
        self._canvas.view.setVisible(not empty)
        self._canvas.draw(self.plot)
        self._fit()

    def _fit(self) -> None:
        if self._canvas is not None and not self.plot.empty:
            self._canvas.fit(self.across)
            self._show_hairs()

    def _show_hairs(self) -> None:
        if self._canvas is not None:
            places = self.plot.places
            shown = self._chooses and places and self.current >= 0
            current = places[self.current] if shown else None
            reading = None if self._reading is None else places[self._reading]
            self._canvas.show_hairs(current, reading)
