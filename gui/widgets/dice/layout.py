"""Where dice lie in a tray: rows on the table, the shelf of kept dice, frames around groups.

All lengths are pixels at 100 % user scale. The origin is the middle of the table's rows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gui.theme import Size

GAP: Final = 20.0  # between dice; leaves room for two rings
FRAME_PADDING: Final = 10.0
LABEL_HEIGHT: Final = 18.0
SHELF_DISTANCE: Final = 48.0

_SHELF_GAP: Final = 10.0
_GROUP_GAP: Final = 16.0
_ROW_GAP: Final = 24.0
_FRAMED_ROW_GAP: Final = 44.0
_MARGIN: Final = 24.0


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """Dice (by place) that lie together; with a label they are framed ("3 × 4 = 400").

    The frame of a group that the adviser means has the adviser's colour.
    """

    dice: tuple[int, ...]
    label: str = ""
    advised: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Centre and size factor of a die."""

    x: float
    y: float
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class FrameSpot:
    """Rectangle and label of a frame, and whether the adviser means it."""

    x: float
    y: float
    width: float
    height: float
    label: str
    advised: bool = False


@dataclass(frozen=True, slots=True)
class Placement:
    """Spot of each die by its place, and the frames."""

    spots: dict[int, Spot]
    frames: tuple[FrameSpot, ...]


@dataclass(frozen=True, slots=True)
class TrayShape:
    """How much a tray holds: up to `capacity` dice in rows of at most `columns`.

    `shelf` adds room for kept dice above; `framed` leaves room for frames with labels on the table.
    """

    capacity: int
    columns: int
    edge: float
    shelf: bool = False
    framed: bool = False

    @property
    def rows(self) -> int:
        """Number of rows on the table."""
        return math.ceil(self.capacity / self.columns)

    @property
    def row_step(self) -> float:
        """Distance of two rows."""
        return self.edge + (_FRAMED_ROW_GAP if self.framed else _ROW_GAP)

    @property
    def shelf_y(self) -> float:
        """Middle of the shelf."""
        return self._table_top() - SHELF_DISTANCE - Size.DIE_COMPACT / 2

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, width and height of everything the tray may hold."""
        width = self.columns * (self.edge + GAP) - GAP
        top = self._table_top()
        if self.framed:
            width += self.columns * (2 * FRAME_PADDING + _GROUP_GAP - GAP) + GAP - _GROUP_GAP
            top -= LABEL_HEIGHT
        bottom = -self._table_top()
        if self.shelf:
            kept = self.capacity * (Size.DIE_COMPACT + _SHELF_GAP)
            groups = math.ceil(self.capacity / 2) * (2 * FRAME_PADDING + _GROUP_GAP)
            width = max(width, kept + groups)
            top = self.shelf_y - Size.DIE_COMPACT / 2 - LABEL_HEIGHT
        width += 2 * _MARGIN
        return -width / 2, top - _MARGIN, width, bottom - top + 2 * _MARGIN

    def _table_top(self) -> float:
        return -(self.edge + (self.rows - 1) * self.row_step) / 2


def place(shape: TrayShape, table: Sequence[DiceGroup], shelf: Sequence[DiceGroup]) -> Placement:
    """Return where the groups on the table and on the shelf lie."""
    spots: dict[int, Spot] = {}
    frames: list[FrameSpot] = []
    lines = _split(table, shape.columns)
    for number, line in enumerate(lines):
        y = (number - (len(lines) - 1) / 2) * shape.row_step
        _place_line(_Line(line, y, shape.edge, GAP, 1.0), spots, frames)
    scale = Size.DIE_COMPACT / shape.edge
    _place_line(_Line(shelf, shape.shelf_y, Size.DIE_COMPACT, _SHELF_GAP, scale), spots, frames)
    return Placement(spots, tuple(frames))


@dataclass(frozen=True, slots=True)
class _Line:
    """Groups side by side around the middle: height, edge, gap and size factor of the dice."""

    groups: Sequence[DiceGroup]
    y: float
    edge: float
    gap: float
    scale: float

    def width_of(self, group: DiceGroup) -> float:
        count = len(group.dice)
        return count * self.edge + (count - 1) * self.gap + 2 * self.padding(group)

    def padding(self, group: DiceGroup) -> float:
        return FRAME_PADDING if group.label else 0.0

    def gap_after(self, first: DiceGroup, second: DiceGroup) -> float:
        return _GROUP_GAP if first.label or second.label else self.gap


def _split(groups: Sequence[DiceGroup], columns: int) -> list[list[DiceGroup]]:
    """Break groups into as few lines as `columns` dice in each allow, as even as the groups allow.

    Groups without a label may be torn apart, framed groups stay together: for their sake a line may
    become longer than `columns`.
    """
    parts = _parts(groups)
    total = sum(len(part.dice) for part in parts)
    rows = max(1, math.ceil(total / columns))
    lines = [parts]
    for longest in range(math.ceil(total / rows), total):
        filled = _fill(parts, longest)
        if len(filled) <= rows:
            lines = filled
            break
    return lines


def _fill(parts: Sequence[DiceGroup], longest: int) -> list[list[DiceGroup]]:
    """Fill lines with at most `longest` dice one after the other; a larger part fills its own."""
    lines: list[list[DiceGroup]] = [[]]
    room = longest
    for part in parts:
        if len(part.dice) > room and lines[-1]:
            lines.append([])
            room = longest
        lines[-1].append(part)
        room -= len(part.dice)
    return lines


def _parts(groups: Sequence[DiceGroup]) -> list[DiceGroup]:
    parts: list[DiceGroup] = []
    for group in groups:
        if group.label:
            parts.append(group)
        else:
            parts.extend(DiceGroup((die,)) for die in group.dice)
    return parts


def _place_line(line: _Line, spots: dict[int, Spot], frames: list[FrameSpot]) -> None:
    groups = [group for group in line.groups if group.dice]
    gaps = [0.0, *(line.gap_after(*pair) for pair in pairwise(groups))]
    x = -(sum(map(line.width_of, groups)) + sum(gaps)) / 2
    for group, gap in zip(groups, gaps, strict=False):  # without groups one gap is left over
        x += gap
        padding = line.padding(group)
        if group.label:
            height = line.edge + 2 * padding
            top, width = line.y - height / 2, line.width_of(group)
            frames.append(FrameSpot(x, top, width, height, group.label, group.advised))
        for number, die in enumerate(group.dice):
            middle = x + padding + line.edge / 2 + number * (line.edge + line.gap)
            spots[die] = Spot(middle, line.y, line.scale)
        x += line.width_of(group)
