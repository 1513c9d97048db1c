"""Things on their way over a scene."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from gui.kit.pictures import pictures
from gui.style.motion import finish
from gui.table.spots import Flight


class Flying(QObject):
    """Some flights at a time over a scene, moved by one animation."""

    arrived = Signal()
    """All have arrived, and none of their pictures is left."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene, self._ratio = scene, 1.0
        self._flights: list[tuple[Flight, QGraphicsPixmapItem]] = []
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._fly_on)
        self._motion.finished.connect(self._arrive)

    def __bool__(self) -> bool:
        return bool(self._flights)

    @property
    def keys(self) -> frozenset[Hashable]:
        """The spots whose pictures are not shown meanwhile."""
        return frozenset(flight.hides for flight, _ in self._flights if flight.hides is not None)

    @property
    def landings(self) -> list[int]:
        """When each can be heard to arrive, in ms."""
        return [ms for flight, _ in self._flights if (ms := flight.lands_ms)]

    def start(self, flights: Sequence[Flight], ratio: float) -> None:
        """Let more things fly, painted at this device pixel ratio.

        What is already on its way continues, unless it goes somewhere else now.
        """
        passed = self._motion.currentTime()
        going = [replace(flight, delay_ms=flight.delay_ms - passed) for flight, _ in self._flights]
        known = {(flight.hides, flight.end.getRect()): flight for flight in going}
        elsewhere = {flight.hides for flight in flights} - {None}
        coming = [each for each in going if each.hides not in elsewhere]
        for flight in flights:
            timed = replace(flight, ms=flight.takes_ms)
            same = known.get((flight.hides, flight.end.getRect()))
            coming.append(timed if same is None or flight.hides is None else same)
        self.forget()
        self._ratio = ratio
        self._flights = [(flight, picture_item(self._scene, flight.layer)) for flight in coming]
        ends = (flight.delay_ms + flight.takes_ms for flight in coming)
        self._motion.setDuration(max(ends, default=0))
        self._motion.start()
        self._fly_on()

    def seen(self, key: Hashable) -> QRectF | None:
        """Where the thing of a spot is; None if it is not on its way."""
        for flight, _ in self._flights:
            if flight.hides == key:
                return flight.pose(self._share(flight)).rect
        return None

    def finish(self) -> None:
        """Let everything arrive at once; ``arrived`` is emitted before this returns."""
        finish(self._motion)

    def forget(self) -> None:
        """Drop what is on its way; ``arrived`` is not emitted."""
        self._motion.stop()
        for _, item in self._flights:
            self._scene.removeItem(item)
        self._flights = []

    def _share(self, flight: Flight) -> float:
        """How much of the time of a flight has passed."""
        passed, ms = self._motion.currentTime() - flight.delay_ms, flight.takes_ms
        return min(1.0, max(0.0, passed / ms)) if ms else 1.0

    def _fly_on(self) -> None:
        for flight, item in self._flights:
            share = self._share(flight)
            pose, size = flight.pose(share), flight.painted(share)
            half = QPointF(size.width(), size.height()) / 2
            picture = pictures.picture(
                pose.look, QRectF(QPointF(), size), self._ratio, flight.bleed
            )
            item.setPixmap(picture.pixmap)
            item.setOffset(picture.corner - half)
            turned = QTransform().rotate(pose.degrees)
            across, down = pose.rect.width() / size.width(), pose.rect.height() / size.height()
            item.setTransform(turned.scale(across, down))
            item.setPos(pose.rect.center())
            item.setOpacity(pose.opacity)

    def _arrive(self) -> None:
        self.forget()
        self.arrived.emit()


def picture_item(scene: QGraphicsScene, layer: float) -> QGraphicsPixmapItem:
    """A new item of a scene that shows pictures, smoothly scaled."""
    item = QGraphicsPixmapItem()
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setZValue(layer)
    scene.addItem(item)
    return item
