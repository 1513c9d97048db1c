"""A plot in a Lab. The page has pyqtgraph imported before the first of them is made."""

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, theme

_HEIGHT: Final = 180
_LINE: Final = 2.0
_SIDES: Final = ("left", "bottom")
"""Axes that are seen."""


class Plot(QWidget):
    """Title, keys to the marks, axes without menu, buttons or mouse.

    Subclasses make their marks in ``_make`` and colour them in ``_dress``.
    """

    def __init__(self, title: str, across: str, up: str) -> None:
        import pyqtgraph

        super().__init__()
        self._across, self._up = across, up
        self.setAccessibleName(title)
        self._keys = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(Label(title, TypeRole.SECTION))
        self._column.addLayout(self._keys)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pg: Any = pyqtgraph
        axes = {side: pyqtgraph.AxisItem(side) for side in _SIDES}
        self._item: Any = pyqtgraph.PlotItem(axisItems=axes, enableMenu=False)
        self._widget: Any = pyqtgraph.PlotWidget(background=None, plotItem=self._item)
        self._widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._widget.setFrameShape(self._widget.Shape.NoFrame)
        self._widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._item.hideButtons()
        self._item.setMouseEnabled(False, False)
        self._column.addWidget(self._widget, 1)
        self._make()
        self._keys.addStretch(1)
        theme().follow(self.apply_theme)

    def apply_theme(self) -> None:
        """Take colours and sizes from the theme."""
        t = theme()
        self._column.setSpacing(t.px(Space.XS))
        self._keys.setSpacing(t.px(Space.L))
        self._widget.setMinimumHeight(t.px(_HEIGHT))
        for side, text in (("left", self._up), ("bottom", self._across)):
            axis = self._item.getAxis(side)
            axis.setPen(t.color(Token.LINE_STRONG))
            axis.setTextPen(t.color(Token.TEXT2))
            axis.setTickFont(t.font(TypeRole.LABEL))
            axis.label.setFont(t.font(TypeRole.LABEL))
            axis.setLabel(text)
        self._item.getAxis("left").setWidth(t.px(60))
        self._item.getAxis("bottom").setHeight(t.px(40))
        self._dress()

    def _make(self) -> None:
        raise NotImplementedError

    def _dress(self) -> None:
        raise NotImplementedError

    def _key(self, text: str, token: Token) -> Label:
        label = Label(text, TypeRole.LABEL, token)
        self._keys.addWidget(label)
        return label


def pen(token: Token, style: Qt.PenStyle = Qt.PenStyle.SolidLine, width: float = _LINE) -> QPen:
    """A line of the same width at every zoom."""
    made = QPen(theme().color(token), theme().pxf(width), style)
    made.setCosmetic(True)
    return made
