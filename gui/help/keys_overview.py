"""The page behind `?`: all keys by group, as they are set now."""

from collections.abc import Iterable, Iterator
from itertools import combinations, groupby, pairwise
from operator import attrgetter
from typing import Final, TypeAlias

from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from engines.runtime.texts import tr
from gui.app.context import Context
from gui.app.keys.commands import PLACES, Command, Group
from gui.app.keys.keymap import KeyMap
from gui.app.page import Page
from gui.app.requests import SettingsSection, ShowSettings
from gui.games.face import game_name
from gui.kit import boxes
from gui.kit.button import Button
from gui.kit.card import Card
from gui.kit.columns import ScrollColumn
from gui.kit.label import Label
from gui.style import Space, Token, TypeRole, scaled, theme

_GROUPS: Final = (Group.TURN, Group.GAME, Group.UNDO, Group.HINT, Group.WATCH, Group.VIEW)
"""The groups in their order; the keys for places are one line at the end of the first group."""
_LEAST: Final = 340
"""The smallest width of one of several columns, at 100%."""
_MOST: Final = 4
_TITLE: Final = 3
"""About as many lines are the title, the edges, and the gap of a group."""

Block: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A title, and keys with what they do."""


class KeysPage(Page):
    """Groups of keys in up to four columns; a button leads to where they are changed."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._content: QWidget | None = None
        self._columns = 0
        self._scroll = ScrollColumn()
        change = Button(tr("help-change-keys"))
        change.clicked.connect(lambda: self.wants.emit(ShowSettings(SettingsSection.KEYS)))
        told = tr("help-single-letter-keys-work")
        hint = Label(told, TypeRole.SECONDARY, Token.TEXT2, wrap=True)
        self.body.addLayout(boxes.row((hint, 1), change))
        self.body.addWidget(self._scroll, 1)
        context.keys.changed.connect(self._fill)
        scaled(self._arrange)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def opened(self) -> None:
        self._scroll.setFocus()

    def _arrange(self) -> None:
        columns = max(1, min(_MOST, self.width() // theme().px(_LEAST)))
        if columns != self._columns:
            self._columns = columns
            self._fill()

    def _fill(self) -> None:
        """Show the keys as they are set now."""
        if self._content is not None:
            self._content.deleteLater()
        self._content = QWidget()
        stacks = [_stacked(blocks) for blocks in balanced(self._blocks(), self._columns)]
        boxes.row(*((stack, 1) for stack in stacks), of=self._content, gap=Space.XL)
        self._scroll.body.insertWidget(0, self._content)

    def _blocks(self) -> Iterator[Block]:
        """Every group with its keys; those of single games follow the keys of a turn."""
        keys = self.context.keys
        for group in _GROUPS:
            yield group.text, tuple(_lines(keys, group))
            if group is Group.TURN:
                for game, found in groupby(keys.commands, attrgetter("game")):
                    if game:
                        title = game_name(self.context.words(), game)
                        yield title, tuple(_line(keys, each) for each in found)


def balanced(blocks: Iterable[Block], columns: int) -> list[tuple[Block, ...]]:
    """The blocks in their order, in columns of which the longest is as short as possible."""
    given = tuple(blocks)

    def parted(cuts: tuple[int, ...]) -> list[tuple[Block, ...]]:
        return [given[first:last] for first, last in pairwise((0, *cuts, len(given)))]

    def longest(column: list[tuple[Block, ...]]) -> int:
        return max(sum(len(lines) + _TITLE for _, lines in blocks) for blocks in column)

    return min(map(parted, combinations(range(1, len(given)), columns - 1)), key=longest)


def _stacked(blocks: Iterable[Block]) -> QWidget:
    made = QWidget()
    boxes.column(*(_Card(*block) for block in blocks), 1, of=made, gap=Space.L)
    return made


class _Card(Card):
    """One group: a key on the left, what it does on the right."""

    def __init__(self, title: str, lines: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self.body.addWidget(Label(title, TypeRole.SECTION))
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        scaled(grid.setHorizontalSpacing, Space.L)
        scaled(grid.setVerticalSpacing, Space.XS)
        for row, (keys_text, name) in enumerate(lines):
            grid.addWidget(Label(keys_text, TypeRole.LABEL, Token.TEXT2), row, 0)
            grid.addWidget(Label(name, TypeRole.SECONDARY, wrap=True), row, 1)
        self.body.addLayout(grid)


def _line(keys: KeyMap, command: Command) -> tuple[str, str]:
    native = QKeySequence.SequenceFormat.NativeText
    shown = [sequence.toString(native) for sequence in keys.sequences(command)]
    return ",  ".join(shown) or "–", command.text


def _lines(keys: KeyMap, group: Group) -> Iterable[tuple[str, str]]:
    for command in keys.commands:
        if command.group is group and not command.game:
            yield _line(keys, command)
    if group is Group.TURN and keys.text(PLACES[0]) and keys.text(PLACES[-1]):
        yield f"{keys.text(PLACES[0])} … {keys.text(PLACES[-1])}", Group.PLACE.text
