"""The form of Colonizers: form and text say the same."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.texts import tr
from gui.games.colonizers.form import ColonizersForm
from gui.kit.fields import ChoiceField
from gui.table.things import Browser, ThingsField
from tests.gui.games.colonizers.told import BUILD, DRAW, KEEP, LAST, POWER, Told
from tests.gui.games.told import random_game

TEXTS = (POWER, KEEP, DRAW, BUILD, LAST)


@pytest.fixture
def form(qtbot: QtBot, plain_look: None) -> ColonizersForm:
    made = ColonizersForm()
    qtbot.addWidget(made)
    return made


def field(form: ColonizersForm, name: str) -> ThingsField:
    return next(f for f in form.findChildren(ThingsField) if f.accessibleName() == name)


def pick(field: ThingsField, name: str) -> None:
    """Add a module as a person does: open the browser, type its name, Enter."""
    QTest.mouseClick(field.add, Qt.MouseButton.LeftButton)
    browser = field.findChildren(Browser)[-1]
    QTest.keyClicks(browser.search, name)
    QTest.keyClick(browser.search, Qt.Key.Key_Return)


def show(form: ColonizersForm, text: str) -> None:
    form.show_position(Position.parse(game("colonizers"), text))


def test_a_form_says_what_it_was_given(form: ColonizersForm) -> None:
    told: list[None] = []
    form.changed.connect(lambda: told.append(None))
    for text in TEXTS:
        show(form, text)
        assert form.text() == text
    assert not told


def test_every_position_of_a_game_can_be_shown(form: ColonizersForm) -> None:
    for number, step in enumerate(random_game(Told(), seed=9)):
        if number % 9 == 0:
            form.show_position(step.after)
            assert form.text() == step.after.text()


def test_modules_are_picked_by_name_taken_away_and_sorted_in_the_hand(
    form: ColonizersForm,
) -> None:
    show(form, BUILD)
    hand = field(form, tr("table-seat", number=3, name=tr("colonizers-hand")))
    while hand.chips:
        QTest.mouseClick(hand.chips[0], Qt.MouseButton.LeftButton)
    assert not hand.words
    for name in ("military_academy", "oxygen_generator", "housing_unit"):
        pick(hand, tr(f"colonizers-module-{name}"))
    assert "| hand G4 R3 N1 | colony" in form.text()
    assert "knows" not in form.text()
    Position.parse(game("colonizers"), form.text())  # raises if impossible


def test_another_turn_is_a_possible_one(form: ColonizersForm) -> None:
    show(form, POWER)
    movers = form.findChildren(QRadioButton)
    movers[2].setChecked(True)
    fields = form.findChildren(ChoiceField)
    phase = next(each for each in fields if each.accessibleName() == tr("colonizers-next-step"))
    phase.set_data(3)
    phase.activated.emit(3)
    assert "seat 3 draw" in form.text()
    assert "shown 1 2 3" in form.text()
    Position.parse(game("colonizers"), form.text())
