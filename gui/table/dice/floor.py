"""Where dice are: thrown onto a floor, or side by side in the slots of a rack.

All lengths are pixels. The same dice on the same floor are where they were before: undo and replay
put every die back.
"""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from gui.table.dice.sprites import YAWS

LEAST_EDGE: Final = 14.0
APART: Final = (1.40, 1.58)
"""Minimum distance between two dice across and down, in edges, so that turned ones don't touch."""
MARGIN: Final = (0.10, 0.12)
"""Room around all dice, in edges."""
_TRIES: Final = 40
_THROWS: Final = 8
_Uniform = Callable[[float, float], float]
_TALLEST: Final = 0.40
"""Maximum edge of a few dice, as a share of the height of the floor, to leave it in view."""
_NEAR: Final = 1.1
"""A few dice stay near the middle: within this many times the width they need side by side."""
_JITTER: Final = 0.06
_SLOT: Final = 0.80
"""The edge of a die in a rack, as a share of its slot."""
_PIPS: Final = 1.09
"""How far below the top of its slot the lowest pips of a die end, in edges."""
_TALL: Final = 1.30
"""The height of a die that isn't turned, in edges, including the space around it."""


@dataclass(frozen=True, slots=True)
class DiceGroup:
    """Dice (by place) that are together in the rack, with a plate if they have a label.

    `fresh` marks the latest dice.
    """

    dice: tuple[int, ...]
    label: str = ""
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Lying:
    """The middle of a die on the floor, and how it is turned: a place in `sprites.YAWS`."""

    middle: QPointF
    yaw: int


def largest_edge(count: int, floor: QRectF, most: float) -> float:
    """The largest edge, up to `most`, with which this many dice fit side by side in rows."""
    best = LEAST_EDGE
    for rows in range(1, count + 1):
        columns = math.ceil(count / rows)
        across = floor.width() / (columns * APART[0] + MARGIN[0])
        down = floor.height() / (rows * APART[1] + MARGIN[1])
        best = max(best, min(across, down))
    return min(most, math.floor(min(best, max(LEAST_EDGE, _TALLEST * floor.height()))))


def thrown(count: int, floor: QRectF, edge: float, seed: int) -> tuple[Lying, ...]:
    """Where dice come to rest: anywhere, but apart; in loose rows if there is little room."""
    return _thrown(count, floor.x(), floor.y(), floor.width(), floor.height(), edge, seed)


@lru_cache(maxsize=64)
def _thrown(
    count: int, left: float, top: float, width: float, height: float, edge: float, seed: int
) -> tuple[Lying, ...]:
    rng = random.Random(seed)
    places: list[QPointF] = []
    across, down = APART[0] * edge, APART[1] * edge
    room = QRectF(left, top, width, height).adjusted(across / 2, down / 2, -across / 2, -down / 2)
    near = min(room.width(), _NEAR * count * across)
    room = QRectF(room.center().x() - near / 2, room.top(), near, room.height())
    if room.width() >= 0 <= room.height():
        for _ in range(_THROWS):
            places = _scattered(count, room, (across, down), rng.uniform)
            if len(places) == count:
                break
    places.sort(key=QPointF.x)  # digit keys count from left to right, or row by row
    if len(places) < count:
        places = list(_in_rows(count, QRectF(left, top, width, height), edge, rng.uniform))
    turns = [rng.randrange(len(YAWS)) for _ in places]
    return tuple(Lying(at, turn) for at, turn in zip(places, turns, strict=True))


def _scattered(
    count: int, room: QRectF, apart: tuple[float, float], uniform: _Uniform
) -> list[QPointF]:
    """Points in a rectangle that keep their distance; fewer where none is found in time."""
    left, right, top, bottom = room.left(), room.right(), room.top(), room.bottom()
    found: list[tuple[float, float]] = []
    for _ in range(count):
        for _try in range(_TRIES):
            x, y = uniform(left, right), uniform(top, bottom)
            if all(abs(x - at[0]) >= apart[0] or abs(y - at[1]) >= apart[1] for at in found):
                found.append((x, y))
                break
        else:
            break
    return [QPointF(*at) for at in found]


def _in_rows(count: int, floor: QRectF, edge: float, uniform: _Uniform) -> Iterator[QPointF]:
    """Points in the fewest rows that fit, each a little off its place."""
    columns = max(1, min(count, int(floor.width() / (APART[0] * edge))))
    rows = math.ceil(count / columns)
    columns = math.ceil(count / rows)
    for place in range(count):
        row = place // columns
        in_row = min(columns, count - row * columns)
        x = floor.center().x() + (place % columns - (in_row - 1) / 2) * floor.width() / columns
        y = floor.top() + floor.height() * (row + 0.5) / rows
        off = QPointF(uniform(-1, 1), uniform(-1, 1)) * _JITTER * edge
        yield QPointF(x, y) + off


@dataclass(frozen=True, slots=True)
class Rack:
    """A row of slots for dice that are kept; their plates are below them."""

    rect: QRectF
    slots: int
    plate: float

    @property
    def edge(self) -> float:
        """The edge of the dice in it."""
        high, clear = (self.rect.height() - share * self.plate for share in (0.5, 1.15))
        return max(LEAST_EDGE, math.floor(min(_SLOT * self._step, high / _TALL, clear / _PIPS)))

    @property
    def _step(self) -> float:
        return self.rect.width() / self.slots

    def slot(self, place: int) -> QRectF:
        """The hollow of a die."""
        gap = 0.04 * self._step
        left = self.rect.left() + place * self._step + gap
        return QRectF(left, self.rect.top(), self._step - 2 * gap, self.rect.height())

    def middle(self, place: int) -> QPointF:
        """Where the middle of a die is."""
        slot = self.slot(place)
        low = min(slot.center().y(), slot.top() + 0.72 * self.edge)
        return QPointF(slot.center().x(), low)

    def places(self, groups: Sequence[DiceGroup]) -> dict[int, int]:
        """The slot of each die: groups fill the rack from the left."""
        dice = [die for group in groups for die in group.dice]
        return {die: place for place, die in enumerate(dice)}

    def around(self, group: DiceGroup, places: dict[int, int]) -> QRectF:
        """The slots of a group together."""
        own = [self.slot(places[die]) for die in group.dice]
        return own[0].united(own[-1])

    def plate_of(self, group: DiceGroup, places: dict[int, int], width: float) -> QRectF:
        """Where the plate of a group is, given its preferred width."""
        around = self.around(group, places)
        wide = min(width, around.width())
        top = around.bottom() - 1.15 * self.plate
        return QRectF(around.center().x() - wide / 2, top, wide, self.plate)
