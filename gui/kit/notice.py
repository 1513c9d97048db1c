"""Inline notices at the top of a page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.button import Button, IconButton
from gui.kit.label import Label, Picture
from gui.kit.paint import box
from gui.style import Radius, Size, Space, Token, icon, scaled, theme
from gui.style.drawing import painter_on

SUCCESS_MS = 4000


def announce(widget: QWidget, text: str, *, assertive: bool = False) -> None:
    """Have screen readers say a sentence; `assertive` (errors only) interrupts them."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if assertive else politeness.Polite)
    QAccessible.updateAccessibility(event)


class NoticeKind(Enum):
    """The kind of message in a notice: (fill, mark, icon)."""

    INFO = (Token.ACCENT_SOFT, Token.ACCENT, "fa6s.circle-info")
    SUCCESS = (Token.GOOD_SOFT, Token.GOOD, "fa6s.circle-check")
    WARNING = (Token.WARN_SOFT, Token.WARN, "fa6s.triangle-exclamation")
    ERROR = (Token.BAD_SOFT, Token.BAD, "fa6s.circle-xmark")

    def __init__(self, fill: Token, mark: Token, icon_name: str) -> None:
        self.fill = fill
        self.mark = mark
        self.icon_name = icon_name


@dataclass(frozen=True, slots=True)
class NoticeAction:
    """A button in a notice: a verb with its object, and what it does. The notice then closes."""

    text: str
    run: Callable[[], object]


class Notice(QFrame):
    """One sentence with an icon and at most two actions; emits `closed` when it goes.

    Success notices disappear after 4 seconds; others stay. Escape closes one that has the focus.
    Raises ValueError for more than two actions.
    """

    closed = Signal()

    def __init__(
        self,
        kind: NoticeKind,
        text: str,
        actions: Sequence[NoticeAction] = (),
    ) -> None:
        super().__init__()
        if len(actions) > 2:
            raise ValueError(f"A notice has at most two actions, not {len(actions)}")
        self.kind, self.text = kind, text
        self._closed = False
        words = Label(text, wrap=True)
        words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(text)
        self._row = boxes.row(
            Picture(icon(kind.icon_name, kind.mark), Size.ICON),
            (words, 1),
            of=self,
            gap=Space.S,
            edges=(Space.M, Space.XS, Space.XS, Space.XS),
        )
        for action in actions:
            button = Button(action.text)
            button.clicked.connect(action.run)
            button.clicked.connect(self.close_notice)
            self._row.addWidget(button)
        close = IconButton("fa6s.xmark", tr("kit-close"))
        close.clicked.connect(self.close_notice)
        self._row.addWidget(close)
        if kind is NoticeKind.SUCCESS:
            QTimer.singleShot(SUCCESS_MS, self, self.close_notice)
        scaled(self.setMinimumHeight, Size.TOOLBAR)

    def close_notice(self) -> None:
        """Close the notice; a second call does nothing."""
        if not self._closed:
            self._closed = True
            self.hide()
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_notice()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        t = theme()
        edge = t.color(self.kind.mark) if t.high_contrast else None
        box(painter, QRectF(self.rect()), t.pxf(Radius.CARD), t.color(self.kind.fill), edge)


class NoticeArea(QWidget):
    """The place for notices at the top of a page; takes no room while it is empty.

    The page passes Escape to `close_top`. A notice with a `key` replaces the one with the same key,
    so that repeated messages don't pile up. Screen readers say what is shown; errors interrupt
    them.
    """

    def __init__(self) -> None:
        super().__init__()
        self._notices: dict[str, Notice] = {}
        self._count = 0
        self._column = boxes.column(of=self, gap=Space.S)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def notices(self) -> list[Notice]:
        """The notices shown, oldest first."""
        return list(self._notices.values())

    def add(
        self,
        kind: NoticeKind,
        text: str,
        actions: Sequence[NoticeAction] = (),
        *,
        key: str = "",
    ) -> Notice:
        self._count += 1
        name = key or f"#{self._count}"
        self.close_key(name)
        notice = Notice(kind, text, actions)
        notice.closed.connect(lambda: self._forget(name))
        self._notices[name] = notice
        self._column.addWidget(notice)
        self.show()
        if self.isVisible():
            announce(self, text, assertive=kind is NoticeKind.ERROR)
        return notice

    def close_key(self, key: str) -> None:
        if key in self._notices:
            self._notices[key].close_notice()

    def close_top(self) -> bool:
        """Close the newest notice; False when there is none."""
        if not self._notices:
            return False
        self.notices[-1].close_notice()
        return True

    def _forget(self, name: str) -> None:
        notice = self._notices.pop(name)
        self._column.removeWidget(notice)
        notice.deleteLater()
        self.setVisible(bool(self._notices))
