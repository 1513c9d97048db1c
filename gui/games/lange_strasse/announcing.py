"""The line above the dice: what just happened, and the money that moved with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QWidget

from engines.core.words import number
from engines.games.lange_strasse.dice import Result
from engines.games.lange_strasse.view import keeps_of, money_moved
from gui.games.lange_strasse import wording
from gui.games.lange_strasse.sheet import cents_cell
from gui.kit import boxes
from gui.kit.event_line import EventLine
from gui.style import Space, Token, TypeRole, scaled
from gui.table.board import Step
from gui.table.sheet import Cell, Kind, Part, Row, ScoreSheet
from gui.table.surface import Surface

translate = QCoreApplication.translate

_CONTEXT: Final = "LangeStrasseWords"


@dataclass(frozen=True, slots=True)
class Announcement:
    """What just happened.

    Attributes:
        text: two or three words; may be empty.
        token: their colour.
        money: the cents that moved with it, by seat; empty if none did.
    """

    text: str = ""
    token: Token = Token.TEXT
    money: tuple[int, ...] = ()


def announcement(step: Step) -> Announcement:
    """What a step did; empty for a roll that goes on and for a keep that leaves the set open."""
    if step.is_chance:
        return _of_roll(step)
    (keep,) = keeps_of(step.before, (step.action,))
    turn = number(keep.turn or 0)
    if keep.stop:
        return Announcement(translate(_CONTEXT, "Banked {0}").format(turn), Token.GOOD)
    if keep.result is Result.TALHEIM:
        return Announcement(translate(_CONTEXT, "Talheim: banked {0}").format(turn), Token.GOOD)
    return Announcement(wording.result_name(keep.result), Token.GOOD, _moved(step))


def _of_roll(step: Step) -> Announcement:
    if step.after.turn >= 0:
        return Announcement()
    money = _moved(step)
    return Announcement(
        translate(_CONTEXT, "Totale") if money else translate(_CONTEXT, "Strich"), Token.BAD, money
    )


def _moved(step: Step) -> tuple[int, ...]:
    """The money that a step moved at once; empty if none did."""
    money = money_moved(step.before.view(), step.after.view())
    return money if any(money) else ()


class AnnouncingLine(QWidget):
    """Who gets and pays what when money moves, otherwise words."""

    def __init__(self) -> None:
        super().__init__()
        self.words = EventLine()
        self.money = Surface(QSize(), QSize(), Token.SURFACE)
        self.money.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.money.hide()
        boxes.row(self.words, self.money, of=self)
        scaled(self.setFixedHeight, TypeRole.SECTION.line + Space.S)

    def show_told(
        self, told: Announcement, names: Sequence[str] = (), automatic: object = None
    ) -> None:
        """Say something; an ``automatic`` step shows the chip "auto" for a while, once."""
        self.words.setHidden(bool(told.money))
        self.money.setHidden(not told.money)
        self.words.show_event(told.text, told.token, automatic)
        if told.money:
            self.money.show_table(_money(told, names))


def _money(told: Announcement, names: Sequence[str]) -> ScoreSheet:
    each = translate(_CONTEXT, "{0} {1} cents")
    moved = (
        each.format(name, number(cents, signed=True))
        for name, cents in zip(names, told.money, strict=False)
    )
    says = ": ".join((told.text, ", ".join(moved)))
    cells = [Cell(figure=told.text, token=told.token, says=says)]
    cells += (cents_cell(cents, seat, says="") for seat, cents in enumerate(told.money))
    part = Part((Row(tuple(cells), Kind.TITLE),), frozenset())
    return ScoreSheet((part,), widest=0.0, framed=False)
