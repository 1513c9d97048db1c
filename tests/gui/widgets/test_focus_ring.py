"""The focus ring: for the keyboard only, around the control, gone with it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMoveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gui.kit.button import Button
from gui.kit.ring import FocusRings, Ring
from gui.style import Look, Scheme, Token, theme


def _window(qtbot: QtBot) -> tuple[QWidget, Button, Button]:
    FocusRings.install()
    window = QWidget()
    layout = QHBoxLayout(window)
    first, second = Button("First"), Button("Second")
    layout.addWidget(first)
    layout.addWidget(second)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    return window, first, second


def _ring(window: QWidget) -> QWidget | None:
    found = window.findChildren(QWidget, "focusRing")
    return found[-1] if found and not found[-1].isHidden() else None


def test_install_makes_one(qtbot: QtBot) -> None:
    assert FocusRings.install() is FocusRings.install()


def test_tab_shows_the_ring_and_a_click_hides_it(qtbot: QtBot) -> None:
    window, first, second = _window(qtbot)
    assert FocusRings.install().target is None
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert FocusRings.install().target is second
    ring = _ring(window)
    assert ring is not None
    assert ring.geometry().contains(second.geometry())
    assert ring.width() - second.width() == 8
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert FocusRings.install().target is None


def test_ring_follows_the_control_and_the_scale(qtbot: QtBot) -> None:
    window, first, second = _window(qtbot)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    ring = _ring(window)
    assert ring is not None
    second.move(second.pos() + QPoint(10, 5))
    assert ring.geometry().center() == second.geometry().center()
    theme().set_look(Look(Scheme.LIGHT, True, 200))
    assert ring.width() - second.width() == 2 * (4 + 8)
    second.hide()
    assert ring.isHidden()


def test_widgets_can_draw_focus_themselves(qtbot: QtBot) -> None:
    _, first, second = _window(qtbot)
    second.setProperty("focusRing", False)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert FocusRings.install().target is None


def test_ring_goes_with_a_deleted_control(qtbot: QtBot) -> None:
    window, first, second = _window(qtbot)
    QTest.keyClick(first, Qt.Key.Key_Tab)
    second.deleteLater()
    qtbot.waitUntil(lambda: _ring(window) is None)
    theme().set_look(Look(Scheme.DARK, False, 100))


def test_ring_scrolls_with_its_area(qtbot: QtBot) -> None:
    FocusRings.install()
    area = QScrollArea()
    content = QWidget()
    layout = QVBoxLayout(content)
    buttons = [Button(str(number)) for number in range(20)]
    for button in buttons:
        layout.addWidget(button)
    area.setWidget(content)
    qtbot.addWidget(area)
    with qtbot.waitActive(area):
        area.show()
        area.activateWindow()
    QTest.keyClick(buttons[0], Qt.Key.Key_Tab)
    ring = _ring(area)
    assert ring is not None
    assert ring.parentWidget() is area.viewport()
    top = ring.y()
    area.verticalScrollBar().setValue(30)
    assert ring.y() == top - 30


def test_events_may_come_while_a_ring_is_taken_apart(qtbot: QtBot) -> None:
    window, _first, second = _window(qtbot)
    ring = Ring(second, Token.ACCENT, "ring")
    vars(ring).clear()  # as garbage collection does, before Qt's part goes
    assert not ring.eventFilter(second, QMoveEvent(QPoint(1, 1), QPoint(0, 0)))
    window.resize(window.width() + 50, window.height())
