"""The surface that holds the dice of a game."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter

from gui.style import Size, theme
from gui.style.motion import Motion, pace
from gui.table.dice.layout import LEAST_EDGE, DiceGroup, FrameSpot, TrayShape, fitted, place
from gui.table.dice.painting import CURSOR_GAP, DIE_ROOM, FRAME_ROOM, LIFT, paint_die, paint_frame
from gui.table.dice.rolling import Roll, face_sequence, start_delays
from gui.table.dice.view import PIP_FACES, DieState, DieView, Face
from gui.table.pictures import Look
from gui.table.spots import Flight, Mark, Spot
from gui.table.surface import Surface

_LARGE_UP_TO: Final = 3
_ROW_UP_TO: Final = 6
_UNDER_DICE: Final = -1.0


@dataclass(frozen=True, slots=True)
class DiceTable:
    """Dice in rows on the table and on the shelf above it; keys of the spots are their places.

    Attributes:
        dice: what they show.
        shape: how much the tray usually holds.
        most: the largest edge that dice may have, at 100 %.
        table: which dice lie together; None: all that are not on the shelf, in order.
        shelf: those above the table.
        keyed: the dice that the digit keys mean; None: all in order.
    """

    dice: tuple[DieView, ...]
    shape: TrayShape
    most: float
    table: tuple[DiceGroup, ...] | None = None
    shelf: tuple[DiceGroup, ...] = ()
    keyed: tuple[int, ...] | None = None

    @property
    def ground_look(self) -> Hashable:
        return None

    def ground(self, painter: QPainter, size: QSizeF) -> None:
        """Nothing lies under the dice."""

    @property
    def groups(self) -> tuple[DiceGroup, ...]:
        """The dice on the table."""
        if self.table is not None:
            return self.table
        kept = {die for group in self.shelf for die in group.dice}
        return (DiceGroup(tuple(die for die in range(len(self.dice)) if die not in kept)),)

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        t, shape = theme(), self._fitted(size)
        placed = place(shape, self.groups, self.shelf, size.width() / t.scale).spots
        origin = self._origin(size, shape)
        keyed = range(len(self.dice)) if self.keyed is None else self.keyed
        digits = {die: digit for digit, die in enumerate(keyed)}
        spots = []
        for die, view in enumerate(self.dice):
            at = placed[die]
            edge = round(t.pxf(shape.edge * at.scale))
            middle = origin + QPointF(at.x, at.y) * t.scale
            reach = max(edge, t.px(Size.TARGET))
            spots.append(
                Spot(
                    key=die,
                    rect=QRectF(
                        round(middle.x() - reach / 2), round(middle.y() - reach / 2), reach, reach
                    ),
                    look=look_of(view, edge),
                    name=view.name,
                    tip=view.tip,
                    active=view.active,
                    selected=view.state is DieState.KEPT,
                    place=digits.get(die),
                    bleed=t.pxf(DIE_ROOM),
                    hover=look_of(view, edge, hovered=True),
                    ring=t.pxf(CURSOR_GAP) - (reach - edge) / 2,
                    rise=t.pxf(LIFT),
                    used=view.state is DieState.USED,
                )
            )
        return spots

    def frames(self, size: QSizeF) -> Sequence[FrameSpot]:
        """The frames around groups, from the middle of the table's rows, at 100 %."""
        width = size.width() / theme().scale
        return place(self._fitted(size), self.groups, self.shelf, width).frames

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        t, origin = theme(), self._origin(size, self._fitted(size))
        marks = []
        for frame in self.frames(size):
            corner = origin + QPointF(frame.x, frame.y) * t.scale
            rect = QRectF(corner, QSizeF(frame.width, frame.height) * t.scale)
            look = (paint_frame, frame.label, frame.short, frame.advised)
            marks.append(Mark(rect, look, _UNDER_DICE, t.pxf(FRAME_ROOM)))
        return marks

    def _fitted(self, size: QSizeF) -> TrayShape:
        """The shape with the largest dice for which there is room."""
        scale = theme().scale
        return fitted(self.shape, size.width() / scale, size.height() / scale, self.most)

    def _origin(self, size: QSizeF, shape: TrayShape) -> QPointF:
        """The middle of the table's rows, in pixels."""
        _, top, _, high = shape.bounds()
        above = size.height() // 2 - theme().px(top + high / 2)
        return QPointF(size.width() // 2, above)


def look_of(view: DieView, edge: float, *, hovered: bool = False) -> Look:
    """What the picture of a die is painted from."""
    return (paint_die, replace(view, name="", tip=""), edge, hovered)


class DiceTray(Surface):
    """Shows up to `capacity` dice in rows, as large as there is room.

    * `set_dice(views)` shows dice; place 0 is the first. `roll(views)` shows the same with a roll.
    * `arrange(table, shelf)` says which dice lie together, framed with a label, and which were
      kept on the shelf above (needs `shelf=True`). Without it all dice lie in order on the table.
    * Emits `dieClicked(place)` for dice whose state allows it, and `rollFinished` (as well as
      `landed`) after a roll, but not when dice have only moved.

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
    ) -> None:
        side = edge or (Size.DIE_LARGE if capacity <= _LARGE_UP_TO else Size.DIE)
        per_row = columns or (capacity if capacity <= _ROW_UP_TO else math.ceil(capacity / 2))
        shape = TrayShape(capacity, per_row, side, shelf, framed)
        self._dice = DiceTable((), shape, side * max_zoom)
        self.rolling = False
        super().__init__(QSize(), QSize())
        self.pressed.connect(self._click)
        self.show_table(self._dice)

    @property
    def dice(self) -> tuple[DieView, ...]:
        """What the dice show, at the end of a roll that is running."""
        return self._dice.dice

    @property
    def shown(self) -> DiceTable:
        """What lies in the tray."""
        return self._dice

    def die_rect(self, place_: int) -> QRect:
        """Where a die lies at the end of what moves, in pixels."""
        return self.spot_rect(place_)

    def set_dice(self, views: Sequence[DieView]) -> None:
        """Show dice; a different number of dice also forgets the arrangement.

        Raises ValueError for more dice than the tray's capacity.
        """
        self.finish()
        dice = self._with_dice(views)
        if self.table.flying and dice != self._dice:
            self._move(dice)
        else:
            self._show(dice)

    def set_columns(self, columns: int) -> None:
        """Let the dice lie in rows of so many, if there is room."""
        if columns != self._dice.shape.columns:
            self._show(replace(self._dice, shape=replace(self._dice.shape, columns=columns)))
            self.updateGeometry()

    def set_keyed(self, places: Sequence[int] | None) -> None:
        """Let the keys 1, 2, ... mean the dice at these places; None: all dice in order."""
        self._show(replace(self._dice, keyed=None if places is None else tuple(places)))

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
        if shelf and not self._dice.shape.shelf:
            raise ValueError("This tray has no shelf; make it with shelf=True")
        arranged = replace(
            self._dice, table=None if table is None else tuple(table), shelf=tuple(shelf)
        )
        if not moving:
            self.finish()
            self.table.forget()
            self._show(arranged)
        elif arranged != self._dice:  # otherwise the dice lie there, or are on their way
            self._move(arranged)

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
        self.rolling = True
        places = range(len(views)) if rolled is None else rolled
        self._move(self._with_dice(views), tuple(places), faces)

    def finish(self) -> None:
        """End a roll at its final faces; dice that only move go on."""
        if self.rolling:
            self.table.finish()

    def sizeHint(self) -> QSize:
        return _size(self._dice.shape)

    def minimumSizeHint(self) -> QSize:
        return _size(replace(self._dice.shape, edge=LEAST_EDGE, shelf=False))

    def _with_dice(self, views: Sequence[DieView]) -> DiceTable:
        if len(views) > self._dice.shape.capacity:
            capacity = self._dice.shape.capacity
            raise ValueError(f"{len(views)} dice do not fit into a tray for {capacity}")
        if len(views) == len(self._dice.dice):
            return replace(self._dice, dice=tuple(views))
        return replace(self._dice, dice=tuple(views), table=None, shelf=())

    def _show(self, dice: DiceTable) -> None:
        if dice != self._dice:
            self._dice = dice
            self.show_table(dice)

    def _move(
        self, dice: DiceTable, rolled: Sequence[int] = (), faces: Sequence[Face] = ()
    ) -> None:
        """Let dice roll where they will lie, and the others go there."""
        seen = {die: self.table.seen(die) for die in range(len(dice.dice))}
        self._show(dice)
        delays = dict(zip(rolled, start_delays(len(rolled)), strict=True))
        flights: list[Flight] = []
        for die, view in enumerate(dice.dice):
            spot, start = self.table.spots[die], seen[die]
            look = spot.look or ()
            if die in delays:
                shown = face_sequence(faces, view.face, die) if view.face is not None else ()
                moving = replace(view, state=DieState.READY, advice=None, typed=False)
                looks = [look_of(replace(moving, face=face), look[2]) for face in shown]
                flights.append(
                    Roll(
                        spot.rect,
                        spot.rect,
                        (*looks, look),
                        die,
                        spot.bleed,
                        pace().ms(Motion.ROLL),
                        delays[die],
                    )
                )
            elif start is not None and start != spot.rect:
                flights.append(Flight(start, spot.rect, (look,), die, spot.bleed))
        self.table.fly(flights)

    def _land(self) -> None:
        rolled, self.rolling = self.rolling, False
        if rolled:
            self.rollFinished.emit()
            super()._land()

    def _click(self, die: int) -> None:
        if self._dice.dice[die].active:
            self.dieClicked.emit(die)


def _size(shape: TrayShape) -> QSize:
    _, _, width, height = shape.bounds()
    return QSize(theme().px(width), theme().px(height))
