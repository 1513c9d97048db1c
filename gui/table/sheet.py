"""The score sheet: rows and columns of names, words and figures, on any table."""

import math
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter

from engines.runtime.types import Seat
from gui.kit.paint import box, fill_icon, paint_seat, pictures_in
from gui.kit.words import LEFT, RIGHT, draw_words, name_in, words_in
from gui.style import SEATS, Radius, Size, Space, Token, TypeRole, theme
from gui.style.theme import make_font
from gui.style.tokens import LIGHT
from gui.table.spots import Mark, Spot, Tabletop

_PAD: Final = float(Space.M)
_BETWEEN: Final = float(Space.M)
_LEAST: Final = 0.75
"""Letters may become smaller by this factor before the sheet is cut."""
_STEPS: Final = TypeRole.BODY.size
"""Letters grow by whole pixels: rounded up, they would need more room than they have."""
_AIRIEST: Final = 1.6
"""How much higher rows may become than their letters need, if there is room."""
_SLACK: Final = 1.03
"""Letters of another size are not exactly proportional in width."""
_UNDER: Final = -1.0
_SIDE: Final = float(Space.S)
"""Room on either side of the text in a cell."""
_CROWN: Final = "fa6s.crown"


class Kind(Enum):
    """Kinds of rows: (height at 100%, role of words, role of figures, color)."""

    TITLE = (22.0, TypeRole.SECTION, TypeRole.SECTION, Token.TEXT)
    HEAD = (20.0, TypeRole.LABEL, TypeRole.LABEL, Token.TEXT2)
    NAMES = (26.0, TypeRole.SECTION, TypeRole.SECTION, Token.TEXT)
    """Heads of columns that belong to players."""
    PLAIN = (22.0, TypeRole.BODY, TypeRole.TABLE, Token.TEXT)
    SMALL = (20.0, TypeRole.SECONDARY, TypeRole.TABLE, Token.TEXT)
    PICTURES = (34.0, TypeRole.SECONDARY, TypeRole.TABLE, Token.TEXT)
    MANY_PICTURES = (58.0, TypeRole.SECONDARY, TypeRole.TABLE, Token.TEXT)
    SUM = (24.0, TypeRole.SECTION, TypeRole.SECTION, Token.TEXT)
    """With a line above it."""

    def __init__(self, height: float, words: TypeRole, figures: TypeRole, ink: Token) -> None:
        self.height = height
        self.words = words
        self.figures = figures
        self.ink = ink


_HEADS: Final = (Kind.HEAD, Kind.NAMES)


def ink(token: Token, opacity: float = 1.0) -> QColor:
    """A color on a sheet of paper, which is as pale in the evening as by day."""
    if not theme().materials:
        return theme().color(token, opacity)
    colour = QColor(LIGHT[token])
    colour.setAlphaF(opacity)
    return colour


def seat_ink(seat: Seat) -> QColor:
    """The color of a seat on a sheet of paper."""
    return QColor(SEATS[seat].light) if theme().materials else theme().seat_color(seat)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell.

    Attributes:
        text: words; a name, if there are ``seats``.
        figure: at the right end.
        seats: whose marks are before the text.
        says: for screen readers, if text and figure do not say it; empty: it has no text.
        won: it belongs to a winner.
        pictures: looks of what the figure counts, drawn before it.
    """

    text: str = ""
    figure: str = ""
    seats: tuple[Seat, ...] = ()
    says: str | None = None
    won: bool = False
    pictures: tuple[tuple[Hashable, ...], ...] = ()

    @property
    def words(self) -> str:
        return f"{self.text} {self.figure}".strip() if self.says is None else self.says


@dataclass(frozen=True, slots=True)
class Row:
    """Cells side by side (a single one takes the whole width)."""

    cells: tuple[Cell, ...]
    kind: Kind = Kind.PLAIN


@dataclass(frozen=True, slots=True)
class Part:
    """Rows with the same columns; columns in ``soft`` share the room that the others leave."""

    rows: tuple[Row, ...]
    soft: frozenset[int] = frozenset({0})

    @property
    def heads(self) -> tuple[Cell, ...]:
        """The cells that name the columns."""
        return next((row.cells for row in self.rows if row.kind in _HEADS), ())


class CellKey(NamedTuple):
    """The key of a cell that can be pointed at."""

    row: int
    column: int


@dataclass(frozen=True, slots=True)
class ScoreSheet(Tabletop):
    """A table of the kit by itself, or in a place of another one.

    Attributes:
        parts: one below the other.
        widest: it is no wider than this, at 100%, unless its words need more.
        grows: how much larger its letters may become if there is room.
    """

    parts: tuple[Part, ...]
    widest: float = math.inf
    grows: float = 1.0

    @property
    def height(self) -> float:
        """How high it is at 100%."""
        rows = sum(row.kind.height for part in self.parts for row in part.rows)
        return rows + (len(self.parts) - 1) * _BETWEEN + 2 * _PAD

    @property
    def natural(self) -> float:
        """How wide it would be at 100% with all its words."""
        return _SLACK * max(map(_natural_width, self.parts)) + _PAD

    # -- the table of the kit -----------------------------------------------------------------

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        return self.spots_in(QRectF(QPointF(), size))

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        return self.marks_in(QRectF(QPointF(), size))

    def spots_in(self, room: QRectF) -> list[Spot]:
        """Its cells in the middle of a place."""
        return [thing for thing in self._things(room) if isinstance(thing, Spot)]

    def marks_in(self, room: QRectF) -> list[Mark]:
        """Its card and lines in the middle of a place."""
        return [thing for thing in self._things(room) if isinstance(thing, Mark)]

    def _things(self, room: QRectF) -> Iterator[Spot | Mark]:
        scale = theme().scale
        high, natural = room.height() / self.height, self.natural
        # Letters grow only while that shortens no words.
        grown = math.floor(min(self.grows * scale, high, room.width() / natural) * _STEPS) / _STEPS
        size = max(_LEAST * scale, min(scale, high), grown)
        wide = min(room.width(), max(self.widest, natural) * size)
        line = max(size, min(_AIRIEST * size, room.height() / self.height))
        high = self.height * line
        area = QRectF(
            round(room.center().x() - wide / 2),
            round(room.top() + max(0.0, (room.height() - high) / 2)),
            round(wide),
            round(high),
        )
        yield Mark(area, (paint_card,), _UNDER)
        inner = area.adjusted(_PAD * size / 2, _PAD * line, -_PAD * size / 2, 0)
        top, number = inner.top(), 0
        for part in self.parts:
            edges = _edges(part, inner, size)
            for row in part.rows:
                yield from _row(part, row, number, edges, top, size, line)
                top, number = top + row.kind.height * line, number + 1
            top += _BETWEEN * line


def _needs(part: Part, size: float) -> list[float]:
    """How much room the widest cell of each column needs."""
    count = max(len(row.cells) for row in part.rows)
    wide = [0.0] * count
    for row in part.rows:
        for column, cell in enumerate(row.cells if len(row.cells) == count else ()):
            wide[column] = max(wide[column], _needed(cell, row.kind, size))
    return wide


def _natural_width(part: Part) -> float:
    needs = _needs(part, 1.0)
    soft = [need for column, need in enumerate(needs) if column in part.soft]
    return sum(needs) - sum(soft) + len(soft) * max(soft, default=0.0)


def _edges(part: Part, room: QRectF, size: float) -> list[float]:
    """Where columns begin: firm ones are as wide as they need, soft ones share the rest."""
    wide = dict(enumerate(_needs(part, size)))
    soft = wide.keys() & part.soft
    firm = sum(need for column, need in wide.items() if column not in soft)
    wide |= dict.fromkeys(soft, max(0.0, room.width() - firm) / max(1, len(soft)))
    return list(accumulate(wide.values(), initial=room.left()))


def _row(
    part: Part, row: Row, number: int, edges: list[float], top: float, size: float, line: float
) -> Iterator[Spot | Mark]:
    high = row.kind.height * line
    ends = edges[1:] if len(row.cells) > 1 else edges[-1:]
    named = [
        cell.words for cell, head in zip(row.cells, part.heads, strict=False) if not head.words
    ]
    for column, (cell, left, right) in enumerate(zip(row.cells, edges, ends, strict=False)):
        begin, above = round(left), round(top)  # whole pixels: neighbors never overlap
        rect = QRectF(begin, above, round(right) - begin, round(top + high) - above)
        soft = not column or column in part.soft
        look = (paint_cell, cell, row.kind, soft, size)
        if not cell.words:
            yield Mark(rect, look)
            continue
        head = part.heads[column] if column < len(part.heads) else Cell()
        about = (" ".join(named), head.words) if head.words and row.kind not in _HEADS else ()
        yield Spot(
            key=CellKey(number, column),
            rect=rect,
            look=look,
            name=": ".join(filter(None, (", ".join(filter(None, about)), cell.words))),
            tip=cell.words if cell.says or _needed(cell, row.kind, size) > rect.width() else "",
            role=QAccessible.Role.ColumnHeader if row.kind in _HEADS else QAccessible.Role.Cell,
            row=number,
            column=column,
        )


def _needed(cell: Cell, kind: Kind, size: float) -> float:
    """How much room a cell needs."""
    words, figures = (
        QFontMetricsF(make_font(role, size)).horizontalAdvance(text)
        for role, text in ((kind.words, cell.text), (kind.figures, cell.figure))
    )
    marks = len(cell.seats) * (Size.MARK + Space.XS) + (Size.MARK + Space.XS) * _crowned(cell)
    between = Space.S if cell.text and cell.figure else 0
    return math.ceil(words + figures + (2 * _SIDE + marks + between) * size)


def _crowned(cell: Cell) -> bool:
    return cell.won and bool(cell.seats)


def added(*parts: int) -> str:
    """The parts of a sum that has several."""
    counted = [str(part) for part in parts if part]
    return " + ".join(counted) if len(counted) > 1 else ""


# -- painting ---------------------------------------------------------------------------------


def paint_card(painter: QPainter, rect: QRectF) -> None:
    """What a sheet is on."""
    t = theme()
    box(painter, rect, t.pxf(Radius.CARD), t.color(Token.SURFACE), t.color(Token.LINE))


def paint_cell(
    painter: QPainter, rect: QRectF, cell: Cell, kind: Kind, soft: bool, size: float
) -> None:
    """Marks and words, and a figure on the right; firm cells but the first are aligned right."""
    colour = theme().color
    if cell.won:
        painter.fillRect(rect, colour(Token.GOOD_SOFT))
    if kind is Kind.SUM:
        painter.fillRect(QRectF(rect.topLeft(), QSizeF(rect.width(), 1)), colour(Token.LINE_STRONG))
    inner = rect.adjusted(_SIDE * size, 0, -_SIDE * size, 0)
    if not soft:
        spare = inner.width() - _needed(cell, kind, size) + 2 * _SIDE * size
        inner.setLeft(inner.left() + spare)
    mark, gap = Size.MARK * size, Space.XS * size
    row = QRectF(inner.left(), inner.center().y() - mark / 2, mark, mark)
    for seat in cell.seats:
        paint_seat(painter, row, seat)
        row.translate(mark + gap, 0)
    if _crowned(cell):
        fill_icon(painter, _CROWN, row.center(), mark, colour(Token.GOOD))
        row.translate(mark + gap, 0)
    inner.setLeft(row.left())
    font = make_font(kind.figures, size)
    draw_words(painter, inner, cell.figure, font, colour(kind.ink), RIGHT)
    if cell.figure:
        taken = QFontMetricsF(font).horizontalAdvance(cell.figure) + Space.S * size
        inner.setRight(inner.right() - taken)
    most = Kind.PICTURES.height * size - gap
    room = inner.adjusted(0, gap / 2, 0, -gap / 2)  # rows of pictures don't touch
    places = pictures_in(room, len(cell.pictures), most, gap / 2)
    for place, (paint, *look) in zip(places, cell.pictures, strict=True):
        paint(painter, place, *look)  # type: ignore[operator]
    font = make_font(kind.words, size)
    shorten = name_in if cell.seats else words_in
    shown = shorten(QFontMetricsF(font), cell.text, inner.width())
    draw_words(painter, inner, shown, font, colour(kind.ink), LEFT)
