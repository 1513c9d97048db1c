"""The steps of a plan: words, and dice or the like drawn between them."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.paint import box
from gui.style import Size, Space, Token, TypeRole, theme
from gui.style.drawing import painter_on

Piece: TypeAlias = "str | tuple[Any, ...]"
"""A word, or a picture as large as one: a function of painter and rectangle, and its values."""
_NUMBER = 20.0
_SIDE = 24.0


def _is_close(before: Piece, piece: Piece) -> bool:
    """Whether there is no space between two pieces, as with punctuation."""
    ends = isinstance(piece, str) and piece[0] in ",.;:)"
    return ends or before == "("


def _stays_with(before: Piece, piece: Piece) -> bool:
    """Whether two pieces stay on one line, as with punctuation, or a picture and its name."""
    named = not isinstance(before, str) and isinstance(piece, str)
    return named or _is_close(before, piece)


class Steps(QWidget):
    """One or a few steps below each other, numbered if there are more than one.

    Large steps are written in ``TypeRole.PLATE``.
    """

    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[tuple[Piece, ...], ...] = ()
        self._tops: list[float] = []
        self._role = TypeRole.SECTION
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def steps(self) -> tuple[tuple[Piece, ...], ...]:
        return self._steps

    def show_steps(
        self, steps: Sequence[Sequence[Piece]], text: str, *, large: bool = False
    ) -> None:
        """Show other steps; ``text`` says the same for those who can't see them."""
        shown, role = tuple(map(tuple, steps)), TypeRole.PLATE if large else TypeRole.SECTION
        self.setAccessibleName(text)
        if (shown, role) != (self._steps, self._role):
            self._steps, self._role = shown, role
            self.updateGeometry()
            self.update()

    def heightForWidth(self, width: int) -> int:
        return round(self._flow(width)[1])

    def sizeHint(self) -> QSize:
        wide = theme().px(Size.DOCK_MIN)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), self.heightForWidth(max(self.width(), theme().px(120))))

    @property
    def _line(self) -> float:
        return theme().pxf(max(self._role.line, _SIDE + 2))

    def _flow(self, width: float) -> tuple[list[tuple[Piece, QPointF]], float]:
        """Where every piece belongs, and the height of all."""
        t, found, top = theme(), list[tuple[Piece, QPointF]](), 0.0
        self._tops = []
        metrics = QFontMetricsF(t.font(self._role))
        left = t.pxf(_NUMBER + Space.S) if len(self._steps) > 1 else 0.0
        for step in self._steps:
            x = left
            self._tops.append(top)
            widths = [
                metrics.horizontalAdvance(piece) if isinstance(piece, str) else t.pxf(_SIDE)
                for piece in step
            ]
            for place, (piece, wide) in enumerate(zip(step, widths, strict=True)):
                before = step[place - 1] if place else ""
                stays, needed = _stays_with(before, piece), wide
                if x > left and not _is_close(before, piece):
                    x += t.pxf(Space.XS)
                for after in range(place + 1, len(step)):
                    if not _stays_with(step[after - 1], step[after]):
                        break
                    needed += t.pxf(Space.XS) + widths[after]
                if x > left and not stays and x + needed > width:
                    x, top = left, top + self._line
                found.append((piece, QPointF(x, top)))
                x += wide
            top += self._line + t.pxf(2)
        return found, top

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, painter = theme(), painter_on(self)
        painter.setFont(t.font(self._role))
        placed, _height = self._flow(self.width())
        side, line, number = t.pxf(_SIDE), self._line, t.pxf(_NUMBER)
        for piece, at in placed:
            if isinstance(piece, str):
                painter.setPen(t.color(Token.TEXT))
                rect = QRectF(at.x(), at.y(), self.width(), line)
                painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter), piece)
            else:
                paint, *values = piece
                painter.save()
                paint(painter, QRectF(at.x(), at.y() + (line - side) / 2, side, side), *values)
                painter.restore()
        if len(self._steps) < 2:
            return
        painter.setFont(t.font(TypeRole.LABEL))
        for place, top in enumerate(self._tops, 1):
            disc = QRectF(0, top + (line - number) / 2, number, number)
            box(painter, disc, number / 2, t.color(Token.HINT))
            painter.setPen(t.color(Token.SURFACE))
            painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), str(place))
