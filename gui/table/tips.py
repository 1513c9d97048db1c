"""The tips of spots: words, sometimes below a large picture."""

from collections.abc import Callable
from html import escape
from typing import Final, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QPoint, QRect, QRectF
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from gui.kit.pictures import Look, pictures
from gui.kit.throttle import Throttle
from gui.style import theme
from gui.table.spots import Spot, words

_READING_MS: Final = 900
"""How long keyboard focus stays on a spot before its tip is shown."""
_LARGE: Final = 250.0, 224.0
"""A large picture, at 100%."""


Explain: TypeAlias = Callable[[str], str]


def explained(tip: str, explain: Explain) -> str:
    """A tip, followed by what its new words mean."""
    meaning = explain(tip)
    if meaning and not tip.startswith("<"):
        lines = map(escape, tip.splitlines())
        tip = f"<div>{'<br>'.join(lines)}</div>" if tip else ""
    return tip + meaning


class SpotTips(QObject):
    """Shows tips over a view: where the pointer rests, or next to the spot with keyboard focus.

    ``rect_of`` says where a spot is in the view, ``focused`` which one has keyboard focus, and
    ``explain``, in rich text, what the new words of a tip mean.
    """

    def __init__(
        self,
        view: QAbstractScrollArea,
        rect_of: Callable[[object], QRect],
        focused: Callable[[], Spot | None],
    ) -> None:
        super().__init__(view)
        self._view, self._rect_of, self._focused = view, rect_of, focused
        self.explain: Explain = lambda _tip: ""
        self._reading = Throttle(self, self._show_focused, _READING_MS)

    def show(self, spot: Spot | None, at: QPoint) -> None:
        """Show the tip of a spot at a point on the screen; hide it if there is none."""
        tip = "" if spot is None else words(spot.tip)
        if spot is None or not tip:
            QToolTip.hideText()
            return
        tip = explained(tip, self.explain)
        if spot.large is not None:
            tip = _picture_html(spot.large, self._view.devicePixelRatioF()) + tip
        QToolTip.showText(at, tip, self._view.viewport(), self._rect_of(spot.key))

    def hide(self) -> None:
        """Hide the tip, because the keyboard is being used for something else."""
        if self._reading.isActive() or QToolTip.isVisible():
            self._reading.stop()
            QToolTip.hideText()

    def rest(self) -> None:
        """Keyboard focus moved to another spot: show its tip if it stays there."""
        self._reading.once_quiet()

    def _show_focused(self) -> None:
        spot = self._focused()
        if spot is not None and self._view.hasFocus():
            corner = self._rect_of(spot.key).bottomRight()
            self.show(spot, self._view.viewport().mapToGlobal(corner))


def _picture_html(look: Look, ratio: float) -> str:
    """A picture for rich text."""
    room = QRectF(0, 0, *map(theme().pxf, _LARGE))
    picture = pictures.picture(look, room, ratio).pixmap
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    code = bytes(data.toBase64().data()).decode()
    size = f'width="{round(room.width())}" height="{round(room.height())}"'
    return f'<img src="data:image/png;base64,{code}" {size}/>'
