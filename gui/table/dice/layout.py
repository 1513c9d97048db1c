"""Where dice lie in a tray: rows on the table, the shelf of kept dice, frames around groups.

All lengths are pixels at 100 % user scale. The origin is the middle of the table's rows. Dice grow
and shrink with the room of the tray; what is written beside them keeps its size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from gui.style import Size

LABEL_HEIGHT: Final = 18.0
SHELF_SCALE: Final = Size.DIE_COMPACT / Size.DIE
LEAST_EDGE: Final = 14.0

_USUAL: Final = float(Size.DIE)
_GAP: Final = 20.0  # between dice; leaves room for two rings
_LEAST_GAP: Final = 14.0
_FRAME_PADDING: Final = 10.0
_LEAST_PADDING: Final = 7.0
_SHELF_DISTANCE: Final = 48.0
_LEAST_SHELF_DISTANCE: Final = 30.0
_SHELF_GAP: Final = 10.0
_LEAST_SHELF_GAP: Final = 4.0
_GROUP_GAP: Final = 16.0
_LEAST_GROUP_GAP: Final = 10.0
_ROW_GAP: Final = 24.0
_FRAMED_ROW_GAP: Final = 44.0
_LEAST_FRAMED_ROW_GAP: Final = 2 * _LEAST_PADDING + LABEL_HEIGHT
_MARGIN: Final = 12.0
_LEAST_MARGIN: Final = 8.0  # leaves room for the rings around dice
_LEAST_FRAMED_MARGIN: Final = 4.0
_GRID: Final = 8
_MOST_FRAMES: Final = 3
"""So many frames in a row have room at the size that the tray chooses; more make dice smaller."""


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """Dice (by place) that lie together; with a label they are framed ("3 × 4 = 400").

    `short` stands for the label where there is no room for it. The frame of a group that the
    adviser means has the adviser's colour.
    """

    dice: tuple[int, ...]
    label: str = ""
    advised: bool = False
    short: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """Centre and size factor of a die."""

    x: float
    y: float
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class FrameSpot:
    """Rectangle of a frame, its label in full and short, and whether the adviser means it."""

    x: float
    y: float
    width: float
    height: float
    label: str
    short: str = ""
    advised: bool = False


@dataclass(frozen=True, slots=True)
class Placement:
    """Spot of each die by its place, and the frames."""

    spots: dict[int, Spot]
    frames: tuple[FrameSpot, ...]


@dataclass(frozen=True, slots=True)
class TrayShape:
    """How much a tray holds: up to `capacity` dice of an edge length in rows of `columns`.

    `shelf` adds room for kept dice above; without it they lie first on the table. `framed` leaves
    room for frames with labels on the table.
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
    def gap(self) -> float:
        """Room between two dice."""
        return self._sized(_GAP, _LEAST_GAP)

    @property
    def group_gap(self) -> float:
        """Room between two frames, or a frame and a die."""
        return self._sized(_GROUP_GAP, _LEAST_GROUP_GAP)

    @property
    def padding(self) -> float:
        """Room between a die and its frame."""
        return self._sized(_FRAME_PADDING, _LEAST_PADDING)

    @property
    def row_step(self) -> float:
        """Distance of two rows."""
        if self.framed:
            return self.edge + self._sized(_FRAMED_ROW_GAP, _LEAST_FRAMED_ROW_GAP)
        return self.edge + self._sized(_ROW_GAP, _LEAST_GAP)

    @property
    def shelf_edge(self) -> float:
        """Edge length of kept dice."""
        return self.edge * SHELF_SCALE

    @property
    def shelf_y(self) -> float:
        """Middle of the shelf."""
        distance = self._sized(_SHELF_DISTANCE, _LEAST_SHELF_DISTANCE)
        return self._table_top() - distance - self.shelf_edge / 2

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, width and height of everything the tray usually holds."""
        width = self.columns * (self.edge + self.gap) - self.gap
        top, bottom = self._table_top(), -self._table_top()
        if self.framed:
            frames = min(_MOST_FRAMES, self.columns)
            width += 2 * frames * self.padding + (frames - 1) * (self.group_gap - self.gap)
            top -= max(self.padding, LABEL_HEIGHT / 2)
            bottom += self.padding
        if self.shelf:
            top = self.shelf_y - self.shelf_edge / 2 - self.padding - LABEL_HEIGHT / 2
        margin = self._sized(_MARGIN, _LEAST_FRAMED_MARGIN if self.framed else _LEAST_MARGIN)
        width += 2 * margin
        return -width / 2, top - margin, width, bottom - top + 2 * margin

    def fits(self, width: float, height: float) -> bool:
        """Whether the usual bounds lie inside a room."""
        _, _, wide, high = self.bounds()
        return wide <= width and high <= height

    def _sized(self, usual: float, least: float) -> float:
        """A length that goes with the dice, but not below `least`."""
        return max(least, usual * self.edge / _USUAL)

    def _table_top(self) -> float:
        return -(self.edge + (self.rows - 1) * self.row_step) / 2


def largest(shape: TrayShape, width: float, height: float, most: float) -> TrayShape:
    """Return the shape with the largest whole edge, up to `most`, that fits a room.

    Never below `LEAST_EDGE`, fitting or not.
    """
    low, high = int(LEAST_EDGE), max(int(most), int(LEAST_EDGE))
    while low < high:
        middle = (low + high + 1) // 2
        if replace(shape, edge=float(middle)).fits(width, height):
            low = middle
        else:
            high = middle - 1
    return replace(shape, edge=float(low))


def fitted(shape: TrayShape, width: float, height: float, most: float) -> TrayShape:
    """Return `shape` as it shows the largest dice in a room.

    Its own rows and shelf are kept while that leaves dice of a compact size. Otherwise all dice may
    lie in one row, and kept dice may go without a shelf.
    """
    other_ways = (
        replace(shape, columns=shape.capacity),
        replace(shape, shelf=False),
        replace(shape, columns=shape.capacity, shelf=False),
    )
    best = largest(shape, width, height, most)
    for way in other_ways:
        if best.edge >= min(Size.DIE_COMPACT, most):
            break
        other = largest(way, width, height, most)
        if other.edge > best.edge or not best.fits(width, height):
            best = other
    return best


def place(
    shape: TrayShape,
    table: Sequence[DiceGroup],
    shelf: Sequence[DiceGroup],
    width: float = math.inf,
) -> Placement:
    """Return where the groups on the table and on the shelf lie.

    Lines that would be wider than `width` have smaller dice.
    """
    spots: dict[int, Spot] = {}
    frames: list[FrameSpot] = []
    room = width - 2 * _LEAST_MARGIN
    groups = table if shape.shelf else (*shelf, *table)
    lines = _split(groups, shape.columns)
    for number, line in enumerate(lines):
        y = (number - (len(lines) - 1) / 2) * shape.row_step
        row = _Line(line, y, shape.edge, shape.gap, shape.padding, shape.group_gap)
        _place_line(row, row.shrink(room), shape.edge, spots, frames)
    if shape.shelf:
        gap = max(_LEAST_SHELF_GAP, _SHELF_GAP * shape.edge / _USUAL)
        row = _Line(shelf, shape.shelf_y, shape.shelf_edge, gap, shape.padding, shape.group_gap)
        _place_line(row, row.shrink(room), shape.edge, spots, frames)
    return Placement(spots, tuple(frames))


@dataclass(frozen=True, slots=True)
class _Line:
    """Groups side by side around the middle, and the lengths that go with their dice."""

    groups: Sequence[DiceGroup]
    y: float
    edge: float
    gap: float
    padding: float
    group_gap: float

    def shrink(self, room: float) -> float:
        """Factor that makes the dice of the line fit a room; frames and gaps keep their sizes."""
        groups = [group for group in self.groups if group.dice]
        dice = sum(len(group.dice) for group in groups) * self.edge
        rest = sum(map(self.width_of, groups)) - dice
        rest += sum(self.gap_after(*pair) for pair in pairwise(groups))
        if dice + rest <= room or dice == 0:
            return 1.0
        return max(LEAST_EDGE / self.edge, (room - rest) / dice)

    def width_of(self, group: DiceGroup, factor: float = 1.0) -> float:
        count = len(group.dice)
        gaps = (count - 1) * self.gap + 2 * self.padding_of(group)
        return count * self.edge * factor + gaps

    def padding_of(self, group: DiceGroup) -> float:
        return self.padding if group.label else 0.0

    def gap_after(self, first: DiceGroup, second: DiceGroup) -> float:
        return self.group_gap if first.label or second.label else self.gap


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


def _place_line(
    line: _Line, factor: float, full: float, spots: dict[int, Spot], frames: list[FrameSpot]
) -> None:
    """Place a line whose dice are `factor` times as large as planned; `full` is the usual edge."""
    groups = [group for group in line.groups if group.dice]
    edge = line.edge * factor
    gaps = [0.0, *(line.gap_after(*pair) for pair in pairwise(groups))]
    x = -(sum(line.width_of(group, factor) for group in groups) + sum(gaps)) / 2
    for group, gap in zip(groups, gaps, strict=False):  # without groups one gap is left over
        x += gap
        padding, width = line.padding_of(group), line.width_of(group, factor)
        if group.label:
            height = edge + 2 * padding
            top = line.y - height / 2
            frames.append(FrameSpot(x, top, width, height, group.label, group.short, group.advised))
        for number, die in enumerate(group.dice):
            middle = x + padding + edge / 2 + number * (edge + line.gap)
            spots[die] = Spot(_snapped(middle), _snapped(line.y), edge / full)
        x += width


def _snapped(length: float) -> float:
    """The length on a grid that motion reaches exactly."""
    return round(length * _GRID) / _GRID
