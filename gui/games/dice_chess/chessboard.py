"""The chess board: 64 squares that are clicked, dragged over, and walked with the arrow keys."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from gui.games.dice_chess.colours import board_colours
from gui.games.dice_chess.painting import Painter
from gui.games.dice_chess.picture import Picture, Slide
from gui.games.dice_chess.squares import Squares
from gui.kit.accessible_board import BoardAccess, CellView
from gui.kit.paint import box
from gui.style import Token, theme
from gui.style.motion import Motion, finish, pace

_HINT_SIDE: Final = 64
_LEAST_SIDE: Final = 26
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CONFIRM: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ChessBoard(QWidget):
    """Draws a `Picture` and tells what is done with it; it knows no rules.

    ``name_square`` gives the name of a square for screen readers.
    """

    pressed = Signal(int)
    """A square was clicked, or confirmed on the keyboard's cursor."""
    grabbed = Signal(int)
    """A man that may move was dragged off its square."""
    dropped = Signal(int)
    """The man was dropped on a square; -1: beside the board."""
    slid = Signal()
    """The men have arrived."""

    def __init__(self, name_square: Callable[[int], str]) -> None:
        super().__init__()
        self._picture = Picture()
        self._name_square = name_square
        self._flipped = False
        self._cursor = 0
        self._shows_cursor = False
        self._slide: Slide | None = None
        self._progress = 1.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(Motion.MOVE.curve)
        self._motion.valueChanged.connect(self._set_progress)
        self._motion.finished.connect(self._arrived)
        self._press: tuple[int, QPointF] | None = None
        self._drag: QPointF | None = None
        self._access = BoardAccess(self, lambda: 64, self._describe, columns=8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        theme().follow(self.update)

    # -- what is shown ------------------------------------------------------------------------

    @property
    def picture(self) -> Picture:
        """What is drawn."""
        return self._picture

    @property
    def flipped(self) -> bool:
        """Whether Black sits below."""
        return self._flipped

    @property
    def cursor_square(self) -> int:
        """Where the keyboard's cursor stands."""
        return self._cursor

    def set_flipped(self, flipped: bool) -> None:
        """Let Black or White sit below."""
        self._flipped = flipped
        self._access.refresh()
        self.update()

    def show_picture(self, picture: Picture) -> None:
        """Draw another picture at once."""
        self._picture = picture
        self._access.refresh()
        self.setCursor(self._pointer(None))
        self.update()

    def square_rect(self, square: int) -> QRect:
        """Where a square lies, in pixels of the board."""
        return self._squares().rect(square).toRect()

    # -- motion -------------------------------------------------------------------------------

    def slide(self, slide: Slide) -> None:
        """Let men move from their squares in the picture to others, then emit ``slid``."""
        squares = self._squares()
        way = max((squares.centre(b) - squares.centre(a)).manhattanLength() for a, b in slide.men)
        self._slide = slide
        self._motion.setDuration(pace().move_ms(way))
        self._motion.start()
        pace().track(self._motion)

    def finish(self) -> None:
        """Bring the men that are on their way to their squares at once."""
        finish(self._motion)

    def _arrived(self) -> None:
        self._slide = None
        self.slid.emit()

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self.update()

    # -- drawing ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(8, 8) * theme().px(_HINT_SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(8, 8) * _LEAST_SIDE

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        squares = self._squares()
        drawing = Painter(painter, squares, board_colours())
        drawing.draw_squares(self._picture)
        drawing.draw_men(self._picture, self._away(squares))
        drawing.draw_marks(self._picture)
        drawing.draw_plan(self._picture)
        if self._shows_cursor:
            drawing.draw_cursor(self._cursor)
        edge = squares.whole.adjusted(-1, -1, 1, 1)
        box(painter, edge, 0, None, t.color(Token.LINE_STRONG), 1.0)

    def _squares(self) -> Squares:
        return Squares.inside(QRectF(self.rect()).adjusted(1, 1, -1, -1), flipped=self._flipped)

    def _away(self, squares: Squares) -> dict[int, QPointF]:
        """Men that are not in the middle of their squares: dragged, or on their way."""
        if self._drag is not None and self._press is not None:
            return {self._press[0]: self._drag}
        if self._slide is None:
            return {}
        return {
            start: squares.centre(start)
            + (squares.centre(end) - squares.centre(start)) * self._progress
            for start, end in self._slide.men
        }

    def _describe(self, cell: int) -> CellView:
        squares = self._squares()
        square = squares.cell(cell)
        active = square in self._picture.origins or square in self._picture.targets
        name = self._name_square(square)
        return CellView(name, squares.rect(square).toRect(), active, square == self._picture.picked)

    # -- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        square = self._squares().at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or square is None:
            return
        self._show_cursor(shown=False)
        self._press = (square, event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press is None:
            return
        square, start = self._press
        far = (event.position() - start).manhattanLength() >= QApplication.startDragDistance()
        if self._drag is None and far and square in self._picture.origins:
            if square != self._picture.picked:
                self.grabbed.emit(square)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._drag = event.position()
        elif self._drag is not None:
            self._drag = event.position()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._press is None:
            return
        pressed, _ = self._press
        dragged = self._drag is not None
        self._press = self._drag = None
        square = self._squares().at(event.position())
        self.setCursor(self._pointer(square))
        self.update()
        if dragged:
            self.dropped.emit(-1 if square is None else square)
        elif square == pressed:
            self.pressed.emit(pressed)

    def _pointer(self, square: int | None) -> Qt.CursorShape:
        active = square in (*self._picture.origins, *self._picture.targets)
        return Qt.CursorShape.PointingHandCursor if active else Qt.CursorShape.ArrowCursor

    # -- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _STEPS:
            self._cursor = self._squares().stepped(self._cursor, *_STEPS[key])
            self._show_cursor(shown=True)
        elif key in _CONFIRM and self._can_press():
            self._show_cursor(shown=True)
            self.pressed.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_cursor(
            shown=self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        )

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_cursor(shown=False)

    def _can_press(self) -> bool:
        """Whether Enter or Space mean something here; otherwise they are the primary action's."""
        picture = self._picture
        means = self._cursor in picture.origins or self._cursor in picture.targets
        return self._shows_cursor and (means or picture.free)

    def _show_cursor(self, *, shown: bool) -> None:
        self._shows_cursor = shown
        self._access.focus_cell(self._squares().cell(self._cursor) if shown else None)
        self.update()
