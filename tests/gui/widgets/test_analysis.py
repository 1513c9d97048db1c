"""Hint cards, bars, transport."""

import math

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engines.runtime.texts import tr
from gui.kit.bars import Preference, PreferenceBar
from gui.kit.button import Button
from gui.kit.card import CardTone
from gui.kit.hint_card import HintCard, HintView
from gui.kit.label import Label
from gui.kit.steps import Piece, Steps
from gui.kit.transport import TransportBar, speed_name
from gui.style import Token, TypeRole, theme
from gui.style.motion import SPEEDS, pace
from tests.gui.motion import finish_all

BEST = HintView(
    "Keep 1 1 5, roll 3",
    "64.8 %",
    Preference(0.7, 0.6, 0.8),
    ("First reason.", "Second reason."),
    "2,140 visits",
    best=True,
)


def _texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label) if not label.isHidden()]


def _enter(widget: QWidget) -> None:
    spot = QPointF(5, 5)
    QApplication.sendEvent(widget, QEnterEvent(spot, spot, spot))


def _leave(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


# Hint card


def test_hint_card_shows_plan_value_and_first_reason(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    assert _texts(card) == ["64.8 %", "First reason."]
    steps = card.findChild(Steps)
    assert isinstance(steps, Steps)
    assert steps.steps == (("Keep 1 1 5, roll 3",),)
    assert card.tone is CardTone.ADVISED
    card.open_reasons(is_open=True)
    assert _texts(card)[-2:] == ["First reason.", "Second reason."]


def test_hover_or_focus_previews_until_both_are_gone(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    told: list[bool] = []
    card.previewed.connect(told.append)
    with qtbot.waitActive(card):
        card.show()
        card.activateWindow()
    card.setFocus()
    _enter(card)
    _leave(card)
    card.clearFocus()
    assert told == [True, False]
    _enter(card)
    _leave(card)
    assert told == [True, False, True, False]


def test_enter_or_double_click_plays_the_plan(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    with qtbot.waitSignal(card.played):
        QTest.keyClick(card, Qt.Key.Key_Return)
    with qtbot.waitSignal(card.played):
        QTest.mouseDClick(card, Qt.MouseButton.LeftButton)


def test_copy_gives_plain_text(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    QTest.keyClick(card, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == (
        "Keep 1 1 5, roll 3 64.8 %\n– First reason.\n– Second reason."
    )


def test_the_played_plan_has_the_seat_s_edge_and_a_word(qtbot: QtBot) -> None:
    card = HintCard(HintView("Bank", "62 %", Preference(0.2), played_by=1))
    qtbot.addWidget(card)
    card.resize(300, 80)
    assert "played" in _texts(card)
    assert card.grab().toImage().pixelColor(1, 40) == theme().seat_color(1)


def test_more_is_a_button_for_the_keyboard_too(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    more = next(button for button in card.findChildren(QWidget) if _is_more(button))
    QTest.keyClick(more, Qt.Key.Key_Space)
    assert "Second reason." in _texts(card)


def test_the_best_plan_can_be_played_with_a_button(qtbot: QtBot) -> None:
    card = HintCard(BEST)
    qtbot.addWidget(card)
    play = next(each for each in card.findChildren(Button) if each.text() == tr("kit-play-this"))
    with qtbot.waitSignal(card.played):
        play.click()
    card.set_view(HintView("Bank", "62 %", Preference(0.2)))
    assert play.isHidden()


def test_a_plan_is_shown_in_steps_with_dice_between_the_words(qtbot: QtBot) -> None:
    drawn: list[QRectF] = []
    die = (lambda _painter, rect: drawn.append(rect),)
    steps = Steps()
    qtbot.addWidget(steps)
    steps.show_steps((("keep", die, die), ("roll", "4")), "keep 1 5, roll 4")
    steps.resize(300, steps.heightForWidth(300))
    steps.grab()
    assert [rect.y() for rect in drawn] == [drawn[0].y()] * 2
    assert drawn[0].right() < drawn[1].left()
    assert steps.heightForWidth(70) > steps.heightForWidth(300)


def test_punctuation_stays_close_to_what_is_before_it(qtbot: QtBot) -> None:
    drawn: list[QRectF] = []
    die = (lambda _painter, rect: drawn.append(rect),)
    steps = Steps()
    qtbot.addWidget(steps)

    def right_of_last(*pieces: Piece) -> float:
        steps.show_steps((("keep", *pieces, die),), "")
        steps.resize(300, steps.heightForWidth(300))
        steps.grab()
        return drawn[-1].right()

    comma = QFontMetricsF(theme().font(TypeRole.SECTION)).horizontalAdvance(",")
    assert right_of_last(die, ",") - right_of_last(die) == pytest.approx(comma)


def _is_more(widget: QWidget) -> bool:
    return getattr(widget, "text", str)() == tr("kit-more")


# Bars


def test_preference_bar_grows_to_its_share(qtbot: QtBot) -> None:
    bar = PreferenceBar(Preference(0.2, 0.1, 0.3))
    qtbot.addWidget(bar)
    bar.set_preference(Preference(0.9))
    assert bar.property("shown_share") < 0.9
    finish_all()
    assert bar.property("shown_share") == pytest.approx(0.9)


def test_preference_bar_is_filled_with_violet(qtbot: QtBot, still: None) -> None:
    bar = PreferenceBar(Preference(0.5))
    qtbot.addWidget(bar)
    bar.resize(200, bar.height())
    image = bar.grab().toImage()
    middle = bar.height() // 2
    assert image.pixelColor(60, middle) == theme().color(Token.HINT)
    assert image.pixelColor(140, middle) == theme().color(Token.SUNKEN)


# Transport


def test_transport_only_asks(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    with qtbot.waitSignal(bar.playRequested) as asked:
        QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert asked.args == [True]
    assert not bar.playing
    bar.set_playing(True)
    assert bar.play.accessibleName() == tr("kit-pause")
    with qtbot.waitSignal(bar.playRequested) as asked:
        QTest.mouseClick(bar.play, Qt.MouseButton.LeftButton)
    assert asked.args == [False]


def test_transport_stops_at_the_ends_of_the_record(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    buttons = (bar.start, bar.back, bar.step, bar.end)
    bar.set_position(0, 10)
    assert [button.isEnabled() for button in buttons] == [False, False, True, True]
    bar.set_position(10, 10)
    assert [button.isEnabled() for button in buttons] == [True, True, False, False]


def test_transport_goes_through_all_speeds(qtbot: QtBot) -> None:
    bar = TransportBar()
    qtbot.addWidget(bar)
    pace().set_speed(SPEEDS[0])
    seen = [bar.speed_button.text()]
    while bar.faster.isEnabled():
        QTest.mouseClick(bar.faster, Qt.MouseButton.LeftButton)
        seen.append(bar.speed_button.text())
    assert seen == [speed_name(speed) for speed in SPEEDS]
    assert pace().speed == math.inf
    bar.speed_button.menu().actions()[0].trigger()
    assert pace().speed == 0.25
    assert not bar.slower.isEnabled()


def test_speeds_are_written_short() -> None:
    assert [speed_name(speed) for speed in SPEEDS] == [
        "¼×",
        "½×",
        "1×",
        "2×",
        "4×",
        "8×",
        "16×",
        "∞",
    ]
