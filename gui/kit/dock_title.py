"""The title bar of a dock."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.kit.button import IconButton
from gui.kit.label import ElidedLabel
from gui.style import Size, Space, TypeRole, theme


class DockTitleBar(QWidget):
    """Title, room for tools, close button; 36 pixels high.

    Use with `QDockWidget.setTitleBarWidget` and connect `closeRequested` to the dock's `close`. The
    dock can still be dragged by the title.
    """

    closeRequested = Signal()  # noqa: N815 - Qt's way of naming signals

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ElidedLabel(title, TypeRole.SECTION)
        self._title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._title, 1)
        self.close_button = IconButton("fa6s.xmark", self.tr("Close {0}").format(title), small=True)
        self.close_button.clicked.connect(self.closeRequested)
        self._row.addWidget(self.close_button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().follow(self.apply_theme)

    def set_title(self, title: str) -> None:
        """Change the title."""
        self._title.setText(title)
        self.close_button.set_name(self.tr("Close {0}").format(title))

    def add_tool(self, widget: QWidget) -> None:
        """Put a small widget before the close button."""
        self._row.insertWidget(self._row.count() - 1, widget)

    def sizeHint(self) -> QSize:
        """Return the height of the bar; a dock asks for nothing else, but that very often."""
        return self._hint

    def minimumSizeHint(self) -> QSize:
        return self._least

    def apply_theme(self) -> None:
        """Take sizes from the theme."""
        t = theme()
        self._least = QSize(t.px(Size.DOCK_TITLE), t.px(Size.DOCK_TITLE))
        self._hint = QSize(t.px(Size.DOCK_MIN), t.px(Size.DOCK_TITLE))
        self._row.setContentsMargins(t.px(Space.M), 0, t.px(Space.S), 0)
        self._row.setSpacing(t.px(Space.XS))
        self.setFixedHeight(t.px(Size.DOCK_TITLE))
