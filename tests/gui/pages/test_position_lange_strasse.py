"""Any position of Lange Strasse can be filled in by hand, with ranked keeps and their reasons.

Every reason is shown where it applies, and disappears after one field has been changed.
"""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QRadioButton, QWidget

from engines.contract.analysis import Line
from engines.contract.messages import Message, Words, message
from engines.contract.registry import game
from engines.runtime.texts import tr
from gui.app import settings as keys
from gui.app.keys import commands
from gui.games.lange_strasse.form import LangeStrasseForm
from gui.kit.fields import NumberField
from gui.kit.hint_card import HintCard
from gui.kit.label import Label
from gui.setup.position import PositionPage
from gui.table.dice.entry import DiceEntry
from gui.table.things import Browser, ThingsField
from tests.gui.play.conftest import Start, compiled, home, start
from tests.gui.play.program import Program, wait_until

__all__ = ["compiled", "home", "start"]

Key = Qt.Key


class Person:
    """Fills the form in with mouse and keys, and reads what the adviser says."""

    def __init__(self, program: Program) -> None:
        assert isinstance(program.page, PositionPage)
        self.program = program
        self.page = program.page
        assert isinstance(self.page.form, LangeStrasseForm)
        self.form = self.page.form

    def _field(self, kind: type[QWidget], name: str) -> QWidget:
        for field in self.form.findChildren(kind):
            if field.accessibleName() == name:
                return field
        raise AssertionError(f"no field is called {name}")

    def type(self, name: str, number: int) -> None:
        field = self._field(NumberField, name)
        assert isinstance(field, NumberField)
        assert field.isEnabled()
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Key.Key_Tab)
        assert field.value() == number

    def tick(self, name: str) -> None:
        field = self._field(QCheckBox, name)
        assert isinstance(field, QCheckBox)
        before = field.isChecked()
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(8, field.height() // 2))
        assert field.isChecked() is not before

    def move(self, seat: int) -> None:
        field = self._field(QRadioButton, tr("table-seat-to-move", number=seat))
        assert isinstance(field, QRadioButton)
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(8, field.height() // 2))
        assert field.isChecked()

    def keep(self, dice: str) -> None:
        """Pick a single die or a group of three."""
        field = self._field(ThingsField, tr("lange_strasse-kept-dice"))
        assert isinstance(field, ThingsField)
        QTest.mouseClick(field.add, Qt.MouseButton.LeftButton)
        browser = field.findChild(Browser)
        assert isinstance(browser, Browser)
        listed = browser.list
        (item,) = listed.findItems(dice, Qt.MatchFlag.MatchExactly)
        place = listed.visualItemRect(item).center()
        QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def roll(self, dice: str) -> None:
        entry = self.form.findChild(DiceEntry)
        assert isinstance(entry, DiceEntry)
        entry.start(len(entry.places))
        entry.setFocus()
        QTest.keyClicks(entry, dice)
        assert entry.complete

    def ask(self) -> list[HintCard]:
        """The ranked keeps, best first, with all reasons open."""
        assert self.page.message.text() == tr("setup-this-position-is-possible")
        self.program.click(self.page.analyse_button)
        assert self.page.position is not None
        plans = len(self.page.position.legal())
        wait_until(lambda: len(self.cards) == plans and not self.page.advice.busy, "every plan")
        for card in self.cards:
            for more in card.findChildren(QPushButton):
                if more.text() == tr("kit-more"):
                    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
        wait_until(
            lambda: all(
                reason in shown(card) for card in self.cards for reason in card.view.reasons
            ),
            "all reasons",
        )
        return self.cards

    @property
    def lines(self) -> tuple[Line, ...]:
        """The plans of the adviser, best first."""
        match_view = self.page.advice._match_view
        assert match_view is not None
        hint = match_view.hints.hint
        assert hint is not None
        assert hint.analysis is not None
        return hint.analysis.lines

    @property
    def cards(self) -> list[HintCard]:
        found = self.page.advice.findChildren(HintCard)
        return [card for card in found if card.isVisible()]


def named(seat: int, column: str) -> str:
    """What a field of a seat is called."""
    return tr("table-seat", number=seat, name=tr(f"lange_strasse-{column}"))


def reasons_of(line: Line) -> dict[str, str]:
    """What each reason says, by the last part of its code."""
    facts = [each.message for each in line.reasons]
    return {fact.code.rpartition(".")[2]: Words().say(fact) for fact in facts}


def shown(card: HintCard) -> str:
    """All that a card says to someone who looks at it."""
    labels = card.findChildren(Label)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(card))


@pytest.fixture
def person(start: Start) -> Iterator[Person]:
    _ = game("lange_strasse").kernel
    program = start()
    program.context.settings.set(keys.LAST_GAME, "lange_strasse")
    program.command(commands.POSITION)
    yield Person(program)
    program.idle()


def seats(person: Person, *points: int, mover: int, round_: int, strich: str = "") -> None:
    person.type(tr("lange_strasse-round"), round_)
    for seat, each in enumerate(points, 1):
        person.type(named(seat, "points"), each)
    for mark in strich:
        person.tick(named(int(mark), "strich"))
    person.move(mover)


def test_everything_is_filled_in_by_hand_and_every_keep_is_ranked(person: Person) -> None:
    seats(person, 4500, 3200, 9000, mover=1, round_=10, strich="23")
    person.type(named(1, "cents"), 100)
    person.type(named(2, "cents"), -50)
    person.type(named(3, "cents"), -50)
    person.keep("1")
    person.keep("4 4 4")
    person.type(tr("lange_strasse-points-of-completed-sets"), 1250)
    person.roll("45")
    text = "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | money 100 -50 -50 | sets 1250 "
    assert person.page.field.text() == f"{text}| kept 1 444 | rolls 2 | dice 4 5"
    cards = person.ask()
    assert [card.view.best for card in cards] == [True] + [False] * (len(cards) - 1)
    money = [float(card.view.value.split()[0].replace("\u2212", "-")) for card in cards]
    assert money == sorted(money, reverse=True)
    figure = r"[+\u2212]\d+(\.\d)?"
    worth = tr("app-ct", cents=tr("app-to", low=figure, high=figure))
    for card, line in zip(cards, person.lines, strict=True):
        says, reasons = shown(card), reasons_of(line)
        assert sorted(card.view.reasons) == sorted(reasons.values())
        assert re.fullmatch(worth, card.view.value)
        assert card.view.value in says
        stops = line.names[-1].endswith("stop")
        gain = "banks" if stops else "mean"
        assert (reasons.get(gain) or reasons[f"{gain}_behind"]) in says
        assert stops or reasons["strich"] in says  # chance to bust


def no_strich(person: Person) -> None:
    seats(person, 4500, 3200, 9000, mover=1, round_=7, strich="23")
    person.roll("333224")


def the_tenth_round(person: Person) -> None:
    seats(person, 9000, 4000, 3000, mover=1, round_=10, strich="123")
    person.roll("333224")


def the_5000_line(person: Person) -> None:
    seats(person, 4700, 8000, 3000, mover=1, round_=8, strich="123")
    person.roll("333224")


def second_place(person: Person) -> None:
    seats(person, 12500, 9000, 8000, mover=3, round_=9, strich="123")
    person.roll("333224")


def a_super_strasse(person: Person) -> None:
    seats(person, 4500, 3200, 9000, mover=1, round_=7, strich="123")
    person.keep("1")
    person.roll("52234")


def reason(code: str, **figures: float) -> Message:
    return message(f"lange_strasse.reason.{code}", **figures)


@pytest.mark.parametrize(
    ("begin", "reasons", "field", "number"),
    [
        (
            no_strich,
            (
                reason("no_strich_risk"),
                reason("no_strich_safe"),
            ),
            named(1, "strich"),
            None,
        ),
        (
            the_tenth_round,
            (
                reason("fast_gap", round=10, gap=700),
                reason("not_fast", gap=700),
            ),
            tr("lange_strasse-round"),
            11,
        ),
        (
            the_5000_line,
            (reason("half"),),
            named(1, "points"),
            5100,
        ),
        (
            second_place,
            (reason("second_gap", gap=750),),
            named(1, "points"),
            9500,
        ),
        (
            a_super_strasse,
            (reason("super_chance", chance=24 / 6**4),),
            tr("lange_strasse-kept-dice"),
            1,
        ),
    ],
    ids=["no strich", "tenth round", "5000 line", "second place", "super strasse"],
)
def test_a_reason_is_shown_where_it_applies_and_nowhere_else(
    person: Person, begin: object, reasons: tuple[Message, ...], field: str, number: int | None
) -> None:
    assert callable(begin)
    begin(person)
    said = "\n".join(map(shown, person.ask()))
    for reason in reasons:
        assert Words().say(reason) in said
    if number is None:
        person.tick(field)
    elif field == tr("lange_strasse-kept-dice"):
        person.keep(str(number))
    else:
        person.type(field, number)
    best = person.ask()[0]
    assert reasons_of(person.lines[0])["money_best"] in shown(best)
    given = {each.message.code for line in person.lines for each in line.reasons}
    assert given.isdisjoint(reason.code for reason in reasons)
