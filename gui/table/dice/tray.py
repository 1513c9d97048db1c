"""The view that holds the dice of a game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QLineF,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QSizePolicy,
    QWidget,
)

from gui.kit.accessible_board import BoardAccess, CellView
from gui.kit.key_cues import KeyCue
from gui.style import Size, theme
from gui.style.motion import Motion, animate, finish, pace, stop
from gui.table.dice.frame import GroupFrame
from gui.table.dice.item import DieItem
from gui.table.dice.layout import (
    LEAST_EDGE,
    DiceGroup,
    FrameSpot,
    Spot,
    TrayShape,
    fitted,
    place,
)
from gui.table.dice.rolling import start_delays
from gui.table.dice.view import PIP_FACES, DieState, DieView, Face

_LARGE_UP_TO: Final = 3
_ROW_UP_TO: Final = 6
_PLACE_KEYS: Final = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
_PLACE_NAMES: Final = "1234567890"
_STEPS: Final = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class DiceTray(QGraphicsView):
    """Shows up to `capacity` dice in rows, as large as there is room, without scroll bars.

    * `set_dice(views)` shows dice; place 0 is the first. `roll(views)` shows the same with a roll.
    * `arrange(table, shelf)` says which dice lie together, framed with a label, and which were
      kept on the shelf above (needs `shelf=True`). Without it all dice lie in order on the table.
    * Emits `dieClicked(place)` for dice whose state allows it: by mouse, by Space or Enter on the
      keyboard cursor (arrow keys), by the keys 1 to 9 and 0. Emits `rollFinished` after a roll.

    Input during a roll ends the roll first. `edge` defaults to 64 for up to three dice, 52 for
    more; `max_zoom` lets the dice grow when there is room.
    """

    dieClicked = Signal(int)  # noqa: N815 - Qt's way of naming signals
    rollFinished = Signal()  # noqa: N815

    def __init__(
        self,
        capacity: int,
        *,
        shelf: bool = False,
        framed: bool = False,
        edge: int | None = None,
        columns: int | None = None,
        max_zoom: float = 1.0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        side = edge or (Size.DIE_LARGE if capacity <= _LARGE_UP_TO else Size.DIE)
        per_row = columns or (capacity if capacity <= _ROW_UP_TO else math.ceil(capacity / 2))
        self._usual = TrayShape(capacity, per_row, side, shelf, framed)
        self._shape = self._usual
        self._most = side * max_zoom
        self._items: list[DieItem] = []
        self._frames: dict[FrameSpot, GroupFrame] = {}
        self._table: tuple[DiceGroup, ...] | None = None
        self._shelf: tuple[DiceGroup, ...] = ()
        self._width = math.inf
        self._roll: QParallelAnimationGroup | None = None
        self._cursor: int | None = None
        self._keyed: tuple[int, ...] | None = None
        self.setScene(QGraphicsScene(self))
        self._set_up_view()
        self._access = BoardAccess(self, lambda: len(self._items), self._describe)
        theme().follow(self.apply_theme)

    @property
    def dice(self) -> tuple[DieView, ...]:
        """What the dice show, at the end of a roll that is running."""
        return tuple(item.view for item in self._items)

    @property
    def rolling(self) -> bool:
        """Whether a roll is running."""
        return self._roll is not None

    @property
    def cursor_place(self) -> int | None:
        """Place of the die under the keyboard cursor."""
        return self._cursor

    def item(self, place_: int) -> DieItem:
        """Return the graphics item of a die."""
        return self._items[place_]

    def die_rect(self, place_: int) -> QRect:
        """Return where a die lies, in pixels of the viewport (key cues, coach)."""
        item = self._items[place_]
        return self.mapFromScene(item.mapRectToScene(item.body())).boundingRect()

    def set_dice(self, views: Sequence[DieView]) -> None:
        """Show dice; a different number of dice also forgets the arrangement.

        Raises ValueError for more dice than the tray's capacity.
        """
        self.finish()
        self._fit_number(views)
        for item, view in zip(self._items, views, strict=True):
            item.set_view(view)
        self._settle_cursor()
        self._access.refresh()

    def set_columns(self, columns: int) -> None:
        """Let the dice lie in rows of so many, if there is room."""
        if columns != self._usual.columns:
            self._usual = replace(self._usual, columns=columns)
            self.apply_theme()

    def set_keyed(self, places: Sequence[int] | None) -> None:
        """Let the keys 1, 2, ... mean the dice at these places; None: all dice in order."""
        self._keyed = None if places is None else tuple(places)

    def key_cues(self) -> list[KeyCue]:
        """Return the keys of the dice that may be used now, in coordinates of the tray."""
        return [
            KeyCue(self.die_rect(number), name)
            for number, name in zip(self._key_places(), _PLACE_NAMES, strict=False)
            if self._items[number].view.active
        ]

    def arrange(
        self,
        table: Sequence[DiceGroup] | None = None,
        shelf: Sequence[DiceGroup] = (),
        *,
        moving: bool = True,
    ) -> None:
        """Move dice to new places, at once without `moving`: groups on the table and on the shelf.

        Without `table`, all dice that are not on the shelf lie on the table in order. Raises
        ValueError when a die is named twice or a group is on the shelf of a tray without one.
        """
        groups = (*(table or ()), *shelf)
        named = [die for group in groups for die in group.dice]
        if len(named) != len(set(named)):
            raise ValueError(f"A die can lie in one place only, but the groups are {groups}")
        if shelf and not self._usual.shelf:
            raise ValueError("This tray has no shelf; make it with shelf=True")
        arrangement = (None if table is None else tuple(table), tuple(shelf))
        if moving and arrangement == (self._table, self._shelf):
            return  # the dice lie there, or are on their way
        self._table, self._shelf = arrangement
        self._lay_out(moving=moving)

    def roll(
        self,
        views: Sequence[DieView],
        rolled: Sequence[int] | None = None,
        faces: Sequence[Face] = PIP_FACES,
    ) -> None:
        """Show dice after a roll of the places `rolled` (all without it).

        `faces` are the faces these dice have. `rollFinished` comes after the last die has settled;
        at once when motion is off.
        """
        self.finish()
        self._fit_number(views)
        if pace().ms(Motion.ROLL) == 0:
            self.set_dice(views)
            self.rollFinished.emit()
            return
        places = list(range(len(views))) if rolled is None else list(rolled)
        group = QParallelAnimationGroup(self)
        delays = dict(zip(places, start_delays(len(places)), strict=True))
        for number, (item, view) in enumerate(zip(self._items, views, strict=True)):
            if number in delays:
                lane = QSequentialAnimationGroup(group)
                lane.addAnimation(QPauseAnimation(delays[number], lane))
                lane.addAnimation(item.make_roll(view, number, faces))
            else:
                item.set_view(view)
        self._roll = group
        group.finished.connect(self._rolled)
        group.start()
        pace().track(group)

    def finish(self) -> None:
        """End a running roll at its final faces."""
        if self._roll is not None:
            finish(self._roll)

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        self._fit(anew=True)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return _size(self._usual)

    def minimumSizeHint(self) -> QSize:
        return _size(replace(self._usual, edge=LEAST_EDGE, shelf=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()
        self._show_cursor(shown=False)
        super().mousePressEvent(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.finish()
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._step_cursor(_STEPS[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._click(self._cursor):
                event.ignore()
        elif key in _PLACE_KEYS:
            if not self._click_key(_PLACE_KEYS.index(key)):
                event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        keyboard = self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if keyboard and self._cursor is None and self._items:
            self._cursor = 0
        self._show_cursor(shown=keyboard)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor(shown=False)

    def _set_up_view(self) -> None:
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(off)
        self.setVerticalScrollBarPolicy(off)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        self.viewport().setAutoFillBackground(False)

    def _fit(self, *, anew: bool = False) -> None:
        """Choose the size of the dice for the room there is; everything else keeps its size."""
        room, scale = self.viewport().size(), theme().scale
        width, height = room.width() / scale, room.height() / scale
        shape = fitted(self._usual, width, height, self._most)
        _, top, _, high = shape.bounds()
        middle = theme().px(top + high / 2)
        left, up = -(room.width() // 2), middle - room.height() // 2
        self.setSceneRect(QRectF(left, up, room.width(), room.height()))
        if anew or shape != self._shape or width != self._width:
            self._shape, self._width = shape, width
            for item in self._items:
                item.set_edge(shape.edge)
            self._lay_out(moving=False, anew=anew)

    def _fit_number(self, views: Sequence[DieView]) -> None:
        if len(views) > self._shape.capacity:
            raise ValueError(f"{len(views)} dice do not fit into a tray for {self._shape.capacity}")
        if len(views) == len(self._items):
            return
        while len(self._items) > len(views):
            self.scene().removeItem(self._items.pop())
        while len(self._items) < len(views):
            item = DieItem(views[len(self._items)], self._shape.edge)
            item.clicked.connect(partial(self.dieClicked.emit, len(self._items)))
            self.scene().addItem(item)
            self._items.append(item)
        self._table, self._shelf = None, ()
        self._lay_out(moving=False)

    def _lay_out(self, *, moving: bool, anew: bool = False) -> None:
        placement = place(self._shape, self._table_groups(), self._shelf, self._width)
        for number, spot in placement.spots.items():
            if number < len(self._items):
                _move(self._items[number], spot, moving=moving)
        self._set_frames(placement.frames, anew=anew)

    def _table_groups(self) -> tuple[DiceGroup, ...]:
        if self._table is not None:
            return self._table
        kept = {die for group in self._shelf for die in group.dice}
        return (DiceGroup(tuple(die for die in range(len(self._items)) if die not in kept)),)

    def _set_frames(self, frames: Sequence[FrameSpot], *, anew: bool) -> None:
        for gone in set(self._frames) - set(frames):
            self.scene().removeItem(self._frames.pop(gone))
        for spot in frames:
            if spot in self._frames:
                if anew:
                    self._frames[spot].apply_theme()
            else:
                frame = GroupFrame(spot)
                self.scene().addItem(frame)
                self._frames[spot] = frame
                frame.appear()

    def _rolled(self) -> None:
        group, self._roll = self._roll, None
        if group is not None:
            group.deleteLater()
            self._access.refresh()
            self.rollFinished.emit()

    def _describe(self, number: int) -> CellView:
        view = self._items[number].view
        return CellView(view.name, self.die_rect(number), view.active, view.state is DieState.KEPT)

    def _click(self, place_: int | None) -> bool:
        if place_ is None or place_ >= len(self._items) or not self.dice[place_].active:
            return False
        self.dieClicked.emit(place_)
        return True

    def _key_places(self) -> Sequence[int]:
        return range(len(self._items)) if self._keyed is None else self._keyed

    def _click_key(self, number: int) -> bool:
        places = self._key_places()
        return number < len(places) and self._click(places[number])

    def _step_cursor(self, direction: QPointF) -> None:
        if not self._items:
            return
        if self._cursor is None:
            self._cursor = 0
        else:
            self._cursor = self._neighbour(self._cursor, direction)
        self._show_cursor(shown=True)

    def _neighbour(self, start: int, direction: QPointF) -> int:
        """Return the nearest die in a direction, or the same die at the border."""
        best, least = start, math.inf
        for number, item in enumerate(self._items):
            way = QLineF(self._items[start].pos(), item.pos())
            ahead = QPointF.dotProduct(way.p2() - way.p1(), direction)
            aside = way.length() ** 2 - ahead**2
            if number != start and ahead > aside**0.5 * 0.9 and way.length() < least:
                best, least = number, way.length()
        return best

    def _settle_cursor(self) -> None:
        if self._cursor is not None and self._cursor >= len(self._items):
            self._cursor = len(self._items) - 1 if self._items else None

    def _show_cursor(self, *, shown: bool) -> None:
        self._access.focus_cell(self._cursor if shown else None)
        for number, item in enumerate(self._items):
            item.set_cursor(shown and number == self._cursor)


def _size(shape: TrayShape) -> QSize:
    _, _, width, height = shape.bounds()
    return QSize(theme().px(width), theme().px(height))


def _move(item: DieItem, spot: Spot, *, moving: bool) -> None:
    """Bring a die to its spot; a die that stands there stays, whatever was moving it away."""
    t = theme()
    end = QPointF(t.pxf(spot.x), t.pxf(spot.y))
    way = QLineF(item.pos(), end).length()
    duration = pace().move_ms(way) if moving else 0
    if duration == 0 or (way == 0 and item.scale() == spot.scale):
        stop(item, "pos")
        stop(item, "scale")
        item.setPos(end)
        item.setScale(spot.scale)
        return
    animate(item, "pos", end, Motion.MOVE, duration)
    animate(item, "scale", spot.scale, Motion.MOVE, duration)
