"""The pieces to choose from when a position is set up."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from engines.games.dice_chess.snapshot import EMPTY, LETTERS
from engines.runtime.texts import tr
from gui.games.dice_chess import wording
from gui.games.dice_chess.pieces import board_colours, paint_piece
from gui.kit.paint import box
from gui.style import Radius, Space, Token, icon_pixmap, scaled, theme
from gui.style.drawing import painter_on

_SIDE: Final = 40
_COLUMNS: Final = 7
_ERASER: Final = "mdi6.eraser"
_ERASER_SIZE: Final = 22
_ROWS: Final = (LETTERS[:6] + EMPTY, LETTERS[6:])


class Palette(QWidget):
    """The twelve pieces and the eraser, exactly one of which is selected."""

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._letters: dict[QAbstractButton, str] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, letters in enumerate(_ROWS):
            for column, letter in enumerate(letters):
                button = _PieceButton(letter)
                self._group.addButton(button)
                self._letters[button] = letter
                self._grid.addWidget(button, row, column)
        self._grid.setColumnStretch(_COLUMNS, 1)
        self._group.buttons()[0].setChecked(True)
        scaled(self._grid.setSpacing, Space.XS)

    @property
    def letter(self) -> str:
        """The selected piece, or ``EMPTY`` for the eraser."""
        return next(piece for button, piece in self._letters.items() if button.isChecked())


class _PieceButton(QAbstractButton):
    """A piece on a square of the board, or the eraser."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self._letter = letter
        self.setCheckable(True)
        name = tr("dice_chess-eraser") if letter == EMPTY else wording.piece_name(letter)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_SIDE), theme().px(_SIDE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        rect = QRectF(self.rect())
        eraser = self._letter == EMPTY
        fill = t.color(Token.SURFACE) if eraser else QColor(board_colours().dark)
        on = self.isChecked()
        edge = t.color(Token.ACCENT if on else Token.LINE_STRONG)
        box(painter, rect, t.pxf(Radius.INNER), fill, edge, t.pxf(3 if on else 1))
        if eraser:
            size = t.px(_ERASER_SIZE)
            ratio = self.devicePixelRatioF()
            picture = icon_pixmap(_ERASER, t.color(Token.TEXT), size, ratio)
            corner = rect.center() - QRectF(0, 0, size, size).center()
            painter.drawPixmap(corner, picture)
        else:
            paint_piece(painter, rect, self._letter)
