"""The buttons at the foot of a table: how they share a narrow space."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gui.kit.words import draw_words
from gui.match.tray import ActionRow, TrayButton
from gui.style import theme
from gui.table import instruments


def _row(qtbot: QtBot, width: int, *texts: str) -> ActionRow:
    row = ActionRow()
    qtbot.addWidget(row)
    row.show_row([TrayButton(text, lambda: None) for text in texts])
    row.resize(theme().px(width), 200)
    row.show()
    return row


def test_two_short_buttons_share_the_width_of_a_narrow_room(qtbot: QtBot) -> None:
    row = _row(qtbot, 320, "Roll", "Double to 4")
    roll, double = (each.geometry() for each in row.buttons)
    assert roll.width() == double.width()
    assert (double.left(), roll.right() + 1) == (0, row.width())
    assert roll.top() == double.top()


@pytest.mark.parametrize("texts", [("Keep 1 2 2 2 and roll two", "Stop with 300 points")])
def test_long_ones_are_below_each_other_and_the_first_is_the_lowest(
    qtbot: QtBot, texts: tuple[str, ...]
) -> None:
    row = _row(qtbot, 240, *texts)
    first, second = (each.geometry() for each in row.buttons)
    assert first.top() > second.bottom()
    assert first.width() == second.width() == row.width()


@pytest.mark.parametrize("key", ["B", "1", "I", "Ctrl+R"])
def test_a_button_on_a_table_shows_its_key(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    written: list[str] = []

    def write(*args: Any) -> None:
        written.append(args[2])
        draw_words(*args)

    monkeypatch.setattr(instruments, "draw_words", write)
    row = ActionRow()
    qtbot.addWidget(row)
    row.show_row([TrayButton("Confirm", lambda: None, key)])
    row.resize(theme().px(900), theme().px(46))
    row.grab()
    assert written == ["Confirm", key]


@pytest.mark.parametrize(("room", "high"), [(36, 36), (100, 46), (300, 66)])
def test_buttons_grow_with_their_room_as_if_there_were_two(
    qtbot: QtBot, room: int, high: int
) -> None:
    for texts in (("Roll",), ("Keep 1 2 2 2 and roll two", "Stop with 300 points")):
        row = _row(qtbot, 240, *texts)
        assert row.heightForWidth(row.width()) <= theme().px(80), "what it needs stays the same"
        row.resize(row.width(), theme().px(max(room, 80 if len(texts) > 1 else 0)))
        rects = [each.geometry() for each in row.buttons]
        assert {rect.height() for rect in rects} == {theme().px(high)}
        assert all(row.rect().contains(rect) for rect in rects)


def test_in_a_wide_room_each_is_as_wide_as_it_would_like_to_be(qtbot: QtBot) -> None:
    row = _row(qtbot, 800, "Roll", "Double to 4")
    roll, double = row.buttons
    assert roll.width() == roll.sizeHint().width()
    assert double.geometry().right() < roll.geometry().left()


def test_what_is_advised_stays_ringed_while_buttons_change(qtbot: QtBot) -> None:
    row = _row(qtbot, 800)
    stop, keep = (TrayButton(name, lambda: None, name=name) for name in ("stop", "keep"))
    row.show_row([stop, keep])
    before = [each.grab().toImage() for each in row.buttons]
    row.advise("keep")
    rung = [each.grab().toImage() for each in row.buttons]
    assert [one == other for one, other in zip(before, rung, strict=True)] == [True, False]
    row.show_row([keep, stop])
    assert [each.advised for each in row.buttons] == [True, False]
    row.advise("")
    assert not any(each.advised for each in row.buttons)
