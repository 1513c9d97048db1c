"""Buttons: kinds, keyboard, reasons for being disabled, room for longer words."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.kit.button import Button, ButtonKind, IconButton
from gui.style import Size, Token, theme
from tests.pictures.layout import painted


def _colour_at(button: Button, x: int, y: int) -> QColor:
    image: QImage = button.grab().toImage()
    return image.pixelColor(x, y)


@pytest.mark.parametrize("kind", ButtonKind)
def test_every_kind_works_with_mouse_and_space(qtbot: QtBot, kind: ButtonKind) -> None:
    button = Button("Bank 750", kind)
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_primary_is_filled_with_brass(qtbot: QtBot, still: None) -> None:
    button = Button("Roll", ButtonKind.PRIMARY)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    assert _colour_at(button, 6, button.height() // 2) == theme().color(Token.BRASS)


def test_a_blocked_button_says_why(qtbot: QtBot) -> None:
    button = Button("Bank 750")
    button.setToolTip("Keep the points")
    qtbot.addWidget(button)
    button.set_blocked("Roll once before you bank")
    button.set_blocked("It is not your turn")
    assert not button.isEnabled()
    assert button.toolTip() == "It is not your turn"
    button.set_blocked("")
    assert button.isEnabled()
    assert button.toolTip() == "Keep the points"


def test_text_icon_and_key_all_have_room(qtbot: QtBot) -> None:
    plain = Button("Wurf bestätigen")
    with_icon = Button("Wurf bestätigen", icon_name="fa6s.dice")
    with_key = Button("Wurf bestätigen", icon_name="fa6s.dice", key="Strg+Umschalt+Z")
    for button in (plain, with_icon, with_key):
        qtbot.addWidget(button)
    widths = [button.minimumSizeHint().width() for button in (plain, with_icon, with_key)]
    assert widths == sorted(widths)
    assert len(set(widths)) == 3


@pytest.mark.parametrize(("short", "fault"), [("", "is shortened"), ("Luna", "")])
def test_where_the_text_has_no_room_the_short_one_is_shown(
    short: str, fault: str, qtbot: QtBot
) -> None:
    button = Button("Luna with two hundred playouts")
    button.short = short
    qtbot.addWidget(button)
    button.resize(100, button.height())
    with painted() as wrong:
        button.grab()
    assert fault in " ".join(wrong)
    assert bool(wrong) == bool(fault)


def test_heights_follow_the_scale(qtbot: QtBot) -> None:
    normal, compact = Button("Roll"), Button("Roll", compact=True)
    qtbot.addWidget(normal)
    qtbot.addWidget(compact)
    assert (normal.height(), compact.height()) == (Size.CONTROL, Size.CONTROL_COMPACT)
    theme().step_scale(5)
    assert normal.height() == theme().px(Size.CONTROL) > Size.CONTROL


def test_hover_ends_fully_on_or_off(qtbot: QtBot) -> None:
    button = Button("Roll")
    qtbot.addWidget(button)
    button.show()
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
    qtbot.waitUntil(lambda: button.property("hover_level") == 1.0)
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: button.property("hover_level") == 0.0)


def test_icon_buttons_have_names_and_large_targets(qtbot: QtBot) -> None:
    button = IconButton("fa6s.gear", "Settings")
    small = IconButton("fa6s.xmark", "Close", small=True)
    qtbot.addWidget(button)
    qtbot.addWidget(small)
    assert button.accessibleName() == button.toolTip() == "Settings"
    assert button.width() == button.height() == Size.TARGET
    assert small.width() == small.height() == Size.TARGET_TABLE
