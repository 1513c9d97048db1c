"""Tooltips with a bold first line, a key and plain sentences."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from gui.style import Token, theme

DELAY_MS = 500
MAX_WORDS = 60


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip: name, key name ("" for none) and lines of plain text.

    Raises ValueError for more than 60 words.
    """

    name: str
    key: str = ""
    lines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        words = len(" ".join((self.name, *self.lines)).split())
        if words > MAX_WORDS:
            raise ValueError(f"A tooltip has at most {MAX_WORDS} words; this one has {words}")


def tip_html(tip: Tip) -> str:
    """Return the tooltip as rich text, for `setToolTip` of widgets and graphics items."""
    ink = theme().hex(Token.TEXT2)
    key = f'&nbsp;&nbsp; <span style="color:{ink}">{escape(tip.key)}</span>' if tip.key else ""
    body = "".join(f"<br/>{escape(line)}" for line in tip.lines)
    name = f'<span style="font-weight:600">{escape(tip.name)}</span>'
    return f"<div>{name}{key}{body}</div>"


def set_tip(widget: QWidget, tip: Tip) -> None:
    """Give a widget a tooltip that appears after 500 ms, and the name for screen readers."""
    watcher = widget.findChild(_TipTimer)
    if isinstance(watcher, _TipTimer) and watcher.tip == tip:
        return
    widget.setToolTip(tip_html(tip))
    if not widget.accessibleName():
        widget.setAccessibleName(tip.name)
    widget.setAccessibleDescription(" ".join(tip.lines))
    if not isinstance(watcher, _TipTimer):
        watcher = _TipTimer(widget)
    watcher.tip = tip


class _TipTimer(QObject):
    """Shows the tooltip of its widget after our own delay instead of the style's."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.tip = Tip("")
        self._widget = widget
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._show)
        widget.installEventFilter(self)
        theme().changed.connect(self._rewrite)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Enter:
                self._timer.start()
            case QEvent.Type.Leave | QEvent.Type.MouseButtonPress | QEvent.Type.KeyPress:
                self._timer.stop()
            case QEvent.Type.ToolTip:
                return True
            case _:
                pass
        return False

    def _rewrite(self) -> None:
        self._widget.setToolTip(tip_html(self.tip))

    def _show(self) -> None:
        if self._widget.isVisible() and QApplication.activePopupWidget() is None:
            below = QPoint(0, theme().px(4))
            QToolTip.showText(QCursor.pos() + below, self._widget.toolTip(), self._widget)
