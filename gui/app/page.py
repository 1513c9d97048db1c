"""The base of all pages: notices on top, a title if there is one, the content."""

from typing import ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.app.context import Context
from gui.kit.label import Label
from gui.kit.notice import NoticeArea, NoticeKind
from gui.style import Space, TypeRole, scaled

TIGHT_BELOW: Final = 320
"""Pages lower than this, at 100%, leave less room between their parts."""
_ROOMY: Final = (Space.S, Space.L, Space.M)
"""Room above and below the parts of a page, and between them."""
_TIGHT: Final = (Space.XS, Space.XS, Space.XS)
COMPACT_BELOW: Final = 400
"""Player cards have one line if less than this is left next to them, at 100%."""


class Page(QWidget):
    """One page of the central area.

    Put widgets into ``body``, a vertical layout. ``wants`` carries a request (`gui.app.requests`);
    ``status`` a sentence for the status line.
    """

    wants = Signal(object)
    status = Signal(str)

    fills: ClassVar[bool] = False
    """Whether the content reaches the edges of the page."""
    alone: ClassVar[bool] = False
    """Whether there is no navigation next to the page."""

    def __init__(self, context: Context, title: str = "") -> None:
        super().__init__()
        self.context = context
        self._sentence = ""
        self._tight = False
        self.notices = NoticeArea()
        self.body = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.notices)
        self._title = Label(title, TypeRole.TITLE)
        self._title.setVisible(bool(title))
        self._column.addWidget(self._title)
        self._column.addLayout(self.body, 1)
        self.setAccessibleName(title)
        self._take_room()

    @property
    def title(self) -> str:
        """The heading, also part of the window's title."""
        return self._title.text()

    def set_title(self, title: str) -> None:
        """Change the heading."""
        self._title.tell(title)
        self.setAccessibleName(title)

    def set_tight(self, on: bool) -> None:
        """Leave less room between the parts of the page."""
        if on != self._tight:
            self._tight = on
            self._take_room()

    def _take_room(self) -> None:
        above, below, between = _TIGHT if self._tight else _ROOMY
        aside = Space.L
        if self.fills:
            above = below = aside = between = 0
        scaled(self._column.setContentsMargins, aside, above, aside, below)
        scaled(self._column.setSpacing, between)

    def opened(self) -> None:
        """Called each time the page is shown: refresh, and focus the first field."""

    def left(self) -> None:
        """Called when another page is shown."""

    def take_over(self, before: "Page") -> None:
        """Continue where ``before`` is: the same page, made in another language."""

    async def close_down(self) -> None:
        """The window closes: stop all work of this page, and wait until it has ended."""

    @property
    def sentence(self) -> str:
        """What the status line says while this page is shown."""
        return self._sentence

    def say(self, sentence: str) -> None:
        """Say something in the status line."""
        self._sentence = sentence
        self.status.emit(sentence)

    def tell_error(self, text: str) -> None:
        """Say why something could not be done."""
        self.notices.add(NoticeKind.ERROR, text, key="refused")

    def copy(self) -> bool:
        """Copy what the page is about; False if that is the position on the table."""
        return False

    def paste(self, _text: str) -> bool:
        """Take a text from the clipboard; False if it should be opened as a record or position."""
        return False

    def cancel(self) -> bool:
        """Escape: take back what can be taken back; False if there was nothing."""
        return self.notices.close_top()
