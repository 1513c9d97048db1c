"""The board for every game without its own: position, facts and legal actions as text."""

import dataclasses
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter

from engines.contract.analysis import Line
from engines.contract.position import notation
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.kit import boxes
from gui.kit.paint import box, words_in
from gui.style import DiceColour, Radius, Size, Space, Token, TypeRole, theme
from gui.style.motion import pace
from gui.table.board import Board, Scene, Step
from gui.table.dice.tray import Around, DiceTray
from gui.table.dice.view import DieView, face_of, face_word
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet
from gui.table.spots import Mark, Spot

_KEYED_PLACES: Final = 10
_MOST_DICE: Final = 12
_LEFT: Final = 0.6
"""Share of the width for what is on the table; the rest is for what can be done."""
_WRAPPED: Final = int(
    Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
)
_MORE: Final = "more"


@dataclass(frozen=True, slots=True)
class TextTable(Around):
    """What is around the dice. Left: the position and its facts; right: the choices and the past.

    Attributes:
        trail: the sentences of the last turn, oldest first; the last ones that have room are shown.
        choices: actions and what they do. Where not all have room, ``page`` says which are shown.
        rolled: there are dice to be seen below the facts.
    """

    position: str = ""
    trail: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = (("", ""),)
    choices: tuple[tuple[Action, str], ...] = ()
    advised: Action | None = None
    rolled: bool = False
    page: int = 0
    more: str = ""

    def floor(self, size: QSizeF) -> QRectF:
        high = min(theme().pxf(Size.TRAY), size.height() / 3)
        return QRectF(0, size.height() - high, _LEFT * size.width(), high)

    def rack(self, size: QSizeF) -> None:
        return None

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        sheet, room = self._facts(size)
        facts = (replace(spot, group="facts") for spot in sheet.spots_in(room))
        return (self._position(size), *facts, *self._right(size))

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        sheet, room = self._facts(size)
        return sheet.marks_in(room)

    def _position(self, size: QSizeF) -> Spot:
        wide = _LEFT * size.width() - theme().pxf(Space.XL)
        rect = QRectF(0, 0, wide, _height(self.position, TypeRole.RECORD, wide))
        return _words("position", rect, self.position, TypeRole.RECORD, Token.TEXT)

    def _facts(self, size: QSizeF) -> tuple[ScoreSheet, QRectF]:
        """As many facts as there is room for, and that room."""
        above = self._position(size).rect
        top = above.bottom() + theme().pxf(Space.M)
        bottom = self.floor(size).top() if self.rolled else size.height()
        line = theme().pxf(Kind.PLAIN.height)
        count = max(1, int((bottom - top - 2 * theme().pxf(Space.M)) / line))
        rows = (Row((Cell(name), Cell(value, says=value))) for name, value in self.facts[:count])
        sheet = ScoreSheet((Part(tuple(rows), soft=frozenset({0, 1})),))
        high = min(bottom - top, theme().scale * sheet.height)
        return sheet, QRectF(0, top, above.width(), high)

    def _right(self, size: QSizeF) -> Iterator[Spot]:
        """The choices, a heading above them, and below them what has happened."""
        t = theme()
        column = QRectF(_LEFT * size.width(), 0, (1 - _LEFT) * size.width(), size.height())
        high, top = t.pxf(Size.TABLE_ROW), 0.0
        most = max(2, int(column.height() / high) - 1)
        pages = 1 if len(self.choices) <= most else -(-len(self.choices) // (most - 1))
        each = most if pages == 1 else most - 1
        first = self.page % pages * each
        for place, (action, text) in enumerate(self.choices[first : first + each]):
            rect = QRectF(column.left(), top, column.width(), high - t.pxf(Space.XS))
            advised = action == self.advised
            key = place if place < _KEYED_PLACES else None
            yield _button(action, rect, text, advised=advised, place=key)
            top += high
        if pages > 1:
            rect = QRectF(column.left(), top, column.width(), high - t.pxf(Space.XS))
            yield _button(_MORE, rect, self.more)
            top += high
        yield from self._past(column.adjusted(0, top + (t.pxf(Space.M) if top else 0), 0, 0))

    def _past(self, room: QRectF) -> list[Spot]:
        """The last sentences that fit, in their order."""
        role, shown, left = TypeRole.SECONDARY, list[tuple[str, float]](), room.height()
        for text in reversed(self.trail):
            high = _height(text, role, room.width())
            left -= high
            if left < 0:
                break
            shown.insert(0, (text, high))
        spots, top = list[Spot](), room.top()
        for number, (text, high) in enumerate(shown):
            rect = QRectF(room.left(), top, room.width(), high)
            spots.append(_words(("past", number), rect, text, role, Token.TEXT2))
            top += high
        return spots


def _height(text: str, role: TypeRole, width: float) -> float:
    """How much room a text needs that is wrapped."""
    room = QRectF(0, 0, max(1.0, width), 100_000)
    return QFontMetricsF(theme().font(role)).boundingRect(room, _WRAPPED, text).height()


def _words(key: Hashable, rect: QRectF, text: str, role: TypeRole, token: Token) -> Spot:
    look = (_paint_text, text, role, token)
    return Spot(key, rect, look, text, role=QAccessible.Role.StaticText, group="words")


def _button(
    key: Action | str, rect: QRectF, text: str, *, advised: bool = False, place: int | None = None
) -> Spot:
    looks = [(_paint_choice, text, advised, hovered) for hovered in (False, True)]
    tip = text if _choice_words(text, rect) != text else ""
    spot = Spot(("do", key), rect, looks[0], text, tip, active=True, place=place, hover=looks[1])
    return replace(spot, group="choices")


def _paint_text(painter: QPainter, rect: QRectF, text: str, role: TypeRole, token: Token) -> None:
    painter.setFont(theme().font(role))
    painter.setPen(theme().color(token))
    painter.drawText(rect, _WRAPPED, text)


def _choice_words(text: str, rect: QRectF) -> str:
    """The part of a choice that fits."""
    wide = rect.width() - 2 * theme().pxf(Space.S)
    return words_in(QFontMetricsF(theme().font(TypeRole.BODY)), text, wide)


def _paint_choice(painter: QPainter, rect: QRectF, text: str, advised: bool, hovered: bool) -> None:
    t = theme()
    plain = Token.RAISED if hovered else Token.SURFACE
    fill, ink = (Token.HINT_SOFT, Token.HINT) if advised else (plain, Token.TEXT)
    box(painter, rect, t.pxf(Radius.INNER), t.color(fill), t.color(Token.LINE))
    painter.setFont(t.font(TypeRole.BODY))
    painter.setPen(t.color(ink))
    inner = rect.adjusted(t.pxf(Space.S), 0, 0, 0)
    painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter), _choice_words(text, rect))


class TextBoard(Board):
    """Left: the table and the last roll; right: the choices and what happened."""

    def __init__(self) -> None:
        super().__init__()
        self._table = TextTable()
        self._tray = DiceTray(_MOST_DICE, most=Size.DIE_COMPACT, around=self._table)
        self._tray.setAccessibleName(tr("table-table"))
        self._tray.pressed.connect(self._press)
        self.use_surface(self._tray)
        boxes.column(self._tray, of=self)

    def draw(self, scene: Scene) -> None:
        rolls = [step for step in scene.trail if step.before.roll() is not None]
        self._show(
            TextTable(
                scene.position.text(),
                tuple(scene.words.say(step.told) for step in scene.trail),
                tuple(view_rows(scene.position.view(scene.viewer))),
                tuple((action, self._choice(scene, action)) for action in scene.choices),
                rolled=bool(rolls),
                more=tr("table-more-choices"),
            ),
            _dice(rolls[-1]) if rolls else (),
        )

    def show_step(self, step: Step, scene: Scene) -> None:
        roll = step.before.roll()
        if roll is None:
            self.settle_after(0)
            return
        self._show(replace(self._table, choices=(), rolled=True), self._tray.dice)
        self.then(lambda: self.settle_after(pace().roll_ms()))
        faces = tuple(face_of(roll, number) for number in range(1, len(roll.faces) + 1))
        self._tray.roll(_dice(step), faces=faces)

    def preview(self, line: Line | None) -> None:
        scene, advised = self.scene, None if line is None else line.actions[0]
        if scene is not None and advised != self._table.advised:
            choices = ((a, self._choice(scene, a, hint=a == advised)) for a in scene.choices)
            self._show(
                replace(self._table, choices=tuple(choices), advised=advised), self._tray.dice
            )

    def _choice(self, scene: Scene, action: Action, *, hint: bool = False) -> str:
        position, words = scene.position, scene.words
        told = words.say(position.game.describe(position.state, action))
        text = f"{words.say(notation(position, action))}   {told}"
        return tr("table-hint", action=text) if hint else text

    def _show(self, table: TextTable, dice: Sequence[DieView]) -> None:
        self._table = table
        self._tray.lay(dice, around=table, keyed=())

    def _press(self, key: object) -> None:
        match key:
            case ("do", "more"):
                self._show(replace(self._table, page=self._table.page + 1), self._tray.dice)
            case ("do", action):
                self.chosen.emit(action)


def _dice(step: Step) -> tuple[DieView, ...]:
    roll = step.before.roll()
    return (
        ()
        if roll is None
        else tuple(
            DieView(
                face_of(roll, die),
                DiceColour.IVORY,
                typed=step.typed,
                name=face_word(roll.kind, roll.faces[die - 1]),
            )
            for die in step.before.dice(step.action)
        )
    )


def view_rows(view: Any, prefix: str = "") -> Iterator[tuple[str, str]]:
    """The fields of a board view (nested dataclasses of plain values) as pairs of texts."""
    for each in dataclasses.fields(view):
        value = getattr(view, each.name)
        name = f"{prefix}{each.name}".replace("_", " ")
        if dataclasses.is_dataclass(value):
            yield from view_rows(value, f"{name}, ")
        elif _holds_dataclasses(value):
            for place, part in enumerate(value, 1):
                yield from view_rows(part, f"{name} {place}, ")
        else:
            yield name[:1].upper() + name[1:], _value_text(value)


def _holds_dataclasses(value: Any) -> bool:
    return isinstance(value, tuple | list) and bool(value) and dataclasses.is_dataclass(value[0])


def _value_text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_value_text(part)}" for key, part in value.items())
    if isinstance(value, Sequence):
        return " ".join(_value_text(part) for part in value) or "–"
    return "–" if value is None else str(value)
