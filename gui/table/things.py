"""Fields of a form that hold things with pictures: tiles, cards, dice.

Things are picked from a browser with their pictures and names, and dragged: to another place in
their field, or to another field for things of the same kind. Del takes one away, and so does a
click, unless it has variants: then a menu offers these. The value of a field is a text, as in a
position.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QWidget,
)
from superqt.utils import QFlowLayout

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.button import IconButton
from gui.kit.fields import SearchField
from gui.style import Space, scaled, theme

_BROWSER: Final = QSize(560, 420)
_NAME: Final = (92, 44)
"""Room for a name below a picture in the browser, at 100%."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be in a field.

    Attributes:
        word: what it is in the text of a position.
        name: its name for people.
        paint: draws it.
    """

    word: str
    name: str
    paint: Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """What can be in some fields.

    Attributes:
        id: things of a kind can be dragged between its fields.
        things: what can be picked, made when it is first needed.
        thing: what a word of a text means.
        size: of the pictures, at 100%.
        split, join: from a text to words, one for each thing, and back.
        variants: words that a thing can be turned into, with what the menu says.
    """

    id: str
    things: Callable[[], Sequence[Thing]]
    thing: Callable[[str], Thing]
    size: tuple[int, int]
    split: Callable[[str], list[str]] = str.split
    join: Callable[[Sequence[str]], str] = " ".join
    variants: Callable[[str], Sequence[tuple[str, str]]] = lambda _word: ()

    def pixmap(self, thing: Thing, ratio: float) -> QPixmap:
        size = QSize(*map(theme().px, self.size))
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thing.paint(painter, QRectF(QRect(QPoint(), size)))
        painter.end()
        return pixmap


class ThingsField(QWidget):
    """Shows what is in a field; ``touched``: the person has changed it."""

    touched = Signal()

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self.kind = kind
        self._chips: list[Chip] = []
        self.add = IconButton("fa6s.plus", tr("table-add"), small=True)
        self.add.clicked.connect(self._browse)
        self._flow = QFlowLayout(self)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.addWidget(self.add)
        scaled(self._flow.setHorizontalSpacing, Space.XS)
        scaled(self._flow.setVerticalSpacing, Space.XS)

    @property
    def words(self) -> list[str]:
        return [chip.thing.word for chip in self._chips]

    @property
    def chips(self) -> tuple["Chip", ...]:
        """The buttons of the things that are there."""
        return tuple(self._chips)

    def text(self) -> str:
        """What is there, as in a position."""
        return self.kind.join(self.words)

    def put(self, text: str) -> None:
        """Replace the things in it; emits nothing."""
        self._lay(self.kind.split(text))

    def change(self, words: Sequence[str], focus: int | None = None) -> None:
        """Hold other things, as the person wants, and emit ``touched``."""
        self._lay(words)
        if focus is not None:
            held = self._chips[focus] if focus < len(self._chips) else self.add
            held.setFocus()
        self.touched.emit()

    def _lay(self, words: Sequence[str]) -> None:
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._flow.removeWidget(self.add)
        self._chips = [Chip(self, self.kind.thing(word)) for word in words]
        for part in (*self._chips, self.add):
            self._flow.addWidget(part)
            part.show()
        self._flow.invalidate()  # the layout does not notice what is put in again
        self.updateGeometry()

    def place_at(self, point: QPoint) -> int:
        """The place of the thing before which to put something that is dropped at a point."""
        for place, chip in enumerate(self._chips):
            box = chip.geometry()
            below = point.y() > box.bottom()
            if not below and point.x() < box.center().x():
                return place
        return len(self._chips)

    def _browse(self) -> None:
        browser = Browser(self)
        browser.picked.connect(lambda word: self.change([*self.words, word]))
        corner = self.add.mapToGlobal(self.add.rect().bottomLeft())
        browser.open_at(corner)


class Chip(QAbstractButton):
    """One thing in a field."""

    def __init__(self, field: ThingsField, thing: Thing) -> None:
        super().__init__(field)
        self.thing = thing
        self._field = field
        self._press: QPoint | None = None
        self._carried = False
        self.setToolTip(thing.name)
        self.setAccessibleName(thing.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._use)
        scaled(self.setFixedSize, *field.kind.size)

    @property
    def _place(self) -> int:
        return self._field.chips.index(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pixmap = self._field.kind.pixmap(self.thing, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, pixmap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove()
        else:
            super().keyPressEvent(event)

    # -- taking away --------------------------------------------------------------------------

    def _use(self) -> None:
        variants = self._field.kind.variants(self.thing.word)
        if not variants:
            self._remove()
            return
        menu = QMenu(self)
        for word, text in variants:
            menu.addAction(text, partial(self.turn_into, word))
        menu.addSeparator()
        menu.addAction(tr("table-remove"), self._remove)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def turn_into(self, word: str) -> None:
        """Become another thing."""
        words, place = self._field.words, self._place
        words[place] = word
        self._field.change(words, place)

    def _remove(self) -> None:
        words, place = self._field.words, self._place
        del words[place]
        self._field.change(words, place)

    # -- dragging -----------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._press, self._carried = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._press is None or self._carried:
            return
        if (here - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._carried = True
            self.setDown(False)
            pixmap = self._field.kind.pixmap(self.thing, self.devicePixelRatioF())
            self.setCursor(QCursor(pixmap))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried, self._press = self._carried, False, None
        if not carried:
            super().mouseReleaseEvent(event)
            return
        self.unsetCursor()
        self._drop(self.mapTo(self.window(), event.position().toPoint()))

    def _drop(self, point: QPoint) -> None:
        """Put it where it was dropped; outside all fields of its kind, nothing happens."""
        field, word = self._field, self.thing.word
        target = _field_around(self.window().childAt(point))
        if target is None or target.kind.id != field.kind.id:
            return
        place = target.place_at(target.mapFrom(self.window(), point))
        words, own = target.words, self._place
        if target is field:
            words.insert(place, word)
            del words[own + (place <= own)]
        else:
            words.insert(place, word)
            left = field.words
            del left[own]
            field.change(left)
        target.change(words)


def _field_around(widget: QWidget | None) -> ThingsField | None:
    while not (widget is None or isinstance(widget, ThingsField)):
        widget = widget.parentWidget()
    return widget


class Browser(QWidget):
    """All things of a kind with their pictures and names; ``picked(word)`` follows a choice."""

    picked = Signal(str)

    def __init__(self, field: ThingsField) -> None:
        super().__init__(field, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("table-add"))
        kind, things = field.kind, field.kind.things()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("table-add"))
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setWordWrap(True)
        width, height = map(theme().px, kind.size)
        self.list.setIconSize(QSize(width, height))
        wide, high = map(theme().px, _NAME)
        cell = QSize(max(width, wide) + theme().px(Space.M), height + high)
        self.list.setGridSize(cell)
        ratio = field.devicePixelRatioF()
        for thing in things:
            item = QListWidgetItem(QIcon(kind.pixmap(thing, ratio)), thing.name)
            item.setSizeHint(cell)
            item.setData(Qt.ItemDataRole.UserRole, thing.word)
            self.list.addItem(item)
        self.search = SearchField(tr("table-search-by-name"), self.list)
        self.search.returnPressed.connect(self._pick_first)
        self.list.itemActivated.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        boxes.column(self.search, self.list, of=self)
        edge = theme().px(Space.S)
        self.setContentsMargins(edge, edge, edge, edge)
        rows = -(-len(things) // max(1, theme().px(_BROWSER.width()) // cell.width()))
        wanted = min(theme().px(_BROWSER.height()), rows * cell.height() + 4 * edge)
        self.resize(theme().px(_BROWSER.width()), wanted)

    def open_at(self, corner: QPoint) -> None:
        """Open below a point of the screen, if there is room."""
        room = self.screen().availableGeometry()
        corner.setX(max(room.left(), min(corner.x(), room.right() - self.width())))
        corner.setY(max(room.top(), min(corner.y(), room.bottom() - self.height())))
        self.move(corner)
        self.show()
        (self.search if self.search.isVisibleTo(self) else self.list).setFocus()

    def _pick_first(self) -> None:
        rows = (self.list.item(row) for row in range(self.list.count()))
        first = next((item for item in rows if not item.isHidden()), None)
        if first is not None:
            self._pick(first)

    def _pick(self, item: QListWidgetItem) -> None:
        self.close()
        self.picked.emit(item.data(Qt.ItemDataRole.UserRole))
