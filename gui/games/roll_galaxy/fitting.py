"""How large things can be: rows of squares, a grid of tiles, joined halves, the lowest line."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engines.games.roll_galaxy.data import LAST_SQUARES
from engines.games.roll_galaxy.view import SquareView
from gui.style import Size, Space, theme
from gui.table.spots import Mark, arrow_mark

MARGIN: Final = 2.0
GAP: Final = 8.0
"""Between the parts of the table."""
BETWEEN: Final = 6.0
"""Between tiles of the tableau."""
_GOOD_SHELF: Final = 110.0
"""The height of the shelf for which the middle makes room."""
_LEAST_SHELF: Final = 88.0
_LEAST_MIDDLE: Final = 166.0
_LEAST_TABLEAU: Final = 84.0
"""Heights where the middle, the tableau and the shelf share what is too little for all."""
_MOST_GROWN: Final = 1.5
"""How much higher than it must be the shelf gets where there is room."""
WIDEST_TILE: Final = 1.75
_HIGHEST_TILE: Final = 1.12
"""Maximum height of a tile, as a share of its width."""
_READABLE: Final = 1.45
"""Ratio of width to height at which both limit the size of words equally."""
_ABOVE_MORE: Final = 0.96
"""The same if there is a lower row of empty squares below it."""
_LOW: Final = 0.56
_LEAST_LOW: Final = 0.48
"""Heights of this row, as shares of a tile's."""
_LEAST_COLUMNS: Final = 6
_MOST_ROWS: Final = 4
_LEAST_SIDE: Final = 6.0
_TALL: Final = 1.2
"""Height of a drawn die with its front and a ring, as a share of its side."""
REAL_FROM: Final = 24.0
"""Smaller dice, at 100%, are drawn flat."""
_WIDTH: Final = 920.0
_HEIGHT: Final = 540.0
_LEAST: Final = 0.62
_MOST: Final = 2.4
_ARROWS: Final = -0.5
"""Their layer: above panes, below words, dice, and tiles."""
_OWN: Final = 48.0
_OWN_SHARE: Final = 0.34
"""Share of the lowest line that says whose area is shown; the rest is for buttons."""


def unit_of(size: QSizeF, scale: float) -> float:
    """The scale of a table of this size: pixels per unit of the layout's lengths."""
    fits = min(size.width() / _WIDTH, size.height() / _HEIGHT)
    return max(_LEAST * scale, min(_MOST * scale, fits))


def own_bar(size: QSizeF, scale: float) -> tuple[QRectF, QRectF, QRectF]:
    """The lowest line of the table, its left part (the seat shown), its right part (buttons)."""
    pad, least = Space.XS * scale, (Size.CONTROL + 2 * Space.XS) * scale
    bar = QRectF(0, 0, size.width(), max(least, _OWN * unit_of(size, scale)))
    bar.moveBottom(size.height() - MARGIN * scale)
    own = QRectF(bar)
    own.setWidth(_OWN_SHARE * bar.width())
    return bar, own, bar.adjusted(own.width() + pad, pad, -pad, -pad)


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows and columns of tiles, and how large each is.

    ``low``: how much height a row of empty squares takes below them, with the gap above it.
    """

    rows: int
    columns: int
    tile: QSizeF
    low: float = 0.0

    @classmethod
    def of(cls, count: int, room: QSizeF, gap: float) -> "Grid":
        """The grid in which the words of ``count`` tiles are the most readable."""
        best, most = cls(1, max(count, 1), QSizeF(1, 1)), 0.0
        for rows in range(1, _MOST_ROWS + 1):
            high = (room.height() + gap) / rows - gap
            widest = WIDEST_TILE * max(high, 1) + gap
            columns = max(
                _LEAST_COLUMNS,
                math.ceil(count / rows),
                math.ceil((room.width() + gap) / widest),
            )
            wide = (room.width() + gap) / columns - gap
            tile = QSizeF(wide, min(high, _HIGHEST_TILE * wide))
            readable = min(tile.width(), _READABLE * tile.height())
            if readable > most:
                best, most = cls(rows, columns, tile), readable
        high = min(best.tile.height(), _ABOVE_MORE * best.tile.width())
        low = min(_LOW * high, room.height() - best.rows * (high + gap))
        if best.rows * best.columns < LAST_SQUARES and low >= _LEAST_LOW * high:
            return replace(best, tile=QSizeF(best.tile.width(), high), low=low + gap)
        return best

    def height(self, gap: float) -> float:
        """The height of all rows, and of the low one."""
        return self.rows * (self.tile.height() + gap) - gap + self.low


@dataclass(frozen=True, slots=True)
class Rows:
    """The parts of the table below the other seats, from top to bottom; all are equally wide.

    While tiles or buttons are on the shelf, the tiles in the tableau stay as they are, if empty
    squares and the middle leave enough room.
    """

    middle: QRectF
    tableau: QRectF
    shelf: QRectF
    grid: Grid

    @classmethod
    def of(cls, room: QRectF, count: int, middle: float, shelf: float, unit: float) -> "Rows":
        """The parts for ``count`` tiles in the tableau; ``shelf``: its height, 0 for none."""
        gap, between = GAP * unit, BETWEEN * unit
        free = room.height() - _LEAST_TABLEAU * unit - gap
        middle = max(_LEAST_MIDDLE * unit, min(middle, free))
        size = QSizeF(room.width(), max(1.0, room.height() - middle - gap))
        grid = Grid.of(count, size, between)
        tableau = room.adjusted(0, room.height() - grid.height(between), 0, 0)
        above = room.adjusted(0, 0, 0, -tableau.height() - gap)
        low, least = QRectF(room.bottomLeft(), QSizeF(room.width(), 0)), _LEAST_SHELF * unit
        if not shelf:
            return cls(above, tableau, low, grid)
        full = replace(grid, rows=math.ceil(count / grid.columns), low=0.0)
        tiles = QRectF(tableau.topLeft(), QSizeF(room.width(), full.height(between)))
        free = tableau.bottom() - tiles.bottom() - gap
        short = max(0.0, min(shelf, _GOOD_SHELF * unit) - free)
        short = min(short, (above.height() - _LEAST_MIDDLE * unit) / 2)
        if free + short >= min(shelf, least):
            low.setTop(low.bottom() - min(free + short, _MOST_GROWN * shelf))
            return cls(above.adjusted(0, 0, 0, -short), tiles.translated(0, -short), low, full)
        free = room.height() - _LEAST_TABLEAU * unit - 2 * gap
        middle = max(_LEAST_MIDDLE * unit, min(middle, free - shelf))
        if full.rows == 1:  # equally high, so that both can be read
            shelf = min(shelf, max(least, (room.height() - middle) / 2 - gap))
        low.setTop(low.bottom() - min(shelf, max(least, free - middle)))
        rest = room.adjusted(0, 0, 0, -low.height() - gap)
        return replace(cls.of(rest, count, middle, 0.0, unit), shelf=low)


def in_rows(
    room: QRectF, count: int, most: float, gap: float, *, centred: bool = False
) -> list[QRectF]:
    """Places of dice in even rows, as large as fits, with sides up to ``most``."""
    if not count or room.width() <= 0:
        return []
    side, columns, tall = most, 1, _TALL
    while side > _LEAST_SIDE:
        columns = max(1, int((room.width() + gap) // (side + gap)))
        tall = _TALL if side >= theme().pxf(REAL_FROM) else 1.0
        high = math.ceil(count / columns) * (tall * side + gap) - gap
        if side <= room.width() and high <= room.height():
            break
        side -= 1
    columns = math.ceil(count / math.ceil(count / columns))
    found = []
    for place in range(count):
        row, at = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        spare = room.width() - in_row * (side + gap) + gap
        left = room.left() + at * (side + gap) + (spare / 2 if centred else 0.0)
        top = room.top() + row * (tall * side + gap) + (tall - 1) / 2 * side
        found.append(QRectF(left, top, side, side))
    return found


def joined_half(squares: Sequence[SquareView], place: int) -> int:
    """1 for the left half of a faction, -1 for its right half, 0 for other squares."""
    face = squares[place].face
    half = {"L": 1, "R": -1}.get(face[-1], 0)
    beside = place + half
    if half and 0 <= beside < len(squares) and squares[beside].face[:-1] == face[:-1]:
        return half
    return 0


def whole(rect: QRectF) -> QRectF:
    """A rectangle on whole pixels: its lines are sharp, and equal things share a picture."""
    return QRectF(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))


def arrows(start: QRectF, end: QRectF, unit: float) -> Iterator[Mark]:
    """An arrow from the edge of one place to that of another, if they are apart."""
    way, ends = end.center() - start.center(), list[float]()
    for place in (start, end):
        wide, high = abs(way.x()) / place.width(), abs(way.y()) / place.height()
        ends.append(0.5 / max(wide, high, 0.5))
    if sum(ends) < 1:
        first, last = start.center() + way * ends[0], end.center() - way * ends[1]
        yield arrow_mark(first, last, max(theme().pxf(4), 5 * unit), _ARROWS)
