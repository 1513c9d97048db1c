"""Lines of words with dice or the like drawn between them, and the steps of a plan."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.paint import box
from gui.kit.words import draw_words
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.drawing import painter_on

Piece: TypeAlias = "str | tuple[Any, ...]"
"""A word, or a picture as large as one: a function of painter and rectangle, and its values."""
_NUMBER = 20.0
_UNLIMITED = 10_000.0


def _is_close(before: Piece, piece: Piece) -> bool:
    """Whether there is no space between two pieces, as with punctuation."""
    ends = isinstance(piece, str) and piece[0] in ",.;:)"
    return ends or before == "("


def _stays_with(before: Piece, piece: Piece) -> bool:
    """Whether two pieces stay on one line, as with punctuation, or a picture and its name."""
    named = not isinstance(before, str) and isinstance(piece, str)
    return named or _is_close(before, piece)


def flow(
    pieces: Sequence[Piece], metrics: QFontMetricsF, side: float, line: float, ends: Sequence[float]
) -> list[QPointF]:
    """The upper left corners of pieces in lines below each other; the first begins at (0, 0).

    Args:
        pieces: words and pictures.
        metrics: of the font of the words.
        side: of a picture, in pixels.
        line: the height of a line, in pixels.
        ends: where the first line ends, the second, and so on; the last holds for all others.
    """
    widths = [metrics.horizontalAdvance(each) if isinstance(each, str) else side for each in pieces]
    space, corners, x, row = theme().pxf(Space.XS), list[QPointF](), 0.0, 0
    for place, (piece, wide) in enumerate(zip(pieces, widths, strict=True)):
        before = pieces[place - 1] if place else ""
        needed = wide
        if x and not _is_close(before, piece):
            x += space if isinstance(before, str) or isinstance(piece, str) else side / 6
        for after in range(place + 1, len(pieces)):
            if not _stays_with(pieces[after - 1], pieces[after]):
                break
            needed += space + widths[after]
        if x and not _stays_with(before, piece) and x + needed > ends[min(row, len(ends) - 1)]:
            x, row = 0.0, row + 1
        corners.append(QPointF(x, row * line))
        x += wide
    return corners


def paint_piece(painter: QPainter, piece: Piece, corner: QPointF, side: float, line: float) -> None:
    """Draw a word with the font and pen of the painter, or a picture, in a line this high."""
    if isinstance(piece, str):
        room = QRectF(corner.x(), corner.y(), _UNLIMITED, line)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), piece)
        return
    paint, *values = piece
    painter.save()
    paint(painter, QRectF(corner.x(), corner.y() + (line - side) / 2, side, side), *values)
    painter.restore()


class Steps(QWidget):
    """One or a few steps below each other, numbered if there are more than one.

    Pictures are ``side`` wide at 100%.
    """

    def __init__(self, side: float = 24.0) -> None:
        super().__init__()
        self._side, self._growth = side, 1.0
        self.steps: tuple[tuple[Piece, ...], ...] = ()
        self._tops: list[float] = []
        self._role = TypeRole.SECTION
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_steps(
        self, steps: Sequence[Sequence[Piece]], text: str, role: TypeRole = TypeRole.SECTION
    ) -> None:
        """Show other steps; ``text`` says the same for those who can't see them."""
        shown = tuple(map(tuple, steps))
        self.setAccessibleName(text)
        if (shown, role) != (self.steps, self._role):
            self.steps, self._role = shown, role
            self.updateGeometry()
            self.update()

    def grow(self, growth: float) -> None:
        """Write and draw larger than usual."""
        self._growth = max(1.0, growth)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        return round(self._growth * self._flow(width / self._growth)[1])

    def sizeHint(self) -> QSize:
        wide = theme().px(Size.DOCK_MIN)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), self.heightForWidth(max(self.width(), theme().px(120))))

    @property
    def _line(self) -> float:
        return theme().pxf(max(self._role.line, self._side + 2))

    def _flow(self, width: float) -> tuple[list[tuple[Piece, QPointF]], float]:
        """Where every piece belongs, and the height of all."""
        t, found, top = theme(), list[tuple[Piece, QPointF]](), 0.0
        self._tops = []
        metrics = QFontMetricsF(t.font(self._role))
        left = t.pxf(_NUMBER + Space.S) if len(self.steps) > 1 else 0.0
        for step in self.steps:
            self._tops.append(top)
            corners = flow(step, metrics, t.pxf(self._side), self._line, (width - left,))
            start = QPointF(left, top)
            found += [(piece, start + at) for piece, at in zip(step, corners, strict=True)]
            top += (corners[-1].y() if corners else 0.0) + self._line + t.pxf(2)
        return found, top

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, painter = theme(), painter_on(self)
        painter.scale(self._growth, self._growth)
        painter.setFont(t.font(self._role))
        painter.setPen(self.palette().color(self.foregroundRole()))
        placed, _height = self._flow(self.width() / self._growth)
        line, number = self._line, t.pxf(_NUMBER)
        for piece, corner in placed:
            paint_piece(painter, piece, corner, t.pxf(self._side), line)
        if len(self.steps) < 2:
            return
        for place, top in enumerate(self._tops, 1):
            disc = QRectF(0, top + (line - number) / 2, number, number)
            box(painter, disc, number / 2, t.color(Token.HINT))
            draw_words(painter, disc, str(place), t.font(TypeRole.LABEL), t.color(Token.SURFACE))
