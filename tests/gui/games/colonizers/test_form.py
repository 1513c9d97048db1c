"""The form of Colonizers: form and text say the same."""

import pytest
from PySide6.QtWidgets import QLineEdit, QRadioButton
from pytestqt.qtbot import QtBot

from engines.contract.position import Position
from engines.contract.registry import game
from engines.runtime.errors import ParseError
from gui.games.colonizers.form import ColonizersForm
from gui.kit.fields import ChoiceField
from tests.gui.games.colonizers.told import BUILD, DRAW, KEEP, LAST, POWER, Told
from tests.gui.games.told import random_game

TEXTS = (POWER, KEEP, DRAW, BUILD, LAST)


@pytest.fixture
def form(qtbot: QtBot, plain_look: None) -> ColonizersForm:
    made = ColonizersForm()
    qtbot.addWidget(made)
    return made


def line(form: ColonizersForm, name: str) -> QLineEdit:
    found = [each for each in form.findChildren(QLineEdit) if each.accessibleName() == name]
    return found[0]


def write(form: ColonizersForm, name: str, text: str) -> None:
    line(form, name).setText(text)
    line(form, name).textEdited.emit(text)


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


def test_cards_are_written_by_their_codes_and_sorted_in_the_hand(form: ColonizersForm) -> None:
    show(form, BUILD)
    write(form, "Seat 3, hand", "r3, g4 n12")
    write(form, "Seat 2, hand", "B2")
    assert "3 has 6 | hand G4 R3 N12 | colony" in form.text()
    assert "knows" not in form.text()
    Position.parse(game("colonizers"), form.text())  # possible


def test_what_is_no_card_is_named(form: ColonizersForm) -> None:
    show(form, BUILD)
    write(form, "Seat 3, hand", "G4 X9")
    with pytest.raises(ParseError, match="“x9” is not a card"):
        Position.parse(game("colonizers"), form.text())


def test_another_turn_is_a_possible_one(form: ColonizersForm) -> None:
    show(form, POWER)
    movers = form.findChildren(QRadioButton)
    movers[2].setChecked(True)
    fields = form.findChildren(ChoiceField)
    phase = next(each for each in fields if each.accessibleName() == "Next step")
    phase.set_data(3)
    phase.activated.emit(3)
    assert "seat 3 draw" in form.text()
    assert "shown 1 2 3" in form.text()
    Position.parse(game("colonizers"), form.text())
