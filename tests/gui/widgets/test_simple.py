"""Cards, labels, segments, notices, progress, title bars, status line, empty states."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime.texts import number, tr
from gui.kit import notice
from gui.kit.card import Card, CardTone, EmptyState
from gui.kit.fields import ChoiceField, NumberField
from gui.kit.label import ElidedLabel, Figure, Label
from gui.kit.notice import Notice, NoticeAction, NoticeArea, NoticeKind
from gui.kit.progress import ProgressLine
from gui.kit.segmented import SegmentedControl
from gui.shell.docks import DockTitleBar
from gui.style import Look, Scheme, Size, Token, theme


def test_labels_follow_the_theme(qtbot: QtBot) -> None:
    label = Label("Win chance", token=Token.TEXT2)
    qtbot.addWidget(label)
    theme().set_look(Look(Scheme.DARK, False, 200))
    assert label.palette().color(label.foregroundRole()) == theme().color(Token.TEXT2)
    assert label.font().pixelSize() == 28
    label.set_token(Token.BAD)
    assert label.palette().color(label.foregroundRole()) == theme().color(Token.BAD)


def test_plain_labels_do_not_read_markup(qtbot: QtBot) -> None:
    label = Label("<b>1 < 2</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("percent", [100, 150])
def test_a_figure_is_as_high_as_its_fonts(qtbot: QtBot, percent: int) -> None:
    figure = Figure("points", "")
    qtbot.addWidget(figure)
    theme().set_look(Look(Scheme.DARK, False, percent))
    figure.show_value("962.3343")
    figure.show()
    for label in figure.findChildren(Label):
        assert label.height() >= label.fontMetrics().height()


def test_elided_label_keeps_the_whole_text_at_hand(qtbot: QtBot) -> None:
    label = ElidedLabel("A sentence that is much too long")
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.text() == label.toolTip() == label.accessibleName()


def test_clickable_card_works_with_mouse_and_keys(qtbot: QtBot) -> None:
    card = Card(clickable=True)
    qtbot.addWidget(card)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(card.clicked):
            QTest.keyClick(card, key)
    with qtbot.waitSignal(card.clicked):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(card.clicked):
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=QPoint(-5, -5))


def test_plain_card_swallows_nothing(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    assert card.focusPolicy() is Qt.FocusPolicy.NoFocus
    with qtbot.assertNotEmitted(card.clicked):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)


def test_card_tone_changes_its_fill(qtbot: QtBot) -> None:
    card = Card()
    qtbot.addWidget(card)
    card.resize(80, 60)
    for tone in CardTone:
        card.set_tone(tone)
        assert card.grab().toImage().pixelColor(40, 30) == theme().color(tone.fill)


def test_segments_are_exclusive_and_move_with_arrows(qtbot: QtBot) -> None:
    control = SegmentedControl(("Theme", "Candidates", "Ranked"), 1)
    qtbot.addWidget(control)
    with qtbot.waitActive(control):
        control.show()
        control.activateWindow()
    segments = [control.findChildren(QWidget)[place] for place in range(3)]
    with qtbot.waitSignal(control.currentChanged) as changed:
        QTest.mouseClick(segments[2], Qt.MouseButton.LeftButton)
    assert changed.args == [2]
    with qtbot.waitSignal(control.currentChanged) as changed:
        QTest.keyClick(segments[2], Qt.Key.Key_Left)
    assert changed.args == [1]
    with qtbot.assertNotEmitted(control.currentChanged):
        control.set_current(1)
    assert control.current == 1


def test_notice_runs_its_action_and_closes(qtbot: QtBot) -> None:
    area = NoticeArea()
    qtbot.addWidget(area)
    ran = []
    shown = area.add(
        NoticeKind.ERROR, "Bot stopped.", [NoticeAction("Retry", lambda: ran.append(1))]
    )
    assert area.isVisible()
    retry = next(button for button in shown.findChildren(QPushButton) if button.text() == "Retry")
    QTest.mouseClick(retry, Qt.MouseButton.LeftButton)
    assert ran == [1]
    assert area.notices == []
    assert not area.isVisible()


def test_notice_with_the_same_key_replaces_the_old(qtbot: QtBot) -> None:
    area = NoticeArea()
    qtbot.addWidget(area)
    area.add(NoticeKind.ERROR, "First", key="autosave")
    area.add(NoticeKind.WARNING, "Other")
    area.add(NoticeKind.ERROR, "Second", key="autosave")
    assert [shown.text for shown in area.notices] == ["Other", "Second"]


def test_escape_closes_the_newest_notice_first(qtbot: QtBot) -> None:
    area = NoticeArea()
    qtbot.addWidget(area)
    area.add(NoticeKind.INFO, "Old")
    area.add(NoticeKind.INFO, "New")
    assert area.close_top()
    assert [shown.text for shown in area.notices] == ["Old"]
    QTest.keyClick(area.notices[0], Qt.Key.Key_Escape)
    assert not area.close_top()


def test_only_success_leaves_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice, "SUCCESS_MS", 10)
    area = NoticeArea()
    qtbot.addWidget(area)
    area.add(NoticeKind.INFO, "Stays")
    saved = area.add(NoticeKind.SUCCESS, "Saved")
    with qtbot.waitSignal(saved.closed):
        pass
    assert [shown.text for shown in area.notices] == ["Stays"]


def test_three_actions_are_too_many(qtbot: QtBot) -> None:
    action = NoticeAction("Retry", lambda: None)
    with pytest.raises(ValueError, match="3"):
        Notice(NoticeKind.INFO, "Text", [action] * 3)


def test_progress_stays_within_its_line(qtbot: QtBot) -> None:
    line = ProgressLine()
    qtbot.addWidget(line)
    line.resize(100, 3)
    line.set_progress(1.7)
    assert line.progress == 1.0
    line.set_progress(0.5)
    image = line.grab().toImage()
    assert image.pixelColor(20, 1) == theme().color(Token.ACCENT)
    assert image.pixelColor(80, 1) == theme().color(Token.SUNKEN)
    line.set_progress(None)
    unknown = line.grab().toImage()
    assert unknown.pixelColor(20, 1) == unknown.pixelColor(80, 1)
    line.set_active(False)
    assert not line.active


def test_dock_title_asks_to_close(qtbot: QtBot) -> None:
    bar = DockTitleBar("Analysis")
    qtbot.addWidget(bar)
    assert bar.height() == Size.DOCK_TITLE
    with qtbot.waitSignal(bar.close_button.clicked):
        QTest.mouseClick(bar.close_button, Qt.MouseButton.LeftButton)
    assert bar.close_button.accessibleName() == tr("shell-close", title="Analysis")
    tool = QWidget()
    bar.show_tool(tool)
    assert tool.parentWidget() is bar


def test_empty_state_offers_one_action(qtbot: QtBot) -> None:
    empty = EmptyState("No games yet.", "Start match", "fa6s.dice")
    qtbot.addWidget(empty)
    (button,) = empty.findChildren(QPushButton)
    with qtbot.waitSignal(empty.activated):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    empty.set_text("Actions will appear here.")
    texts = [label.text() for label in empty.findChildren(Label)]
    assert texts == ["Actions will appear here."]


def test_number_field_keeps_its_limits(qtbot: QtBot) -> None:
    field = NumberField(10000, 0, 20000, 500)
    qtbot.addWidget(field)
    field.stepUp()
    assert field.value() == 10500
    field.setValue(99999)
    assert field.value() == 20000


def test_a_number_field_writes_numbers_as_they_are_everywhere(qtbot: QtBot) -> None:
    field = NumberField(2000, -20_000, 200_000, 500)
    qtbot.addWidget(field)
    for value in (2000, 12_500, -500, 0):
        field.setValue(value)
        assert field.text() == number(value)


@pytest.mark.parametrize("typed", ["12500", "12 500", "12\u202f500", "12,500"])
def test_a_number_field_takes_numbers_as_people_write_them(qtbot: QtBot, typed: str) -> None:
    field = NumberField(0, -20_000, 200_000, 500)
    qtbot.addWidget(field)
    for sign, factor in (("", 1), ("-", -1), ("\u2212", -1)):
        field.clear()
        field.lineEdit().insert(sign + typed)
        assert field.value() == factor * 12_500
    field.clear()
    QTest.keyClicks(field, "9x9")
    assert field.value() == 99


def test_choice_field_knows_the_values_behind_its_texts(qtbot: QtBot) -> None:
    field = ChoiceField(("Person", "Bot"), ("person", "bot"))
    qtbot.addWidget(field)
    field.set_data("bot")
    assert (field.currentText(), field.currentData()) == ("Bot", "bot")
    with pytest.raises(ValueError, match="ghost"):
        field.set_data("ghost")
    field.set_choices(("One", "Two"))
    assert field.currentData() == "One"


def test_simple_widgets_leave_nothing_behind(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QVBoxLayout(holder)
    area = NoticeArea()
    layout.addWidget(area)
    before = len(holder.findChildren(QWidget))
    for count in range(20):
        area.add(NoticeKind.INFO, str(count), key="same")
    area.close_top()
    qtbot.waitUntil(lambda: len(holder.findChildren(QWidget)) == before)
