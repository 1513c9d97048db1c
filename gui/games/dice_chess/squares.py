"""Where the squares are in a rectangle, seen from White's side or from Black's."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True, slots=True)
class Squares:
    """A board of 8 by 8 equal squares of whole pixels.

    Attributes:
        left, top: its corner.
        side: of one square.
        flipped: Black is at the bottom.
    """

    left: float
    top: float
    side: int
    flipped: bool = False

    @classmethod
    def inside(cls, rect: QRectF, *, flipped: bool) -> "Squares":
        """The largest board in the middle of ``rect``."""
        side = max(1, int(min(rect.width(), rect.height()) // 8))
        left = rect.left() + (rect.width() - 8 * side) // 2
        top = rect.top() + (rect.height() - 8 * side) // 2
        return cls(left, top, side, flipped)

    @property
    def whole(self) -> QRectF:
        return QRectF(self.left, self.top, 8 * self.side, 8 * self.side)

    def cell(self, square: int) -> int:
        """Number of a square from the upper left corner, row by row; its own inverse."""
        file, rank = square % 8, square // 8
        return 8 * rank + 7 - file if self.flipped else 8 * (7 - rank) + file

    def rect(self, square: int) -> QRectF:
        row, column = divmod(self.cell(square), 8)
        return QRectF(
            self.left + column * self.side, self.top + row * self.side, self.side, self.side
        )

    def centre(self, square: int) -> QPointF:
        return self.rect(square).center()


def is_light(square: int) -> bool:
    """Whether a square is a light one; a1 is dark."""
    return (square % 8 + square // 8) % 2 == 1
