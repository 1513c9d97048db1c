"""The base of all pages: notices on top, then the title, if any, and the content."""

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.app.context import Context
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.notice import NoticeArea, NoticeKind
from gui.style import Space, TypeRole, scaled


class Page(QWidget):
    """One page of the central area.

    Put widgets into ``body``, a vertical layout. ``wants`` carries a request (`gui.app.requests`).
    """

    wants = Signal(object)
    game_changed = Signal()

    game = ""
    """Id of the game that the page is about, if it is about one."""
    fills: ClassVar[bool] = False
    """Whether the content reaches the edges of the page."""
    alone: ClassVar[bool] = False
    """Whether there is no navigation next to the page."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.notices = NoticeArea()
        self.body = boxes.column()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.notices)
        self._title = Label("", TypeRole.TITLE)
        scaled(self._title.setMinimumHeight, 0)  # its letters are taller than its line
        self._title.hide()
        self._column.addWidget(self._title)
        self._column.addLayout(self.body, 1)
        above, aside, between = (0, 0, 0) if self.fills else (Space.S, Space.L, Space.M)
        scaled(self._column.setContentsMargins, aside, above, aside, aside)
        scaled(self._column.setSpacing, between)

    @property
    def title(self) -> str:
        """The heading, also part of the window's title."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        self._title.tell(title)
        self.setAccessibleName(title)

    def set_game(self, game: str) -> None:
        self.game = game
        self.game_changed.emit()

    def opened(self) -> None:
        """Called each time the page is shown: refresh, and focus the first field."""

    def left(self) -> None:
        """Called when another page is shown."""

    @property
    def working(self) -> bool:
        """Whether work is going on that ends with this page: ``take_over`` can't keep it."""
        return False

    def take_over(self, before: "Page") -> None:
        """Keep what matters of ``before``, the same page in another language."""

    async def close_down(self) -> None:
        """The window is closing: stop all work of this page, and wait until it has ended."""

    def tell_error(self, text: str) -> None:
        """Tell the user why something couldn't be done."""
        self.notices.add(NoticeKind.ERROR, text, key="refused")

    def copy(self) -> bool:
        """Copy what the page is about; False if that is the position on the table."""
        return False

    def paste(self, _text: str) -> bool:
        """Paste text from the clipboard; False if it should be opened as a record or position."""
        return False

    def cancel(self) -> bool:
        """Cancel what can be canceled (Escape); False if there was nothing."""
        return self.notices.close_top()
