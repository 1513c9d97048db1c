"""A view that shows its whole scene, or a part of it larger."""

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy

from gui.kit.throttle import Throttle

MOST_ZOOM: Final = 4.0
_NOTCH: Final = 120
STEP: Final = 1.2
_REST_MS: Final = 150
"""How long after the last turn of the wheel everything is drawn sharply again."""


class ZoomView(QGraphicsView):
    """Ctrl and the wheel zoom around the pointer; without scroll bars, a wheel alone scrolls."""

    zoomed = Signal()
    """The zoom has come to rest: what is scaled can be drawn sharply."""

    def __init__(self) -> None:
        super().__init__()
        self._rest = Throttle(self, self.zoomed.emit, _REST_MS)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def zoom(self) -> float:
        """How much larger than fitted everything is shown: 1 to ``MOST_ZOOM``."""
        return self.transform().m11()

    def zoom_by(self, factor: float) -> None:
        """Show everything larger or smaller around the pointer."""
        zoom = min(max(self.zoom * factor, 1.0), MOST_ZOOM)
        self.setTransform(QTransform.fromScale(zoom, zoom))
        self._rest.once_quiet()

    def fit(self) -> None:
        """Show the whole table."""
        self._rest.stop()
        self.resetTransform()
        self.zoomed.emit()

    def pan(self, way: QPoint) -> None:
        """Move what is shown by a number of pixels."""
        for bar, step in (
            (self.horizontalScrollBar(), way.x()),
            (self.verticalScrollBar(), way.y()),
        ):
            bar.setValue(bar.value() - step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(STEP ** (event.angleDelta().y() / _NOTCH))
            event.accept()
        elif self.zoom > 1.0:
            super().wheelEvent(event)
        else:
            event.ignore()
