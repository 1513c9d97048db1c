"""Dice that people roll on the table and type in."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from engines.contract.record import PERSON, Record
from engines.match.controller.table_options import DiceSource
from engines.match.events import Waiting
from engines.runtime.texts import tr
from tests.gui.play.program import Program, path_texts, record_of, wait_until

Key = Qt.Key
LATE = "8900 8800 | seat 1"


def test_a_typed_game_reproduces_a_rolled_one(program: Program) -> None:
    """Every roll and decision to the end of a game that the program rolled, entered by hand."""
    program.play(record_of(PERSON, "three_dice", seed=5, start=LATE))
    program.play_to_the_end()
    program.kept()
    rolled = program.match.record
    assert {node.by for node in rolled.nodes} == {"chance", PERSON, "three_dice"}
    assert len(rolled.nodes) > 12

    program.play(record_of(PERSON, "three_dice", seed=99, start=LATE), dice=DiceSource.TYPED)
    for text in path_texts(rolled):
        _enter(program, text)
    typed = program.match.record
    assert program.match.pending.waiting is Waiting.OVER
    assert path_texts(typed) == path_texts(rolled)
    assert typed.result == rolled.result
    assert [node.by for node in typed.nodes] == [node.by for node in rolled.nodes]
    assert all(node.typed == (node.by == "chance") for node in typed.nodes)


def _enter(program: Program, text: str) -> None:
    """Type a roll, or click a decision of the person; bots decide by themselves."""
    if text[0].isdigit():
        assert program.until_due() is Waiting.DICE
        entry = program.match_page.tray.entry
        assert entry is not None
        wait_until(entry.hasFocus, "the first field to have the focus")
        program.type(text.replace(" ", ""))
        program.key(Key.Key_Return)
    elif program.until_due() is Waiting.PERSON:
        action = program.match.position.parse_action(text)
        program.click(program.named(f"choice-{action}"))
    program.until_due()


def test_faces_can_be_clicked_and_wrong_input_is_explained(program: Program) -> None:
    program.play(record_of(PERSON, "points", seed=5), dice=DiceSource.TYPED)
    assert program.until_due() is Waiting.DICE
    assert program.status == tr("match-enter-roll-of", name="Anna")
    entry = program.match_page.tray.entry
    assert entry is not None
    wait_until(entry.isVisible, "the fields")
    wait_until(entry.hasFocus, "the first field to have the focus")
    program.type("7")
    assert entry.message == tr("table-isnt-face-die-type", key=7, faces="1–6")
    program.key(Key.Key_Return)
    assert entry.message == tr("table-dice-are-still-missing", missing=10)
    assert not program.button(tr("match-use-this-roll")).isEnabled()
    faces = [
        button
        for button in entry.findChildren(QAbstractButton)
        if button.accessibleName() in tuple("123456")
    ]
    for _ in range(9):
        program.click(faces[0])
    program.key(Key.Key_5)
    program.key(Key.Key_Backspace)
    program.key(Key.Key_6)
    assert entry.complete
    program.click(program.button(tr("match-use-this-roll")))
    assert program.until_due() is Waiting.PERSON
    assert program.texts == ["1 1 1 1 1 1 1 1 1 6"]


def test_a_typed_roll_can_be_undone_and_typed_again(program: Program) -> None:
    program.play(record_of(PERSON, "points", seed=5), dice=DiceSource.TYPED)
    program.until_due()
    program.key(Key.Key_F2)
    wait_until(program.match_page.move_line.field.hasFocus, "the move line")
    program.type("1 2 3 4 5 6 1 2 3 4")
    program.key(Key.Key_Return)
    assert program.until_due() is Waiting.PERSON
    program.key(Key.Key_Z)
    assert program.until_due() is Waiting.DICE
    entry = program.match_page.tray.entry
    assert entry is not None
    wait_until(entry.hasFocus, "the first field to have the focus")
    program.type("1223344666")
    program.key(Key.Key_Return)
    assert program.until_due() is Waiting.PERSON
    record: Record = program.match.record
    assert [node.text for node in record.nodes] == ["1 1 2 2 3 3 4 4 5 6", "1 2 2 3 3 4 4 6 6 6"]
    assert all(node.typed for node in record.nodes)
