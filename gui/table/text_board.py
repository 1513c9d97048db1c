"""The board for every game without its own: the facts of a position, and the last roll.

Choices are buttons at the foot of the table, as for every board that doesn't draw them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QRectF, QSizeF

from engines.runtime.texts import capitalized, tr
from gui.kit import boxes
from gui.style import DiceColour, Size, Space, theme
from gui.style.motion import pace
from gui.table.board import Board, Scene, Step
from gui.table.dice.tray import Around, DiceTray
from gui.table.dice.view import DieView, face_of, face_word
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet
from gui.table.spots import Mark, Spot

_MOST_DICE: Final = 12
_WIDEST: Final = 640


@dataclass(frozen=True, slots=True)
class Facts(Around):
    """As many facts as there is room for, above the dice of the last roll."""

    facts: tuple[tuple[str, str], ...] = (("", ""),)
    rolled: bool = False

    def floor(self, size: QSizeF) -> QRectF:
        high = min(theme().pxf(Size.TRAY), size.height() / 3)
        return QRectF(0, size.height() - high, size.width(), high)

    def rack(self, size: QSizeF) -> None:
        return None

    def spots(self, size: QSizeF) -> Sequence[Spot]:
        sheet, room = self._sheet(size)
        return sheet.spots_in(room)

    def marks(self, size: QSizeF) -> Sequence[Mark]:
        sheet, room = self._sheet(size)
        return sheet.marks_in(room)

    def _sheet(self, size: QSizeF) -> tuple[ScoreSheet, QRectF]:
        bottom = self.floor(size).top() if self.rolled else size.height()
        room = bottom - 2 * theme().pxf(Space.M)
        count = max(1, int(room / theme().pxf(Kind.PLAIN.height)))
        rows = (Row((Cell(name), Cell(value, says=value))) for name, value in self.facts[:count])
        sheet = ScoreSheet((Part(tuple(rows), soft=frozenset({0, 1})),), widest=_WIDEST)
        high = min(bottom, theme().scale * sheet.height)
        return sheet, QRectF(0, 0, size.width(), high)


class TextBoard(Board):
    """Tells every fact that its viewer knows, by name."""

    def __init__(self) -> None:
        super().__init__()
        self._tray = DiceTray(_MOST_DICE, most=Size.DIE_COMPACT, around=Facts())
        self._tray.setAccessibleName(tr("table-table"))
        self.use_surface(self._tray)
        boxes.column(self._tray, of=self)

    def draw(self, scene: Scene) -> None:
        rolls = [step for step in scene.trail if step.before.roll() is not None]
        facts = Facts(tuple(view_rows(scene.position.view(scene.viewer))), rolled=bool(rolls))
        self._tray.lay(_dice(rolls[-1]) if rolls else (), around=facts, keyed=())

    def show_step(self, step: Step, scene: Scene) -> None:
        roll = step.before.roll()
        if roll is None:
            self.settle_after(0)
            return
        facts = Facts(tuple(view_rows(step.before.view(scene.viewer))), rolled=True)
        self._tray.lay(self._tray.dice, around=facts, keyed=())
        self.then(lambda: self.settle_after(pace().roll_ms()))
        faces = tuple(face_of(roll, number) for number in range(1, len(roll.faces) + 1))
        self._tray.roll(_dice(step), faces=faces)


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
    for each in fields(view):
        value = getattr(view, each.name)
        name = f"{prefix}{each.name}".replace("_", " ")
        if is_dataclass(value):
            yield from view_rows(value, f"{name}, ")
        elif isinstance(value, tuple | list) and value and is_dataclass(value[0]):
            for place, part in enumerate(value, 1):
                yield from view_rows(part, f"{name} {place}, ")
        else:
            yield capitalized(name), _value_text(value)


def _value_text(value: Any) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_value_text(part)}" for key, part in value.items())
    if isinstance(value, Sequence):
        return " ".join(_value_text(part) for part in value) or "–"
    return "–" if value is None else str(value)
