"""The forms in which positions are set up: form and text say the same."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from engines.contract.position import Position
from engines.contract.registry import game, games
from engines.games.lange_strasse.kernels.state import ORDERS
from engines.runtime.errors import ParseError
from engines.runtime.texts import tr
from gui.games.face import face
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.label import Label
from gui.table.dice.entry import DiceEntry
from gui.table.form import PositionForm
from gui.table.things import Browser, ThingsField
from tests.raised import raises

FARGO = (
    "0 0 | seat 1 | banked 0 | run 0 | dice 10 | turn 1",
    "4500 3200 | seat 1 | banked 0 | run 350 | dice 6 | turn 13",
    "4500 3200 800 | seat 2 | banked 1400 | run 350 | dice 6 | turn 14 | rolling",
    "9800 10250 4000 | seat 3 | banked 1400 | run 350 | dice 6 | turn 15 | trigger 2",
    "0 10000 0 | seat 3 | banked 0 | run 0 | dice 10 | turn 15 | trigger 2 | at exactly 10000",
    "0 0 0 0 0 300 | seat 3 | banked 0 | run 0 | dice 10 | turn 9",
)
STRASSE = (
    "0 0 0 | seat 1 | round 1",
    "4500 3200 9000 | seat 1 | round 7 | strich 2 3 | money 100 -50 -50",
    "0 350 0 | seat 3 | round 2 | strich 1 3 | sets 1250 | kept 1 5 444 | rolls 3 | dice 4",
    "9500 10200 4000 | seat 3 | round 9 | strich 2 3 | kept 1 444 | rolls 2 | dice 4 5",
    "4500 3200 9000 | seat 1 | round 10 | strich 2 3 | kept 1 5 | rolls 3 | dice 2 3 4 6",
    "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 3 4 5 6 | totale turn",
    "0 300 0 | seat 3 | round 1 | order 2 3 1",
)


def _form(qtbot: QtBot, name: str) -> PositionForm:
    make = face(name).make_form
    assert make is not None
    form = make()
    qtbot.addWidget(form)
    return form


def _field(form: PositionForm, kind: type[QWidget], name: str) -> QWidget:
    found = [field for field in form.findChildren(kind) if field.accessibleName() == name]
    assert found, f"no field is called {name}"
    return found[0]


def _number(form: PositionForm, name: str) -> NumberField:
    field = _field(form, NumberField, name)
    assert isinstance(field, NumberField)
    return field


def _choose(form: PositionForm, name: str, value: object) -> None:
    """Choose as a person does: the list emits ``activated``."""
    field = _field(form, ChoiceField, name)
    assert isinstance(field, ChoiceField)
    field.set_data(value)
    field.activated.emit(field.currentIndex())


def _things(form: PositionForm, name: str) -> ThingsField:
    field = _field(form, ThingsField, name)
    assert isinstance(field, ThingsField)
    return field


def _pick(field: ThingsField, name: str) -> None:
    """Pick a thing from the browser of a field."""
    field.add.click()
    browser = field.findChild(Browser)
    assert isinstance(browser, Browser)
    (item,) = browser.list.findItems(name, Qt.MatchFlag.MatchExactly)
    browser.list.itemClicked.emit(item)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _drag(chip: QWidget, target: QWidget, at: QPoint) -> None:
    """Drag a thing to a point of a widget."""
    end = chip.mapFromGlobal(target.mapToGlobal(at))
    QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=chip.rect().center())
    QTest.mouseMove(chip, end)
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=end)


def _show(form: PositionForm, name: str, text: str) -> None:
    form.show_position(Position.parse(game(name), text))


@pytest.mark.parametrize(
    ("name", "text"),
    [("fargo", text) for text in FARGO] + [("lange_strasse", text) for text in STRASSE],
)
def test_a_form_says_what_it_was_given(qtbot: QtBot, name: str, text: str) -> None:
    form = _form(qtbot, name)
    told: list[None] = []
    form.changed.connect(lambda: told.append(None))
    for other in FARGO if name == "fargo" else STRASSE:  # whatever was filled in before
        _show(form, name, other)
        _show(form, name, text)
        assert form.text() == text
    assert told == []


@pytest.mark.parametrize("name", sorted(games()))
def test_labels_and_heads_begin_with_capitals(qtbot: QtBot, name: str) -> None:
    form = _form(qtbot, name)
    form.show()
    labels = [label.text() for label in form.findChildren(Label) if label.isVisible()]
    assert labels
    assert [text for text in labels if text[:1].islower()] == []


GALAXY = (
    "seats 2 round 1 turn 9 pool 24 stage recruit mover 1 "
    "| credits 1 minimum 1 cup W3 citizenry W2R2 squares F1L F1R H7 developments T10* worlds T54* "
    "| credits 8 minimum 1 cup W3 citizenry W2Y1 squares F2L F2R H4 developments T01* worlds T02*"
)


@pytest.mark.parametrize("name", sorted(games()))
def test_every_form_can_show_the_start_of_its_game(qtbot: QtBot, name: str) -> None:
    make = face(name).make_form
    if make is None:
        return
    played = game(name)
    for seats in range(played.info.seats[0], played.info.seats[1] + 1):
        start = played.position_text(played.start(seats, played.options({})))
        form = _form(qtbot, name)
        _show(form, name, start)
        assert form.text() == start


def _seat(number: int, id_: str) -> str:
    """What a field of a seat is called."""
    return tr("table-seat", number=number, name=tr(id_))


# -- Lange Strasse ----------------------------------------------------------------------------


def test_a_roll_of_lange_strasse_is_entered_field_by_field(qtbot: QtBot) -> None:
    form = _form(qtbot, "lange_strasse")
    _show(form, "lange_strasse", STRASSE[0])
    told: list[None] = []
    form.changed.connect(lambda: told.append(None))
    _number(form, _seat(1, "lange_strasse-points")).setValue(4500)
    _number(form, _seat(2, "lange_strasse-points")).setValue(3200)
    _number(form, _seat(3, "lange_strasse-points")).setValue(9000)
    _number(form, tr("lange_strasse-round")).setValue(10)
    _number(form, _seat(1, "lange_strasse-cents")).setValue(100)
    _number(form, _seat(2, "lange_strasse-cents")).setValue(-50)
    _number(form, _seat(3, "lange_strasse-cents")).setValue(-50)
    mark = _field(form, QCheckBox, _seat(2, "lange_strasse-strich"))
    assert isinstance(mark, QCheckBox)
    mark.setChecked(True)
    kept = _things(form, tr("lange_strasse-kept-dice"))
    _pick(kept, "5 5 5")
    _pick(kept, "4 4 4")
    assert kept.words == ["444"], "another group replaces the one before"
    _pick(kept, "1")
    assert kept.words == ["1", "444"]
    (wider, _) = kept.kind.variants("444")
    kept.chips[1].turn_into(wider[0])
    assert " | kept 1 4444" in form.text()
    kept.chips[1].turn_into("444")
    assert (_number(form, tr("lange_strasse-rolls-made-set")).minimum()) == 1
    _number(form, tr("lange_strasse-points-of-completed-sets")).setValue(1250)
    entry = form.findChild(DiceEntry)
    assert isinstance(entry, DiceEntry)
    assert len(entry.places) == 2
    entry.enter("4 5")
    assert form.text() == (
        "4500 3200 9000 | seat 1 | round 10 | strich 2 | money 100 -50 -50 | sets 1250 "
        "| kept 1 444 | rolls 2 | dice 4 5"
    )
    Position.parse(game("lange_strasse"), form.text())  # raises if impossible
    assert told


def test_any_seat_of_lange_strasse_can_start(qtbot: QtBot) -> None:
    form = _form(qtbot, "lange_strasse")
    _show(form, "lange_strasse", STRASSE[0])
    _choose(form, tr("lange_strasse-order-of-play"), ORDERS.index((1, 2, 0)))
    with raises(ParseError, "errors-seat-no-points-after", seat=2):
        Position.parse(game("lange_strasse"), form.text())
    _number(form, _seat(2, "lange_strasse-points")).setValue(300)
    mover = _field(form, QRadioButton, tr("table-seat-to-move", number=3))
    assert isinstance(mover, QRadioButton)
    mover.setChecked(True)
    assert form.text() == "0 300 0 | seat 3 | round 1 | order 2 3 1"
    assert Position.parse(game("lange_strasse"), form.text()).owner == 2


def test_fewer_free_dice_keep_what_lies_on_the_table(qtbot: QtBot) -> None:
    form = _form(qtbot, "lange_strasse")
    _show(form, "lange_strasse", "0 0 0 | seat 1 | round 1 | rolls 1 | dice 1 2 3 4 4 5")
    kept = _things(form, tr("lange_strasse-kept-dice"))
    for _ in range(2):
        _pick(kept, "5")
    assert "| kept 5 5 |" in form.text()
    assert form.text().endswith("dice 1 2 3 4")
    for _ in range(2):
        kept.chips[0].click()
    with raises(ParseError, "errors-dice-kept-rolled-not", dice_left=6, rolled=4):
        Position.parse(game("lange_strasse"), form.text())


def test_only_possible_numbers_of_rolls_are_offered(qtbot: QtBot) -> None:
    form = _form(qtbot, "lange_strasse")
    _show(form, "lange_strasse", "0 0 0 | seat 1 | round 1 | kept 1 5 | rolls 1")
    rolls = _number(form, tr("lange_strasse-rolls-made-set"))
    assert (rolls.minimum(), rolls.maximum()) == (1, 2)
    assert rolls.isEnabled()
    _things(form, tr("lange_strasse-kept-dice")).chips[0].click()
    assert (rolls.minimum(), rolls.maximum()) == (1, 1)
    assert not rolls.isEnabled()


# -- Fargo ------------------------------------------------------------------------------------


def test_another_seat_to_move_has_the_first_turn_that_it_can_have(qtbot: QtBot) -> None:
    form = _form(qtbot, "fargo")
    _show(form, "fargo", FARGO[2])
    mover = _field(form, QRadioButton, tr("table-seat-to-move", number=3))
    assert isinstance(mover, QRadioButton)
    mover.setChecked(True)
    assert "| seat 3 |" in form.text()
    Position.parse(game("fargo"), form.text())  # possible


def test_without_points_at_risk_ten_dice_are_rolled(qtbot: QtBot) -> None:
    form = _form(qtbot, "fargo")
    _show(form, "fargo", FARGO[1])
    _number(form, tr("fargo-points-at-risk")).setValue(0)
    assert form.text() == "4500 3200 | seat 1 | banked 0 | run 0 | dice 10 | turn 13"
    assert not _number(form, tr("fargo-dice-to-roll-next")).isEnabled()
    _number(form, tr("fargo-points-at-risk")).setValue(100)
    assert _number(form, tr("fargo-dice-to-roll-next")).isEnabled()


# -- Roll for the Galaxy ----------------------------------------------------------------------


def test_a_position_of_roll_for_the_galaxy_is_changed_field_by_field(qtbot: QtBot) -> None:
    form = _form(qtbot, "roll_galaxy")
    _show(form, "roll_galaxy", GALAXY)
    assert form.text() == GALAXY
    _number(form, _seat(1, "roll_galaxy-credits")).setValue(2)
    _number(form, _seat(2, "roll_galaxy-vp-chips")).setValue(4)
    _number(form, tr("roll_galaxy-vp-chips-left-supply")).setValue(20)
    _number(form, tr("roll_galaxy-round-number")).setValue(3)
    _things(form, _seat(1, "roll_galaxy-cup")).chips[0].click()
    _pick(_things(form, _seat(2, "roll_galaxy-citizenry")), tr("roll_galaxy-die-home"))
    changed = form.text()
    assert changed.startswith("seats 2 round 3 turn 9 pool 20 stage recruit mover 1 | credits 2 ")
    assert " cup W2 citizenry W2R2 " in changed
    assert changed.endswith("chips 4")
    position = Position.parse(game("roll_galaxy"), changed)
    assert [seat.credits for seat in position.view(None).seats] == [2, 8]


def test_dice_are_dragged_and_goods_put_on_worlds(qtbot: QtBot) -> None:
    form = _form(qtbot, "roll_galaxy")
    _show(form, "roll_galaxy", GALAXY)
    form.resize(420, 2400)
    with qtbot.waitExposed(form):
        form.show()
    cup, citizenry = (
        _things(form, _seat(1, f"roll_galaxy-{name}")) for name in ("cup", "citizenry")
    )
    _drag(citizenry.chips[-1], cup, cup.chips[0].geometry().center() - QPoint(8, 0))
    assert " cup W3R1 citizenry W2R1 " in form.text()
    _drag(cup.chips[0], form.sections[0], QPoint(3, 3))
    assert " cup W3R1 " in form.text(), "beside all fields nothing happens"
    squares = _things(form, _seat(1, "roll_galaxy-squares"))
    _pick(squares, tr("roll_galaxy-face-T55B-name"))
    world = squares.chips[-1]
    variants = {text: word for word, text in squares.kind.variants(world.thing.word)}
    world.turn_into(variants[tr("roll_galaxy-add-a-good", kind=tr("roll_galaxy-die-novelty"))])
    assert squares.words[-1] == f"{world.thing.word}+C"
    assert f" squares F1L F1R H7 {squares.words[-1]} " in form.text()
    stack = _things(form, _seat(1, "roll_galaxy-developments"))
    _pick(stack, tr("roll_galaxy-face-T31A-name"))
    added = stack.words[-1]
    _drag(stack.chips[1], stack, QPoint(1, 1))
    assert stack.words == [added, "T10*"]
    _drag(stack.chips[0], stack, QPoint(stack.width() - 1, stack.chips[0].geometry().center().y()))
    assert stack.words == ["T10*", added]


def test_what_adds_a_thing_moves_up_when_one_is_taken_away(qtbot: QtBot) -> None:
    form = _form(qtbot, "lange_strasse")
    _show(form, "lange_strasse", "0 0 0 | seat 1 | round 1 | kept 1 5 | rolls 1")
    form.resize(420, 1200)
    with qtbot.waitExposed(form):
        form.show()
    kept = _things(form, tr("lange_strasse-kept-dice"))
    last = kept.chips[-1].pos()
    kept.chips[0].click()
    QApplication.processEvents()
    assert kept.add.pos() == last


def test_a_browser_finds_things_by_name(qtbot: QtBot) -> None:
    form = _form(qtbot, "colonizers")
    start = Position.start(game("colonizers"), 4)
    form.show_position(start)
    hand = _things(form, _seat(1, "colonizers-hand"))
    _pick(hand, tr("colonizers-module-quarry"))
    _pick(hand, tr("colonizers-module-spaceport"))
    browser = Browser(hand)
    qtbot.addWidget(browser)
    picked: list[str] = []
    browser.picked.connect(picked.append)
    browser.search.setText(tr("colonizers-module-garrison")[:5].lower())
    browser.search.returnPressed.emit()
    assert picked == [
        next(t.word for t in hand.kind.things() if t.name == tr("colonizers-module-garrison"))
    ]
    assert [chip.accessibleName() for chip in hand.chips] == [
        tr("colonizers-module-quarry"),
        tr("colonizers-module-spaceport"),
    ]
    QTest.keyClick(hand.chips[0], Qt.Key.Key_Delete)
    assert [chip.accessibleName() for chip in hand.chips] == [tr("colonizers-module-spaceport")]
    assert f"hand {hand.words[0]}" in form.text()
