"""Fields to type a roll that was made with real dice."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QWidget

from engines.runtime.texts import tr
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.notice import announce
from gui.kit.paint import box
from gui.kit.words import draw_words
from gui.style import DiceColour, Radius, Space, Token, TypeRole, scaled, theme
from gui.style.drawing import painter_on
from gui.table.dice import painting
from gui.table.dice.view import PIP_FACES, Face

_FIELD = 48
_DIE = 0.7
_LEAST = 28
_ROOMY = 480
_ROW_UP_TO = 6
_OWN_KEYS = frozenset(
    {
        Qt.Key.Key_Space,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
    }
)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


@dataclass(frozen=True, slots=True)
class EntryFace:
    """A face that can be typed: its key ("4", "K"), how it looks, its name ("four", "king")."""

    key: str
    face: Face
    name: str


PIP_ENTRY = tuple(
    EntryFace(str(number), face, str(number)) for number, face in enumerate(PIP_FACES, start=1)
)


class DiceEntry(QWidget):
    """One field per die and one button per face.

    Typing a key or clicking a face fills the field with the cursor and moves on to the next free
    one; Backspace empties the one before; pasting "1 4 5 5" fills all. A wrong key says what is
    possible and changes nothing. `start` begins a new roll. Emits `changed` after every change and
    `submitted` on Enter when all fields are filled.
    """

    changed = Signal()
    submitted = Signal()

    def __init__(self, dice: int, faces: Sequence[EntryFace] = PIP_ENTRY) -> None:
        super().__init__()
        self._faces = tuple(faces)
        self._chosen: list[int | None] = []
        self._cursor = 0
        self._fields: list[_Field] = []
        self._columns = 0
        self._field_grid = QGridLayout()
        self._message = Label("", TypeRole.SECONDARY, Token.BAD, wrap=True)
        self._column = boxes.column(of=self)
        self._buttons: list[_FaceButton] = []
        self._foot = self._make_buttons()
        self._column.addLayout(boxes.row(1, self._field_grid, 1))
        self._column.addLayout(self._foot)
        self._column.addWidget(self._message)
        self._message.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("focusRing", False)
        self.setAccessibleName(tr("table-enter-the-roll"))
        self.start(dice)
        scaled(self._column.setSpacing, Space.XS)
        scaled(self._foot.setSpacing, Space.M)
        scaled(self._field_grid.setSpacing, Space.S)
        scaled(self._message.setFixedHeight, TypeRole.SECONDARY.line)
        scaled(self._arrange)
        scaled(self._show)

    def event(self, event: QEvent) -> bool:
        """Claim what is typed here before it can be a shortcut of the window."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            typed = bool(event.text().strip()) and event.key() != Qt.Key.Key_Escape
            plain = not event.modifiers() & _COMMANDS
            pasted = event.matches(QKeySequence.StandardKey.Paste)
            if pasted or (plain and (typed or event.key() in _OWN_KEYS)):
                event.accept()
                return True
        return super().event(event)

    @property
    def places(self) -> tuple[int | None, ...]:
        """The place in `faces` of the face of each die, None while its field is empty."""
        return tuple(self._chosen)

    @property
    def complete(self) -> bool:
        """Whether every field is filled."""
        return all(place is not None for place in self._chosen)

    @property
    def message(self) -> str:
        """What was wrong with the last input, "" when nothing was."""
        return self._message.text()

    def start(self, dice: int) -> None:
        """Begin a new roll of this many dice: empty fields, cursor in the first."""
        for field in self._fields:
            field.deleteLater()
        self._fields = [_Field() for _ in range(dice)]
        for number, field in enumerate(self._fields):
            field.clicked.connect(partial(self._set_cursor, number))
        self._columns = 0
        self._arrange()
        self._chosen = [None] * dice
        self._cursor = 0
        self._say("")
        self._show()
        self.changed.emit()

    def enter(self, text: str) -> bool:
        """Fill fields from text such as "1 4 5 5" or "1455"; False, and no change, if it is wrong.

        Text for all dice fills all fields; a single key fills the field with the cursor.
        """
        keys = text.replace(",", " ").split()
        if len(keys) == 1:
            keys = list(keys[0])
        wrong = next((key for key in keys if self._place_of(key) is None), None)
        if wrong is not None:
            self._say(self._wrong_key(wrong))
            return False
        places = [place for place in map(self._place_of, keys) if place is not None]
        if len(places) == 1:
            self._fill(places[0])
            return True
        if len(places) != len(self._chosen):
            self._say(
                tr("table-roll-dice-but-entered", dice=len(self._chosen), entered=len(places))
            )
            return False
        self._chosen = list(places)
        self._cursor = len(places) - 1
        self._changed()
        return True

    def add_action(self, button: QWidget) -> None:
        """Put a button at the end, after the faces."""
        self._foot.addWidget(button)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(len(self._faces) * _LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Fields as large as fit side by side; two rows where that would make them too small."""
        t, dice = theme(), len(self._fields)
        room = self.contentsRect().width() / t.scale - Space.S
        one_row = room / dice - Space.S >= _LEAST if dice else True
        columns = dice if dice <= _ROW_UP_TO or one_row else math.ceil(dice / 2)
        side = max(_LEAST, min(_FIELD, room / max(columns, 1) - Space.S))
        for field in self._fields:
            field.set_side(side)
        for button in self._buttons:
            button.set_side(_FIELD if self.width() >= t.px(_ROOMY) else _LEAST + Space.S)
        if columns == self._columns:
            return
        self._columns = columns
        for number, field in enumerate(self._fields):
            self._field_grid.addWidget(field, number // columns, number % columns)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.matches(QKeySequence.StandardKey.Paste):
            self.enter(QGuiApplication.clipboard().text())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
        elif key == Qt.Key.Key_Backspace:
            self._erase()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            self._set_cursor(min(max(self._cursor + step, 0), len(self._fields) - 1))
        elif event.text().strip() and not event.modifiers() & _COMMANDS:
            self.enter(event.text())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show()

    def _make_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        for place, face in enumerate(self._faces):
            button = _FaceButton(face)
            button.clicked.connect(partial(self._click, place))
            self._buttons.append(button)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _click(self, place: int) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._fill(place)

    def _fill(self, place: int) -> None:
        self._chosen[self._cursor] = place
        free = [number for number, chosen in enumerate(self._chosen) if chosen is None]
        after = [number for number in free if number > self._cursor]
        self._cursor = (after or free or [self._cursor])[0]
        self._changed()

    def _erase(self) -> None:
        if self._chosen[self._cursor] is None and self._cursor > 0:
            self._cursor -= 1
        self._chosen[self._cursor] = None
        self._changed()

    def _submit(self) -> None:
        if self.complete:
            self.submitted.emit()
            return
        missing = self._chosen.count(None)
        self._say(tr("table-dice-are-still-missing", missing=missing))

    def _set_cursor(self, number: int) -> None:
        self._cursor = number
        self._show()

    def _changed(self) -> None:
        self._say("")
        self._show()
        self.changed.emit()

    def _place_of(self, key: str) -> int | None:
        wanted = key.casefold()
        matches = (n for n, face in enumerate(self._faces) if face.key.casefold() == wanted)
        return next(matches, None)

    def _wrong_key(self, key: str) -> str:
        keys = [face.key for face in self._faces]
        digits = [str(number) for number in range(1, len(keys) + 1)]
        possible = f"{keys[0]}–{keys[-1]}" if keys == digits else ", ".join(keys)
        return tr("table-isnt-face-die-type", key=key, faces=possible)

    def _say(self, message: str) -> None:
        self._message.setText(message)
        if message:
            announce(self, message, assertive=True)

    def _show(self) -> None:
        for number, (field, place) in enumerate(zip(self._fields, self._chosen, strict=True)):
            face = None if place is None else self._faces[place]
            field.show_face(face, cursor=number == self._cursor and self.hasFocus())
            name = tr("table-empty") if face is None else face.name
            field.setAccessibleName(
                tr("table-die-of", number=number + 1, dice=len(self._fields), shows=name)
            )


class _Field(QAbstractButton):
    """The field of one die: empty, or with the face that was typed."""

    def __init__(self) -> None:
        super().__init__()
        self._face: EntryFace | None = None
        self._cursor = False
        self._side = 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_side(_FIELD)

    def set_side(self, side: float) -> None:
        """Set the size, in pixels at 100%."""
        if side != self._side:
            self._side = side
            scaled(self.setFixedSize, side, side)

    def show_face(self, face: EntryFace | None, *, cursor: bool) -> None:
        """Show a face or an empty field, with or without the cursor."""
        self._face, self._cursor = face, cursor
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        edge = t.color(Token.ACCENT if self._cursor else Token.LINE_STRONG)
        fill = t.color(Token.ACCENT_SOFT if self._cursor else Token.SURFACE)
        width = t.ring() if self._cursor else 1.0
        box(painter, QRectF(self.rect()), t.pxf(Radius.CARD), fill, edge, width)
        if self._face is not None:
            _paint_die(painter, self.rect().center(), self._face, self._side)


class _FaceButton(QAbstractButton):
    """A face to click, with its key below."""

    def __init__(self, face: EntryFace) -> None:
        super().__init__()
        self._face = face
        self._side = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(face.name)
        self.setToolTip(face.name)
        self.set_side(_FIELD)

    def set_side(self, side: float) -> None:
        """Set the width, in pixels at 100%."""
        if side != self._side:
            self._side = side
            scaled(self.setFixedSize, side, side + TypeRole.LABEL.line)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = painter_on(self)
        if self.underMouse() or self.isDown():
            soft = t.color(Token.ACCENT_SOFT if self.isDown() else Token.SUNKEN)
            box(painter, QRectF(self.rect()), t.pxf(Radius.BUTTON), soft)
        side = t.px(self._side)
        _paint_die(painter, QPoint(self.width() // 2, side // 2), self._face, self._side)
        key = QRectF(0, side - t.pxf(2), self.width(), t.pxf(TypeRole.LABEL.line))
        draw_words(painter, key, self._face.key, t.font(TypeRole.LABEL), t.color(Token.TEXT2))


def _paint_die(painter: QPainter, centre: QPoint, face: EntryFace, side: float) -> None:
    edge = theme().pxf(_DIE * side)
    rect = QRectF(centre.x() - edge / 2, centre.y() - edge / 2, edge, edge)
    painting.paint_shadow(painter, rect)
    painting.paint_body(painter, rect, DiceColour.IVORY)
    painting.paint_face(painter, rect, face.face, DiceColour.IVORY)
