"""The board for every game that has none of its own: position, facts and legal actions as text."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout

from engines.contract.analysis import Line
from engines.runtime.types import Action
from gui.kit import boxes
from gui.kit.label import Label
from gui.kit.table import Column, Table
from gui.style import DiceColour, Size, Space, Token, TypeRole, scaled, theme
from gui.table.board import Board, Scene, Step
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieView, face_of

_ACTION: Final = Qt.ItemDataRole.UserRole
_KEYED_PLACES: Final = 10
_MOST_DICE: Final = 12


class TextBoard(Board):
    """Left what is on the table, right what can be done: a list worked by mouse, arrows or digits.

    The sentences of the last turn stand below the position, so that nothing happens unseen. Below
    everything lies the last roll.
    """

    def __init__(self) -> None:
        super().__init__()
        self._advised: tuple[Action, ...] = ()
        self._cues = False
        self._position = Label(wrap=True)
        self._position.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._trail = Label("", TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        name, value = (
            Column(self.tr("What"), itemgetter(0)),
            Column(self.tr("Value"), itemgetter(1)),
        )
        self._facts = Table((name, value), sortable=False)
        self._facts.horizontalHeader().hide()
        self._facts.setAccessibleName(self.tr("On the table"))
        self._heading = Label(self.tr("Choices"), TypeRole.SECTION)
        self._choices = QListWidget()
        self._choices.setAccessibleName(self.tr("Choices"))
        self._choices.setUniformItemSizes(True)
        self._choices.itemClicked.connect(self._clicked)
        self._choices.itemActivated.connect(self._clicked)
        self.dice = DiceTray(_MOST_DICE, most=Size.DIE_COMPACT)
        self.dice.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.dice.setAccessibleName(self.tr("Dice"))
        self.dice.rollFinished.connect(self.moved)
        self.movers.append(self.dice)
        self._lay_out()
        scaled(self._row.setSpacing, Space.XL)
        for column in (self._left, self._right):
            scaled(column.setSpacing, Space.M)
        scaled(self._position.setFont, TypeRole.RECORD)
        scaled(self.dice.setFixedHeight, Size.TRAY)

    def _lay_out(self) -> None:
        self._left = boxes.column(self._position, self._trail)
        self._left.addWidget(self._facts, 1)
        self._left.addWidget(self.dice)
        self._right = QVBoxLayout()
        self._right.addWidget(self._heading)
        self._right.addWidget(self._choices, 1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._left, 1)
        self._row.addLayout(self._right, 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.scene is not None:
            self.show_scene(self.scene)

    def draw(self, scene: Scene) -> None:
        self._advised = ()
        position = scene.position
        self._position.setText(position.text())
        self._trail.setText("\n".join(scene.words.say(step.told) for step in scene.trail))
        self._trail.setVisible(bool(scene.trail))
        self._facts.set_rows(tuple(view_rows(position.view(scene.viewer))))
        self._facts.resizeColumnToContents(0)
        self._fill_choices()
        rolls = [step for step in scene.trail if step.before.roll() is not None]
        self.dice.setVisible(bool(rolls))
        self.dice.set_dice(_dice(rolls[-1]) if rolls else ())

    def show_step(self, step: Step, scene: Scene) -> None:
        roll = step.before.roll()
        if roll is None:
            self.settle_after(0)
            return
        self.dice.show()
        self.then(partial(self.settle_after, 0))
        faces = tuple(face_of(roll, number) for number in range(1, len(roll.faces) + 1))
        self.dice.roll(_dice(step), faces=faces)

    def preview(self, line: Line | None) -> None:
        self._advised = () if line is None else line.actions
        self._mark_choices()

    def choose_place(self, place: int) -> None:
        if place < self._choices.count():
            self._clicked(self._choices.item(place))

    def show_cues(self, on: bool) -> None:
        if on != self._cues:
            self._cues = on
            self._mark_choices()

    # -- choices ------------------------------------------------------------------------------

    def _fill_choices(self) -> None:
        self._choices.clear()
        assert self.scene is not None
        for action in self.scene.choices:
            item = QListWidgetItem()
            item.setData(_ACTION, action)
            item.setSizeHint(QSize(0, theme().px(Size.TABLE_ROW)))
            self._choices.addItem(item)
        self._heading.setVisible(bool(self.scene.choices))
        self._choices.setVisible(bool(self.scene.choices))
        if self.scene.choices:
            self._choices.setCurrentRow(0)
        self._mark_choices()

    def _mark_choices(self) -> None:
        scene = self.scene
        if scene is None:
            return
        for place, action in enumerate(scene.choices):
            item = self._choices.item(place)
            item.setText(self._choice_text(place, action))
            advised = action in self._advised[:1]
            fill, ink = (Token.HINT_SOFT, Token.HINT) if advised else (Token.SURFACE, Token.TEXT)
            item.setBackground(QBrush(theme().color(fill)))
            item.setForeground(QBrush(theme().color(ink)))

    def _choice_text(self, place: int, action: Action) -> str:
        assert self.scene is not None
        position, words = self.scene.position, self.scene.words
        text = f"{position.action_text(action)}   {words.say(position.describe(action))}"
        if action in self._advised[:1]:
            text = self.tr("{0}   (hint)").format(text)
        if self._cues and place < _KEYED_PLACES:
            text = f"[{(place + 1) % _KEYED_PLACES}]  {text}"
        return text

    def _clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_ACTION))


def _dice(step: Step) -> tuple[DieView, ...]:
    """The dice of a step that is a roll."""
    roll = step.before.roll()
    return (
        ()
        if roll is None
        else tuple(
            DieView(
                face_of(roll, die), DiceColour.IVORY, typed=step.typed, name=roll.faces[die - 1]
            )
            for die in step.before.dice(step.action)
        )
    )


def view_rows(view: Any, prefix: str = "") -> Iterator[tuple[str, str]]:
    """The fields of a board view (nested dataclasses of plain values) as pairs of texts."""
    for field in dataclasses.fields(view):
        value = getattr(view, field.name)
        name = f"{prefix}{field.name}".replace("_", " ")
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
