"""What a surface shows: spots, marks, what flies, what is held, the ring, key cues."""

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from gui.kit.paint import box
from gui.kit.pictures import Look, pictures
from gui.kit.words import draw_words
from gui.style import Radius, Space, Token, TypeRole, theme
from gui.style.motion import Motion, pace
from gui.table.flying import Flying, picture_item
from gui.table.instruments import paint_dial, swings
from gui.table.materials import Backdrop, paint_backdrop, paint_light
from gui.table.spots import Flight, Mark, Spot, Tabletop

_ABOVE: Final = 1_000.0
"""Things fly in this layer; what is held, key cues, and the ring are above it."""
_MOST_GROUND: Final = 16_000_000
"""Maximum number of pixels of the ground; a zoomed ground that needs more is scaled."""
_CUE_HEIGHT: Final = TypeRole.LABEL.line + 2
_RING: Final = 3.0


@dataclass(frozen=True, slots=True)
class _Shown:
    """What an item shows."""

    look: Look
    rect: tuple[float, float, float, float]
    layer: float
    bleed: float
    ratio: float
    waits_for: frozenset[Hashable]

    @classmethod
    def of(cls, thing: Spot | Mark, ratio: float) -> "_Shown":
        """What shows a spot or mark at a device pixel ratio."""
        r = thing.rect
        sides = r.x(), r.y(), r.width(), r.height()
        waits = thing.waits_for if isinstance(thing, Mark) else frozenset((thing.key,))
        return cls(thing.look or (), sides, thing.layer, thing.bleed, ratio, waits)


class TableScene(QGraphicsScene):
    """Shows one `Tabletop` after another and changes only what differs.

    ``on`` is the color under the ground.
    """

    landed = Signal()
    """Everything that flew has arrived."""

    def __init__(self, on: Token, parent: QObject) -> None:
        super().__init__(parent)
        self._on = on
        self._ratio = 1.0
        self._shown: dict[Hashable, _Shown] = {}
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._ground_look: Hashable = None
        self._ground: QPixmap | None = None
        self._paint_ground: Callable[[], QPixmap] | None = None
        self.under: tuple[Backdrop, QRect] | None = None
        """The backdrop under this table, and where it is; takes effect when a table is shown."""
        self._held: tuple[Hashable, QGraphicsPixmapItem, QPointF] | None = None
        self._cues: list[QGraphicsPixmapItem] = []
        self.spots: Mapping[Hashable, Spot] = {}
        self._hovered: Hashable | None = None
        self.still = False
        """Whether things are at once where they belong, because another position is shown."""
        self._flying, self._stirring = Flying(self), Flying(self)
        self._flying.arrived.connect(self._arrived)
        self._stirring.arrived.connect(self._hide_moving)
        self._ring = QGraphicsRectItem()
        self._ring.setZValue(_ABOVE + 3)
        self._ring.hide()
        self.addItem(self._ring)

    # -- what is there ----------------------------------------------------------------------

    def show_table(self, tabletop: Tabletop, size: QSizeF, ratio: float, zoom: float) -> None:
        """Show a table on a surface of this size, at this device pixel ratio and zoom."""
        self._ratio = ratio * zoom
        spots, before = tabletop.spots(size), self.spots
        self.spots = {spot.key: spot for spot in spots}
        shown: dict[Hashable, _Shown] = {}
        for spot in spots:
            if spot.look is not None:
                shown[spot.key] = _Shown.of(spot, self._ratio)
        for mark in tabletop.marks(size):
            what = _Shown.of(mark, self._ratio)
            shown[what] = what
        self._shown, shown_before = shown, self._shown
        self._show_items(shown_before)
        self._show_ground(tabletop, size, ratio)
        if self._held is not None and self._held[0] not in self.spots:
            self.let_go()
        self._stir(before)

    def forget_pictures(self) -> None:
        """Paint everything again when the table is shown again: the theme has changed."""
        self._ground_look = None
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()

    def _show_items(self, before: Mapping[Hashable, _Shown]) -> None:
        for key in self._items.keys() - self._shown.keys():
            self.removeItem(self._items.pop(key))
        for key, what in self._shown.items():
            if key not in self._items:
                self._items[key] = picture_item(self, what.layer)
                self._show_item(key)
            elif before.get(key) != what:
                self._show_item(key)
        self._hide_moving()

    def _show_item(self, key: Hashable) -> None:
        what, item, spot = self._shown[key], self._items[key], self.spots.get(key)
        look = what.look
        if spot is not None and key == self._hovered and spot.hover is not None:
            look = spot.hover
        picture = pictures.picture(look, QRectF(*what.rect), what.ratio, what.bleed)
        item.setPixmap(picture.pixmap)
        item.setPos(picture.corner)
        item.setZValue(what.layer)

    def hover(self, key: Hashable | None) -> None:
        """Show which spot the pointer is over."""
        before, self._hovered = self._hovered, key
        for each in {before, key} if before != key else ():
            if each in self._items:
                self._show_item(each)

    def _hide_moving(self) -> None:
        """Hide the pictures of spots whose things fly or are held, and what waits for them."""
        moving = {*self._flying.keys, *self._stirring.keys}
        if self._held is not None:
            moving.add(self._held[0])
        for key, item in self._items.items():
            item.setVisible(moving.isdisjoint(self._shown[key].waits_for))

    def _show_ground(self, tabletop: Tabletop, size: QSizeF, ratio: float) -> None:
        most = math.sqrt(_MOST_GROUND / max(1.0, size.width() * size.height()))
        ratio = max(ratio, min(self._ratio, most))
        place = None if self.under is None else (self.under[0], self.under[1].getRect())
        look = (tabletop.ground_look, size.width(), size.height(), ratio, place)
        if look != self._ground_look:
            self._ground_look, self._ground = look, None
            self._paint_ground = partial(self._painted_ground, tabletop, size, ratio, self.under)
            self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def _painted_ground(
        self, tabletop: Tabletop, size: QSizeF, ratio: float, under: tuple[Backdrop, QRect] | None
    ) -> QPixmap:
        pixmap = QPixmap((size * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(theme().color(self._on))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if under is None:
            tabletop.ground(painter, size)
        else:
            backdrop, whole = under
            painter.translate(whole.topLeft())
            paint_backdrop(painter, QSizeF(whole.size()), backdrop)
            painter.translate(-whole.topLeft())
            tabletop.ground(painter, size)
            painter.translate(whole.topLeft())
            if backdrop.lit:
                paint_light(painter, QSizeF(whole.size()))
        painter.end()
        return pixmap

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        # Only now: while a page is laid out, a table has many sizes that nobody sees.
        if self._ground is None and self._paint_ground is not None:
            self._ground = self._paint_ground()
        if self._ground is None:
            painter.fillRect(rect, theme().color(self._on))
        else:
            painter.drawPixmap(QPointF(0, 0), self._ground)

    # -- what flies ---------------------------------------------------------------------------

    @property
    def flying(self) -> bool:
        """Whether anything is on its way that a board waits for."""
        return bool(self._flying)

    @property
    def landings(self) -> list[int]:
        """When each thing on its way can be heard to arrive, in ms."""
        return sorted((*self._flying.landings, *self._stirring.landings))

    def fly(self, flights: Sequence[Flight]) -> None:
        """Let more things fly, then emit ``landed``: before this returns if motion is off."""
        self._stirring.forget()
        self._flying.start(() if self.still else flights, self._ratio)
        self._hide_moving()

    def fade(self, flights: Sequence[Flight]) -> None:
        """Let things fly or fade away that a board doesn't wait for."""
        self._stirring.start(flights, self._ratio)
        self._hide_moving()

    def seen(self, key: Hashable) -> QRectF | None:
        """Where the thing of a spot is seen now: on its way, or where it is."""
        spot = self.spots.get(key)
        return self._flying.seen(key) or (None if spot is None else spot.rect)

    def finish(self) -> None:
        """Let everything arrive at once; ``landed`` is emitted before this returns."""
        self._stirring.finish()
        self._flying.finish()

    def _arrived(self) -> None:
        self._hide_moving()
        self.landed.emit()

    def _stir(self, before: Mapping[Hashable, Spot]) -> None:
        """Raise what is picked up, lower what is put back, and fade what is used."""
        stirred = list(_stirred(before, self.spots.values(), {self.held, *self._flying.keys}))
        if stirred and not self.still:
            self._stirring.start(stirred, self._ratio)
            self._hide_moving()

    # -- what is held -------------------------------------------------------------------------

    @property
    def held(self) -> Hashable | None:
        """Key of the spot that is dragged; None if none is."""
        return None if self._held is None else self._held[0]

    def hold(self, spot: Spot, grip: QPointF) -> None:
        """Pick up the picture of a spot at a point of it."""
        there, item = self._items.get(spot.key), picture_item(self, _ABOVE + 1)
        if there is not None:
            item.setPixmap(there.pixmap())
            self._held = spot.key, item, there.pos() - grip
        else:
            self._held = spot.key, item, spot.rect.topLeft() - grip
        self._hide_moving()
        self.carry(grip)

    def carry(self, point: QPointF) -> None:
        """Move what is held so that its grip is at a point."""
        if self._held is not None:
            self._held[1].setPos(point + self._held[2])

    def let_go(self) -> None:
        """Let go of what is held; its picture returns to its place."""
        if self._held is not None:
            self.removeItem(self._held[1])
            self._held = None
            self._hide_moving()

    # -- ring and key cues --------------------------------------------------------------------

    def show_ring(self, spot: Spot | None) -> None:
        """Show the ring of the keyboard inside a spot, or none."""
        self._ring.setVisible(spot is not None)
        if spot is not None:
            width = max(theme().pxf(_RING), theme().ring())
            pen = QPen(theme().color(Token.ACCENT), width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            self._ring.setPen(pen)
            inset = width / 2 - spot.ring
            self._ring.setRect(spot.rect.adjusted(inset, inset, -inset, -inset))

    def show_cues(self, place_key: Callable[[int], str] | None) -> None:
        """Show the names of the keys that press spots; None takes them away."""
        for item in self._cues:
            self.removeItem(item)
        self._cues = []
        if place_key is None:
            return
        metrics, height = QFontMetricsF(theme().font(TypeRole.LABEL)), theme().pxf(_CUE_HEIGHT)
        for spot in self.spots.values():
            text = spot.cue if spot.place is None else place_key(spot.place)
            if text and spot.active:
                width = max(height, metrics.horizontalAdvance(text) + theme().pxf(Space.S))
                rect = QRectF(spot.rect.topLeft(), QSizeF(width, height))
                picture = pictures.picture((_paint_key, text), rect, self._ratio)
                item = picture_item(self, _ABOVE + 2)
                item.setPixmap(picture.pixmap)
                item.setPos(picture.corner)
                self._cues.append(item)


def _stirred(
    before: Mapping[Hashable, Spot], spots: Iterable[Spot], busy: set[Hashable]
) -> Iterator[Flight]:
    for spot in spots:
        old, look, rect = before.get(spot.key), spot.look, spot.rect
        if old is None or old.rect != rect or look is None or spot.key in busy:
            continue
        if look[0] is paint_dial and old.look and (looks := swings(old.look[1], *look[1:])):
            ms = pace().ms(Motion.BAR)
            yield Flight(rect, rect, looks, spot.key, spot.bleed, ms, layer=spot.layer)
        if spot.rise and old.selected != spot.selected:
            start = rect.translated(0, spot.rise if spot.selected else -spot.rise)
            ms = pace().ms(Motion.HOVER)
            yield Flight(start, rect, (look,), spot.key, spot.bleed, ms)
        elif spot.used and not old.used and old.look is not None:
            ms = pace().ms(Motion.USED)
            yield Flight(rect, rect, (old.look,), None, spot.bleed, ms, fades_from=0.0)


def _paint_key(painter: QPainter, rect: QRectF, name: str) -> None:
    t = theme()
    box(painter, rect, t.pxf(Radius.INNER), t.color(Token.RAISED), t.color(Token.LINE_STRONG))
    draw_words(painter, rect, name, t.font(TypeRole.LABEL), t.color(Token.TEXT))
